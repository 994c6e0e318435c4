import { describe, expect, it } from 'vitest';
import {
  airAt,
  answer,
  campaignOf,
  holderOf,
  offered,
  ownOf,
  pass,
  passTo,
  place,
  publicOf,
  question,
  refusalOf,
  sail,
  told,
} from '../campaign-testing.js';
import { allBases, baseNumber, seaBeside } from '../map/places.js';
import { reachOver } from '../map/reach.js';
import type { Position } from '../scenarios/scenario.js';
import { mayGoOn, type ZonedMove } from './air-zones.js';

const quiet: Position = { first: 3, air: {}, merchants: 20, oil: 30 };
const deploying = (set: Position) => passTo(campaignOf({ set: { ...quiet, ...set } }), 'deployment', 'japan');
const operating = (set: Position) => passTo(campaignOf({ set: { ...quiet, ...set } }), 'operations', 'japan');

describe('7.1 sea deployment', () => {
  it('CARD-transport.naval, 7.1 one hex costs nothing, up to four hexes the points of the unit', () => {
    const campaign = deploying({ ships: { akagi: 'truk', tone: 'rabaul' }, control: { rabaul: 'japan' } });
    answer(campaign, 'japan', ['rabaul']);
    answer(campaign, 'japan', [['akagi'], [], {}]);
    expect(ownOf(campaign, 'japan')).toMatchObject({ transport: 20, at: { akagi: baseNumber('rabaul') } });
    const far = deploying({ ships: { akagi: 'truk' } });
    answer(far, 'japan', ['saipan']);
    answer(far, 'japan', [['akagi'], [], {}]);
    expect(ownOf(far, 'japan').transport).toBe(18);
  });

  it('CARD-transport.air-land land units cost their strength, Air Points one each, and nobody spends what he has not', () => {
    const campaign = deploying({ land: { 'army-17': 'tokyo', 'army-36': 'tokyo' }, air: { tokyo: 3 }, merchants: 6 });
    answer(campaign, 'japan', ['iwo-jima']);
    expect(refusalOf(campaign, 'japan', [[], ['army-36'], {}])).toBe('CARD-transport.naval');
    answer(campaign, 'japan', [[], ['army-17'], { tokyo: 2 }]);
    expect(ownOf(campaign, 'japan').transport).toBe(0);
    expect(airAt(campaign, 'iwo-jima')).toBe(2);
  });

  it('R31 a base takes no more than it has room for', () => {
    const campaign = deploying({ air: { tokyo: 5 }, control: {} });
    answer(campaign, 'japan', ['iwo-jima']);
    expect(refusalOf(campaign, 'japan', [[], [], { tokyo: 3 }])).toBe('7.1');
  });

  it('7.1, R35 the move ends in an enemy Air Zone of Control: a base and the hexes beside it, while there are planes', () => {
    const toSaipan = (air: { [base: string]: number }) => {
      const control = { 'iwo-jima': 'allies', marcus: 'allies' } as const;
      const campaign = deploying({ ships: { akagi: 'tokyo', tone: 'truk' }, control, air });
      answer(campaign, 'japan', ['saipan']);
      return refusalOf(campaign, 'japan', [['akagi'], [], {}]);
    };
    expect(toSaipan({ 'iwo-jima': 2, marcus: 1 })).toBeDefined();
    expect(toSaipan({})).toBeUndefined();
  });

  it('R34 whoever was deployed takes no part in operations', () => {
    const campaign = deploying({ ships: { akagi: 'truk', soryu: 'truk' } });
    answer(campaign, 'japan', ['saipan']);
    answer(campaign, 'japan', [['akagi'], [], {}]);
    passTo(campaign, 'operations', 'japan');
    answer(campaign, 'japan', ['truk']);
    expect(refusalOf(campaign, 'japan', [['akagi'], [], 0])).toBeDefined();
    expect(refusalOf(campaign, 'japan', [['soryu'], [], 0])).toBeUndefined();
  });
});

