/** Small forms: a field with its label, and a form that asks the server and says what came of it. */
import { type HTMLInputTypeAttribute, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { online } from '../words/online.js';
import { useAsking, Why } from './asking.js';

type FieldProps = {
  label: string;
  value: string;
  onValue(value: string): void;
  type?: HTMLInputTypeAttribute;
  hint?: string;
  autoComplete?: string;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
};

export function Field({ label, value, onValue, type = 'text', hint = '', required = true, ...more }: FieldProps) {
  const id = useId();
  return (
    <div className="field-line">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        required={required}
        value={value}
        aria-describedby={hint === '' ? undefined : `${id}hint`}
        onChange={({ target }) => onValue(target.value)}
        {...more}
      />
      {hint !== '' && (
        <p className="hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type FormProps = {
  title: string;
  button: string;
  /** What is said when it was done. */
  done?: string;
  onSend(): Promise<unknown>;
  /** What it does cannot be undone. */
  danger?: boolean;
  onCancel?(): void;
  children?: ReactNode;
};

export function Form({ title, button, done = '', onSend, danger = false, onCancel, children }: FormProps) {
  const id = useId();
  const asking = useAsking();
  const [said, setSaid] = useState('');
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setSaid('');
    void asking.run(onSend).then((sent) => setSaid(sent ? done : ''));
  };
  return (
    <form className="card" onSubmit={onSubmit} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <Why asking={asking} />
      <div className="send">
        <button type="submit" className={danger ? 'danger' : 'main'} disabled={asking.busy}>
          {button}
        </button>
        {onCancel !== undefined && (
          <button type="button" onClick={onCancel}>
            {online.account.cancel}
          </button>
        )}
        <span className="hint" role="status">
          {said}
        </span>
      </div>
    </form>
  );
}
