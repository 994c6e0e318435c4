/** Which units lost this month come back, and at what price (7.14). */
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
import { freeReplenishments, isFree, noReplenishment } from '../chapters/7-14-replenishment.js';
import { unitPrice } from '../chapters/8-6-construction.js';
import { costs } from '../charts/costs.js';
import { map } from '../map/map.js';
import type { LandKind, Nation } from '../pieces.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith, type HouseInput, houseShape } from './house.js';
import { nationMeant } from './nations.js';
import { kinds, nations } from './shapes.js';
import { hexNamed, noSuchHex, placeNames, spelled } from './theatre.js';

type LossInput = {
  full: number;
  move?: number;
  kind?: LandKind;
  hex: string;
  outOfSupply?: boolean;
  notInCombat?: boolean;
};
type ReplenishmentInput = { nation: Nation; losses: LossInput[]; charts?: HouseInput };

const schema = record({
  nation: { enum: nations, rule: '7.14', description: 'whose units' },
  losses: {
    type: 'array',
    minItems: 1,
    maxItems: 20,
    items: record({
      full: { type: 'integer', minimum: 0, maximum: 20, rule: '7.14', description: 'printed strength' },
      'move?': {
        type: 'integer',
        minimum: 0,
        maximum: 9,
        rule: '7.14',
        description: 'printed movement; 1 unless said',
      },
      'kind?': { enum: kinds, rule: '7.14', description: 'infantry unless said' },
      hex: { type: 'string', maxLength: 30, names: 'places', rule: '7.14', description: 'where it was lost' },
      'outOfSupply?': { type: 'boolean', default: false, rule: '7.14', description: 'it was out of supply then' },
      'notInCombat?': { type: 'boolean', default: false, rule: '7.14', description: 'it was not lost in land combat' },
    }),
  },
  'charts?': houseShape,
});

function whyPaid(unit: Parameters<typeof isFree>[0]): string {
  if (!isFree(unit)) return 'units of its figures are never free';
  return freeReplenishments(unit.nation) === 0 ? 'none of its nation is free' : 'the free ones are used up';
}

function reckon({
  nation,
  losses,
  charts: house,
}: ReplenishmentInput): Omit<Reckoning, 'told'> | { problems: Problem[] } {
  const read = chartsWith(house);
  if ('problems' in read) return read;
  const { charts } = read;
  const problems: Problem[] = [];
  const said: Said[] = [];
  let free = freeReplenishments(nation);
  const counts = { free: 0, bought: 0, pool: 0 };
  losses.forEach(({ full, move = 1, kind = 'infantry', hex: named, outOfSupply = false, notInCombat = false }, at) => {
    const hex = map.hex(hexNamed(named) ?? '');
    if (hex === undefined) {
      problems.push({ field: `losses[${at}].hex`, rule: '7.14', why: noSuchHex(named) });
      return;
    }
    const unit = { nation, kind, strength: [full], move };
    const why = noReplenishment({ unit, hex, inCombat: !notInCombat, supplied: !outOfSupply });
    const name = `${full}-${move} ${kind} lost in ${spelled(hex.id)}`;
    if (why !== undefined) {
      counts.pool += 1;
      said.push({ rule: '7.14', text: `The ${name} goes to the Force Pool: ${why}.` });
    } else if (free > 0 && isFree(unit)) {
      free -= 1;
      counts.free += 1;
      said.push({ rule: '7.14', text: `The ${name} comes back for nothing; ${free} more may this month.` });
    } else {
      const price = unitPrice(charts, unit, 1);
      counts.bought += 1;
      said.push({
        rule: '7.14',
        text: `The ${name} comes back for its list price of ${price} EP a step: ${whyPaid(unit)}.`,
      });
    }
  });
  if (problems.length > 0) return { problems };
  return {
    ...{ said, before: [], after: [], outcome: { ...counts } as { [key: string]: Plain }, figures: { ...counts } },
    charts: chartsUsed([charts.costs]),
  };
}

const line: Line = {
  form: 'china: 2-1 at Hsuchow, 4-1 at Nanking',
  parts: [
    { ask: 'Whose units, such as china', before: '', needed: true },
    { ask: 'What was lost where, such as 2-1 at Hsuchow, 4-1 at Nanking', before: ': ', needed: true },
  ],
  read(text) {
    const [nation = '', rest = ''] = text.split(/\s*:\s*/);
    const problem = (why: string): { problems: Problem[] } => ({ problems: [{ field: '', rule: '7.14', why }] });
    if (!text.includes(':')) return problem('wants a colon behind the nation, such as "china: 2-1 at Hsuchow"');
    const pieces = rest.split(/\s*,\s*/).map((piece) => piece.trim());
    const losses = pieces.map((piece) => /^(\d+)-(\d+)( out of supply)? at (.+)$/i.exec(piece));
    const wrong = losses.indexOf(null);
    if (wrong >= 0)
      return problem(
        `cannot read ${pieces[wrong] === '' ? 'a loss that is not there' : `"${pieces[wrong]}"`}; say strength, movement and place, such as "2-1 at Hsuchow" or "2-1 out of supply at Hsuchow"`,
      );
    return {
      input: {
        nation: nationMeant(nation),
        losses: losses.map((found) => ({
          ...{ full: Number(found?.[1]), move: Number(found?.[2]), hex: found?.[4] ?? '' },
          ...(found?.[3] !== undefined && { outOfSupply: true }),
        })),
      },
    };
  },
};

export const replenishmentDesk: DeskProcedure<Reckoning> = reckonerOf<ReplenishmentInput>('apto', {
  id: 'replenishment',
  title: 'Replenishment',
  about: 'Which infantry lost this month comes back, for nothing or for its price, and which does not (7.14).',
  schema,
  example: {
    nation: 'china',
    losses: [
      { full: 2, hex: 'Hsuchow' },
      { full: 4, hex: 'Nanking' },
    ],
  },
  line,
  names: { places: placeNames },
  charts: chartsUsed([costs]),
  reckon,
});
