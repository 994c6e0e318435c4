/** 20.164A What is under a marker comes to light. */
import { cite } from '../cite.js';
import { cloneLight } from '../pieces.js';
import { contentText } from './forming.js';
import { type FleetTable, type Force, ownOf } from './kit.js';

export function show(table: FleetTable, force: Force, why: string): void {
  const { hidden } = ownOf(table.state, force.side);
  const content = hidden[force.id];
  if (content === undefined || (why === 'its planes were followed' && !cite('R21'))) return;
  force.shown = content;
  force.began = cloneLight(content.light);
  delete hidden[force.id];
  if (cite('20.164A')) table.tell('all', '20.164A', 'shown', { force: force.name, ships: contentText(content), why });
}
