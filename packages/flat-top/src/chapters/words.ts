/** One English sentence for each event of a battle, made when somebody wants to read it. */
import type { Event, Plain } from '@ironbottom/umpire';
import {
  count,
  type Data,
  hitsText,
  isRecord,
  list,
  names,
  number,
  records,
  roll,
  shipAgainst,
  shipOf,
  text,
  type Value,
  whose,
} from './phrases.js';
import { surfaceWords } from './words-surface.js';

/** 'fire', or of a single factor 'fires'. */
const does = (factors: Value, many: string, one = `${many}s`): string => (factors === 1 ? one : many);
const airFactors = (factors: Value): string => (factors === 1 ? '1 Air Factor is' : `${text(factors)} Air Factors are`);

/** 'CV Shokaku (planes on deck)', '6 DD': ships without a name that are alike are counted. */
function crowd(ships: readonly Data[]): string[] {
  const alike = new Map<string, number>();
  for (const { type, name, anchored, planesOnDeck } of ships) {
    const marks = [...(anchored === true ? ['anchored'] : []), ...(planesOnDeck === true ? ['planes on deck'] : [])];
    const nameless = text(name).startsWith(`${text(type)} `);
    const one = `${nameless ? text(type) : known(type, name)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
    alike.set(one, (alike.get(one) ?? 0) + 1);
  }
  return [...alike].map(([one, n]) => (n === 1 ? one : `${n} ${one}`));
}

const carrying: { readonly [arms: string]: string } = {
  GP: ' with GP bombs',
  AP: ' with AP bombs',
  'para-frag': ' with para-frag bombs',
  skip: ' with skip bombs',
};

/** '10 Dauntless dive on Shokaku with AP bombs' */
function attack({ by, factors, plane, kind, arms, altitude, target }: Data): string {
  const who = `${text(factors)} ${text(plane)}`;
  const on = shipAgainst(by, target);
  switch (kind) {
    case 'dive':
      return `${who} ${does(factors, 'dive')} on ${on}${carrying[text(arms)] ?? ''}`;
    case 'torpedo':
      return `${who} ${does(factors, 'launch', 'launches')} torpedoes at ${on}`;
    case 'strafe':
      return `${who} ${does(factors, 'strafe')} ${on}`;
    default:
      return `${who} ${does(factors, 'bomb')} ${on} from ${text(altitude)} level${carrying[text(arms)] ?? ''}`;
  }
}

const boxNames: { readonly [box: string]: string } = {
  ready: 'Ready box',
  justLanded: 'Just Landed box',
  readying: 'Readying box',
};
const criticalOn: { readonly [target: string]: string } = {
  carrier: 'the carrier',
  ship: 'the ship',
  base: 'the base',
  formation: 'the planes',
};
const nextTurn: { readonly [what: string]: string } = {
  noReadying: 'no planes can be readied there next turn',
  noFlying: 'no planes can take off or land there next turn',
  noMoving: 'she cannot move next turn',
};

const lots = (formation: Data): string =>
  `${text(formation.id)}: ${list(records(formation.lots).map((lot) => `${text(lot.factors)} ${text(lot.plane)} ${text(lot.altitude)}${lot.tookOffArmed === true ? ', took off armed' : ''}`))}`;

/** 'CV Shokaku', but 'DD 3'. */
const known = (type: Plain | undefined, name: Plain | undefined): string =>
  text(name).startsWith(`${text(type)} `) ? text(name) : `${text(type)} ${text(name)}`;

/** ', needs 6 (at night on a ship 5, with bombs aboard one worse, R22)' */
function needed({ least, on, why }: Data): string {
  const [first, ...more] = records(why);
  if (first === undefined) return '';
  const each = more.map(({ name, by }) =>
    number(by) < 0 ? `${text(name)} ${-number(by)} better` : `${text(name)} ${by === 1 ? 'one' : text(by)} worse`,
  );
  const worse = more.filter(({ by }) => number(by) > 0).length;
  if (worse > 0) each.push(worse > 1 ? 'R23' : 'R22');
  const place = on === 'base' ? 'at a base' : 'on a ship';
  const start = `${text(first.name)} ${place}${more.length > 0 ? ` ${text(first.by)}` : ''}`;
  return `, needs ${text(least)} (${[start, ...each].join(', ')})`;
}

const wording: { readonly [kind: string]: (data: Data) => string } = {
  battle: ({ night, clouds }) =>
    `A battle ${night === true ? 'by night' : 'by day'}${clouds === true ? ', under clouds' : ''}.`,

  'air-combat-wish': ({ side, altitudes }) => {
    const at = Array.isArray(altitudes) ? altitudes.map(text) : [];
    return at.length === 0
      ? `The ${whose(side)} side starts no air-to-air combat.`
      : `The ${whose(side)} interceptors attack at ${list(at)} altitude.`;
  },
  'steps-fought': () => 'This step of the battle is over.',
  points: ({ allied, japan }) => `Points: Allies ${text(allied)}, Japan ${text(japan)}.`,
  'gone-on': ({ side, factors }) =>
    factors === 0
      ? `The ${whose(side)} interceptors leave the bombers alone.`
      : `${text(factors)} ${whose(side)} ${does(factors, 'factors go', 'factor goes')} on to the bombers.`,
  'enemies-met': ({ wanted, met }) => {
    const at = Array.isArray(met) ? met.map(text) : [];
    const high = Array.isArray(wanted) ? wanted.map(text) : [];
    return at.length === 0
      ? `There is no enemy at ${list(high)} altitude.`
      : `The two sides meet at ${list(at)} altitude.`;
  },
  'planes-disclosed': ({ formations }) => `The enemy's planes: ${records(formations).map(lots).join('; ') || 'none'}.`,
  function: ({ side, af, function: what }) =>
    `The interceptors of ${text(af)} (${whose(side)}) ${what === 'escort' ? 'fly as escorts' : 'attack'}.`,
  'air-combat': ({ attacker, altitude }) =>
    `Air-to-air combat at ${text(altitude)} altitude, the ${whose(attacker)} interceptors attacking.`,
  designated: ({ side, escorts, bombers }) =>
    `${text(escorts)} ${whose(side)} ${does(escorts, 'factors go', 'factor goes')} for the escorts, ${text(bombers)} for the bombers.`,
  'range-spent': ({ side, factors }) =>
    factors === 0
      ? `The ${whose(side)} planes save their range.`
      : `${text(factors)} ${whose(side)} ${factors === 1 ? 'factor spends' : 'factors spend'} range in the fight.`,
  'fire-announced': ({ shots }) =>
    `Fire: ${list(records(shots).map(({ factors, plane, target }) => `${text(factors)} ${text(plane)} at ${text(target)}`))}.`,
  'air-fire': (data) => {
    const { factors, plane, target, hits } = data;
    return `${text(factors)} ${text(plane)} ${does(factors, 'fire')} at the ${text(target)}: ${roll(data, factors)}: ${hitsText(hits)}.`;
  },
  'planes-lost': ({ side, factors, plane }) => `${text(factors)} ${text(plane)} (${whose(side)}) shot down.`,
  ratio: ({ interceptors, escorts, may }) => {
    const so =
      may === 'all'
        ? 'all interceptors may go on to the bombers'
        : may === 'none'
          ? 'the bombers are safe'
          : 'only those told off for the bombers may attack them';
    return `${count(interceptors, 'interceptor')} ${does(interceptors, 'are', 'is')} left against ${count(escorts, 'escort')}: ${so}.`;
  },
  'air-combat-over': ({ altitude }) => `Air-to-air combat at ${text(altitude)} altitude is over.`,

  'air-attack': ({ side, attacks }) =>
    `The ${whose(side)} planes ${attacks === true ? 'attack' : 'make no air attack'}.`,
  'targets-disclosed': ({ ships, field }) => {
    const seen = [...new Set(records(ships).map(({ tf }) => text(tf)))].map(
      (tf) => `${tf}: ${list(crowd(records(ships).filter((ship) => ship.tf === tf)))}`,
    );
    if (field !== undefined && isRecord(field))
      seen.push(`${text(field.name)}${field.planes === true ? ' with planes on the field' : ''}`);
    return `In the hex: ${seen.length === 0 ? 'nothing' : seen.join('; ')}.`;
  },
  attacks: ({ side, attacks }) =>
    `${number(attacks) === 1 ? '1' : text(attacks)} ${whose(side)} air ${number(attacks) === 1 ? 'attack is' : 'attacks are'} announced.`,
  'attack-order': ({ side, attacks }) =>
    `In this order: ${list(records(attacks).map(({ plane, target }) => `${text(plane)} on ${shipAgainst(side, target)}`))}.`,
  'guns-laid': ({ fire }) => {
    const laid = records(fire).filter(({ guns }) => number(guns) > 0);
    if (laid.length === 0) return 'The guns hold their fire.';
    return `Guns: ${list(laid.map(({ guns, plane, af }) => `${text(guns)} at the ${text(plane)} of ${text(af)}`))}.`;
  },
  'attack-announced': (data) =>
    `Announced: ${attack(data)}${data.trained === true ? ', by crews trained for the night' : ''}${data.fromShips === true ? ', by crews from ships' : ''}.`,
  'aa-fire': (data) => {
    const { by, guns, from, helpers, factors, plane, hits } = data;
    const others = names(helpers).map((name) => shipOf(by, name));
    const firing = `${text(from)}${others.length > 0 ? `, helped by ${list(others)},` : ''}`;
    return `${count(guns, 'anti-aircraft factor')} of ${firing} ${does(guns, 'fire')} at ${text(factors)} ${text(plane)}: ${roll(data, guns)}: ${hitsText(hits)}.`;
  },
  'range-spent-low': ({ side, plane, factors }) =>
    `${text(factors)} ${text(plane)} (${whose(side)}) ${factors === 1 ? 'has' : 'have'} spent a range factor on the attack and ${factors === 1 ? 'is' : 'are'} low now.`,
  'attack-lost': (data) => `${attack(data)}, but there is nothing left to hit.`,
  'air-attack-fire': (data) => {
    const { factors, scored, doubled, hits, box } = data;
    const why = box === 'readying' ? 'planes are being readied' : 'planes stand in the Ready or Just Landed box';
    const double = doubled === true ? `, doubled to ${text(hits)} (${why})` : '';
    return `${attack(data)}: ${roll(data, factors)}: ${hitsText(scored)}${double}.`;
  },

  'ship-hit': ({ side, name, hits, total, damage }) =>
    `${shipOf(side, name)} takes ${hitsText(hits)}: ${text(total)} of ${text(damage)}.`,
  'ship-sunk': ({ side, name, hits, lost }) =>
    `${shipOf(side, name)} takes ${hitsText(hits)} and sinks${number(lost) > 0 ? ` (${text(lost)} more ${lost === 1 ? 'is' : 'are'} lost)` : ''}.`,
  'ship-slowed': ({ side, name }) => `${shipOf(side, name)} has half her damage or more and moves at half her speed.`,
  'ship-crippled': ({ side, name }) => `${shipOf(side, name)} is crippled, dead in the water.`,
  'base-hit': ({ name, hits, total }) => `${text(name)} takes ${hitsText(hits)}, ${text(total)} in all.`,
  'planes-sunk': ({ name, factors }) =>
    factors === 0 ? `No planes were aboard ${text(name)}.` : `${airFactors(factors)} lost with ${text(name)}.`,
  'planes-lost-aground': ({ name, factors }) =>
    factors === 0 ? `No planes are lost at ${text(name)}.` : `${airFactors(factors)} lost at ${text(name)}.`,
  'planes-lost-from-box': ({ name, plane, factors, box }) =>
    `${text(factors)} ${text(plane)} lost at ${text(name)}, from the ${boxNames[text(box)] ?? ''}.`,
  'names-to-choose': ({ name, names }) =>
    Array.isArray(names) && names.length > 0
      ? `At ${text(name)} you may choose from ${list(names.map(text))}.`
      : `At ${text(name)} there is nothing more to choose.`,

  'critical-confirm': ({ against, face, critical }) =>
    `A critical hit on ${criticalOn[text(against)] ?? ''}? Rolled ${text(face)}: ${critical === true ? 'yes' : 'no'}.`,
  'critical-planes': ({ against, face }) =>
    `Critical hit on ${criticalOn[text(against)] ?? ''}, rolled ${text(face)}: a die of Air Factors is lost.`,
  'critical-hit': ({ against, face, hits, planes, forbids }) => {
    const effects = [];
    if (number(hits) > 0) effects.push(`${text(hits)} more ${hits === 1 ? 'hit' : 'hits'}`);
    if (number(planes) > 0) effects.push(`${count(planes, 'Air Factor')} lost`);
    if (typeof forbids === 'string') effects.push(nextTurn[forbids] ?? '');
    return `Critical hit on ${criticalOn[text(against)] ?? ''}, rolled ${text(face)}: ${effects.length === 0 ? 'no effect' : list(effects)}.`;
  },

  'landing-roll': (data) => {
    const { plane, face, safe } = data;
    return `A ${text(plane)} factor comes in, rolled ${text(face)}${needed(data)}: ${safe === true ? 'down safely' : 'lost'}.`;
  },
  landed: ({ plane, safe, lost, box }) => {
    if (number(safe) === 0) return `${text(plane)}: none landed, ${text(lost)} lost.`;
    const stand = safe === 1 ? 'it stands' : 'they stand';
    const gone = number(lost) === 0 ? 'none lost' : `${text(lost)} lost`;
    return `${text(plane)}: ${text(safe)} landed, ${gone}; ${stand} in the ${boxNames[text(box)] ?? ''}.`;
  },
};

/** The kinds of event that have words here. */
export const airKinds: readonly string[] = Object.keys(wording);

export function words(event: Event): string {
  const word = Object.hasOwn(wording, event.kind) ? wording[event.kind] : undefined;
  return word?.(event.data) ?? surfaceWords(event) ?? event.kind;
}
