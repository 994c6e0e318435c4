/** 13 Who finds whom before the strikes fly: an Air Phase begins with search, reports, and the choice of a target. */
import type { Answer, Ask, Out, Pick as PickAsk, RowAnswer } from '@ironbottom/umpire';
import { dividedValue } from '../chapters/13-3-air-search.js';
import {
  type Composition,
  chitUnder,
  cupFor,
  leftIn,
  reportAsk,
  reportFrom,
  reportText,
} from '../chapters/13-5-reports.js';
import { markerRows } from '../chapters/13-6-markers.js';
import { searchRows } from '../charts/air-search.js';
import type { Cup, CupContents } from '../charts/search-cups.js';
import { cite } from '../cite.js';
import { percentile } from '../dice.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { atSea, groupsOf, isDummy, markerOf, shipsOfGroup } from './groups.js';
import { type StrikeLaw, strikerOf } from './law.js';
import { beginStrike } from './opening.js';
import type { Searcher } from './scenarios.js';
import { coreOf, mayBomb } from './scouting.js';
import { type Hunt, type Look, type Marker, pointsOf, type Strike, type StrikeBattle } from './state.js';
import { decision, die, type Step } from './step.js';

const huntOf = ({ hunt }: StrikeBattle): Hunt => {
  if (hunt === null) throw new Error('nobody searches in this set-up');
  return hunt;
};

/** The least roll with which this search finds a force; undefined: nobody is looking. */
export function neededBy({ charts }: StrikeLaw, { table, band }: Searcher, value: number): number | undefined {
  if (value < 1) return undefined;
  const row = searchRows.findLastIndex((least) => value >= least);
  return table === 'carrier' && band !== 'extended'
    ? charts.carrierSearch.values[band][row]
    : charts.airSearch.values[band][row];
}

const searcherOf = ({ search }: StrikeLaw, { by, from }: Look): Searcher => {
  const found = search?.[by].searchers.find(({ name }) => name === from);
  if (found === undefined) throw new Error(`${from} does not search`);
  return found;
};

/** 13.5.8 What a marker stands for, by type: nothing, if it is a dummy. */
export function compositionOf(law: StrikeLaw, battle: StrikeBattle, side: Side, marker: Marker): Composition {
  const types: { [type: string]: number } = {};
  const ids = shipsOfGroup(law, side, marker.group);
  for (const { id, type, sunk } of battle.ships) if (ids.includes(id) && !sunk) types[type] = (types[type] ?? 0) + 1;
  return types;
}

/** 13.5.1 What is left in a cup: all but the chits that lie with markers of either side. */
function cupNow(law: StrikeLaw, battle: StrikeBattle, cup: Cup): CupContents {
  const left = { ...law.charts.searchCups.values[cup] };
  for (const side of sides)
    for (const { chits } of huntOf(battle).markers[side])
      for (const drawn of chits) if (drawn.cup === cup && drawn.chit !== null) left[drawn.chit] -= 1;
  return left;
}

function chitsLeft(law: StrikeLaw, battle: StrikeBattle, cup: Cup): number {
  const drawn = sides.flatMap((side) => huntOf(battle).markers[side].flatMap(({ chits }) => chits));
  return leftIn(law.charts.searchCups.values[cup]) - drawn.filter((each) => each.cup === cup).length;
}

const cupFrom = (law: StrikeLaw, battle: StrikeBattle): Cup =>
  cupFor({ intensive: false, badWeather: false }, chitsLeft(law, battle, 2));

function markersAsk(_: StrikeBattle, side: Side, law: StrikeLaw): Ask {
  const names = law.search?.[side].markers ?? [];
  const groups = groupsOf(law, side).map(({ name }) => name);
  const { rows, limits } = markerRows(
    names.map((marker) => ({ marker })),
    groups,
    '16.1.2',
  );
  return { ask: 'sheet', rule: '16.1.2', prompt: 'Which marker is which? The enemy is not told.', rows, limits };
}

function searchAsk(seen: StrikeBattle, side: Side, law: StrikeLaw): Ask {
  const rows = (law.search?.[side].searchers ?? []).map(({ name, value, band }): PickAsk => {
    const markers = atSea(law, seen, side);
    return {
      ask: 'pick',
      rule: '13.3.1',
      prompt: `${name} searches at ${band} range with ${value}, divided evenly over those it looks for`,
      of: markers.map((marker) => ({ id: marker.name, text: markerText(marker) })),
      min: 0,
      max: markers.length,
      none: 'nobody',
    };
  });
  const phase = huntOf(seen).airPhase + 1;
  return {
    ask: 'sheet',
    rule: '13.3.1',
    prompt: `Air Phase ${phase}: whom do your planes look for?`,
    rows,
    limits: [],
  };
}

/** What is known of a marker, in a few words. */
export function markerText({ name, group, known, located, reports }: Marker): string {
  const last = reports.at(-1);
  const said = known && group !== null ? group : last === undefined ? 'never found' : `reported as ${reportText(last)}`;
  return `${name}, ${said}${located ? ', located' : ''}`;
}

