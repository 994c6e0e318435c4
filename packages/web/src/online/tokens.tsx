/** API tokens: for programs that play in my name. */
import type { Reply } from '@ironbottom/wire';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { useAsking, Why } from './asking.js';
import { Copy } from './copy.js';
import { Field } from './form.js';
import { ask } from './server.js';
import { agoText } from './words.js';

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
      <h2>Tokens for programs</h2>
      <p className="quiet">
        A program with a token plays in your name over the API; what it can do stands at{' '}
        <a href="/api/openapi.json">/api/openapi.json</a>.
      </p>
      {tokens.length > 0 && (
        <ul className="rows">
          {tokens.map((token) => (
            <li key={token.id}>
              <div>
                <strong>{token.name}</strong>
                <span className="about">
                  made {agoText(token.created)}, {token.used === null ? 'never used' : `used ${agoText(token.used)}`}
                </span>
              </div>
              <button
                type="button"
                className="small"
                disabled={asking.busy}
                aria-label={`Withdraw ${token.name}`}
                onClick={() => drop(token.id)}
              >
                Withdraw
              </button>
            </li>
          ))}
        </ul>
      )}
      {fresh !== '' && <Copy label="The new token: it is shown this once" text={fresh} />}
      <form onSubmit={onSubmit} className="in-card">
        <Field label="What the program is called" value={name} onValue={setName} maxLength={60} />
        <div className="send">
          <button type="submit" disabled={asking.busy}>
            Make a token
          </button>
        </div>
      </form>
      <Why asking={asking} />
    </section>
  );
}
