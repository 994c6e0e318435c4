/** War in the Pacific at the desk: a single fire of ships, with or without torpedoes, resolved by the battle's own procedure. */
import {
  type ChartUsed,
  type DeskProcedure,
  type DieNeed,
  didYouMean,
  type ForceTable,
  misfit,
  type Plain,
  type Policy,
  type Problem,
  record,
  type Shape,
} from '@ironbottom/umpire';
import { defenceOf, gunneryOf, speedOf } from '../chapters/16-8-damage.js';
import { strengthOf } from '../chapters/19-4-fire.js';
import { surfaceCharts } from '../charts/surface.js';
import { type Side, sideNames } from '../sides.js';
import { hexesBetween, places } from '../surface/display.js';
import { lawFor, type SurfaceLaw, unitOf } from '../surface/law.js';
import { openingOf } from '../surface/opening.js';
import { surface } from '../surface/procedure.js';
import { type Ship, type Surface, shipOf } from '../surface/state.js';
import { surfaceWords } from '../surface/words.js';
import { attackBy } from '../surface/worth.js';
import { admiralDesk } from './admiral.js';
import { airSearchDesk } from './air-search.js';
import { aaDesk, airAttackDesk, airCombatDesk } from './air-strike.js';
import { airfieldDesk, portDesk } from './bombardment.js';
import { chartsUsed } from './charts-used.js';
import { engagementDesk } from './engagement.js';
import { groundCombatDesk } from './ground-combat.js';
import { groundFireDesk } from './ground-fire.js';
import { chartsWith, type HouseInput, houseShape } from './house.js';
import { midgetDesk, submarineAttackDesk } from './submarine-attack.js';
import { wholeStrikesDesk } from './whole-strikes.js';

type ShipInput = { ship: string; hexes?: number; damage?: number };
type FireInput = {
  date?: string;
  firing: ShipInput[];
  target: { ship: string; damage?: number };
  dice?: { damage?: number; result?: number };
  charts?: HouseInput;
};

const damage: Shape = { type: 'integer', minimum: 0, maximum: 4, description: 'level of damage, 0 to 4', rule: '19.7' };
const ship: Shape = { type: 'string', names: 'ships', description: 'a ship' };
const modifier: Shape = { type: 'integer', minimum: -1, maximum: 1, description: 'chits on this die', rule: '20.1' };

const schema: Shape = record({
  'date?': {
    type: 'string',
    maxLength: 8,
    description: 'turn/cycle/year, such as 2/8/42; it matters for critical hits',
  },
  firing: {
    type: 'array',
    minItems: 1,
    maxItems: 12,
    rule: '19.4.2',
    items: record({
      ship,
      'hexes?': {
        type: 'integer',
        minimum: 1,
        maximum: 3,
        description: 'hexes from the target, 1 if not said',
        rule: '19.4.1',
      },
      'damage?': damage,
    }),
  },
  target: record({ ship, 'damage?': damage }),
  'dice?': record({ 'damage?': modifier, 'result?': modifier }),
  'charts?': houseShape,
});

const middle = places.find((place) => places.every((other) => hexesBetween(place, other) <= 4)) ?? 17;
const hexAt = (hexes: number): number => places.find((place) => hexesBetween(middle, place) === hexes) ?? middle;

function setUp(input: FireInput, torpedoes: boolean): { record: Surface } | { problems: Problem[] } {
  const { firing, target, date = '2/8/42', dice = {} } = input;
  const house = chartsWith(surfaceCharts, input.charts);
  if ('problems' in house) return house;
  const { charts } = house;
  const { values } = charts.navalUnits;
  const problems: Problem[] = [];
  const sideOfShip = (id: string): Side => (values[id]?.nation === 'japan' ? 'japan' : 'allies');
  for (const [i, each] of firing.entries()) {
    const unit = values[each.ship];
    const field = `firing[${i}].ship`;
    if (unit === undefined)
      problems.push({
        field,
        rule: '2.4',
        why: `there is no ship ${each.ship}${didYouMean(each.ship, Object.keys(values))}`,
      });
    else if (sideOfShip(each.ship) === sideOfShip(target.ship))
      problems.push({ field, rule: '19.4.1', why: `${each.ship} is on the side of ${target.ship}` });
    else if (torpedoes && !unit.torpedoBonus)
      problems.push({
        field,
        rule: '19.5',
        why: `${each.ship} has no torpedo markers, and all who fire must spend one`,
      });
    else if ((each.hexes ?? 1) > unit.range)
      problems.push({ field: `firing[${i}].hexes`, rule: '19.4.1', why: `${each.ship} reaches ${unit.range}` });
  }
  if (values[target.ship] === undefined)
    problems.push({
      field: 'target.ship',
      rule: '2.4',
      why: `there is no ship ${target.ship}${didYouMean(target.ship, Object.keys(values))}`,
    });
  if (!/^[1-4]\/([1-9]|1[0-3])\/4[1-5]$/.test(date))
    problems.push({ field: 'date', rule: '2.4', why: 'write turn/cycle/year, such as 2/8/42' });
  if (problems.length > 0) return { problems };
  const ofSide = (side: Side) => ({
    ships: [...firing.map((each) => each.ship), target.ship].filter((id) => sideOfShip(id) === side),
    admirals: [],
    leaderless: 'nobody available' as const,
  });
  const read = lawFor(
    {
      id: 'desk',
      title: 'A single fire',
      about: '',
      date,
      night: false,
      sequences: 1,
      japan: ofSide('japan'),
      allies: ofSide('allies'),
    },
    charts,
  );
  if ('errors' in read) return { problems: read.errors.map((why) => ({ field: 'firing', rule: '19.4.2', why })) };
  const { law } = read;
  const battle = openingOf(law);
  const put = (id: string, hex: number, level: number): void =>
    void Object.assign(shipOf(battle, id), { hex, state: 'afloat', seen: true, damage: level });
  for (const each of firing) put(each.ship, hexAt(each.hexes ?? 1), each.damage ?? 0);
  put(target.ship, middle, target.damage ?? 0);
  Object.assign(battle, { phase: 'damage', sequence: 1, single: true, phasing: sideOfShip(firing[0]?.ship ?? '') });
  battle.attack = attackBy({
    target: target.ship,
    firers: firing.map((each) => each.ship),
    torpedoShift: torpedoes,
    onDamage: dice.damage ?? 0,
    onResult: dice.result ?? 0,
  });
  return { record: { law, battle } };
}

