/** 4.1 The part of the set-up sheet about ships: where task forces begin, and who sails in which. */
import type { Item, Limit, Row, RowAnswer, Share } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { name as hexName, namedPlaces } from '../map.js';
import type { Side } from '../state.js';
import type { Squadron } from './4-forces.js';
import { anchoredIn, type Crew, type Group, mostShips, type Starts } from './4-starts.js';
import { splitOf } from './8-air-operations.js';

/** A task force that may have ships, and where it begins; `after`: in whose hex. */
type Slot = { readonly id: string; readonly group: Group; readonly after: string | null };

/** `guest`: they belong to no group, and begin in company. */
type Berth = { readonly slot: Slot; readonly cap: number; readonly guest: boolean };

function slotsOf({ groups }: Starts): Slot[] {
  const divides = cite('3.3.3');
  return groups.flatMap((group) => {
    const [first = '', ...others] = group.slots;
    if (!divides) return [{ id: first, group, after: null }];
    return [
      ...[first, ...others].map((id) => ({ id, group, after: null })),
      ...group.escorts.map((id) => ({ id, group, after: first })),
    ];
  });
}

/** Who is asked for a hex; R149 not those who are still to come. */
const hasChoice = ({ after, group }: Slot): boolean =>
  after === null && group.hexes.length > 1 && group.enters === null;

/** The task forces of every group that ships may begin with. */
const berthsOf = ({ groups }: Starts, { groups: homes }: Crew, slots: readonly Slot[]): Berth[] =>
  homes.flatMap(({ group, cap, guest }) =>
    slots.filter((slot) => slot.group === groups[group]).map((slot) => ({ slot, cap, guest })),
  );

/** Ships on the sheet that may be in a task force. */
type Aboard = {
  readonly term: { readonly row: number; readonly id: string };
  readonly guest: boolean;
  readonly names: readonly string[];
};

export function addShips(rows: Row[], limits: Limit[], starts: Starts, side: Side): void {
  const slots = slotsOf(starts);
  const waters = new Map<Group, Item[]>();
  for (const slot of slots) {
    if (!hasChoice(slot)) continue;
    // One list for all task forces of a group: it may be long.
    const of = waters.get(slot.group) ?? itemsAt(slot.group.hexes);
    waters.set(slot.group, of);
    const whose = starts.groups.length > 1 ? ` (${titleOf(slot.group)})` : '';
    rows.push({ ask: 'pick', rule: '4.1', prompt: `${slot.id} begins in${whose}`, of, min: 1, max: 1 });
  }
  const aboard = new Map<string, Aboard[]>(slots.map(({ id }) => [id, []]));
  /** Ships without a choice. */
  const settled = new Map<string, number>();
  for (const crew of starts.crews) {
    const berths = berthsOf(starts, crew, slots);
    const [only] = berths;
    if (berths.length <= 1) {
      if (only !== undefined) settled.set(only.slot.id, (settled.get(only.slot.id) ?? 0) + crew.names.length);
      continue;
    }
    for (const { slot, guest } of berths)
      aboard.get(slot.id)?.push({ term: { row: rows.length, id: slot.id }, guest, names: crew.names });
    rows.push(crewRow(crew, berths, starts));
  }
  for (const slot of slots) {
    const here = aboard.get(slot.id) ?? [];
    const there = settled.get(slot.id) ?? 0;
    addMost(limits, slot, here, there, mostShips(side));
    if (there === 0) addCompany(limits, slot, here, slot.after === null ? [] : (aboard.get(slot.after) ?? []));
    if (slot.group.instead !== null) addHost(limits, starts, slot.group, here);
  }
}

const itemsAt = (hexes: readonly number[]): Item[] =>
  hexes.map((hex): Item => ({ id: hexName(hex), text: hexName(hex), at: hex }));

/** 'with Lexington', 'Rabaul', 'to come with Hornet'. */
function titleOf({ names, hexes, enters }: Group): string {
  const [only] = hexes;
  if (enters !== null) return `to come${names[0] === undefined ? '' : ` with ${names[0]}`}`;
  if (hexes.length === 1 && only !== undefined)
    return namedPlaces.find((place) => place.hex === only)?.name ?? hexName(only);
  return `with ${names[0] ?? 'others'}`;
}

function crewRow({ kind, names }: Crew, berths: readonly Berth[], { groups }: Starts): Row {
  const prompt = names.length > 1 ? `${names.length} ${kind} sail in` : `${kind} sails in`;
  const over = berths.map(({ slot: { id, after, group }, cap }): Share => {
    const where = after === null ? (groups.length > 1 ? titleOf(group) : '') : `beside ${after}`;
    return { id, text: where === '' ? id : `${id} ${where}`, cap };
  });
  return { ask: 'split', rule: '3.3.3', prompt, total: names.length, over, all: true };
}

