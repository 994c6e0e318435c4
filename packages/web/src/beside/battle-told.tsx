/** A battle: both sides' forces as far as they are known, and what has been fought, roll by roll or all at once. */
import type { BattleScene } from '@ironbottom/umpire';
import { useEffect, useRef, useState } from 'react';
import type { Room } from '../map/room.js';
import type { LogLine } from '../umpire/messages.js';
import { battleWords as words } from '../words/battle.js';
import { Line, type Section, sectionsOf } from './log.js';
import { useScrolled } from './scrolled.js';
import { useEscape } from './use-escape.js';

/**
 * Battles with something in them that has not been looked at. What was there when the table was laid is old, but for a
 * battle that is being fought.
 */
export function useBattles(
  lines: readonly LogLine[],
  id: string,
  fighting: boolean,
): { battles: Section[]; close(): void } {
  const latest = lines.at(-1)?.n ?? -1;
  const laid = (): number => {
    const begun = fighting ? lines.findLast(({ opens }) => opens === 'battle') : undefined;
    return begun === undefined ? latest : begun.n - 1;
  };
  const [seen, setSeen] = useState(() => ({ id, upTo: laid() }));
  if (seen.id !== id || seen.upTo > latest) setSeen({ id, upTo: laid() });
  const unseen = sectionsOf(lines.filter(({ minor }) => !minor)).filter(
    ({ heading, lines: within }) => heading?.opens === 'battle' && (within.at(-1)?.n ?? heading.n) > seen.upTo,
  );
  // Battles of an earlier part of the game make room for those of this one.
  const part = lines.findLast(({ n, opens }) => opens === 'part' && n < (unseen.at(-1)?.n ?? 0))?.n ?? -1;
  const battles = unseen.filter(({ n }) => n > part);
  return { battles, close: () => setSeen({ id, upTo: latest }) };
}

/** How whoever sits here wants battles told. */
const paceKey = 'ironbottom battle pace';

type Props = {
  battles: readonly Section[];
  scene: BattleScene | undefined;
  /** How many answers were given here. */
  given: number;
  /** Where it lies over the map; null where there is none. */
  room: Room | null;
  onClose(): void;
};

export function BattleTold({ battles, scene, given, room, onClose }: Props) {
  const [first] = battles;
  const [stepping, setStepping] = useState(() => localStorage.getItem(paceKey) === 'steps');
  const [told, setTold] = useState({ n: -1, upTo: -1 });
  const box = useRef<HTMLDivElement>(null);
  const all = battles.flatMap(({ lines }) => lines);
  const last = all.at(-1)?.n ?? 0;
  const begin = first?.n ?? -1;
  // Those who fought it are shown until the last of it is told; then the total says what became of them.
  const [forces, setForces] = useState<{ n: number; scene: BattleScene } | null>(null);
  if (scene !== undefined && scene !== forces?.scene) setForces({ n: begin, scene });
  // A battle that goes on is told on from where it was.
  const upTo = !stepping ? last : told.n === begin ? told.upTo : rollAfter(all, begin);
  // Once its end has been there to read until another answer was sent, it makes room.
  const [ended, setEnded] = useState({ last, given });
  if (ended.last !== last) setEnded({ last, given });
  const read = scene === undefined && upTo === last && ended.last === last && ended.given !== given;
  // So it does for what a question asks about, unless it is wanted.
  const [wanted, setWanted] = useState(-1);
  const folded = room?.hides === true && wanted !== last;
  useEscape(first !== undefined && !read, onClose);
  // The newest step is the one to read.
  useEffect(() => {
    const { current } = box;
    if (current === null || folded) return;
    current.tabIndex = 0; // what is scrolled must be within reach of a keyboard
    // Where there is little room all of it is scrolled together.
    if (upTo > 0) for (const each of [current, current.parentElement]) each?.scrollTo({ top: each.scrollHeight });
    // Where panels are the board it stands above them.
    current.closest('.boards')?.scrollTo({ top: 0 });
  }, [upTo, folded]);
  if (first === undefined || read) return null;
  const pace = (steps: boolean): void => {
    localStorage.setItem(paceKey, steps ? 'steps' : 'all');
    setStepping(steps);
    setTold({ n: begin, upTo: steps ? rollAfter(all, begin) : last });
  };
  const next = upTo < last;
  if (folded)
    return (
      <section className="battle-told folded" aria-label={words.label}>
        <div className="send">
          <h2>{battles.at(-1)?.heading?.text.replace(/\.$/, '')}</h2>
          <button type="button" onClick={() => setWanted(last)}>
            {words.open}
          </button>
          <button type="button" onClick={onClose}>
            {words.close}
          </button>
        </div>
      </section>
    );
  return (
    <section
      className={room?.narrow ? 'battle-told narrow' : 'battle-told'}
      data-corner={room?.corner}
      aria-label={words.label}
    >
      {forces !== null && (scene !== undefined || (next && forces.n === begin)) && <Forces scene={forces.scene} />}
      <div className="battle-steps" ref={box}>
        {battles.map(({ n, heading, lines }) => (
          <div key={n}>
            <h2>{heading?.text.replace(/\.$/, '')}</h2>
            <ol className="log" aria-live="polite">
              {lines
                .filter((line) => line.n <= upTo)
                .map((line) => (
                  <Line key={line.n} line={line} />
                ))}
            </ol>
            {!next && heading?.total !== undefined && <p className="battle-total">{heading.total}</p>}
          </div>
        ))}
      </div>
      <div className="send">
        {next && (
          <>
            <button type="button" className="main" onClick={() => setTold({ n: begin, upTo: rollAfter(all, upTo) })}>
              {words.next}
            </button>
            <button type="button" onClick={() => pace(false)}>
              {words.all}
            </button>
          </>
        )}
        {!next && all.length > 1 && (
          <button type="button" onClick={() => pace(true)}>
            {words.steps}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </section>
  );
}

/** Up to the next line with dice; what is said between two rolls comes along. */
function rollAfter(lines: readonly LogLine[], n: number): number {
  const rolled = lines.find((line) => line.n > n && line.dice.length > 0);
  return rolled?.n ?? lines.at(-1)?.n ?? n;
}

function Forces({ scene }: { scene: BattleScene }) {
  const box = useScrolled<HTMLElement>();
  return (
    <section className="forces" aria-labelledby="forces" ref={box}>
      <h2 id="forces">{scene.title}</h2>
      {scene.sides.map(({ name, own, units }) => (
        <section key={name} className={own ? 'force own' : 'force other'}>
          <h3>{name}</h3>
          <ul>
            {units.map(({ text, state }) => (
              <li key={`${text} ${state}`}>
                <span>{text}</span> <strong>{state}</strong>
              </li>
            ))}
            {units.length === 0 && <li className="quiet">{words.nobody}</li>}
          </ul>
        </section>
      ))}
    </section>
  );
}
