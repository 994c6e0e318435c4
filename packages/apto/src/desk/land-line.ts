/** A land attack in a line: '3x 3/1 -> 2x 2/1 mountain, river, General 1'. */
import { didYouMean, type Line, type Plain, type Problem } from '@ironbottom/umpire';
import type { Nation } from '../pieces.js';
import { nationNames } from './nations.js';

type Fields = { [field: string]: Plain };

type Part = 'attack' | 'defence';
const state = 'armou?r|cavalry|marines?|cut off|flipped|abroad';
const unitOf = (words: string): RegExp =>
  new RegExp(String.raw`^(?:(\d+)\s*[x×]\s*)?(\d+)(?:\/(\d+))?((?:\s+(?:${words})\b)*)(.*)$`, 'i');

/** '3x 3/1', '2', '5/2 armour cut off', and whatever follows; of attackers also '2/1 side 4 General 1'. */
const patterns: { readonly [P in Part]: RegExp } = {
  attack: unitOf(String.raw`${state}|side \d+|general \d+`),
  defence: unitOf(state),
};

function unitIn(text: string, part: Part): { unit: Fields; rest: string } | undefined {
  const [, count, full, depleted, more = '', rest = ''] = patterns[part].exec(text) ?? [];
  if (full === undefined) return undefined;
  const [kind] = (['armor', 'cavalry', 'marine'] as const).filter((each) =>
    more.toLowerCase().replace('armour', 'armor').includes(each),
  );
  const side = /side (\d+)/i.exec(more)?.[1];
  const general = /general (\d+)/i.exec(more)?.[1];
  const fields: Fields = {
    full: Number(full),
    ...(depleted !== undefined && { depleted: Number(depleted) }),
    ...(count !== undefined && { count: Number(count) }),
    ...(kind !== undefined && { kind }),
    ...(/cut off/i.test(more) && { outOfSupply: true }),
    ...(/flipped/i.test(more) && { flipped: true }),
    ...(/abroad/i.test(more) && { abroad: true }),
    ...(side !== undefined && { side: Number(side) }),
    ...(general !== undefined && { general: Number(general) }),
  };
  return { unit: fields, rest: rest.trim() };
}

/** A word before the first strength that is no nation. */
function strange(text: string): string | undefined {
  const [, word] = /^\s*([a-z]+)\s+\d/i.exec(text) ?? [];
  return word === undefined || nationNames[word.toLowerCase()] !== undefined ? undefined : word;
}

/** 'Soviet 5/2, 5/2 mountain': a nation, units with commas between, then words about the place. */
function forceIn(text: string, part: Part): { nation: Nation | undefined; units: Fields[]; rest: string[] } {
  const [word = ''] = text.trim().split(/\s+/);
  const nation = nationNames[word.toLowerCase()];
  const body = nation === undefined ? text : text.trim().slice(word.length);
  const units: Fields[] = [];
  const rest: string[] = [];
  for (const piece of body.split(',').map((each) => each.trim())) {
    const found = rest.length === 0 ? unitIn(piece, part) : undefined;
    if (found !== undefined) units.push(nation === undefined ? found.unit : { ...found.unit, nation });
    const words = found?.rest ?? piece;
    if (words !== '') rest.push(words);
  }
  return { nation, units, rest };
}

const places: readonly [RegExp, Fields][] = [
  [/\bjungle[- ]mountains?\b/i, { terrain: 'jungle-mountain' }],
  [/\bmountains?\b/i, { terrain: 'mountain' }],
  [/\bjungle\b/i, { terrain: 'jungle' }],
  [/\bfort(?:ified|ification)?\b/i, { fort: 'chit' }],
  [/\bmonsoon\b/i, { monsoon: true }],
  [/\bno way out\b/i, { noWayOut: true }],
];

/** What can be said but once: of a unit, and of the place with all that stands behind the arrow. */
const onceOfUnit = [/\b(?:armou?r|cavalry|marines?)\b/gi, /\bside \d+/gi, /\bgeneral \d+/gi];
const onceOfPlace = [
  /\b(?:jungle[- ]mountains?|mountains?|jungle)\b/gi,
  /\b(?:river|strait)\b/gi,
  /\bfort(?:ified|ification)?\b/gi,
  /\bgeneral \d+/gi,
  /\bplanes \d+/gi,
];

