/** The enemy's formations as they may be: what stands under each counter, so that what was told comes out. */
import { weatherAt } from './chapters/6-weather.js';
import { bent } from './chapters/7-reports.js';
import { byEye, byRadar } from './chapters/7-sight.js';
import { paceOf } from './chapters/8-launching.js';
import { flightAt } from './forces.js';
import { armsFor, at, type Draft, left, pick, shuffled } from './imagine-draft.js';
import { bombersLast, isSea, keysLeft, nameOf, spend } from './imagine-stock.js';
import type { Hex } from './map.js';
import type { Flight, Mark, PlaneKey, Report } from './pieces.js';
import { countRole } from './roles.js';
import type { Altitude, Arms, Lot } from './state.js';

/** 8.5.5, R95 Some turn within its range; when the turn is being closed, a later one. */
export function lastTurn({ pub, below }: Draft, range: number): number {
  const first = pub.phase === at.record ? 1 : 0;
  return pub.turn + first + below(Math.max(1, range - first));
}

export function newLot(draft: Draft, key: PlaneKey, factors: number, altitude: Altitude, armed: boolean): Lot {
  const { law, below } = draft;
  const plane = nameOf(key);
  const { range } = law.charts.planes.values[plane];
  const carries = armsFor(law, plane);
  const arms: Arms = armed && carries.length > 0 && below(6) > 0 ? pick(carries, below) : 'none';
  return {
    plane,
    seaBased: isSea(key),
    factors,
    altitude,
    arms,
    tookOffArmed: armed,
    deadline: lastTurn(draft, range),
    burned: false,
  };
}

export function airborne(draft: Draft, hex: Hex, lots: Lot[]): Flight {
  const { own, pub, moved, law, below } = draft;
  const used = new Set(own.flights.map(({ id }) => id));
  let number = 1 + below(12);
  while (used.has(`AF ${number}`)) number = (number % 35) + 1;
  const flight = flightAt(`AF ${number}`, hex, lots);
  const weather = weatherAt(pub, hex);
  flight.beganInCloud = weather !== 'clear' && pub.phase > 0;
  flight.moved = moved;
  if (moved && lots.length > 0) flight.flown = below(paceOf(law, lots) + 1);
  if (!moved && weather === 'storm' && pub.phase > 0) {
    flight.leavesStorm = true;
    flight.blind = true;
  }
  return flight;
}

/** Counters on the map; the policy of reports is drawn so that the numbers told come out. */
export function underCounters(draft: Draft): boolean {
  const { view, own, below, pub, side } = draft;
  const done = pub.battle?.told[side].planes ? pub.battle.hex : -1;
  const marks = view.knows.marks.filter(({ kind, hex }) => kind === 'AF' && !(hex === done && fought(draft, hex)));
  const lies = marks.some(({ condition }) => condition === 2);
  // What is known well first; of the others at least one factor each.
  const hunts = ({ hex }: Mark): number => Number(huntedAt(draft, hex).length > 0);
  const inOrder = marks
    .slice()
    .sort((a, b) => hunts(b) - hunts(a) || b.condition - a.condition || armedUnder(b) - armedUnder(a));
  const from = below(101);
  for (let i = 0; i < (lies || pub.fights.length > 0 ? 101 : 3); i++) {
    own.reports.planes = 50 + ((from + i) % 101);
    const before = new Map(draft.stock);
    const flights = own.flights.slice();
    if (inOrder.every((mark, i) => drawMark(draft, mark, inOrder.length - 1 - i)) && willFight(draft, done))
      return true;
    own.flights = flights;
    draft.stock.clear();
    for (const [key, factors] of before) draft.stock.set(key, factors);
  }
  return false;
}

/** 14.13 The altitudes at which interceptors of his in this hex have still to fight whom they have caught. */
const huntedAt = ({ pub, enemy }: Draft, hex: Hex): Altitude[] =>
  pub.fights.flatMap((fight) => (fight.hex === hex && fight.attacker === enemy ? [fight.altitude] : []));

/** 14.13.3 Whoever has caught somebody, or was caught, is there to fight; beside the battle of this moment, if need be, another. */
function willFight(draft: Draft, done: Hex): boolean {
  const { own, pub, law, enemy } = draft;
  return pub.fights.every(({ hex, altitude, attacker }) => {
    const here = own.flights.filter((flight) => flight.onMap && flight.hex === hex);
    const fights = (role: string): boolean => attacker !== enemy || role === 'interceptor';
    if (countRole(law, here, fights, altitude) > 0) return true;
    const lots: Lot[] = [];
    if (hex !== done || own.flights.length >= 35 || !fill(draft, lots, 'unarmed', 1, altitude, true)) return false;
    own.flights.push({ ...airborne(draft, hex, lots), onMap: true });
    return countRole(law, own.flights.slice(-1), fights, altitude) > 0;
  });
}

/** How many armed planes a counter is known to stand for. */
function armedUnder({ report }: Mark): number {
  let armed = 0;
  for (const counts of report?.each ?? [])
    for (const what in counts) if (what.startsWith('armed')) armed += counts[what] ?? 0;
  return armed;
}

const fought = ({ own }: Draft, hex: Hex): boolean => own.flights.some((flight) => flight.onMap && flight.hex === hex);

type Want = { readonly what: 'armed' | 'unarmed'; readonly factors: number; readonly altitude: Altitude | null };

