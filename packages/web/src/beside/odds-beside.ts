/** The chances of every single choice in a few words, to stand beside it, however many there are. */
import type { ShelvedOdds } from '@ironbottom/shelf';
import type { Ask, PickAnswer } from '@ironbottom/umpire';
import { createContext, useEffect, useState } from 'react';
import { call } from '../umpire/call.js';

/** By the name of the choice. */
export type OddsBeside = ReadonlyMap<string, string>;

const nothing: OddsBeside = new Map();
export const Beside = createContext<OddsBeside>(nothing);

type Weigh = (answers: PickAnswer[]) => Promise<readonly (ShelvedOdds | null)[]>;

/** So many tell whether there are such words at all; only then are the others worth the umpire's time. */
const tried = 3;

export async function oddsBeside(choices: readonly string[], weigh: Weigh): Promise<OddsBeside> {
  const told = new Map<string, string>();
  for (const some of [choices.slice(0, tried), choices.slice(tried)]) {
    if (some.length === 0) break;
    const odds = await weigh(some.map((id) => [id]));
    for (const [i, id] of some.entries()) {
      const brief = odds[i]?.brief;
      if (brief !== undefined) told.set(id, brief);
    }
    if (told.size === 0) break;
  }
  return told;
}

/** Over narrow columns stands what comes before the colon, as long as it tells them apart; the rest is at the choice itself. */
export function headsOf(titles: readonly string[]): string[] {
  const heads = titles.map((title) => title.split(': ')[0] ?? title);
  return new Set(heads).size === titles.length ? heads : [...titles];
}

/** What may be chosen where one thing is. */
function choicesOf(ask: Ask): string[] {
  return ask.ask === 'pick' && ask.max === 1 ? ask.of.flatMap(({ id, not }) => (not === undefined ? [id] : [])) : [];
}

export function useOddsBeside(ask: Ask, wanted: boolean): OddsBeside {
  const [told, setTold] = useState(nothing);
  const choices = JSON.stringify(wanted ? choicesOf(ask) : []);
  useEffect(() => {
    let late = false;
    const weigh: Weigh = async (answers) => (await call({ do: 'odds', answers, most: 1 })).odds;
    void oddsBeside(JSON.parse(choices) as string[], weigh).then(
      (odds) => void (late || setTold(odds)),
      () => undefined, // the question may have gone by
    );
    return () => {
      late = true;
    };
  }, [choices]);
  return told;
}
