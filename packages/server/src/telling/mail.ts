/** Mail: plain text over the operator's SMTP server. */
import { createTransport } from 'nodemailer';
import type { Delivery, Message } from './ways.js';
import { oneLine } from './words.js';

export type Letter = { id: string; to: string; subject: string; text: string; unsubscribe: string };

/** Sends one letter. `url`: `smtp://` or `smtps://name:password@host:port`. */
export async function mail({ url, from }: { url: string; from: string }, letter: Letter): Promise<Delivery> {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: letter.to },
      messageId: `<${letter.id}@ironbottom>`,
      subject: oneLine(letter.subject),
      text: letter.text,
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe': { prepared: true, value: `<${letter.unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    return { sent: true };
  } catch (error) {
    return failure(error);
  } finally {
    transport.close();
  }
}

/** One thing for its own letter. */
export function letterText(message: Message, unsubscribe: string): string {
  return `${message.body}\n\n${message.link}\n${foot(unsubscribe)}`;
}

/** A day's things in one letter, each thing of a match once. */
export function digestText(messages: readonly Message[], unsubscribe: string): string {
  const entries = new Map(messages.map(({ body, link }) => [`${body} ${link}`, `${body}\n${link}\n`]));
  return `${[...entries.values()].join('\n')}${foot(unsubscribe)}`;
}

export function digestSubject(messages: readonly Message[]): string {
  const matches = new Set(messages.map(({ match }) => match)).size;
  return matches === 1 ? 'Today in your match' : `Today in ${matches} of your matches`;
}

function foot(unsubscribe: string): string {
  return `\n-- \nYou asked Ironbottom to tell you. To hear no more: ${unsubscribe}\n`;
}

/** As far as anything that looks like an address at all: whether it is one, the first mail shows. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/u.test(text);
}

/** The mail server's refusal of an address is the person's to know; its other troubles are the operator's. */
function failure(error: unknown): Delivery {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const kind = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code >= 400 && (kind === 'EENVELOPE' || kind === 'EMESSAGE')) {
    const permanent = error instanceof Error && 'permanent' in error && error.permanent === true;
    const response = error instanceof Error && 'response' in error ? oneLine(String(error.response)) : String(code);
    return { error: `The mail was not accepted: ${response}`, final: permanent };
  }
  if (kind === 'EAUTH' || kind === 'ENOAUTH' || kind === 'ECONFIG')
    return { error: 'This server may not send mail at present; its operator has to see to that.', final: false };
  return { error: 'The mail server cannot be reached at present.', final: false };
}
