/** 22.7 The attack: screen, torpedoes, damage, counterattack, torpedoes spent, critical hits. */
import type { Answer, Ask, Item, Out } from '@ironbottom/umpire';
import { isCritical, isShown } from '../chapters/16-7-critical-hits.js';
import { damagedBy, sinksAt } from '../chapters/16-8-damage.js';
import {
  carrierScreen,
  damageOf,
  failsOften,
  type Hull,
  hedgehogs,
  isHit,
  isSubSunk,
  screenedOff,
  screenOfGroup,
  strikesBack,
  torpedoesSpent,
} from '../chapters/22-7-attack.js';
import { isMidgetIn } from '../chapters/22-10-midgets.js';
import { cite } from '../cite.js';
import { breakContact, shipsFound } from './contact.js';
import type { SubmarineLaw } from './law.js';
import { unitOf } from './law.js';
import { isNight, loseSubmarine, moverOf, toCriticals } from './moving.js';
import {
  type Contact,
  contactIn,
  forceOf,
  type Group,
  type GroupShip,
  groupIn,
  type Hunt,
  type Ship,
  type SubmarineBattle,
  shipOf,
  squadronOf,
  type TaskForce,
} from './state.js';
import { decision, die, type Step } from './step.js';

const hullOf = (law: SubmarineLaw, battle: SubmarineBattle, id: string): Hull => ({
  unit: unitOf(law, id),
  damage: shipOf(battle, id).damage,
  loaded: law.forces.some(({ loaded = [] }) => loaded.includes(id)),
});

const hullsOf = (law: SubmarineLaw, battle: SubmarineBattle, ids: readonly string[]): Hull[] =>
  ids.filter((id) => !shipOf(battle, id).sunk).map((id) => hullOf(law, battle, id));

const forceHulls = (law: SubmarineLaw, battle: SubmarineBattle): Hull[] =>
  hullsOf(law, battle, shipsFound(law, battle, forceOf(battle, contactIn(battle).marker).force));

/** The whole screen of a group: its ships, planes from carriers, planes from bases. */
export function screenNow(law: SubmarineLaw, battle: SubmarineBattle, group: Group): number {
  const ships = screenOfGroup(
    hullsOf(
      law,
      battle,
      group.ships.map(({ id }) => id),
    ),
  );
  return ships + carrierScreen(forceHulls(law, battle), law.date, isNight(law, battle)) + group.air;
}

/** Ships of the group that can be chosen: not hit yet, or the last one if the die was a 6. */
export const targetsIn = (
  battle: SubmarineBattle,
  { ships }: Group,
  { target, again }: Pick<Contact, 'target' | 'again'>,
): GroupShip[] => ships.filter((ship) => !isGone(battle, ship) && (!ship.hit || (again && ship.mark === target)));

const isGone = ({ ships }: SubmarineBattle, { id }: GroupShip): boolean =>
  ships.some((ship) => ship.id === id && ship.sunk);

function targetAsk(seen: SubmarineBattle): Ask {
  const contact = contactIn(seen);
  const group = groupIn(contact);
  return {
    ask: 'pick',
    rule: '22.7',
    prompt: `${contact.left === 1 ? 'A submarine is' : `${contact.left} submarines are`} through to ${group.name}. Which ship do they attack until she is hit?`,
    of: targetsIn(seen, group, contact).map(
      (ship): Item => ({
        id: ship.mark,
        text: ship.up ? `${ship.type} ${ship.id}` : `${ship.type}, face down (${ship.mark})`,
      }),
    ),
    min: 1,
    max: 1,
  };
}

const targetOf = (contact: Contact): GroupShip => {
  const ship = groupIn(contact).ships.find(({ mark }) => mark === contact.target);
  if (ship === undefined) throw new Error('nobody is the target');
  return ship;
};

function aim(hunt: Hunt, mark: string, out: Out): void {
  const { battle } = hunt;
  const contact = contactIn(battle);
  contact.target = mark;
  contact.again = false;
  const ship = targetOf(contact);
  const force = forceOf(battle, contact.marker);
  if (!ship.up || !force.known) {
    ship.up = true;
    force.known = true;
    if (out.on)
      out.tell('all', '7.2.1', 'turned-up', {
        ship: ship.id,
        type: ship.type,
        marker: force.marker,
        force: force.force,
      });
  }
  battle.phase = 'hit';
}

function fired({ law, battle }: Hunt, out: Out): void {
  const contact = contactIn(battle);
  const { boats } = squadronOf(battle, contact.squadron);
  const duds = failsOften(boats, law.date);
  const target = targetOf(contact);
  const hit = isHit(law.charts.subHit, unitOf(law, target.id).defence, battle.faces, duds);
  if (out.on) out.tell('all', duds ? '22.12' : '22.7', 'torpedoes', { ship: target.id, faces: [...battle.faces], hit });
  battle.faces = [];
  contact.attacks += 1;
  contact.left -= 1;
  if (hit) {
    target.hit = true;
    battle.phase = 'damage';
  }
}

