/** Surface action: a force that closes on one it finds brings it to battle, unless that one evades. */
import type { Ask, FrameKind, Item, Pick, RowAnswer } from '@ironbottom/umpire';
import { hasSlow, slowMay } from '../chapters/20-1-naval-units.js';
import { fleetDRM, fleetModifiers } from '../chapters/20-51-naval-attack.js';
import { mayFire } from '../chapters/20-52-named-ships.js';
import { periodOf } from '../charts/nationality.js';
import { cite } from '../cite.js';
import { isAfloat, isCarrier, type LightForce, lightFactors, type NamedShip } from '../pieces.js';
import { cloneStrike, strike } from '../strike.js';
import { stateText } from './forming.js';
import {
  type Assault,
  atSea,
  type Content,
  type Engagement,
  type Fleet,
  type FleetFrame,
  type FleetPublic,
  type FleetTable,
  type Force,
  forceOf,
  otherSide,
  type Side,
  sideOf,
  sides,
} from './kit.js';
import type { FleetLaw } from './law.js';
import { isGone } from './orders.js';
import { show } from './showing.js';
import { powerDRMs, targetName } from './strikes.js';

/** Forces that met: who closes on a force that was found, and all that are drawn in with them. */
export function meetings(pub: FleetPublic): Engagement[] {
  const met: { japan: string[]; allies: string[] }[] = [];
  for (const force of pub.forces) {
    const { task } = force;
    if (task?.do !== 'close' || !atSea(force) || isGone(force)) continue;
    const sought = forceOf(pub, task.force);
    if (!sought.located || !atSea(sought) || isGone(sought)) continue;
    const both = [force, sought];
    const known = met.filter((each) => both.some(({ id, side }) => each[side].includes(id)));
    const joined = { japan: known.flatMap(({ japan }) => japan), allies: known.flatMap(({ allies }) => allies) };
    for (const { id, side } of both) if (!joined[side].includes(id)) joined[side].push(id);
    for (const each of known) met.splice(met.indexOf(each), 1);
    met.push(joined);
  }
  return met;
}

/** 20.252E Forces in battle that could get away: all of them fast, and not there of their own will. */
export const mayEvade = (pub: FleetPublic, side: Side): Force[] =>
  pub.engagements
    .flatMap((each) => each[side])
    .map((id) => forceOf(pub, id))
    .filter(({ task, shown }) => task?.do !== 'close' && shown !== null && !isHeldBack(shown));

const isHeldBack = ({ ships, light }: Content): boolean =>
  hasSlow(ships, [light]) && !slowMay('evade fleet combat') && cite('R24');

export const evadeAskedOf = (pub: FleetPublic): Side[] => sides.filter((side) => mayEvade(pub, side).length > 0);

export const evade: FrameKind<Fleet, FleetFrame> = {
  run(table) {
    const { public: pub } = table.state;
    if (pub.engagements.length === 0) {
      const met = meetings(pub);
      for (const each of met) for (const id of [...each.japan, ...each.allies]) show(table, forceOf(pub, id), 'met');
      pub.engagements = met;
      for (const { japan, allies } of met)
        table.say('20.252E', 'contact', { japan: named(pub, japan), allies: named(pub, allies) });
    }
    const asked = evadeAskedOf(pub);
    if (asked.length > 0) return table.owe(asked);
    pub.phase = 'fire';
    table.pop();
  },
  ask: (view) => evadeSheet(view.public, sideOf(view.seat)),
  take(table, _frame, answers) {
    const { public: pub } = table.state;
    const away: string[] = [];
    for (const side of sides)
      for (const [i, { id }] of mayEvade(pub, side).entries()) {
        const [choice] = ((answers[side] as RowAnswer[] | undefined)?.[i] ?? []) as string[];
        if (choice === 'evade') away.push(id);
      }
    pub.engagements = pub.engagements
      .map(({ japan, allies }) => ({
        japan: japan.filter((id) => !away.includes(id)),
        allies: allies.filter((id) => !away.includes(id)),
      }))
      .filter(({ japan, allies }) => japan.length > 0 && allies.length > 0);
    table.tell('all', '20.252E', 'evaded', { forces: named(pub, away) });
    pub.phase = 'fire';
    table.pop();
  },
};

const named = (pub: FleetPublic, ids: readonly string[]): string[] => ids.map((id) => forceOf(pub, id).name);

export function evadeSheet(pub: FleetPublic, side: Side): Ask {
  return {
    ask: 'sheet',
    rule: '20.252E',
    prompt: 'The enemy closes. Do you stand and fight?',
    rows: mayEvade(pub, side).map(
      ({ name }): Pick => ({
        ask: 'pick',
        rule: '20.252E',
        prompt: name,
        of: [
          { id: 'evade', text: 'evade' },
          { id: 'stand', text: 'stand and fight' },
        ],
        min: 1,
        max: 1,
      }),
    ),
    limits: [],
  };
}

/** A ship, or the light ships of a force, that fires; and what it may fire at. */
export type Gun = { force: Force; id: string; text: string; strength: number; ship: NamedShip | null; at: Item[] };

/** Light ships that fire: those with cargo stay behind the screen (20.58A), damaged cruisers are screened. */
const lightStrength = ({ CA, DD, CVE, carrying }: LightForce): number =>
  CA + DD - carrying.DD + (cite('20.45') ? CVE : 0);

