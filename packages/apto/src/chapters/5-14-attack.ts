/** 5.14 One attack at the table: planes are sent (R68), the procedure is carried out, and the map shows what came of it. */
import type { Answer, Ask, FrameKind } from '@ironbottom/umpire';
import type { Battle, Fighter, Ground } from '../battle.js';
import { cite } from '../cite.js';
import { landCombatBy } from '../land-combat.js';
import type { Law } from '../law.js';
import { fronts, march } from '../moving.js';
import { hexName } from '../names.js';
import { enemyOf, type HexId, type Side } from '../pieces.js';
import { owe, sideOfSeat, speakerOf, type Theatre } from '../play.js';
import { reckoning } from '../prospect.js';
import { hexOf, holderOf, leadersAt, mayStand, type Situation, sideOf, situationOf, unitsAt } from '../situation.js';
import type { Apto, AptoFrame, Offensive, Pub, Sortie, View } from '../state.js';
import { isTraced } from '../supplied.js';
import { zoneOf } from './1-weather.js';
import { airCombat, shotDown } from './4-air-combat.js';
import { airPoints, airRoom } from './4-air-support.js';
import { isCommanded } from './5-0-activation.js';
import { isClearOf } from './5-1-headquarters.js';
import { toPool } from './5-2-bump.js';
import { envisage, fedToCharge, muster, nationsIn } from './5-14-muster.js';
import { isTarget } from './5-15-targets.js';
import { reactionTo } from './5-17-reaction-step.js';
import { eliminate } from './5-18-eliminate.js';
import { settle as draw } from './7-7-chits.js';
import { trespass } from './8-7-invaded.js';
import { disbandAt } from './10-6-disbanding.js';
import { declareAsk, declareReroll, declareSeat, nextToDeclare } from './11-14-re-roll.js';

/** By the results that are in force, the designed ones or a house's. */
const landCombatOf = ({ charts }: Law) => landCombatBy(charts.crt);

/** An attack begins: it waits for planes, then for dice and decisions. */
export function beginAttack(table: Theatre, sortie: Omit<Sortie, 'air'>): void {
  table.state.public.sortie = { ...sortie, air: { japan: null, allies: null } };
  table.push({ kind: 'attack', rule: '5.14' });
}

export const attack: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { law } = table;
    const { public: pub } = table.state;
    const { sortie } = pub;
    if (pub.attack !== null) return fight(table, pub.attack);
    if (sortie === null) return table.pop();
    // What was declared may have come to nothing by now.
    sortie.units = sortie.units.filter((id) => isBeside(pub, law, id, sortie.target) && isLed(pub, law, id, sortie));
    if (sortie.units.length === 0 || !isTarget(pub, law, sortie.target, sortie.side)) {
      pub.sortie = null;
      table.say('5.15', 'falls away', { side: sortie.side, hex: sortie.target, attackers: sortie.units.length });
      return table.pop();
    }
    if (rout(table, sortie)) return;
    const side = nextToFly(sortie);
    if (side === undefined) {
      if (sortie.met === undefined) {
        sortie.met = true;
        if ((sortie.air[enemyOf(sortie.side)] ?? 0) > 0) sortie.changed = true;
        airCombat(table, sortie);
      }
      if (mayCancel(sortie)) return owe(table, [speakerFor(pub, law, sortie.side, sortie)]);
      const declarer = nextToDeclare(pub, law, sortie);
      if (declarer !== undefined) return owe(table, [declareSeat(law, declarer)]);
      pub.attack = muster(pub, law, sortie);
      pub.sortie = null;
      return;
    }
    if (roomInTheAir(pub, law, sortie, side) === 0) sortie.air[side] = 0;
    else owe(table, [speakerFor(pub, law, side, sortie)]);
  },

  ask(view, law) {
    const { sortie, attack: battle } = view.public;
    if (battle !== null) return landCombatOf(law).ask(battle, sideOfSeat(law, view.seat));
    if (sortie === null) throw new Error('there is no attack');
    if (mayCancel(sortie)) return askCancel(view.public, law, sortie);
    const declarer = nextToFly(sortie) === undefined ? nextToDeclare(view.public, law, sortie) : undefined;
    if (declarer !== undefined) return declareAsk(view.public, sortie, declarer);
    return askPlanes(view, law, sortie);
  },

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    const [seat = ''] = pub.asked;
    pub.asked = [];
    const side = sideOfSeat(table.law, seat);
    const answer = answers[seat];
    if (answer === undefined) return;
    if (pub.attack !== null) return landCombatOf(table.law).decide(pub.attack, { [side]: answer }, table);
    if (pub.sortie === null) return;
    if (mayCancel(pub.sortie)) return sureOrNot(table, pub.sortie, (answer as string[]).length > 0);
    const declarer = nextToFly(pub.sortie) === undefined ? nextToDeclare(pub, table.law, pub.sortie) : undefined;
    if (declarer !== undefined) declareReroll(table, pub.sortie, declarer, (answer as string[]).length > 0);
    else send(table, pub.sortie, side, answer);
  },
};

