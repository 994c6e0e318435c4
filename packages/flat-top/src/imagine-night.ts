/** SC3.5 Which of the enemy's planes may be trained for the night: some, or none. */
import { type Draft, shuffled } from './imagine-draft.js';
import { shipWith, withEach } from './shapes.js';
import type { Grounded, Parked } from './state.js';
import { parkedIn } from './stock.js';

export function drawNightGroup({ law, enemy, own, below, flown }: Draft): void {
  const { nightGroup } = law.scenario.special;
  if (nightGroup === undefined || !law.scenario.forces[enemy].ships.includes(nightGroup.ship) || below(2) === 0) return;
  const { ship: home, planes, most } = nightGroup;
  const mayBe = ({ plane, seaBased }: Pick<Parked, 'plane' | 'seaBased'>): boolean =>
    seaBased && planes.includes(plane);
  let left = most;
  if (flown === 0) {
    // Before anybody has flown they are all aboard their ship, and nobody else of these names is.
    let aboard = 0;
    for (const { name, grounded } of own.ships)
      if (name === home) for (const parked of parkedIn(grounded)) if (mayBe(parked)) aboard += parked.factors;
    for (const { onDeck, lots } of own.flights)
      if (onDeck === home) for (const lot of lots) if (mayBe(lot)) aboard += lot.factors;
    if (aboard > most) return;
  }
  const trains = (each: Pick<Parked, 'plane' | 'seaBased' | 'factors'>): boolean => {
    if (!mayBe(each) || each.factors > left || (flown > 0 && below(2) === 0)) return false;
    left -= each.factors;
    return true;
  };
  for (const flight of shuffled(own.flights, below))
    if (flown > 0 || flight.onDeck === home) for (const lot of flight.lots) if (trains(lot)) lot.night = true;
  const trained = (box: readonly Parked[]): readonly Parked[] =>
    withEach(box, (parked) => (trains(parked) ? { ...parked, night: true } : parked));
  const withNight = ({ ready, justLanded, readying }: Grounded): Grounded => ({
    ready: trained(ready),
    justLanded: trained(justLanded),
    readying: trained(readying),
  });
  own.ships = withEach(own.ships, (ship) =>
    ship.grounded === null || (flown === 0 && ship.name !== home)
      ? ship
      : shipWith(ship, 'grounded', withNight(ship.grounded)),
  );
}
