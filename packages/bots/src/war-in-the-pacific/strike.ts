/** A newcomer in the air and under it: one combined wave at the carriers, close escorts, CAP where nobody guards the bombers. */
import type { Answer, Ask, Bot, Pick, Row, RowAnswer, Sheet, SplitAnswer } from '@ironbottom/umpire';
import { leastAnswer } from '@ironbottom/umpire';
import { type Side, sideOf, strike } from '@ironbottom/war-in-the-pacific';

type Battle = strike.StrikeBattle;
type Law = strike.StrikeLaw;

export const strikeRecruit: Bot<strike.StrikeKit> = {
  name: 'recruit',
  title: 'Recruit',
  about: 'Sends everything in one combined wave at the carriers, and his fighters at bombers without escort.',
  seat: (seat, law) => ({ answer: (view, ask) => answerFor(law, view.own, sideOf(seat), ask) }),
};

function answerFor(law: Law, battle: Battle, side: Side, ask: Ask): Answer {
  switch (battle.phase) {
    case 'search':
      return ask.ask === 'sheet' ? ask.rows.map((row) => (row.ask === 'pick' ? row.of.map(({ id }) => id) : [])) : [];
    case 'target':
      return ask.ask === 'pick' ? prey(law, battle, side, ask) : [];
    case 'stay':
      return ask.ask === 'sheet' ? ask.rows.map(ofTheLargest) : [];
    case 'priority':
      return ['general'];
    case 'deploy':
      return ask.ask === 'sheet' ? asProposed(ask) : [];
    case 'altitudes':
      return ask.ask === 'sheet' ? altitudes(law, battle, ask) : [];
    case 'cap':
      return ask.ask === 'sheet' ? cap(battle, ask) : [];
    case 'air':
      return ask.ask === 'pick' ? foe(ask) : ask.ask === 'sheet' ? strike.greatestLosses(ask) : [];
    case 'waves':
      return ask.ask === 'sheet' ? waves(battle, ask) : [];
    case 'target ring':
      return ask.ask === 'sheet' ? ring(law, battle, side, ask) : [];
    case 'assign':
      return ask.ask === 'sheet' ? aimed(law, battle, ask) : [];
    default:
      return leastAnswer(ask) ?? [];
  }
}

/** Whoever is most likely the carriers; if nobody is likely enough, not before the last Air Phase. */
function prey(law: Law, battle: Battle, side: Side, ask: Pick): string[] {
  const enemy = side === 'japan' ? 'allies' : 'japan';
  const markers = battle.hunt?.markers[enemy] ?? [];
  const worth = (id: string): number =>
    strike.huntWorth(
      law,
      battle,
      enemy,
      markers.find(({ name }) => name === id),
    );
  const open = ask.of.filter(({ not, id }) => not === undefined && id !== 'nobody');
  const [best] = [...open].sort((a, b) => worth(b.id) - worth(a.id));
  const isLast = (battle.hunt?.airPhase ?? 0) + 1 >= (law.search?.airPhases ?? 1);
  return [best !== undefined && (isLast || worth(best.id) >= enoughToFly) ? best.id : 'nobody'];
}
/** Points at stake: two large carriers have twelve a level. */
const enoughToFly = 8;

/** Of the largest flight first. */
function ofTheLargest(row: Row): RowAnswer {
  if (row.ask !== 'split') return leastAnswer(row) ?? [];
  const left = row.over.map(({ id, cap = row.total }) => ({ id, cap }));
  const sent: { [id: string]: number } = {};
  for (let n = 0; n < row.total; n++) {
    const largest = left.reduce((most, each) => (each.cap > most.cap ? each : most));
    largest.cap -= 1;
    sent[largest.id] = (sent[largest.id] ?? 0) + 1;
  }
  return sent;
}

const asProposed = (ask: Sheet): RowAnswer[] =>
  ask.rows.map((row) => (row.ask === 'pick' ? (row.now ?? [row.of[0]?.id ?? '']) : []));

/** Torpedoes for all who may have them; escorts close by, with the lowest bombers first. */
function altitudes(law: Law, battle: Battle, ask: Sheet): RowAnswer[] {
  const left: { [base: string]: number } = { ...battle.armed };
  const strength = { low: 0, medium: 0, high: 0 };
  const rows = battle.flights.map((flight): SplitAnswer => {
    const errands = strike.errandsOf(law, flight);
    const torpedo = errands.find(({ role }) => role === 'T');
    const other = errands.find(({ role }) => role === 'D' || role === 'B');
    if (torpedo === undefined && other === undefined) return {};
    const armed = torpedo === undefined ? 0 : Math.min(flight.points, left[flight.from] ?? flight.points);
    if (left[flight.from] !== undefined) left[flight.from] = (left[flight.from] ?? 0) - armed;
    if (torpedo !== undefined) strength.low += armed;
    if (other !== undefined) strength[other.altitude] += flight.points - armed;
    return {
      ...(torpedo !== undefined && armed > 0 ? { [torpedo.id]: armed } : {}),
      ...(other !== undefined && flight.points > armed ? { [other.id]: flight.points - armed } : {}),
    };
  });
  let guards = 0;
  const levels = (['low', 'medium', 'high'] as const).filter((altitude) => strength[altitude] > 0);
  return ask.rows.map((row, i) => {
    const sent = rows[i] ?? {};
    if (row.ask !== 'split' || Object.keys(sent).length > 0) return sent;
    const shared: { [errand: string]: number } = {};
    for (let n = 0; n < row.total; n++, guards++) {
      const level = levels[guards % Math.max(1, levels.length)] ?? 'medium';
      const errand = row.over.find(({ id }) => id === `close ${level}`) ?? row.over[0];
      if (errand !== undefined) shared[errand.id] = (shared[errand.id] ?? 0) + 1;
    }
    return shared;
  });
}

