/** 22.6, 22.7, 22.5.8 From contact to the attack: groups in secret, submarines available, chits, what is concealed. */
import type { Answer, Ask, Item, Out, Pick as PickAsk, Row, RowAnswer, Split, SplitAnswer } from '@ironbottom/umpire';
import { chitText, inOrder, leftIn, levelOf } from '../chapters/13-5-reports.js';
import { availableOf, baseDRM, classDRM } from '../chapters/22-6-availability.js';
import { isLead } from '../chapters/22-7-attack.js';
import { type Chit, chits } from '../charts/search-cups.js';
import { cite } from '../cite.js';
import { nominated } from '../dice.js';
import type { NavalType } from '../pieces.js';
import { round } from '../rounding.js';
import type { Side } from '../sides.js';
import { hexesFromBase, type SubmarineLaw, unitOf } from './law.js';
import { isNight } from './moving.js';
import { cupNow, drawChit, putBack } from './searching.js';
import {
  type Contact,
  contactIn,
  forceOf,
  type Group,
  type GroupShip,
  type Hunt,
  type SubmarineBattle,
  shipOf,
  squadronOf,
} from './state.js';
import { decision, die, type Step } from './step.js';

/** Ships of the force that has been found, afloat. */
export const shipsFound = (law: SubmarineLaw, battle: SubmarineBattle, force: string): string[] =>
  (law.forces.find(({ name }) => name === force)?.ships ?? []).filter((id) => !shipOf(battle, id).sunk);

/** 22.7 Each of the large ships makes a group; where there is none, all the others are one (R87). */
export function leadsOf(law: SubmarineLaw, ids: readonly string[]): string[] {
  const leads = ids.filter((id) => isLead(unitOf(law, id)) && cite('22.7'));
  return leads.length > 0 || !cite('R87') ? leads : ids.slice(0, 1);
}

/** 5.13.2 By day, planes that hunt submarines cover a force within seven hexes of them, or whose hunters are. */
export function airCover(law: SubmarineLaw, battle: SubmarineBattle, hexes: readonly number[]): number {
  if (isNight(law, battle) && cite('5.13.2')) return 0;
  return law.hunterBases
    .filter((base) => hexes.some((hex) => hexesFromBase(law.sea, base, hex) <= 7) && cite('5.13.2'))
    .reduce((sum, { screen }) => sum + screen, 0);
}

const coverNow = (law: SubmarineLaw, battle: SubmarineBattle): number => {
  const { marker, subron } = contactIn(battle);
  const hexes = [forceOf(battle, marker).hex, battle.subrons.find((each) => each.marker === subron)?.hex];
  return airCover(
    law,
    battle,
    hexes.filter((hex) => hex !== undefined),
  );
};

function groupsAsk(seen: SubmarineBattle, _: Side, law: SubmarineLaw): Ask {
  const { marker, subron } = contactIn(seen);
  const ids = shipsFound(law, seen, forceOf(seen, marker).force);
  const leads = leadsOf(law, ids);
  const rows: Row[] = ids
    .filter((id) => !leads.includes(id))
    .map(
      (id): PickAsk => ({
        ask: 'pick',
        rule: '22.7',
        prompt: `${unitOf(law, id).type} ${id} goes with`,
        of: leads.map((lead): Item => ({ id: lead, text: `${unitOf(law, lead).type} ${lead}` })),
        min: 1,
        max: 1,
      }),
    );
  const cover = coverNow(law, seen);
  if (cover > 0)
    rows.push({
      ask: 'split',
      rule: '5.13.2',
      prompt: 'Planes that hunt submarines cover',
      total: cover,
      all: false,
      over: leads.map((lead) => ({ id: lead, text: lead, cap: cover })),
    } satisfies Split);
  return {
    ask: 'sheet',
    rule: '22.7',
    prompt: `${subron} has found ${marker}. How do you form groups? The enemy sees types at most.`,
    rows: rows.length > 0 ? rows : [nothingToArrange],
    limits: [],
  };
}

const nothingToArrange: PickAsk = {
  ask: 'pick',
  rule: '22.7',
  prompt: 'There is nothing to arrange',
  of: [],
  min: 0,
  max: 0,
  none: 'go on',
};

/** The groups that an answer makes; in the order of the set-up. */
export function groupsFrom(law: SubmarineLaw, ids: readonly string[], cover: number, answer: Answer): Group[] {
  const leads = leadsOf(law, ids);
  const rows = answer as RowAnswer[];
  const others = ids.filter((id) => !leads.includes(id));
  const air = (cover > 0 ? (rows[others.length] ?? {}) : {}) as SplitAnswer;
  return leads.map(
    (lead, i): Group => ({
      name: `group ${i + 1}`,
      ships: [lead, ...others.filter((_, row) => ((rows[row] ?? []) as string[])[0] === lead)].map(
        (id): GroupShip => ({ id, type: unitOf(law, id).type, mark: '', up: false, hit: false }),
      ),
      air: air[lead] ?? 0,
      concealed: false,
      sent: 0,
      screened: -1,
      kept: 0,
    }),
  );
}

