/** A whole game of seasons that a side cannot tell from the true one: where the enemy's submarines and ASW lie. */
import { type Below, copyOf, sample, type Window } from '@ironbottom/umpire';
import {
  noSpread,
  otherSide,
  type SeasonFrame,
  type SeasonOwn,
  type SeasonPublic,
  type SeasonState,
  type SeasonView,
  type Side,
  type Spread,
  sideOf,
  sides,
  waters,
} from './kit.js';
import type { SeasonLaw } from './law.js';
import { stationSheet } from './stations.js';

export const cloneSeason = (state: SeasonState): SeasonState => copyOf(state);

export function imagineSeason(view: SeasonView, _law: SeasonLaw, below: Below): SeasonState {
  const pub = copyOf(view.public);
  const seat = sideOf(view.seat);
  const other = otherSide(seat);
  const over = copyOf(view.over);
  return {
    public: pub,
    seats: Object.fromEntries(
      sides.map((side) => [side, { own: side === seat ? copyOf(view.own) : drawn(pub, other, below), knows: {} }]),
    ),
    umpire: {
      secret: {},
      agenda: over === null ? agendaOf(pub) : [],
      window: over === null ? windowOf(view, pub, below) : null,
      clock: { turn: pub.season, phase: pub.phase === 'set-up' ? 'set-up' : `${pub.mover} ${pub.phase}` },
      rolls: {},
      over,
    },
  };
}

/** Where they may be: anywhere, once they are placed and until they fight. */
function drawn(pub: SeasonPublic, side: Side, below: Below): SeasonOwn {
  const { submarines, asw } = pub.sides[side];
  const hunting = areHunting(pub, side);
  return {
    submarines: hunting ? strewn(submarines, below) : null,
    asw: isGuarded(pub, side) ? strewn(asw, below) : null,
  };
}

/** Whether its submarines are placed: from one redeployment to the warfare of its next turn. */
export const areHunting = ({ phase, mover }: SeasonPublic, side: Side): boolean =>
  phase === 'convoys' || (phase === 'stations' && side !== mover);

/** Whether its ASW is placed: from one redeployment to the enemy's next warfare. */
export const isGuarded = ({ phase, mover, season }: SeasonPublic, side: Side): boolean =>
  phase === 'convoys' && (side !== mover || (season === 0 && mover === 'japan'));

function strewn(total: number, below: Below): Spread {
  const spread = noSpread();
  for (let n = 0; n < total; n++) spread[waters[below(3)] ?? 'south'] += 1;
  return spread;
}

function agendaOf({ phase }: SeasonPublic): SeasonFrame[] {
  const rules = { 'set-up': '20.164B', convoys: '20.64', stations: '20.73' } as const;
  return [
    { kind: 'season', rule: '20.83' },
    { kind: phase, rule: rules[phase] },
  ];
}

function windowOf(view: SeasonView, pub: SeasonPublic, below: Below): Window {
  const seat = sideOf(view.seat);
  const open: Window = { seats: pub.phase === 'set-up' ? [...sides] : [pub.mover], about: {}, sealed: {} };
  if (pub.phase !== 'set-up') return open;
  const sealed = view.owes?.sealed ?? null;
  if (sealed !== null) open.sealed[seat] = copyOf(sealed);
  else if (below(2) === 0) {
    const other = otherSide(seat);
    const answer = sample(view, stationSheet(pub, other), below);
    if (answer !== undefined) open.sealed[other] = answer;
  }
  return open;
}