const isBeside = (pub: Pub, { map }: Law, id: string, target: string): boolean => {
  const hex = pub.units[id]?.hex ?? null;
  return hex !== null && map.way(hex, target) !== undefined;
};

/** 5.15 In the Combat Step infantry has to be commanded when it attacks, not only when that is announced. */
const isLed = (pub: Pub, { map }: Law, id: string, { kind }: Sortie): boolean => {
  const unit = pub.units[id];
  if (kind !== 'combat' || pub.offensive === null || unit === undefined || !cite('5.15')) return true;
  return isCommanded(pub, map, pub.offensive.agents, unit);
};

/** 10.6 Partisans who are attacked are gone, without a roll. */
function rout(table: Theatre, sortie: Sortie): boolean {
  const { public: pub } = table.state;
  const enemies = unitsAt(pub, sortie.target, enemyOf(sortie.side));
  if (enemies.length === 0 || enemies.some(({ kind }) => kind !== 'partisan') || !cite('10.6')) return false;
  for (const partisan of enemies) eliminate(table, partisan, 'overrun');
  for (const id of sortie.units) {
    const unit = pub.units[id];
    if (unit !== undefined) unit.attacked = true;
  }
  pub.sortie = null;
  table.pop();
  return true;
}

/** The attacker says first how many planes come. */
const nextToFly = ({ side, air }: Sortie): Side | undefined => [side, enemyOf(side)].find((each) => air[each] === null);

/** R51 Once planes are in the air and before anything is paid for the die, if something has changed since it was announced. */
const mayCancel = (sortie: Sortie): boolean =>
  sortie.met === true &&
  sortie.sure === undefined &&
  sortie.changed === true &&
  sortie.bound === undefined &&
  sortie.kind !== 'reaction' &&
  cite('5.15') &&
  cite('R51');

const askCancel = (pub: Pub, law: Law, sortie: Sortie): Ask => ({
  ...{ ask: 'pick', rule: '5.15', min: 0, max: 1, none: 'it is made' },
  prompt: `Is the attack on ${hexName(sortie.target)} called off? Things have changed since it was announced: now it is ${reckoning(envisage(pub, law, sortie))}.${sortie.kind === 'breakthrough' ? ' Called off, it has to be made in the Combat Step.' : ''}`,
  of: [{ id: 'cancel', text: 'it is called off; the attack and the planes are spent' }],
});

/** 5.15 Nobody has attacked; 5.21 a Breakthrough that was cancelled is made in the Combat Step. */
function sureOrNot(table: Theatre, sortie: Sortie, cancels: boolean): void {
  const { public: pub } = table.state;
  const { kind, side, target, units } = sortie;
  sortie.sure = true;
  // Everybody sees that it goes on: it is told, and so not taken back.
  if (!cancels) {
    table.say('5.15', 'not cancelled', { side, hex: target });
    return;
  }
  pub.sortie = null;
  table.say('5.15', 'cancelled', { side, hex: target });
  if (kind === 'breakthrough' && pub.offensive !== null && cite('5.21')) pub.offensive.repeat.push({ target, units });
  table.pop();
}

