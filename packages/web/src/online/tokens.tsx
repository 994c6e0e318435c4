/** API tokens: for programs that play in my name. */
import type { Reply } from '@ironbottom/wire';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { marks } from '../words/marks.js';
import { online } from '../words/online.js';
import { useAsking, Why } from './asking.js';
import { Copy } from './copy.js';
import { Field } from './form.js';
import { agoText } from './said.js';
import { ask } from './server.js';

const words = online.tokens;

export function Tokens() {
  const [tokens, setTokens] = useState<Reply<'tokens'>['tokens']>([]);
  const [name, setName] = useState('');
  const [fresh, setFresh] = useState('');
  const asking = useAsking();
  const { run } = asking;
  const look = useCallback(async () => setTokens((await ask('tokens')).tokens), []);
  useEffect(() => {
    void run(look);
  }, [run, look]);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void asking.run(async () => {
      setFresh((await ask('newToken', { body: { name } })).token);
      setName('');
      await look();
    });
  };
  const drop = (id: string): void => {
    void asking.run(async () => {
      await ask('dropToken', { params: { id } });
      await look();
    });
  };
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <p className="quiet">
        {words.what}{' '}
        <a href="/api/openapi.json">
          <code>/api/openapi.json</code>
        </a>
      </p>
      {tokens.length > 0 && (
        <ul className="rows">
          {tokens.map((token) => (
            <li key={token.id}>
              <div>
                <strong>{token.name}</strong>
                <span className="about">
                  {marks.with(
                    words.made(agoText(token.created)),
                    token.used === null ? words.unused : words.used(agoText(token.used)),
                  )}
                </span>
              </div>
              <button
                type="button"
                className="small"
                disabled={asking.busy}
                aria-label={words.withdrawName(token.name)}
                onClick={() => drop(token.id)}
              >
                {words.withdraw}
              </button>
            </li>
          ))}
        </ul>
      )}
      {fresh !== '' && <Copy label={words.fresh} text={fresh} />}
      <form onSubmit={onSubmit} className="in-card">
        <Field label={words.name} value={name} onValue={setName} maxLength={60} />
        <div className="send">
          <button type="submit" disabled={asking.busy}>
            {words.make}
          </button>
        </div>
      </form>
      <Why asking={asking} />
    </section>
  );
}
