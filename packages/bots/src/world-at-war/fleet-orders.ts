/** What each force is told to do. */
import type { RowAnswer, Sheet } from '@ironbottom/umpire';
import {
  type Content,
  type FleetLaw,
  type FleetView,
  type Force,
  forceContent,
  hasSlow,
  isCarrier,
  mayFire,
  squadrons,
} from '@ironbottom/world-at-war';

/** Fleet factors that fire. */
export const firepower = ({ ships, light }: Content): number =>
  ships.filter((ship) => !isCarrier(ship) && mayFire(ship)).reduce((sum, { factors }) => sum + factors, 0) +
  light.CA +
  light.DD -
  light.carrying.DD;

export function tasks(view: FleetView, law: FleetLaw, sheet: Sheet, below: (n: number) => number): RowAnswer[] {
  const own = view.public.forces.filter(({ side, where }) => side === view.seat && where === 'sea');
  return sheet.rows.map((row, i): RowAnswer => {
    const force = own[i];
    if (row.ask !== 'pick') return [];
    const open = row.of.map(({ id }) => id);
    const wanted = force === undefined ? undefined : wish(view, law, force, below);
    return [wanted !== undefined && open.includes(wanted) ? wanted : (open[0] ?? '')];
  });
}

function wish(view: FleetView, law: FleetLaw, force: Force, below: (n: number) => number): string {
  const content = forceContent(force, view.own);
  if (content === undefined) return 'withdraw';
  if (content.light.TR > 0 || content.light.cargo.length > 0) return 'sail';
  const enemies = view.public.forces.filter(({ side, where }) => side !== view.seat && where !== 'home');
  const planes = squadrons(content);
  const guns = firepower(content);
  const { japan, allies } = view.public.points;
  const lead = (view.seat === 'japan' ? 1 : -1) * (japan - allies - law.scenario.line);
  const crippled = content.ships.some(({ state }) => state === 'damaged');
  const carriers = content.ships.some(isCarrier);
  // Nothing to strike with and something to lose: home.
  if (carriers && planes === 0) return 'withdraw';
  if (crippled && lead >= 0 && view.public.round > 1) return 'withdraw';
  if (planes > 0) {
    const target = bestTarget(enemies, below);
    return target === undefined ? `cover ${force.id}` : `search ${target.id}`;
  }
  const prey = enemies.find(
    ({ shown, where }) =>
      where === 'sea' && shown !== null && hasSlow(shown.ships, [shown.light]) && firepower(shown) < 1.3 * guns,
  );
  if (prey !== undefined) return `close ${prey.id}`;
  const unseen = enemies.filter(({ shown, where }) => shown === null && where === 'sea');
  const sought = unseen[below(Math.max(1, unseen.length))];
  return sought === undefined ? `cover ${force.id}` : `search ${sought.id}`;
}

/** Carriers that can still launch, then a port, then whatever is not known, then the most that is left. */
function bestTarget(enemies: readonly Force[], below: (n: number) => number): Force | undefined {
  const worth = ({ shown, where }: Force): number => {
    if (where === 'port') return 60;
    if (shown === null) return 40 + below(10);
    if (shown.light.TR > 0) return 55;
    return 3 * squadrons(shown) + shown.ships.filter(({ state }) => state !== 'sunk').length * 4;
  };
  return [...enemies].map((force) => ({ force, worth: worth(force) })).sort((a, b) => b.worth - a.worth)[0]?.force;
}
