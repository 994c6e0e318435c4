/** `ironbottom odds`: how it may end, from the procedure itself. */
import { chance, type DeskProcedure, deskOdds, numberFrom, type Odds, type Spread, spreadOf } from '@ironbottom/umpire';
import { type Command, jsonFlag, shownWord, verboseFlag } from './args.js';
import { heading, json } from './desk-commands.js';
import { inputFlags, readInput } from './input.js';
import { bar, percent, table } from './layout.js';
import { chartsIn, tellOddCharts } from './odd-charts.js';
import { progress } from './progress.js';
import { exits, Refused } from './refused.js';
import { procedureCalled } from './rulebooks.js';
import { chartLines, forceLines, policyLines } from './show.js';
import { type Before, prepare } from './sitting.js';
import { paintFor, type Terminal } from './terminal.js';

export const odds: Command = {
  name: 'odds',
  args: 'NAME ["LINE"]',
  about: 'The chances of every outcome, exact from the procedure itself.',
  more: [
    '',
    'The input is written as for "desk run". Where there are too many cases to',
    'carry them all, battles are sampled, and the answer says so.',
  ],
  flags: [
    jsonFlag,
    ...inputFlags,
    { name: 'measure', takes: 'NAME', about: 'draw this measure (for a person)' },
    { name: 'samples', takes: 'N', about: 'how many battles to sample where exact odds are out of reach' },
    { name: 'seed', takes: 'WORD', about: 'for samples: the same seed, the same samples' },
    verboseFlag,
  ],
  most: 2,
  async run(given, io) {
    const desk = procedureCalled(given.words[0], 'odds');
    const input = await readInput(desk, given, io);
    const before = prepare(desk, input, given.flags.get('policy'));
    await tellOddCharts(io, desk.id.split('/')[0] ?? '', chartsIn(input));
    return showOdds(
      desk,
      before,
      io,
      { seed: given.flags.get('seed') ?? '1', samples: samplesOf(given.flags.get('samples')) },
      {
        measure: given.flags.get('measure'),
        json: given.flags.has('json'),
        whole: given.flags.has('verbose'),
      },
    );
  },
};

/** Only used where exact odds are out of reach. */
export type Sampling = { seed: string; samples: number };
export const usualSampling: Sampling = { seed: '1', samples: 10_000 };

function samplesOf(text: string | undefined): number {
  if (text === undefined) return usualSampling.samples;
  if (!/^\d{1,7}$/.test(text) || Number(text) < 100)
    throw new Refused(`--samples: wants a whole number from 100 to 9999999, not ${shownWord(text)}`);
  return Number(text);
}

export function showOdds(
  desk: DeskProcedure,
  before: Before,
  io: Terminal,
  sampling: Sampling,
  { measure, json: asJson = false, whole = false }: { measure?: string | undefined; json?: boolean; whole?: boolean },
): number {
  const shown = progress(io);
  const { found, spreads } = weigh(desk, before, sampling, shown?.watch);
  shown?.clear();
  if (asJson) {
    const { name, about } = before.policy;
    io.out(
      json(io, {
        procedure: desk.id,
        policy: { name, about },
        exact: found.exact,
        sampled: found.sampled,
        interval: found.exact ? null : '95 %',
        measures: Object.fromEntries(spreads),
        outcomes: found.outcomes,
        charts: desk.charts(before.sitting.record),
      }),
    );
    return exits.ok;
  }
  io.out(`${heading(io, desk)}\n${forceLines(io, 'Forces', before.forces).join('\n')}\n`);
  io.out(`${oddsLines(io, found, spreads, measure).join('\n')}\n\n`);
  const paint = paintFor(io);
  const ground = [
    ...policyLines(io, desk.id, before.policy, whole),
    ...chartLines(io, desk.charts(before.sitting.record), whole),
  ];
  io.out(`${ground.map((line) => paint('dim', line)).join('\n')}\n`);
  return exits.ok;
}

