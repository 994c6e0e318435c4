/** 20.162 Forming task forces in secret: only legal ones get a marker, all other ships sail in the open. */
import type { Ask, FrameKind, Limit, Pick, Row, RowAnswer, Split, SplitAnswer, Term } from '@ironbottom/umpire';
import { isSlow } from '../chapters/20-1-naval-units.js';
import { formationFaults, most } from '../chapters/20-16-task-forces.js';
import { mayHideAtStart, seenUnderMarker } from '../chapters/20-164-concealment.js';
import { cite } from '../cite.js';
import {
  cloneLight,
  isCarrier,
  type LightForce,
  lightFactors,
  lightForce,
  type NamedShip,
  type Power,
} from '../pieces.js';
import type { Content, Fleet, FleetFrame, FleetOwn, FleetTable, Force, Side } from './kit.js';
import { ownOf, sideOf, sides } from './kit.js';
import type { FleetLaw } from './law.js';
import { proposedForces } from './proposal.js';
import { openId, taskForceIds } from './task-force-ids.js';

/** First each side says whether its ships go as proposed; nobody hears what the other said. */
export const begin: FrameKind<Fleet, FleetFrame> = {
  run: (table) => table.owe(sides),
  ask: () => beginAsk,
  take(table, _frame, answers) {
    for (const side of sides) ownOf(table.state, side).proposed = (answers[side] as string[])[0] === 'proposed';
    table.state.public.phase = 'form';
    table.tell('all', '20.162', 'forming', {});
    // 20.167 What the Allies have is no secret, only where.
    for (const each of ownOf(table.state, 'allies').forming)
      table.say('20.167', 'strength', { ships: contentText(each) }, ['japan']);
    table.pop();
  },
};

export const beginAsk: Pick = {
  ask: 'pick',
  rule: '20.162',
  prompt: 'How do you form your task forces? The enemy does not hear of it.',
  of: [
    { id: 'proposed', text: 'as proposed: a sound formation, to begin at once' },
    { id: 'own', text: 'one’s own: ship by ship' },
  ],
  min: 1,
  max: 1,
};

export const form: FrameKind<Fleet, FleetFrame> = {
  run: (table) => table.owe(sides),
  ask: (view, law) => formingSheet(view.own, law, sideOf(view.seat)),
  take(table, _frame, answers) {
    for (const side of sides) {
      const own = ownOf(table.state, side);
      const filledIn = own.proposed ? proposedForces(own, table.law, side) : (answers[side] as RowAnswer[]);
      const formed = formedBy(own.forming, filledIn);
      own.forming = [];
      own.proposed = false;
      const forces = formed.map(({ id, power, content }) => place(table, side, id, power, content));
      table.tell('all', '20.164B', 'formed', { side, forces });
    }
    table.state.public.round = 1;
    table.state.public.phase = 'orders';
    table.pop();
  },
};

const lightKinds = ['CA', 'DD', 'CVE'] as const;
/** Cruisers are put into forces ship by ship, two factors each (20.24). */
const step = { CA: 2, DD: 1, CVE: 1 } as const;
const kindNames = {
  CA: 'Cruisers, of two factors each',
  DD: 'Destroyer factors',
  CVE: 'Escort carrier factors',
} as const;

/** Rows: every named ship, then cruisers, destroyers and escort carriers, power by power. */
export function formingSheet({ forming, proposed }: FleetOwn, law: FleetLaw, side: Side): Ask {
  if (proposed) return { ask: 'sheet', rule: '20.162', prompt: 'Your ships go as proposed.', rows: [], limits: [] };
  const rows: Row[] = [];
  const limits: Limit[] = [];
  for (const content of forming) {
    const { power } = content.light;
    const ids = taskForceIds(power, content);
    const first = rows.length;
    for (const ship of content.ships) rows.push(shipRow(ship, ids));
    for (const kind of lightKinds) rows.push(lightRow(content.light, kind, ids));
    const strikeForce = law.scenario.strikeForce && side === 'japan';
    if (!strikeForce) for (const id of ids) limits.push(...limitsOf(content, id, first));
  }
  return {
    ask: 'sheet',
    rule: '20.162',
    prompt:
      'Form your task forces. What is under a marker the enemy does not see; a force of less than ten factors has none, and ships in no force sail in the open.',
    rows,
    limits,
  };
}

const shipText = ({ name, kind, factors, slow }: NamedShip): string =>
  `${name}, ${kind} ${factors}${slow ? ', slow' : ''}`;

function shipRow(ship: NamedShip, ids: readonly string[]): Pick {
  const damaged = ship.state !== 'sound' && cite('20.162B');
  const not = { rule: '20.162B', why: `${ship.name} is damaged: she may be in no task force` };
  return {
    ask: 'pick',
    rule: '20.162',
    prompt: shipText(ship),
    of: ids.map((id) => ({ id, text: id, ...(damaged && { not }) })),
    min: 0,
    max: 1,
    none: 'in the open',
  };
}

