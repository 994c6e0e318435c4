/** What is being resolved, as far as a side can tell, and who is asked. Where the enemy alone is asked, any question of his will do. */
import type { Plain, Seat } from '@ironbottom/umpire';
import { setUpAbout } from './chapters/4-set-up.js';
import { emptyPlot, queueOf } from './chapters/10-plotting.js';
import { isAnyShadowable, type ShadowingFrame } from './chapters/11-shadowing.js';
import { movementFactor } from './chapters/12-ships.js';
import { afloat, countersOf, submarinesOf } from './chapters/optional-submarines.js';
import type { SubmarinesFrame } from './chapters/optional-submarines-orders.js';
import type { GameFrame } from './frames.js';
import { type Course, type GamePublic, type GameState, type Sortie, turnSteps } from './game-kit.js';
import { at, type Draft, isPath, pick } from './imagine-draft.js';
import type { Flight } from './pieces.js';
import { type Side, sides } from './state.js';

/** `seats`: null in a battle, where its own procedure says who is asked. */
export type Scene = { agenda: GameFrame[]; seats: Side[] | null; about: { [seat: Seat]: Plain } };

const turn: GameFrame = { kind: 'turn', rule: '5' };
const battle: GameFrame = { kind: 'battle', rule: '15.1' };

export function sceneOf(draft: Draft, state: GameState): Scene {
  const { pub, view, side, enemy, below } = draft;
  const bottom = { ...turn };
  const both = [...sides];
  switch (pub.phase) {
    case -1: {
      const { about = null } = view.owes ?? {};
      const choosing = about === 'choice';
      const stations = about === 'stations' || about === 'stations proposed';
      const own = sides.filter((each) => (each === side ? about === 'own' || about === 'stations' : below(2) === 0));
      const first: GameFrame = choosing
        ? { kind: 'set-up', rule: '4.1' }
        : { kind: 'set-up', rule: '4.1', own, ...(stations && { stations }) };
      const told = (each: Side): Plain => (choosing ? 'choice' : setUpAbout(own.includes(each), stations));
      return { agenda: [bottom, first], seats: both, about: { [side]: about, [enemy]: told(enemy) } };
    }
    case at.air: {
      if (view.owes?.kind === 'replacements')
        return {
          agenda: [
            bottom,
            { kind: 'air-operations', rule: '8.10', stage: 'boxes' },
            { kind: 'replacements', rule: '22.1' },
          ],
          seats: both,
          about: {},
        };
      const stage = view.owes?.about === 'formations' ? 'formations' : 'boxes';
      return {
        agenda: [bottom, { kind: 'air-operations', rule: '8.10', stage }],
        seats: both,
        about: { allied: stage, japan: stage },
      };
    }
    case at.plotting:
      return plotting(draft, bottom);
    case at.shadowing:
      return shadowing(draft, state, bottom);
    case at.flying:
      return flying(draft, bottom);
    case at.sailing:
      return { agenda: [bottom, submarinesIn('move')], ...asked(draft, 'move') };
    case at.combat: {
      const beneath = draft.law.options.submarines ? [submarinesIn('dive')] : [];
      if (pub.battle?.why === 'submarines')
        return { agenda: [bottom, submarinesIn('fight'), { ...battle }], seats: null, about: {} };
      // The other window of this phase is opened to both.
      if (pub.battle === null && (view.owes === null || view.owes.kind === 'submarines'))
        return { agenda: [bottom, { ...submarinesIn('dive'), asked: true }], ...asked(draft, 'dive') };
      const done = pub.battle?.hex ?? -1;
      const combat: GameFrame = { kind: 'combat', rule: '15.4', shown: true, done };
      return pub.battle === null
        ? { agenda: [bottom, ...beneath, combat], seats: both, about: {} }
        : { agenda: [bottom, ...beneath, combat, { ...battle }], seats: null, about: {} };
    }
    case at.record: {
      const seats = sides.filter((each) =>
        (each === side ? view.own.observed : view.knows.marks).some(({ condition }) => condition === 0),
      );
      return { agenda: [bottom, { kind: 'record', rule: '7.7', asked: true }], seats, about: {} };
    }
    default:
      throw new Error(`nobody is asked anything in phase ${pub.phase}`);
  }
}

// Submarines