export function gunsOf(pub: FleetPublic, side: Side): Gun[] {
  return pub.engagements.flatMap((each) => {
    const at = each[otherSide(side)].map((id) => forceOf(pub, id)).flatMap(targetsIn);
    return each[side].flatMap((id): Gun[] => {
      const force = forceOf(pub, id);
      if (force.shown === null) return [];
      const { ships, light } = force.shown;
      const guns = ships
        .filter((ship) => !isCarrier(ship) && mayFire(ship))
        .map((ship): Gun => ({ force, id: ship.id, text: ship.name, strength: ship.factors, ship, at }));
      const strength = lightStrength(light);
      if (strength > 0)
        guns.push({ force, id: 'light', text: `Light ships of ${force.name}`, strength, ship: null, at });
      return guns;
    });
  });
}

/** 20.58A Carriers and ships with cargo lie behind the screen, and are targets when nothing stands before them. */
function targetsIn({ id, name, shown }: Force): Item[] {
  if (shown === null) return [];
  const { ships, light } = shown;
  const line = ships.filter((ship) => isAfloat(ship) && !isCarrier(ship));
  const front = lightFactors(light) - light.carrying.DD - light.carrying.TR;
  const screened = line.some(({ state }) => state === 'sound') || lightStrength(light) > 0;
  const items = line.map((ship) => shipItem(id, ship));
  if (front > 0) items.push({ id: `${id} light`, text: `${name}: light ships, ${front} factors` });
  if (screened && cite('20.58A') && cite('R25')) return items;
  for (const ship of ships) if (isAfloat(ship) && isCarrier(ship)) items.push(shipItem(id, ship));
  const cargo = light.carrying.DD + light.carrying.TR;
  if (cargo > 0) items.push({ id: `${id} screened`, text: `${name}: ships with cargo, ${cargo} factors` });
  return items;
}

const shipItem = (force: string, { id, name, kind, factors, state }: NamedShip): Item => ({
  id: `${force} ${id}`,
  text: `${name}, ${kind} ${factors}${state === 'sound' ? '' : `, ${stateText(state)}`}`,
});

export const fireAskedOf = (pub: FleetPublic): Side[] =>
  sides.filter((side) => gunsOf(pub, side).some(({ at }) => at.length > 0));

export const fire: FrameKind<Fleet, FleetFrame> = {
  run(table) {
    const { public: pub } = table.state;
    const asked = fireAskedOf(pub);
    if (asked.length > 0) return table.owe(asked);
    pub.phase = 'guns';
    table.pop();
  },
  ask: (view) => fireSheet(view.public, sideOf(view.seat)),
  take(table, _frame, answers) {
    const { public: pub } = table.state;
    pub.queue = sides.flatMap((side) => salvoes(table, side, (answers[side] ?? []) as RowAnswer[]));
    pub.phase = 'guns';
    table.pop();
  },
};

export function fireSheet(pub: FleetPublic, side: Side): Ask {
  return {
    ask: 'sheet',
    rule: '20.21',
    prompt: 'Choose what each of your ships fires at. The enemy chooses at the same time.',
    rows: gunsOf(pub, side).map(
      ({ text, strength, at }): Pick => ({
        ask: 'pick',
        rule: '20.21',
        prompt: `${text}, ${strength} factors`,
        of: at,
        min: 0,
        max: 1,
        none: 'hold fire',
      }),
    ),
    limits: [],
  };
}

/** What one side fires, force by force and target by target; all that fire at one target fire together. */
function salvoes(table: FleetTable, side: Side, rows: readonly RowAnswer[]): Assault[] {
  const { public: pub } = table.state;
  const aimed = aimedAt(pub, side, rows);
  const at = [...aimed].flatMap(([id, targets]) =>
    [...targets].map(([on, guns]) => ({
      target: targetName(forceOf(pub, id), on),
      by: guns.map(({ text }) => text),
    })),
  );
  table.tell('all', '20.21', 'fires', { side, at });
  return assaults(pub, table.law, side, aimed);
}

type Aimed = Map<string, Map<string, Gun[]>>;

/** By force and target: who fires at it. */
export function aimedAt(pub: FleetPublic, side: Side, rows: readonly RowAnswer[]): Aimed {
  const aimed: Aimed = new Map();
  for (const [i, gun] of gunsOf(pub, side).entries()) {
    const [choice] = (rows[i] ?? []) as string[];
    if (choice === undefined) continue;
    const [force = '', target = ''] = choice.split(' ');
    const targets = aimed.get(force) ?? new Map<string, Gun[]>();
    aimed.set(force, targets);
    targets.set(target, [...(targets.get(target) ?? []), gun]);
  }
  return aimed;
}

/** The records of what one side fires, force by force. */
export function assaults(pub: FleetPublic, law: FleetLaw, side: Side, aimed: Aimed): Assault[] {
  const period = periodOf(law.scenario.year);
  return [...aimed].map(([id, targets]): Assault => {
    const force = forceOf(pub, id);
    const { ships, light } = force.shown ?? { ships: [], light: null };
    if (light === null) throw new Error(`${force.name} has not been seen`);
    const defenderDRM = fleetDRM(force.power, period, ships.filter(isAfloat));
    const record = strike({
      by: 'fleet',
      attacker: side,
      defender: otherSide(side),
      navalDRM: powerDRMs(law),
      ships,
      light: [light],
      attacks: [...targets].map(([on, guns]) => ({
        strength: guns.reduce((sum, gun) => sum + gun.strength, 0),
        on,
        modifiers: fleetModifiers({
          attackerDRM: fleetDRM(
            guns[0]?.force.power ?? 'us',
            period,
            guns.flatMap(({ ship }) => ship ?? []),
          ),
          defenderDRM,
          // 22.552B, designed: a convoy that sails on fights badly.
          hampered: force.task?.do === 'sail' ? 'defender' : null,
        }),
      })),
    });
    return { force: id, strike: cloneStrike(record) };
  });
}