/** So many Air Points of bombers make a wave of their own: levels of damage add up from wave to wave. */
const enoughForAWave = 3;

/** As many waves as there are bombers for, each with its share of every kind; fighters go with the first. */
function waves(battle: Battle, ask: Sheet): RowAnswer[] {
  const bombers = battle.flights.filter(({ role }) => role !== 'F').reduce((sum, { points }) => sum + points, 0);
  const number = Math.max(1, Math.min(3, Math.floor(bombers / enoughForAWave)));
  let next = 0;
  return ask.rows.map((row, i): RowAnswer => {
    if (row.ask === 'pick') return row.now ?? [row.of[0]?.id ?? ''];
    if (row.ask !== 'split') return {};
    if (battle.flights[i]?.role === 'F') return { '1': row.total };
    const sent: { [wave: string]: number } = {};
    for (let n = 0; n < row.total; n++, next++) {
      const wave = String((next % number) + 1);
      sent[wave] = (sent[wave] ?? 0) + 1;
    }
    return sent;
  });
}

/** All of it where bombers fly without escort, else where torpedo planes are. */
function cap(battle: Battle, ask: Sheet): RowAnswer[] {
  const told = (['low', 'medium', 'high'] as const).filter((altitude) => battle.levels[altitude] !== 'none');
  const level = told.find((altitude) => battle.levels[altitude] === 'bare') ?? told[0];
  return ask.rows.map((row): SplitAnswer => {
    if (row.ask !== 'split') return {};
    const there = row.over.find(({ id }) => id === level) ?? row.over[0];
    return there === undefined ? {} : { [there.id]: row.total };
  });
}

const foe = ({ of }: Pick): string[] => {
  const open = of.filter(({ not }) => not === undefined).map(({ id }) => id);
  return [open.includes('bombers') ? 'bombers' : (open[0] ?? '')];
};

/** The ring with the ship that is worth most; the first admiral helps. */
function ring(law: Law, battle: Battle, _side: Side, ask: Sheet): RowAnswer[] {
  const { wave } = battle;
  return ask.rows.map((row, at): RowAnswer => {
    if (row.ask !== 'pick') return [];
    if (at > 0) {
      const officer = row.of[0]?.id.slice(0, -2);
      return row.of.filter(({ id }) => id.slice(0, -2) === officer).map(({ id }) => id);
    }
    if (wave === null) return [row.of[0]?.id ?? ''];
    const sent = strike
      .inWave(battle)
      .filter(({ role }) => role !== 'F')
      .map((flight) => ({ flight, points: flight.points }));
    const best = (id: string): number =>
      Math.max(...strike.shipsIn(battle, wave, id).map((ship) => strike.expectedWorth(law, battle, ship, sent)));
    const [first] = [...row.of].sort((a, b) => best(b.id) - best(a.id));
    return [first?.id ?? ''];
  });
}

/** All on one ship or shared between two, whichever brings most. */
function aimed(law: Law, battle: Battle, ask: Sheet): RowAnswer[] {
  const { wave } = battle;
  const flights = strike.inWave(battle).filter(({ role }) => role !== 'F');
  const ships = wave === null ? [] : strike.shipsIn(battle, wave, wave.ring ?? 'core');
  let best = { worth: -1, on: flights.map(() => 0), a: ships[0], b: ships[0] };
  for (const [i, a] of ships.entries())
    for (const b of ships.slice(i + 1).concat(a))
      for (let mask = 0; mask < 2 ** Math.min(6, flights.length); mask++) {
        const on = flights.map((_, f) => (mask >> f) & 1);
        const sent = (which: number) =>
          flights.flatMap((flight, f) => (on[f] === which ? [{ flight, points: flight.points }] : []));
        const worth =
          strike.expectedWorth(law, battle, a, sent(0)) + (a === b ? 0 : strike.expectedWorth(law, battle, b, sent(1)));
        if (worth > best.worth && !(a === b && mask > 0)) best = { worth, on, a, b };
      }
  return ask.rows.map((row, f): SplitAnswer => {
    const ship = best.on[f] === 1 ? best.b : best.a;
    if (row.ask !== 'split' || ship === undefined) return {};
    return { [ship.seen ? ship.id : ship.mark]: row.total };
  });
}