const used = (pub: Pub, side: Side): number => pub.notes[`R68.${side}`] ?? 0;
const left = (pub: Pub, { charts }: Law, side: Side): number =>
  Math.max(0, airPoints(charts, side, pub.year) - shotDown(pub, side) - used(pub, side));

/** R68 None in reactions and charges (5.17). */
function roomInTheAir(pub: Pub, law: Law, { kind, target }: Sortie, side: Side): number {
  if (kind === 'reaction') return 0;
  return airRoom(left(pub, law, side), pub.weather[zoneOf(law.charts, target)] ?? 'dry');
}

function askPlanes({ public: pub, seat }: View, law: Law, sortie: Sortie): Ask {
  const side = sideOfSeat(law, seat);
  const enemy = sortie.air[enemyOf(side)];
  const told = enemy === null ? '' : ` The enemy sends ${enemy}.`;
  return {
    ask: 'say',
    rule: 'R68',
    prompt: `How many points of ground support fly to ${hexName(sortie.target)}? ${left(pub, law, side)} left for the month; two or more against none are air superiority.${told}`,
    from: 0,
    to: roomInTheAir(pub, law, sortie, side),
  };
}

function send(table: Theatre, sortie: Sortie, side: Side, answer: Answer): void {
  const { public: pub } = table.state;
  const points = Number(answer);
  sortie.air[side] = points;
  if (points > 0) pub.notes[`R68.${side}`] = used(pub, side) + points;
  table.say('R68', 'planes', { side, points, hex: sortie.target });
}

/** The seat that decides for a side: of the nations that fight in the hex, or attack it. */
function speakerFor(pub: Pub, law: Law, side: Side, { units, target }: Pick<Sortie, 'units' | 'target'>): string {
  const here = unitsAt(pub, target, side).map(({ nation }) => nation);
  return speakerOf(law, side, [...here, ...nationsIn(pub, units)]);
}

/** Dice until somebody has to decide, or the attack is over. */
function fight(table: Theatre, battle: Battle): void {
  const landCombat = landCombatOf(table.law);
  for (;;) {
    const need = landCombat.next(battle, table);
    if (need === undefined) {
      settle(table, battle);
      return;
    }
    if (need.need === 'decision') {
      const { public: pub } = table.state;
      const units = battle.from.flatMap(({ units: there }) => there.map(({ id }) => id));
      const seats = need.of.map((side) =>
        speakerFor(pub, table.law, side as Side, { units, target: battle.target.hex }),
      );
      owe(table, seats);
      return;
    }
    const by = speakerOf(table.law, need.by as Side, []);
    landCombat.die(battle, table.roll(need.rule, by, need.sides), table);
  }
}

