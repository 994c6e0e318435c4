/** What people may be called. */
import { wrong } from '../http/problem.js';
import { nameless } from '../match/match.js';

/** `key`: the same for names that look the same but for their case and their spaces. */
export type Name = { name: string; key: string };

const longest = 40;

/** Joins letters or picks a picture: fine between other characters, worth nothing by themselves. */
const joiners = /\u200c|\u200d|\ufe0f/gu;
/** Control characters, direction marks, and whatever else is not there to be seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function readName(given: string): Name {
  const name = tidy(given);
  const why = unfit(name);
  if (why !== undefined) throw wrong(why);
  return { name, key: keyOf(name) };
}

/** The key of a name that somebody says is theirs; null when nobody can have it. */
export function nameKey(given: string): string | null {
  const name = tidy(given);
  return unfit(name) === undefined ? keyOf(name) : null;
}

/** `name` with something after it, when others have it already; no longer than a name may be. */
export function withSuffix({ name }: Name, suffix: string): Name {
  const room = longest - suffix.length - 1;
  const short = [...name].slice(0, room).join('').trim();
  const made = `${short} ${suffix}`;
  return { name: made, key: keyOf(made) };
}

function tidy(given: string): string {
  return given
    .normalize('NFKC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

function unfit(name: string): string | undefined {
  const seen = name.replace(joiners, '');
  if (seen === '') return 'a name has at least one character';
  if ([...name].length > longest) return `a name has at most ${longest} characters`;
  if (unseen.test(seen)) return 'a name has only characters that can be seen';
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(seen)) return 'a name has at least one letter, digit or sign';
  if (/\p{M}{5}/u.test(seen)) return 'a name has fewer marks over and under a letter';
  if (keyOf(name).startsWith(nameless.slice(0, -1))) return 'this name is for those who have left';
  return undefined;
}

/** Upper case first: ß and SS become the same that way, and so do all forms of sigma. */
function keyOf(name: string): string {
  return name.replace(joiners, '').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}
