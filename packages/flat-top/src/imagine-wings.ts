/** The enemy's planes as they may be: in the battle, under counters on the map, hidden in the air, and in boxes. */
import { armsOf } from './arms.js';
import { mustered } from './chapters/4-forces.js';
import { byEye, byRadar } from './chapters/7-sight.js';
import { fliesFreely, launchRoom, paceOf } from './chapters/8-launching.js';
import { atBase, baseFactors, type LosePlanesStep } from './chapters/21-damage.js';
import { fieldCalled, fieldsOf, nobody, putGrounded, withParked } from './fields.js';
import { baseNamed } from './forces.js';
import { fallenBase } from './held-bases.js';
import { bombs, canHit } from './imagine.js';
import { callUpHis } from './imagine-additional.js';
import { handles, park, roomAt, showPlanes, stand } from './imagine-boxes.js';
import { airborne, lastTurn, newLot, underCounters } from './imagine-counters.js';
import { armsFor, at, type Draft, isUnseen, left, musterOf, pick, shuffled } from './imagine-draft.js';
import { drawNightGroup } from './imagine-night.js';
import { bringBackHis, wasReplaced } from './imagine-replacements.js';
import { bombersLast, isSea, keysLeft, nameOf, spend } from './imagine-stock.js';
import { distance, entryHexes, type Hex, hexOf, inPlay, neighbours } from './map.js';
import type { PlaneKey } from './pieces.js';
import type { Altitude, Base, Grounded, Lot, SeenLot } from './state.js';
import { basePoints, bonusPoints, shipPoints, unloadingPoints } from './stock.js';

/** False: nothing fits what has been reported. */
export function drawWings(draft: Draft): boolean {
  const { own, pub, view } = draft;
  own.bases = basesNow(draft).map((base) => {
    const hits = pub.baseHits[base.id] ?? 0;
    return hits === 0 ? base : { ...base, hits };
  });
  const nextTurn = view.knows.battle?.base;
  if (nextTurn)
    own.bases = own.bases.map((base) => (base.id === nextTurn.id ? { ...base, hits: nextTurn.hits } : base));
  standBy(draft);
  reinforce(draft);
  callUpHis(draft);
  mourn(draft);
  bringBackHis(draft);
  seeFields(draft);
  // Who flies in the battle is known by name; of those on the ground it may be any.
  fight(draft);
  const settled = losing(draft);
  if (settled === undefined) return false;
  for (const [place, planes] of draft.inSight) if (planes && !settled.has(place)) showPlanes(draft, place);
  if (!underCounters(draft)) return false;
  if (draft.flown > 0) drawHidden(draft);
  if (draft.formed) formUp(draft);
  park(draft);
  drawNightGroup(draft);
  seenNow(draft);
  if (draft.moved) land(draft);
  return true;
}

/** SC3.2 As the scenario gives them, less the one he has lost, or with the one he has taken. */
function basesNow({ law, enemy, pub }: Draft): readonly Base[] {
  const { bases } = musterOf(law, enemy);
  const fallen = fallenBase(pub);
  if (fallen === undefined) return bases;
  if (fallen.to !== enemy) return bases.filter(({ name }) => name !== fallen.base);
  return [...bases, { ...baseNamed(law, fallen.base), side: enemy }];
}

// What there is

/** R149 Planes aboard those who are still to come are nowhere else: all of them where no other ship would take them. */
function standBy(draft: Draft): void {
  const { own, law, enemy, below } = draft;
  if (own.coming === undefined) return;
  const here = fieldsOf(own, law, enemy);
  const away = fieldsOf(mustered(own), law, enemy).filter(({ id }) => !here.some((field) => field.id === id));
  for (const field of away)
    for (const key of keysLeft(draft).filter(isSea)) {
      if (!handles(draft, field, key)) continue;
      const room = roomAt(draft, fieldCalled(mustered(own), law, enemy, field.id) ?? field);
      const elsewhere = [...here, ...away].some((other) => other.id !== field.id && handles(draft, other, key));
      const all = left(draft, key);
      const factors = Math.min(room, elsewhere && below(2) === 0 ? below(all + 1) : all);
      if (factors < 1) continue;
      spend(draft, key, factors);
      const [box, planes] = stand(draft, field, key, factors);
      const grounded = own.ships.find(({ id }) => id === field.id)?.grounded ?? nobody;
      putGrounded(own, field.id, withParked(grounded, box, planes));
    }
}

