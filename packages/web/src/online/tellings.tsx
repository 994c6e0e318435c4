/** How I am told that a match needs me, and what went wrong with it. */
import type { AddedTelling, NewTelling, Reply, Telling, Way } from '@ironbottom/wire';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { useAsking, Why } from './asking.js';
import { Copy } from './copy.js';
import { Field } from './form.js';
import { canPush, subscribe } from './push.js';
import { ask } from './server.js';
import { agoText } from './words.js';

const ways: { readonly [way in Way]: string } = {
  mail: 'By mail',
  push: 'In this browser, even when the page is closed',
  webhook: 'By a webhook',
  atom: 'By an Atom feed',
};

export function Tellings() {
  const [known, setKnown] = useState<Reply<'tellings'> | null>(null);
  const [way, setWay] = useState<Way>('mail');
  const [address, setAddress] = useState('');
  const [digest, setDigest] = useState(false);
  const [added, setAdded] = useState<AddedTelling | null>(null);
  const [said, setSaid] = useState('');
  const asking = useAsking();
  const { run } = asking;
  const look = useCallback(async () => setKnown(await ask('tellings')), []);
  useEffect(() => {
    void run(look);
  }, [run, look]);

  const wanted = async (): Promise<NewTelling> => {
    if (way === 'mail') return { way, address, digest };
    if (way === 'webhook') return { way, address };
    if (way === 'push') return { way, address: await subscribe(known?.pushKey ?? '') };
    return { way };
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setSaid('');
    void asking.run(async () => {
      setAdded(await ask('newTelling', { body: await wanted() }));
      setAddress('');
      await look();
    });
  };
  const change = (work: () => Promise<unknown>): void => {
    setSaid('');
    void asking.run(async () => {
      await work();
      await look();
    });
  };
  const test = (id: string): void =>
    change(async () => {
      const { error } = await ask('testTelling', { params: { id } });
      if (error !== null) throw new Error(error);
      setSaid('Sent; look whether it arrived.');
    });

  return (
    <section className="card">
      <h2>Being told</h2>
      <p className="quiet">When it is your move, when somebody joins or writes, when time runs out, when it is over.</p>
      {known !== null && known.tellings.length > 0 && (
        <ul className="rows">
          {known.tellings.map((telling) => (
            <li key={telling.id}>
              <div>
                <strong>{ways[telling.way]}</strong> {telling.address}
                <span className="about">{standing(telling)}</span>
                {telling.trouble !== null && (
                  <p className="refusal">
                    {telling.trouble} {telling.troubled !== null && `(${agoText(telling.troubled)})`}
                  </p>
                )}
              </div>
              <div className="send">
                {telling.way === 'mail' && (
                  <button
                    type="button"
                    className="small"
                    disabled={asking.busy}
                    onClick={() =>
                      change(() =>
                        ask('changeTelling', { params: { id: telling.id }, body: { digest: !telling.digest } }),
                      )
                    }
                  >
                    {telling.digest ? 'At once instead' : 'Once a day instead'}
                  </button>
                )}
                {telling.way !== 'atom' && (
                  <button type="button" className="small" disabled={asking.busy} onClick={() => test(telling.id)}>
                    Try it
                  </button>
                )}
                <button
                  type="button"
                  className="small"
                  disabled={asking.busy}
                  aria-label={`No more: ${ways[telling.way]} ${telling.address}`}
                  onClick={() => change(() => ask('dropTelling', { params: { id: telling.id } }))}
                >
                  No more
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {added?.link !== undefined && <Copy label="Your feed: its address is shown this once" text={added.link} />}
      {added?.secret !== undefined && <Copy label="What signs the webhook: shown this once" text={added.secret} />}
      {said !== '' && <p role="status">{said}</p>}
      <form onSubmit={onSubmit} className="in-card">
        <label className="field-line">
          Tell me
          <select
            value={way}
            onChange={({ target }) => {
              setWay(target.value as Way);
              asking.clear();
            }}
          >
            {Object.entries(ways).map(([name, title]) => (
              <option key={name} value={name} disabled={name === 'push' && !canPush()}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {way === 'mail' && (
          <>
            <Field
              label="Mail address"
              type="email"
              value={address}
              onValue={setAddress}
              autoComplete="email"
              hint="A letter comes first, to make sure that it is yours."
            />
            <label className="tick">
              <input type="checkbox" checked={digest} onChange={({ target }) => setDigest(target.checked)} />
              <span>One mail a day instead of one for each thing</span>
            </label>
          </>
        )}
        {way === 'webhook' && <Field label="Address" type="url" value={address} onValue={setAddress} />}
        <Why asking={asking} />
        <div className="send">
          <button type="submit" disabled={asking.busy || known === null}>
            Tell me so
          </button>
        </div>
      </form>
    </section>
  );
}

function standing({ confirmed, digest, waiting, match, created }: Telling): string {
  return [
    match === null ? 'about all your matches' : 'about one match',
    ...(digest ? ['once a day'] : []),
    ...(confirmed ? [] : ['open the link in the first letter']),
    ...(waiting > 0 ? [`${waiting} still to be told`] : []),
    `since ${agoText(created)}`,
  ].join(' · ');
}
