/** The enemy as far as he is known: counters on the map, and the list beside it. */
import type { BoardPanel, BoardPiece } from '@ironbottom/umpire';
import { hitsText, list, planesTold } from './chapters/phrases.js';
import type { GameKnows, GameLaw, GameView } from './game-kit.js';
import { distance, name } from './map.js';
import type { MarkKind, Report } from './pieces.js';
import { enemyOf, type Side } from './state.js';
import { sideOf } from './view.js';

export function contacts({ seat, knows, public: pub }: GameView, law: GameLaw): BoardPiece[] {
  const side = enemyOf(sideOf(seat));
  const symbol = { TF: 'unknown-ships', AF: 'unknown-planes' } as const;
  const now = knows.marks.map(
    ({ hex, kind, condition, able, report }): BoardPiece => ({
      id: `enemy ${kind} ${name(hex)}`,
      place: hex,
      side,
      symbol: symbol[kind],
      label: report?.total == null ? '?' : String(report.total),
      title: `Enemy ${kind === 'TF' ? 'task forces' : 'formations'} in ${name(hex)}: ${reportTold(report)}${conditionTold(condition)}`,
      own: false,
      badges: [...(able ? ['searching'] : []), ...(report?.high ? ['high'] : [])],
      age: report === null ? 0 : pub.turn - report.turn,
    }),
  );
  const before = endsOfTrails(knows.sightings)
    .filter(
      ({ hex, kind, turn }) => turn < pub.turn && !knows.marks.some((mark) => mark.hex === hex && mark.kind === kind),
    )
    .map(
      ({ hex, kind, turn, report }): BoardPiece => ({
        id: `old ${kind} ${name(hex)}`,
        place: hex,
        side,
        symbol: symbol[kind],
        label: report.total === null ? '?' : String(report.total),
        title: `Enemy ${kind === 'TF' ? 'task forces' : 'formations'} were in ${name(hex)} ${hoursAgo(pub.turn - turn)}: ${reportTold(report)}`,
        own: false,
        badges: [],
        age: pub.turn - turn,
        ...driftOf(law, side, kind, pub.turn - turn),
      }),
    );
  return [...now, ...before];
}

/** Farther than this, the circle would tell nothing. */
const mostDrift = 14;

/** How far ships can have sailed by now: as far as the fastest of that side goes in so many turns. Planes may be anywhere. */
function driftOf(law: GameLaw, side: Side, kind: MarkKind, turns: number): { drift?: number } {
  if (kind !== 'TF') return {};
  const fastest = Math.max(
    ...Object.values(law.charts.ships.values).map((ship) => (ship.side === side ? ship.movement : 0)),
  );
  const drift = turns * fastest;
  return drift > 0 && drift <= mostDrift ? { drift } : {};
}

const hoursAgo = (hours: number): string => (hours === 1 ? 'an hour ago' : `${hours} hours ago`);

/** 7.12 How well the enemy is made out. */
const conditionTold = (condition: number): string =>
  condition === 0
    ? '; not observed now'
    : `; condition ${condition}: ${condition === 1 ? 'only that something is there' : condition === 2 ? 'how many, as he tells it, and of which classes' : 'each unit for itself'}`;

/** Where a unit was followed from hex to hex, the last hex is the news: the oldest come first, and the next hex is beside it. */
function endsOfTrails(sightings: GameKnows['sightings']): GameKnows['sightings'] {
  return sightings.filter(
    ({ hex, kind, turn }, i) =>
      !sightings
        .slice(i + 1)
        .some((next) => next.kind === kind && next.turn - turn <= 1 && distance(next.hex, hex) === 1),
  );
}

/** A report as one clause. */
export function reportTold(report: Report | null): string {
  if (report === null) return 'nothing is known of them';
  const { condition, units, total, classes, each, high, planesOnDeck } = report;
  const parts = [
    condition === 1 ? 'something is there' : `${units} with ${total} in all`,
    ...(each === null ? classesTold(classes ?? []) : each.map(unitTold)),
    ...(high ? ['some at high altitude'] : []),
    ...(planesOnDeck ? ['planes on deck'] : []),
  ];
  return parts.join('; ');
}

const isPlanes = (what: string): boolean => what.startsWith('armed') || what.startsWith('unarmed');

/** 7.12.2 */
function classesTold(classes: readonly string[]): string[] {
  if (classes.length === 0) return [];
  return classes.every(isPlanes) ? [`took off ${list(classes)}`] : [classes.join(', ')];
}

/** 7.12.3 */
const unitTold = (unit: { readonly [what: string]: number }): string =>
  Object.entries(unit)
    .map(([what, n]) => (isPlanes(what) ? planesTold(n, what) : `${n} ${n === 1 ? what.replace(/s$/, '') : what}`))
    .join(', ');

export function enemy({ knows, public: pub }: GameView): BoardPanel {
  const told = (kind: string): string => (kind === 'TF' ? 'task forces' : 'formations');
  return {
    id: 'enemy',
    title: 'The enemy',
    columns: ['Where', 'What', 'Report', 'Hours ago'],
    rows: [
      ...knows.marks.map(({ hex, kind, report }) => [
        name(hex),
        told(kind),
        reportTold(report),
        report === null ? 'now' : String(pub.turn - report.turn),
      ]),
      ...endsOfTrails(knows.sightings).map(({ hex, kind, report, turn }) => [
        name(hex),
        `${told(kind)}, gone or lost`,
        reportTold(report),
        String(pub.turn - turn),
      ]),
      ...Object.entries(knows.ships).map(([ship, { hits, sunk }]) => [
        '',
        ship,
        sunk ? 'sunk' : `${hitsText(hits)} when last seen`,
        '',
      ]),
      ...Object.entries(knows.losses).map(([plane, n]) => ['', plane === '?' ? 'planes' : plane, `${n} lost`, '']),
    ],
  };
}
