/** Inputs with ships made into battles: surface combat, torpedoes, bombardment, the guns of a base. */
import { didYouMean } from '@ironbottom/umpire';
import { baseGunsStep, bombardmentStep, type Position, surfaceStep } from '../chapters/19-surface.js';
import { enemyOf, type Ship, type Side } from '../state.js';
import { readBase, readFleet, sideSaid } from './fleet.js';
import { battleOf, everything, hasShips, nothing, of, type SetUp, targetFinder } from './hex.js';
import { type Reading, wrong } from './law.js';
import { nationOf, said } from './lots.js';
import type { BaseGunsInput, BombardmentInput, FleetInput, LineInput, SurfaceInput, TorpedoInput } from './shapes.js';
import { readShipLine, withoutNation } from './ship-line.js';

/** Both fleets; the side of one may have to be told by the other. */
function readFleets(reading: Reading, one: FleetInput, two: FleetInput): { side: Side; own: Ship[]; enemy: Ship[] } {
  const other = two.side ?? sideOf(reading, two);
  const mine = readFleet(
    reading,
    one,
    'attacker',
    sideOf(reading, one) ?? (other === undefined ? undefined : enemyOf(other)),
  );
  const theirs = readFleet(reading, two, 'defender', enemyOf(mine.side));
  for (const [input, field] of [
    [one, 'attacker'],
    [two, 'defender'],
  ] as const) {
    if (!hasShips(input)) wrong(reading, `${field}.ships`, '19.1', 'is missing: name the ships');
  }
  if (theirs.side === mine.side) wrong(reading, 'defender.side', '19.1', `both sides are ${nationOf(mine.side)}`);
  return { side: mine.side, own: mine.ships, enemy: theirs.ships };
}

function sideOf(reading: Reading, { side, ships = [], taskForces = [] }: FleetInput): Side | undefined {
  if (side !== undefined) return side;
  const all = [...ships, ...taskForces.flatMap((tf) => tf.ships)].map((given) =>
    typeof given === 'string' ? readShipLine(given) : { given },
  );
  return all.map((line) => sideSaid(reading, line)).find((found) => found !== undefined);
}

/** Names in an order, made into the ids of the ships meant. */
function byId(reading: Reading, fire: { [name: string]: number } | undefined, ships: readonly Ship[], field: string) {
  if (fire === undefined) return undefined;
  const find = targetFinder(ships, undefined);
  const ids: { [id: string]: number } = {};
  for (const [name, factors] of Object.entries(fire)) {
    const id = find(name);
    if (id === undefined)
      wrong(
        reading,
        `${field}.${name}`,
        '15.3',
        `there is no such ship on the other side${didYouMean(
          name,
          ships.map((ship) => ship.name),
        )}`,
      );
    else ids[id] = (ids[id] ?? 0) + factors;
  }
  return ids;
}

/** 19.3 Ships named for the torpedo position and the Screen ('DD' means every one of them); the others take the guns. */
function positionsOf(reading: Reading, line: LineInput, ships: readonly Ship[], field: string): Position[] | undefined {
  if (line.torpedo === undefined && line.screen === undefined) return undefined;
  const named = (names: readonly string[] | undefined, where: string): Set<string> => {
    const found = new Set<string>();
    for (const [i, name] of (names ?? []).entries()) {
      const low = withoutNation(name).name.toLowerCase();
      const meant = ships.filter(({ name: own, type }) =>
        [own, type, `${type} ${own}`].some((called) => called.toLowerCase() === low),
      );
      if (meant.length === 0)
        wrong(
          reading,
          `${field}.${where}[${i}]`,
          '19.3',
          `there is no ${said(name)} here${didYouMean(
            name,
            ships.map((ship) => ship.name),
          )}`,
        );
      for (const ship of meant) found.add(ship.id);
    }
    return found;
  };
  const torpedo = named(line.torpedo, 'torpedo');
  const screen = named(line.screen, 'screen');
  return ships.map((ship) => {
    if (torpedo.has(ship.id) && screen.has(ship.id))
      wrong(reading, `${field}.screen`, '19.3', `${ship.name} cannot stand in two places`);
    return torpedo.has(ship.id) ? 'torpedo' : screen.has(ship.id) ? 'screen' : 'gunnery';
  });
}

/** 19 A whole round of surface combat. */
export function setUpSurface(reading: Reading, input: SurfaceInput): SetUp {
  const { side, own, enemy } = readFleets(reading, input.attacker, input.defender);
  const line = (given: LineInput, ships: Ship[], others: Ship[], field: string, begin: boolean) => {
    const positions = positionsOf(reading, given, ships, field);
    const fire = byId(reading, given.fire, others, `${field}.fire`);
    const torpedoes = byId(reading, given.torpedoes, others, `${field}.torpedoes`);
    return {
      field,
      begin,
      ...(given.die === undefined ? {} : { die: given.die }),
      ...(positions === undefined ? {} : { positions }),
      ...(fire === undefined ? {} : { fire }),
      ...(torpedoes === undefined ? {} : { torpedoes }),
    };
  };
  const battle = battleOf(reading, input, { ships: of(side, own, enemy), step: surfaceStep() });
  return {
    battle,
    targets: [],
    orders: {
      [side]: line(input.attacker, own, enemy, 'attacker', true),
      [enemyOf(side)]: line(input.defender, enemy, own, 'defender', false),
    },
  };
}

