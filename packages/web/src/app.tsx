/** Which screen is shown. The game open here stands in the address, so that a reload comes back to it. */
import { useCallback, useEffect, useState } from 'react';
import { Curtain } from './screens/curtain.js';
import { Start } from './screens/start.js';
import { Table } from './screens/table.js';
import { call } from './umpire/call.js';
import type { Reference, Replies, Situation } from './umpire/messages.js';

const forcedKey = 'ironbottom forced';
const inAddress = (): string | undefined => /^#game=([0-9a-f]+)$/.exec(location.hash)?.[1];

export function App() {
  const [shelf, setShelf] = useState<Replies['shelf'] | null>(null);
  const [situation, setSituation] = useState<Situation | null>(null);
  const [reference, setReference] = useState<Reference | null>(null);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const [forced, setForced] = useState(() => localStorage.getItem(forcedKey) !== 'no');

  const complain = useCallback((fault: unknown) => {
    setTrouble(fault instanceof Error ? fault.message : String(fault));
  }, []);

  const leave = useCallback(() => {
    history.replaceState(null, '', location.pathname);
    setSituation(null);
    setReference(null);
    call({ do: 'shelf' }).then(setShelf, complain);
  }, [complain]);

  const enter = useCallback(
    async (opening: Promise<Situation>): Promise<void> => {
      setBusy(true);
      setTrouble('');
      try {
        const next = await opening;
        setReference(await call({ do: 'reference' }));
        setSituation(next);
        history.replaceState(null, '', `#game=${next.id}`);
      } catch (fault) {
        complain(fault);
        leave();
      } finally {
        setBusy(false);
      }
    },
    [complain, leave],
  );

  // Once, when the page opens.
  useEffect(() => {
    const id = inAddress();
    const wanted = localStorage.getItem(forcedKey) !== 'no';
    if (id === undefined) leave();
    else void enter(call({ do: 'open', id, forced: wanted }));
  }, [enter, leave]);

  // What nobody else catches is said too.
  useEffect(() => {
    const onFault = (event: PromiseRejectionEvent): void => {
      event.preventDefault();
      complain(event.reason);
    };
    addEventListener('unhandledrejection', onFault);
    return () => removeEventListener('unhandledrejection', onFault);
  }, [complain]);

  useEffect(() => {
    if (situation?.unkept !== undefined)
      setTrouble(`This browser does not keep the game (${situation.unkept}). Save it as a file before you leave.`);
  }, [situation]);

  useEffect(() => {
    document.title = situation === null ? 'Ironbottom' : `${situation.title} · Ironbottom`;
  }, [situation]);

  const onForced = (next: boolean): void => {
    localStorage.setItem(forcedKey, next ? 'yes' : 'no');
    setForced(next);
    call({ do: 'forced', forced: next }).then(setSituation, complain);
  };

  return (
    <>
      {trouble !== '' && (
        <div className="trouble" role="alert">
          <p>{trouble}</p>
          <button type="button" className="small" onClick={() => setTrouble('')}>
            Close
          </button>
        </div>
      )}
      {situation === null && shelf !== null && (
        <Start
          shelf={shelf}
          busy={busy}
          onNew={(book, scenario, options, players, set, seed) =>
            void enter(call({ do: 'new', book, scenario, options, players, set, seed, forced }))
          }
          onOpen={(id) => void enter(call({ do: 'open', id, forced }))}
          onImport={(text, players) => void enter(call({ do: 'import', text, players, forced }))}
          onSaved={(saved) => setShelf({ ...shelf, saved })}
          onTrouble={setTrouble}
        />
      )}
      {situation?.curtain && (
        <Curtain
          key={situation.moment}
          situation={situation}
          curtain={situation.curtain}
          onSituation={setSituation}
          onLeave={leave}
        />
      )}
      {situation?.table && reference !== null && (
        <Table
          situation={situation}
          table={situation.table}
          reference={reference}
          forced={forced}
          onForced={onForced}
          onSituation={setSituation}
          onLeave={leave}
        />
      )}
    </>
  );
}