function hurt({ law, battle }: Hunt, protection: number | null, out: Out): void {
  const contact = contactIn(battle);
  const target = targetOf(contact);
  const levels = damageOf(law.charts.subDamage, unitOf(law, target.id), contact.damageDie, protection);
  const ship = shipOf(battle, target.id);
  harm(law, battle, ship, levels, true);
  ship.hit ||= levels > 0;
  if (out.on)
    out.tell('all', '22.7', 'damage', {
      ship: ship.id,
      face: contact.damageDie,
      protection,
      levels,
      damage: ship.damage,
      sunk: ship.sunk,
    });
  contact.damageDie = 0;
  battle.phase = contact.left > 0 && !ship.sunk ? 'again' : 'target';
}

/** 19.7.3 Levels add up. `open`: the hunter sees it. */
export function harm(law: SubmarineLaw, battle: SubmarineBattle, ship: Ship, levels: number, open: boolean): void {
  const most = sinksAt(unitOf(law, ship.id));
  ship.damage = Math.min(most, damagedBy(ship.damage, levels));
  ship.sunk = ship.damage >= most;
  if (open || ship.sunk) battle.shown[ship.id] = ship.damage;
}

/** 22.7.2 Groups that strike back at this squadron: some of it was screened off, and somebody is there to do it. */
const counterattackers = (law: SubmarineLaw, battle: SubmarineBattle): Group[] =>
  contactIn(battle).groups.filter(
    ({ ships, kept, screened }) =>
      kept > 0 &&
      screened > 1 &&
      ships.some((ship) => !isGone(battle, ship) && strikesBack(unitOf(law, ship.id))) &&
      cite('22.7.2'),
  );

function counterattacked({ law, battle }: Hunt, out: Out): void {
  const contact = contactIn(battle);
  const [group] = counterattackers(law, battle);
  if (group === undefined) return;
  const squadron = squadronOf(battle, contact.squadron);
  const sunk = isSubSunk(battle.faces, group.screened);
  if (out.on)
    out.tell('all', '22.7.2', 'counterattack', {
      group: group.name,
      faces: [...battle.faces],
      screened: group.screened,
      sunk,
    });
  battle.faces = [];
  if (sunk) loseSubmarine(battle, squadron, '22.7.2', out);
  // Whoever sinks one rolls again.
  if (!sunk || squadron.points === 0) group.kept = 0;
}

/** The next group that submarines were sent at, or what comes after the last. */
function nextGroup(battle: SubmarineBattle, contact: Contact): void {
  contact.at = contact.groups.findIndex(({ sent }, i) => i > contact.at && sent > 0);
  contact.target = '';
  contact.again = false;
  battle.phase = contact.at < 0 ? 'counterattack' : 'asw';
}