/** SC1.4 Planes that come once a ship has been seen. */
function reinforce(draft: Draft): void {
  const { own, view, law, enemy, pub, below, stock } = draft;
  const seenNow = view.own.observed.some(({ kind, condition }) => kind === 'TF' && condition > 0);
  const ever = view.own.tfs.length + view.own.ships.length > 0 && pub.turn > 0 && below(3) === 0;
  if (seenNow || ever) own.firstSeen = below(pub.turn + 1);
  const coming = law.scenario.special.whenShipSeen;
  if (coming?.side !== enemy || own.firstSeen === null || own.firstSeen >= pub.turn) return;
  const here = pub.phase > at.air || (pub.phase === at.air && view.owes?.about === 'formations');
  if (!here && own.firstSeen === pub.turn - 1) return;
  for (const [plane, factors] of Object.entries(coming.planes)) {
    own.added[plane] = factors;
    stock.set(plane, left(draft, plane) + factors);
  }
}

/** Losses that were seen, and others that the points tell of (R47). */
function mourn(draft: Draft): void {
  const { own, view, below, pub, law, side, enemy, sparing } = draft;
  const dayOver = law.scenario.firstHour + pub.turn > 24;
  // 22.2 Where little fits, all on an earlier day, and of one name rather than some of each: then most come back.
  const earlier = sparing && wasReplaced(draft);
  const inTurn = earlier ? shuffled([...draft.stock.keys()], below) : [];
  const { airFactor, lostUnnecessarily } = law.charts.victoryPoints.values;
  let seen = 0;
  for (const factors of Object.values(view.knows.losses)) seen += factors;
  const items =
    shipPoints(own, law, enemy) + basePoints(pub, law, enemy) + unloadingPoints(view.own, law) + bonusPoints(pub, side);
  const unexplained = Math.max(0, pub.points[side] - items - airFactor * seen);
  const most = Math.floor(unexplained / airFactor);
  const least = Math.floor(Math.max(0, unexplained - mostForClosed(draft)) / lostUnnecessarily);
  const unseen = sparing ? least : least + below(most - least + 1);
  const standing = toldOnTheGround(draft);
  const losses = Object.entries(view.knows.losses);
  if (unseen > 0) losses.push(['?', unseen]);
  for (const [name, factors] of losses) {
    for (let n = factors; n > 0; n--) {
      const all = name === '?' ? keysLeft(draft) : [name, `${name}*`].filter((key) => left(draft, key) > 0);
      const spare = all.filter((key) => left(draft, key) > 1 || !standing.has(nameOf(key)));
      const keys = spare.length > 0 ? spare : all;
      if (keys.length === 0) break;
      const wanted = sparing ? bombersLast(draft, keys) : keys;
      const key = inTurn.find((each) => wanted.includes(each)) ?? pick(wanted, below);
      spend(draft, key, 1);
      const list = earlier || (dayOver && below(2) === 0) ? own.gone : own.lostToday;
      list[key] = (list[key] ?? 0) + 1;
    }
  }
}

/** 21.7 Names among which the attacker chooses a loss at this moment: the last of them is not lost yet. */
function toldOnTheGround({ view, enemy }: Draft): ReadonlySet<string> {
  const steps = (view.knows.battle?.steps ?? []).filter(({ rule }) => rule === '21.7') as LosePlanesStep[];
  return new Set(steps.flatMap(({ side, names }) => (side === enemy ? names : [])));
}

