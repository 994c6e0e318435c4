/** Inputs in a line, for a person at a prompt: '10 Dauntless AP, 5 Wildcat -> Shokaku with 6 DD under 8 Zero by night'. */
import { didYouMean, type Line, type LinePart, type Plain, type Problem } from '@ironbottom/umpire';
import { bases } from '../charts/bases.js';
import { wrongShip } from './fleet.js';
import { type Reading, readLaw } from './law.js';
import { readPlaneLine } from './lots.js';
import { readNotes, readShipLine } from './ship-line.js';

type Check = (answer: string) => string | undefined;

const part = (ask: string, before: string, needed: boolean, check?: Check): LinePart => ({
  ask,
  before,
  needed,
  ...(check === undefined ? {} : { check }),
});

/** The first thing wrong with an answer by itself; what hangs on the other answers is found at the end. */
const checked =
  (each: (text: string, reading: Reading) => string | undefined): Check =>
  (answer) => {
    const reading = readLaw({});
    const items = answer.split(/\s\+\s/).flatMap(list);
    return items.map((item) => each(item, reading)).find((why) => why !== undefined);
  };
const planes = checked((item, reading) => {
  readPlaneLine(reading, item, '');
  return reading.problems[0]?.why;
});
const ships = checked((item, reading) => wrongShip(reading, item));
const base = checked((item) =>
  baseCalled(item) === undefined
    ? `there is no base "${item}"${didYouMean(item, Object.keys(bases.values))}`
    : undefined,
);
const shipOrBase = checked((item, reading) => (baseCalled(item) === undefined ? wrongShip(reading, item) : undefined));
const night: LinePart = { ask: 'By night?', before: '', needed: false, yes: ' by night' };
const clouds: LinePart = { ask: 'In clouds?', before: '', needed: false, yes: ' in clouds' };

type Read = { input: Plain } | { problems: Problem[] };
type Input = { [key: string]: Plain | undefined };

const refused = (why: string): Read => ({ problems: [{ field: '', rule: '', why }] });

/** What is said of the hour and the weather stands anywhere in the line. */
function situation(text: string): { rest: string; said: Input } {
  const said: Input = {};
  let rest = text;
  const take = (words: RegExp, key: string): void => {
    if (!words.test(rest)) return;
    rest = rest.replace(words, ' ');
    said[key] = true;
  };
  take(/,?\s*\b(?:by|at) night\b/i, 'night');
  take(/,?\s*\bin clouds?\b/i, 'clouds');
  take(/,?\s*\bin (?:a )?storm\b/i, 'storm');
  const [scenario, id] = /,?\s*\bin (SC[1-5])\b/i.exec(rest) ?? [];
  if (scenario !== undefined && id !== undefined) {
    rest = rest.replace(scenario, ' ');
    said.scenario = id.toUpperCase();
  }
  const options: { [name: string]: Plain } = {};
  rest = rest.replace(/,?\s*\boption (\w+)(?:=(\d))?/gi, (_, name: string, value: string | undefined) => {
    options[name] = value === undefined ? true : Number(value);
    return ' ';
  });
  if (Object.keys(options).length > 0) said.options = options;
  return { rest: rest.trim(), said };
}

/** Commas in brackets belong to what stands before them. */
const list = (text: string): string[] =>
  text
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** ' + ' begins another Air Formation. */
function wing(text: string): Input {
  const groups = text.split(/\s\+\s/).map(list);
  if (groups.length === 1) return { planes: groups[0] ?? [] };
  return { formations: groups.map((planes): Plain => ({ planes })) };
}

/** ' + ' begins another task force. */
function fleet(text: string): Input {
  const groups = text.split(/\s\+\s/).map(list);
  if (groups.length === 1) return { ships: groups[0] ?? [] };
  return { taskForces: groups.map((ships): Plain => ({ ships })) };
}

function halves(text: string, mark: RegExp): [string, string] | undefined {
  const parts = text.split(mark).map((part) => part.trim());
  const [one = '', two = ''] = parts;
  return parts.length === 2 && one !== '' && two !== '' ? [one, two] : undefined;
}

const arrow = /->|→|\sat\s(?=[A-Z])/;
const versus = /\s(?:vs\.?|versus|against)\s/i;

const baseCalled = (name: string): string | undefined => {
  const low = readNotes(name).bare.toLowerCase();
  return Object.keys(bases.values).find((base) => base.toLowerCase() === low);
};