const submarinesIn = (stage: SubmarinesFrame['stage']): SubmarinesFrame => ({
  kind: 'submarines',
  rule: stage === 'move' ? 'OPT-SUB.2' : 'OPT-SUB.7',
  stage,
  // Asked already, unless other battles come first.
  asked: stage !== 'dive',
  fights: [],
});

/** Whoever has submarines left is asked. */
function asked({ pub }: Draft, stage: string): Pick<Scene, 'seats' | 'about'> {
  const seats = sides.filter((each) => afloat(pub, each) > 0);
  return { seats, about: Object.fromEntries(seats.map((each) => [each, stage])) };
}

// 10

function plotting(draft: Draft, bottom: GameFrame): Scene {
  const { view, pub, side, enemy, own, below } = draft;
  const mine = view.owes;
  const queue: Record<Side, string[]> = { allied: [], japan: [] };
  const about: Scene['about'] = {};
  if (mine !== null && !isPath(view)) {
    const seats = sides.filter((each) => (each === side ? view.own : own).ships.length > 0);
    return { agenda: [bottom, { kind: 'plotting', rule: '10.1', stage: 'orders', queue }], seats, about };
  }
  // Mine: this one and those after it that can still sail. His: some of his.
  if (mine !== null) {
    const { tf } = mine.about as { tf: string };
    const all = queueOf(pub, view.own);
    const from = all.indexOf(tf);
    queue[side] = from < 0 ? [tf] : all.slice(from);
    about[side] = mine.about;
  }
  const able = own.tfs.filter((tf) => movementFactor(pub, own, tf) > 0);
  const some = able.slice(below(able.length + 1));
  queue[enemy] = (some.length === 0 && mine === null ? able.slice(-1) : some).map(({ id }) => id);
  for (const id of queue[enemy]) {
    const tf = own.tfs.find((each) => each.id === id);
    if (tf !== undefined) tf.plot = { ...(tf.plot ?? emptyPlot()), path: [] };
  }
  if (queue[enemy].length === 0 && mine === null) {
    // Nobody of his can sail: then he is still giving orders.
    for (const tf of own.tfs) tf.plot = null;
    if (own.coming !== undefined) own.coming = own.coming.map((each) => ({ ...each, hex: null, path: [] }));
    return { agenda: [bottom, { kind: 'plotting', rule: '10.1', stage: 'orders', queue }], seats: [enemy], about };
  }
  if (queue[enemy].length > 0) about[enemy] = { tf: queue[enemy][0] ?? '' };
  const seats = sides.filter((each) => queue[each].length > 0);
  return { agenda: [bottom, { kind: 'plotting', rule: '10.1', stage: 'paths', queue }], seats, about };
}

// 11

function shadowing(draft: Draft, state: GameState, bottom: GameFrame): Scene {
  const { view, pub, side, enemy, own } = draft;
  const frame: ShadowingFrame = {
    kind: 'shadowing',
    rule: '11.3',
    stage: 'attempts',
    attempts: [],
    next: 0,
    path: null,
  };
  const asked = view.owes?.kind === 'shadowing' && view.owes.about === null;
  if (asked || (pub.following.length === 0 && pub.battle === null && pub.interception === null)) {
    const his = { marks: [...view.own.observed], submarines: countersOf(view.own) };
    const seats = sides.filter((each) => isAnyShadowable(each === side ? view.knows : his));
    return { agenda: [bottom, frame], seats, about: {} };
  }
  frame.stage = 'follow';
  const about = (view.owes?.kind === 'shadowing' ? view.owes.about : null) as About | null;
  const prey = about !== null && 'submarine' in about ? about.submarine : undefined;
  const moving = about !== null && 'unit' in about ? about : null;
  const pairs = new Map<number, { unit: string; target: string }>();
  // His shadowers first: whoever of his is followed and follows nobody has sailed.
  for (const i of pub.following)
    if (pub.shadows[i]?.side === enemy)
      pairs.set(i, { unit: shadowerOf(draft, i, pairs), target: view.own.shadows[i] ?? '' });
  for (const i of pub.following)
    if (pub.shadows[i]?.side === side)
      pairs.set(i, { unit: view.own.shadows[i] ?? '', target: targetOf(draft, i, pairs, moving) });
  for (const i of pub.following) {
    const [shadow, pair] = [pub.shadows[i], pairs.get(i)];
    if (shadow === undefined || pair === undefined) continue;
    const { submarine } = shadow;
    frame.attempts.push({
      side: shadow.side,
      hex: shadow.hex,
      nth: shadow.nth,
      success: true,
      ...pair,
      ...(submarine && { submarine }),
    });
  }
  own.shadows = pub.shadows.map(
    (shadow, i) => (shadow.side === side ? pairs.get(i)?.target : pairs.get(i)?.unit) ?? '',
  );
  // R78 Of his, the first whose target has sailed.
  const hasSailed = ({ target }: { target: string }): boolean =>
    [...view.own.tfs, ...submarinesOf(view.own)].find(({ id }) => id === target)?.moved !== false;
  const current = frame.attempts.findIndex((attempt) =>
    moving === null
      ? attempt.side === enemy && hasSailed(attempt)
      : attempt.side === side && attempt.unit === moving.unit,
  );
  frame.next = Math.max(
    0,
    current < 0 && moving === null ? frame.attempts.findIndex((attempt) => attempt.side === enemy) : current,
  );
  return preyMoves(draft, frame, bottom, prey) ?? inFollow(draft, state, bottom, frame, moving);
}

