/** Inputs in a line, for a person at a prompt: 'Kongo, 2 DD vs Houston for 3 rounds on turn 2'. */
import type { Line, LinePart, Plain, Problem } from '@ironbottom/umpire';
import { optionalRules } from '../options.js';
import { enemyOf, type Side } from '../pieces.js';
import { sideNamed } from './names.js';

type Read = { input: Plain } | { problems: Problem[] };
type Input = { [key: string]: Plain | undefined };

const refused = (why: string): Read => ({ problems: [{ field: '', rule: '', why }] });
const part = (ask: string, before: string, needed = true): LinePart => ({ ask, before, needed });
const turnPart = part('Which turn, 1 to 16 (Enter: 7)', ' on turn ', false);

/** What is said of turn, rounds, part and options stands anywhere in the line. */
function situation(text: string): { rest: string; said: Input } {
  const said: Input = {};
  const options: { [name: string]: Plain } = {};
  const rest = text
    .replace(/^\s*[a-z][a-z -]*:\s*/i, (head) => (/hex/i.test(head) ? head : ''))
    .replace(/,?\s*\bon turn (\d+)/i, (_, turn: string) => {
      said.turn = Number(turn);
      return ' ';
    })
    .replace(/,?\s*\bfor (\d+) rounds?/i, (_, rounds: string) => {
      said.rounds = Number(rounds);
      return ' ';
    })
    .replace(/,?\s*\bin the (Japanese|Allied) part\b/i, (_, whose: string) => {
      said.part = /^j/i.test(whose) ? 'japan' : 'allies';
      return ' ';
    })
    .replace(/,?\s*\boption (\w+)/gi, (_, name: string) => {
      const known = Object.keys(optionalRules).find((each) => each.toLowerCase() === name.toLowerCase());
      options[known ?? name] = true;
      return ' ';
    });
  if (Object.keys(options).length > 0) said.options = options;
  return { rest: rest.trim(), said };
}

