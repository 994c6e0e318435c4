/** One English sentence for each kind of event of chapter 19. */
import type { Event, Plain } from '@ironbottom/umpire';
import {
  count,
  type Data,
  hitsText,
  isRecord,
  list,
  names,
  records,
  roll,
  shipAgainst,
  text,
  whose,
} from './phrases.js';

const sideNames: { readonly [side: string]: string } = { allied: 'The Allies', japan: 'Japan' };
const sideName = (side: Plain | undefined): string =>
  (typeof side === 'string' ? sideNames[side] : undefined) ?? 'A side';
const isOne = (side: Plain | undefined): boolean => side === 'japan';
const verb = (side: Plain | undefined, plural: string, singular: string): string => (isOne(side) ? singular : plural);

/** '41 at Hiei and 11 at Japanese DD 1' */
const shots = (by: Plain | undefined, value: Plain | undefined): string =>
  list(records(value).map(({ name, factors }) => `${text(factors)} at ${shipAgainst(by, name)}`));

function position(name: string, ships: Plain | undefined): string[] {
  const there = names(ships);
  return there.length === 0 ? [] : [`${name}: ${there.join(', ')}`];
}

const wording: { readonly [kind: string]: (data: Data) => string } = {
  'surface-combat': ({ by }) =>
    names(by).length === 0
      ? 'Nobody begins surface combat.'
      : names(by).length > 1
        ? 'Both sides begin surface combat.'
        : `${sideName(names(by)[0])} ${verb(names(by)[0], 'begin', 'begins')} surface combat.`,
  'ships-disclosed': ({ side, ships }) =>
    `The ${whose(side)} ships are shown: ${list(
      records(ships).map(({ name, type, hits, anchored }) => {
        const notes = [...(hits === 0 ? [] : [count(hits, 'hit')]), ...(anchored === true ? ['anchored'] : [])];
        const known = text(name).startsWith(`${text(type)} `) ? text(name) : `${text(type)} ${text(name)}`;
        return notes.length === 0 ? known : `${known} (${notes.join(', ')})`;
      }),
    )}.`,
  arrangement: ({ side, gunnery, torpedo, screen }) => {
    const where = [
      ...position('Gunnery', gunnery),
      ...position('Torpedo', torpedo),
      ...position('Screen', screen),
    ].join('; ');
    const done = `${sideName(side)} ${verb(side, 'have', 'has')} arranged ${verb(side, 'their', 'its')} ships.`;
    return where === '' ? done : `${done} ${where}.`;
  },
  'surface-dice': ({ allied, japan, table }) =>
    `The secret dice are ${text(allied)} (Allies) and ${text(japan)} (Japan): this round is fought on table ${text(table)}.`,
  'fire-declared': ({ side, with: weapon, at }) =>
    records(at).length === 0
      ? `${sideName(side)} ${verb(side, 'hold', 'holds')} fire.`
      : `${sideName(side)} ${verb(side, 'aim', 'aims')} ${weapon === 'torpedoes' || weapon === 'depth charges' ? weapon : 'guns'}: ${shots(side, at)}.`,
  'surface-attack': (data) => {
    const { by, target, factors, hits } = data;
    return `${count(factors, 'factor')} at ${shipAgainst(by, target)}: ${roll(data, factors)}: ${hitsText(hits)}.`;
  },
  'torpedoes-in-vain': ({ side, ships }) =>
    `The dice are too low for torpedoes: those of ${list(names(ships))} (${whose(side)}) are spent for nothing.`,
  advantage: ({ side }) =>
    side === null
      ? 'There is no breakthrough.'
      : `${sideName(side)} ${verb(side, 'have', 'has')} at least three times the guns left in front and may break through.`,
  breakthrough: ({ side, ships }) =>
    names(ships).length === 0
      ? `${sideName(side)} ${verb(side, 'do', 'does')} not break through.`
      : `${sideName(side)} ${verb(side, 'break', 'breaks')} through with ${list(names(ships))}.`,
  'ammunition-left': ({ side, left }) => {
    const ships = Object.entries(left !== undefined && isRecord(left) ? left : {});
    const some = ships.filter(([, n]) => n !== 0).map(([ship, n]) => `${ship} ${text(n)}`);
    const none = ships.filter(([, n]) => n === 0).map(([ship]) => ship);
    const parts = [...(some.length > 0 ? [list(some)] : []), ...(none.length > 0 ? [`none on ${list(none)}`] : [])];
    return `${whose(side)} ammunition left: ${parts.length > 0 ? parts.join('; ') : 'none'}.`;
  },
  'torpedoes-reloaded': ({ ships }) =>
    `Japanese ${list(names(ships))} ${names(ships).length === 1 ? 'has' : 'have'} reloaded torpedoes.`,
  bombardment: ({ by, base, ships, longRange }) =>
    names(ships).length + names(longRange).length === 0
      ? `${sideName(by)} ${verb(by, 'do', 'does')} not bombard ${text(base)}.`
      : `${sideName(by)} ${verb(by, 'bombard', 'bombards')} ${text(base)} with ${list([
          ...names(ships),
          ...names(longRange).map((ship) => `${ship} at long range`),
        ])}.`,
  'base-fire-declared': ({ side, base, at }) =>
    records(at).length === 0
      ? `The guns of ${text(base)} hold their fire.`
      : `The guns of ${text(base)} aim ${shots(side, at)}.`,
  'none-at-anchor': ({ base }) => `No enemy ship lies at anchor under the guns of ${text(base)}.`,
};

/** The kinds of event that have words here. */
export const surfaceKinds: readonly string[] = Object.keys(wording);

/** The sentence for an event of chapter 19; undefined for an event of another chapter. */
export function surfaceWords(event: Event): string | undefined {
  return Object.hasOwn(wording, event.kind) ? wording[event.kind]?.(event.data) : undefined;
}
