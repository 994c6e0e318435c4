/** 13 Who finds whom before the strikes fly: an Air Phase begins with search, reports, and the choice of a target. */
import type { Ask, Out } from '@ironbottom/umpire';
import type { Composition } from '../chapters/13-5-reports.js';
import { searchRows } from '../charts/air-search.js';
import { cite } from '../cite.js';
import { percentile } from '../dice.js';
import {
  assignMarkers,
  chitsLeft,
  cupFrom,
  drawChit,
  isDummy,
  lookNow,
  type Marker,
  markersAsk,
  markerText,
  reportSighting,
  type Search,
  type Searcher,
  searchAsk,
  searcherOf,
  sendOut,
  sightingAsk,
} from '../search/search.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { atSea, groupsOf, markerOf, shipsOfGroup } from './groups.js';
import { type StrikeLaw, strikerOf } from './law.js';
import { beginStrike } from './opening.js';
import { coreOf, mayBomb } from './scouting.js';
import { type Hunt, pointsOf, type Strike, type StrikeBattle } from './state.js';
import { decision, die, merged, type Step } from './step.js';

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

/** What the strikes bring to the search. */
export function searchOf(law: StrikeLaw, battle: StrikeBattle): Search {
  const of = (side: Side): Search['of'][Side] => ({
    markers: law.search?.[side].markers ?? [],
    groups: groupsOf(law, side).map(({ name }) => name),
    searchers: law.search?.[side].searchers ?? [],
  });
  return {
    cups: law.charts.searchCups.values,
    of: { japan: of('japan'), allies: of('allies') },
    hunt: huntOf(battle),
    composition: (side, group) => compositionOf(law, battle, side, group),
    needed: (searcher, value) => neededBy(law, searcher, value),
    atSea: (side) => atSea(law, battle, side),
  };
}

/** 13.5.8 What a force is, by type: nothing, if it is a dummy. */
function compositionOf(law: StrikeLaw, battle: StrikeBattle, side: Side, group: string | null): Composition {
  const types: { [type: string]: number } = {};
  const ids = shipsOfGroup(law, side, group);
  for (const { id, type, sunk } of battle.ships) if (ids.includes(id) && !sunk) types[type] = (types[type] ?? 0) + 1;
  return types;
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
  // 5.1.1 Who was driven off in the last one can fly again.
  for (const side of sides) {
    battle.pools[side] = merged([...battle.pools[side], ...battle.resting[side]]);
    battle.resting[side] = [];
  }
  if (out.on) out.say('13.3.1', 'air phase', { phase: hunt.airPhase + 1 });
  battle.phase = 'search';
  return undefined;
}

function looked({ law, battle }: Strike, out: Out): void {
  const hunt = huntOf(battle);
  const look = lookNow(hunt);
  const searcher = searcherOf(searchOf(law, battle), look);
  const roll = percentile(battle.faces);
  battle.faces = [];
  const needed = neededBy(law, searcher, look.value) ?? 101;
  const found = roll >= needed && cite('13.3');
  if (out.on) out.say('13.3', 'looked', { side: look.by, from: look.from, marker: look.marker, roll, needed, found });
  const marker = markerOf(battle, look.marker);
  if (found && mayBomb(look, searcher, roll)) {
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
    ask: (seen, side, law) => markersAsk(searchOf(law, seen), side),
    decide({ law, battle }, answer, side) {
      assignMarkers(searchOf(law, battle), answer, side);
      battle.phase = 'fleet';
    },
  },
  search: {
    next: () => both('13.3.1'),
    ask: (seen, side, law) => searchAsk(searchOf(law, seen), side),
    decide({ law, battle }, answer, side, out) {
      sendOut(searchOf(law, battle), answer, side, out);
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
      const searcher = searcherOf(searchOf(law, battle), look);
      if (there && neededBy(law, searcher, look.value) !== undefined) return die('13.3', look.by, 10);
      hunt.looks.shift();
      return undefined;
    },
    die(strike, face, out) {
      strike.battle.faces.push(face);
      if (strike.battle.faces.length === 2) looked(strike, out);
    },
  },
  'draw chit': {
    next({ law, battle }) {
      const search = searchOf(law, battle);
      return die('13.5.3', enemyOf(lookNow(search.hunt).by), chitsLeft(search, cupFrom(search)));
    },
    die({ law, battle }, face, out) {
      drawChit(searchOf(law, battle), face, out);
      battle.phase = 'sighting';
    },
  },
  sighting: {
    next: ({ battle }) => decision('13.5.7', enemyOf(lookNow(huntOf(battle)).by)),
    ask: (seen, side, law) => sightingAsk(searchOf(law, seen), side),
    decide({ law, battle }, answer, side, out) {
      reportSighting(searchOf(law, battle), answer, side, out);
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
        battle.queue = [];
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
