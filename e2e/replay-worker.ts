/** Runs in a browser worker: plays the games Node played, and reads those that Node wrote down. */
import { hashOf, readGame, verifyGame } from '@ironbottom/umpire';
import { playOut } from '@ironbottom/umpire/harness';
import type { Reply, Request } from './replay.js';
import { trials } from './trials.js';

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const { rulebook, seeds, files } = data;
  postMessage(replayed(rulebook, seeds, files));
});

function replayed(rulebook: string, seeds: number[], files: string[]): Reply {
  const trial = trials.find((t) => t.rulebook.name === rulebook);
  if (trial === undefined) return { error: `${rulebook} is not here` };
  try {
    const played = seeds.map((seed) => playOut(trial, seed).hash);
    const read = files.map((file) => {
      const again = readGame(file, [trial.rulebook]);
      return 'errors' in again ? again.errors.join('; ') : hashOf(again.game.state);
    });
    const verified = files.every((file) => verifyGame(file, [trial.rulebook]).ok);
    return { played, read, verified, windowed: typeof window !== 'undefined' };
  } catch (thrown) {
    return { error: String(thrown) };
  }
}
