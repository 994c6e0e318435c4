/** Submarines 1: who does not begin as proposed first shares them out among the sectors, then gives each her hex. */
import type { Item, Limit, Row, RowAnswer, Share, Sheet, Split } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { GameLaw, GameOwn } from '../game-kit.js';
import { type Hex, name, sectorNames } from '../map.js';
import type { Submarine } from '../pieces.js';
import type { Side } from '../state.js';
import { splitOf } from './8-air-operations.js';
import {
  changeSubmarines,
  mostInSector,
  openingSubmarines,
  sectorStations,
  sectorsFor,
  submarinesOf,
} from './optional-submarines.js';

/** OPT-SUB.1 At most six in a sector; not every sector has open sea far enough from enemy bases. */
export function sectorsRow(own: GameOwn, law: GameLaw, side: Side): Split {
  const open = sectorStations(law, side);
  const total = submarinesOf(own).length;
  const most = cite('OPT-SUB.1') ? Math.min(mostInSector, total) : total;
  const over: Share[] = [];
  for (let sector = 1; sector < sectorNames.length; sector++) {
    const share: Share = { id: `${sector}`, text: `sector ${sectorNames[sector] ?? ''}`, cap: most };
    const why = 'no open sea there is more than ten hexes from every enemy base';
    over.push(open.has(sector) ? share : { ...share, cap: 0, not: { rule: 'OPT-SUB.1', why } });
  }
  const prompt = `sectors where your ${total} submarines begin; the hex of each is asked next`;
  return { ask: 'split', rule: 'OPT-SUB.1', prompt, total, over, all: true };
}

/** Until their hexes are named they wait in a hex that belongs to their sector alone. */
export function takeSectors(own: GameOwn, law: GameLaw, side: Side, answers: readonly RowAnswer[]): void {
  if (submarinesOf(own).length === 0) return;
  const open = sectorStations(law, side);
  const chosen = Object.entries(splitOf(answers[answers.length - 1])).flatMap(([sector, n]) =>
    Array.from({ length: n }, () => Number(sector)),
  );
  let next = 0;
  changeSubmarines(own, (submarine) => {
    const hex = open.get(chosen[next++] ?? 0)?.[0];
    return hex === undefined ? submarine : { ...submarine, hex };
  });
}

/** The sector she was given: the one of the hex where she waits. */
const sectorOf = (law: GameLaw, { hex }: Submarine): number => sectorsFor(law, hex)[0] ?? 0;

/** The row of sectors as proposed. */
export function proposedSectors(own: GameOwn, law: GameLaw): RowAnswer {
  const sectors: { [sector: string]: number } = {};
  for (const submarine of submarinesOf(own)) {
    const sector = sectorOf(law, submarine);
    sectors[sector] = (sectors[sector] ?? 0) + 1;
  }
  return sectors;
}

/** OPT-SUB.1 A hex for each; one that two sectors share counts for both (R400). */
export function stationsSheet(own: GameOwn, law: GameLaw, side: Side): Sheet {
  const open = sectorStations(law, side);
  const all = submarinesOf(own);
  const shared = new Map<number, { row: number; id: string }[]>();
  const rows = all.map((submarine, row): Row => {
    const sector = sectorOf(law, submarine);
    const of = (open.get(sector) ?? []).map((hex): Item => {
      const id = name(hex);
      for (const other of sectorsFor(law, hex))
        if (other !== sector) shared.set(other, [...(shared.get(other) ?? []), { row, id }]);
      return { id, text: id, at: hex };
    });
    const prompt = `${submarine.id} begins in sector ${sectorNames[sector] ?? ''} at`;
    return { ask: 'pick', rule: 'OPT-SUB.1', prompt, of, min: 1, max: 1 };
  });
  const limits: Limit[] = [];
  for (const [sector, of] of shared) {
    const there = all.filter((each) => sectorOf(law, each) === sector).length;
    const rowsIn = new Set(of.map(({ row }) => row)).size;
    if (there + rowsIn <= mostInSector || !cite('OPT-SUB.1')) continue;
    const why = `at most ${mostInSector} submarines begin in sector ${sectorNames[sector] ?? ''}`;
    limits.push({ rule: 'OPT-SUB.1', why, most: mostInSector - there, of });
  }
  return { ask: 'sheet', rule: 'OPT-SUB.1', prompt: 'Where do your submarines begin?', rows, limits };
}

export function takeStations(own: GameOwn, law: GameLaw, side: Side, answers: readonly RowAnswer[]): void {
  const open = sectorStations(law, side);
  let row = 0;
  changeSubmarines(own, (submarine) => {
    const answer = answers[row++];
    const hex = (open.get(sectorOf(law, submarine)) ?? []).find(
      (each: Hex) => Array.isArray(answer) && answer[0] === name(each),
    );
    return hex === undefined ? submarine : { ...submarine, hex };
  });
}

/** A sound answer to the sheet of stations: those of the proposal that lie in her sector, then any. */
export function proposedStations(own: GameOwn, law: GameLaw, side: Side): RowAnswer[] {
  const proposed = openingSubmarines(law, side).map(({ hex }) => hex);
  return submarinesOf(own).map((submarine): RowAnswer => {
    const here = sectorStations(law, side).get(sectorOf(law, submarine)) ?? [];
    const at = proposed.findIndex((hex) => here.includes(hex) && sectorsFor(law, hex).length === 1);
    const [hex] = at < 0 ? here : proposed.splice(at, 1);
    return hex === undefined ? [] : [name(hex)];
  });
}
