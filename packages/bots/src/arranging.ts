/** 4 Set-up: as proposed, or with the proposal for a draft. */
import { gameProposal, mapboard, type PlaneName, planeNames, shipRating } from '@ironbottom/flat-top';
import type { Answer, Ask, Item, Pick, Row, RowAnswer, Sheet, Split, SplitAnswer } from '@ironbottom/umpire';
import { isOpen, picked } from './answers.js';
import { type Bridge, intend } from './bridge.js';
import { isFighter, isOneWay, isScout } from './planes.js';
import { armsFor, beaches, enemyHasShips } from './targets.js';

const { distance } = mapboard;

export function arrangement(bridge: Bridge, ask: Ask): Answer | undefined {
  const { doctrine, view, law } = bridge;
  if (ask.ask === 'pick') return picked(ask, ({ id }) => id === (doctrine.arranges ? 'own' : 'proposed')).slice(0, 1);
  const proposed = gameProposal(view, law, ask);
  if (ask.ask !== 'sheet' || !Array.isArray(proposed) || !doctrine.arranges) return proposed ?? undefined;
  return rearranged(bridge, ask, proposed as RowAnswer[]);
}

function rearranged(bridge: Bridge, { rows }: Sheet, proposed: readonly RowAnswer[]): RowAnswer[] {
  const guns = gunLine(bridge, rows, proposed);
  return proposed.map((answer, i): RowAnswer => {
    const row = rows[i];
    if (row?.ask === 'pick' && row.rule === '4.1') return waters(bridge, row) ?? answer;
    const moved = guns.get(i);
    if (moved !== undefined) return moved;
    const plane = planeNames.find((each) => row?.prompt.includes(` ${each}`) && row.rule === '4.2');
    if (row?.ask !== 'split' || plane === undefined) return answer;
    return standing(bridge, row, plane, answer as SplitAnswer);
  });
}

/** Where a convoy of the enemy is to be stopped: within reach of where it is bound for. */
function waters(bridge: Bridge, { of }: Pick): string[] | undefined {
  const { law, side, enemy } = bridge;
  const goals = beaches(law, enemy);
  if (goals.length === 0 || beaches(law, side).length > 0) return undefined;
  let best: Item | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of of) {
    const { at } = item;
    if (at === undefined || !isOpen(item)) continue;
    const far = Math.min(...goals.map((goal) => distance(goal, at)));
    const value = Math.abs(far - within);
    if (value < least) [best, least] = [item, value];
  }
  if (best === undefined) return undefined;
  intend(bridge, 'Begins where the enemy transports can be struck on their way to the beach.', best.at);
  return [best.id];
}

const within = 14;

/** Against a convoy the cruisers go ahead; two of them, and four destroyers, stay with the carriers. */
function gunLine(
  { law, side, enemy }: Bridge,
  rows: readonly Row[],
  proposed: readonly RowAnswer[],
): Map<number, SplitAnswer> {
  const moved = new Map<number, SplitAnswer>();
  if (beaches(law, enemy).length === 0 || beaches(law, side).length > 0) return moved;
  const sailing = rows.flatMap((row, i) => {
    if (row.ask !== 'split' || row.rule !== '3.3.3') return [];
    const [, kind = ''] = /^(?:\d+ )?(.+?) sails? in$/.exec(row.prompt) ?? [];
    const type = shipRating(law.charts, row.total > 1 ? `${kind} 1` : kind, side)?.type ?? kind;
    return [{ i, row, type, answer: proposed[i] as SplitAnswer }];
  });
  const homeOf = (types: readonly string[]): string | undefined =>
    Object.keys(sailing.find(({ type }) => types.includes(type))?.answer ?? {})[0];
  const decks = homeOf(['CV', 'CVL']);
  const line = sailing
    .filter(({ type }) => type === 'CA' || type === 'CL')
    .flatMap(({ answer }) => Object.keys(answer))
    .find((id) => id !== decks);
  if (decks === undefined || line === undefined) return moved;
  let kept = 2;
  // 4.1.1
  let room = side === 'allied' ? 15 : 10;
  for (const { answer } of sailing) room -= answer[line] ?? 0;
  for (const { i, row, type, answer } of sailing) {
    if (!row.over.some((share) => share.id === line && isOpen(share))) continue;
    if ((type === 'CA' || type === 'CL') && (answer[decks] ?? 0) > 0) {
      if (kept > 0) kept -= 1;
      else if (room >= row.total) {
        moved.set(i, { [line]: row.total });
        room -= row.total;
      }
    }
    const spare = type === 'DD' ? Math.min(room, (answer[decks] ?? 0) - 4) : 0;
    if (spare > 0) {
      moved.set(i, { ...answer, [decks]: (answer[decks] ?? 0) - spare, [line]: (answer[line] ?? 0) + spare });
      room -= spare;
    }
  }
  return moved;
}

/** Where the planes of one name stand, and with what. */
function standing(bridge: Bridge, row: Split, plane: PlaneName, proposed: SplitAnswer): SplitAnswer {
  const { law, side } = bridge;
  const stands = (id: string): boolean => row.over.some((share) => share.id === id && isOpen(share));
  const arms = armsFor(bridge, plane);
  const { raid } = law.scenario.victory;
  if (raid !== undefined && raid.side !== side) return underRaid(bridge, row, plane, proposed, raid.base);
  // Nobody to look for: all of them armed.
  if (isOneWay(law, plane) || (!isScout(law, plane) && !enemyHasShips(law, side))) {
    const answer: SplitAnswer = {};
    for (const [id, factors] of Object.entries(proposed)) {
      const armed = id.endsWith(' ready') ? `${id} ${armsText[arms] ?? ''}` : id;
      const at = stands(armed) ? armed : id;
      answer[at] = (answer[at] ?? 0) + factors;
    }
    return answer;
  }
  return proposed;
}

const armsText: { readonly [arms: string]: string } = {
  GP: 'with GP bombs',
  AP: 'with AP bombs',
  torpedo: 'with torpedoes',
};

/** 21.6 Fighters stand ready at the base that is going to be bombed, all others off its field. */
function underRaid(
  bridge: Bridge,
  { over, total }: Split,
  plane: PlaneName,
  proposed: SplitAnswer,
  base: string,
): SplitAnswer {
  const { law, doctrine } = bridge;
  const open = over.filter(isOpen).map(({ id }) => id);
  const stand = (id: string): SplitAnswer => (open.includes(id) ? { [id]: total } : proposed);
  if (isFighter(law, plane)) return stand(`${base} ready`);
  if (!doctrine.clears) return proposed;
  intend(bridge, `Keeps planes off the field at ${base} but for those about to take off: they would double the hits.`);
  return stand(`${base} readying`);
}
