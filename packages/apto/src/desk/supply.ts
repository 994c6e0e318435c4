/** Whether a unit is in supply, and by which hexes, or what bars the way (7.7). */
import {
  type DeskProcedure,
  type Line,
  type Plain,
  type Problem,
  type Reckoning,
  reckonerOf,
  record,
  type Said,
} from '@ironbottom/umpire';
import type { Bar } from '../chapters/7-7-tracing.js';
import { isolatedSources } from '../chapters/7-8-isolation.js';
import { map } from '../map/map.js';
import { enemyOf, type Nation } from '../pieces.js';
import { situationOf } from '../situation.js';
import { termsOf } from '../supplied.js';
import { explained, isSupplied, supplyOf } from '../supply.js';
import { nationMeant } from './nations.js';
import { nations } from './shapes.js';
import { alignment, hexNamed, noSuchHex, placeNames, placesIn, spelled, theatre } from './theatre.js';

type SupplyInput = {
  nation: Nation;
  hex: string;
  enemies?: string[];
  friends?: string[];
  lost?: string[];
  held?: string[];
  year?: number;
  month?: number;
};

const hexList = (description: string) => ({
  ...{ type: 'array', maxItems: 60, description, items: { type: 'string', maxLength: 30, names: 'places' } },
});

const schema = record({
  nation: { enum: nations, rule: '7.0', description: 'whose unit' },
  hex: {
    type: 'string',
    maxLength: 30,
    rule: '7.7',
    names: 'places',
    description: 'where it stands: a number such as W4818, or a name',
  },
  'enemies?': hexList('hexes with enemy land units, whose Zones of Control bar the way'),
  'friends?': hexList('hexes with other units of its side, which inhibit those zones'),
  'lost?': hexList('hexes of its side that the enemy holds'),
  'held?': hexList('hexes of the enemy that its side holds'),
  'year?': {
    type: 'integer',
    minimum: 1937,
    maximum: 1945,
    rule: '7.0',
    description: 'some sources come later; 1938 unless said',
  },
  'month?': { type: 'integer', minimum: 1, maximum: 12, rule: '7.0', description: 'January is 1' },
});

const bars: { readonly [B in Bar]?: string } = { 'not friendly': 'not in friendly hands' };

/** A hex that is said to be in the hands of both. */
function bothSides(own: readonly string[], theirs: readonly string[]): Problem | undefined {
  const twice = theirs.find((hex) => own.includes(hex));
  if (twice === undefined) return undefined;
  const why = `${spelled(twice)} cannot be its side’s and the enemy’s: a unit stands there, or it is held, for the one, and it is among enemies or lost for the other; say one of them`;
  return { field: 'hex', rule: '7.7', why };
}