/** 22.6 Two dice: how many, and whether they come far enough. */
function available({ law, battle }: Hunt, out: Out): void {
  const contact = contactIn(battle);
  const squadron = squadronOf(battle, contact.squadron);
  const base = law.subrons.find(({ name }) => name === squadron.of)?.base ?? 0;
  const modifier = baseDRM(law.charts.subLog, base) + classDRM(squadron.boats);
  contact.available = availableOf(nominated(battle.faces), contact.hexes, modifier, squadron.points);
  battle.faces = [];
  if (out.on)
    out.tell('all', '22.6', 'available', {
      subron: contact.subron,
      marker: contact.marker,
      submarines: contact.available,
    });
  if (contact.available === 0) {
    breakContact(battle);
    return;
  }
  // 22.5.8 By night one chit; by day one for every two submarines.
  const pairs = round(contact.available / 2, 'down');
  contact.toDraw = law.variable && cite('22.5.8') ? (isNight(law, battle) ? 1 : Math.max(1, pairs)) : 0;
  battle.phase = 'chits';
}

export function breakContact(battle: SubmarineBattle): void {
  if (battle.contact !== null) putBack(battle, battle.contact.chits);
  battle.contact = null;
  battle.phase = 'contact';
}

/** 22.5.8 The most accurate counts, and False counts as True. */
export function errorLevel(drawn: readonly { readonly chit: Chit }[]): number {
  const levels = drawn.map(({ chit }) => (chit === 'false' ? 0 : levelOf(chit)));
  return levels.length === 0 ? 0 : Math.min(...levels);
}

/** No concealed group has more ships of a type than the error level (E64). */
export function mayConceal({ ships }: { readonly ships: Group['ships'] }, level: number): boolean {
  const types = ships.map(({ type }) => type);
  return types.every((type) => types.filter((each) => each === type).length <= level) || !cite('22.5.8');
}

function concealAsk(seen: SubmarineBattle): Ask {
  const { groups, chits: drawn, available: boats } = contactIn(seen);
  const level = errorLevel(drawn);
  const best = chits.find((chit) =>
    drawn.some((each) => each.chit === chit && (chit === 'false' ? 0 : levelOf(chit)) === level),
  );
  const of = groups.map((group): Item => {
    const item = { id: group.name, text: group.ships.map(({ id }) => id).join(', ') };
    return mayConceal(group, level)
      ? item
      : { ...item, not: { rule: '22.5.8', why: `it has more than ${level} ships of one type` } };
  });
  const may = of.filter(({ not }) => not === undefined).length;
  return {
    ask: 'pick',
    rule: '22.5.8',
    prompt: `${boats === 1 ? 'A submarine comes' : `${boats} submarines come`} in${best === undefined ? '' : `, and you drew Report ${chitText(best)}`}. Which groups do they not see?`,
    of,
    min: 0,
    max: Math.min(level, may),
    none: 'they see all',
  };
}

/** Ships that lie face down get marks, type by type, in an order nobody knows. */
export const unmarked = ({ groups }: Contact): GroupShip[] => {
  const open = groups.filter(({ concealed }) => !concealed).flatMap(({ ships }) => ships);
  const waiting = open.filter(({ mark }) => mark === '');
  const [first] = inOrder(waiting.map(({ type }) => type));
  return waiting.filter(({ type }) => type === first);
};

function mark(contact: Contact, ship: GroupShip): void {
  const of = contact.groups
    .flatMap(({ ships }) => ships)
    .filter(({ type, mark: given }) => type === ship.type && given !== '');
  ship.mark = `${ship.type} ${of.length + 1}`;
}

/** Groups in the order of their marks, renamed: where they stood on paper tells nothing. */
function layOut(contact: Contact): void {
  const rank = (ship: GroupShip): number =>
    [...inOrder([...new Set(contact.groups.flatMap(({ ships }) => ships.map(({ type }) => type)))])].indexOf(
      ship.type,
    ) *
      100 +
    Number(ship.mark.split(' ')[1] ?? 0);
  for (const group of contact.groups) group.ships.sort((a, b) => rank(a) - rank(b));
  const open = contact.groups.filter(({ concealed }) => !concealed);
  const hidden = contact.groups.filter(({ concealed }) => concealed);
  open.sort((a, b) => Math.min(...a.ships.map(rank)) - Math.min(...b.ships.map(rank)));
  contact.groups = [...open, ...hidden].map((group, i) => ({ ...group, name: `group ${i + 1}` }));
}

