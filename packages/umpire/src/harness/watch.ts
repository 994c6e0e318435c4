/**
 * A game under watch: every state is looked at, some more closely. Which ones, and with what chance, follows from the
 * game's seed and the length of its log alone, so that a saved game shows its fault again.
 */
import type { Answer } from '../asks.js';
import { chance } from '../dice.js';
import type { Seat } from '../events.js';
import { guardQuestions } from '../freeze.js';
import { askOf, awaited, type Game, submit } from '../game.js';
import { canonical } from '../hash.js';
import type { Below, Kit } from '../rulebook.js';
import { fromText, toText } from '../text.js';
import { viewOf } from '../view.js';
import { commutes } from './commute.js';
import { caught, type Fault, fault, firstOf } from './fault.js';
import { refusesGarbage } from './garbage.js';
import { patternsOf } from './hidden.js';
import { answerable, brokenAt } from './look.js';
import { bearsLosses } from './losses.js';
import { type Aside, uncounted } from './rules.js';
import { canaryIn, keepsSecrets, silent } from './secrecy.js';
import { survives } from './survive.js';
import type { Trial } from './trial.js';
import { undoes, undoesOther } from './undone.js';

/** One state in so many is looked at for each. */
export const rates = { close: 50, garbage: 12, window: 3, losses: 4, undo: 10, asking: 4 };

export type Watch = {
  look(): Fault | undefined;
  stare(): Fault | undefined;
  move(seat: Seat, answer: Answer): Fault | undefined;
};

/** `aside`: how all is done that is not the game itself. */
export function watch<K extends Kit>(trial: Trial<K>, game: Game<K>, aside: Aside = uncounted): Watch {
  guardQuestions(true);
  const pieces = trial.pieces(game.state);
  const patterns = patternsOf(trial.hidden);
  let turn = game.state.umpire.clock.turn;

  function look(): Fault | undefined {
    return caught('exception', 'looking at the state', lookClosely);
  }

  function lookClosely(): Fault | undefined {
    const below = chanceAt(game, 0);
    const { clock, agenda } = game.state.umpire;
    const opening = game.log.length === 0;
    const close = below(rates.close) === 0 || opening || clock.turn !== turn || game.state.umpire.over !== null;
    turn = clock.turn;
    const at = (rate: number): boolean => below(rate) === 0;
    // Garbage before the rest: a question that changes the state would spoil every other comparison.
    return firstOf(
      () => brokenAt(trial, game.state, game.law, pieces),
      () => answerable(game, below, close || game.log.length < 50 || at(rates.asking)),
      () => (close || at(rates.garbage) ? refusesGarbage(game, below) : undefined),
      () =>
        awaited(game).length > 1 && (close || at(rates.window))
          ? (silent(game, below) ?? commutes(game, below))
          : undefined,
      () => (close ? survives(game, below) : undefined),
      () => (close ? keepsSecrets(trial, game, below, pieces, { patterns, draws: 1 }) : undefined),
      () => (agenda.length > 1 && at(rates.losses) ? bearsLosses(trial, game, 12, below, pieces) : undefined),
    );
  }

  function move(seat: Seat, answer: Answer): Fault | undefined {
    const below = chanceAt(game, 1);
    const lost = aside(() => lostInText(game, seat, answer));
    if (lost !== undefined) return lost;
    // To take back is to play all again but one: seldomer in long games, so that they take no longer for it.
    const takeBack = below(Math.max(rates.undo, game.log.length >> 3)) === 0;
    const before = takeBack ? game.rulebook.clone(game.state) : undefined;
    return caught('exception', `${seat} answers ${JSON.stringify(answer).slice(0, 200)}`, () => {
      const played = submit(game, seat, answer);
      if ('refusal' in played) {
        return fault(
          'refused sample',
          `${seat}'s ${JSON.stringify(answer)} is legal and refused: ${played.refusal.why}`,
        );
      }
      if (game.log.length > trial.longest) {
        return fault(
          'endless play',
          `the game goes on after ${game.log.length} answers; ${trial.longest} should be enough`,
        );
      }
      for (const { seat: to } of game.seats) {
        const heard = played.events.filter((e) => e.to === 'all' || e.to.includes(to));
        const canary = heard.length === 0 ? undefined : canaryIn(trial, game.state, to, heard, 'events');
        if (canary !== undefined) return canary;
      }
      if (before === undefined) return undefined;
      return aside(() => undoes(game, seat, answer, before, below) ?? undoesOther(game, anySeat(game, below)));
    });
  }

  /** Everything, at this one state, again and again. */
  function stare(): Fault | undefined {
    const below = chanceAt(game, 2);
    for (let i = 0; i < 20; i++) {
      const found = caught('exception', 'staring at the state', () => everythingOnce(below));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function everythingOnce(below: Below): Fault | undefined {
    return firstOf(
      () => refusesGarbage(game, below),
      () => commutes(game, below),
      () => survives(game, below),
      () => keepsSecrets(trial, game, below, pieces, { patterns, draws: 2 }),
      () => bearsLosses(trial, game, 12, below, pieces),
    );
  }

  return { look, move, stare };
}

const anySeat = <K extends Kit>(game: Game<K>, below: Below): Seat => game.seats[below(game.seats.length)]?.seat ?? '';

function chanceAt<K extends Kit>(game: Game<K>, salt: number): Below {
  const seed = game.source.from === 'seed' ? Number.parseInt(game.source.seed.slice(0, 8), 16) : 0;
  return chance(seed ^ Math.imul(2 * game.log.length + salt + 1, 0x9e3779b1));
}

/** An answer written down and read again is the same answer. */
function lostInText<K extends Kit>(game: Game<K>, seat: Seat, answer: Answer): Fault | undefined {
  return caught('lost in text', 'writing an answer down', () => {
    const ask = askOf(game, seat);
    if (ask === undefined) return undefined;
    const text = toText(ask, answer, game.desk.ways);
    const read = fromText(viewOf(game.state, seat), ask, text, game.desk.ways);
    const same = 'answer' in read && canonical(read.answer) === canonical(answer);
    return same
      ? undefined
      : fault('lost in text', `${JSON.stringify(answer)} is written "${text}" and read ${JSON.stringify(read)}`);
  });
}