function drawMark(draft: Draft, mark: Mark, others: number): boolean {
  const { own, below, eyes, pub } = draft;
  const { hex, condition, report, able } = mark;
  const eye = byEye(eyes, pub, hex, 'AF');
  const radar = byRadar(eyes, pub, hex);
  // Radar that sees better than eyes gives away whoever is high.
  const high = report?.high === true;
  const only: Altitude | null =
    condition > 0 && radar > eye ? (condition > eye ? 'high' : 'low') : condition === 0 && radar > 0 ? 'low' : null;
  const level = only ?? (radar > 0 && condition > 0 && condition < 3 && !high ? 'low' : null);
  const wants = wantsFor(draft, mark, level, others);
  if (wants === undefined) return false;
  const hunted = huntedAt(draft, hex);
  let some = high;
  for (const [i, want] of wants.entries()) {
    const lots: Lot[] = [];
    for (const { what, factors, altitude } of want) {
      const flies = altitude ?? (some ? 'high' : below(2) === 0 ? 'high' : 'low');
      if (altitude === null && flies === 'high') some = false;
      if (!fill(draft, lots, what, factors, flies, hunted.includes(flies))) return false;
    }
    if (own.flights.length >= 35) return false;
    const flight = airborne(draft, hex, lots);
    flight.onMap = true;
    // OPT-LL.3 Where everybody looks, only the blind see nothing.
    flight.blind = !able && (flight.blind || draft.law.options.noSearchRolls);
    flight.leavesStorm &&= flight.blind;
    flight.searching = able && !draft.law.options.noSearchRolls && (i === 0 || below(2) === 0);
    own.flights.push(flight);
  }
  return true;
}

/** Of a formation of which only this much is known, that it is there; something is left for the others. */
function somePlanes(draft: Draft, others: number, altitude: Altitude | null): Want {
  const { law, below } = draft;
  let [all, armed] = [0, 0];
  for (const key of keysLeft(draft)) {
    all += left(draft, key);
    if (armsFor(law, nameOf(key)).length > 0) armed += left(draft, key);
  }
  const what = armed > 0 && below(2) === 0 ? 'armed' : 'unarmed';
  const most = Math.max(1, Math.min(6, all - others, what === 'armed' ? armed : all));
  return { what, factors: draft.sparing ? 1 : 1 + below(most), altitude };
}

/** What each formation under a counter is made of. */
function wantsFor(
  draft: Draft,
  { condition, report }: Mark,
  only: Altitude | null,
  others: number,
): Want[][] | undefined {
  const { below, own, law } = draft;
  if (condition === 3 && report?.each)
    return report.each.map((counts) =>
      Object.entries(counts).map(([key, factors]) => {
        const [what = '', altitude = null] = key.split(' ');
        return { what: what as Want['what'], factors, altitude: (altitude as Altitude | null) ?? only };
      }),
    );
  const exact = condition === 2 && report !== null && report.total !== null;
  if (!exact) return [[somePlanes(draft, others, only)]];
  const classes = (report.classes ?? ['unarmed']) as Want['what'][];
  const units = unitsFor(report, own.reports.oneAsTwo && (draft.sparing || below(2) === 0));
  const fits: number[] = [];
  const told = report.total ?? 1;
  for (let n = Math.max(units, classes.length, Math.floor((2 * told) / 3) - 1); n <= 2 * told + 1; n++)
    if (bent(n, own.reports.planes, law.options.halfRounding) === told) fits.push(n);
  if (fits.length === 0 || units === 0) return undefined;
  const factors = draft.sparing ? Math.min(...fits) : pick(fits, below);
  const wants: Want[][] = Array.from({ length: units }, () => []);
  const pieces = Math.max(units, classes.length);
  let rest = factors;
  for (let i = 0; i < pieces; i++) {
    const share = i === pieces - 1 ? rest : 1 + below(rest - (pieces - 1 - i));
    rest -= share;
    wants[i % units]?.push({ what: classes[i % classes.length] ?? 'unarmed', factors: share, altitude: only });
  }
  return wants;
}

const unitsFor = ({ units }: Report, lied: boolean): number => (units === 2 && lied ? 1 : (units ?? 1));

/** So many factors, armed or not, of whatever is left; at sea or ashore. `hunts`: interceptors first. */
function fill(
  draft: Draft,
  lots: Lot[],
  what: Want['what'],
  factors: number,
  altitude: Altitude,
  hunts: boolean,
): boolean {
  const { law, below } = draft;
  let wanted = factors;
  const keys = keysLeft(draft).filter((key) => what === 'unarmed' || armsFor(law, nameOf(key)).length > 0);
  const inTurn = shuffled(keys, below);
  if (draft.sparing) {
    const first = bombersLast(draft, inTurn);
    inTurn.sort((a, b) => Number(first.includes(b)) - Number(first.includes(a)));
  }
  if (hunts && what === 'unarmed') {
    const { values } = law.charts.planes;
    // 8.12.1 Dive bombers too, but not from above.
    const able = altitude === 'low' ? ['fighter', 'scout', 'dive'] : ['fighter', 'scout'];
    const isAble = (key: PlaneKey): boolean => able.includes(values[nameOf(key)].mission);
    inTurn.sort((a, b) => Number(isAble(b)) - Number(isAble(a)));
  }
  for (const key of inTurn) {
    if (wanted === 0) break;
    const some = Math.min(wanted, left(draft, key));
    spend(draft, key, some);
    lots.push(newLot(draft, key, some, altitude, what === 'armed'));
    wanted -= some;
  }
  return wanted === 0;
}
