/** The charts as a player looks at them and changes them: tables, what each is for, and what may be put in. */
import {
  type CellLimits,
  type Chart,
  type ChartFault,
  type ChartRoom,
  chartTables,
  type ShownChart,
} from '@ironbottom/umpire';
import { star } from './combat-results.js';
import { withHouseCharts } from './house.js';
import { boundOf } from './house-bounds.js';
import { type Charts, charts } from './index.js';
import { labelOf } from './paths.js';

const abouts: { readonly [C in keyof Charts]: string } = {
  airHits:
    'The Hit Table on which each plane fires: at other planes, and with each kind of bomb against bases and ships, from high, from low and in a dive. A dash: it cannot attack so.',
  airModifiers: 'With the option of air modifiers: how many tables lower or higher others fire at this plane.',
  ammunition:
    'How much ammunition and how many torpedo factors each ship carries. A turn of gunnery costs as much as the number of its table.',
  bases: 'What each base can hold, launch and ready, and its guns, in each scenario. A dash: without limit.',
  cloudMovement:
    'In which sector a cloud that has come to a fold or an edge is put down again, by the die: the same, the one ahead, or one by its number.',
  combatModifiers: 'How many Hit Tables a circumstance adds or takes away, in each kind of combat.',
  combatResults:
    'The heart of all combat: with so many factors (the column) on this Hit Table (the row), so many hits before the die. A star: a hit on a die of 6 alone.',
  criticalHits:
    'With the option of critical hits: what a critical hit does to a carrier, another ship or a base, by the die.',
  hitTables: 'The Hit Table of everything that is no plane: guns against planes, torpedoes, bombardment, base guns.',
  interception: 'What the die must show for planes to intercept: by how many there are on either side, few or many.',
  namelessShips: 'Figures of ships without a name: destroyers, transports, oilers, gunboats, submarines.',
  nightLanding: 'What each Air Factor must roll to come down safely at night, in a storm, or with its bombs.',
  observation:
    'What is seen of an enemy at a distance of so many hexes, by day and night, in clear air and under clouds: the Condition Number. A dash: nothing.',
  planes:
    'How far each plane flies in a turn, within how many turns it must be down again, from where it flies, and what it is for.',
  scenarioChanges: 'Figures that the special rules of a scenario change.',
  search: 'A die up to this number finds what is there; what night and clouds add to the die.',
  shadowing: 'A die up to this number keeps in touch; what night and clouds add to the die.',
  shipAirOperations: 'What each ship that carries planes can hold, launch and ready.',
  ships: 'The figures on every ship’s counter: guns, anti-aircraft, speed, and the hits that sink her.',
  specialAttacks:
    'With their options: which planes may drop para-frag bombs, skip bombs or strafe, and in which scenarios.',
  submarines: 'With the option of submarines: tables and factors of submarines and of those that hunt them.',
  victoryPoints: 'What everything is worth: planes, hits, ships sunk, bases closed, cargoes landed.',
  windArrows: 'Where the wind of each sector blows at the start, by the arrows of the mapboard.',
  windChange: 'How far the wind turns, by the die.',
};

function limitsOf(chart: string, path: string): CellLimits | null {
  const bound = boundOf(chart, path);
  if (bound === undefined) return null;
  const also: CellLimits['also'] = [
    ...(bound.dash === true ? [{ value: null, text: '–' }] : []),
    ...(bound.star === true ? [{ value: '*', text: '*' }] : []),
  ];
  return { from: bound.from, to: bound.to, also, words: bound.words ?? [] };
}

/** A star as the card prints it. */
function withStars(values: unknown): unknown {
  if (values === star) return '*';
  if (Array.isArray(values)) return values.map(withStars);
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, withStars(value)]));
}

/** Figures that the cards write short. */
const asPrinted: { readonly [word: string]: string } = { aa: 'AA', aaf: 'AAF', sf: 'SF' };

function shown(key: keyof Charts): ShownChart {
  const chart: Chart<unknown> = charts[key];
  const { id, title, provenance, source, exceptions = [], values } = chart;
  const written = id === 'combat-results' ? withStars(values) : values;
  const tables = chartTables(
    written,
    (path) => limitsOf(id, path),
    (above, part) => labelOf(chart, above, part),
  );
  const spelt = tables.map(({ title: name, head, rows }) => ({
    title: name,
    head: head.map((word) => asPrinted[word] ?? word),
    rows: rows.map((row) => ({ ...row, name: asPrinted[row.name] ?? row.name })),
  }));
  return { id, title, about: abouts[key], provenance, source, exceptions, tables: spelt };
}

/** 'house charts, air-hits, Avenger.torpedo: expected …', and what is said of a chart or a value that is not there. */
function faultIn(error: string): ChartFault {
  const [, chart = '', path = '', why = error] = /^house charts(?:, ([^,:]+))?(?:, ([^:]+))?: (.*)$/s.exec(error) ?? [];
  const [, named = ''] = /^(?:there is no (?:value|chart) )?'([^']*)'/.exec(why) ?? [];
  if (chart === '') return { chart: named, path: '', why };
  return { chart, path: path === '' ? named : path, why };
}

export const chartRoom: ChartRoom = {
  charts: (Object.keys(charts) as (keyof Charts)[]).map(shown),
  check(house) {
    const read = withHouseCharts(charts, house);
    return 'errors' in read
      ? { faults: read.errors.map(faultIn), warnings: [] }
      : { faults: [], warnings: read.warnings };
  },
};