type About = { unit: string; hex: number } | { submarine: string };

/** OPT-SUB.5 A shadowed submarine is being moved: mine, or one of his if nothing else can be going on. */
function preyMoves(
  draft: Draft,
  frame: ShadowingFrame,
  bottom: GameFrame,
  prey: string | undefined,
): Scene | undefined {
  const { view, pub, side, enemy, own } = draft;
  if (prey !== undefined) {
    frame.prey = { side, id: prey };
    return { agenda: [bottom, frame], seats: [side], about: { [side]: view.owes?.about ?? null } };
  }
  if (view.owes !== null || pub.battle !== null || pub.interception !== null) return undefined;
  if (frame.attempts.some((attempt) => attempt.side === enemy)) return undefined;
  const id = frame.attempts.find(({ submarine }) => submarine === true)?.target;
  const his = submarinesOf(own).find((each) => each.id === id);
  if (his === undefined) return undefined;
  frame.prey = { side: enemy, id: his.id };
  return { agenda: [bottom, frame], seats: [enemy], about: { [enemy]: { submarine: his.id } } };
}

type Pairs = ReadonlyMap<number, { unit: string; target: string }>;

/** Some unit of his on the map, there where the attempt was made. */
function shadowerOf({ own, pub, enemy }: Draft, i: number, pairs: Pairs): string {
  const taken = [...pairs].flatMap(([at, { unit }]) => (pub.shadows[at]?.side === enemy ? [unit] : []));
  const free = [...own.tfs, ...own.flights].filter((unit) => unit.onMap && !taken.includes(unit.id));
  const unit = free.find(({ hex }) => hex === pub.shadows[i]?.from) ?? free[0];
  // OPT-SUB.5 A submarine of his, if nobody else is there.
  const boat =
    unit?.hex === pub.shadows[i]?.from
      ? undefined
      : submarinesOf(own).find(
          (each) => each.onMap && !each.sunk && each.hex === pub.shadows[i]?.from && !taken.includes(each.id),
        );
  if (boat !== undefined) return boat.id;
  if (unit !== undefined) unit.moved = false;
  return unit?.id ?? '';
}

/** Some task force of his on the map: it has sailed, unless it shadows somebody itself. */
function targetOf(
  { own, pub, side }: Draft,
  i: number,
  pairs: Pairs,
  moving: { unit: string; hex: number } | null,
): string {
  const taken = [...pairs].flatMap(([at, { target }]) => (pub.shadows[at]?.side === side ? [target] : []));
  if (pub.shadows[i]?.submarine === true) {
    const boats = submarinesOf(own).filter((each) => each.onMap && !each.sunk && !taken.includes(each.id));
    return (boats.find((each) => each.hex === pub.shadows[i]?.hex) ?? boats[0])?.id ?? '';
  }
  const free = own.tfs.filter((tf) => tf.onMap && !taken.includes(tf.id));
  const hex = moving === null ? pub.shadows[i]?.hex : moving.hex;
  const target = free.find((tf) => tf.hex === hex) ?? free[0];
  if (target !== undefined) target.moved = ![...pairs.values()].some(({ unit }) => unit === target.id);
  return target?.id ?? '';
}

