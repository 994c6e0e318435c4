/** Where the link in the letter leads: a new passphrase. */
import { useState } from 'react';
import { online } from '../words/online.js';
import { Field, Form } from './form.js';
import { ask, type Me } from './server.js';

export function Reset({ link, onMe }: { link: string; onMe(me: Me): void }) {
  const [passphrase, setPassphrase] = useState('');
  return (
    <Form
      title={online.reset.title}
      button={online.reset.button}
      onSend={async () => onMe((await ask('useReset', { body: { key: link, passphrase } })).me)}
    >
      <p className="quiet">{online.reset.what}</p>
      <Field
        label={online.account.newPassphrase}
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
