/** How matches, clocks and moments are said. */
import { type BotTold, calledTitle } from '@ironbottom/umpire';
import type { ClockRule, Reply, Table } from '@ironbottom/wire';
import type { Afar } from '../umpire/messages.js';
import { marks } from '../words/marks.js';
import { online } from '../words/online.js';
import { ago, listed } from '../words/plural.js';

const words = online.said;

export function clockText(clock: ClockRule): string {
  if (clock.kind === 'none') return words.noClock;
  if (clock.kind === 'live') return words.liveClock(clock.minutes, clock.increment);
  return words.slowClock(clock.days, clock.bank ?? 0);
}

/** Where all that anybody sees is shown to others in the end: whoever sits down agrees to it, and is told so before. */
export function shownText({ watch }: Pick<Reply<'match'>['match'], 'watch'>): string[] {
  return watch.see === 'full' ? [words.shownLater(watch.minutes)] : [];
}

/** Clock, what happens when it has run out, and whether it counts. */
export function agreedText({ clock, onTimeOut, rated }: Pick<Afar['agreed'], 'clock' | 'onTimeOut' | 'rated'>): string {
  const over = clock.kind === 'none' ? [] : [words.whenOver(words.timeOut[onTimeOut])];
  return marks.parts([clockText(clock), ...over, rated ? words.rated : words.notRated]);
}

/** 'Ann, Bob' or 'free'. */
export function sitterText({ people, bot }: Table['seats'][number], bots: readonly BotTold[]) {
  if (bot !== null) return words.program(calledTitle(bots, bot));
  return people.length === 0 ? words.free : listed(people);
}

/** 'Allies: Ann, Japan: free' */
export function sittingText(table: Table, bots: readonly BotTold[] = []): string {
  return table.seats.map((seat) => words.sitter(seat.name, sitterText(seat, bots))).join(' · ');
}

/** Everybody else who plays, whoever of them is asked: who is waited for can be a secret. */
export function othersText({ table, mine, bots }: Pick<Afar, 'table' | 'mine' | 'bots'>): string {
  const others = table.seats.filter(
    ({ seat, people, bot }) => !mine.includes(seat) && (people.length > 0 || bot !== null),
  );
  if (table.status !== 'live' || others.length === 0) return '';
  return words.waitingForOthers(others.map((seat) => words.inSeat(sitterText(seat, bots), seat.name)));
}

/** Whether an address leads nowhere from any other computer. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

export const agoText = (when: number, now = Date.now()): string => ago(when, now) ?? words.justNow;

/** '2 d 3 h', '5:07', '0:00'. */
export function leftText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return words.daysLeft(days, hours);
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
