/** The worked examples of Parts 6 and 7, by the lines of the source, each through the procedure that a game or the desk follows. */

import { describe, expect, it } from 'vitest';
import { fight, told as saidIn } from '../src/battle-testing.js';
import { chitPorts } from '../src/chapters/3-sea-lift.js';
import { envisage } from '../src/chapters/5-14-muster.js';
import { forwardable } from '../src/chapters/7-0-forwarding.js';
import type { Carrier } from '../src/chapters/7-1-carrying.js';
import { flights } from '../src/chapters/7-2-air-lift.js';
import { guardChits } from '../src/chapters/7-15-home-guard.js';
import { charts } from '../src/charts/index.js';
import { played } from '../src/desk/testing.js';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  matchOf,
  offered,
  passUntil,
  tableOf,
  unit,
  without,
} from '../src/game-testing.js';
import { map } from '../src/map/map.js';
import type { LandUnit } from '../src/pieces.js';
import { situationOf } from '../src/situation.js';
import type { SupplyChit } from '../src/state.js';
import { tracesFrom } from '../src/supplied.js';

const nobody = { steps: 0, chits: 0 };
const sea = (hex: string, side: 'japan' | 'allies' = 'japan'): SupplyChit => ({ kind: 'sea', side, hex, drawn: [] });

describe('examples of Parts 6 and 7', () => {
  it('6.1 (line 889) the railways of Australia carry five of her units a month, and no sixth', () => {
    const diggers = Array.from({ length: 6 }, (_, n) =>
      unit(`d${n}`, 'W1128', { nation: 'australia', strength: [2], move: 1 }),
    );
    const match = matchOf({
      ...{ units: [...diggers, unit('a', 'W4533')], seasons: false, offensives: {}, initiative: 'australia' },
      alignment: { japan: 'japan', australia: 'allies' },
      chits: [sea('W1128', 'allies')],
    });
    passUntil(match, ({ phase, part }) => phase === 'movement' && part === 'allies');
    for (let n = 0; n < 5; n += 1) {
      answer(match, 'allies', [`rail:d${n}`]);
      answer(match, 'allies', ['W0928']);
    }
    expect(tableOf(match).rail.australia).toBe(5);
    expect(offered(match, 'allies')).toContain('unit:d5');
    expect(offered(match, 'allies')).not.toContain('rail:d5');
  });

  it('7.0 (line 972) a Dutch unit in Palembang, a city of a colony, needs no line', () => {
    const pub = boardOf({
      ...{ units: [unit('a', 'W1912', { nation: 'netherlands' })], initiative: 'japan' },
      alignment: { japan: 'japan', netherlands: 'allies' },
    });
    expect(tracesFrom(pub, situationOf(pub, map), 'netherlands', 'W1912')).toBe(true);
  });

  it('7.0 (line 988), R96 a chit in Darwin becomes one in Derby where a transport waits, over the friendly land between', () => {
    const stp = { kind: 'stp', points: 1, full: true, laden: 0, units: 0 } as const;
    const toDerby = (ship: Carrier, units: LandUnit[] = []) => {
      const alignment = { japan: 'japan', australia: 'allies' } as const;
      const chits = [sea('W1128', 'allies')];
      const pub = boardOf({ units, initiative: 'japan', chits, alignment });
      return forwardable(pub, 'allies', 'sea', 'W0823', ship);
    };
    expect(map.hex('W0823')?.name).toBe('Derby');
    expect(toDerby(stp)).toBe('W1128');
    expect(toDerby({ ...stp, laden: 1 })).toBeUndefined();
    expect(toDerby(stp, [unit('Kure', 'W1127')])).toBeUndefined();
  });

  it('7.2, 7.4 (lines 1012, 1048) a major port with city and resources holds three Sea and two Air Supply chits', () => {
    const room = (seas: number, airs: number) => {
      const chits = [
        ...Array.from({ length: seas }, () => sea('W4221')),
        ...Array.from({ length: airs }, (): SupplyChit => ({ ...sea('W4221'), kind: 'air' })),
      ];
      const pub = boardOf({
        ...{ units: [unit('3rd', 'W4221'), chinese('far', 'W4113')], chits, initiative: 'japan' },
        control: { W4221: 'japan', W4621: 'japan', W4521: 'japan', W4421: 'japan', W4322: 'japan' },
      });
      pub.chits.push(sea('W4621'));
      return [
        chitPorts(pub).find(({ hex }) => hex === 'W4221')?.room ?? 0,
        // R91 It would be asked about only if troops were hungry.
        without('R91', () => flights(pub, 'japan', charts).some(({ id }) => id === 'fly:W4221')),
      ];
    };
    expect([room(0, 0), room(2, 2), room(3, 1)]).toEqual([
      [3, true],
      [1, false],
      [0, true],
    ]);
  });

  it('7.7 (line 1082) one Sea Supply chit feeds four attackers; with a fifth the attack is out of supply', () => {
    const attack = (count: number): string => {
      const units = Array.from({ length: count }, (_, n) => unit(`a${n}`, 'W4220', { strength: [1, 2] }));
      const law = lawOf({
        units: [...units, chinese('c', 'W4120'), chinese('far', 'W4113')],
        control: { W4221: 'japan', W4220: 'japan' },
        chits: [sea('W4221')],
      });
      const pub = boardOf({ ...law.scenario });
      const air = { japan: 0, allies: 0 };
      const sortie = { kind: 'combat', side: 'japan', target: 'W4120', units: units.map(({ id }) => id), air } as const;
      const fought = fight(envisage(pub, law, { ...sortie, units: [...sortie.units] }), [4]);
      return JSON.stringify(saidIn(fought, 'modifiers'));
    };
    expect(attack(4)).not.toContain('attackers out of supply');
    expect(attack(5)).toContain('attackers out of supply');
  });

  it('7.15 (line 1280) a 3 and four home cities with resources bring seven steps: three units of two and one of one', () => {
    const { outcome, said } = played('month-end', { roll: 'home guard', cities: 4 }, [3]);
    expect(outcome).toEqual({ 'steps raised': 7 });
    expect(said).toEqual(['7.15 Rolled 3: 7 steps of home guard come.']);
    expect(guardChits(7, nobody).least).toBe(4);
  });

  it('7.15 (line 1282) two steps come as two units or as one', () => {
    const { outcome } = played('month-end', { roll: 'home guard', cities: 1 }, [1]);
    expect(outcome).toEqual({ 'steps raised': 2 });
    expect(guardChits(2, nobody)).toEqual({ least: 1, most: 2 });
  });
});
