/** Naval units as a person names them: 'Kongo', 'BB Kongo', '2 DD', '2xDD', 'British CA', 'Nevada (at anchor)'. */
import { didYouMean, type Problem } from '@ironbottom/umpire';
import type { NavalPiece } from '../battle.js';
import { type Nation, type NavalType, type Side, sideOf } from '../pieces.js';
import { allUnits, type ListedUnit } from '../units.js';

const nationWords: { readonly [word: string]: Nation } = {
  japanese: 'japan',
  us: 'us',
  american: 'us',
  british: 'britain',
  dutch: 'netherlands',
};
const types: readonly NavalType[] = ['CV', 'CVL', 'BBV', 'BB', 'CB', 'CA', 'CL', 'CLAA', 'DD'];

export const names: { readonly [kind: string]: readonly string[] } = {
  ships: [...allUnits.map(({ name }) => name), ...types],
};

type Named = {
  count: number;
  type: NavalType | undefined;
  nation: Nation | undefined;
  name: string;
  anchored: boolean;
};

function read(text: string): Named {
  const bare = text.replace(/\(.*?\)/g, (note) => (/anchor/i.test(note) ? '' : note)).trim();
  const [, many, rest = ''] = /^(?:(\d+)\s*(?:x\s*)?)?(.*)$/i.exec(bare) ?? [];
  const words = rest.trim().split(/\s+/);
  const nation = nationWords[(words[0] ?? '').toLowerCase()];
  const typed = (nation === undefined ? rest : words.slice(1).join(' ')).trim();
  const type = types.find((each) => each.toLowerCase() === typed.toLowerCase());
  return { count: Number(many ?? 1), type, nation, name: rest.trim(), anchored: /\(.*anchor.*\)/i.test(text) };
}

function called(name: string): ListedUnit | undefined {
  const low = name.toLowerCase();
  return allUnits.find(
    (unit) => unit.name.toLowerCase() === low || unit.id === low || `${unit.type} ${unit.name}`.toLowerCase() === low,
  );
}

/** Whose ship this is, where her name or a word tells. */
export function sideNamed(text: string): Side | undefined {
  const { name, nation } = read(text);
  const unit = called(name);
  return unit === undefined ? nation && sideOf(nation) : sideOf(unit.nation);
}

/** Ships without a name are taken from the counters of their type, the first that are not taken yet. */
export function readShips(lines: readonly string[], side: Side, field: string, problems: Problem[]): NavalPiece[] {
  const ids: string[] = [];
  const pieces: NavalPiece[] = [];
  const wrong = (at: number, why: string): void => void problems.push({ field: `${field}[${at}]`, rule: 'R1', why });
  const put = (id: string, anchored: boolean): void => {
    ids.push(id);
    pieces.push({ id, state: 'sound', hits: 0, anchored });
  };
  // Named ones first, so that "DD, US DD 1" are two.
  const order = lines
    .map((line, at) => ({ at, ...read(line) }))
    .sort((a, b) => Number(a.type !== undefined) - Number(b.type !== undefined));
  for (const { at, count, type, nation, name, anchored } of order) {
    const unit = called(name);
    if (unit !== undefined) {
      if (sideOf(unit.nation) !== side)
        wrong(at, `${unit.name} is ${side === 'japan' ? 'no Japanese ship' : 'a Japanese ship'}`);
      else if (ids.includes(unit.id) || count !== 1) wrong(at, `there is one counter ${unit.name}`);
      else put(unit.id, anchored);
      continue;
    }
    if (type === undefined) {
      wrong(at, `there is no naval unit "${name}"${didYouMean(name, names.ships ?? [])}`);
      continue;
    }
    const free = allUnits.filter(
      (each) =>
        each.type === type &&
        !ids.includes(each.id) &&
        (nation === undefined ? sideOf(each.nation) === side : each.nation === nation),
    );
    if (nation !== undefined && sideOf(nation) !== side)
      wrong(at, `${name} ${count === 1 ? 'is' : 'are'} of the other side`);
    else if (count < 1) wrong(at, 'how many? At least one');
    else if (free.length < count) wrong(at, `there are ${free.length} counters ${name} left, not ${count}`);
    else for (const each of free.slice(0, count)) put(each.id, anchored);
  }
  return pieces;
}

/** The ship that a word aims at. */
export function aimed(
  name: string,
  ships: readonly NavalPiece[],
  field: string,
  problems: Problem[],
): string | undefined {
  const bare = read(name);
  const id = called(bare.name)?.id;
  const found =
    ships.find((ship) => ship.id === id)?.id ??
    ships.find((ship) => allUnits.find((unit) => unit.id === ship.id)?.type === bare.type)?.id;
  if (found === undefined)
    problems.push({ field, rule: 'CARD-surface', why: `${bare.name} is not among the enemy's ships here` });
  return found;
}