/** What the record says, on the map. */
export function settle(table: Theatre, battle: Battle): void {
  const { public: pub } = table.state;
  const { target, from, attacker } = battle;
  const defender = enemyOf(attacker);
  pub.attack = null;
  const fought = from.flatMap(({ units }) => units.flatMap(({ id, part }) => (part ? (pub.units[id] ?? []) : [])));
  trespass(pub, fought, [target.hex]);
  const before = situationOf(pub, table.law.map);
  if (battle.charged) drawForCharge(table, battle, before);
  for (const ground of [target, ...from]) {
    for (const fighter of ground.units) lose(table, fighter, before);
    settleLeaders(table, ground, target.hex);
  }
  if (battle.fortLost) loseFort(table, target.hex);
  if (battle.beset?.fortLost === true) loseFort(table, battle.beset.hex);
  const origins = from.map(({ hex }) => hex);
  const charged = target.units.filter(({ to }) => to !== null && origins.includes(to));
  retreat(
    table,
    target.units.filter((unit) => !charged.includes(unit)),
    defender,
  );
  retreat(
    table,
    from.flatMap(({ units }) => units.filter(({ to }) => to !== target.hex)),
    attacker,
  );
  const attackers = from.flatMap(({ units }) => units.filter(({ part }) => part));
  const advanced = attackers.flatMap((fighter) => {
    const unit = pub.units[fighter.id];
    return unit !== undefined && unit.hex !== null && fighter.to === target.hex ? [unit] : [];
  });
  const vacated = [...new Set(advanced.flatMap(({ hex }) => hex ?? []))];
  const riders = from.flatMap(({ generals }) =>
    generals.flatMap(({ id, to, fate }) => {
      const general = pub.generals[id];
      return to === target.hex && fate === 'well' && general !== undefined ? [general] : [];
    }),
  );
  // 5.10 He has gone with units, and goes by himself no more this month.
  for (const rider of riders) rider.rode = true;
  const parties = vacated.map((hex) => ({
    ...{
      id: hex,
      units: advanced.filter((unit) => unit.hex === hex),
      riders: riders.filter((each) => each.hex === hex),
    },
  }));
  if (battle.vacated) setToll(pub, target.hex, attacker, battle.price && advanced.length === 0);
  // 5.18 So it is for those who charged.
  if (battle.beset !== undefined) setToll(pub, battle.beset.hex, defender, battle.beset.price);
  for (const { id } of attackers) {
    const unit = pub.units[id];
    // 5.17 A reaction changes nothing of what a unit may do or has done.
    if (unit !== undefined && battle.kind !== 'reaction') unit.attacked = true;
  }
  const { offensive: off } = pub;
  if (off?.side === attacker && battle.kind !== 'reaction') remember(off, battle, attackers, vacated);
  table.pop();
  // 5.17 Enemy armour may attack whoever leaves its zone to advance.
  const going = parties.filter((party) => !reactionTo(table, party, { path: [target.hex] }, attacker, 'advances'));
  for (const hex of origins) {
    const chargers = charged.flatMap(({ id, to }) => (to === hex ? (pub.units[id] ?? []) : []));
    const standing = chargers.filter((unit) => unit.hex !== null);
    if (standing.length > 0) march(table, standing, [], [hex], defender);
  }
  if (going.length > 0) {
    const [units, along] = [going.flatMap((party) => party.units), going.flatMap((party) => party.riders)];
    march(table, units, along, [target.hex], attacker);
  } else fronts(table);
  const bumping = table.state.umpire.agenda.some(({ kind }) => kind === 'bump');
  if (pub.bumped.length > 0 && !bumping) table.push({ kind: 'bump', rule: '5.2' });
}

function loseFort(table: Theatre, hex: HexId): void {
  const works = table.state.public.works[hex];
  if (works === undefined) return;
  delete works.fortification;
  delete works.coastalFort;
  table.say('5.8', 'fort lost', { hex });
}

/** 5.19 Whoever does not come now pays for coming later; R77 what an earlier attack left to pay is forgotten. */
function setToll(pub: Pub, hex: HexId, side: Side, owed: boolean): void {
  if (pub.tolls[hex] === side && cite('R77')) delete pub.tolls[hex];
  if (owed && cite('5.19')) pub.tolls[hex] = side;
}

function remember(
  off: Offensive,
  { kind, vacated, target }: Battle,
  attackers: readonly Fighter[],
  origins: string[],
): void {
  const ids = attackers.flatMap(({ id, left: steps }) => (steps > 0 ? [id] : []));
  off.followed = kind === 'combat' || kind === 'exploitation' ? origins : [];
  if (vacated) off.cleared.push(...ids);
  else if (kind === 'breakthrough' && cite('5.21')) off.repeat.push({ target: target.hex, units: ids });
}