/** 4.1.1 */
function addMost(limits: Limit[], { id }: Slot, here: readonly Aboard[], settled: number, most: number): void {
  const could = here.reduce((sum, { names }) => sum + names.length, settled);
  if (could <= most) return;
  const of = here.map(({ term }) => term);
  limits.push({ rule: '4.1.1', why: `${id} has at most ${most} ships`, most: most - settled, of });
}

/** R12 Whoever belongs to no group begins where one of a group does, or comes in when it does. */
function addCompany(
  limits: Limit[],
  { id, group, after }: Slot,
  here: readonly Aboard[],
  led: readonly Aboard[],
): void {
  const guests = here.filter(({ guest }) => guest).map(({ term }) => term);
  const hosts = [...here, ...led].filter(({ guest }) => !guest);
  if (guests.length === 0 || hosts.length === 0 || group.hexes.length === 1 || group.enters !== null) return;
  const [first = 'another'] = group.names;
  const company =
    after === null ? `with one of ${first}'s group` : `if one of ${first}'s group does, or sails in ${after}`;
  const why = `others sail in ${id} only ${company}`;
  const leading = hosts.map(({ term: { row, id } }) => ({ row, id, each: -99 }));
  limits.push({ rule: '4.1', why, most: 0, of: [...guests, ...leading] });
}

/** SC2.6, R155 Nobody begins there without her, and no more of the others than she may have with her. */
function addHost(limits: Limit[], { groups, crews }: Starts, group: Group, here: readonly Aboard[]): void {
  const host = here.find(({ names }) => names[0] === group.instead);
  const others = here.filter((each) => each !== host);
  if (host === undefined || others.length === 0) return;
  const at = groups.indexOf(group);
  const caps = crews.flatMap(({ names, groups: homes }) =>
    names[0] === group.instead ? [] : homes.filter((home) => home.group === at).map(({ cap }) => cap),
  );
  const most = Math.max(...caps);
  const why = `at ${titleOf(group)} at most ${most} begin with ${group.instead}, and none without her`;
  limits.push({
    rule: 'SC2.6',
    why,
    most: 0,
    of: [...others.map(({ term }) => term), { row: host.term.row, id: host.term.id, each: -most }],
  });
}

/** The task forces as the sheet says; `next`: the first row that is not about ships. */
export function squadronsFrom(starts: Starts, answers: readonly RowAnswer[]): { squadrons: Squadron[]; next: number } {
  const slots = slotsOf(starts);
  let row = 0;
  const hexes = new Map<string, number>();
  for (const slot of slots) {
    const { id, group, after } = slot;
    const here = hasChoice(slot) ? hexPicked(group, answers[row++]) : hexes.get(after ?? '');
    hexes.set(id, here ?? group.hexes[0] ?? 0);
  }
  const crews = new Map<string, string[]>(slots.map(({ id }) => [id, []]));
  for (const crew of starts.crews) {
    const berths = berthsOf(starts, crew, slots);
    const rest = [...crew.names];
    if (berths.length <= 1) crews.get(berths[0]?.slot.id ?? '')?.push(...rest);
    else for (const [id, n] of Object.entries(splitOf(answers[row++]))) crews.get(id)?.push(...rest.splice(0, n));
  }
  const squadrons: Squadron[] = [];
  for (const { id, group } of slots) {
    const names = crews.get(id) ?? [];
    const hex = hexes.get(id) ?? 0;
    if (names.length > 0) squadrons.push({ id, hex, names, anchored: anchoredIn(group, names), enters: group.enters });
  }
  return { squadrons, next: row };
}

function hexPicked({ hexes }: Group, answer: RowAnswer | undefined): number {
  const picked = Array.isArray(answer) ? answer[0] : undefined;
  return hexes.find((hex) => hexName(hex) === picked) ?? hexes[0] ?? 0;
}

/** The rows about ships, filled in with task forces that have been thought of already. */
export function answersFor(starts: Starts, squadrons: readonly Squadron[]): RowAnswer[] {
  const slots = slotsOf(starts);
  const answers: RowAnswer[] = [];
  for (const slot of slots) {
    if (!hasChoice(slot)) continue;
    const { id, group } = slot;
    const begun = squadrons.find((each) => each.id === id) ?? squadrons.find((each) => group.slots.includes(each.id));
    answers.push([hexName(begun?.hex ?? group.hexes[0] ?? 0)]);
  }
  for (const crew of starts.crews) {
    if (berthsOf(starts, crew, slots).length <= 1) continue;
    const aboard = squadrons.map(
      ({ id, names }) => [id, names.filter((name) => crew.names.includes(name)).length] as const,
    );
    answers.push(Object.fromEntries(aboard.filter(([, ships]) => ships > 0)));
  }
  return answers;
}
