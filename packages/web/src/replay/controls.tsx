/** The time of a game: a slider with marks for turns and battles, steps, and play. */
import { useEffect, useId, useRef } from 'react';
import type { ReplayMark } from '../umpire/replay-messages.js';
import { replay as words } from '../words/replay.js';
import type { Bookmark } from './bookmarks.js';
import { entriesOf, type Wish } from './moments.js';

type Props = {
  at: number;
  last: number;
  marks: readonly ReplayMark[];
  bookmarks: readonly Bookmark[];
  clock: string;
  playing: boolean;
  speed: number;
  onSpeed(speed: number): void;
  onAt(at: number): void;
  onWish(wish: Wish): void;
};

const speeds = [0.5, 1, 2, 5, 10, 20];

export function Controls({ at, last, marks, bookmarks, clock, playing, speed, onSpeed, onAt, onWish }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  const step = (wish: Wish, sign: string, title: string, text = '') => (
    <button
      type="button"
      className="replay-step"
      title={title}
      aria-label={title}
      disabled={/Back|back|first/.test(wish) ? at === 0 : at === last}
      onClick={() => onWish(wish)}
    >
      <span aria-hidden="true">
        {sign}
        {text !== '' && <span className="replay-step-text">{text}</span>}
      </span>
    </button>
  );
  const { controls } = words;
  return (
    <section className="replay-controls" aria-label={controls.label}>
      <div className="replay-time">
        <input
          type="range"
          ref={slider}
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={controls.slider}
          aria-valuetext={controls.at(at, last, clock)}
          aria-describedby={id}
          onChange={({ target }) => onAt(Number(target.value))}
        />
        <svg
          className="replay-marks"
          viewBox={`0 0 ${Math.max(1, last)} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {(['turn', 'battle'] as const).map((kind) =>
            entriesOf(marks, kind).map((mark) => (
              <line
                key={`${kind} ${mark.at}`}
                className={`mark-${kind}`}
                x1={mark.at}
                x2={mark.at}
                y1={kind === 'turn' ? 0 : 3}
                y2={10}
              />
            )),
          )}
          {bookmarks.map((bookmark) => (
            <line key={bookmark.at} className="mark-bookmark" x1={bookmark.at} x2={bookmark.at} y1={0} y2={10} />
          ))}
        </svg>
      </div>
      <div className="replay-buttons">
        {step('first', '|◀', controls.first)}
        {step('turnBack', '«', controls.turnBack, controls.turn)}
        {step('phaseBack', '‹', controls.phaseBack, controls.phase)}
        {step('back', '◀', controls.back)}
        <button type="button" className="main replay-play" aria-pressed={playing} onClick={() => onWish('play')}>
          {playing ? controls.stop : controls.play}
        </button>
        {step('on', '▶', controls.on)}
        {step('phaseOn', '›', controls.phaseOn, controls.phase)}
        {step('turnOn', '»', controls.turnOn, controls.turn)}
        {step('last', '▶|', controls.last)}
        {marks.some(({ kind }) => kind === 'battle') && (
          <>
            {step('battleBack', '‹', controls.battleBack, controls.battle)}
            {step('battleOn', '›', controls.battleOn, controls.battle)}
          </>
        )}
        <button type="button" onClick={() => onWish('bookmark')}>
          {controls.bookmark}
        </button>
        <label className="replay-speed">
          <span className="unseen">{controls.speed}</span>
          <select value={speed} onChange={({ target }) => onSpeed(Number(target.value))}>
            {speeds.map((each) => (
              <option key={each} value={each}>
                {controls.aSecond(each)}
              </option>
            ))}
          </select>
        </label>
        <p className="replay-where">{controls.at(at, last, '')}</p>
      </div>
      <p className="hint replay-keys" id={id}>
        {controls.keys}
      </p>
    </section>
  );
}
