/** The desk's reckoner of transports: what is available, what oil and cargo they take, what a shortage costs. */
import type { DeskProcedure, Line, Plain, Problem } from '@ironbottom/umpire';
import {
  availableTransports,
  constructionLimit,
  type Level,
  optimalLevel,
  shortagePenalty,
} from '../chapters/20-63-transport-levels.js';
import {
  oilCounters,
  protectionFaults,
  transportsFor,
  type Uses,
  useFaults,
} from '../chapters/20-64-transport-functions.js';
import { powerName } from '../chapters/words-attacks.js';
import { used } from './charts-used.js';
import { numberIn } from './forces-text.js';
import { type Reckoning, reckoner, type Said } from './reckoning.js';
import { Transports, type TransportsInput } from './shapes.js';

const levelOf = (owner: 'allies' | 'japan', box: string): Level =>
  owner === 'japan' ? 'pacific japan' : box === 'pacific' ? 'pacific allies' : 'atlantic and indian';

const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

function reckon(input: TransportsInput): Omit<Reckoning, 'told'> | { problems: Problem[] } {
  const { owner = 'allies', box = 'pacific', before, sunk = 0, damaged = 0 } = input;
  const problems: Problem[] = [];
  if (owner === 'japan' && box !== 'pacific')
    problems.push({ field: 'box', rule: '20.63', why: 'Japanese transports are in the Pacific box' });
  if (sunk + damaged > before)
    problems.push({
      field: 'damaged',
      rule: '20.636',
      why: `${sunk + damaged} are sunk and damaged, and there were ${before}`,
    });
  if (problems.length > 0) return { problems };

  const undamaged = before - sunk - damaged;
  const available = availableTransports({ before, undamaged, damaged });
  const uses: Uses = {
    oil: input.oil ?? 0,
    supplyLines: input.supplyLines ?? 0,
    ground: input.ground ?? [],
    air: input.air ?? 0,
    squadrons: input.squadrons ?? 0,
    grants: input.grants ?? [],
  };
  const needs = transportsFor(owner, uses);
  const faults = useFaults(owner, available, uses);
  const level = levelOf(owner, box);
  const counted = undamaged + (level === 'atlantic and indian' ? (input.other ?? 0) : 0);
  const penalty = shortagePenalty({
    level,
    undamaged: counted,
    damaged,
    britishPortsLost: input.britishPortsLost === true,
    britainOut: input.britainOut === true,
    japanCutOff: input.cutOff === true,
  });
  const said: Said[] = [
    { rule: '20.636A', text: `${many(undamaged, 'transport')} of ${before} are undamaged.` },
    {
      rule: '20.636B',
      text: `One for every five there were, but no more than were damaged: ${Math.min(undamaged + damaged, Math.ceil(before / 5), damaged)}.`,
    },
    { rule: '20.636', text: `The greater counts: ${available} can be used.` },
    { rule: '20.64A', text: `They may ship ${many(oilCounters(available), 'oil counter')}.` },
    ...usesSaid(needs, uses),
    ...faults.map(({ rule, why }) => ({ rule, text: `Not possible: ${why}.` })),
    ...protectionSaid(input),
    ...(needs.total > 0 && faults.length === 0
      ? [{ rule: '20.64', text: `In all ${needs.total} of ${available}: possible.` }]
      : []),
    {
      rule: penalty.rule,
      text:
        penalty.brps === 0
          ? `No shortage to pay for (the optimal level is ${optimalLevel(level)}).`
          : `${powerName(penalty.power)} loss this turn: ${many(penalty.brps, 'BRP')}; ${counted} count against an optimal level of ${optimalLevel(level)}.`,
    },
    ...(penalty.brps > 0 && constructionLimit(100, penalty) < 100
      ? [{ rule: '20.635', text: `Its construction limit falls by ${penalty.brps} too.` }]
      : []),
    ...(damaged > 0
      ? [
          {
            rule: '20.66',
            text: `The ${damaged} damaged go to port, are mended for nothing, may be redeployed this turn and are used again in the next.`,
          },
        ]
      : []),
  ];
  const table = {
    title: `Transports, ${owner === 'japan' ? 'Japan' : 'Western Allies'}, ${box} box`,
    head: ['before', 'sunk', 'damaged', 'undamaged', 'available', 'oil counters'],
    rows: [[before, sunk, damaged, undamaged, available, oilCounters(available)]],
  };
  const outcome: { [key: string]: Plain } = {
    available,
    oilCounters: oilCounters(available),
    needs: { ...needs },
    possible: faults.length === 0,
    faults: faults.map(({ rule, why }) => ({ rule, why })),
    penalty: { ...penalty },
  };
  const figures = {
    available,
    'oil counters': oilCounters(available),
    'transports needed': needs.total,
    'BRPs lost': penalty.brps,
  };
  return { said, before: [table], after: [table], outcome, figures };
}

function protectionSaid({ protection = [] }: TransportsInput): Said[] {
  const faults = protectionFaults(protection, false);
  if (protection.length === 0) return [];
  if (faults.length === 0) return [{ rule: '20.65', text: 'They may be protected so.' }];
  return faults.map(({ rule, why }) => ({ rule, text: `Not possible: ${why}.` }));
}