export const typesText = (ships: readonly { readonly type: NavalType }[]): string => {
  const types = ships.map(({ type }) => type);
  return inOrder([...new Set(types)])
    .map((type) => `${types.filter((each) => each === type).length} ${type}`)
    .join(' and ');
};

function attackAsk(seen: SubmarineBattle): Ask {
  const { available: boats, groups, marker } = contactIn(seen);
  const open = groups.filter(({ concealed }) => !concealed);
  return {
    ask: 'split',
    rule: '22.6',
    total: boats,
    all: false,
    prompt: `${boats === 1 ? 'A submarine' : `${boats} submarines`} can attack ${marker}. How many go for which group? None: they let it pass.`,
    over: open.map(({ name, ships }) => ({ id: name, text: `${name}: ${typesText(ships)}`, cap: boats })),
  };
}

function beginAttack({ battle }: Hunt, answer: Answer, out: Out): void {
  const contact = contactIn(battle);
  const sent = answer as SplitAnswer;
  for (const group of contact.groups) group.sent = sent[group.name] ?? 0;
  const all = contact.groups.reduce((sum, group) => sum + group.sent, 0);
  if (out.on)
    out.tell('all', '22.6', 'attack', {
      subron: contact.subron,
      marker: contact.marker,
      hex: forceOf(battle, contact.marker).hex,
      sent: contact.groups.filter((group) => group.sent > 0).map((group) => `${group.sent} on ${group.name}`),
    });
  if (all === 0) {
    breakContact(battle);
    return;
  }
  contact.at = -1;
  battle.phase = 'asw';
}

export const contactSteps = {
  groups: {
    next: ({ law }) => decision('22.7', law.hunted),
    ask: groupsAsk,
    decide({ law, battle }, answer) {
      const contact = contactIn(battle);
      contact.groups = groupsFrom(
        law,
        shipsFound(law, battle, forceOf(battle, contact.marker).force),
        coverNow(law, battle),
        answer,
      );
      battle.phase = 'available';
    },
  },
  available: {
    next: ({ law }) => die('22.6', law.hunter),
    die(hunt, face, out) {
      hunt.battle.faces.push(face);
      if (hunt.battle.faces.length === 2) available(hunt, out);
    },
  },
  chits: {
    next({ law, battle }) {
      const contact = contactIn(battle);
      if (contact.toDraw > 0) return die('22.5.8', law.hunted, leftIn(battle.cups[cupNow(law, battle, false)]));
      battle.phase = law.variable && cite('22.5.8') ? 'conceal' : 'marks';
      return undefined;
    },
    die({ law, battle }, face, out) {
      const contact = contactIn(battle);
      const drawn = drawChit(battle, cupNow(law, battle, false), face);
      contact.chits.push(drawn);
      contact.toDraw -= 1;
      if (out.on) out.say('22.5.8', 'chit', { marker: contact.marker, cup: drawn.cup, chit: drawn.chit }, [law.hunted]);
    },
  },
  conceal: {
    next: ({ law }) => decision('22.5.8', law.hunted),
    ask: concealAsk,
    decide({ battle }, answer) {
      for (const group of contactIn(battle).groups) group.concealed = (answer as string[]).includes(group.name);
      battle.phase = 'marks';
    },
  },
  marks: {
    next({ law, battle }, out) {
      const contact = contactIn(battle);
      const waiting = unmarked(contact);
      const [only] = waiting;
      if (waiting.length > 1) return die('7.2.1', law.hunted, waiting.length);
      if (only !== undefined) mark(contact, only);
      else {
        layOut(contact);
        const open = contact.groups.filter(({ concealed }) => !concealed);
        if (out.on)
          out.tell('all', '22.6', 'laid-out', {
            marker: contact.marker,
            groups: open.map(({ name, ships }) => `${name}: ${ships.map(({ mark: given }) => given).join(', ')}`),
          });
        if (open.length === 0) breakContact(battle);
        else battle.phase = 'attack';
      }
      return undefined;
    },
    die({ battle }, face) {
      const contact = contactIn(battle);
      const ship = unmarked(contact)[face - 1];
      if (ship !== undefined) mark(contact, ship);
    },
  },
  attack: {
    next: ({ law }) => decision('22.6', law.hunter),
    ask: attackAsk,
    decide: (hunt, answer, _, out) => beginAttack(hunt, answer, out),
  },
} satisfies { [phase: string]: Step };
