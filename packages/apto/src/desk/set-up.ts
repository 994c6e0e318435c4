/** From an input to the record of an attack. */
import { type Battle, type Fighter, type Ground, type Leader, noSupport, type Origin, unfought } from '../battle.js';
import { enemyOf, type Nation, type Side } from '../pieces.js';
import type { AttackerInput, LandCombatInput, SupportInput, UnitInput } from './shapes.js';

const atHome: { readonly [S in Side]: Nation } = { japan: 'japan', allies: 'china' };
const words: { readonly [N in Nation]?: string } = {
  ...{ japan: 'Japanese', china: 'Chinese', ccp: 'Communist', ussr: 'Soviet', mongolia: 'Mongolian' },
  ...{ manchukuo: 'Manchurian', us: 'American', uk: 'British', france: 'French' },
};

function fightersOf(units: readonly AttackerInput[], side: Side, from: number): Fighter[] {
  return units.flatMap((given, at) => {
    const { full, depleted, count = 1, flipped = false, nation = atHome[side], kind = 'infantry', by = 'land' } = given;
    const strength = depleted === undefined ? [full] : [depleted, full];
    const name = given.name ?? `${words[nation] ?? nation} ${depleted === undefined ? full : `${full}/${depleted}`}`;
    return Array.from(
      { length: count },
      (_, nth): Fighter => ({
        id: `${side} ${from + at + 1}.${nth + 1}`,
        name: count > 1 ? `${name} (${nth + 1})` : name,
        ...{ nation, kind, strength, left: flipped ? 1 : strength.length, small: kind === 'commando', by },
        ...{
          supplied: given.outOfSupply !== true,
          otherwise: given.outOfSupply !== true,
          part: true,
          retreated: false,
          abroad: given.abroad === true,
          to: null,
        },
      }),
    );
  });
}

const groundOf = (hex: string, units: Fighter[], generals: Leader[], noWayOut: boolean): Ground => ({
  ...{ hex, name: hex, terrain: 'clear', fort: 'none', coastalFort: false, homeCityOf: null, inChina: false },
  ...{ wet: false, limit: 99, enemyLimit: 99, inspired: 0, units, generals, hq: null, hqLost: false, hqTo: null },
  ways: noWayOut ? [] : [{ hex: `behind ${hex}`, name: 'the hex behind', nearer: true, nearest: true, room: 99 }],
});

type GeneralInput = { strength: number; name?: string };

const leaders = (given: GeneralInput | undefined, nation: Nation, id: string): Leader[] =>
  given === undefined
    ? []
    : [
        {
          id,
          name: given.name ?? 'in command',
          nation,
          strength: given.strength,
          joins: true,
          rides: true,
          fate: 'well',
          to: null,
        },
      ];

/** 5.16 Bombers that support a fight are over the hex themselves. */
const supportOf = (given: SupportInput | undefined): Battle['support']['attacker'] => ({
  ...noSupport,
  aloft: given?.air ?? 0,
  ...given,
});

/** 5.14 Those who are with units of this hex, beside the one who is with the first of all. */
const leadersAmong = (units: readonly AttackerInput[], side: Side, at: number, where: string): Leader[] =>
  units.flatMap(({ general, nation = atHome[side] }, nth) =>
    general === undefined
      ? []
      : leaders({ strength: general, name: `in command (${where})` }, nation, `attacking ${at + 1}.${nth + 1}`),
  );

/** What those come from who do not come over land. */
const above: { readonly [by: string]: string } = { sea: 'the sea', drop: 'the air' };

/** Attackers by the side they come from, and by what they have to cross. */
function originsOf(input: LandCombatInput, side: Side): Origin[] {
  const groups = new Map<string, AttackerInput[]>();
  for (const unit of input.attackers) {
    const { by = 'land', side: way = 1, across = 'land' } = unit;
    const key = by === 'land' ? `${way} ${across}` : by;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups].map(([key, units], at): Origin => {
    const [direction = '1', across] = key.split(' ');
    const water = across === 'river' || across === 'strait' ? across : undefined;
    const name = above[key] ?? `side ${direction}${water === undefined ? '' : `, over the ${water}`}`;
    const fighters = fightersOf(units, side, 100 * at);
    const [first] = fighters;
    const inFront = at === 0 && first !== undefined ? leaders(input.generals?.attacker, first.nation, 'attacking') : [];
    const generals = [...inFront, ...leadersAmong(units, side, at, name)];
    return {
      ...groundOf(name, fighters, generals, false),
      across: water ?? 'land',
      // 5.18 Who comes by sea or air stands in no hex beside the target, where a Banzai could meet him.
      direction: above[key] === undefined ? Number(direction) - 1 : null,
    };
  });
}

export function battleFrom(input: LandCombatInput): Battle {
  const { attacker = 'japan', year = 1937, sneak = 0, noVoluntaryRetreat = false, generals, support } = input;
  const defending = fightersOf(input.defenders satisfies UnitInput[], enemyOf(attacker), 0);
  const nation = defending[0]?.nation ?? atHome[enemyOf(attacker)];
  const leading = leaders(generals?.defender, nation, 'defending');
  return {
    ...{ kind: 'combat', attacker, year, sneak, noVoluntaryRetreat },
    target: {
      ...groundOf('the target', defending, leading, input.noWayOut === true),
      terrain: input.terrain ?? 'clear',
      fort: input.fort ?? 'none',
      coastalFort: input.coastalFort ?? false,
      homeCityOf: input.homeCity ?? null,
      inChina: input.inChina ?? false,
      wet: input.monsoon ?? false,
      hq: input.headquarters === true ? { id: 'hq', name: 'in the target' } : null,
    },
    from: originsOf(input, attacker),
    support: { attacker: supportOf(support?.attacker), defender: supportOf(support?.defender) },
    ...unfought(),
  };
}
