/**
 * 16.1, R19 What may come between while a task force moves. The book lets the other side break in at many points and gives
 * them no order; this is ours. Whoever moves finds out at every hex what comes first; what needs an earlier contact comes
 * after everything that may bring one.
 */
import { cite } from '../cite.js';

export type Interrupt = {
  readonly id: string;
  readonly rule: string;
  readonly by: 'mover' | 'other';
  readonly about: string;
};

/** In the order in which they are settled on the entry of one hex. */
export const interrupts = [
  { id: 'hidden', rule: '16.1.6', by: 'mover', about: 'a force that moves unseen says whether it can still do so' },
  { id: 'seen', rule: '13.8', by: 'other', about: 'troops, ports and coastwatchers of the hex see it' },
  { id: 'submarines', rule: '22.5', by: 'other', about: 'squadrons whose zone it has entered search, and attack' },
  { id: 'air search', rule: '13.3', by: 'other', about: 'bases whose next band it has entered search' },
  { id: 'own search', rule: '13.3.2', by: 'mover', about: 'a carrier force on the move searches' },
  { id: 'night', rule: '16.6', by: 'mover', about: 'it declares its night: a last search and strike come first' },
  { id: 'strike', rule: '5.8', by: 'other', about: 'planes strike a force that is in contact' },
  { id: 'reaction', rule: '17.5', by: 'other', about: 'a force that lies in wait begins to move against it' },
  { id: 'engagement', rule: '16.4', by: 'other', about: 'forces in the same hex try to meet it' },
  { id: 'mission', rule: '17.0', by: 'mover', about: 'it does what it came for: bombards, lands, fuels, tows' },
] as const satisfies readonly Interrupt[];
export type InterruptId = (typeof interrupts)[number]['id'];

/** Those that apply in a hex, in the order they are settled. */
export function inTurn(apply: readonly InterruptId[]): InterruptId[] {
  if (!cite('R19')) return [...apply];
  return interrupts.flatMap(({ id }) => (apply.includes(id) ? [id] : []));
}