describe('8.0 operational movement', () => {
  it('CARD-transport.naval Japan burns her points up to four hexes and half as much again beyond, rounded up once', () => {
    const ships = { akagi: 'truk', tone: 'truk', takao: 'truk' };
    const near = operating({ ships });
    sail(near, 'japan', 'truk', 'saipan', ['akagi', 'tone']);
    expect(ownOf(near, 'japan').oil).toBe(27);
    const far = operating({ ships });
    sail(far, 'japan', 'truk', 'tokyo', ['akagi', 'tone']);
    expect(ownOf(far, 'japan').oil).toBe(25);
  });

  it('CARD-transport.air-land with troops aboard no more than four hexes, for twice their points', () => {
    const campaign = operating({ ships: { akagi: 'truk' }, land: { 'south-seas': 'truk' }, control: {} });
    answer(campaign, 'japan', ['truk']);
    answer(campaign, 'japan', [['akagi'], ['south-seas'], 0]);
    expect(offered(campaign, 'japan')).toContain(String(place('saipan')));
    expect(offered(campaign, 'japan')).not.toContain(String(place('tokyo')));
    answer(campaign, 'japan', [String(place('rabaul'))]);
    expect(ownOf(campaign, 'japan').transport).toBe(12);
  });

  it('8.0 in an enemy Air Zone of Control a Task Force may go one hex further', () => {
    const campaign = operating({ ships: { akagi: 'truk' }, air: { rabaul: 1 } });
    answer(campaign, 'japan', ['truk']);
    answer(campaign, 'japan', [['akagi'], [], 0]);
    // Truk lies in the zone of Rabaul: the starting hex counts.
    expect(
      offered(campaign, 'japan')
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual([place('truk'), place('rabaul')].sort((a, b) => a - b));
  });

  it('R49 operations lead to the hexes of bases', () => {
    const campaign = operating({ ships: { akagi: 'truk' } });
    answer(campaign, 'japan', ['truk']);
    answer(campaign, 'japan', [['akagi'], [], 0]);
    const bases = new Set(allBases.map((base) => String(base.place)));
    expect(offered(campaign, 'japan').filter((id) => !bases.has(id))).toEqual([]);
    expect(offered(campaign, 'japan')).toContain(String(place('truk')));
  });

  it('R36 of a Task Force the enemy sees marker and cargo, of an anchorage that there are ships', () => {
    const campaign = operating({ ships: { akagi: 'truk', soryu: 'truk' }, land: { 'south-seas': 'truk' } });
    sail(campaign, 'japan', 'truk', 'saipan', ['akagi'], ['south-seas']);
    const [force] = publicOf(campaign).taskForces;
    expect(force).toMatchObject({ side: 'japan', land: ['south-seas'], shown: null });
    expect(publicOf(campaign).anchored[baseNumber('truk')]).toBe(true);
    const told = JSON.stringify(campaign.heard.filter(({ to }) => to === 'all' || to.includes('allies')));
    expect(told).not.toContain('akagi');
  });
});

describe('9.0 reaction movement', () => {
  const attacked = (first = 3) => {
    const campaign = passTo(
      campaignOf({ set: { ...quiet, first, ships: { akagi: 'truk', lexington: 'noumea', nevada: 'noumea' } } }),
      'operations',
      'japan',
    );
    sail(campaign, 'japan', 'truk', 'guadalcanal', ['akagi']);
    return passTo(campaign, first === 1 ? 'deployment' : 'reaction', first === 1 ? 'allies' : 'japan');
  };

  it('9.0 half the Movement Allowance, rounded up, and only against Task Forces', () => {
    const campaign = attacked();
    answer(campaign, 'allies', ['noumea']);
    // Three hexes: half of 8 is enough, half of 5 as well; nobody goes elsewhere.
    answer(campaign, 'allies', [['lexington', 'nevada']]);
    expect(offered(campaign, 'allies')).toEqual([String(place('guadalcanal'))]);
  });

  it('R38 no reaction in the Japanese part of turn 1', () => {
    const campaign = attacked(1);
    expect(told(campaign, 'sails')).toHaveLength(1);
    expect(publicOf(campaign).turn).toBe(1);
    const asked = campaign.game.log.filter(({ seat }) => seat === 'allies');
    // In the Merchantman Phase, and not again.
    expect(asked).toHaveLength(1);
  });
});

describe('13.0 return to base', () => {
  const away = (air: Position['air']) => {
    const campaign = passTo(
      campaignOf({ set: { ...quiet, ships: { akagi: 'truk' }, ...(air === undefined ? {} : { air }) } }),
      'operations',
      'japan',
    );
    sail(campaign, 'japan', 'truk', 'tarawa', ['akagi']);
    return passTo(campaign, 'return', 'japan');
  };

  it('13.0, R48 to a friendly base within four hexes, and what was not seen stays unseen', () => {
    const campaign = away({});
    const ask = question(campaign, 'japan');
    const bases = ask.ask === 'sheet' && ask.rows[0]?.ask === 'pick' ? ask.rows[0].of.map(({ id }) => id) : [];
    expect(bases).toContain('kwajalein');
    expect(bases).not.toContain('tokyo');
    answer(campaign, 'japan', [['kwajalein']]);
    expect(ownOf(campaign, 'japan').at.akagi).toBe(baseNumber('kwajalein'));
    expect(publicOf(campaign).taskForces).toEqual([]);
  });

  it('R48 or as far as it has come', () => {
    const set = { ...quiet, ships: { akagi: 'paramushiro' } };
    const campaign = passTo(campaignOf({ set }), 'operations', 'japan');
    sail(campaign, 'japan', 'paramushiro', 'johnston', ['akagi']);
    passTo(campaign, 'return', 'japan');
    const ask = question(campaign, 'japan');
    const bases = ask.ask === 'sheet' && ask.rows[0]?.ask === 'pick' ? ask.rows[0].of.map(({ id }) => id) : [];
    expect(bases).toContain('paramushiro');
  });
});

describe('zones, hex by hex', () => {
  it.each(['seaDeployment', 'operational', 'reaction'] as const)(
    'R14 a %s goes as far over the map as its rule says of a single way',
    (move: ZonedMove) => {
      const zones = new Uint8Array(allBases.length * 6 + 288).map((_, hex) => (hex % 5 === 0 ? 1 : 0));
      const effect = { startingHex: move !== 'seaDeployment', hexesBeyond: move === 'seaDeployment' ? 0 : 1 };
      for (const start of [place('truk'), place('wake'), place('java')]) {
        const steps = reachOver(start, 4, zones, effect);
        const reached = new Set<number>([start]);
        const walk = (way: number[]): void => {
          if (
            way.length > 4 ||
            !mayGoOn(
              move,
              way.map((hex) => zones[hex] === 1),
            )
          )
            return;
          for (const next of seaBeside[way[way.length - 1] ?? 0] ?? []) {
            reached.add(next);
            walk([...way, next]);
          }
        };
        walk([start]);
        expect([...steps].flatMap((count, hex) => (count >= 0 ? [hex] : []))).toEqual(
          [...reached].sort((a, b) => a - b),
        );
      }
    },
  );
});

describe('R42 supply', () => {
  it('R39, R43 an empty base is taken by whoever lands', () => {
    const campaign = operating({ ships: { akagi: 'truk' }, land: { 'south-seas': 'truk' } });
    sail(campaign, 'japan', 'truk', 'guadalcanal', ['akagi'], ['south-seas']);
    passTo(campaign, 'return', 'japan');
    expect(holderOf(campaign, 'guadalcanal')).toBe('japan');
    pass(campaign);
    expect(publicOf(campaign).land['south-seas']?.at).toBe(baseNumber('guadalcanal'));
  });
});
