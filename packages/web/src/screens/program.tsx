/** Programs to play against: what each is like, and how much one that looks ahead may think. */
import type { BotTold } from '@ironbottom/umpire';
import { useId } from 'react';
import { capital } from '../asks/prompt.js';
import { screens } from '../words/screens.js';

const words = screens.program;

/** What a program is called by: its name, and its effort where that is not the usual one. */
export function calledWith({ name, efforts }: BotTold, futures: number): string {
  return futures === efforts?.[0]?.futures ? name : `${name}:${futures}`;
}

/** Whoever is called so, whatever its effort. */
export function programCalled<B extends BotTold>(bots: readonly B[], called: string): B | undefined {
  return bots.find(({ name }) => name === called.split(':')[0]);
}

type Props = {
  bots: readonly BotTold[];
  called: string;
  /** The seat it is to play, for whoever cannot see which it stands under. */
  seat: string;
  /** The id of what is said of it, for the field in which it is chosen. */
  aboutId: string;
  onCalled(called: string): void;
};

/** Stands below the field in which a program was chosen. */
export function Program({ bots, called, seat, aboutId, onCalled }: Props) {
  const id = useId();
  const bot = programCalled(bots, called);
  if (bot === undefined) return null;
  const { about, efforts = [] } = bot;
  const futures = Number(called.split(':')[1] ?? efforts[0]?.futures);
  return (
    <>
      {about !== undefined && (
        <p className="hint program-about" id={aboutId}>
          {about}
        </p>
      )}
      {efforts.length > 0 && (
        <div className="program-effort">
          <label htmlFor={id}>
            {words.effort}
            <span className="unseen"> {words.of(bot.title, seat)}</span>
          </label>
          <select id={id} value={futures} onChange={({ target }) => onCalled(calledWith(bot, Number(target.value)))}>
            {efforts.map((each) => (
              <option key={each.futures} value={each.futures}>
                {capital(each.title)}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
