/** 7.1 A, 7.2, 7.3 The report, the target priority, and the ships on the rings. */
import type { Limit, Out, Row } from '@ironbottom/umpire';
import { allArcs, arcsOf, ringChoice, ringOf, ringSizes } from '../chapters/7-2-display.js';
import { rings } from '../charts/anti-air.js';
import { cite } from '../cite.js';
import type { NavalType } from '../pieces.js';
import { struckShips } from './groups.js';
import { navalOf, type StrikeLaw, strikerOf, unitOf } from './law.js';
import { type Arc, pointsOf, type Ship, type StrikeBattle } from './state.js';
import { decision, die, type Step } from './step.js';

/** The naval player's ships that can be on the display. */
export const targets = (law: StrikeLaw, battle: Pick<StrikeBattle, 'ships' | 'strike' | 'hunt'>): Ship[] =>
  struckShips(law, battle, navalOf(law, battle)).filter(({ sunk }) => !sunk);

/** 7.1 A True report: how many ships of each type. */
export function reported(ships: readonly Ship[]): { [type: string]: number } {
  const counts: { [type: string]: number } = {};
  for (const { type } of ships) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** 7.2.4 How many ships each arc holds; what is left over after dealing evenly goes to the arcs with the lowest numbers (R78). */
export function arcSizes(ships: number): { [arc in Arc]?: number } {
  const sizes = ringSizes(ships);
  const found: { [arc in Arc]?: number } = {};
  for (const ring of rings) {
    const arcs = arcsOf[ring];
    for (const [i, arc] of arcs.entries()) {
      const over = sizes[ring] % arcs.length;
      const more = cite('R78') ? i < over : i >= arcs.length - over;
      const even = Math.floor(sizes[ring] / arcs.length) + (more ? 1 : 0);
      found[arc] = cite('7.2.4') ? even : i === 0 ? sizes[ring] : 0;
    }
  }
  return found;
}

const gunsOf = (law: StrikeLaw, { id }: Ship): number => {
  const { low, high } = unitOf(law, id).antiAir;
  return low + high;
};

/** An arrangement within the rules: the strongest guns as far in as they may be, and dealt out evenly. */
export function proposedArcs(
  law: StrikeLaw,
  ships: readonly Ship[],
  priority: 'general' | NavalType,
): Map<string, Arc> {
  const places = arcSizes(ships.length);
  const sizes = ringSizes(ships.length);
  const found = new Map<string, Arc>();
  let left = [...ships];
  for (const ring of rings) {
    const choice = ringChoice(law, left, sizes[ring], priority);
    const others = [...choice.choose].sort((a, b) => gunsOf(law, b) - gunsOf(law, a)).slice(0, choice.places);
    const members = [...choice.must, ...others].sort((a, b) => gunsOf(law, b) - gunsOf(law, a));
    left = left.filter((ship) => !members.includes(ship));
    const open = arcsOf[ring].map((arc) => ({ arc, room: places[arc] ?? 0 }));
    for (const ship of members) {
      const roomiest = open.reduce((most, each) => (each.room > most.room ? each : most));
      found.set(ship.id, roomiest.arc);
      roomiest.room -= 1;
    }
  }
  return found;
}

/** The rings a ship may go to: 7.3.2 by the order of priority, 7.3.1 the named type to the core. */
export function ringsFor(
  law: StrikeLaw,
  ships: readonly Ship[],
  ship: Ship,
  priority: 'general' | NavalType,
): Set<string> {
  const sizes = ringSizes(ships.length);
  const may = new Set<string>();
  let left = [...ships];
  for (const ring of rings) {
    const choice = ringChoice(law, left, sizes[ring], priority);
    if (choice.must.includes(ship)) {
      may.add(ring);
      break;
    }
    if (choice.choose.includes(ship) && choice.places > 0) may.add(ring);
    // Who is chosen now is not known: the class as a whole goes on, less those who must.
    const chosen = choice.choose.filter((each) => each !== ship).slice(0, choice.places);
    left = left.filter((each) => !choice.must.includes(each) && !chosen.includes(each));
  }
  return may;
}

const stay = 'stay';

/** The arcs where a ship may lie, the one proposed first. */
function openArcs(law: StrikeLaw, ships: readonly Ship[], priority: 'general' | NavalType): Map<Ship, Arc[]> {
  const proposed = proposedArcs(law, ships, priority);
  const places = arcSizes(ships.length);
  return new Map(
    ships.map((ship) => {
      const may = ringsFor(law, ships, ship, priority);
      const first = proposed.get(ship.id) ?? 'core';
      return [
        ship,
        [first, ...allArcs.filter((arc) => arc !== first && may.has(ringOf(arc)) && (places[arc] ?? 0) > 0)],
      ];
    }),
  );
}

/** One row for each ship that has a choice; where nothing else is said she goes where she is proposed. */
function deployRows(
  law: StrikeLaw,
  ships: readonly Ship[],
  priority: 'general' | NavalType,
): { asked: Ship[]; rows: Row[]; limits: Limit[] } {
  const open = openArcs(law, ships, priority);
  const places = arcSizes(ships.length);
  const asked = ships.filter((ship) => (open.get(ship)?.length ?? 0) > 1);
  const fixed = ships.flatMap((ship) => (asked.includes(ship) ? [] : (open.get(ship) ?? [])));
  const rows = asked.map((ship): Row => {
    const arcs = open.get(ship) ?? [];
    return {
      ask: 'pick',
      rule: '7.2.1',
      prompt: `Where is ${ship.id} (${ship.type})?`,
      of: arcs.map((arc) => ({ id: arc, text: arc })),
      min: 1,
      max: 1,
      now: arcs.slice(0, 1),
    };
  });
  const limits = allArcs.flatMap((arc): Limit[] => {
    const of = rows.flatMap((row, at) =>
      row.ask === 'pick' && row.of.some(({ id }) => id === arc) ? [{ row: at, id: arc }] : [],
    );
    const most = (places[arc] ?? 0) - fixed.filter((each) => each === arc).length;
    if (of.length <= most) return [];
    const why = `${arc}: ${most === 1 ? 'one of these' : `${most} of these`}`;
    return [{ rule: ringOf(arc) === 'core' ? '7.2.2' : '7.2.4', why, most, of }];
  });
  return { asked, rows, limits };
}

export const deployingSteps = {
  priority: {
    next({ law, battle }) {
      // 7.3.3 Every strike has a priority of its own, and all its waves have that one.
      if (targets(law, battle).length > 0 && battle.flights.length > 0 && battle.priority !== null) {
        battle.phase = 'deploy';
        return undefined;
      }
      if (targets(law, battle).length > 0 && battle.flights.length > 0) return decision('7.3', strikerOf(law, battle));
      battle.home += pointsOf(battle.flights);
      battle.flights = [];
      battle.phase = 'home';
      return undefined;
    },
    ask(seen, _side, law) {
      const ships = targets(law, seen);
      const types = [...new Set(ships.map(({ type }) => (['CVL', 'CVE', 'XCV'].includes(type) ? 'CV' : type)))];
      return {
        ask: 'pick',
        rule: '7.3',
        prompt:
          'Which priority has the strike? With a specific one all ships of that type go to the core, and only the core is attacked; with a general one the enemy sets his carriers in the middle, and every ring may be attacked.',
        of: [
          { id: 'general', text: 'general' },
          ...types.map((type) => ({ id: type, text: `specific: ${type === 'CV' ? 'carriers' : type}` })),
        ],
        min: 1,
        max: 1,
      };
    },
    decide({ law, battle }, answer, _side, out) {
      const [chosen] = Array.isArray(answer) ? answer : [];
      battle.priority = chosen === 'general' || !cite('7.3') ? 'general' : (String(chosen) as NavalType);
      if (out.on) out.say('7.3', 'priority', { striker: strikerOf(law, battle), priority: battle.priority });
      battle.phase = 'deploy';
    },
  },
  deploy: {
    next({ law, battle }, out) {
      const own = targets(law, battle);
      // Where every ship has one place there is nothing to ask; how many of which type there are has been reported.
      const { rows } = deployRows(law, own, battle.priority ?? 'general');
      if (rows.length > 0 || battle.wave !== null) return decision('7.2.1', navalOf(law, battle));
      layOut(law, battle, own, [], out);
      return undefined;
    },
    ask(seen, side, law) {
      const own = struckShips(law, seen, side).filter(({ sunk }) => !sunk);
      const { rows, limits } = deployRows(law, own, seen.priority ?? 'general');
      if (seen.wave === null)
        return {
          ask: 'sheet',
          rule: '7.2.1',
          prompt: 'How is the force arranged? The enemy sees types alone.',
          rows,
          limits,
        };
      const again: Row = {
        ask: 'pick',
        rule: '7.2.5',
        prompt: 'Another wave comes. Does the force stay as it is?',
        of: [
          { id: stay, text: 'it stays' },
          { id: 'again', text: 'it is arranged anew, and fires with 1 less for the rest of the strike' },
        ],
        min: 1,
        max: 1,
        now: [stay],
      };
      return {
        ask: 'sheet',
        rule: '7.2.5',
        prompt: 'Is the force arranged anew?',
        rows: [again, ...rows],
        limits: limits.map((limit) => ({ ...limit, of: limit.of.map((term) => ({ ...term, row: term.row + 1 })) })),
      };
    },
    decide({ law, battle }, answer, side, out) {
      const rows = Array.isArray(answer) ? answer : [];
      const own = struckShips(law, battle, side).filter(({ sunk }) => !sunk);
      const later = battle.wave !== null;
      const first = later ? rows[0] : undefined;
      if (Array.isArray(first) && first[0] === stay) {
        if (out.on) out.say('7.2.5', 'stays', { side });
        battle.phase = 'entry';
        return;
      }
      if (later) battle.redeployed = true;
      layOut(law, battle, own, later ? rows.slice(1) : rows, out);
    },
  },
  shuffle: {
    next({ law, battle }, out) {
      const head = battle.queue[0];
      if (head !== undefined) return die('7.2.1', navalOf(law, battle), waiting(battle, head).length);
      finishMarks(law, battle, out);
      return undefined;
    },
    die({ battle }, face, out) {
      const head = battle.queue.shift() ?? '';
      const [arc = '', type = ''] = head.split('|');
      const open = waiting(battle, head);
      const ship = open[face - 1];
      if (ship === undefined) return;
      ship.mark = markOf(battle, arc as Arc, type as NavalType);
      if (out.on) out.say('7.2.1', 'mark', { ship: ship.id, mark: ship.mark }, [ship.side]);
    },
  },
} satisfies { [phase: string]: Step };

/** Every ship where she was put, or where she must lie. */
function layOut(law: StrikeLaw, battle: StrikeBattle, own: readonly Ship[], rows: readonly unknown[], out: Out): void {
  const priority = battle.priority ?? 'general';
  const proposed = proposedArcs(law, own, priority);
  const { asked } = deployRows(law, own, priority);
  for (const ship of own) {
    const picked = rows[asked.indexOf(ship)];
    ship.arc = Array.isArray(picked) ? (String(picked[0]) as Arc) : (proposed.get(ship.id) ?? 'core');
    ship.mark = '';
  }
  battle.queue = marksToDraw(own);
  battle.phase = 'shuffle';
  if (battle.queue.length === 0) finishMarks(law, battle, out);
}

/** Face-down counters of one type in one arc that have no mark yet. */
const waiting = ({ ships }: StrikeBattle, place: string): Ship[] =>
  ships.filter((ship) => !ship.sunk && !ship.seen && ship.mark === '' && `${ship.arc}|${ship.type}` === place);

/** Of two alike in one arc nobody can say which is which: chance says what they are called. */
function marksToDraw(ships: readonly Ship[]): string[] {
  const places = new Map<string, number>();
  for (const ship of ships)
    if (!ship.seen) places.set(`${ship.arc}|${ship.type}`, (places.get(`${ship.arc}|${ship.type}`) ?? 0) + 1);
  return [...places].flatMap(([place, number]) => Array.from({ length: number - 1 }, () => place));
}

function markOf({ ships }: StrikeBattle, arc: Arc, type: NavalType): string {
  const there = ships.filter((ship) => ship.arc === arc && ship.type === type && ship.mark !== '').length;
  return `${type} ${arc} ${'abcdefgh'[there] ?? 'z'}`;
}

function finishMarks(law: StrikeLaw, battle: StrikeBattle, out: Out): void {
  for (const ship of targets(law, battle))
    if (ship.mark === '' && ship.arc !== null) ship.mark = ship.seen ? ship.id : markOf(battle, ship.arc, ship.type);
  if (out.on) {
    const counters = targets(law, battle).map(({ mark, damage }) => (damage >= 2 ? `${mark} (D2 or worse)` : mark));
    const data = { side: navalOf(law, battle), again: battle.redeployed, counters: counters.sort().join(', ') };
    out.tell('all', '7.2.1', 'arranged', data);
  }
  battle.phase = battle.wave === null ? 'altitudes' : 'entry';
}

/** 7.1 A The naval player reports truly, and the striker chooses. */
export function toPriority(law: StrikeLaw, battle: StrikeBattle, out: Out): void {
  battle.faces = [];
  battle.phase = 'priority';
  if (out.on) out.say('7.1', 'report', { side: navalOf(law, battle), ships: reported(targets(law, battle)) });
}
