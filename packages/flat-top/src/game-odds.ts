/** The chances of what is about to be decided in a whole game: in a battle, by sending planes to one, by an interception. */
import { type Answer, type Ask, type Below, canonical, silent, type WalkAnswer } from '@ironbottom/umpire';
import { flightsOnMap, leastDie } from './chapters/14-13-attempts.js';
import { whoFights } from './chapters/14-13-interception.js';
import { drawnUp, fightOf, rulesOf } from './chapters/15-muster.js';
import { imagineGame } from './game-imagine.js';
import { aboutOf, type Fight, type GameLaw, type GameState, type GameView, ownOf } from './game-kit.js';
import { basesOnBoard } from './held-bases.js';
import { type Hex, hexOf, name, named } from './map.js';
import { planIn } from './proposal.js';
import { type Altitude, type Battle, enemyOf } from './state.js';
import { battleOf, sideOf } from './view.js';
import {
  fieldTold,
  isPlaneOnField,
  type Picture,
  type Pictures,
  type ViewOdds,
  type Weighing,
  weighed,
} from './view-odds.js';

/** Null where there is nothing to weigh. */
export function gameOdds(
  given: GameView,
  law: GameLaw,
  ask: Ask,
  answer: Answer | null,
  pictures?: Pictures,
): ViewOdds | null {
  // As it would be read from a letter: nothing may hang on the order in which its parts came about.
  const view = JSON.parse(canonical(given)) as GameView;
  const weighing = weighingOf(view, law, ask, answer);
  return weighing === null ? null : weighed(weighing, pictures);
}

function weighingOf(view: GameView, law: GameLaw, ask: Ask, answer: Answer | null): Weighing | null {
  switch (view.owes?.kind) {
    case 'battle':
      // 21.7.1 The hit has been scored: the choice is told with what it is worth.
      return ask.rule === '21.7.1' ? null : inBattle(view, law, ask, answer);
    case 'flight':
      return ask.ask === 'walk' && answer !== null ? bySending(view, law, ask.unit, answer as WalkAnswer) : null;
    case 'interception':
    case 'plane-movement':
      return byIntercepting(view, law, (answer ?? []) as string[]);
    default:
      return null;
  }
}

// In a battle

function inBattle(view: GameView, law: GameLaw, ask: Ask, answer: Answer | null): Weighing | null {
  const { battle } = view.public;
  const known = view.knows.battle;
  if (battle === null || known === null) return null;
  const side = sideOf(view.seat);
  const field = known.base;
  const seen = view.knows.fields[field?.id ?? ''];
  // 7.15 Who announces an attack is shown the field; 7.14 who looked well this turn has seen it before.
  const shown = battle.told[side].decks !== undefined;
  const planes = shown ? field?.planesOnField : seen?.turn === view.public.turn ? seen.planes : undefined;
  const doubled = field !== null && planes === true ? `; bombs on ${field.name} count double (21.6)` : '';
  return {
    side,
    title: `How this battle may end${doubled}`,
    seen: view,
    draw: (below) => [{ start: fightIn(view, law, below, planes), chance: 1 }],
    plan: planIn(view, law),
    named: battle.told[side].ships,
    note: (starts) => (field === null ? '' : fieldTold(field.name, planes, starts)),
    ...(answer !== null && { first: { rule: ask.rule, answer } }),
  };
}

/** Draws that do not have planes on the field, as they were seen there or not, are drawn anew. */
const patience = 30;

function fightIn(view: GameView, law: GameLaw, below: Below, planes: boolean | undefined): Battle {
  for (let i = 1; ; i++) {
    const state = imagineGame(view, law, below);
    const start = battleOf(fightOf(state), rulesOf(state, law));
    if (planes === undefined || start.base === null || isPlaneOnField(start.base.grounded) === planes || i === patience)
      return start;
  }
}

// By sending planes

