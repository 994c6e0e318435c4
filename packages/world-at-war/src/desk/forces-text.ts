/** Ships and forces as a person writes them: 'Nevada (1 hit)', '10 DD', '4 American CA', '2 damaged CA'. */
import { didYouMean, type Problem } from '@ironbottom/umpire';
import { namedShip, namedShips } from '../charts/ships.js';
import { type LightForce, lightForce, type NamedShip, type Power } from '../pieces.js';

export const shipNames: readonly string[] = Object.keys(namedShips.values).sort();

export const nationalities: { readonly [word: string]: Power } = {
  japanese: 'japan',
  american: 'us',
  us: 'us',
  british: 'britain',
  german: 'germany',
  italian: 'italy',
  french: 'france',
  russian: 'russia',
  soviet: 'russia',
  chinese: 'china',
};

const kindWords: { readonly [word: string]: LightKind } = {
  dd: 'DD',
  destroyer: 'DD',
  ca: 'CA',
  cruiser: 'CA',
  cve: 'CVE',
  'escort carrier': 'CVE',
  tr: 'TR',
  transport: 'TR',
  ss: 'SS',
  submarine: 'SS',
  ssa: 'SSA',
  'advanced submarine': 'SSA',
  asw: 'ASW',
};
export type LightKind = 'DD' | 'CA' | 'CVE' | 'TR' | 'SS' | 'SSA' | 'ASW';

/** The kind that a word names, whatever its case and number. */
export const kindNamed = (word: string): LightKind | undefined => {
  const called = word.trim().toLowerCase();
  return kindWords[called] ?? kindWords[called.replace(/s$/, '')];
};

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
export function numberIn(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  if (/^an?$/i.test(word)) return 1;
  const at = numberWords.indexOf(word.toLowerCase());
  return at < 0 ? undefined : at;
}

export type Read<T> = T | { why: string };
export const failed = <T extends object>(read: T | { why: string }): read is { why: string } => 'why' in read;

const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/^(?:uss|hms|ijn|bb|bc|cv|cvl|cvb|pb)\s+/, '')
    .trim();

/** A named ship with what is said of her in brackets. */
export function readShip(text: string): Read<NamedShip> {
  const [, bare = text, notes] = /^(.*?)\s*(?:\(([^)]*)\))?\s*$/.exec(text) ?? [];
  const wanted = plainName(bare);
  const name = shipNames.find((each) => each.toLowerCase() === wanted);
  if (name === undefined) return { why: `there is no ship "${bare}"${didYouMean(wanted, shipNames)}` };
  const ship = namedShip(name);
  return notes === undefined ? ship : readNotes(ship, notes);
}

function readNotes(ship: NamedShip, notes: string): Read<NamedShip> {
  const said = notes.trim().toLowerCase();
  if (said === 'damaged') return { ...ship, state: 'damaged', hits: ship.factors - 1 };
  if (said === 'sunk in port') return { ...ship, state: 'sunk-in-port', hits: ship.factors };
  const [, count] = /^(\w+) hits?$/.exec(said) ?? [];
  const hits = count === undefined ? undefined : numberIn(count);
  if (hits === undefined) return { why: `does not know "${notes}"; write "(1 hit)", "(damaged)" or "(sunk in port)"` };
  if (hits > ship.factors - 2)
    return { why: `${hits} hits on ${ship.factors} factors would have damaged her: write "(damaged)"` };
  return { ...ship, hits };
}

export type LightText = { kind: LightKind; count: number; damaged: boolean; power: Power | undefined };

/** '10 DD', '4 American cruisers', '2 damaged CA'; undefined where it is none. */
export function readLight(text: string): LightText | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/\bfactors?( of)?\b/, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  let count: number | undefined;
  let power: Power | undefined;
  let damaged = false;
  const rest: string[] = [];
  for (const word of words) {
    const number = numberIn(word);
    if (number !== undefined && count === undefined) count = number;
    else if (nationalities[word] !== undefined) power = nationalities[word];
    else if (word === 'damaged') damaged = true;
    else rest.push(word);
  }
  const called = rest.join(' ');
  const kind = kindNamed(called);
  return kind === undefined || count === undefined ? undefined : { kind, count, damaged, power };
}

export type Force = { ships: NamedShip[]; light: LightForce[] };

/** A list of ships and light forces; whoever is not named by nationality is of `power`, else of the ships with names. */
export function readForce(
  list: readonly string[],
  field: string,
  power: Power | undefined,
  problems: Problem[],
): Force {
  const ships: NamedShip[] = [];
  const lights: { text: LightText; at: number }[] = [];
  list.forEach((text, at) => {
    const light = readLight(text);
    if (light !== undefined) {
      lights.push({ text: light, at });
      return;
    }
    const ship = readShip(text);
    if (failed(ship)) problems.push({ field: `${field}[${at}]`, rule: '20.11', why: ship.why });
    else if (ships.some(({ id }) => id === ship.id))
      problems.push({ field: `${field}[${at}]`, rule: '20.25', why: `${ship.name} is named twice` });
    else ships.push(ship);
  });
  const own = power ?? ships[0]?.power ?? lights.find(({ text }) => text.power !== undefined)?.text.power;
  const light: LightForce[] = [];
  for (const { text, at } of lights) {
    const of = text.power ?? own ?? 'us';
    if (text.kind === 'CA' && text.count % 2 === 1)
      problems.push({
        field: `${field}[${at}]`,
        rule: '20.24',
        why: 'cruisers are counted in factors, two to a cruiser',
      });
    if (text.damaged && text.kind !== 'CA')
      problems.push({
        field: `${field}[${at}]`,
        rule: '20.511C',
        why: `${text.kind} is never damaged in an attack, only sunk`,
      });
    let force = light.find((each) => each.power === of);
    if (force === undefined) {
      force = lightForce(of);
      light.push(force);
    }
    force[text.damaged ? 'CAdamaged' : text.kind] += text.count;
  }
  return { ships, light };
}

export const powerOf = ({ ships, light }: Force): Power | undefined => ships[0]?.power ?? light[0]?.power;
