/** The Expanded Ship Functions on the sheet of orders: fuel, tow, rescue. */
import type { RowAnswer, Sheet } from '@ironbottom/umpire';
import { picked } from './answers.js';
import type { Bridge } from './bridge.js';

/** Added to the orders given so far. */
export function shipFunctions(bridge: Bridge, sheet: Sheet, answers: RowAnswer[]): RowAnswer[] {
  for (const [i, row] of sheet.rows.entries())
    if (row.ask === 'pick' && row.rule === 'OPT-ESF.1') answers[i] = picked(row, () => true);
  leaveOilers(bridge, sheet, answers);
  tow(sheet, answers);
  rescue(sheet, answers);
  return answers;
}

/** OPT-ESF.1 Whoever has fueled goes on without the oiler, who makes one hex a turn. */
function leaveOilers({ own }: Bridge, { rows }: Sheet, answers: RowAnswer[]): void {
  for (const { id: tf } of own.tfs) {
    const ships = own.ships.filter((ship) => ship.tf === tf && ship.hits < ship.damage);
    const oilers = ships.filter(({ type }) => type === 'AO').map(({ id }) => id);
    const fueled = ships.map(({ id }) => own.hulls[id]?.fueled).filter((turns) => turns !== undefined);
    if (oilers.length === 0 || fueled.length === 0 || fueled.some((turns) => turns < enough)) continue;
    const at = rows.findIndex(({ rule, prompt }) => rule === '12.3' && prompt.startsWith(`${tf}: these ships leave`));
    const row = rows[at];
    if (row?.ask === 'pick' && (answers[at] as string[]).length === 0)
      answers[at] = picked(row, ({ id }) => oilers.includes(id));
  }
}

/** Turns beside an oiler. */
const enough = 10;

/** OPT-ESF.2 One ship that is dead in the water keeps the whole task force where it is: somebody takes her in tow. */
function tow({ rows }: Sheet, answers: RowAnswer[]): void {
  const tugs = new Set<string>();
  for (const [i, row] of rows.entries()) {
    if (row.ask !== 'pick' || row.rule !== 'OPT-ESF.2') continue;
    const tug = row.of.findLast(({ id, not }) => not === undefined && id !== 'cut' && !tugs.has(id));
    if (tug === undefined) continue;
    tugs.add(tug.id);
    answers[i] = [tug.id];
  }
}

/** OPT-ESF.3 Who has no carrier to look after stays for survivors. */
function rescue({ rows }: Sheet, answers: RowAnswer[]): void {
  for (const [i, row] of rows.entries())
    if (row.ask === 'pick' && row.rule === 'OPT-ESF.3' && !row.of.some(({ text }) => /^CVL? /.test(text)))
      answers[i] = picked(row, () => true);
}