/** 'Shokaku with Kongo, 6 DD under 8 Zero' */
function defence(text: string, interceptors: boolean): { defender: Input; target: string | undefined } | undefined {
  const [below = '', above, ...more] = text.split(/\sunder\s/i).map((part) => part.trim());
  if (more.length > 0 || (above !== undefined && !interceptors)) return undefined;
  const [first = '', others, ...rest] = below.split(/\swith\s/i).map((part) => part.trim());
  if (first === '' || rest.length > 0) return undefined;
  const defender: Input = {};
  const targets = list(first);
  const [target = ''] = targets;
  const base = baseCalled(target);
  const [beside = [], ...apart] = (others ?? '').split(/\s\+\s/).map(list);
  const ships = [...(base === undefined ? targets : targets.slice(1)), ...beside];
  const forces = [ships, ...apart].filter((each) => each.length > 0);
  if (base !== undefined) defender.base = target;
  if (forces.length > 1) defender.taskForces = forces.map((each): Plain => ({ ships: each }));
  else if (ships.length > 0) defender.ships = ships;
  if (above !== undefined) defender.interceptors = list(above);
  const { given } = readShipLine(target);
  return { defender, target: given.count !== undefined ? undefined : (base ?? given.ship) };
}

function airLine(form: string, interceptors: boolean): Line {
  const above = part('Fighters over them, such as 8 Zero (Enter: none)', ' under ', false, planes);
  return {
    form,
    parts: [
      part('Attacking planes, such as 10 Dauntless AP, 5 Wildcat', '', true, planes),
      part('Their target, a ship or base such as Shokaku', ' -> ', true, shipOrBase),
      part('Ships with her, such as Kongo, 6 DD (Enter: none)', ' with ', false, ships),
      ...(interceptors ? [above] : []),
      night,
      clouds,
    ],
    read(text): Read {
      const { rest, said } = situation(text);
      const parts = halves(rest, arrow);
      if (parts === undefined) return refused('wants planes, one arrow and a target');
      const aim = defence(parts[1], interceptors);
      if (aim === undefined) return refused('cannot read what is attacked');
      const attacker = { ...wing(parts[0]), ...(aim.target === undefined ? {} : { target: aim.target }) };
      return { input: { attacker, defender: aim.defender, ...said } };
    },
  };
}

export const strikeLine = airLine('10 Dauntless AP, 5 Wildcat -> Shokaku with Kongo, 6 DD under 8 Zero', true);
export const attackLine = airLine('10 Dauntless AP + 6 Avenger torpedo -> Shokaku with 6 DD', false);

export const airToAirLine: Line = {
  form: '5 Zero vs 3 Wildcat, 10 B-17 GP high',
  parts: [
    part('Planes that attack, such as 5 Zero high', '', true, planes),
    part('Planes they meet, such as 3 Wildcat high, 10 B-17 GP high', ' vs ', true, planes),
    night,
    clouds,
  ],
  read(text): Read {
    const { rest, said } = situation(text);
    const parts = halves(rest, versus);
    if (parts === undefined) return refused('wants planes on both sides of one "vs"');
    return { input: { attacker: wing(parts[0]), defender: wing(parts[1]), ...said } };
  },
};

export const surfaceLine: Line = {
  form: 'Washington, Pensacola, 4 DD vs Kongo, Kumano, 5 DD by night',
  parts: [
    part('Ships of one side, such as Washington, 4 DD', '', true, ships),
    part('Ships of the other, such as Kongo, 5 DD', ' vs ', true, ships),
    night,
  ],
  read(text): Read {
    const { rest, said } = situation(text);
    const parts = halves(rest, versus);
    if (parts === undefined) return refused('wants ships on both sides of one "vs"');
    return { input: { attacker: fleet(parts[0]), defender: fleet(parts[1]), ...said } };
  },
};

export const bombardmentLine: Line = {
  form: 'Kongo, Haruna -> Henderson',
  parts: [
    part('Ships that bombard, such as Kongo, Haruna', '', true, ships),
    part('The base, such as Henderson', ' -> ', true, base),
    night,
  ],
  read(text): Read {
    const { rest, said } = situation(text);
    const parts = halves(rest, arrow);
    if (parts === undefined) return refused('wants ships, one arrow and a base');
    return { input: { attacker: fleet(parts[0]), defender: { base: parts[1] }, ...said } };
  },
};

export const baseGunsLine: Line = {
  form: 'Rabaul -> Chicago, 4 DD',
  parts: [
    part('The base, such as Rabaul', '', true, base),
    part('Ships at anchor, such as Chicago, 4 DD', ' -> ', true, ships),
    night,
  ],
  read(text): Read {
    const { rest, said } = situation(text);
    const parts = halves(rest, arrow);
    if (parts === undefined) return refused('wants a base, one arrow and ships');
    return { input: { attacker: { base: parts[0] }, defender: fleet(parts[1]), ...said } };
  },
};

export const landingLine: Line = {
  form: '6 Wildcat, 4 Dauntless AP -> Enterprise by night',
  parts: [
    part('Planes that land, such as 6 Wildcat', '', true, planes),
    part('On which ship or base', ' -> ', true, shipOrBase),
    night,
    { ask: 'In a storm?', before: '', needed: false, yes: ' in a storm' },
  ],
  read(text): Read {
    const { rest, said } = situation(text);
    const parts = halves(rest, arrow);
    if (parts === undefined) return refused('wants planes, one arrow and a ship or base');
    return { input: { planes: list(parts[0]), on: parts[1], ...said } };
  },
};