/** 19.6 Torpedoes alone: every ship that has some fires, on a table that is just high enough unless said. */
export function setUpTorpedo(reading: Reading, input: TorpedoInput): SetUp {
  const { side, own, enemy } = readFleets(reading, input.attacker, input.defender);
  const fires = (ships: readonly Ship[]): Position[] =>
    ships.map((ship) => (ship.torpedoes > 0 ? 'torpedo' : 'gunnery'));
  const ships = of(side, own, enemy);
  if (own.every((ship) => ship.torpedoes === 0) && own.length > 0) {
    wrong(reading, 'attacker.ships', '19.8.2', 'none of these ships has torpedoes; Japanese cruisers and all DDs have');
  }
  const bht = input.table ?? (input.night === true ? 7 : 10);
  const positions = { allied: fires(ships.allied), japan: fires(ships.japan) };
  const battle = battleOf(reading, input, {
    ships,
    told: { allied: everything, japan: everything },
    step: surfaceStep({ stage: 'torpedo', positions, bht }),
  });
  const mine = byId(reading, input.attacker.torpedoes, enemy, 'attacker.torpedoes');
  const theirs = byId(reading, input.defender.torpedoes, own, 'defender.torpedoes');
  return {
    battle,
    targets: [],
    orders: {
      [side]: { field: 'attacker', ...(mine === undefined ? {} : { torpedoes: mine }) },
      [enemyOf(side)]: { field: 'defender', ...(theirs === undefined ? {} : { torpedoes: theirs }) },
    },
  };
}

/** 19.9 Ships against a base. */
export function setUpBombardment(reading: Reading, input: BombardmentInput): SetUp {
  const base = readBase(reading, input.defender.base, 'defender.base', undefined);
  const side: Side = base === undefined ? 'allied' : enemyOf(base.side);
  const { ships } = readFleet(reading, { ...input.attacker, side }, 'attacker', side);
  if (!hasShips(input.attacker)) wrong(reading, 'attacker.ships', '19.9', 'is missing: name the ships');
  if (base?.offBoard === true)
    wrong(reading, 'defender.base', '18.4', `${base.name} lies off the board and can never be attacked`);
  if (input.attacker.longRange === true && !reading.rules.options.longRangeBombardment) {
    wrong(
      reading,
      'attacker.longRange',
      'OPT-ESF.5',
      'is an option: --options longRangeBombardment, or options in JSON',
    );
  }
  const able = ships.some(
    ({ type, gunnery }) => gunnery > 0 && (type === 'BB' || type === 'CAV' || type === 'CA' || type === 'CL'),
  );
  if (!able && ships.length > 0)
    wrong(reading, 'attacker.ships', '19.9.1', 'none of these ships can bombard; BBs, CAVs, CAs and CLs can');
  const fire = byId(reading, input.defender.fire, ships, 'defender.fire');
  const step = base === undefined ? baseGunsStep() : bombardmentStep(base, []);
  return {
    battle: battleOf(reading, input, { ships: of<Ship>(side, ships, []), base: base ?? null, step }),
    targets: [],
    orders: {
      [side]: { field: 'attacker', begin: true, longRange: input.attacker.longRange ?? false },
      [enemyOf(side)]: { field: 'defender', begin: true, ...(fire === undefined ? {} : { fire }) },
    },
  };
}

/** 19.9.3 A base against ships at anchor. */
export function setUpBaseGuns(reading: Reading, input: BaseGunsInput): SetUp {
  const base = readBase(reading, input.attacker.base, 'attacker.base', undefined);
  const side: Side = base === undefined ? 'japan' : enemyOf(base.side);
  const { ships: named } = readFleet(reading, { ...input.defender, side }, 'defender', side);
  if (!hasShips(input.defender)) wrong(reading, 'defender.ships', '19.9.3', 'is missing: name the ships');
  const ships = named.map((ship) => ({ ...ship, anchored: true }));
  if (base !== undefined && base.sf === 0)
    wrong(reading, 'attacker.base', '19.9.3', `${base.name} has no Surface Factor; give "sf" to change that`);
  const fire = byId(reading, input.attacker.fire, ships, 'attacker.fire');
  const told = of(side, [nothing], [everything]);
  return {
    battle: battleOf(reading, input, {
      ships: of<Ship>(side, ships, []),
      base: base ?? null,
      told: { allied: told.allied[0] ?? nothing, japan: told.japan[0] ?? nothing },
      step: baseGunsStep(),
    }),
    targets: [],
    orders:
      base === undefined
        ? {}
        : { [base.side]: { field: 'attacker', begin: true, ...(fire === undefined ? {} : { fire }) } },
  };
}