function lightRow(light: LightForce, kind: (typeof lightKinds)[number], ids: readonly string[]): Split {
  const total = light[kind] / step[kind];
  return {
    ask: 'split',
    rule: '20.162',
    prompt: kindNames[kind],
    total,
    over: ids.map((id) => ({ id, text: id, cap: total })),
    all: false,
    ...(total === 0 && { seldom: true }),
  };
}

/** 20.162A, F What one task force may hold. */
function limitsOf({ ships, light }: Content, id: string, first: number): Limit[] {
  const size: Term[] = [];
  const screen: Term[] = [];
  for (const [i, ship] of ships.entries()) {
    size.push({ row: first + i, id, each: ship.factors });
    if (isCarrier(ship)) screen.push({ row: first + i, id, each: ship.factors });
    else if (!isSlow(ship)) screen.push({ row: first + i, id, each: -ship.factors });
  }
  for (const [i, kind] of lightKinds.entries()) {
    const row = first + ships.length + i;
    if (light[kind] === 0) continue;
    size.push({ row, id, each: step[kind] });
    if (kind !== 'CVE') screen.push({ row, id, each: -step[kind] });
  }
  const limits: Limit[] = [];
  if (cite('20.162A'))
    limits.push({ rule: '20.162A', why: `${id} may have ${most} naval factors, no more`, most, of: size });
  if (cite('20.162F'))
    limits.push({
      rule: '20.162F',
      why: `${id} needs a factor of fast fleet for every factor of fast carrier`,
      most: 0,
      of: screen,
    });
  return limits;
}

export type Formed = { id: string; power: Power; content: Content };

/** The forces that an answer makes; the last of each power are the ships left in the open. */
export function formedBy(forming: readonly Content[], answers: readonly RowAnswer[]): Formed[] {
  const formed: Formed[] = [];
  let row = 0;
  for (const { ships, light } of forming) {
    const { power } = light;
    const parts = new Map<string, Content>();
    const part = (id: string): Content => {
      const known = parts.get(id);
      if (known !== undefined) return known;
      const made = { ships: [], light: lightForce(power) };
      parts.set(id, made);
      return made;
    };
    const open = openId(power);
    for (const id of taskForceIds(power, { ships, light })) part(id);
    for (const ship of ships) {
      const [id = open] = (answers[row] ?? []) as string[];
      part(id).ships.push({ ...ship });
      row += 1;
    }
    for (const kind of lightKinds) {
      const shares = (answers[row] ?? {}) as SplitAnswer;
      let left = light[kind];
      for (const [id, n] of Object.entries(shares)) {
        part(id).light[kind] += n * step[kind];
        left -= n * step[kind];
      }
      if (left > 0) part(open).light[kind] += left;
      row += 1;
    }
    for (const [id, content] of parts)
      if (content.ships.length > 0 || lightFactors(content.light) > 0) formed.push({ id, power, content });
  }
  return formed;
}

/** Whether these ships may be under a marker. */
export function mayHide(law: FleetLaw, side: Side, power: Power, { ships, light }: Content): boolean {
  const strikeForce = law.scenario.strikeForce && side === 'japan';
  const flag = { flag: power, inverted: 'no' } as const;
  const members = [...ships.map((ship) => ({ ...flag, ship })), { ...flag, light }];
  return formationFaults({ power, members, strikeForce, moving: false }).length === 0 && mayHideAtStart(1);
}

/** Puts a force to sea; says what the enemy sees of it. */
function place(
  table: FleetTable,
  side: Side,
  id: string,
  power: Power,
  content: Content,
): { force: string; ships: string | null } {
  const { public: pub } = table.state;
  const open = id.endsWith('0');
  const marker = !open && (mayHide(table.law, side, power, content) || !cite('R20'));
  const hidden = marker && seenUnderMarker([content.light]).ships === 'hidden';
  const force: Force = {
    id,
    name: marker ? `Task Force ${id}` : open ? `Ships in the open ${id}` : `Squadron ${id}`,
    side,
    power,
    marker,
    where: 'sea',
    shown: hidden ? null : content,
    began: hidden ? null : cloneLight(content.light),
    task: null,
    located: false,
    lately: false,
  };
  pub.forces.push(force);
  if (hidden) ownOf(table.state, side).hidden[id] = content;
  return { force: force.name, ships: hidden ? null : contentText(content) };
}

/** 'Shokaku, Hiei, 4 CA, 6 DD' */
export function contentText({ ships, light }: Content): string {
  const named = ships.map(({ name, state }) => (state === 'sound' ? name : `${name} (${stateText(state)})`));
  const { CA, CAdamaged, DD, CVE, TR } = light;
  const counts: [number, string][] = [
    [CA, 'CA'],
    [CAdamaged, 'CA damaged'],
    [DD, 'DD'],
    [CVE, 'CVE'],
    [TR, 'TR'],
  ];
  const some = counts.filter(([n]) => n > 0).map(([n, kind]) => `${n} ${kind}`);
  return [...named, ...some].join(', ') || 'nothing';
}

export const stateText = (state: NamedShip['state']): string => (state === 'sunk-in-port' ? 'sunk in port' : state);
