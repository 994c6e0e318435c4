/** What a form begins with where to begin with nothing would be the worse choice: in battle, and over one's own decks. */
import type { Answer, Ask, Policy, Sheet, SplitAnswer } from '@ironbottom/umpire';
import { proposedSheet } from './chapters/4-set-up.js';
import { hadBetterDive } from './chapters/optional-submarines-orders.js';
import { proposedStations } from './chapters/optional-submarines-stations.js';
import { fieldsOf } from './fields.js';
import { type GameLaw, type GameView, turnSteps } from './game-kit.js';
import type { FlatTopView } from './kit.js';
import { hexOf } from './map.js';
import { commander, straightforward } from './policy.js';
import { sideOf } from './view.js';

export function battleProposal({ seat }: Pick<FlatTopView, 'seat'>, _law: unknown, ask: Ask): Answer | null {
  return straightforward(ask, seat);
}

export function gameProposal(view: GameView, law: GameLaw, ask: Ask): Answer | null {
  if (view.owes?.kind === 'set-up' && view.owes.about === 'own') return proposedSheet(view.own, law, sideOf(view.seat));
  if (view.owes?.kind === 'set-up' && view.owes.about === 'stations')
    return proposedStations(view.own, law, sideOf(view.seat));
  if (view.owes?.kind === 'submarines' && view.owes.about === 'dive') return hadBetterDive(view);
  if (view.owes?.kind === 'battle') return planIn(view, law)(ask, view.seat);
  if (view.owes?.kind === 'landing' && ask.ask === 'sheet') return asManyAsLand(ask);
  if (ask.rule === '14.2.1' && ask.ask === 'pick') return whoMustLand(view, ask.of);
  if (view.owes?.kind === 'alternation' && ask.ask === 'pick') return whoseTurn(view, law, ask.of);
  if (view.owes?.kind === 'segment' && ask.ask === 'pick') return whoFliesOn(view, law, ask.of);
  return null;
}

/** The straightforward commander, who in a raid bombs the base that the raid is about. */
export function planIn({ seat, knows }: Pick<GameView, 'seat' | 'knows'>, { scenario }: GameLaw): Policy {
  const { raid } = scenario.victory;
  const base = knows.battle?.base;
  if (raid === undefined || raid.side !== sideOf(seat) || base?.name !== raid.base) return straightforward;
  return commander({ targets: [base.id] });
}

/** 14.9 Row by row as many as there is room for, those first that must land first. */
function asManyAsLand({ rows, limits }: Sheet): Answer {
  const left = limits.map(({ most }) => most);
  return rows.map((row, i): SplitAnswer => {
    const landing: SplitAnswer = {};
    if (row.ask !== 'split') return landing;
    let up = row.total;
    for (const { id, cap, not } of row.over) {
      const bounds = limits.flatMap(({ of }, k) => (of.some((term) => term.row === i && term.id === id) ? [k] : []));
      const most = not === undefined ? Math.min(up, cap, ...bounds.map((k) => left[k] ?? 0)) : 0;
      if (most <= 0) continue;
      landing[id] = most;
      up -= most;
      for (const k of bounds) left[k] = (left[k] ?? 0) - most;
    }
    return landing;
  });
}

/** 25.4 Whoever can land now and in no later turn. */
function whoMustLand({ own, public: pub }: GameView, of: readonly { id: string; not?: unknown }[]): string[] {
  return own.flights.flatMap(({ id, lots }) => {
    if (!lots.some(({ deadline }) => deadline <= pub.turn)) return [];
    const ways = of.filter((item) => item.not === undefined && (item.id === id || item.id.startsWith(`${id} to `)));
    return ways.slice(0, 1).map((way) => way.id);
  });
}

/** OPT-APM Somebody who must land now, or else somebody on his way. */
function whoseTurn(view: GameView, law: GameLaw, of: readonly { id: string; not?: unknown }[]): string[] | null {
  for (const step of turnSteps) {
    const items = of.flatMap((item) => {
      const id = item.id.startsWith(`${step} `) ? item.id.slice(step.length + 1) : undefined;
      return id === undefined ? [] : [{ ...item, id }];
    });
    const [one] = step === 'land' ? whoMustLand(view, items) : (whoFliesOn(view, law, items) ?? []);
    if (one !== undefined) return [`${step} ${one}`];
  }
  return null;
}

/** 14.2.2–14.2.4 Whoever took off with bombs and is not yet over a target, or has dropped them and is not yet home. */
function whoFliesOn(view: GameView, law: GameLaw, of: readonly { id: string; not?: unknown }[]): string[] | null {
  const targets = new Set(view.knows.marks.flatMap(({ hex, kind }) => (kind === 'TF' ? [hex] : [])));
  const { raid } = law.scenario.victory;
  if (raid?.side === sideOf(view.seat)) targets.add(hexOf(raid.base));
  const homes = new Set(fieldsOf(view.own, law, sideOf(view.seat)).map(({ hex }) => hex));
  const under = view.own.flights.filter(({ id, lots, hex, onDeck }) => {
    if (!of.some((item) => item.id === id && item.not === undefined)) return false;
    if (!lots.some(({ tookOffArmed }) => tookOffArmed)) return false;
    const armed = lots.some(({ arms }) => arms !== 'none');
    return onDeck !== null || (armed ? !targets.has(hex) : !homes.has(hex));
  });
  return under.length === 0 ? null : under.map(({ id }) => id);
}
