/** 13 From the air phase to the report of what was found. */
import type { Ask, Out, Pick as PickAsk, RowAnswer } from '@ironbottom/umpire';
import { bandAt, damageDRM, dividedValue, neededFor, searchValueOf } from '../chapters/13-3-air-search.js';
import {
  type Composition,
  chitUnder,
  cupFor,
  leftIn,
  reportAsk,
  reportFrom,
  reportText,
} from '../chapters/13-5-reports.js';
import type { Cup } from '../charts/search-cups.js';
import { cite } from '../cite.js';
import { percentile } from '../dice.js';
import type { Side } from '../sides.js';
import { type AirBaseInput, bandOf, baseNamed, dummy, hexesFromBase, type SubmarineLaw } from './law.js';
import { hexName } from './sea.js';
import {
  type AirSearch,
  type Drawn,
  forceOf,
  type Hunt,
  type SubmarineBattle,
  shipOf,
  type TaskForce,
} from './state.js';
import { decision, die, type Step } from './step.js';

/** What a force is made of now, by type. */
export function compositionOf(
  law: SubmarineLaw,
  battle: SubmarineBattle,
  { force }: Pick<TaskForce, 'force'>,
): Composition {
  const types: { [type: string]: number } = {};
  for (const id of law.forces.find(({ name }) => name === force)?.ships ?? []) {
    const ship = shipOf(battle, id);
    if (!ship.sunk) types[ship.type] = (types[ship.type] ?? 0) + 1;
  }
  return types;
}

export const atSea = ({ forces }: Pick<SubmarineBattle, 'forces'>): TaskForce[] =>
  forces.filter(({ state }) => state === 'at sea');

const squallIn = (law: SubmarineLaw, battle: SubmarineBattle): boolean =>
  law.phases[Math.max(0, battle.naval)]?.squall === true;

export const searchValueAt = (
  law: SubmarineLaw,
  battle: SubmarineBattle,
  base: AirBaseInput,
  place: number,
): number => {
  const band = bandOf(law, base, place);
  return band === undefined ? 0 : searchValueOf(base, band, battle.lost[base.name] ?? 0);
};

/** The least roll that finds a force from a base. */
export function neededAt(law: SubmarineLaw, base: AirBaseInput, value: number, place: number): number | undefined {
  const band = bandAt(base, hexesFromBase(law.sea, base, place));
  return band === undefined ? undefined : neededFor(law.charts.airSearch, value, band);
}

const intensity = (rule: string): PickAsk => ({
  ask: 'pick',
  rule,
  prompt: 'Searching intensively brings truer reports and may cost Air Points',
  of: [{ id: 'intensive', text: 'intensive search' }],
  min: 0,
  max: 1,
  none: 'a normal search',
  seldom: true,
});

function airPhaseAsk(seen: SubmarineBattle, _: Side, law: SubmarineLaw): Ask {
  const rows: PickAsk[] = [];
  for (const base of law.airBases) {
    const hexes = [...new Set(atSea(seen).map(({ hex }) => hex))].filter(
      (hex) => searchValueAt(law, seen, base, hex) > 0,
    );
    rows.push({
      ask: 'pick',
      rule: '13.3.1',
      prompt: `${base.name} searches; its value is divided evenly`,
      of: hexes.map((hex) => ({
        id: hexName(law.sea, hex),
        text: `${hexName(law.sea, hex)} (${atSea(seen)
          .filter((force) => force.hex === hex)
          .map(({ marker }) => marker)
          .join(', ')}), value ${searchValueAt(law, seen, base, hex)}`,
        at: hex,
      })),
      min: 0,
      max: hexes.length,
      none: 'nowhere',
    });
    rows.push(intensity('13.5.4'));
  }
  return { ask: 'sheet', rule: '13.3.1', prompt: 'Air Phase: where do your planes search?', rows, limits: [] };
}

/** The searches of a base over the hexes chosen, one for each task force there. */
function searchesOver(
  law: SubmarineLaw,
  battle: SubmarineBattle,
  base: AirBaseInput,
  hexes: readonly string[],
  intensive: boolean,
): AirSearch[] {
  return atSea(battle)
    .filter(({ hex }) => hexes.includes(hexName(law.sea, hex)))
    .map(({ marker, hex }) => ({
      base: base.name,
      marker,
      intensive,
      value: dividedValue(searchValueAt(law, battle, base, hex), hexes.length),
    }));
}

/** 13.5.6 The cup that the search under way draws from. */
export function cupNow(law: SubmarineLaw, battle: SubmarineBattle, intensive: boolean): Cup {
  const cup = cupFor({ intensive, badWeather: squallIn(law, battle) }, leftIn(battle.cups[2]));
  return leftIn(battle.cups[cup]) > 0 ? cup : 1;
}

export function drawChit(battle: SubmarineBattle, cup: Cup, face: number): Drawn {
  const chit = chitUnder(battle.cups[cup], cite('13.5.3') ? face : 1);
  battle.cups[cup] = { ...battle.cups[cup], [chit]: battle.cups[cup][chit] - 1 };
  return { cup, chit };
}

