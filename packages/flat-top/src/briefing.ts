/** What a scenario is about and what there is to do in a turn, for somebody who sits down to it for the first time. */
import type { Seat } from '@ironbottom/umpire';
import { situations } from './briefing-situations.js';
import { specialTold, unloadingTold } from './briefing-special.js';
import { clockOf } from './chapters/game-words.js';
import { isPlaneName, type PlaneName } from './charts/planes.js';
import { namelessType } from './charts/rating.js';
import type { GameLaw } from './game-kit.js';
import { dateOfTurn, momentOn } from './scenarios/dates.js';
import type { OrderOfBattle, Planes, ScenarioData } from './scenarios/scenario.js';
import { hourOf } from './sequence.js';
import { enemyOf, type Side } from './state.js';
import { sideOf } from './view.js';

export type BriefingPart = { readonly title: string; readonly lines: readonly string[] };

export function briefing({ scenario }: GameLaw, seat: Seat): BriefingPart[] {
  const side = sideOf(seat);
  const special = specialTold(scenario, side);
  const last = clockOf(hourOf(scenario.firstHour, scenario.turns));
  const situation = Object.hasOwn(situations, scenario.name) ? situations[scenario.name]?.[side] : undefined;
  return [
    ...(situation === undefined ? [] : [{ title: 'How things stand', lines: [situation] }]),
    {
      title: 'Your aim',
      lines: [
        ...aims({ scenario }, side),
        `It is ${scenario.date}. A turn is an hour, a hex 20 miles; ${scenario.turns} turns, until ${last} on ${dateOfTurn(scenario, scenario.turns - 1)}.`,
      ],
    },
    ...(special.length > 0 ? [{ title: 'Special rules', lines: special }] : []),
    { title: 'A strike, from deck to deck', lines: strike },
    { title: 'Your forces', lines: [...forceLines(scenario.forces[side]), ...comingTold(scenario, side)] },
    {
      title: 'The enemy',
      lines: [...enemyLines(scenario.forces[enemyOf(side)]), ...comingTold(scenario, enemyOf(side))],
    },
    { title: 'What is asked each turn', lines: phasesTold },
  ];
}

function aims({ scenario }: Pick<GameLaw, 'scenario'>, side: Side): string[] {
  const { raid, sunkLoses, automatic, floor } = scenario.victory;
  const lines: string[] = [];
  if (raid !== undefined) {
    const who = raid.side === side ? 'You win' : raid.side === 'allied' ? 'The Allies win' : 'Japan wins';
    lines.push(
      `${who} with ${raid.outright} hits on ${raid.base} and ${raid.points} points, or with ${raid.least} hits, ${raid.points} points and more points than the other side. ${raid.side === side ? 'Anything less loses.' : 'Keep them from it.'}`,
    );
  }
  if (sunkLoses !== undefined) {
    const mine = scenario.forces[side].ships.includes(sunkLoses);
    lines.push(mine ? `If ${sunkLoses} sinks, you lose at once.` : `If ${sunkLoses} sinks, you win at once.`);
  }
  lines.push(...unloadingTold(scenario, side));
  // 25.2 Where the game is over before, nobody need know.
  if (automatic !== null && scenario.firstHour + scenario.turns > 24)
    lines.push(`A lead of ${automatic} points at midnight wins at once.`);
  if (raid === undefined) lines.push(`More points win at the end${floor ? `, if they are ${floor} at least` : ''}.`);
  lines.push(
    'Points come from enemy planes shot down, ships hit and sunk and bases hit, repaired or not; planes of yours that you keep from landing cost ten points each.',
  );
  return lines;
}

const planesTold = (planes: Planes): string =>
  Object.entries(planes)
    .map(([plane, factors]) => `${factors} ${plane}`)
    .join(', ');

/** R149 That they come, and when, is printed in the scenario; where is their owner's. */
const comingTold = (scenario: ScenarioData, side: Side): string[] =>
  scenario.forces[side].start.flatMap(({ ships, enters }) =>
    enters === undefined
      ? []
      : [
          `${ships === 'rest' ? 'Those that do not begin on the map' : ships.join(', ')} come in at ${momentOn(scenario, enters)}.`,
        ],
  );

function forceLines({ ships, sea, land, radar }: OrderOfBattle): string[] {
  return [
    ...(ships.length === 0 ? ['No ships.'] : [`At sea: ${ships.join(', ')}.`]),
    ...(Object.keys(sea).length === 0 ? [] : [`On their decks, in Air Factors: ${planesTold(sea)}.`]),
    ...land.map(({ at, planes }) => `At ${at.join(', ')}: ${planesTold(planes)}.`),
    ...(radar.length === 0 ? [] : [`Radar: ${numbered(radar).join(', ')}.`]),
  ];
}

/** 'DD 1', 'DD 2' and 'Lexington' as '2 DD' and 'Lexington'. */
function numbered(names: readonly string[]): string[] {
  const kinds = new Map<string, number>();
  for (const name of names) kinds.set(namelessType(name) ?? name, (kinds.get(namelessType(name) ?? name) ?? 0) + 1);
  return [...kinds].map(([kind, ships]) => (namelessType(kind) === undefined ? kind : `${ships} ${kind}`));
}

/** Of each name all there are, wherever they stand. */
function summed(lists: readonly Planes[]): Planes {
  const sum: { [plane in PlaneName]?: number } = {};
  for (const list of lists)
    for (const [plane, factors] of Object.entries(list))
      if (isPlaneName(plane)) sum[plane] = (sum[plane] ?? 0) + factors;
  return sum;
}

/** The order of battle is printed in the scenario, so both sides may read it; where things are is what nobody tells. */
function enemyLines({ ships, bases, land, sea }: OrderOfBattle): string[] {
  const ashore = planesTold(summed(land.map(({ planes }) => planes)));
  return [
    ...(ships.length === 0 ? [] : [`Ships: ${ships.join(', ')}.`]),
    ...(Object.keys(sea).length === 0 ? [] : [`On their decks: ${planesTold(sea)}.`]),
    ...(bases.length === 0 ? [] : [`Bases: ${bases.join(', ')}.`]),
    ...(ashore === '' ? [] : [`Planes on them, nobody says which are where: ${ashore}.`]),
    'You see of him what your counters on the map, your radar and your coastwatchers make out, and no more.',
  ];
}

const strike: readonly string[] = [
  'Air operations: Ready planes with bombs (GP for bases, AP for ships, torpedoes) can go at once; others are armed first.',
  'Form a formation: say 8 bombers and a few fighters into AF 1.',
  'Plane movement, step 3 or 4: choose AF 1, point at a hex on the map, send. You are asked for its way anew every turn.',
  'Over the target, in the combat phase, you are asked whether it attacks, and what: fighters fight first, then guns fire, then your bombs fall.',
  'Dive bombers dive only from high altitude: let them go up on the way.',
  'Bring it home: step 1 of a later turn offers to land. The page says how long its fuel lasts.',
];

const phasesTold: readonly string[] = [
  'Air operations: move planes from box to box, form what takes off.',
  'Plotting and shadowing: where your ships sail; whether you keep an enemy in sight.',
  'Plane movement, in four steps: land, fly in the open, fly hidden, come into the open.',
  'Combat: wherever both sides are in one hex. The odds stand beside each choice.',
  '“What would … do?” below a question fills in what a program would answer; nothing is sent until you do. Undo takes back what told nobody anything.',
];