/** A shadower is asked, or an enemy formation that flies after its task force is being intercepted. */
function inFollow(
  draft: Draft,
  _state: GameState,
  bottom: GameFrame,
  frame: ShadowingFrame,
  moving: { unit: string; hex: number } | null,
): Scene {
  const { view, pub, side, enemy } = draft;
  const { interception } = pub;
  const attempt = frame.attempts[frame.next];
  if (interception !== null || pub.battle !== null) {
    // In a battle: mine are intercepted where one of mine has still a way to go. His may well be the first to attack.
    const asker = interception?.side ?? (view.own.trail === null ? side : enemy);
    const mover = asker === side ? enemy : side;
    const hex = interception?.hex ?? pub.battle?.hex ?? 0;
    const af = (mover === side ? followerIn(draft, hex) : moverIn(draft, mover, hex)?.id) ?? '';
    if (attempt === undefined || attempt.side !== mover || attempt.unit !== af) {
      frame.next = frame.attempts.findIndex((each) => each.side === mover && each.unit === af);
      if (frame.next < 0) {
        frame.attempts.unshift({ side: mover, unit: af, hex, nth: 1, target: '', success: true });
        frame.next = 0;
      }
    }
    frame.path = mover === side ? (view.own.trail ?? []).slice() : [];
    draft.own.trail = mover === side ? null : [];
    return caught(draft, [bottom, frame], asker, af, hex);
  }
  if (moving !== null) return { agenda: [bottom, frame], seats: [side], about: { [side]: view.owes?.about ?? null } };
  const target = [...view.own.tfs, ...submarinesOf(view.own)].find(({ id }) => id === attempt?.target);
  const about = { unit: attempt?.unit ?? '', hex: target?.hex ?? 0 };
  return { agenda: [bottom, frame], seats: [enemy], about: { [enemy]: about } };
}

// 14

function flying(draft: Draft, bottom: GameFrame): Scene {
  const { view, pub, side, enemy } = draft;
  const first = pub.initiative ?? 'allied';
  const second: Side = first === 'allied' ? 'japan' : 'allied';
  const { segment } = pub;
  const turns = segment?.step === 'turn';
  const segments: Side[] = segment === null ? [first, second] : !turns && segment.side === first ? [second] : [];
  const agenda: GameFrame[] = [bottom, { kind: 'plane-movement', rule: '14.1', segments, asked: true }];
  if (segment === null) {
    if (pub.battle !== null) return { agenda: [...agenda, { ...battle }], seats: null, about: {} };
    const hexes = view.owes?.about ?? null;
    return { agenda, seats: [...sides], about: { [side]: hexes, [enemy]: hexes } };
  }
  if (segment.side === side) return myFlights(draft, agenda);
  return theirFlights(draft, agenda);
}

function myFlights(draft: Draft, agenda: GameFrame[]): Scene {
  const { view, pub, side } = draft;
  const { owes } = view;
  const told = { [side]: owes?.about ?? null };
  const about = (owes?.about ?? {}) as { ask?: string; af?: string; trim?: boolean; dived?: number[] };
  const picks = owes?.kind === 'segment' || owes?.kind === 'alternation';
  const asks = !picks ? 'nothing' : about.ask === 'destroy' ? 'destroy' : 'pick';
  agenda.push(movingFrame(pub.segment, side, asks));
  const { af = '' } = about;
  switch (owes?.kind) {
    case 'segment':
    case 'alternation':
      return { agenda, seats: [side], about: told };
    case 'flight':
      agenda.push({ kind: 'flight', rule: '14.5', side, af, asks: about.trim === true ? 'trim' : 'walk' });
      return { agenda, seats: [side], about: told };
    case 'landing':
      agenda.push({ kind: 'landing', rule: '14.9', side, af, dived: (about.dived ?? []).slice() });
      return { agenda, seats: [side], about: told };
    case 'reorganize':
      agenda.push({ kind: 'reorganize', rule: '8.11', side, hex: Number(owes.about) });
      return { agenda, seats: [side], about: told };
  }
  const mover = view.own.sortie?.course?.af ?? '';
  agenda.push({ kind: 'flight', rule: '14.5', side, af: mover, asks: 'walk' });
  const hex = pub.interception?.hex ?? pub.battle?.hex ?? 0;
  return caught(draft, agenda, draft.enemy, mover, hex);
}