export const attackingSteps = {
  asw: {
    next({ law, battle }) {
      const contact = contactIn(battle);
      if (contact.at < 0 || groupIn(contact).screened >= 0) nextGroup(battle, contact);
      return battle.phase === 'asw' ? die('22.7', law.hunted) : undefined;
    },
    die({ law, battle }, face, out) {
      const contact = contactIn(battle);
      const group = groupIn(contact);
      const more = hedgehogs(forceHulls(law, battle), law.hunted === 'allies', law.date);
      group.screened = screenedOff(law.charts.aswTable, screenNow(law, battle, group), face + more);
      group.kept = Math.min(group.sent, group.screened);
      contact.left = group.sent - group.kept;
      if (out.on)
        out.tell('all', '22.7', 'screened', {
          group: group.name,
          face,
          hedgehogs: more,
          screened: group.screened,
          sent: group.sent,
          through: contact.left,
        });
      battle.phase = 'target';
    },
  },
  target: {
    next(hunt, out) {
      const { law, battle } = hunt;
      const contact = contactIn(battle);
      const targets = contact.left > 0 ? targetsIn(battle, groupIn(contact), contact) : [];
      const [only] = targets;
      if (targets.length > 1) return decision('22.7', law.hunter);
      if (only !== undefined) aim(hunt, only.mark, out);
      else if (battle.single) battle.phase = 'counterattack';
      else nextGroup(battle, contact);
      return undefined;
    },
    ask: targetAsk,
    decide: (hunt, answer: Answer, _, out) => aim(hunt, (answer as string[])[0] ?? '', out),
  },
  hit: {
    next({ law, battle }) {
      const contact = contactIn(battle);
      if (contact.left > 0) return die('22.7', law.hunter);
      battle.phase = 'target';
      return undefined;
    },
    die(hunt, face, out) {
      const { law, battle } = hunt;
      battle.faces.push(face);
      const { boats } = squadronOf(battle, contactIn(battle).squadron);
      if (battle.faces.length === (failsOften(boats, law.date) ? 2 : 1)) fired(hunt, out);
    },
  },
  damage: {
    next: ({ law }) => die('22.7', law.hunter),
    die(hunt, face, out) {
      const contact = contactIn(hunt.battle);
      contact.damageDie = face;
      if (unitOf(hunt.law, targetOf(contact).id).antiTorpedo > 0 && cite('22.7.4')) hunt.battle.phase = 'protection';
      else hurt(hunt, null, out);
    },
  },
  protection: {
    next: ({ law }) => die('22.7.4', law.hunted),
    die: (hunt, face, out) => hurt(hunt, face, out),
  },
  /** 22.7 After a hit the others look for another target, unless a die is 6. */
  again: {
    next: ({ law }) => die('22.7', law.hunter),
    die({ battle }, face, out) {
      const contact = contactIn(battle);
      contact.again = face === 6;
      if (out.on) out.say('22.7', 'again', { face, again: contact.again });
      battle.phase = 'target';
    },
  },
  /** 22.10 A midget in a port: a 6, and she is hit. */
  midget: {
    next: ({ law }) => die('22.10.1', law.hunter),
    die(hunt, face, out) {
      const { battle } = hunt;
      const contact = contactIn(battle);
      const hit = isMidgetIn(face);
      if (out.on) out.tell('all', '22.10.1', 'midget', { face, hit });
      contact.target = groupIn(contact).ships[0]?.mark ?? '';
      battle.phase = hit ? 'damage' : 'target';
    },
  },
  counterattack: {
    next({ law, battle }) {
      if (counterattackers(law, battle).length > 0) return die('22.7.2', law.hunted);
      battle.phase = 'torpedoes';
      return undefined;
    },
    die(hunt, face, out) {
      hunt.battle.faces.push(face);
      if (hunt.battle.faces.length === 2) counterattacked(hunt, out);
    },
  },
  torpedoes: {
    next({ law, battle }, out) {
      const { attacks, squadron } = contactIn(battle);
      if (attacks > 0 && squadronOf(battle, squadron).points > 0) return die('22.7.3', law.hunter);
      attackOver({ law, battle }, out);
      return undefined;
    },
    die({ law, battle }, face, out) {
      const { attacks, squadron: id } = contactIn(battle);
      const squadron = squadronOf(battle, id);
      const spent = Math.min(squadron.points, torpedoesSpent(squadron.boats, face, attacks));
      squadron.points -= spent;
      squadron.home += spent;
      if (out.on)
        out.say(
          '22.7.3',
          'torpedoes-spent',
          { squadron: id, face, attacks, spent },
          cite('R92') ? [law.hunter] : 'all',
        );
      attackOver({ law, battle }, out);
    },
  },
  criticals: {
    next({ law, battle }) {
      if (battle.criticals.length > 0) return die('16.7', law.hunted);
      for (const ship of battle.ships) ship.hit = false;
      battle.phase = battle.single ? 'over' : 'naval';
      return undefined;
    },
    die({ law, battle }, face, out) {
      battle.faces.push(face);
      if (battle.faces.length < 2) return;
      const ship = shipOf(battle, battle.criticals[0] ?? '');
      const critical = isCritical(law, { id: ship.id, side: law.hunted }, battle.faces);
      const shown = critical && isShown(battle.faces);
      if (!battle.rolled.includes(ship.id)) battle.rolled.push(ship.id);
      battle.faces = [];
      if (out.on) out.say('16.7', 'critical', { ship: ship.id, critical }, [law.hunted]);
      if (critical) harm(law, battle, ship, 1, shown);
      if (critical && (shown || ship.sunk) && out.on)
        out.tell('all', '16.7', 'critical-seen', { ship: ship.id, sunk: ship.sunk, damage: battle.shown[ship.id] });
      if (!critical || ship.sunk) battle.criticals.shift();
      if (ship.sunk && !battle.single) removeIfGone(law, battle, moverOf(battle));
    },
  },
} satisfies { [phase: string]: Step };

function removeIfGone(law: SubmarineLaw, battle: SubmarineBattle, force: TaskForce): void {
  if (shipsFound(law, battle, force.force).length === 0) force.state = 'removed';
}

/** The squadron is done: the next one searches; critical hits wait until none is left that does. */
function attackOver({ law, battle }: Hunt, out: Out): void {
  if (!battle.single) removeIfGone(law, battle, forceOf(battle, contactIn(battle).marker));
  breakContact(battle);
  if (battle.single || !cite('16.7')) toCriticals({ law, battle }, out);
}
