/** 20.59 Cargo goes down with what carried it; 20.64 says how much a transport carries. */
import { carrying } from '../charts/carrying.js';
import { cite } from '../cite.js';
import type { Cargo, LightForce } from '../pieces.js';

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

/** 20.64C Transports needed for ground and air units: five factors each, ground units whole, air units in any part. */
export function transportsToCarry(ground: readonly number[], air: number, squadrons = 0): number {
  const { squadronsToAFactor: thirds } = carrying.values;
  const { factors } = carrying.values.transport;
  // Three squadrons weigh as much as one factor (R8); counted in thirds, so that nothing is rounded.
  const all = thirds * (sum(ground) + air) + (cite('R8') ? squadrons : thirds * squadrons);
  const least = Math.ceil(all / (thirds * factors));
  const whole = cite('20.64C')
    ? fewestFor(
        [...ground].sort((a, b) => b - a),
        factors,
      )
    : 0;
  return Math.max(least, whole);
}

/** The fewest loads into which whole units go: the largest first, tried in every load that it fits. */
function fewestFor(units: readonly number[], size: number): number {
  let best = units.length;
  const loads: number[] = [];
  const put = (at: number): void => {
    if (loads.length >= best) return;
    const unit = units[at];
    if (unit === undefined) {
      best = loads.length;
      return;
    }
    const tried = new Set<number>();
    for (let i = 0; i < loads.length; i++) {
      const load = loads[i] ?? 0;
      if (load + unit > size || tried.has(load)) continue;
      tried.add(load);
      loads[i] = load + unit;
      put(at + 1);
      loads[i] = load;
    }
    loads.push(unit);
    put(at + 1);
    loads.pop();
  };
  put(0);
  return best;
}

/** How many destroyer or transport factors these loads need. */
export function carriersNeeded(on: Cargo['on'], cargo: readonly Cargo[]): number {
  const own = cargo.filter((each) => each.on === on);
  const factorsOf = (kind: Cargo['kind']): number[] => own.filter((each) => each.kind === kind).map((c) => c.factors);
  const ground = factorsOf('ground');
  const air = sum(factorsOf('air'));
  const squadrons = sum(factorsOf('squadrons'));
  const { squadronsToAFactor, destroyer } = carrying.values;
  if (on === 'DD') return Math.ceil((sum(ground) + air + squadrons / squadronsToAFactor) / destroyer.factors);
  // 20.64A An oil counter to a transport; 20.64D a grant of up to five BRPs to a transport.
  const oil = factorsOf('oil').reduce((all, each) => all + Math.ceil(each / carrying.values.transport.oil), 0);
  const grants = factorsOf('brp').reduce((all, each) => all + Math.ceil(each / carrying.values.transport.brps), 0);
  return (cite('20.64A') ? oil : 0) + (cite('20.64D') ? grants : 0) + transportsToCarry(ground, air, squadrons);
}

/** Loads of a force that are one too many for the carriers that survive; undefined where all can be carried. */
export function overloaded(force: LightForce): Cargo['on'] | undefined {
  for (const on of ['DD', 'TR'] as const) {
    if (carriersNeeded(on, force.cargo) > force[on] && cite('20.59')) return on;
  }
  return undefined;
}

/** 20.59 The defender chooses, but where nothing can be carried, or all loads are alike, there is nothing to choose. */
export function chosenForHim(force: LightForce, on: Cargo['on']): Cargo | undefined {
  const own = force.cargo.filter((each) => each.on === on);
  const [first] = own;
  if (first === undefined) return undefined;
  const alike = own.every(
    ({ kind, factors, name }) => kind === first.kind && factors === first.factors && name === first.name,
  );
  return alike || force[on] === 0 ? first : undefined;
}

/** 20.59 No load is given up without need: one that can be carried after all comes back. */
export function takeBack(force: LightForce, lost: Cargo[]): Cargo[] {
  const gone: Cargo[] = [];
  for (const each of lost) {
    const fits = carriersNeeded(each.on, [...force.cargo, each]) <= force[each.on];
    if (fits && cite('20.59')) force.cargo.push(each);
    else gone.push(each);
  }
  return gone;
}