const targetOf = ({ battle }: Surface): Ship =>
  shipOf(battle, battle.attack?.target ?? battle.ships.find(({ attacked }) => attacked)?.id ?? '');

function row(law: SurfaceLaw, hull: Ship): (string | number)[] {
  const { type } = unitOf(law, hull.id);
  const state = hull.state === 'sunk' ? 'sunk' : `D${hull.damage}${hull.critical === 'none' ? '' : ', critical hit'}`;
  return [`${type} ${hull.id}`, gunneryOf(law, hull), defenceOf(law, hull), speedOf(law, hull), state];
}

const head = ['Ship', 'Gunnery', 'Defence', 'Speed class', 'State'];

function forces({ law, battle }: Surface): ForceTable[] {
  return (['japan', 'allies'] as const).map((side) => ({
    title: sideNames[side],
    head,
    rows: battle.ships.filter((each) => each.side === side).map((each) => row(law, each)),
  }));
}

function dieFor({ battle }: Surface, { rule }: DieNeed): string {
  if (rule === '16.7') return 'critical hit, one of two dice';
  return battle.phase === 'damage' ? 'damage points' : 'result';
}

const used = ({ law: { charts } }: Surface): ChartUsed[] =>
  chartsUsed([charts.surfaceDamage, charts.navalCRT, charts.damageEffects, charts.criticalHits, charts.navalUnits]);

const policies: DeskProcedure['policies'] = {
  none: { about: 'a single fire leaves nothing to decide', policy: () => [] },
};

function define(
  name: string,
  title: string,
  about: string,
  torpedoes: boolean,
  example: Plain,
): DeskProcedure<Surface> {
  return {
    id: `war-in-the-pacific/${name}`,
    title,
    about,
    schema,
    example,
    names: { ships: Object.keys(surfaceCharts.navalUnits.values) },
    procedure: surface,
    policies,
    check(input) {
      const problem = misfit(schema, input);
      if (problem !== undefined) return { problems: [problem] };
      const read = setUp(input as FireInput, torpedoes);
      if ('problems' in read) return read;
      const id = targetOf(read.record).id;
      return {
        sitting: {
          record: read.record,
          orders: (policy: Policy) => policy,
          measures({ battle }) {
            const hull = shipOf(battle, id);
            return {
              damage: hull.damage,
              sunk: hull.state === 'sunk' ? 1 : 0,
              critical: hull.critical === 'none' ? 0 : 1,
            };
          },
        },
      };
    },
    words: surfaceWords,
    dieFor,
    forces,
    outcome({ battle }, start) {
      const hull = shipOf(battle, targetOf(start).id);
      const { attack } = start.battle;
      return {
        target: hull.id,
        strength: attack === null ? 0 : strengthOf(start.law, start.battle, attack),
        damage: hull.damage,
        sunk: hull.state === 'sunk',
        critical: hull.critical !== 'none',
      };
    },
    charts: used,
  };
}

export const warInThePacificDesk: readonly DeskProcedure[] = [
  define(
    'gunfire',
    'Gunfire',
    'Ships fire together at one enemy: damage points, odds, level of damage, critical hit (19.4.7, 16.7).',
    false,
    {
      firing: [
        { ship: 'Chokai', hexes: 2 },
        { ship: 'Aoba', hexes: 2 },
      ],
      target: { ship: 'Astoria' },
    },
  ),
  define(
    'torpedoes',
    'Gunfire with torpedoes',
    'Japanese destroyers and light cruisers all spend a torpedo marker: a column to the right (19.5).',
    true,
    {
      firing: [{ ship: 'Naganami' }, { ship: 'Oyashio' }],
      target: { ship: 'Minneapolis' },
    },
  ),
  engagementDesk,
  admiralDesk,
  airAttackDesk,
  aaDesk,
  airCombatDesk,
  wholeStrikesDesk,
  groundFireDesk,
  groundCombatDesk,
  airfieldDesk,
  portDesk,
  airSearchDesk,
  submarineAttackDesk,
  midgetDesk,
];