/** 21.5, R128 Points that there may have been for bases that could fly nothing: on every turn, where so many hits were scored. */
function mostForClosed({ own, pub, law }: Draft): number {
  const { baseClosed } = law.charts.victoryPoints.values;
  let points = 0;
  for (const base of own.bases) {
    const hits = pub.hitsScored[base.id] ?? 0;
    if (base.offBoard || hits === 0 || baseFactors({ ...base, hits }).launch.normal > 0) continue;
    const great = base.name === 'Henderson' || base.name === 'Rabaul';
    points += (pub.turn + 1) * (great ? baseClosed['Henderson or Rabaul'] : baseClosed.other);
  }
  return points;
}

/** 7.14 Fields that are seen well at this moment. */
function seeFields({ own, view, pub, eyes, inSight }: Draft): void {
  for (const { id, name, offBoard } of own.bases) {
    const known = view.knows.fields[id];
    if (offBoard || known === undefined || known.turn !== pub.turn || view.public.battle?.hex === hexOf(name)) continue;
    if (byEye(eyes, pub, hexOf(name), 'TF') === 3) inSight.set(id, known.planes);
  }
}

// In a battle

/** 21.7 Planes that fit a loss being settled: as many as are told to go, of the names told where the attacker chooses. */
function losing(draft: Draft): Set<string> | undefined {
  const { view, enemy, law, own, below } = draft;
  const settled = new Set<string>();
  for (const step of view.knows.battle?.steps ?? []) {
    if (step.rule !== '21.7' || step.side !== enemy) continue;
    const { place: index, lose, hits, names } = step as LosePlanesStep;
    const seen = view.knows.battle?.ships[index]?.name;
    const place = index === atBase ? view.knows.battle?.base?.id : own.ships.find(({ name }) => name === seen)?.id;
    const field = place === undefined ? undefined : fieldCalled(own, law, enemy, place);
    if (place === undefined || field === undefined) continue;
    settled.add(place);
    // Fewer than one for each hit, and yet a choice: they are dispersed. Without a choice, nobody else was there.
    const dispersed = names.length > 0 && lose < hits;
    let wanted = lose + (names.length > 0 ? names.length : 0);
    let grounded: Grounded = nobody;
    const able = keysLeft(draft).filter(
      (key) => handles(draft, field, key) && (names.length === 0 || names.includes(nameOf(key))),
    );
    const put = (key: PlaneKey, factors: number): void => {
      spend(draft, key, factors);
      wanted -= factors;
      const planes = { plane: nameOf(key), seaBased: isSea(key), factors, arms: 'none', dispersed } as const;
      grounded = withParked(grounded, dispersed ? 'readying' : 'ready', planes);
    };
    for (const name of names) {
      const key = able.find((each) => nameOf(each) === name && left(draft, each) > 0);
      if (key === undefined) return undefined;
      put(key, 1);
    }
    for (const key of shuffled(able, below))
      if (wanted > 0 && left(draft, key) > 0) put(key, Math.min(wanted, left(draft, key)));
    if (lose > factorsAt(grounded)) return undefined;
    putGrounded(own, place, grounded);
    draft.inSight.set(place, true);
  }
  return settled;
}

const factorsAt = ({ ready, readying }: Grounded): number =>
  [...ready, ...readying].reduce((sum, { factors }) => sum + factors, 0);

/** The formations in the battle: known by name, number and altitude once they are told. */
function fight(draft: Draft): void {
  const { view, pub, side, own, law, enemy } = draft;
  const { battle } = pub;
  if (battle === null || !battle.told[side].planes) return;
  const attacking = (view.knows.battle?.steps ?? []).some(
    (step) => step.rule === '17' && step.stage === 'declare' && step.attackers.includes(enemy),
  );
  for (const { lots } of view.knows.battle?.air ?? []) {
    const flight = airborne(draft, battle.hex, []);
    for (const seen of lots) flight.lots.push(...lotsSeen(draft, seen, attacking));
    flight.onMap = true;
    own.flights.push(flight);
  }
  own.battle = { air: [], ships: [], base: null, formations: own.flights.map(({ id }) => id) };
  void law;
}

