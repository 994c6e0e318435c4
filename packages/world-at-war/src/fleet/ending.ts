/** The end of a round, and of the battle. */
import { returnToPort } from '../chapters/20-52-named-ships.js';
import { cite } from '../cite.js';
import { atSea, type FleetPublic, type FleetTable, sides } from './kit.js';
import { isConvoy, isGone } from './orders.js';
import { pointsFor } from './points.js';

export function endOfRound(table: FleetTable): void {
  const { state, law } = table;
  const { public: pub } = state;
  const { scenario } = law;
  const home: string[] = [];
  for (const force of pub.forces) {
    const arrives = isConvoy(force) && force.task?.do === 'sail' && pub.round === scenario.arrival;
    if (atSea(force) && (force.task?.do === 'withdraw' || arrives || isGone(force))) {
      force.where = 'home';
      if (!isGone(force)) home.push(force.name);
      // 20.163, 20.523A At home hits that did no damage are made good.
      for (const ship of force.shown?.ships ?? []) returnToPort(ship);
    }
    force.lately = force.located;
    force.located = force.where === 'port';
    if (!arrives) force.task = null;
  }
  pub.engagements = [];
  for (const side of sides) pub.points[side] = pointsFor(pub, law, side);
  if (home.length > 0 && cite('20.163')) table.say('20.163', 'home', { forces: home });
  if (pub.round >= scenario.rounds || !canGoOn(pub)) {
    finish(table);
    return;
  }
  pub.round += 1;
  pub.phase = 'orders';
}

/** Somebody is at sea, and there is an enemy to look for. */
const canGoOn = ({ forces }: FleetPublic): boolean =>
  sides.every((side) => forces.some((force) => force.side === side && force.where !== 'home')) && forces.some(atSea);

/** The line: Japan wins with so many points more than the Allies. */
function finish(table: FleetTable): void {
  const { points } = table.state.public;
  const { line } = table.law.scenario;
  const { japan, allies } = points;
  const winners = [japan - allies >= line ? 'japan' : 'allies'];
  const why = `Japan has ${japan} points, the Allies ${allies}; Japan needed ${line} more than they`;
  table.end({ winners, why, rule: '20.51' });
  table.say('20.51', 'end', { winners, japan, allies, line });
}
