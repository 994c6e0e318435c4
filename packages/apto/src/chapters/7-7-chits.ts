/** 7.7 Drawing supply from chits: four units a month from a Sea Supply chit, one from an Air Supply chit. */
import { cite } from '../cite.js';
import type { HexId } from '../map/lattice.js';
import { printed } from '../pieces.js';
import { sideOf } from '../situation.js';
import type { Pub, SupplyChit } from '../state.js';
import { network, reaches, type Terms } from './7-7-tracing.js';

export const chitCapacity = ({ kind }: Pick<SupplyChit, 'kind'>): number => (kind === 'sea' ? 4 : 1);

/** `consumes`: units without a strength of at least 1 must trace, but use nothing up. */
export type Drawer = { readonly id: string; readonly hex: HexId; readonly consumes: boolean };

/** Which chit each unit draws on, by its place in the list of chits; those who find none are left out. */
export type Drawn = { readonly [unit: string]: number };

/**
 * As many units as the chits can feed. Those who stand first are served first; others give way to them only by drawing
 * on another chit. Who has already drawn this month keeps to its chit while a line leads there.
 */
export function draw(drawers: readonly Drawer[], chits: readonly SupplyChit[], terms: Terms): Drawn {
  const nets = new Map<HexId, ReturnType<typeof network>>();
  const netOf = (hex: HexId): ReturnType<typeof network> => {
    const net = nets.get(hex) ?? network([hex], terms);
    nets.set(hex, net);
    return net;
  };
  const near = (drawer: Drawer): number[] =>
    chits.flatMap(({ hex }, at) => (reaches(netOf(hex), drawer.hex) ? [at] : []));
  const holders = chits.map(({ drawn }) => [...drawn]);
  const choices = new Map(drawers.map((drawer) => [drawer.id, near(drawer)]));
  const given = new Map<string, number>();
  // 7.10 Where no line leads to it any more, what it has drawn does not help it; its place there is used up.
  chits.forEach(({ drawn }, at) => {
    for (const id of drawn) if (choices.get(id)?.includes(at) === true || !cite('7.10')) given.set(id, at);
  });

  const place = (id: string, tried: Set<number>): boolean => {
    for (const at of choices.get(id) ?? []) {
      if (tried.has(at)) continue;
      tried.add(at);
      const [chit, held] = [chits[at], holders[at]];
      if (chit === undefined || held === undefined) continue;
      const free = held.length < chitCapacity(chit) || !cite('7.7');
      const mover = free ? undefined : held.find((other) => !chit.drawn.includes(other) && place(other, tried));
      if (!free && mover === undefined) continue;
      if (mover !== undefined) held.splice(held.indexOf(mover), 1);
      held.push(id);
      given.set(id, at);
      return true;
    }
    return false;
  };

  for (const { id, consumes } of drawers) {
    if (given.has(id)) continue;
    const [first] = choices.get(id) ?? [];
    if (!consumes && first !== undefined && cite('7.7')) given.set(id, first);
    else place(id, new Set());
  }
  const drawn: { [unit: string]: number } = {};
  for (const { id } of drawers) {
    const chit = given.get(id);
    if (chit !== undefined) drawn[id] = chit;
  }
  return drawn;
}

/** Writes down who has drawn on which chit; units that use nothing up are not counted. */
export function settle(chits: readonly SupplyChit[], drawers: readonly Drawer[], drawn: Drawn): void {
  for (const { id, consumes } of drawers) {
    const chit = chits[drawn[id] ?? -1];
    if (consumes && chit !== undefined && !chit.drawn.includes(id)) chit.drawn.push(id);
  }
}

/** 7.7 Those who landed draw on the chit that came ashore with them, though a line leads to a source by now. */
export function drawLanded({ chits, units, alignment }: Pick<Pub, 'chits' | 'units' | 'alignment'>): void {
  for (const chit of chits) {
    for (const id of chit.landed ?? []) {
      const unit = units[id];
      if (unit === undefined || unit.hex === null || sideOf({ alignment }, unit.nation) !== chit.side) continue;
      const isOwed = printed(unit) >= 1 && !chit.drawn.includes(id) && chit.drawn.length < chitCapacity(chit);
      if (isOwed && cite('7.7')) chit.drawn.push(id);
    }
    delete chit.landed;
  }
}

/** 7.7 Who is attacked is in supply if it can trace to any chit at all. */
export function feedsDefender(hex: HexId, chits: readonly SupplyChit[], terms: Terms): boolean {
  if (chits.length === 0) return false;
  const net = network(
    chits.map((chit) => chit.hex),
    terms,
  );
  return reaches(net, hex) && cite('7.7');
}

/** 7.7 What has fed anyone is gone when the month ends; what was dropped from the air goes in any case (7.3). */
export function expend(chits: readonly SupplyChit[]): SupplyChit[] {
  return chits.filter((chit) => !(chit.drawn.length > 0 && cite('7.7')) && !(chit.dropped === true && cite('7.3')));
}

/** 7.12 Whoever enters a hex with enemy chits has them. */
export function capture(chits: SupplyChit[], hex: HexId, side: SupplyChit['side']): void {
  for (const chit of chits) if (chit.hex === hex && chit.side !== side && cite('7.12')) chit.side = side;
}