/** Commas may be left out before a number: 'Kongo 2xDD'. */
const list = (text: string): string[] =>
  text
    .replace(/\s+(?=\d+\s*x?\s*(?:CVL?|BBV?|CB|CA|CL|CLAA|DD)\b)/gi, ', ')
    .split(/,(?![^(]*\))|\sand\s/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

function halves(text: string): [string, string] | undefined {
  const parts = text.split(/\s(?:vs\.?|versus|against)\s/i).map((each) => each.trim());
  const [one = '', two = ''] = parts;
  return parts.length === 2 && one !== '' && two !== '' ? [one, two] : undefined;
}

/** 'Japan 4 air': a word in front says whose they are, or else the first ship that is known. */
function half(text: string): { side: Side | undefined; items: string[] } {
  const [head = '', word = ''] = /^(Japan|Allies|Allied|Japanese(?!\s+DD\s+\d))\s+/i.exec(text) ?? [];
  const items = list(text.slice(head.length));
  const told = word === '' ? undefined : /^j/i.test(word) ? 'japan' : 'allies';
  return { side: told ?? items.map(sideNamed).find((side) => side !== undefined), items };
}

/** Both halves of a line by side. */
function bothSides(text: string): { [S in Side]: string[] } | string {
  const parts = halves(text);
  if (parts === undefined) return 'wants forces on both sides of one "vs"';
  const [one, two] = parts.map(half);
  const side = one?.side ?? (two?.side && enemyOf(two.side));
  if (one === undefined || two === undefined || side === undefined)
    return 'does not tell whose forces these are: begin with Japan or Allies';
  if (two.side === side) return 'has the same side on both ends';
  return side === 'japan' ? { japan: one.items, allies: two.items } : { japan: two.items, allies: one.items };
}

const numbered = (item: string, what: RegExp): number | undefined => {
  const [, many] = new RegExp(`^(\\d+)\\s*(?:${what.source})$`, 'i').exec(item) ?? [];
  return many === undefined ? undefined : Number(many);
};

/** '4 air', '2 carrier air', '2 elite air', '1 kamikaze'; what else there is are ships. */
function airForce(items: readonly string[]): Input {
  const said: { [field: string]: number } = {};
  const ships: string[] = [];
  const add = (field: string, points: number): void => {
    said[field] = (said[field] ?? 0) + points;
  };
  for (const item of items) {
    const carrier = numbered(item, /carrier air(?: points?)?/);
    const elite = numbered(item, /elite(?: air)?(?: points?)?/);
    const kamikazes = numbered(item, /kamikazes?/);
    const air = numbered(item, /air(?: points?)?/);
    if (carrier !== undefined) add('carrierAir', carrier);
    else if (air !== undefined || elite !== undefined || kamikazes !== undefined) {
      add('air', air ?? elite ?? kamikazes ?? 0);
      if (elite !== undefined) add('elite', elite);
      if (kamikazes !== undefined) add('kamikazes', kamikazes);
    } else ships.push(item);
  }
  return { ...said, ...(ships.length > 0 && { ships }) };
}

export const airLine: Line = {
  form: 'Japan 4 air vs Nevada (at anchor), Maryland (at anchor), 1 air on turn 1',
  parts: [
    part('One side: ships and Air Points, such as Japan 4 air', ''),
    part('The other, such as Nevada (at anchor), 1 air', ' vs '),
    turnPart,
  ],
  read(text): Read {
    const { rest, said } = situation(text);
    const both = bothSides(rest);
    if (typeof both === 'string') return refused(both);
    return { input: { japan: airForce(both.japan), allies: airForce(both.allies), ...said } };
  },
};

export const surfaceLine: Line = {
  form: 'Kongo, 2 DD vs Houston, 2 DD for 1 round',
  parts: [
    part('Ships of one side, such as Kongo, 2 DD', ''),
    part('Ships of the other, such as Houston', ' vs '),
    part('How many rounds, 1 to 3 (Enter: 1)', ' for ', false),
  ],
  read(text): Read {
    const { rest, said } = situation(text.replace(/\bfor (\d+)\s*$/i, 'for $1 rounds'));
    const both = bothSides(rest);
    if (typeof both === 'string') return refused(both);
    return { input: { japan: { ships: both.japan }, allies: { ships: both.allies }, ...said } };
  },
};

export const submarineLine: Line = {
  form: '3 submarines vs Akagi, Kongo, 2 DD on turn 4',
  parts: [
    part('How many Submarine Points', ''),
    part('The Task Force, such as Akagi, Kongo, 2 DD', ' submarines vs '),
    turnPart,
  ],
  read(text): Read {
    const cover = /,?\s*\bunder air cover\b/i;
    const { rest, said } = situation(text.replace(cover, ''));
    const [, points, ships] =
      /^(\d+)\s*(?:submarines?|Submarine Points?)\s+(?:vs\.?|against|->)\s+(.+)$/i.exec(rest) ?? [];
    if (points === undefined || ships === undefined) return refused('wants submarines, "vs" and the ships they attack');
    const airCover = cover.test(text) ? { airCover: true } : {};
    return { input: { submarines: Number(points), ships: list(ships), ...airCover, ...said } };
  },
};

export const merchantLine: Line = {
  form: '4 submarines vs 2 escorts on turn 7',
  parts: [part('How many Submarine Points', ''), part('How many dice of the escorts', ' submarines vs '), turnPart],
  read(text): Read {
    const { rest, said } = situation(text);
    const [, submarines, escorts] =
      /^(\d+)\s*submarines?(?:\s+(?:vs\.?|against)\s+(\d+)(?:\s*(?:escorts?|DD))?)?$/i.exec(rest) ?? [];
    if (submarines === undefined) return refused('wants submarines, "vs" and the dice of the escorts');
    return { input: { submarines: Number(submarines), escorts: Number(escorts ?? 0), ...said } };
  },
};

/** '4 marines landing', '2 air'; 'out of supply' is said of the side. */
function army(items: readonly string[]): Input {
  const said: Input = {};
  const troops: string[] = [];
  for (const item of items) {
    const air = numbered(item, /air(?: points?)?/);
    const bare = item.replace(/\s*out of supply/i, '').trim();
    if (bare !== item.trim()) said.outOfSupply = true;
    if (air !== undefined) said.air = air;
    else if (bare !== '') troops.push(bare);
  }
  return { troops, ...said };
}

export const landLine: Line = {
  form: 'Allies 4 marines landing, 4 landing, 2 air vs Japan 4 out of supply on turn 8',
  parts: [
    part('The attacker, such as Allies 4 marines landing, 2 air', ''),
    part('The defender, such as Japan 4', ' vs '),
    turnPart,
  ],
  read(text): Read {
    const { rest, said } = situation(text);
    const both = bothSides(rest);
    if (typeof both === 'string') return refused(both);
    const [attacker] = halves(rest) ?? [''];
    return {
      input: { japan: army(both.japan), allies: army(both.allies), part: half(attacker).side ?? 'allies', ...said },
    };
  },
};

export const damageLine: Line = {
  form: 'Nevada 2 hits by air on turn 1',
  parts: [
    part('Which ship', ''),
    part('How many hits', ' '),
    part('By whom: air, submarine, or Firepower and its number', ' hits by '),
    turnPart,
  ],
  read(text): Read {
    const { rest, said } = situation(text);
    const [, ship, hits, by, firepower] =
      /^(.+?)\s+(\d+)\s*hits?\s+by\s+(?:an?\s+)?(air|submarines?|firepower\s*(\d))$/i.exec(rest) ?? [];
    if (ship === undefined || by === undefined)
      return refused('wants a ship, her hits and who scored them: by air, by submarine or by Firepower 3');
    const kind = firepower !== undefined ? 'surface' : /^s/i.test(by) ? 'submarine' : 'air';
    return {
      input: {
        ship,
        hits: Number(hits),
        by: kind,
        ...(firepower !== undefined && { firepower: Number(firepower) }),
        ...said,
      },
    };
  },
};

const moves: { readonly [word: string]: string } = {
  deployment: 'seaDeployment',
  operational: 'operational',
  reaction: 'reaction',
  return: 'return',
};

export const movementLine: Line = {
  form: 'Japan operational 5 hexes: Akagi, Kongo, 3 DD through zones 4',
  parts: [
    part('Whose units: Japan or Allies', ''),
    part('Which movement: operational, reaction, deployment or return', ' '),
    part('How many hexes', ' '),
    part('Which ships, such as Akagi, Kongo, 3 DD', ' hexes: '),
    part(
      'Which hexes of the way lie in enemy Air Zones of Control, 0 for the first (Enter: none)',
      ' through zones ',
      false,
    ),
  ],
  read(text): Read {
    const [, side = '', move = '', hexes, ships, zones] =
      /^(Japan|Allies)\s+(?:sea )?(operational|reaction|deployment|return)\s+(\d+)\s*hex(?:es)?:?\s*(.*?)(?:\s+through zones? ([\d, ]+))?$/i.exec(
        text.trim(),
      ) ?? [];
    if (hexes === undefined || ships === undefined)
      return refused('wants a side, the kind of movement, how many hexes, and ships: Japan operational 5 hexes: Akagi');
    const through =
      zones === undefined
        ? {}
        : {
            zones: zones
              .split(/[\s,]+/)
              .filter((each) => each !== '')
              .map(Number),
          };
    const named = list(ships);
    return {
      input: {
        ...{
          side: /^j/i.test(side) ? 'japan' : 'allies',
          move: moves[move.toLowerCase()] ?? move,
          hexes: Number(hexes),
        },
        ...(named.length > 0 && { ships: named }),
        ...through,
      },
    };
  },
};

export const costLine: Line = {
  form: '3 oil, 2 escorts, 4 escort dice',
  parts: [
    part('How many Oil Points are shipped (Enter: none)', '', false),
    part('How many DD units go to or from the escorts (Enter: none)', ' oil, ', false),
    part('How many dice of the escorts (Enter: none)', ' escorts, ', false),
  ],
  read(text): Read {
    const fields: readonly (readonly [string, RegExp])[] = [
      ['escortDice', /escort dice|dice/],
      ['bomberDice', /bomber dice|bombers?/],
      ['oilPoints', /oil(?: points?)?/],
      ['escorts', /escorts?/],
    ];
    const input: Input = {};
    for (const item of list(text)) {
      const found = fields.find(([, what]) => numbered(item, what) !== undefined);
      if (found === undefined)
        return refused(`cannot read "${item}": write 3 oil, 2 escorts, 4 escort dice or 5 bomber dice`);
      input[found[0]] = numbered(item, found[1]);
    }
    return { input };
  },
};
