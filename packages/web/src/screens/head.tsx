/** The line above the table: which game, when, how it stands, and what can be done besides answering. */
import { useEffect, useId, useRef, useState } from 'react';
import { capital } from '../asks/prompt.js';
import { download } from '../beside/download.js';
import { Connection, OwnClock } from '../online/connection.js';
import { SeatMenu, Twice } from '../online/menu.js';
import { hashOf } from '../place.js';
import { DesignedBadge } from '../reference/designed-badge.js';
import { RoomLinks } from '../reference/room-links.js';
import { LookBack } from '../replay/links.js';
import { ThemeSwitch } from '../style/theme-switch.js';
import { call } from '../umpire/call.js';
import type { Situation, TableView } from '../umpire/messages.js';
import { screens } from '../words/screens.js';
import { typing } from '../words/typing.js';

const words = screens.head;

type Props = {
  situation: Situation;
  table: TableView;
  forced: boolean;
  onForced(forced: boolean): void;
  onSituation(situation: Situation): void;
  onLeave(): void;
  onBriefing?: (() => void) | undefined;
  /** What of the game is ours; empty where its sources say it all. */
  designed: string;
  textOnly: boolean;
  onTextOnly(textOnly: boolean): void;
};

export function Head(props: Props) {
  const { situation, table, forced, onForced, onSituation, onLeave, onBriefing, textOnly, onTextOnly, designed } =
    props;
  const [said, setSaid] = useState({ moment: situation.moment, why: '' });
  // What was said at one moment is not said of the next.
  const why = said.moment === situation.moment ? said.why : '';
  const setWhy = (next: string): void => setSaid({ moment: situation.moment, why: next });
  const undoId = useId();
  const { afar } = situation;
  const menu = useMenu();
  const undo = async (): Promise<void> => {
    try {
      onSituation(await call({ do: 'undo' }));
      setWhy('');
    } catch (fault) {
      setWhy(fault instanceof Error ? fault.message : String(fault));
    }
  };
  const giveUp = async (): Promise<void> => {
    const { id } = await call({ do: 'giveUp' });
    location.hash = hashOf({ at: 'replay', of: 'game', id, moment: null });
  };
  const askBack = async (): Promise<void> => {
    const { refusal, situation: next } = await call({ do: 'deed', deed: { do: 'offer', what: 'take-back' } });
    onSituation(next);
    setWhy(refusal?.why ?? '');
  };
  return (
    <header className="head">
      <div className="names">
        <h1>{situation.title}</h1>
        <p className="scenario-name">
          {situation.scenario} {designed !== '' && <DesignedBadge designed={designed} />}
        </p>
      </div>
      <div className="standing">
        <p className="clock">{table.clock}</p>
        <p className="score">{table.score}</p>
        {afar?.clock && afar.table.status !== 'over' && <OwnClock clock={afar.clock} />}
        {table.seats.length > 1 && (
          <label className="look">
            {words.seenBy}
            <select
              value={table.seat}
              onChange={({ target }) => void call({ do: 'look', seat: target.value }).then(onSituation)}
            >
              {table.seats.map(({ seat, name }) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <nav aria-label={words.nav}>
        {onBriefing !== undefined && (
          <button type="button" onClick={onBriefing}>
            {words.briefing}
          </button>
        )}
        {(afar === null || afar.mine.length > 0) && (
          <>
            <button
              type="button"
              aria-disabled={!table.undo}
              aria-describedby={table.undo ? undefined : undoId}
              title={table.undo ? words.undoWhat : table.undoWhy}
              onClick={() => void (table.undo ? undo() : setWhy(table.undoWhy))}
            >
              {words.undo}
            </button>
            <span id={undoId} hidden>
              {table.undoWhy}
            </span>
          </>
        )}
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
        <details className="menu" ref={menu}>
          <summary>{words.more}</summary>
          <div className="menu-body">
            {afar === null ? (
              <>
                <button
                  type="button"
                  onClick={() => void call({ do: 'export' }).then(({ name, text }) => download(name, text))}
                >
                  {words.save}
                </button>
                <p className="hint">{words.saveWhat}</p>
              </>
            ) : (
              <SeatMenu afar={afar} onSituation={onSituation} onDone={() => menu.current?.removeAttribute('open')} />
            )}
            {table.over === null && (afar === null || afar.mine.includes(afar.seat)) && (
              <LookBack of={afar === null ? 'game' : 'match'} id={situation.id} />
            )}
            {table.over === null && afar === null && (
              <Twice title={words.giveUp} sure={words.giveUpSure} busy={false} onSure={() => void giveUp()} />
            )}
            <label className="forced">
              <input type="checkbox" checked={forced} onChange={({ target }) => onForced(target.checked)} />
              {words.forced}
            </label>
            <p className="hint">{words.forcedWhat}</p>
            <label className="forced">
              <input
                type="checkbox"
                checked={textOnly}
                onChange={({ target }) => {
                  menu.current?.removeAttribute('open');
                  onTextOnly(target.checked);
                }}
              />
              {typing.only}
            </label>
            <p className="hint">{typing.onlyWhat}</p>
            <RoomLinks />
            <ThemeSwitch />
          </div>
        </details>
      </nav>
      {afar !== null && <Connection connected={afar.connected} />}
      {why !== '' && (
        <p className="refusal" role="alert">
          {capital(why)}{' '}
          {afar !== null && !afar.agreed.rated && afar.table.status === 'live' && (
            <button type="button" className="small" onClick={() => void askBack()}>
              {words.askOthers}
            </button>
          )}
        </p>
      )}
    </header>
  );
}

/** A menu goes away when somebody points elsewhere or presses Escape. */
function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: PointerEvent | KeyboardEvent): void => {
      const { current } = menu;
      if (current === null || !current.open) return;
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : current.contains(event.target as Node)) return;
      current.open = false;
      if (event instanceof KeyboardEvent) current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return menu;
}