/** 7.7 Those who charged draw on chits like other attackers. */
function drawForCharge({ state, law }: Theatre, { target }: Battle, before: Situation): void {
  const { public: pub } = state;
  const { drawers, drawn } = fedToCharge(pub, law, target.hex, before);
  draw(
    pub.chits.filter(({ side }) => side === 'japan'),
    drawers,
    drawn,
  );
}

/** 7.14 A city keeps a unit without supply from want (7.10); it does not come back from there all the same. */
function lose(table: Theatre, fighter: Fighter, before: Situation): void {
  const { public: pub } = table.state;
  const unit = pub.units[fighter.id];
  if (unit === undefined || unit.hex === null) return;
  const supplied = fighter.supplied && isTraced(pub, before, unit);
  if (fighter.fell !== undefined && cite('7.14')) unit.left = fighter.fell;
  if (fighter.left === 0) eliminate(table, unit, 'combat', supplied);
  else unit.left = fighter.left;
}

/** Generals who advance go with their units, not before them. */
function settleLeaders(table: Theatre, ground: Ground, target: HexId): void {
  const { public: pub } = table.state;
  if (ground.hq !== null && ground.hqLost) toPool(table, ground.hq.id);
  else if (ground.hq !== null && ground.hqTo !== null) fallBack(table, ground.hq.id, ground.hqTo);
  for (const { id, fate, to } of ground.generals) {
    const general = pub.generals[id];
    if (general === undefined) continue;
    if (fate !== 'well') {
      general.hex = null;
      general.off = fate === 'dead' ? 'gone' : 'pool';
    } else if (to !== null && to !== target) general.hex = to;
  }
}

/** R52 A headquarters goes with its troops; beside another of its nation (5.1) and beyond a border that is closed to it (9.1) it cannot be. */
function fallBack(table: Theatre, id: string, to: HexId): void {
  const { public: pub } = table.state;
  const hq = pub.hqs[id];
  if (hq === undefined || hq.hex === null) return;
  // 5.2 One of the enemy's that is alone there makes room for those who come.
  const own = Object.values(pub.hqs).filter(({ nation }) => sideOf(pub, nation) === sideOf(pub, hq.nation));
  const may = mayStand(pub, hq.nation, hexOf(table.law.map, to));
  if (may && isClearOf({ hqs: Object.fromEntries(own.map((each) => [each.id, each])) }, hq, to)) {
    hq.hex = to;
    table.say('5.18', 'hq rides', { hq: id, hex: to });
  } else toPool(table, id);
}

/**
 * 5.18 They stand where they went; whoever comes to others who were there before does not fight with them in this Step. An empty
 * enemy hex is theirs only if they are still there next month.
 */
function retreat(table: Theatre, gone: readonly Fighter[], side: Side): void {
  const { law } = table;
  const { public: pub } = table.state;
  // 10.6 Troops do not stand beside partisans, wherever they come from.
  for (const { id, to } of gone) if (to !== null && pub.units[id]?.hex != null) disbandAt(table, to);
  const hosts = new Set(gone.flatMap(({ to }) => (to !== null && unitsAt(pub, to, side).length > 0 ? [to] : [])));
  for (const { id, to } of gone) {
    const unit = pub.units[id];
    if (unit === undefined || unit.hex === null || to === null) continue;
    unit.hex = to;
    trespass(pub, [unit], [to]);
    unit.retreated = hosts.has(to);
    // 5.12 Where one who is cut off stands it is his already.
    const isTheirs = holderOf(pub, hexOf(law.map, to)) === side || (hosts.has(to) && pub.squatting[to] === undefined);
    if (!isTheirs && cite('5.18')) pub.squatting[to] = pub.turn + 1;
    // 5.2 A headquarters alone makes room; nobody retreats to where a General is.
    for (const leader of leadersAt(pub, to, enemyOf(side)))
      if ('radius' in leader && !pub.bumped.includes(leader.id)) pub.bumped.push(leader.id);
  }
}
