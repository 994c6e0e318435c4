/** The charts as a player looks at them. They are not for changing: no game of this rulebook takes house values. */
import { type Chart, type ChartRoom, chartTables, type ShownChart } from '@ironbottom/umpire';
import { type ChartName, charts } from './index.js';

const abouts: { readonly [C in ChartName]: string } = {
  navalAttack:
    'Hits on naval units: the row by air squadrons (AS) or fleet factors (FF), the column by two dice with their modifiers. Beyond the last row, that row and the row of the rest.',
  taskForceCounters: 'How many task force counters each power has. Production adds none.',
  namedShips:
    'Capital ships and fast carriers of the Pacific: their size in factors, slow or fast, and the public facts that both follow from.',
  nationality: 'Nationality DRMs of ships and of planes, to 1942 and from 1943 on.',
  airDefence: 'How many naval factors make a level of air defence, and on what each level turns a squadron away.',
  submarineAttack: 'What submarines are worth on the Naval Attack Table, and what their targets take off the roll.',
  transportLevels: 'Transports at the start, and the levels below which a BRP is lost for each.',
  atLarge: 'How many more transports the Western Allies may have at large, and unbuilt.',
  constructionCosts: 'What transports, submarines and ASW cost to build.',
  carrying: 'What a transport and a factor of destroyers can carry.',
  fleetAction: 'With the fleet action: what finds a force, and what each result counts.',
  seasonEconomy: 'With the Pacific box: what each side has every season.',
  strategicWarfare: 'With the Pacific box: what submarines do to transports, and ASW to submarines.',
};

/** The Naval Attack Table with its rows and columns as the card heads them. */
function asPrinted(): { [row: string]: { [roll: string]: number } } {
  return Object.fromEntries(
    charts.navalAttack.values.map(({ AS, from, to, hits }) => {
      const factors = from === to ? `FF ${from}` : `FF ${from}–${to}`;
      const columns = hits.map((hit, i): [string, number] => [i === 10 ? 'on 12+' : `on ${i + 2}`, hit]);
      return [AS === null ? factors : `AS ${AS}, ${factors}`, Object.fromEntries(columns)];
    }),
  );
}

function shown(key: ChartName): ShownChart {
  const chart: Chart<unknown> = charts[key];
  const { id, title, provenance, source, exceptions = [], values } = chart;
  const tables = chartTables(key === 'navalAttack' ? asPrinted() : values, () => null);
  return { id, title, about: abouts[key], provenance, source, exceptions, tables };
}

export const chartRoom: ChartRoom = {
  charts: (Object.keys(charts) as ChartName[]).map(shown),
  check(house) {
    const named = typeof house === 'object' && house !== null ? Object.keys(house) : [];
    return {
      faults: named.map((chart) => ({ chart, path: '', why: 'the charts of A World at War are not for changing' })),
      warnings: [],
    };
  },
};