/** 13.6.5 Chits go back into the cup they came from. */
export function putBack(battle: SubmarineBattle, drawn: readonly Drawn[]): void {
  if (!cite('13.6.5')) return;
  for (const { cup, chit } of drawn) battle.cups[cup] = { ...battle.cups[cup], [chit]: battle.cups[cup][chit] + 1 };
}

const searchNow = ({ searches }: SubmarineBattle): AirSearch => {
  const [search] = searches;
  if (search === undefined) throw new Error('nobody is searching');
  return search;
};

function searched({ law, battle }: Hunt, out: Out): void {
  const { base, marker, value } = searchNow(battle);
  const force = forceOf(battle, marker);
  const roll = percentile(battle.faces) + damageDRM(baseNamed(law, base));
  const needed = neededAt(law, baseNamed(law, base), value, force.hex) ?? 101;
  battle.faces = [];
  const found = roll >= needed && cite('13.3');
  if (out.on) out.say('13.3', 'air-search', { base, marker, roll, needed, found });
  // 13.5.9 Who has been found before draws again.
  if (found && (force.chits.length === 0 || cite('13.5.9'))) battle.phase = 'draw';
  else battle.searches.shift();
}

/** After the last search: the phase the searches were part of goes on. */
const afterSearches = ({ naval }: SubmarineBattle): 'naval' | 'submarines' => (naval < 0 ? 'naval' : 'submarines');

export const searchingSteps = {
  'air phase': {
    next: ({ law }) => decision('13.3.1', law.hunter),
    ask: airPhaseAsk,
    decide({ law, battle }, answer, _, out) {
      const rows = answer as RowAnswer[];
      for (const [i, base] of law.airBases.entries()) {
        const intensive = ((rows[2 * i + 1] ?? []) as string[]).length > 0;
        battle.searches.push(...searchesOver(law, battle, base, (rows[2 * i] ?? []) as string[], intensive));
      }
      const after = battle.searches.map(({ base, marker }) => `${base} for ${marker}`);
      if (out.on) out.tell('all', '13.3.1', 'air-phase', { searches: after });
      battle.phase = 'air search';
    },
  },
  'air search': {
    next({ law, battle }) {
      const [search] = battle.searches;
      if (search === undefined) {
        battle.phase = afterSearches(battle);
        return undefined;
      }
      const place = forceOf(battle, search.marker).hex;
      if (neededAt(law, baseNamed(law, search.base), search.value, place) !== undefined)
        return die('13.3', law.hunter, 10);
      battle.searches.shift();
      return undefined;
    },
    die(hunt, face, out) {
      hunt.battle.faces.push(face);
      if (hunt.battle.faces.length === 2) searched(hunt, out);
    },
  },
  draw: {
    next: ({ law, battle }) =>
      die('13.5.3', law.hunted, leftIn(battle.cups[cupNow(law, battle, searchNow(battle).intensive)])),
    die({ law, battle }, face, out) {
      const { marker, intensive } = searchNow(battle);
      const cup = cupNow(law, battle, intensive);
      const drawn = drawChit(battle, cup, face);
      forceOf(battle, marker).chits.push(drawn);
      if (out.on) out.say('13.5.3', 'chit', { marker, cup, chit: drawn.chit }, [law.hunted]);
      battle.phase = 'report';
    },
  },
  report: {
    next: ({ law }) => decision('13.5.7', law.hunted),
    ask(seen, _, law) {
      const force = forceOf(seen, searchNow(seen).marker);
      return reportAsk(
        compositionOf(law, seen, force),
        force.chits.at(-1)?.chit ?? 'true',
        `${force.marker} (${force.force})`,
      );
    },
    decide({ law, battle }, answer, _, out) {
      const { marker, intensive } = searchNow(battle);
      const force = forceOf(battle, marker);
      const report = reportFrom(compositionOf(law, battle, force), force.chits.at(-1)?.chit ?? 'true', answer);
      // 13.5.9 A new report beside the old ones.
      force.reports.push(report);
      if (out.on) out.tell('all', '13.5', 'report', { marker, report: reportText(report), hex: force.hex });
      // 13.5.4 Planes are lost in an intensive search, but not over what is reported as nothing.
      battle.phase = intensive && !report.dummy && cite('13.5.4') ? 'losses' : 'air search';
      if (battle.phase === 'air search') battle.searches.shift();
    },
  },
  losses: {
    next: ({ law }) => die('13.5.4', law.hunter),
    die({ battle }, face, out) {
      const { base } = searchNow(battle);
      const lost = face <= 2 ? 0 : face <= 5 ? 1 : 2;
      battle.lost[base] = (battle.lost[base] ?? 0) + lost;
      if (out.on) out.say('13.5.4', 'intensive', { base, face, lost });
      battle.searches.shift();
      battle.phase = 'air search';
    },
  },
} satisfies { [phase: string]: Step };

/** 13.6.3 Somebody has met it: its chits go back, and a dummy is taken off the map. */
export function meet(battle: SubmarineBattle, force: TaskForce, out: Out): boolean {
  putBack(battle, force.chits);
  force.chits = [];
  const isDummy = force.force === dummy && cite('13.6.3');
  if (out.on) out.tell('all', '13.6.3', 'met', { marker: force.marker, dummy: isDummy, hex: force.hex });
  force.met = true;
  if (isDummy) {
    force.state = 'removed';
    force.known = true;
  }
  return !isDummy;
}
