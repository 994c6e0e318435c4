/** Flat Top as a rulebook for the umpire: today the battles of chapters 15 to 21, each a game for two. */
import type { FrameKind, Rulebook, Table } from '@ironbottom/umpire';
import { battle as procedure, questionOf } from './battle.js';
import { beginBattle } from './chapters/15-combat.js';
import { words } from './chapters/words.js';
import { clone } from './clone.js';
import { imagine } from './imagine.js';
import type { FlatTop, FlatTopState } from './kit.js';
import { battleFrom, exampleBattle, readBattle } from './scenarios/battle.js';
import { type Battle, sides } from './state.js';
import { battleOf, knownTo, putBack, seenIn } from './view.js';

const battleFrame: FrameKind<FlatTop, FlatTop['frame']> = {
  run: (table) => goOn(table, battleOf(table.state, table.law)),

  ask: (view, law) => questionOf(seenIn(view, law), view.knows.steps),

  take(table, _, answers) {
    const battle = battleOf(table.state, table.law);
    procedure.decide(battle, answers, table);
    goOn(table, battle);
  },
};

/** Fight on to the next decision, or to the end. */
function goOn(table: Table<FlatTop>, battle: Battle): void {
  let need = procedure.next(battle, table);
  for (; need?.need === 'die'; need = procedure.next(battle, table))
    procedure.die(battle, table.roll(need.rule, need.by, need.sides), table);
  tellSides(table, battle);
  putBack(table.state, battle);
  if (need === undefined) end(table);
  else table.owe(need.of);
}

/** What both sides see without a word of any chapter: that a step is over, and how the points stand. */
function tellSides(table: Table<FlatTop>, battle: Battle): void {
  const { fought, points } = table.state.public;
  if (battle.fought.length > fought.length) table.say('15.5', 'steps-fought', { fought: battle.fought.slice() });
  const { allied, japan } = battle.points;
  if (allied === points.allied && japan === points.japan) return;
  // Points for planes tell where they were based, once that makes a difference.
  if (battle.rules.options.landPlanesOnePoint) table.tell('all', 'OPT-EPF.9', 'points', { allied, japan });
  else table.say('25.1', 'points', { allied, japan });
}

/** 25.1 A battle is no game with a winner by 25.3: whoever has scored more had the better of it. */
function end(table: Table<FlatTop>): void {
  const { allied, japan } = table.state.public.points;
  const winners = allied === japan ? [] : [allied > japan ? 'allied' : 'japan'];
  table.end({ winners, why: `Allies ${allied} points, Japan ${japan}`, rule: '25.1' });
}

export const flatTop: Rulebook<FlatTop> = {
  name: 'flat-top',
  edition: '1',
  scenarios: [{ id: 'battle', title: 'One battle: the forces in one hex', example: exampleBattle }],
  law: (setup) => readBattle(setup),
  seats: () => sides.map((side) => ({ seat: side, party: side })),
  open(law, setup) {
    const battle = battleFrom(law, setup);
    beginBattle(battle);
    const { turn, night, clouds, scenario, zone, told, fought, points, air, ships, base, agenda } = battle;
    const state: FlatTopState = {
      public: {
        turn,
        night,
        clouds,
        scenario,
        zone,
        told,
        fought,
        points,
      },
      seats: {},
      umpire: {
        secret: { steps: agenda },
        agenda: [],
        window: null,
        clock: { turn, phase: 'combat' },
        rolls: {},
        over: null,
      },
    };
    for (const side of sides) {
      const own = { air: air[side], ships: ships[side], base: base?.side === side ? base : null };
      state.seats[side] = { own, knows: knownTo(battle, side) };
    }
    return {
      public: state.public,
      seats: state.seats,
      secret: state.umpire.secret,
      agenda: [{ kind: 'battle', rule: '15' }],
      turn,
      phase: 'combat',
    };
  },
  frames: { battle: battleFrame },
  words,
  clone,
  imagine,
};
