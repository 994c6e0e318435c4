/** The desk's reckoner of transports, submarines and ASW built and moved: cost, pools, and where they may be. */
import type { DeskProcedure, Line, Plain, Problem, Refusal } from '@ironbottom/umpire';
import { costOfSubmarines, mayBuildAdvanced, mayOperate, type War } from '../chapters/20-7-submarines.js';
import { aswPoolOf, costOfASW } from '../chapters/20-8-asw.js';
import {
  type Boxes,
  costOfTransports,
  mayBuildTransports,
  placementFaults,
  type Redeployment,
  redeploymentFaults,
} from '../chapters/20-62-building-transports.js';
import { powerName } from '../chapters/words-attacks.js';
import { type Box, boxes } from '../charts/transports.js';
import type { Power } from '../pieces.js';
import { used } from './charts-used.js';
import { nationalities, numberIn } from './forces-text.js';
import { list } from './lines.js';
import { type Reckoning, reckoner, type Said } from './reckoning.js';
import { Construction, type ConstructionInput } from './shapes.js';

const inBoxes = (given: Partial<Boxes> | undefined): Boxes => ({ atlantic: 0, indian: 0, pacific: 0, ...given });

/** As a new war would have it, unless something else is said. */
const warOf = (input: ConstructionInput): War => ({
  japanAtWarWithUs: input.peaceWithUs !== true,
  japanAtWarWithBritain: input.peaceWithBritain !== true,
  axisHoldsSuezAndEthiopia: input.axisHoldsSuez === true,
  italySurrendered: input.italyOut === true,
});

function costs(
  input: ConstructionInput,
  power: Power,
): { said: Said[]; faults: Refusal[]; brps: number; yards: number } {
  const { transports = 0, submarines = 0, asw = 0 } = input;
  const said: Said[] = [];
  const faults: Refusal[] = [];
  let brps = 0;
  let yards = 0;
  const add = (rule: string, count: number, what: string, cost: { shipbuilding: number; brps: number }): void => {
    if (count === 0) return;
    brps += cost.brps;
    yards += cost.shipbuilding;
    said.push({ rule, text: `${count} ${what}: ${cost.brps} BRPs and ${cost.shipbuilding} shipbuilding points.` });
  };
  add('20.621', transports, 'transports', costOfTransports(transports));
  add('20.76', submarines, 'submarines', costOfSubmarines(submarines));
  add('20.84', asw, 'ASW', costOfASW(asw));
  if (transports > 0 && !mayBuildTransports(power, { atWarWithGermany: input.peaceWithGermany !== true }))
    faults.push({ rule: '20.61', why: `${power} has no transports: they are the Western Allies' and Japan's` });
  if (transports > 0 && power === 'us' && input.peaceWithGermany === true)
    said.push({ rule: '20.621B', text: 'American yards may build for the Allied pool before the war with Germany.' });
  if (transports > 0) said.push({ rule: '20.621C', text: 'The new transports are not used in this turn.' });
  if (asw > 0 && aswPoolOf(power) === 'allies')
    said.push({ rule: '20.85', text: 'The ASW comes out of the pool that Britain and the United States share.' });
  if (input.advanced === true && !mayBuildAdvanced(power, input.research ?? 0))
    faults.push({
      rule: '20.78A',
      why: 'advanced submarines are built by Germany alone, after a result of 9 in research',
    });
  return { said, faults, brps, yards };
}

function reckon(input: ConstructionInput): Omit<Reckoning, 'told'> | { problems: Problem[] } {
  const { power } = input;
  const owner = power === 'japan' ? 'japan' : 'allies';
  const { said, faults, brps, yards } = costs(input, power);
  const now = inBoxes(input.now);
  if (input.placed !== undefined) faults.push(...placementFaults(owner, now, inBoxes(input.placed)));
  if (input.moves !== undefined) faults.push(...redeploymentFaults(owner, now, input.moves as Redeployment[]));
  for (const box of input.submarineBoxes ?? []) {
    const no = mayOperate(power, box as Box, warOf(input));
    if (no !== undefined) faults.push(no);
    else said.push({ rule: '20.71', text: `${powerName(power)} submarines may be in the ${box} box.` });
  }
  if (brps > 0) said.push({ rule: '20.621', text: `In all ${brps} BRPs and ${yards} shipbuilding points.` });
  said.push(...faults.map(({ rule, why }) => ({ rule, text: `Not possible: ${why}.` })));
  if (said.length === 0) said.push({ rule: '20.622A', text: 'Nothing stands against it.' });
  const table = {
    title: 'Transports in the boxes',
    head: ['', ...boxes],
    rows: [['now', ...boxes.map((box) => now[box])]],
  };
  const outcome: { [key: string]: Plain } = {
    brps,
    shipbuilding: yards,
    possible: faults.length === 0,
    faults: faults.map(({ rule, why }) => ({ rule, why })),
  };
  const tables = input.now === undefined ? [] : [table];
  return { said, before: tables, after: tables, outcome, figures: { BRPs: brps, 'shipbuilding points': yards } };
}

const line: Line = {
  form: 'Japanese: 3 transports, 2 submarines, 1 ASW',
  parts: [
    { ask: 'Whose, such as Japanese or American', before: '', needed: true },
    { ask: 'What is built, such as 3 transports, 2 submarines, 1 ASW', before: ': ', needed: true },
  ],
  read(text) {
    const [who = '', what = ''] = text.split(/\s*:\s*/);
    const power = nationalities[who.trim().toLowerCase()];
    if (power === undefined)
      return { problems: [{ field: '', rule: '', why: `"${who}" is no nationality, such as Japanese` }] };
    const input: { [field: string]: Plain } = { power };
    for (const piece of list(what)) {
      const [, count = '', unit = ''] = /^(\w+)\s+(.*)$/.exec(piece) ?? [];
      const field = /^transports?$/i.test(unit)
        ? 'transports'
        : /^(?:advanced )?submarines?$/i.test(unit)
          ? 'submarines'
          : /^asw$/i.test(unit)
            ? 'asw'
            : '';
      const number = numberIn(count);
      if (field === '' || number === undefined)
        return { problems: [{ field: '', rule: '', why: `cannot read "${piece}"` }] };
      input[field] = number;
      if (/^advanced/i.test(unit)) input.advanced = true;
    }
    return { input };
  },
};

export const constructionDesk: DeskProcedure<Reckoning> = reckoner<ConstructionInput>({
  id: 'construction',
  title: 'Building and redeploying',
  about:
    'What transports, submarines and ASW cost, where new ones go and which may move or operate where (20.62, 20.71).',
  schema: Construction,
  example: {
    power: 'us',
    transports: 4,
    now: { atlantic: 15, indian: 3, pacific: 10 },
    placed: { indian: 2, pacific: 2 },
  },
  line,
  charts: used(['constructionCosts', 'transportLevels']),
  reckon,
});
