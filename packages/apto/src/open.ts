/** How a game begins. */
import type { Opening } from '@ironbottom/umpire';
import { coveredBy } from './chapters/8-season.js';
import { cover, coveredStacks, isProductionHidden } from './chapters/11-9-hidden-production.js';
import type { Law } from './law.js';
import { firstPhase, startOfMonth } from './sequence.js';
import { riversKey, sideOf } from './situation.js';
import type { Apto, Own, Pub } from './state.js';

export function open(law: Law): Opening<Apto> {
  const { scenario } = law;
  const side = sideOf(scenario, scenario.initiative);
  const pub: Pub = {
    turn: 1,
    year: scenario.first.year,
    month: scenario.first.month,
    phase: firstPhase(law, scenario.first),
    playing: false,
    part: side === 'neutral' ? 'japan' : side,
    weather: {},
    units: byId(scenario.units),
    hqs: byId(scenario.hqs),
    generals: byId(scenario.generals),
    control: { ...scenario.control },
    works: Object.fromEntries(Object.entries(scenario.works ?? {}).map(([hex, works]) => [hex, { ...works }])),
    chits: (scenario.chits ?? []).map((chit) => ({ ...chit, drawn: [...chit.drawn] })),
    isolated: [],
    squatting: {},
    alignment: { ...scenario.alignment },
    conquered: {},
    ep: { ...scenario.ep },
    reserve: {},
    offensives: { ...scenario.offensives },
    bought: {},
    initiative: scenario.initiative,
    rail: {},
    opened: false,
    passed: [],
    deferred: [],
    asked: [],
    offensive: null,
    attack: null,
    sortie: null,
    reaction: null,
    tolls: {},
    bumped: [],
    notes: { ...scenario.notes, ...(law.options.rivers && { [riversKey]: 1 }) },
  };
  startOfMonth(pub);
  const seats: Opening<Apto>['seats'] = {};
  for (const { seat } of law.seats) {
    const own: Own = { plan: null };
    if (isProductionHidden(law)) own.tray = cover(pub, {}, coveredBy(law, seat));
    seats[seat] = { own, knows: {} };
  }
  if (isProductionHidden(law))
    pub.covered = coveredStacks(
      pub,
      Object.values(seats).map(({ own }) => own.tray),
    );
  return {
    public: pub,
    seats,
    secret: {},
    agenda: [{ kind: 'month', rule: 'R1' }],
    turn: 1,
    phase: pub.phase,
  };
}

/** In the order of their names, which is the order they have in a saved game. */
const byId = <P extends { id: string }>(pieces: readonly P[]): { [id: string]: P } =>
  Object.fromEntries(pieces.map((piece): [string, P] => [piece.id, { ...piece }]).sort(([a], [b]) => (a < b ? -1 : 1)));
