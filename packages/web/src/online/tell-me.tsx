/** Whoever waits for another may go away: here is how they are called back. */
import type { Reply } from '@ironbottom/wire';
import { type SubmitEvent, useEffect, useState } from 'react';
import { online } from '../words/online.js';
import { useAsking, Why } from './asking.js';
import { Field } from './form.js';
import { canPush, subscribe } from './push.js';
import { ask } from './server.js';

const words = online.tellMe;

export function TellMe() {
  const [known, setKnown] = useState<Reply<'tellings'> | null>(null);
  const [mail, setMail] = useState('');
  const [byMail, setByMail] = useState(false);
  const asking = useAsking();
  useEffect(() => {
    // Where nobody can be told there is nothing to offer.
    ask('tellings').then(setKnown, () => undefined);
  }, []);
  if (known === null) return null;

  const tell = (body: () => Promise<Parameters<typeof ask<'newTelling'>>[1]>): void => {
    void asking.run(async () => {
      await ask('newTelling', await body());
      setKnown(await ask('tellings'));
      setByMail(false);
    });
  };
  const byPush = (): void => tell(async () => ({ body: { way: 'push', address: await subscribe(known.pushKey) } }));
  const onMail = (event: SubmitEvent): void => {
    event.preventDefault();
    tell(async () => ({ body: { way: 'mail', address: mail } }));
  };
  const told = known.tellings.filter(({ trouble }) => trouble === null);
  const unopened = told.filter(({ confirmed }) => !confirmed);
  return (
    <section className="tell-me" aria-labelledby="tell-me">
      <h2 id="tell-me" className="tell-me-title">
        {told.length === 0 ? words.title : words.may}
      </h2>
      {told.length === 0 ? (
        <>
          <p className="hint">{canPush() || known.mail ? words.what : words.link}</p>
          {!byMail && (
            <div className="send">
              {canPush() && (
                <button type="button" className="main" disabled={asking.busy} onClick={byPush}>
                  {words.here}
                </button>
              )}
              {known.mail && (
                <button type="button" disabled={asking.busy} onClick={() => setByMail(true)}>
                  {words.byMail}
                </button>
              )}
            </div>
          )}
          {byMail && (
            <form onSubmit={onMail}>
              <Field label={words.mail} type="email" value={mail} onValue={setMail} autoComplete="email" />
              <div className="send">
                <button type="submit" className="main" disabled={asking.busy}>
                  {words.send}
                </button>
                <button type="button" onClick={() => setByMail(false)}>
                  {words.no}
                </button>
              </div>
            </form>
          )}
        </>
      ) : (
        <p role="status">
          {unopened.length > 0 ? words.unopened : words.told(told.map(({ way }) => words.ways[way]))}{' '}
          <a href="#account">{words.change}</a>
        </p>
      )}
      <Why asking={asking} />
    </section>
  );
}
