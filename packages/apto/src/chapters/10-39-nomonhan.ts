/** 10.39 From September 1939 Japan may go to war with the Soviet Union while she holds Nomonhan: asked once a month. */
import type { Ask } from '@ironbottom/umpire';
import type { Law } from '../law.js';
import type { Theatre } from '../play.js';
import { hexOf, holderOf, sovietWar } from '../situation.js';
import type { Pub } from '../state.js';
import { japanMayAttackSoviets } from './9-1-invasion.js';

/** Fighting in Mongolia does not make a war. */
export const isAtWarWithSoviets = ({ notes }: Pick<Pub, 'notes'>): boolean => notes[sovietWar] === 1;

export const nomonhan = 'W5420';

const askedKey = '10.39 asked';

/** The Soviets are at the table, there is no war yet, and nobody has been asked this month. */
export function mayDeclareWar(pub: Pub, { map }: Law): boolean {
  if (pub.alignment.ussr !== 'allies' || pub.alignment.japan !== 'japan') return false;
  if (isAtWarWithSoviets(pub) || pub.notes[askedKey] === pub.turn) return false;
  return japanMayAttackSoviets(pub, holderOf(pub, hexOf(map, nomonhan)));
}

export const warAsk = (): Ask => ({
  ask: 'pick',
  rule: '10.39',
  prompt:
    'Does Japan go to war with the Soviet Union? She holds Nomonhan. War opens the border of Manchukuo to both armies and ends the watch on it; without it they fight in Mongolia alone.',
  of: [{ id: 'war', text: 'war with the Soviet Union', seldom: true }],
  min: 0,
  max: 1,
  none: 'no war',
});

export function takeWar(table: Theatre, declared: boolean): void {
  const { public: pub } = table.state;
  pub.notes[askedKey] = pub.turn;
  if (declared) pub.notes[sovietWar] = 1;
  table.say('10.39', declared ? 'war' : 'no war', {});
}
