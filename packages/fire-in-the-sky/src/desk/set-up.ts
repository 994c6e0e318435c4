/** From an input to a battle. The shapes have been checked: what is left is what they cannot say. */
import type { Answer, Ask, Policy, Problem } from '@ironbottom/umpire';
import { ashore, type Battle, type Force, force, newBattle, type Step } from '../battle.js';
import { type Options, optionalRules } from '../options.js';
import { enemyOf, type Nation, type Side, sides } from '../pieces.js';
import { isCarrier, unitOf } from '../units.js';
import { aimed, readShips } from './names.js';

export type ForceInput = {
  ships?: string[];
  cargo?: string[];
  air?: number;
  carrierAir?: number;
  elite?: number;
  kamikazes?: number;
  troops?: string[];
  outOfSupply?: boolean;
  submarines?: number;
  aim?: string;
};
export type BattleInput = {
  japan?: ForceInput;
  allies?: ForceInput;
  part?: Side;
  turn?: number;
  rounds?: number;
  supremacy?: Side;
  options?: Partial<Options>;
};

/** What an input has already decided: whom each side aims at, and how many fly as kamikazes. */
export type Orders = { aims: { [S in Side]?: string }; kamikazes: number };

const defaultTurn = 7;
const nationOf = (side: Side): Nation => (side === 'japan' ? 'japan' : 'us');

export function setUp(
  input: BattleInput,
  steps: readonly Step[],
  problems: Problem[],
): { battle: Battle; orders: Orders } {
  const { turn = defaultTurn, part = 'japan', rounds = 1, options = {} } = input;
  const kamikazes = input.japan?.kamikazes ?? 0;
  const facts = {
    ...{ turn, part, kamikaze: kamikazes > 0 },
    options: { ...optionalRules, ...options },
    supplied: { japan: input.japan?.outOfSupply !== true, allies: input.allies?.outOfSupply !== true },
  };
  if (kamikazes > 0 && (!facts.options.kamikaze || turn < 10))
    problems.push({
      field: 'japan.kamikazes',
      rule: '16.2.4',
      why: 'kamikazes fly from turn 10 on, with the option kamikaze',
    });
  const supporting = steps[0] === 'land';
  const [japan, allies] = sides.map((side) => readForce(input[side] ?? {}, side, supporting, problems));
  const battle = newBattle(facts, japan ?? force(), allies ?? force(), steps);
  battle.rounds = rounds;
  battle.supremacy = input.supremacy ?? null;
  const aims: Orders['aims'] = {};
  for (const side of sides) {
    const aim = input[side]?.aim;
    const id = aim === undefined ? undefined : aimed(aim, battle.sides[enemyOf(side)].ships, `${side}.aim`, problems);
    if (id !== undefined) aims[side] = id;
  }
  return { battle, orders: { aims, kamikazes } };
}

function readForce(input: ForceInput, side: Side, supporting: boolean, problems: Problem[]): Force {
  const ships = readShips(input.ships ?? [], side, `${side}.ships`, problems);
  const own = force({
    ships,
    submarines: input.submarines ?? 0,
    cargo: (input.cargo ?? []).flatMap((text, nth) => readCargo(text, nth, side, `${side}.cargo[${nth}]`, problems)),
    land: (input.troops ?? []).flatMap((text, nth) => readTroops(text, nth, side, `${side}.troops[${nth}]`, problems)),
  });
  own.air = readAir(input, side, ships, problems);
  if (supporting) for (const point of own.air) point.state = 'support';
  return own;
}

function readAir(input: ForceInput, side: Side, ships: Force['ships'], problems: Problem[]): Force['air'] {
  const { air = 0, carrierAir = 0, elite = 0, kamikazes = 0 } = input;
  const decks = ships.flatMap(({ id }) => Array.from({ length: unitOf(id).planes }, () => id));
  if (carrierAir > decks.length) {
    const carriers = ships.filter(({ id }) => isCarrier(unitOf(id))).length;
    const why =
      carriers === 0 ? 'there is no carrier among the ships' : `the carriers here have room for ${decks.length}`;
    problems.push({ field: `${side}.carrierAir`, rule: 'R1', why });
  }
  const wrong = (field: string, rule: string, why: string): void =>
    void problems.push({ field: `${side}.${field}`, rule, why });
  if (elite + kamikazes > 0 && side === 'allies')
    wrong(elite > 0 ? 'elite' : 'kamikazes', elite > 0 ? '16.2.3' : '16.2.4', 'only Japan has them');
  if (elite > air + carrierAir) wrong('elite', '16.2.3', `there are only ${air + carrierAir} Air Points`);
  if (kamikazes > air + carrierAir) wrong('kamikazes', '16.2.4', `there are only ${air + carrierAir} Air Points`);
  const berths = [...decks.slice(0, carrierAir), ...Array.from({ length: air }, () => ashore)];
  return berths.map((from, nth) => ({
    ...{ id: `${side}-air-${nth + 1}`, nation: nationOf(side), elite: nth < elite, from },
    ...{ kamikaze: false, state: 'ready' },
  }));
}

/** 'air', '4 land', '4 marines' */
function readCargo(text: string, nth: number, side: Side, field: string, problems: Problem[]): Force['cargo'] {
  const id = `${side}-cargo-${nth + 1}`;
  const nation = nationOf(side);
  if (/^(1 )?air$/i.test(text.trim())) return [{ id, kind: 'air', nation, strength: 1, marine: false }];
  const [, strength, word = ''] = /^(\d)\s*(land|marines?)$/i.exec(text.trim()) ?? [];
  if (strength !== undefined && Number(strength) >= 1 && Number(strength) <= 8)
    return [{ id, kind: 'land', nation, strength: Number(strength), marine: /^m/i.test(word) }];
  problems.push({ field, rule: 'R10', why: `"${text}" is no cargo: write air, 4 land or 4 marines` });
  return [];
}

/** '4', '4 marines', '4 marines landing' */
function readTroops(text: string, nth: number, side: Side, field: string, problems: Problem[]): Force['land'] {
  const [, strength, marine, landing] = /^([1-8])(\s*marines?)?(\s*landing)?$/i.exec(text.trim()) ?? [];
  if (strength === undefined) {
    problems.push({
      field,
      rule: '11.2.5.5',
      why: `"${text}" is no land unit: write its strength, such as 4 or 4 marines landing`,
    });
    return [];
  }
  return [
    {
      ...{ id: `${side}-land-${nth + 1}`, nation: nationOf(side), strength: Number(strength) },
      ...{ marine: marine !== undefined, landing: landing !== undefined },
    },
  ];
}

/** The decisions of the input come before the policy's. */
export const ordersOf =
  ({ aims, kamikazes }: Orders) =>
  (policy: Policy): Policy =>
  (ask, seat) => {
    if (ask.rule === '16.2.4' && ask.ask === 'say') return kamikazes;
    const aim = aims[seat as Side];
    return (aim !== undefined && allAt(ask, aim)) || policy(ask, seat);
  };

function allAt(ask: Ask, id: string): Answer | undefined {
  const rows = ask.ask === 'sheet' ? ask.rows : [ask];
  const answers = rows.flatMap((row) =>
    row.ask === 'split' && row.over.some((share) => share.id === id) ? [{ [id]: row.total }] : [],
  );
  if (answers.length === 0 || answers.length < rows.length) return undefined;
  return ask.ask === 'sheet' ? answers : answers[0];
}