/** Where the way ends over an enemy counter or field: everybody of ours who is there then fights. */
function bySending(view: GameView, law: GameLaw, af: string, { path, halt }: WalkAnswer): Weighing | null {
  const side = sideOf(view.seat);
  const flying = view.own.flights.find(({ id }) => id === af);
  const hex = path.at(-1) ?? flying?.hex;
  if (flying === undefined || hex === undefined) return null;
  const counters = view.knows.marks.filter((mark) => mark.hex === hex).map(({ kind }) => kind);
  const field = basesOnBoard(law, view.public, enemyOf(side)).some((base) => hexOf(base) === hex);
  const armed = flying.lots.some(({ arms }) => arms !== 'none');
  if (!counters.includes('AF') && !(armed && (field || counters.includes('TF')))) return null;
  const to = ['climb', 'climb at end'].some((flag) => halt.includes(flag))
    ? 'high'
    : ['dive', 'dive at end', 'dive before end'].some((flag) => halt.includes(flag))
      ? 'low'
      : null;
  return {
    side,
    title: `If ${af} comes to fight in ${name(hex)} this turn`,
    seen: view,
    draw: (below) => {
      const state = imagineGame(view, law, below);
      const mine = ownOf(state, side).flights.find(({ id }) => id === af);
      if (mine === undefined) return [];
      mine.hex = hex;
      mine.onMap = true;
      if (to !== null) for (const lot of mine.lots) lot.altitude = to;
      // 7.1 Whoever waits there unseen comes out to fight.
      for (const his of ownOf(state, enemyOf(side)).flights)
        if (his.hex === hex && his.away === null && his.onDeck === null) his.onMap = true;
      return [{ start: begun(state, law, hex), chance: 1 }];
    },
    plan: planIn(view, law),
    named: false,
    note: () =>
      'Planes that may wait there unseen are in the pictures; nobody else comes meanwhile, and nobody is intercepted on the way.',
  };
}

const begun = (state: GameState, law: GameLaw, hex: Hex): Battle =>
  drawnUp({ state, law }, hex, { why: 'combat' }, silent).fight;

// By an interception

/** 14.13.2 'low', at the hex of whoever comes by; 14.13.1 'DD30 low', before anybody moves. */
function byIntercepting(view: GameView, law: GameLaw, tried: readonly string[]): Weighing | null {
  if (tried.length === 0) return null;
  const side = sideOf(view.seat);
  const here = aboutOf<{ hex: Hex }>(view).hex;
  const fights = tried.map((id): Fight => {
    const [altitude = 'low', place = ''] = id.split(' ').reverse();
    return { hex: here ?? named(place) ?? 0, altitude: altitude as Altitude, attacker: side };
  });
  return {
    side,
    title: 'If you try to intercept',
    seen: view,
    draw: (below) => {
      const state = imagineGame(view, law, below);
      const frame = state.umpire.agenda.at(-1);
      const af = frame?.kind === 'interception' ? frame.af : null;
      return fights.flatMap((fight, i) => caught(state, law, fight, af, fights.length > 1 ? tried[i] : undefined));
    },
    comes: 'you catch them',
    plan: planIn(view, law),
    named: false,
    note: () => 'That nobody is there to be caught, and a die that does not catch them (14.13.3), are in the figures.',
  };
}

/** The fight with those who are caught, as likely as the die that catches them. `af`: the one that comes by, where it is that one alone. */
function caught(state: GameState, law: GameLaw, fight: Fight, af: string | null, of: string | undefined): Picture[] {
  const { hex, altitude, attacker } = fight;
  const there = flightsOnMap(state, enemyOf(attacker), hex);
  const prey = af === null ? there : there.filter(({ id }) => id === af);
  const least = leastDie({ state, law }, attacker, hex, altitude, prey);
  if (least === undefined) return [];
  const formations = whoFights({ state, law }, fight, af);
  const chance = Math.min(1, Math.max(0, (7 - least.needs) / 6));
  const { fight: start } = drawnUp(
    { state, law },
    hex,
    { why: 'interception', altitude, attacker, formations },
    silent,
  );
  return [{ start, chance, ...(of !== undefined && { of }) }];
}