/** One side is asked whether it intercepts, or fights with whom it has caught. */
function caught(draft: Draft, agenda: GameFrame[], asker: Side, af: string, hex: number): Scene {
  const { pub } = draft;
  const asked = pub.interception === null;
  const frame: GameFrame = { kind: 'interception', rule: '14.13.2', side: asker, af, hex, asked };
  agenda.push(asked ? frame : { ...frame, asked: false });
  if (pub.battle !== null) return { agenda: [...agenda, { ...battle }], seats: null, about: {} };
  return { agenda, seats: [asker], about: { [asker]: { hex } } };
}

function theirFlights(draft: Draft, agenda: GameFrame[]): Scene {
  const { pub, side, enemy, own, view, below, law } = draft;
  const turns = pub.segment?.step === 'turn';
  const step = pub.segment?.step === 'turn' ? pick(turnSteps, below) : (pub.segment?.step ?? 'land');
  const sortie: Sortie = { queue: [], used: [], dark: [], course: null };
  own.sortie = sortie;
  // Some have gone already, some of them out of sight.
  for (const { id, onMap, onDeck, away } of own.flights) {
    if (turns || onDeck !== null || away !== null || below(3) > 0) continue;
    sortie.used.push(id);
    if (onMap && law.options.slipAway && (step === 'log' || step === 'appear') && below(2) === 0) sortie.dark.push(id);
  }
  if (pub.interception === null && pub.battle === null) {
    agenda.push(movingFrame(pub.segment, enemy, 'pick'));
    return { agenda, seats: [enemy], about: { [enemy]: { ask: 'pick' } } };
  }
  agenda.push(movingFrame(pub.segment, enemy, 'nothing'));
  const hex = pub.interception?.hex ?? pub.battle?.hex ?? 0;
  const mover = moverIn(draft, enemy, hex);
  if (mover !== undefined) {
    mover.flown = Math.max(1, mover.flown);
    mover.moved = false;
    sortie.course = courseOf(mover, pub.interception === null);
    sortie.dark = sortie.dark.filter((id) => id !== mover.id || step === 'log');
    sortie.used = [...sortie.used.filter((id) => id !== mover.id), mover.id];
    if (turns) sortie.turn = { af: mover.id, step, how: step === 'log' ? 'log' : 'map' };
  }
  if (!turns && below(2) === 0) {
    const more = own.flights.find((flight) => !flight.moved && flight.id !== mover?.id && flight.away === null);
    if (more !== undefined && step !== 'land') sortie.queue = [more.id];
  }
  agenda.push({ kind: 'flight', rule: '14.5', side: enemy, af: mover?.id ?? '', asks: 'walk' });
  void view;
  return caught(draft, agenda, side, mover?.id ?? '', hex);
}

/** 14.2 The step of a segment, or OPT-APM a turn. */
const movingFrame = (segment: GamePublic['segment'], side: Side, asks: 'pick' | 'destroy' | 'nothing'): GameFrame =>
  segment?.step === 'turn'
    ? { kind: 'alternation', rule: 'OPT-APM', asks }
    : { kind: 'segment', rule: '14.2', side, step: segment?.step ?? 'land', asks };

const courseOf = ({ id, hex }: Flight, halted: boolean): Course => ({
  af: id,
  path: [hex],
  at: 1,
  flags: [],
  entered: true,
  halted,
  again: false,
  turned: false,
  dived: [],
});

/** The formation that has just come into the hex: in a battle one of those that fight. */
function moverIn({ own, view, side, pub, below }: Draft, mover: Side, hex: number): Flight | undefined {
  const { flights, battle: fight, sortie } = mover === side ? view.own : own;
  if (mover === side && sortie?.course) return flights.find(({ id }) => id === sortie.course?.af);
  const here = flights.filter(
    (flight) => flight.onMap && flight.hex === hex && flight.away === null && flight.onDeck === null,
  );
  const fighting = pub.battle === null ? here : here.filter(({ id }) => fight?.formations.includes(id));
  const among = fighting.length > 0 ? fighting : here;
  return among.length === 0 ? undefined : mover === side ? among[0] : pick(among, below);
}

/** My formation that flies after its task force and has just come into the hex. */
function followerIn(draft: Draft, hex: number): string | undefined {
  const { view, pub, side } = draft;
  const here = pub.following.flatMap((i) =>
    pub.shadows[i]?.side === side
      ? view.own.flights.filter((flight) => flight.id === view.own.shadows[i] && flight.hex === hex && !flight.moved)
      : [],
  );
  return (here.find(({ flown }) => flown > 0) ?? here[0] ?? moverIn(draft, side, hex))?.id;
}
