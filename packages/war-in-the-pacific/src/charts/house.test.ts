/** House charts: whatever we made up can be replaced, and what does not fit is refused with a reason. */
import { describe, expect, it } from 'vitest';
import { warInThePacificBombardment } from '../bombard/rulebook.js';
import { warInThePacificGround } from '../ground/rulebook.js';
import { strikeRulebook } from '../strike/rulebook.js';
import { submarineRulebook } from '../submarine/rulebook.js';
import { surfaceAction } from '../surface/rulebook.js';
import { bombardCharts } from './bombard.js';
import { groundCharts } from './ground.js';
import { boundOf, type ChartSet, type HouseChart, leaves, withHouseCharts } from './house.js';
import { chartRoom } from './room.js';
import { strikeCharts } from './strike.js';
import { submarineCharts } from './submarine.js';
import { surfaceCharts } from './surface.js';
import { weekCharts } from './week.js';

const sets: { readonly [name: string]: ChartSet } = {
  surface: surfaceCharts,
  strike: strikeCharts,
  submarine: submarineCharts,
  ground: groundCharts,
  bombard: bombardCharts,
  week: weekCharts,
};
const all = Object.entries(sets).flatMap(([set, charts]) =>
  Object.values(charts).map((chart) => [set, chart] as const),
);
const at = (values: unknown, path: string): unknown =>
  path.split('.').reduce((here: unknown, key) => Reflect.get(here as object, key), values);
/** Who somebody is, and what kind of thing, is no figure. */
const identity = /(^|\.)(name|nation|fleet|side|type|role|from|ships|sixInch|torpedoBonus)$/;

describe.each(all.map(([set, chart]) => [set, chart.id, chart] as const))(
  'in the %s game, %s',
  (_, __, chart: HouseChart) => {
    it('every figure can be replaced by another that fits, and only by such', () => {
      for (const path of leaves(chart.values)) {
        if (identity.test(path) && boundOf(chart, path) === undefined) continue;
        const bound = boundOf(chart, path);
        expect(bound, `${chart.id}, ${path}`).toBeDefined();
        const { from = 0, to = 99, words } = bound ?? {};
        const own = at(chart.values, path);
        const fits = words === undefined ? Number(own) >= from && Number(own) <= to : words.includes(String(own));
        expect(fits, `${chart.id}, ${path}: ${own}`).toBe(true);
      }
    });
    it('a value that does not fit is refused, by chart and place', () => {
      const path = leaves(chart.values).find((each) => boundOf(chart, each) !== undefined) ?? '';
      const read = withHouseCharts({ chart }, { [chart.id]: { [path]: 'nonsense' } });
      expect(read).toEqual({
        errors: [expect.stringMatching(new RegExp(`^house charts, ${chart.id}, .*: expected .*, got "nonsense"$`))],
      });
    });
  },
);

/** Values that fit where they stand, and that the chart finds odd there. */
const odd = (chart: HouseChart): string[] =>
  leaves(chart.values).flatMap((path) => {
    const { from = 0, to = 99, words } = boundOf(chart, path) ?? {};
    return [words?.[0] ?? from, words?.at(-1) ?? to].flatMap((value) => {
      const read = withHouseCharts({ chart }, { [chart.id]: { [path]: value } });
      return 'warnings' in read ? read.warnings.slice(0, 1) : [];
    });
  });
it.each(all.flatMap(([, chart]) => (chart.falls === undefined ? [] : [[chart.id, chart] as const])))(
  'of %s, a value by which it falls where it must rise is taken, and told with the title',
  (_, chart) => {
    const told = odd(chart);
    expect(told.length).toBeGreaterThan(1);
    expect(told.every((each) => each.startsWith(`${chart.title}: `))).toBe(true);
  },
);
it('13.2 farther off more is wanted, R60 with better troops more is won: what says otherwise is told', () => {
  const told = (chart: HouseChart, path: string, value: string | number) => {
    const read = withHouseCharts({ chart }, { [chart.id]: { [path]: value } });
    return 'warnings' in read ? read.warnings : [];
  };
  expect(told(submarineCharts.airSearch as HouseChart, 'medium.0', 45)).toContain(
    'Land-Based Air Search Table: row 1 wants less at medium than at short',
  );
  expect(told(groundCharts.groundCombat as HouseChart, '8.0', '5/0 attacker')[0]).toContain('column 4');
});