/** Two words of which only one can hold. */
function doubled(before: string, after: string): string | undefined {
  const units = [before, after].flatMap((part) => part.split(','));
  const searched = [...units.map((text) => ({ text, once: onceOfUnit })), { text: after, once: onceOfPlace }];
  for (const { text, once } of searched)
    for (const pattern of once) {
      const [first, second] = text.match(pattern) ?? [];
      if (second !== undefined) return `says "${first}" and "${second}", and only one can be; say one of them`;
    }
  return undefined;
}

export const landLine: Line = {
  form: 'Japanese 3x 3/1 -> Chinese 2x 2/1 mountain, river, General 1, planes 2',
  parts: [
    {
      ask: 'Who attacks, such as Japanese 3x 3/1, 2 (full and depleted strength; one figure: one step)',
      before: '',
      needed: true,
    },
    { ask: 'Who defends, such as Chinese 2x 2/1', before: ' -> ', needed: true },
    { ask: 'Terrain, such as mountain or jungle', before: ' ', needed: false },
    { ask: 'Fortified?', before: ', ', needed: false, yes: 'fort' },
    { ask: 'Across a river?', before: ', ', needed: false, yes: 'river' },
    { ask: 'Strength of the attacker’s General', before: ', General ', needed: false },
    { ask: 'Strength of the attacker’s planes', before: ', planes ', needed: false },
  ],
  read(text) {
    const problem = (why: string, rule = '5.14'): { problems: Problem[] } => ({ problems: [{ field: '', rule, why }] });
    const [before = '', after = '', ...more] = text.split(/\s*(?:->|→)\s*/);
    if (more.length > 0)
      return problem('has several arrows; one attack goes into one hex, so write one between attacker and defender');
    if (!/->|→/.test(text)) return problem('wants an arrow between attacker and defender, such as "3x 3/1 -> 2x 2/1"');
    if (after === '')
      return problem(
        'says nobody behind the arrow: an empty hex is simply entered; write who defends, such as "-> 2x 2/1"',
      );
    const attack = forceIn(before, 'attack');
    const defence = forceIn(after, 'defence');
    for (const part of [before, after]) {
      const word = strange(part);
      if (word !== undefined)
        return problem(
          `there is no nation "${word}"${didYouMean(word, Object.keys(nationNames)) || '; say Japanese, Chinese, Soviet or none'}`,
        );
    }
    const contrary = doubled(before, after);
    if (contrary !== undefined) return problem(contrary);
    if (attack.units.length === 0)
      return problem(
        `"${before}" has no strengths; write full and depleted ones such as 3/1, or one figure for a unit of one step`,
      );
    if (attack.rest.length > 0)
      return problem(
        `cannot read "${attack.rest.join(', ')}"; behind a strength say armour, cavalry, marines, cut off, flipped, abroad, side 4 or General 1`,
      );
    if (/\bwet\b/i.test(after))
      return problem('only the Monsoon takes a point from an attack; write monsoon, and leave wet weather out', 'R75');
    let words = ` ${defence.rest.join(' , ')} `;
    const take = (sought: RegExp): RegExpExecArray | null => {
      const found = sought.exec(words);
      if (found !== null) words = words.replace(sought, ' ');
      return found;
    };
    const across = take(/\b(?:across a |over a )?(river|strait)\b/i)?.[1]?.toLowerCase();
    const general = take(/\bgeneral (\d+)\b/i)?.[1];
    const planes = take(/\bplanes (\d+)\b/i)?.[1];
    const isAllied = attack.nation !== undefined && attack.nation !== 'japan' && attack.nation !== 'manchukuo';
    const input: Fields = {
      ...(isAllied && { attacker: 'allies' }),
      attackers: attack.units.map((each) => (across === undefined ? each : { ...each, across })),
      // Unless said otherwise it is Japan that defends against the Allies.
      defenders: defence.units,
      ...(general !== undefined && { generals: { attacker: { strength: Number(general) } } }),
      ...(planes !== undefined && { support: { attacker: { air: Number(planes), aloft: Number(planes) } } }),
    };
    for (const [sought, said] of places) if (take(sought) !== null) Object.assign(input, said);
    const left = words.replace(/[,\s]+/g, ' ').trim();
    if (left === '') return { input };
    return problem(`cannot read "${left}"; say mountain, jungle, fort, river, strait, monsoon, General 1 or planes 2`);
  },
};
