/** How I am told that a match needs me, and what went wrong with it. */
import type { AddedTelling, NewTelling, Reply, Telling, Way } from '@ironbottom/wire';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { marks } from '../words/marks.js';
import { online } from '../words/online.js';
import { useAsking, Why } from './asking.js';
import { Copy } from './copy.js';
import { Field } from './form.js';
import { canPush, subscribe } from './push.js';
import { agoText } from './said.js';
import { ask } from './server.js';

const words = online.tellings;
const { ways } = words;

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
      setSaid(words.sent);
    });

  return (
    <section className="card">
      <h2>{words.title}</h2>
      <p className="quiet">{words.when}</p>
      {known !== null && known.tellings.length > 0 && (
        <ul className="rows">
          {known.tellings.map((telling) => (
            <li key={telling.id}>
              <div>
                <strong>{ways[telling.way]}</strong> {telling.address}
                <span className="about">{standing(telling)}</span>
                {telling.trouble !== null && (
                  <p className="refusal">
                    {telling.troubled === null
                      ? telling.trouble
                      : marks.aside(telling.trouble, agoText(telling.troubled))}
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
                    {telling.digest ? words.atOnce : words.daily}
                  </button>
                )}
                {telling.way !== 'atom' && (
                  <button type="button" className="small" disabled={asking.busy} onClick={() => test(telling.id)}>
                    {words.tryIt}
                  </button>
                )}
                <button
                  type="button"
                  className="small"
                  disabled={asking.busy}
                  aria-label={words.noMoreOf(ways[telling.way], telling.address)}
                  onClick={() => change(() => ask('dropTelling', { params: { id: telling.id } }))}
                >
                  {words.noMore}
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {added?.link !== undefined && <Copy label={words.feed} text={added.link} />}
      {added?.secret !== undefined && <Copy label={words.secret} text={added.secret} />}
      {said !== '' && <p role="status">{said}</p>}
      <form onSubmit={onSubmit} className="in-card">
        <label className="field-line">
          {words.tellMe}
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
              label={words.mail}
              type="email"
              value={address}
              onValue={setAddress}
              autoComplete="email"
              hint={words.first}
            />
            <label className="tick">
              <input type="checkbox" checked={digest} onChange={({ target }) => setDigest(target.checked)} />
              <span>{words.oneADay}</span>
            </label>
          </>
        )}
        {way === 'webhook' && <Field label={words.address} type="url" value={address} onValue={setAddress} />}
        <Why asking={asking} />
        <div className="send">
          <button type="submit" disabled={asking.busy || known === null}>
            {words.send}
          </button>
        </div>
      </form>
    </section>
  );
}

function standing({ confirmed, digest, waiting, match, created }: Telling): string {
  return [
    match === null ? words.allMatches : words.oneMatch,
    ...(digest ? [words.onceADay] : []),
    ...(confirmed ? [] : [words.openLetter]),
    ...(waiting > 0 ? [words.waiting(waiting)] : []),
    words.since(agoText(created)),
  ].join(' · ');
}