it('a chart that is told to be ours can be seen and changed on the page', () => {
  const shown = new Set(chartRoom.charts.map(({ id }) => id));
  for (const [set, { id }] of all) if (set !== 'week') expect(shown, id).toContain(id);
});

it('house charts are one collection: a game plays its own, and what belongs to the others is no hindrance', () => {
  const charts = {
    'naval-crt': { '1.3': 'S' },
    'ground-losses': { '1.1': 1 },
    'sub-hit': { '0': 5 },
    bounce: { escort: 2 },
  };
  const begins = (scenario: string, from: (setup: never) => object) =>
    Object.keys(from({ scenario, options: {}, set: null, charts } as never));
  expect(begins('cruiser-duel', surfaceAction.law)).toEqual(['law']);
  expect(begins('force-z', strikeRulebook.law)).toEqual(['law']);
  expect(begins('kokoda', warInThePacificGround.law)).toEqual(['law']);
  expect(begins('wasp', submarineRulebook.law)).toEqual(['law']);
  expect(begins('rabaul', warInThePacificBombardment.law)).toEqual(['law']);
});

describe('what is put in goes into the game', () => {
  const setup = (scenario: string, charts: object) => ({ scenario, options: {}, set: null, charts: charts as never });
  const law = <L>(read: { law: L } | { errors: string[] }): L => {
    if ('errors' in read) throw new Error(read.errors.join());
    return read.law;
  };
  it('R69 the quality of a regiment, its steps, the guns that shell it and the bombs that fall on it', () => {
    const { scenario } = law(
      warInThePacificGround.law(
        setup('henderson-field', {
          'ground-figures': {
            'henderson-field.units.1m.troopQuality': 6,
            'henderson-field.units.5m.steps': 2,
            'henderson-field.planes.field SBD.bombardment': 9,
          },
        }),
      ),
    );
    const unit = (id: string) => scenario.units.find((each) => each.id === id);
    expect([unit('1m')?.troopQuality, unit('5m')?.steps, unit('5m')?.left]).toEqual([6, 2, 2]);
    expect(scenario.airfield?.groups.SBD?.bombardment).toBe(9);
  });
  it('R124, R115 the bombs of the Bettys, the guns of Kongo and those of the field', () => {
    const { scenario, charts } = law(
      warInThePacificBombardment.law(
        setup('henderson-nights', {
          'bombard-figures': { 'henderson-nights.raid.G4M.bombs': 8, 'henderson-nights.ships.Kongo.gunnery': 30 },
          'installation-aa': { 'airfield.1': 20 },
        }),
      ),
    );
    expect([scenario.raid.G4M?.bombs, scenario.squadrons[0]?.ships[0]?.gunnery]).toEqual([8, 30]);
    expect(charts.installationAA.values.airfield[1]).toBe(20);
  });
  it('R82 how well flying boats search', () => {
    const { airBases } = law(submarineRulebook.law(setup('wasp', { 'search-values': { 'H8K.short': 9 } })));
    expect(airBases[0]?.planes[0]?.values.short).toBe(9);
  });
  it('a chart that this game does not have is named, with the nearest it has', () => {
    const games = [warInThePacificGround, warInThePacificBombardment, submarineRulebook, strikeRulebook, surfaceAction];
    const scenarios = ['henderson-field', 'henderson-nights', 'wasp', 'force-z', 'cruiser-duel'];
    for (const [i, game] of games.entries())
      expect(game.law(setup(scenarios[i] ?? '', { 'no-such-chart': {} }))).toEqual({
        errors: [expect.stringContaining("there is no chart 'no-such-chart'")],
      });
  });
});
