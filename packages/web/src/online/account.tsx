/** Who I am here: log in, become a member, change what is known of me, take it along, or be forgotten. */
import { useState } from 'react';
import { download } from '../beside/download.js';
import { online } from '../words/online.js';
import { useAsking, Why } from './asking.js';
import { Field, Form } from './form.js';
import { ask, type Me } from './server.js';
import { Tellings } from './tellings.js';
import { Tokens } from './tokens.js';
import { Vacation } from './vacation.js';

type Props = { me: Me | null; onMe(me: Me | null): void };

const words = online.account;

export function Account({ me, onMe }: Props) {
  if (me === null) return <Stranger onMe={onMe} />;
  return (
    <div className="cards">
      <section className="card">
        <h2>{me.name}</h2>
        <p>{me.guest ? words.guest : words.member}</p>
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
        title={words.logIn}
        button={words.logIn}
        onSend={async () => onMe((await ask('logIn', { body: { name, passphrase } })).me)}
      >
        <Field label={words.name} value={name} onValue={setName} autoComplete="username" maxLength={40} />
        <Field
          label={words.passphrase}
          type="password"
          value={passphrase}
          onValue={setPassphrase}
          autoComplete="current-password"
        />
      </Form>
      <Register name="" onMe={onMe} />
      <Form
        title={words.forgot}
        button={words.sendLink}
        done={words.sent}
        onSend={() => ask('askReset', { body: { name: lost } })}
      >
        <Field label={words.yourName} value={lost} onValue={setLost} autoComplete="username" maxLength={40} />
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
    <Form title={first === '' ? words.become : words.stay} button={words.become} onSend={send}>
      <p className="quiet">{words.whyBecome}</p>
      <Field label={words.name} value={name} onValue={setName} autoComplete="username" maxLength={40} />
      <Field
        label={words.newPassphrase}
        type="password"
        value={passphrase}
        onValue={setPassphrase}
        autoComplete="new-password"
        minLength={8}
        maxLength={200}
        hint={words.long}
      />
      <Field
        label={words.mailIfLiked}
        type="email"
        required={false}
        value={mail}
        onValue={setMail}
        autoComplete="email"
        hint={words.mailWhy}
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
    <Form title={words.changes} button={words.change} done={words.changed} onSend={send}>
      <Field label={words.name} value={name} onValue={setName} autoComplete="username" maxLength={40} />
      <Field
        label={words.mail}
        type="email"
        required={false}
        value={mail}
        onValue={setMail}
        autoComplete="email"
        hint={words.mailWhy}
      />
      <Field
        label={words.otherPassphrase}
        type="password"
        required={false}
        value={passphrase}
        onValue={setPassphrase}
        autoComplete="new-password"
        minLength={8}
        maxLength={200}
        hint={words.keepEmpty}
      />
      {proof && (
        <Field label={words.present} type="password" value={old} onValue={setOld} autoComplete="current-password" />
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
            {words.logOutFirst}
          </button>
        </div>
      )}
      {sure && me.guest && <p className="warnings">{words.guestOut}</p>}
      {sure && (
        <div className="send">
          <button type="button" disabled={asking.busy} onClick={() => out(false)}>
            {me.guest ? words.outAllTheSame : words.logOut}
          </button>
          {!me.guest && (
            <button type="button" disabled={asking.busy} onClick={() => out(true)}>
              {words.everywhere}
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
      <h2>{words.kept}</h2>
      <p>{words.keptWhat}</p>
      <div className="send">
        <button type="button" disabled={asking.busy} onClick={take}>
          {words.take}
        </button>
        {!asked && (
          <button type="button" onClick={() => setAsked(true)}>
            {words.deleteFirst}
          </button>
        )}
      </div>
      <Why asking={asking} />
      {asked && (
        <Form
          title={words.delete}
          button={words.deleteSure}
          danger
          onCancel={() => setAsked(false)}
          onSend={async () => {
            await ask('forgetMe', { body: me.guest ? {} : { passphrase } });
            onMe(null);
          }}
        >
          <p className="warnings">{words.deleteWhat}</p>
          <input type="text" hidden readOnly autoComplete="username" value={me.name} />
          {!me.guest && (
            <Field
              label={words.yourPassphrase}
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
