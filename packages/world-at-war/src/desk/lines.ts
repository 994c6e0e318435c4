/** Inputs in a line: '6 squadrons -> Nevada, 4 -> Arizona with 10 DD at Pearl Harbor', 'the Nevada takes one hit in port'. */
import type { Line, LinePart, Plain, Problem } from '@ironbottom/umpire';
import { nationalities, numberIn, readLight, readShip } from './forces-text.js';
import { placeIn } from './places.js';

type Read = { input: Plain } | { problems: Problem[] };
type Input = { [key: string]: Plain | undefined };

const refused = (why: string): Read => ({ problems: [{ field: '', rule: '', why }] });

/** Commas, and 'and', part a list; not within brackets. */
export const list = (text: string): string[] =>
  text
    .split(/,(?![^(]*\))|\s+and\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What is said of place, year and circumstances stands anywhere in the line. */
function situation(text: string): { rest: string; said: Input } {
  const said: Input = {};
  const { rest: placed, where } = placeIn(text.replace(/[.!]\s*$/, ''));
  if (where !== undefined) said.where = where;
  let rest = placed;
  const take = (words: RegExp, put: (found: RegExpExecArray) => void): void => {
    const found = words.exec(rest);
    if (found === null) return;
    put(found);
    rest = rest.replace(words, ' ');
  };
  take(/,?\s*\bin (19[34]\d)\b/i, ([, year]) => {
    said.year = Number(year);
  });
  take(/,?\s*\b(?:at |with )?surprise (?:level )?(\d+)\b/i, ([, level]) => {
    said.surprise = Number(level);
  });
  take(/,?\s*\b(?:under|against) air defen[cs]e\b/i, () => {
    said.airDefence = true;
  });
  take(/,?\s*\bland[- ]based\b/i, () => {
    said.landBased = true;
  });
  take(/,?\s*\bbombarding\b/i, () => {
    said.bombarding = true;
  });
  take(/,?\s*\b(attacker|defender) hampered\b/i, ([, who]) => {
    said.hampered = (who ?? '').toLowerCase();
  });
  return { rest: rest.replace(/\s+/g, ' ').trim(), said };
}

/** 'Nevada takes one hit', '8 DD, 4 CA take 5 hits from a natural 12'. */
function takes(rest: string, said: Input): Read | undefined {
  const [, who, count, tail = ''] = /^(.*?)\s+(?:takes?|suffers?|gets?)\s+(\w+)\s+hits?\b(.*)$/i.exec(rest) ?? [];
  if (who === undefined || count === undefined) return undefined;
  const hits = numberIn(count);
  if (hits === undefined) return refused(`"${count}" is no number of hits`);
  const twelve = /\b(?:natural )?(?:12|twelve)\b/i.test(tail);
  const left = tail.replace(/,?\s*\b(?:from|of|on|with) an? (?:natural )?(?:12|twelve)\b/i, '').trim();
  if (left !== '')
    return refused(`cannot read "${left}"; say "in port", "at sea" or a harbour such as "at Pearl Harbor"`);
  const ships = list(who);
  const [first = ''] = ships;
  const named = ships.length === 1 && readLight(first) === undefined;
  const target = named ? bare(first) : 'light';
  const attack = { target, hits, ...(twelve ? { twelve } : {}) };
  return { input: { attacks: [attack], defender: { force: ships }, ...said } };
}

const bare = (ship: string): string => ship.replace(/^the\s+/i, '').replace(/\s*\([^)]*\)\s*$/, '');

const halves = (text: string): [string, string] => {
  const [before = '', ...after] = text.split(/\s+with\s+/i);
  return [before.trim(), after.join(' with ').trim()];
};

/** Words after a number that say what it counts. */
const units = /\b(?:air )?(?:squadrons?|AS|fleet factors?|factors?|FF|submarines?|SS)\b/i;

type Attacker = { strength: number | undefined; power: string | undefined; advanced: boolean; ships: string[] };

/** '6 Japanese squadrons', '3 advanced submarines', or ships. */
function attackerIn(text: string): Attacker {
  const advanced = /\badvanced\b/i.test(text);
  const words = text
    .replace(/\badvanced\b/i, ' ')
    .replace(/\bnaval\b/i, ' ')
    .replace(units, ' ')
    .trim()
    .split(/\s+/);
  const power = words.map((word) => nationalities[word.toLowerCase()]).find((found) => found !== undefined);
  const rest = words.filter((word) => nationalities[word.toLowerCase()] === undefined);
  const [only = ''] = rest;
  const strength = rest.length === 1 ? numberIn(only) : undefined;
  return { strength, power, advanced, ships: strength === undefined ? list(text) : [] };
}