function usesSaid(needs: ReturnType<typeof transportsFor>, uses: Uses): Said[] {
  const said: Said[] = [];
  if (uses.oil > 0)
    said.push({ rule: '20.64A', text: `${many(uses.oil, 'oil counter')}: ${many(needs.oil, 'transport')}.` });
  if (uses.supplyLines > 0)
    said.push({
      rule: '20.64B',
      text: `${many(uses.supplyLines, 'supply line')} from mapboard boxes: ${many(needs.supply, 'transport')}.`,
    });
  if (needs.carrying > 0) {
    const loads = [
      ...uses.ground.map((factors) => `a ground unit of ${factors}`),
      ...(uses.air > 0 ? [many(uses.air, 'air factor')] : []),
      ...(uses.squadrons > 0 ? [many(uses.squadrons, 'squadron')] : []),
    ];
    said.push({
      rule: '20.64C',
      text: `${loads.join(', ')}: ${many(needs.carrying, 'transport')}, five factors to each and ground units whole.`,
    });
  }
  if (uses.grants.length > 0)
    said.push({
      rule: '20.64D',
      text: `Grants of ${uses.grants.join(', ')} BRPs: ${many(needs.grants, 'transport')} in each box they pass.`,
    });
  return said;
}

/** '16 Atlantic transports, 5 sunk, 6 damaged, 3 oil, carry 3 3 2, 1 air, grant 5' */
function read(text: string): ReturnType<Line['read']> {
  const input: { [key: string]: Plain | undefined } = {};
  if (/\bjapan(?:ese)?\b/i.test(text)) input.owner = 'japan';
  const [box] = /\b(?:atlantic|indian|pacific)\b/i.exec(text) ?? [];
  if (box !== undefined) input.box = box.toLowerCase();
  const left: string[] = [];
  for (const raw of text.split(/[,;:]/)) {
    const piece = raw
      .replace(
        /\b(?:japan(?:ese)?|western allied|allied|allies|atlantic|indian(?: ocean)?|pacific|box|in the|and)\b/gi,
        ' ',
      )
      .replace(/\s+/g, ' ')
      .trim();
    if (piece === '') continue;
    if (!readPiece(piece, input)) left.push(piece);
  }
  const [first] = left;
  const why =
    first !== undefined
      ? `cannot read "${first}"`
      : input.before === undefined
        ? 'wants how many transports there were'
        : undefined;
  return why === undefined ? { input } : { problems: [{ field: '', rule: '', why }] };
}

const counts: readonly [RegExp, string][] = [
  [/^(\w+) transports?(?: before)?$/i, 'before'],
  [/^(\w+) sunk$/i, 'sunk'],
  [/^(\w+) damaged$/i, 'damaged'],
  [/^(?:ship )?(\w+) oil(?: counters?)?$/i, 'oil'],
  [/^(\w+) supply lines?$/i, 'supplyLines'],
  [/^(?:carry )?(\w+) air(?: factors?)?$/i, 'air'],
  [/^(?:carry )?(\w+) squadrons?$/i, 'squadrons'],
  [/^(\w+) elsewhere$/i, 'other'],
];

function readPiece(piece: string, input: { [key: string]: Plain | undefined }): boolean {
  for (const [words, field] of counts) {
    const [, word] = words.exec(piece) ?? [];
    const count = word === undefined ? undefined : numberIn(word);
    if (count !== undefined) {
      input[field] = count;
      return true;
    }
  }
  const [, kind, numbers] = /^(carry|grants?)((?: \d+)+)(?: ground| BRPs?)?$/i.exec(piece) ?? [];
  if (kind !== undefined && numbers !== undefined) {
    input[kind.toLowerCase() === 'carry' ? 'ground' : 'grants'] = numbers.trim().split(' ').map(Number);
    return true;
  }
  if (/^cut off$/i.test(piece)) {
    input.cutOff = true;
    return true;
  }
  return false;
}

export const transportsDesk: DeskProcedure<Reckoning> = reckoner<TransportsInput>({
  id: 'transports',
  title: 'Transports',
  about:
    'How many transports can be used, how much oil and cargo they take, and what too few of them cost (20.63, 20.64).',
  schema: Transports,
  example: {
    owner: 'allies',
    box: 'atlantic',
    before: 16,
    sunk: 5,
    damaged: 7,
    other: 5,
    oil: 2,
    ground: [3, 1],
    air: 1,
  },
  line: {
    form: '16 Atlantic transports, 5 sunk, 7 damaged, 2 oil, carry 3 1, 1 air',
    parts: [
      {
        ask: "Transports at the end of the owner's last turn, such as 16 Atlantic transports",
        before: '',
        needed: true,
      },
      { ask: 'Since then, such as 5 sunk, 7 damaged (Enter: none)', before: ', ', needed: false },
      { ask: 'What they are to do, such as 2 oil, carry 3 1, grant 5 (Enter: nothing)', before: ', ', needed: false },
    ],
    read,
  },
  charts: used(['transportLevels', 'carrying']),
  reckon,
});
