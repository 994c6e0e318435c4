/** Where the link in the letter leads: a new passphrase. */
import { useState } from 'react';
import { Field, Form } from './form.js';
import { ask, type Me } from './server.js';

export function Reset({ link, onMe }: { link: string; onMe(me: Me): void }) {
  const [passphrase, setPassphrase] = useState('');
  return (
    <Form
      title="Choose a new passphrase"
      button="Set it and log in"
      onSend={async () => onMe((await ask('useReset', { body: { key: link, passphrase } })).me)}
    >
      <p className="quiet">Every browser that is logged in under your name has to log in anew.</p>
      <Field
        label="A new passphrase"
        type="password"
        value={passphrase}
        onValue={setPassphrase}
        autoComplete="new-password"
        minLength={8}
        maxLength={200}
      />
    </Form>
  );
}