/** 5.1.6, 13.6.4 What a strike may fly to: whoever is located, and not reported as nothing. */
export const mayBeStruck = ({ located, known, reports }: Marker): boolean =>
  (located || !cite('5.1.6')) && (known || reports.at(-1)?.dummy !== true || !cite('13.6.4'));

const stayHome = 'nobody';

function targetAsk(seen: StrikeBattle, side: Side, law: StrikeLaw): Ask {
  const last = huntOf(seen).airPhase + 1 >= (law.search?.airPhases ?? 1);
  return {
    ask: 'pick',
    rule: '5.1.6',
    prompt: `${law.strikes[seen.strike]?.title ?? 'The strike'}: whom does it fly to? Only forces that are located, and not reported as dummies.`,
    of: [
      ...atSea(law, seen, side).map((marker) => ({
        id: marker.name,
        text: markerText(marker),
        ...(mayBeStruck(marker)
          ? {}
          : {
              not: marker.located
                ? { rule: '13.6.4', why: `${marker.name} is reported as a dummy` }
                : { rule: '5.1.6', why: `${marker.name} has not been located in this Air Phase` },
            }),
      })),
      { id: stayHome, text: last ? 'it stays at home for good' : 'it waits for the next Air Phase' },
    ],
    min: 1,
    max: 1,
  };
}

/** After the last search of an Air Phase every strike that has not flown may be launched. */
export function nextHunt(strike: Strike, out: Out): 'over' | undefined {
  const { law, battle } = strike;
  const hunt = huntOf(battle);
  hunt.target = null;
  const [now] = hunt.queue;
  if (now !== undefined) {
    battle.strike = now;
    battle.phase = 'target';
    return undefined;
  }
  if (hunt.left.length === 0 || hunt.airPhase + 1 >= (law.search?.airPhases ?? 1)) return 'over';
  hunt.airPhase += 1;
  battle.turn += 1;
  // 13.7.5 What was located in the phase before the last is so no longer.
  for (const side of sides) for (const marker of hunt.markers[side]) if (cite('13.7.5')) marker.located = false;
  if (out.on) out.say('13.3.1', 'air phase', { phase: hunt.airPhase + 1 });
  battle.phase = 'search';
  return undefined;
}

function assigned({ law, battle }: Strike, answer: Answer, side: Side): void {
  const rows = answer as RowAnswer[];
  huntOf(battle).markers[side] = (law.search?.[side].markers ?? []).map((name, i) => ({
    name,
    group: String((rows[i] as string[] | undefined)?.[0] ?? ''),
    located: false,
    known: false,
    chits: [],
    reports: [],
  }));
}

function looksFor({ law, battle }: Strike, answer: Answer, by: Side): Look[] {
  const rows = answer as RowAnswer[];
  return (law.search?.[by].searchers ?? []).flatMap(({ name, value }, i) => {
    const markers = ((rows[i] ?? []) as string[]).filter((each) => atSea(law, battle, by).some((m) => m.name === each));
    return markers.map((marker) => ({ by, from: name, marker, value: dividedValue(value, markers.length) }));
  });
}

const lookNow = (battle: StrikeBattle): Look => {
  const [look] = huntOf(battle).looks;
  if (look === undefined) throw new Error('nobody is looking');
  return look;
};

function looked({ law, battle }: Strike, out: Out): void {
  const look = lookNow(battle);
  const hunt = huntOf(battle);
  const roll = percentile(battle.faces);
  battle.faces = [];
  const needed = neededBy(law, searcherOf(law, look), look.value) ?? 101;
  const found = roll >= needed && cite('13.3');
  if (out.on) out.say('13.3', 'looked', { side: look.by, from: look.from, marker: look.marker, roll, needed, found });
  const marker = markerOf(battle, look.marker);
  if (found && mayBomb(look, searcherOf(law, look), roll)) {
    hunt.looks.shift();
    marker.located = true;
    met(battle, marker, out);
    battle.queue = coreOf(law, battle, marker).map(({ id }) => id);
    battle.phase = battle.queue.length > 0 ? 'scouts' : 'looking';
    return;
  }
  // Who has been met already has nothing to report.
  if (found && !marker.known) {
    battle.phase = 'draw chit';
    return;
  }
  if (found) marker.located = true;
  hunt.looks.shift();
}

/** 13.6.3, 16.2.3 A strike finds out: chits go back, and a dummy is taken off. */
function met(battle: StrikeBattle, marker: Marker, out: Out): boolean {
  marker.known = true;
  if (cite('16.2.3')) marker.chits = [];
  const real = !isDummy(marker);
  if (out.on) out.tell('all', '13.6.3', 'revealed', { marker: marker.name, group: marker.group, real });
  if (!real) battle.home += pointsOf(battle.flights);
  return real;
}

/** Both sides at once; each writes its own part. */
const both = (rule: string) => ({ need: 'decision' as const, rule, of: [...sides] });

