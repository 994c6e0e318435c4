/** A player for trials who attacks: headquarters lead, everybody they reach goes along, nobody walks off first, every attack is made. */
import type { Ask, Below, RowAnswer } from '@ironbottom/umpire';
import type { Player } from '@ironbottom/umpire/harness';
import type { Apto } from './state.js';

type Pick = Extract<Ask, { ask: 'pick' }>;

const open = ({ of }: Pick): string[] => of.flatMap(({ id, not }) => (not === undefined ? [id] : []));

function anyOf(ids: readonly string[], below: Below): string[] | undefined {
  const one = ids[below(Math.max(1, ids.length))];
  return one === undefined ? undefined : [one];
}

export const eager: Player<Apto> = (_view, ask, below) => {
  // Now and then anything at all.
  if (below(6) === 0) return undefined;
  if (ask.ask === 'sheet' && ask.rule === '5.0')
    return ask.rows.map((row): RowAnswer => (row.ask === 'pick' ? open(row).slice(0, row.max) : []));
  if (ask.ask !== 'pick') return undefined;
  if (ask.rule === '5.0') {
    // 9.2 Japan may carry the war into Mongolia.
    const invasion = open(ask).find((id) => id.startsWith('invade:'));
    if (invasion !== undefined && below(4) === 0) return [invasion];
    const led = open(ask).filter((id) => /^(?:hq|general):/.test(id));
    return anyOf(led, below);
  }
  if (ask.rule === '5.7') return below(3) === 0 ? undefined : [];
  if (ask.rule === '5.15' && !ask.of.some(({ id }) => id === 'cancel'))
    return ask.max > 1 ? open(ask).slice(0, ask.max) : anyOf(open(ask), below);
  return undefined;
};
