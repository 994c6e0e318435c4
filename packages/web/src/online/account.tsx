/** Who I am here: log in, become a member, change what is known of me, take it along, or be forgotten. */
import { useState } from 'react';
import { download } from '../beside/download.js';
import { useAsking, Why } from './asking.js';
import { Field, Form } from './form.js';
import { ask, type Me } from './server.js';
import { Tellings } from './tellings.js';
import { Tokens } from './tokens.js';
import { Vacation } from './vacation.js';

type Props = { me: Me | null; onMe(me: Me | null): void };

export function Account({ me, onMe }: Props) {
  if (me === null) return <Stranger onMe={onMe} />;
  return (
    <div className="cards">
      <section className="card">
        <h2>{me.name}</h2>
        <p>
          {me.guest
            ? 'You are a guest: only this browser knows you. Choose a passphrase, and you can come back from any.'
            : 'You are a member.'}
        </p>
        <LogOut me={me} onMe={onMe} />
      </section>
      {me.guest ? <Register name={me.name} onMe={onMe} /> : <Changes key={me.id} me={me} onMe={onMe} />}
      <Tellings />
      <Vacation me={me} onMe={onMe} />
      {!me.guest && <Tokens />}
      <Leaving me={me} onMe={onMe} />
    </div>
  );
}

function Stranger({ onMe }: { onMe(me: Me): void }) {
  const [name, setName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [lost, setLost] = useState('');
  return (
    <div className="cards">
      <Form
        title="Log in"
        button="Log in"
        onSend={async () => onMe((await ask('logIn', { body: { name, passphrase } })).me)}
      >
        <Field label="Name" value={name} onValue={setName} autoComplete="username" maxLength={40} />
        <Field
          label="Passphrase"
          type="password"
          value={passphrase}
          onValue={setPassphrase}
          autoComplete="current-password"
        />
      </Form>
      <Register name="" onMe={onMe} />
      <Form
        title="I forgot my passphrase"
        button="Send me a link"
        done="If this name has an address, a letter is on its way."
        onSend={() => ask('askReset', { body: { name: lost } })}
      >
        <Field label="Your name here" value={lost} onValue={setLost} autoComplete="username" maxLength={40} />
      </Form>
    </div>
  );
}

function Register({ name: first, onMe }: { name: string; onMe(me: Me): void }) {
  const [name, setName] = useState(first);
  const [passphrase, setPassphrase] = useState('');
  const [mail, setMail] = useState('');
  const send = async (): Promise<void> => {
    const address = mail.trim() === '' ? {} : { mail: mail.trim() };
    onMe((await ask('register', { body: { name, passphrase, ...address } })).me);
  };
  return (
    <Form title={first === '' ? 'Become a member' : 'Stay: become a member'} button="Become a member" onSend={send}>
      <p className="quiet">Members come back from any browser, play rated matches and let programs play for them.</p>
      <Field label="Name" value={name} onValue={setName} autoComplete="username" maxLength={40} />
      <Field
        label="A new passphrase"
        type="password"
        value={passphrase}
        onValue={setPassphrase}
        autoComplete="new-password"
        minLength={8}
        maxLength={200}
        hint="Eight letters or more; a sentence is best."
      />
      <Field
        label="Mail address, if you like"
        type="email"
        required={false}
        value={mail}
        onValue={setMail}
        autoComplete="email"
        hint="Only for a lost passphrase. Nobody else sees it."
      />
    </Form>
  );
}

function Changes({ me, onMe }: { me: Me; onMe(me: Me): void }) {
  const [name, setName] = useState(me.name);
  const [mail, setMail] = useState(me.mail ?? '');
  const [old, setOld] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const address = mail.trim() === '' ? null : mail.trim();
  const send = async (): Promise<void> => {
    const changed = await ask('change', {
      body: {
        ...(name === me.name ? {} : { name }),
        ...(address === me.mail ? {} : { mail: address }),
        ...(passphrase === '' ? {} : { passphrase }),
        ...(old === '' ? {} : { old }),
      },
    });
    setOld('');
    setPassphrase('');
    onMe(changed.me);
  };
  const proof = passphrase !== '' || address !== me.mail;
  return (
    <Form title="Name, address, passphrase" button="Change" done="Changed." onSend={send}>
      <Field label="Name" value={name} onValue={setName} autoComplete="username" maxLength={40} />
      <Field
        label="Mail address"
        type="email"
        required={false}
        value={mail}
        onValue={setMail}
        autoComplete="email"
        hint="Only for a lost passphrase. Nobody else sees it."
      />
      <Field
        label="New passphrase"
        type="password"
        required={false}
        value={passphrase}
        onValue={setPassphrase}
        autoComplete="new-password"
        minLength={8}
        maxLength={200}
        hint="Leave it empty to keep the one you have."
      />
      {proof && (
        <Field
          label="Present passphrase"
          type="password"
          value={old}
          onValue={setOld}
          autoComplete="current-password"
        />
      )}
    </Form>
  );
}

function LogOut({ me, onMe }: { me: Me; onMe(me: null): void }) {
  const asking = useAsking();
  const [sure, setSure] = useState(!me.guest);
  const out = (everywhere: boolean): void => {
    void asking.run(async () => {
      await ask('logOut', { query: everywhere ? { everywhere } : {} });
      onMe(null);
    });
  };
  return (
    <>
      {!sure && (
        <div className="send">
          <button type="button" onClick={() => setSure(true)}>
            Log out…
          </button>
        </div>
      )}
      {sure && me.guest && (
        <p className="warnings">A guest who logs out cannot come back: there is no passphrase to come back with.</p>
      )}
      {sure && (
        <div className="send">
          <button type="button" disabled={asking.busy} onClick={() => out(false)}>
            {me.guest ? 'Log out all the same' : 'Log out'}
          </button>
          {!me.guest && (
            <button type="button" disabled={asking.busy} onClick={() => out(true)}>
              Log out everywhere
            </button>
          )}
        </div>
      )}
      <Why asking={asking} />
    </>
  );
}

function Leaving({ me, onMe }: { me: Me; onMe(me: null): void }) {
  const asking = useAsking();
  const [passphrase, setPassphrase] = useState('');
  const [asked, setAsked] = useState(false);
  const take = (): void => {
    void asking.run(async () => {
      const all = await ask('everything');
      download(`ironbottom-${me.name.replace(/\W+/g, '-')}.json`, JSON.stringify(all, null, 2));
    });
  };
  return (
    <section className="card">
      <h2>What is kept about you</h2>
      <p>Everything the server keeps: your matches as your seats saw them, what you said, your notes.</p>
      <div className="send">
        <button type="button" disabled={asking.busy} onClick={take}>
          Save it as a file
        </button>
        {!asked && (
          <button type="button" onClick={() => setAsked(true)}>
            Delete my account…
          </button>
        )}
      </div>
      <Why asking={asking} />
      {asked && (
        <Form
          title="Delete the account"
          button="Delete it for good"
          danger
          onCancel={() => setAsked(false)}
          onSend={async () => {
            await ask('forgetMe', { body: me.guest ? {} : { passphrase } });
            onMe(null);
          }}
        >
          <p className="warnings">
            Your name, address, notes and what you said are gone for good; matches under way are given up. Matches that
            are over keep a nameless player.
          </p>
          <input type="text" hidden readOnly autoComplete="username" value={me.name} />
          {!me.guest && (
            <Field
              label="Your passphrase"
              type="password"
              value={passphrase}
              onValue={setPassphrase}
              autoComplete="current-password"
            />
          )}
        </Form>
      )}
    </section>
  );
}
