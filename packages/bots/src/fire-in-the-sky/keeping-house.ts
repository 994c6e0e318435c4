/** Oil, escorts, submarines, and what a turn asks besides. */
import { shipsAt } from '@ironbottom/fire-in-the-sky';
import type { Answer, Ask, Sheet } from '@ironbottom/umpire';
import { granted, type Wish } from './filling.js';
import type { Situation } from './situation.js';

const escortBox = -1000;
/** Oil that is enough for a turn of operations. */
const enoughOil = 45;

export function household({ view }: Situation, sheet: Sheet): Answer {
  const { own, public: pub } = view;
  const wishes: Wish[] = [];
  const [oil, out] = sheet.rows;
  const escorts = shipsAt(own, escortBox).length;
  const wanted = Math.min(5, 2 + Math.floor(pub.turn / 4));
  if (out?.ask === 'pick')
    for (const { id } of out.of.slice(0, Math.max(0, wanted - escorts))) wishes.push({ row: 1, id });
  // Some of the merchant fleet is for troops.
  let money = Math.min(Math.ceil(own.transport * 0.6), Math.max(0, enoughOil - own.oil));
  if (oil?.ask === 'split')
    for (const { id, cap } of oil.over) {
      const amount = Math.min(cap, money);
      wishes.push({ row: 0, id, amount });
      money -= amount;
    }
  if (sheet.rows[3]?.ask === 'pick') wishes.push({ row: 3, id: 'kamikaze' });
  return granted(sheet, wishes);
}

/** Escorts as long as there is oil; all submarines but one against the convoys. */
export function convoys({ view, side }: Situation, ask: Ask): Answer {
  if (ask.ask === 'sheet')
    return ask.rows.map((row) => (row.ask === 'say' ? Math.max(0, row.to - (row.rule === '5.4' ? 1 : 0)) : []));
  if (ask.ask !== 'say') return [];
  if (side === 'japan') return view.own.oil > 12 ? ask.to : Math.min(ask.to, 1);
  return Math.max(0, ask.to - (ask.to > 3 ? 2 : 1));
}