function lotsSeen(draft: Draft, seen: SeenLot, attacking: boolean): Lot[] {
  const keys = shuffled([seen.plane, `${seen.plane}*`], draft.below);
  // More than there ever were can only be more than whoever imagines has kept count of.
  let short = seen.factors - keys.reduce((sum, key) => sum + left(draft, key), 0);
  for (const list of [draft.own.lostToday, draft.own.gone])
    for (const key of keys) {
      const back = Math.max(0, Math.min(short, list[key] ?? 0));
      if (back === 0) continue;
      list[key] = (list[key] ?? 0) - back;
      draft.stock.set(key, left(draft, key) + back);
      short -= back;
    }
  // All of one kind, if there are so many.
  const enough = keys.filter((key) => left(draft, key) >= seen.factors);
  const lots: Lot[] = [];
  let wanted = seen.factors;
  for (const key of enough.length > 0 ? enough.slice(0, 1) : keys) {
    const factors = Math.min(wanted, left(draft, key));
    if (factors > 0) lots.push(known(draft, key, factors, seen, attacking));
    wanted -= factors;
  }
  return lots;
}

function known(draft: Draft, key: PlaneKey, factors: number, seen: SeenLot, attacking: boolean): Lot {
  const { law, pub, view, below } = draft;
  spend(draft, key, factors);
  const { altitude, tookOffArmed, burned } = seen;
  const lot: Lot = { ...newLot(draft, key, factors, altitude, tookOffArmed), burned };
  const mine = view.own.battle;
  if (!tookOffArmed || !attacking || mine === null) return lot;
  const scenario = pub.battle?.scenario ?? null;
  // 17.1 He has announced an attack, so some of his planes can make one.
  const able = bombs.filter(
    (arms) =>
      armsOf(law, scenario, lot.plane).includes(arms) && canHit({ rules: law, scenario }, { ...lot, arms }, mine),
  );
  return able.length > 0 ? { ...lot, arms: pick(able, below) } : lot;
}

// Hidden in the air

function drawHidden(draft: Draft): void {
  const { own, law, enemy, below, pub } = draft;
  const late = law.scenario.special.noTakeOffOnFirstTurn === enemy;
  if (draft.flown < (late ? 2 : 1)) return;
  const fields = fieldsOf(own, law, enemy);
  for (let n = below(5); n > 0 && own.flights.length < 30; n--) {
    const key = anyKey(draft);
    const homes = key === undefined ? [] : fields.filter((field) => handles(draft, field, key));
    if (key === undefined || homes.length === 0) continue;
    const home = pick(homes, below);
    const plane = nameOf(key);
    const { range } = law.charts.planes.values[plane];
    // Formed on an earlier turn: one turn of its range at least is spent.
    if (range < 2 || pub.turn < 1) continue;
    const factors = Math.min(left(draft, key), 1 + below(6));
    const armed = armsFor(law, plane).length > 0 && below(3) > 0;
    const altitude: Altitude = below(2) === 0 ? 'high' : 'low';
    const lot = { ...newLot(draft, key, factors, altitude, armed), deadline: lastTurn(draft, range - 1) };
    if (home.hex === null) {
      const [turns] = entryHexes.flatMap((entry) => (entry.base === home.name ? [entry.turns] : []));
      if (turns === undefined) continue;
      const flight = airborne(draft, entryHexes.find(({ base }) => base === home.name)?.hex ?? 0, [lot]);
      flight.away = { base: home.id, turns: below(turns), inbound: below(2) === 0 };
      flight.flown = 0;
      flight.beganInCloud = false;
      flight.blind = false;
      flight.leavesStorm = false;
      if (flight.away.turns === 0 && (draft.moved || pub.phase === at.flying))
        flight.away = { ...flight.away, turns: 1 };
      spend(draft, key, factors);
      own.flights.push(flight);
      continue;
    }
    const far = Math.min(12, paceOf(law, [lot]) * Math.min(3, draft.flown));
    const hex = aloft(draft, home.hex, far, altitude === 'high');
    if (hex === undefined) continue;
    spend(draft, key, factors);
    own.flights.push(airborne(draft, hex, [lot]));
  }
}

