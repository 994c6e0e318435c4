/** How matches, clocks and moments are said. */
import type { ClockRule, OnTimeOut, Table } from '@ironbottom/wire';
import type { Afar } from '../umpire/messages.js';

const count = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

export function clockText(clock: ClockRule): string {
  if (clock.kind === 'none') return 'no clock';
  if (clock.kind === 'live') {
    const more = clock.increment > 0 ? ` and ${clock.increment} s an answer` : '';
    return `${count(clock.minutes, 'minute')} each${more}`;
  }
  const more = clock.bank !== undefined && clock.bank > 0 ? `, ${count(clock.bank, 'day')} in reserve` : '';
  return `${count(clock.days, 'day')} an answer${more}`;
}

export const timeOutText: { readonly [what in OnTimeOut]: string } = {
  lose: 'the seat loses',
  bot: 'a program takes the seat',
  nobody: 'the match waits; the others may claim it',
};

/** 'Ann, Bob' or 'free'. */
export function sitterText({ people, bot }: Table['seats'][number], bots: readonly { name: string; title: string }[]) {
  if (bot !== null) return `${bots.find(({ name }) => name === bot)?.title ?? bot} (a program)`;
  return people.length === 0 ? 'free' : people.join(', ');
}

/** 'Allies: Ann, Japan: free' */
export function sittingText(table: Table, bots: readonly { name: string; title: string }[] = []): string {
  return table.seats.map((seat) => `${seat.name}: ${sitterText(seat, bots)}`).join(' · ');
}

/** Everybody else who plays, whoever of them is asked: who is waited for can be a secret. */
export function othersText({ table, mine, bots }: Pick<Afar, 'table' | 'mine' | 'bots'>): string {
  const others = table.seats.filter(
    ({ seat, people, bot }) => !mine.includes(seat) && (people.length > 0 || bot !== null),
  );
  if (table.status !== 'live' || others.length === 0) return '';
  return `Waiting for the others: ${others.map((seat) => `${sitterText(seat, bots)} (${seat.name})`).join(', ')}.`;
}

/** Whether an address leads nowhere from any other computer. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

const steps: readonly { unit: Intl.RelativeTimeFormatUnit; length: number }[] = [
  { unit: 'day', length: 86_400_000 },
  { unit: 'hour', length: 3_600_000 },
  { unit: 'minute', length: 60_000 },
];

export function agoText(when: number, now = Date.now()): string {
  const ago = now - when;
  const step = steps.find(({ length }) => ago >= length);
  if (step === undefined) return 'just now';
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(ago / step.length), step.unit);
}

export const dateText = (when: number): string =>
  new Date(when).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** '2 d 3 h', '5:07', '0:00'. */
export function leftText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days} d ${hours} h`;
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
