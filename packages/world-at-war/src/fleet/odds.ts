/** The chances of an air strike or of gunfire as it is about to be ordered, from a view alone. */
import { type Answer, type Ask, chance, oddsOf, type Policy, type RowAnswer } from '@ironbottom/umpire';
import { attacks } from '../chapters/20-5-attacks.js';
import { lightFactors } from '../pieces.js';
import type { Strike } from '../strike.js';
import { type FleetView, type Force, forceOf, sideOf } from './kit.js';
import type { FleetLaw } from './law.js';
import { airStrike, squadrons, targetName, wingsOf } from './strikes.js';
import { aimedAt, assaults } from './surface.js';

export type FleetOdds = { title: string; rows: { text: string; chance: number }[]; note?: string };

export function fleetOdds(view: FleetView, law: FleetLaw, ask: Ask, answer: Answer | null): FleetOdds | null {
  const { public: pub } = view;
  if (ask.ask !== 'sheet' || !Array.isArray(answer)) return null;
  const side = sideOf(view.seat);
  const rows = answer as RowAnswer[];
  if (pub.phase === 'strikes') {
    const wings = wingsOf(pub, side, rows);
    const targets = [...new Set(wings.map(({ on }) => on))].map((id) => forceOf(pub, id));
    const told = targets.flatMap((force) => {
      const sent = wings.filter(({ on }) => on === force.id);
      return chancesOf(force, airStrike(pub, law, side, sent, fightersSeen(view, law, force)));
    });
    const note = 'As if the enemy kept all the planes at home that have been seen.';
    return told.length === 0 ? null : { title: 'What your strike may do', rows: told, note };
  }
  if (pub.phase !== 'fire') return null;
  const told = assaults(pub, law, side, aimedAt(pub, side, rows)).flatMap(({ force, strike }) =>
    chancesOf(forceOf(pub, force), strike),
  );
  return told.length === 0 ? null : { title: 'What your guns may do', rows: told };
}

/** Squadrons that may be over a force, of carriers that have been seen. */
function fightersSeen({ public: pub }: FleetView, { scenario }: FleetLaw, force: Force): number {
  const over = pub.forces.filter(
    ({ id, task }) => (id === force.id && task?.do === 'search') || (task?.do === 'cover' && task.force === force.id),
  );
  const port = force.where === 'port' && pub.round > 1 ? scenario.fighters : 0;
  return over.reduce((sum, { shown }) => sum + squadrons(shown ?? undefined), port);
}

/** Whoever must choose takes the first: it changes no chance that is told here. */
const first: Policy = (ask) => (ask.ask === 'pick' ? ask.of.slice(0, 1).map(({ id }) => id) : []);

function chancesOf(force: Force, strike: Strike): FleetOdds['rows'] {
  const before = new Map(strike.ships.map(({ id, state }) => [id, state]));
  const whole = strike.light.reduce((sum, each) => sum + lightFactors(each), 0);
  const measured = (end: Strike): { [measure: string]: number } => {
    const measures: { [measure: string]: number } = {};
    for (const { on } of strike.attacks) {
      const ship = end.ships.find(({ id }) => id === on);
      if (ship === undefined) {
        measures[`${on} some`] = Number(end.light.reduce((sum, each) => sum + lightFactors(each), 0) < whole);
        continue;
      }
      const isGone = ship.state === 'sunk' || ship.state === 'sunk-in-port';
      measures[`${on} sunk`] = Number(isGone && ship.state !== before.get(on));
      measures[`${on} damaged`] = Number(ship.state === 'damaged' && before.get(on) === 'sound');
    }
    return measures;
  };
  const { outcomes } = oddsOf(attacks, strike, first, measured, { below: chance(1), records: 1500, samples: 1000 });
  const chanceOf = (measure: string): number =>
    outcomes.reduce((sum, each) => sum + (each.measures[measure] === 1 ? each.chance : 0), 0);
  return strike.attacks.flatMap(({ on }) => {
    const name = targetName(force, on);
    if (on === 'light' || on === 'screened') return [{ text: `${name}: some sunk`, chance: chanceOf(`${on} some`) }];
    return [
      { text: `${name} sunk`, chance: chanceOf(`${on} sunk`) },
      { text: `${name} damaged`, chance: chanceOf(`${on} damaged`) },
    ];
  });
}