function anyKey(draft: Draft): PlaneKey | undefined {
  const keys = keysLeft(draft);
  return keys.length === 0 ? undefined : pick(keys, draft.below);
}

/** Somewhere on the way out or home, out of sight. */
function aloft(draft: Draft, from: Hex, far: number, high: boolean): Hex | undefined {
  const { below, law } = draft;
  for (let i = 0; i < 8; i++) {
    let hex = from;
    let heading = below(6);
    for (let steps = below(far + 1); steps > 0; steps--) {
      const around = neighbours(hex);
      if (below(5) === 0) heading = below(6);
      const to = around[heading % around.length];
      if (to !== undefined && inPlay(to, law.scenario.westHalf)) hex = to;
    }
    if (isUnseen(draft, hex, 'AF', high) && distance(hex, from) <= far) return hex;
  }
  return undefined;
}

/** 8.5.1 Formed this turn and still on deck. */
function formUp(draft: Draft): void {
  const { own, law, enemy, below, pub } = draft;
  if (pub.turn === 0 && law.scenario.special.noTakeOffOnFirstTurn === enemy) return;
  for (const field of shuffled(fieldsOf(own, law, enemy), below).slice(0, below(3))) {
    const key = shuffled(keysLeft(draft), below).find((each) => handles(draft, field, each));
    const plane = key === undefined ? undefined : nameOf(key);
    const most = Math.min(field.launch.minimum, roomAt(draft, field), key === undefined ? 0 : left(draft, key));
    if (key === undefined || plane === undefined || most < 1 || own.flights.length >= 34) continue;
    const factors = 1 + below(Math.min(most, 8));
    const armed = armsFor(law, plane).length > 0 && below(2) === 0;
    const { range } = law.charts.planes.values[plane];
    const lot = { ...newLot(draft, key, factors, 'low', armed), deadline: pub.turn + range - 1 };
    const entry = entryHexes.find(({ base }) => base === field.name);
    if (field.hex === null && entry === undefined) continue;
    const flight = {
      ...airborne(draft, field.hex ?? entry?.hex ?? 0, [
        armed && lot.arms === 'none' ? { ...lot, tookOffArmed: false } : lot,
      ]),
    };
    flight.onDeck = field.id;
    flight.beganInCloud = false;
    flight.blind = false;
    flight.leavesStorm = false;
    if (field.hex === null && entry !== undefined) flight.away = { base: field.id, turns: entry.turns, inbound: true };
    if (!fliesFreely(law, enemy, plane, field.id)) flight.launches = [{ place: field.id, factors }];
    spend(draft, key, factors);
    own.flights.push(flight);
  }
}

// What each formation knows of being seen, and the ledger

function seenNow({ own, eyes, pub, view }: Draft): void {
  for (const flight of own.flights) {
    if (!flight.onMap || flight.onDeck !== null || flight.away !== null) continue;
    const mark = view.knows.marks.find(({ kind, hex }) => kind === 'AF' && hex === flight.hex);
    const eye = byEye(eyes, pub, flight.hex, 'AF');
    const radar = flight.lots.some(({ altitude }) => altitude === 'high') ? byRadar(eyes, pub, flight.hex) : 0;
    const seen = radar > eye ? radar : eye;
    flight.seen = mark === undefined || seen <= mark.condition ? seen : mark.condition;
  }
}

/** 14.9 Some came down this turn. */
function land({ own, law, enemy, below }: Draft): void {
  for (const { id } of fieldsOf(own, law, enemy)) {
    if (below(4) > 0) continue;
    const { left: most } = launchRoom(own, law, enemy, id);
    const landed = below(Math.min(4, most.minimum) + 1);
    if (landed > 0) own.landed[id] = { minimum: landed, normal: 0, maximum: 0 };
  }
}