const arrow = /\s*(?:->|→|\bvs\.?\b|\bversus\b|\bagainst\b)\s*/i;

function attackLine(field: 'squadrons' | 'factors' | 'submarines', form: string, parts: LinePart[]): Line {
  return {
    form,
    parts,
    read(text): Read {
      const { rest, said } = situation(text);
      const known = takes(rest, said);
      if (known !== undefined) return known;
      const [before, after] = halves(rest);
      // 'A -> B, C -> D': what stands between two arrows is a target, a comma and the next attacker.
      const pieces = before.split(arrow).map((each) => each.trim());
      if (pieces.length < 2 || pieces.some((each) => each === ''))
        return refused('wants an attacker, an arrow and a target, or who takes how many hits');
      const attacks: Input[] = [];
      const attacker: Input = {};
      const force = new Set<string>();
      let from = pieces[0] ?? '';
      for (let i = 1; i < pieces.length; i++) {
        const piece = pieces[i] ?? '';
        const cut = i < pieces.length - 1 ? piece.lastIndexOf(',') : piece.length;
        if (cut < 0) return refused('between two arrows stand a target, a comma and the next attacker');
        const target = piece.slice(0, cut).trim();
        const { strength, power, advanced, ships } = attackerIn(from);
        if (ships.length > 0 && field !== 'factors') return refused(`"${from}" is no number of ${field}`);
        if (ships.length > 0) attacker.force = ships;
        if (power !== undefined) attacker.power = power;
        if (advanced) said.advanced = true;
        const targets = list(target);
        const light = targets.length > 1 || targets.some((each) => readLight(each) !== undefined);
        const group = /^(?:the )?(?:light(?: ships)?|screened)$/i.test(target);
        if (!group) for (const each of targets) force.add(each);
        attacks.push({
          target: group ? target : light ? 'light' : bare(target),
          ...(strength === undefined ? {} : { [field]: strength }),
        });
        from = piece.slice(cut + 1).trim();
      }
      for (const each of list(after)) force.add(each);
      const defender: Input = { force: [...force] };
      return {
        input: { attacks, ...(Object.keys(attacker).length > 0 ? { attacker } : {}), defender, ...said },
      };
    },
  };
}

const ship = (answer: string): string | undefined => {
  const target = list(answer).map((each) => (readLight(each) === undefined ? readShip(each) : undefined));
  return target.flatMap((read) => (read !== undefined && 'why' in read ? [read.why] : []))[0];
};
const part = (ask: string, before: string, needed: boolean, check?: LinePart['check']): LinePart => ({
  ask,
  before,
  needed,
  ...(check === undefined ? {} : { check }),
});
const target = part('Their target, such as Nevada, or light ships such as 10 DD', ' -> ', true, ship);
const beside = part('Ships with it, such as Arizona, 10 DD (Enter: none)', ' with ', false, ship);
const inPort: LinePart = { ask: 'In port?', before: '', needed: false, yes: ' in port' };

export const airLine = attackLine(
  'squadrons',
  '6 Japanese squadrons -> Nevada with 10 DD at Pearl Harbor, surprise 3',
  [part('How many squadrons, such as 6 or 6 Japanese squadrons', '', true), target, beside, inPort],
);
export const fleetLine = attackLine('factors', 'Washington, South Dakota, 4 DD -> Kirishima with 9 DD', [
  part('Ships that fire, or fleet factors, such as Washington, 4 DD or 12 factors', '', true),
  target,
  beside,
]);
export const submarineLine = attackLine('submarines', '3 submarines -> Saratoga with 6 DD', [
  part('How many submarine factors, such as 3 submarines', '', true),
  target,
  beside,
  inPort,
]);

export const hitsLine: Line = {
  form: 'the Nevada takes one hit at Pearl Harbor',
  parts: [
    part('Which ship, such as Nevada, or light ships such as 4 CA, 8 DD', '', true, ship),
    part('How many hits', ' takes ', true, (answer) => (numberIn(answer) === undefined ? 'wants a number' : undefined)),
    part('Where: in port, at sea, at Pearl Harbor', ' hits ', true),
  ],
  read(text) {
    const { rest, said } = situation(text);
    return takes(rest, said) ?? refused('wants a ship and how many hits she takes');
  },
};