export function weigh(
  desk: DeskProcedure,
  before: Before,
  sampling: Sampling,
  watch?: (done: number, of: number | undefined) => void,
): { found: Odds; spreads: [string, Spread][] } {
  const { sitting, policy } = before;
  const given = {
    below: chance(numberFrom(sampling.seed)),
    samples: sampling.samples,
    ...(watch === undefined ? {} : { watch }),
  };
  const found = deskOdds(desk, sitting, policy.policy, given);
  const names = Object.keys(sitting.measures(sitting.record));
  return { found, spreads: names.map((name) => [name, spreadOf(found, name)]) };
}

function oddsLines(io: Terminal, found: Odds, spreads: [string, Spread][], measure: string | undefined): string[] {
  const paint = paintFor(io);
  const names = spreads.map(([name]) => name);
  if (measure !== undefined && !names.includes(measure))
    throw new Refused(`--measure: there is no ${shownWord(measure)}; there are ${names.join(', ')}`);
  const how = found.exact
    ? `exact: all ${found.outcomes.length} outcomes`
    : `sampled: ${found.sampled} battles; chances with their 95 % interval`;
  const live = spreads.filter(([, spread]) => spread.values.length > 1);
  const shown = live.length > 0 ? live : spreads;
  const [head = '', ...rows] = table(
    ['', 'mean', '5 %', '25 %', '50 %', '75 %', '95 %'],
    shown.map(([name, { mean, percentiles: p, values }]) =>
      isYesNo(name, values)
        ? [`${name} (chance)`, percent(mean)]
        : [name, mean.toFixed(2), p.p5, p.p25, p.p50, p.p75, p.p95],
    ),
  );
  const drawn = spreads.filter(([name]) => name === (measure ?? shown[0]?.[0]));
  return [
    `${paint('bold', 'Odds')}  ${how}`,
    '',
    paint('dim', head),
    ...rows,
    ...drawn.flatMap(([name, spread]) => ['', `  ${name}`, ...bars(io, name, spread)]),
  ];
}

/** What becomes of one ship or not: its chance says all. A number of planes or ships that is 0 or 1 stays a number. */
const isYesNo = (name: string, values: Spread['values']): boolean =>
  / (?:sunk|sunk in port|destroyed|damaged)$/.test(name) &&
  !/\b(?:ships|cruisers|factors) /.test(name) &&
  values.length === 2 &&
  values[0]?.value === 0 &&
  values[1]?.value === 1;

const mostBars = 24;

function bars(io: Terminal, measure: string, { values }: Spread): string[] {
  const paint = paintFor(io);
  const yesNo = isYesNo(measure, values);
  const shown =
    values.length > mostBars
      ? gathered(values)
      : values.map(({ value, chance, interval }) => ({ name: String(value), chance, interval }));
  const width = Math.max(...shown.map(({ name }) => name.length), yesNo ? 3 : 1);
  const room = Math.max(10, io.columns - width - 36);
  const most = Math.max(...shown.map(({ chance }) => chance));
  return shown.map(({ name, chance, interval }) => {
    const label = yesNo ? (name === '1' ? 'yes' : 'no').padStart(width) : name.padStart(width);
    const between = interval === null ? '' : `  ${percent(interval[0])} to ${percent(interval[1])}`;
    return `  ${label}  ${percent(chance).padStart(7)}  ${paint('cyan', bar(most === 0 ? 0 : chance / most, room))}${between}`.trimEnd();
  });
}

function gathered(values: Spread['values']): { name: string; chance: number; interval: [number, number] | null }[] {
  const [first] = values;
  const last = values[values.length - 1];
  if (first === undefined || last === undefined) return [];
  const step = Math.ceil((last.value - first.value + 1) / mostBars);
  const groups = new Map<number, number>();
  for (const { value, chance } of values) {
    const at = Math.floor((value - first.value) / step);
    groups.set(at, (groups.get(at) ?? 0) + chance);
  }
  return [...groups].map(([at, chance]) => {
    const from = first.value + at * step;
    return { name: `${from} to ${from + step - 1}`, chance, interval: null };
  });
}
