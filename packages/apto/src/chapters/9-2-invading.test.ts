/** 9.0, 9.1, 9.2 Japan invades Mongolia, which was neutral. */
import { awaited, leastAnswer, viewOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import {
  answer,
  chinese,
  type Match,
  matchOf,
  offered,
  passUntil,
  question,
  refusalOf,
  tableOf,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { china1937 } from '../scenarios/china-1937.js';
import { sideOf } from '../situation.js';
import { words } from '../words.js';
import { mayEnter } from './9-1-invasion.js';
import { invasionWarnings } from './9-2-invading.js';

const isForMongolia = ({ nation }: { nation: string }): boolean => nation === 'mongolia' || nation === 'ussr';

/** Autumn 1937 with a few troops: two divisions on the Mongolian border, one army in China, and who waits in Mongolia. */
const given = {
  ...{ first: china1937.first, last: china1937.last, alignment: china1937.alignment, chits: [] },
  ...{ seasons: false, offensives: { japan: 3, china: 2 }, ep: { japan: 0, china: 0 } },
  units: [
    unit('a', 'W5421', { move: 1 }),
    unit('b', 'W5421', { move: 1 }),
    chinese('c', 'W4113'),
    ...china1937.units.filter(isForMongolia),
  ],
  hqs: china1937.hqs.filter(isForMongolia),
};
const begun = (more = {}): Match => toOffensives(matchOf({ ...given, ...more }));
const corps = (match: Match) =>
  [...Object.values(tableOf(match).units), ...Object.values(tableOf(match).hqs)].filter(isForMongolia);

/** Japan invades, and the defenders stand where they first may, away from the border. */
function invaded(match = begun()): Match {
  answer(match, 'japan', ['invade:mongolia']);
  while (awaited(match.game)[0] !== 'japan') {
    const [seat = ''] = awaited(match.game);
    answer(match, seat, [offered(match, seat).find((hex) => hex !== 'W5420') ?? '']);
  }
  return match;
}

it('R131 a war is told of once more before it is made, and stands among what is offered first', () => {
  const match = begun();
  const ask = question(match, 'japan');
  expect(ask.ask === 'pick' && ask.of.find(({ id }) => id === 'invade:mongolia')?.seldom).toBeUndefined();
  const view = viewOf(match.game.state, 'japan');
  expect(invasionWarnings(view, ['invade:mongolia'])).toEqual([expect.stringContaining('cannot be taken back')]);
  expect(invasionWarnings(view, [])).toEqual([]);
});

describe('an invasion is announced before anybody crosses the border (9.2)', () => {
  it('9.2, R131 Japan may announce it when she is asked for her next Offensive, once, and nobody else may', () => {
    const match = begun();
    expect(offered(match, 'japan')).toContain('invade:mongolia');
    for (const rule of ['9.2', 'R131'])
      expect(without(rule, () => offered(begun(), 'japan'))).not.toContain('invade:mongolia');
    const other = toOffensives(matchOf(given), 'allies');
    expect(offered(other, 'allies').filter((id) => id.startsWith('invade'))).toEqual([]);
    expect(refusalOf(other, 'allies', ['invade:mongolia'])).toBeDefined();
    expect(offered(invaded(match), 'japan').filter((id) => id.startsWith('invade'))).toEqual([]);
  });

  it('9.2 a nation without forces in the scenario, one that is at war or was conquered cannot be invaded', () => {
    expect(offered(begun({ units: given.units.slice(0, 3), hqs: [] }), 'japan')).not.toContain('invade:mongolia');
    const alignment = { ...given.alignment, mongolia: 'allies', ussr: 'allies' } as const;
    expect(offered(begun({ alignment, units: given.units.slice(0, 3), hqs: [] }), 'japan')).not.toContain(
      'invade:mongolia',
    );
    const conquered = begun();
    tableOf(conquered).conquered.mongolia = 'japan';
    expect(offered(conquered, 'japan')).not.toContain('invade:mongolia');
  });

  it('9.1 no neutral border is crossed before, and after it Mongolia is open to Japanese troops', () => {
    const reach = (match: Match): string[] => {
      answer(match, 'japan', ['stack:W5421:japan']);
      passUntil(match, (_pub, ask) => ask.ask === 'sheet');
      answer(match, 'japan', [['a', 'b'], [], []]);
      passUntil(match, ({ offensive }) => offensive?.step === 'movement');
      answer(match, 'japan', ['unit:a']);
      return offered(match, 'japan').filter((hex) => match.game.law.map.hex(hex)?.territory === 'mongolia');
    };
    expect(reach(begun())).toEqual([]);
    expect(reach(invaded()).length).toBeGreaterThan(0);
  });

  it('9.2 it is war for good and with nobody else: China gains no ally in it, and no border but the Mongolian opens', () => {
    const { alignment, notes } = tableOf(invaded());
    expect(alignment).toMatchObject({ mongolia: 'allies', china: 'allies', japan: 'japan' });
    expect(notes['9.1 soviet war']).toBeUndefined();
    expect(mayEnter('japan', 'ussr', { sovietWar: false, mongolianWar: true })).toBe(false);
    expect(mayEnter('ussr', 'manchukuo', { sovietWar: false, mongolianWar: true })).toBe(false);
    expect(mayEnter('china', 'mongolia', { sovietWar: false, mongolianWar: true })).toBe(false);
  });

  it('R134 Mongolians who were invaded may carry the war into Manchukuo, but not over a border dispute', () => {
    expect(mayEnter('mongolia', 'manchukuo', { sovietWar: false, mongolianWar: true })).toBe(true);
    expect(mayEnter('mongolia', 'manchukuo', { sovietWar: false })).toBe(false);
    expect(without('R134', () => mayEnter('mongolia', 'manchukuo', { sovietWar: false, mongolianWar: true }))).toBe(
      false,
    );
  });
});

describe('its forces are set up before anything else happens (9.0, 9.2)', () => {
  it('9.0 its units are set up by an enemy of Japan, inside its borders, at once', () => {
    const match = begun();
    expect(corps(match).every(({ hex }) => hex === null)).toBe(true);
    answer(match, 'japan', ['invade:mongolia']);
    expect(awaited(match.game)).toEqual(['allies']);
    expect(question(match, 'allies').rule).toBe('9.2');
    const { map } = match.game.law;
    expect(offered(match, 'allies').every((hex) => map.hex(hex)?.territory === 'mongolia')).toBe(true);
    expect(refusalOf(match, 'allies', ['W5421'])).toBeDefined();
    expect(refusalOf(match, 'allies', [])).toBeDefined();
    finish(match);
    expect(corps(match).every(({ hex }) => map.hex(hex ?? '')?.territory === 'mongolia')).toBe(true);
    expect(told(match, 'set up')).toHaveLength(corps(match).length);
  });

  it('5.13 Japanese Zones of Control over the border are ignored while they are set up', () => {
    const nomonhan = (): boolean[] => {
      const match = begun();
      answer(match, 'japan', ['invade:mongolia']);
      const seen: boolean[] = [];
      while (awaited(match.game)[0] === 'allies') {
        const places = offered(match, 'allies');
        // Not too many for Nomonhan.
        seen.push(places.includes('W5420'));
        answer(match, 'allies', [places[0] ?? '']);
      }
      return seen;
    };
    expect(begun().game.law.map.neighbours('W5421')).toContain('W5420');
    // Cavalry, guns and armour, for it is a city, and the headquarters.
    expect(nomonhan()).toEqual(corps(begun()).map(() => true));
    expect(without('5.13', nomonhan)[0]).toBe(false);
  });

  it('9.2 whoever sets them up is told who is still to come, and who of them needs a city', () => {
    const match = begun();
    answer(match, 'japan', ['invade:mongolia']);
    const { prompt } = question(match, 'allies');
    expect(prompt).toContain('Where does 5th Cavalry Division');
    expect(prompt).toContain(
      'Still to come: 6th Cavalry Division, 7th Cavalry Division, 8th Cavalry Division, HQ 57th',
    );
    expect(prompt).toMatch(/each to a city: 32nd Mechanized Brigade, 36th Motorized Division/);
    const prompts: string[] = [];
    while (awaited(match.game)[0] === 'allies') {
      prompts.push(question(match, 'allies').prompt);
      answer(match, 'allies', [offered(match, 'allies')[0] ?? '']);
    }
    expect(prompts.at(-1)).toMatch(/HQ 57th Special Corps .* stand\? Anywhere in Mongolia; .* It is the last\.$/);
  });

  it('9.2 the choice says that it is for good, and who comes', () => {
    const ask = question(begun(), 'japan');
    const text = ask.ask === 'pick' ? ask.of.find(({ id }) => id === 'invade:mongolia')?.text : '';
    expect(text).toContain('cannot be taken back');
    expect(text).toContain('4 counters of Mongolia and 4 of the Soviet Union');
    expect(text).toContain('income');
  });

  it('R131 without an Offensive and the points for one Japan is not asked, and cannot announce it', () => {
    const match = matchOf({ ...given, offensives: { japan: 0, china: 2 }, ep: { japan: 3, china: 0 } });
    passUntil(match, ({ phase }, ask, seat) => phase === 'offensives' && seat === 'japan' && ask.rule === '5.0');
    expect(tableOf(match).phase).not.toBe('offensives');
    const rich = matchOf({ ...given, offensives: { japan: 0, china: 2 }, ep: { japan: 4, china: 0 } });
    passUntil(rich, ({ phase }, ask, seat) => phase === 'offensives' && seat === 'japan' && ask.rule === '5.0');
    expect(offered(rich, 'japan')).toContain('invade:mongolia');
  });

  it('9.0 without that rule nobody is set up', () => {
    const match = begun();
    without('9.0', () => answer(match, 'japan', ['invade:mongolia']));
    expect(awaited(match.game)).toEqual(['japan']);
  });

  it('9.2 guns, armour and motorized troops are set up in a city, within stacking', () => {
    const match = begun();
    answer(match, 'japan', ['invade:mongolia']);
    const { map } = match.game.law;
    for (let n = 0; n < 8 && awaited(match.game)[0] === 'allies'; n += 1) {
      const ask = question(match, 'allies');
      const places = offered(match, 'allies');
      if (ask.prompt.includes('does 36th Motorized')) expect(places.every((hex) => map.hex(hex)?.city)).toBe(true);
      answer(match, 'allies', [places[0] ?? '']);
    }
    expect(corps(match).filter(({ hex }) => hex === null)).toEqual([]);
  });

  it('9.0 Mongolia has two Offensives in the month of the invasion as in every other, and R133 the Soviets one', () => {
    const match = invaded();
    expect(tableOf(match).offensives).toMatchObject({ mongolia: 2, ussr: 1 });
    answer(match, 'japan', []);
    expect(offered(match, 'allies')).toContain('minor:mongolia');
    const plain = begun();
    without('R133', () => answer(plain, 'japan', ['invade:mongolia']));
    expect(tableOf(plain).offensives.ussr ?? 0).toBe(0);
  });

  it('R132 the Allies who had passed are asked again', () => {
    const pass = (rule: string) => {
      const match = begun();
      const { passed } = tableOf(match);
      passed.push('allies');
      without(rule, () => answer(match, 'japan', ['invade:mongolia']));
      return tableOf(match).passed;
    };
    expect([pass('R132'), pass('none')]).toEqual([['allies'], []]);
  });

  it('9.2 whoever finds no place goes to the Force Pool, and the game goes on', () => {
    const crowd = Array.from({ length: 3 }, (_, n) => unit(`guard${n}`, 'W5421'));
    const match = begun({ units: [...given.units, ...crowd], control: {} });
    for (const hex of match.game.law.map.land)
      if (hex.territory === 'mongolia') tableOf(match).control[hex.id] = 'japan';
    answer(match, 'japan', ['invade:mongolia']);
    expect(awaited(match.game)).toEqual(['japan']);
    expect(corps(match).every(({ off }) => off === 'pool')).toBe(true);
    expect(told(match, 'no place to set up')).toHaveLength(corps(match).length);
  });

  it('9.2 with a commander for each nation the Soviet one sets up', () => {
    const match = toOffensives(matchOf({ ...given, options: { commanders: true } }));
    answer(match, 'japan', ['invade:mongolia']);
    expect(awaited(match.game)).toEqual(['ussr']);
  });

  it('9.2 each event of it has its words', () => {
    const match = invaded();
    const said = match.heard.filter(({ rule }) => rule === '9.2').map(words);
    expect(said[0]).toBe('Japan invades Mongolia, which sets up its forces.');
    expect(said).toHaveLength(1 + corps(match).length);
    expect(said.slice(1).every((each) => / stands at .+\.$/.test(each))).toBe(true);
  });

  it('9.11 Mongolia can fall, and the war in China goes on', () => {
    const match = invaded();
    const pub = tableOf(match);
    for (const hex of match.game.law.map.land)
      if (hex.territory === 'mongolia' && hex.city) pub.control[hex.id] = 'japan';
    pub.notes['9.10 fallen W5413'] = 1;
    passUntil(match, ({ turn }) => turn === 2);
    expect(tableOf(match).conquered.mongolia).toBe('japan');
    expect(match.game.state.umpire.over).toBeNull();
    expect(Object.values(tableOf(match).units).some(({ nation, hex }) => nation === 'mongolia' && hex !== null)).toBe(
      false,
    );
    expect(sideOf(tableOf(match), 'ussr')).toBe('allies');
  });
});

function finish(match: Match): Match {
  while (awaited(match.game)[0] === 'allies') answer(match, 'allies', leastAnswer(question(match, 'allies')) ?? []);
  return match;
}