export const searchingSteps = {
  markers: {
    next: () => both('16.1.2'),
    ask: markersAsk,
    decide(strike, answer, side) {
      assigned(strike, answer, side);
      strike.battle.phase = 'fleet';
    },
  },
  search: {
    next: () => both('13.3.1'),
    ask: searchAsk,
    decide(strike, answer, side, out) {
      const { battle } = strike;
      const looks = looksFor(strike, answer, side);
      huntOf(battle).looks.push(...looks);
      if (out.on)
        out.tell('all', '13.3.1', 'search', { side, looks: looks.map(({ from, marker }) => `${from} for ${marker}`) });
      battle.phase = 'looking';
    },
  },
  looking: {
    next({ law, battle }) {
      const hunt = huntOf(battle);
      const [look] = hunt.looks;
      if (look === undefined) {
        hunt.queue = hunt.left.slice();
        battle.phase = 'begin';
        return undefined;
      }
      // Nobody looks any longer for what has turned out to be nothing.
      const there = atSea(law, battle, look.by).some(({ name }) => name === look.marker);
      if (there && neededBy(law, searcherOf(law, look), look.value) !== undefined) return die('13.3', look.by, 10);
      hunt.looks.shift();
      return undefined;
    },
    die(strike, face, out) {
      strike.battle.faces.push(face);
      if (strike.battle.faces.length === 2) looked(strike, out);
    },
  },
  'draw chit': {
    next: ({ law, battle }) => die('13.5.3', enemyOf(lookNow(battle).by), chitsLeft(law, battle, cupFrom(law, battle))),
    die({ law, battle }, face, out) {
      const look = lookNow(battle);
      const cup = cupFrom(law, battle);
      const chit = chitUnder(cupNow(law, battle, cup), cite('13.5.3') ? face : 1);
      markerOf(battle, look.marker).chits.push({ cup, chit });
      // What he draws hangs on what the other has drawn: both draw from one cup.
      if (out.on) out.tell([enemyOf(look.by)], '13.5.3', 'chit', { marker: look.marker, cup, chit });
      battle.phase = 'sighting';
    },
  },
  sighting: {
    next: ({ battle }) => decision('13.5.7', enemyOf(lookNow(battle).by)),
    ask(seen, side, law) {
      const marker = markerOf(seen, lookNow(seen).marker);
      const what = `${marker.name} (${isDummy(marker) ? 'a dummy' : marker.group})`;
      return reportAsk(compositionOf(law, seen, side, marker), marker.chits.at(-1)?.chit ?? 'true', what);
    },
    decide({ law, battle }, answer, side, out) {
      const hunt = huntOf(battle);
      const { by, from, marker: name } = lookNow(battle);
      const marker = markerOf(battle, name);
      const chit = marker.chits.at(-1)?.chit ?? 'true';
      const report = reportFrom(compositionOf(law, battle, side, marker), chit, answer);
      // 13.5.9 A new report beside the old ones.
      marker.reports.push(report);
      marker.located = true;
      if (out.on) out.tell('all', '13.5', 'sighted', { side: by, from, marker: name, report: reportText(report) });
      hunt.looks.shift();
      battle.phase = 'looking';
    },
  },
  target: {
    next({ law, battle }, out) {
      const side = strikerOf(law, battle);
      const hunt = huntOf(battle);
      // 13.7.4 Planes that have searched may strike in the same phase.
      const open = atSea(law, battle, side).some(mayBeStruck) && cite('13.7.4');
      if (open) return decision('5.1.6', side);
      if (out.on) out.say('5.1.6', 'nobody found', { side, title: law.strikes[battle.strike]?.title ?? '' });
      hunt.queue.shift();
      battle.phase = 'begin';
      return undefined;
    },
    ask: targetAsk,
    decide(strike, answer, side, out) {
      const { law, battle } = strike;
      const hunt = huntOf(battle);
      const [chosen = stayHome] = answer as string[];
      hunt.queue.shift();
      battle.phase = 'begin';
      if (out.on) out.say('5.1.6', 'sent out', { side, marker: chosen });
      if (chosen === stayHome) return;
      hunt.left = hunt.left.filter((each) => each !== battle.strike);
      hunt.target = chosen;
      beginStrike(law, battle);
      if (met(battle, markerOf(battle, chosen), out)) {
        if (out.on) out.say('7.1', 'strike', { title: law.strikes[battle.strike]?.title ?? '', striker: side });
        battle.phase = 'launch';
      } else {
        battle.flights = [];
        battle.pools[enemyOf(side)] = battle.cap.length > 0 ? battle.cap : battle.pools[enemyOf(side)];
        battle.cap = [];
      }
    },
  },
} satisfies { [phase: string]: Step };

export const openHunt = (law: StrikeLaw): Hunt | null =>
  law.search === null
    ? null
    : {
        airPhase: -1,
        markers: { japan: [], allies: [] },
        looks: [],
        left: law.strikes.map((_, i) => i),
        queue: [],
        target: null,
      };
