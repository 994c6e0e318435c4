/** 13 Who is where: markers, searches and reports before the Naval Phase. */
import type { Answer, Ask, Need, Out } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { percentile } from '../dice.js';
import {
  assignMarkers,
  chitsLeft,
  cupFrom,
  drawChit,
  lookNow,
  markersAsk,
  reportSighting,
  searchAsk,
  searcherOf,
  sendOut,
  sightingAsk,
} from '../search/search.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { engaging, joined, leaderAsk, plotAsk, rollFor, setOut, takeLeader, takePlots } from './engaging.js';
import { atSea, huntIn, searchIn, searchOf } from './groups.js';
import type { SurfaceLaw } from './law.js';
import type { Phase, Surface, SurfaceBattle } from './state.js';
import { announce } from './telling.js';

const before: readonly Phase[] = [
  'markers',
  'search',
  'looking',
  'draw chit',
  'sighting',
  'plot',
  'engaging',
  'leader',
];
/** Whether the game is still, or again, about who finds whom. */
export const isHunting = ({ phase }: Pick<SurfaceBattle, 'phase'>): boolean => before.includes(phase);

const both = (rule: string): Need => ({ need: 'decision', rule, of: [...sides] });
const one = (rule: string, of: Side): Need => ({ need: 'decision', rule, of: [of] });

/** Carry the search on to its next need; undefined: another phase has come. */
export function hunt(record: Surface, out: Out): Need | undefined {
  const { law, battle } = record;
  switch (battle.phase) {
    case 'markers':
      return both('16.1.2');
    case 'search':
      return both('13.3.1');
    case 'looking':
      return looking(record, out);
    case 'draw chit': {
      const search = searchOf(law, battle);
      const by = enemyOf(lookNow(search.hunt).by);
      return { need: 'die', rule: '13.5.3', by, sides: chitsLeft(search, cupFrom(search)) };
    }
    case 'sighting':
      return one('13.5.7', enemyOf(lookNow(huntIn(battle)).by));
    case 'plot':
      return both('16.3');
    case 'leader':
      return one('16.4.6', joined(huntIn(battle)));
    default:
      return engaging(record, out);
  }
}

const neededNow = (law: SurfaceLaw, battle: SurfaceBattle): number | undefined => {
  const search = searchOf(law, battle);
  const look = lookNow(search.hunt);
  return search.needed(searcherOf(search, look), look.value);
};

function looking({ law, battle }: Surface, out: Out): Need | undefined {
  const now = huntIn(battle);
  const [look] = now.looks;
  if (look !== undefined) {
    if (neededNow(law, battle) !== undefined) return { need: 'die', rule: '13.3', by: look.by, sides: 10 };
    now.looks.shift();
    return undefined;
  }
  now.turn += 1;
  if (now.airPhase + 1 >= searchIn(law).airPhases) {
    battle.phase = 'plot';
    if (out.on) out.say('16.3', 'naval phase', { night: law.night });
    return undefined;
  }
  now.airPhase += 1;
  // 13.7.5 What was located in the phase before is so no longer.
  for (const side of sides) for (const marker of now.markers[side]) if (cite('13.7.5')) marker.located = false;
  if (out.on) out.say('13.3.1', 'air phase', { phase: now.airPhase + 1 });
  battle.phase = 'search';
  return undefined;
}

export function dieForHunt(record: Surface, face: number, out: Out): void {
  const { law, battle } = record;
  if (battle.phase === 'draw chit') {
    drawChit(searchOf(law, battle), face, out);
    battle.phase = 'sighting';
  } else if (battle.phase === 'engaging') rollFor(record, face, out);
  else {
    battle.faces.push(face);
    if (battle.faces.length === 2) looked(record, out);
  }
}

function looked({ law, battle }: Surface, out: Out): void {
  const now = huntIn(battle);
  const { by, from, marker } = lookNow(now);
  const roll = percentile(battle.faces);
  battle.faces = [];
  const needed = neededNow(law, battle) ?? 101;
  const found = roll >= needed && cite('13.3');
  if (out.on) out.say('13.3', 'looked', { side: by, from, marker, roll, needed, found });
  if (found) battle.phase = 'draw chit';
  else now.looks.shift();
}

export function askForHunt(law: SurfaceLaw, seen: SurfaceBattle, side: Side): Ask {
  const search = searchOf(law, seen);
  switch (seen.phase) {
    case 'markers':
      return markersAsk(search, side);
    case 'search':
      return searchAsk(search, side);
    case 'sighting':
      return sightingAsk(search, side);
    case 'plot':
      return plotAsk(law, seen, side);
    case 'leader':
      return leaderAsk(law, seen, side);
    default:
      throw new Error(`nothing is asked of ${side} in the phase ${seen.phase}`);
  }
}

export function takeForHunt(record: Surface, answers: { [seat: string]: Answer }, out: Out): void {
  const { law, battle } = record;
  const search = searchOf(law, battle);
  const { phase } = battle;
  const given = sides.flatMap((side) => {
    const answer = answers[side];
    return answer === undefined ? [] : [{ side, answer }];
  });
  for (const { side, answer } of given) {
    if (phase === 'markers') assignMarkers(search, answer, side);
    else if (phase === 'search') sendOut(search, answer, side, out);
    else if (phase === 'sighting') reportSighting(search, answer, side, out);
    else if (phase === 'leader') takeLeader(record, answer, out);
    else takePlots(battle, answer, side);
  }
  if (phase === 'markers') {
    battle.phase = 'search';
    announce(out, '16.1.2', 'markers', {});
  } else if (phase === 'search' || phase === 'sighting') battle.phase = 'looking';
  else if (phase === 'plot') {
    battle.phase = 'engaging';
    setOut(record, out);
  }
}

/** Markers that a side may still choose: for programs. */
export const markersFor = (battle: SurfaceBattle, side: Side): string[] =>
  atSea(huntIn(battle), side).map(({ name }) => name);