function reckon(input: SupplyInput): Omit<Reckoning, 'told'> | { problems: Problem[] } {
  const problems: Problem[] = [];
  const read = (text: string, field: string): string[] => {
    const hex = hexNamed(text);
    if (hex === undefined) problems.push({ field, rule: '7.7', why: noSuchHex(text) });
    return hex === undefined ? [] : [hex];
  };
  const all = (field: 'enemies' | 'friends' | 'lost' | 'held'): string[] =>
    (input[field] ?? []).flatMap((text) => read(text, field));
  const { nation, year = 1938, month = 1 } = input;
  const [hex] = read(input.hex, 'hex');
  const side = alignment[nation];
  const enemy = side === 'japan' ? 'china' : 'japan';
  const [enemies, friends, lost, held] = [all('enemies'), all('friends'), all('lost'), all('held')];
  const odd = hex === undefined ? undefined : bothSides([hex, ...friends, ...held], [...enemies, ...lost]);
  if (odd !== undefined) problems.push(odd);
  if (hex === undefined || problems.length > 0) return { problems };
  const own = (at: string): [string, typeof side] => [at, side];
  // Where somebody stands the hex is his.
  const control = Object.fromEntries([
    ...[...held, ...friends, hex].map(own),
    ...[...lost, ...enemies].map((at): [string, typeof side] => [at, enemyOf(side)]),
  ]);
  const placed = [hex, ...friends].map((at) => ({ nation, hex: at }));
  const board = theatre(
    { year, month },
    [...placed, ...enemies.map((at) => ({ nation: enemy as Nation, hex: at }))],
    control,
  );
  const terms = termsOf(situationOf(board, map), side);
  const supply = supplyOf(nation, { year, month }, terms, []);
  const line = explained(supply, hex);
  const supplied = isSupplied(supply, hex);
  const said: Said[] = line.line.map(({ hex: at, bar }, nth) => ({
    rule: '7.7',
    text: `${nth === 0 ? 'From' : 'to'} ${spelled(at)}${bar === undefined ? '' : `: barred, ${bars[bar] ?? bar}`}.`,
  }));
  if (line.line.length === 0 && !supplied) said.push({ rule: '7.7', text: 'No land leads to a source of supply.' });
  said.push({
    rule: supplied ? '7.7' : '7.10',
    text: supplied ? 'In supply.' : 'Out of supply, unless a chit can be reached.',
  });
  // Where the line ends is what it is traced to.
  const source = supplied ? (line.line.at(-1)?.hex ?? hex) : hex;
  const isolated = supplied && isolatedSources(nation, { year, month }, terms, () => true).includes(source);
  if (isolated)
    said.push({
      rule: '7.8',
      text: `No line leads from ${spelled(source)} to another source: left so until the Supply Step it is isolated, and gives no more than the chits that a die lays in.`,
    });
  const outcome: { [key: string]: Plain } = {
    supplied,
    isolated,
    line: line.line.map(({ hex: at, bar }) => ({ hex: at, ...(bar !== undefined && { bar }) })),
  };
  return { said, before: [], after: [], outcome, figures: { 'in supply': Number(supplied), hexes: line.line.length } };
}

const line: Line = {
  form: 'china at Nanking, enemies W4221 W4321, lost Shanghai',
  parts: [
    { ask: 'Whose unit, such as china', before: '', needed: true },
    { ask: 'Where it stands, a number or a name', before: ' at ', needed: true },
    { ask: 'Hexes with enemy units, numbers with blanks between', before: ', enemies ', needed: false },
    { ask: 'Hexes the enemy has taken', before: ', lost ', needed: false },
  ],
  read(text) {
    const [, nation = '', rest = ''] = /^(\S+) at (.*)$/i.exec(text.trim()) ?? [];
    const [hex = '', ...lists] = rest.split(/\s*,\s*/);
    if (nation === '' || hex === '')
      return { problems: [{ field: '', rule: '7.7', why: 'wants a nation and a place, such as "china at Nanking"' }] };
    const found: { [field: string]: string[] } = {};
    let last = '';
    for (const each of lists) {
      // What stands behind a comma without a word of its own goes on with the list before it.
      const [, field = last, hexes = each] = /^(enemies|friends|lost|held) (.*)$/i.exec(each) ?? [];
      if (field === '')
        return {
          problems: [
            { field: '', rule: '7.7', why: `cannot read "${each}"; say enemies, friends, lost or held and the hexes` },
          ],
        };
      last = field.toLowerCase();
      found[last] = [...(found[last] ?? []), ...placesIn(hexes)];
    }
    const input: { [field: string]: Plain } = { nation: nationMeant(nation), hex, ...found };
    return { input };
  },
};

export const supplyDesk: DeskProcedure<Reckoning> = reckonerOf<SupplyInput>('apto', {
  id: 'supply',
  title: 'Line of supply',
  about: 'Whether a unit can trace supply, hex by hex, or what bars the way (7.0, 7.7).',
  schema,
  example: { nation: 'japan', hex: 'W4818', enemies: ['W4718'], held: ['Peiping', 'Tientsin'] },
  line,
  names: { places: placeNames },
  charts: [],
  reckon,
});
