/** The events of the season game as sentences. */
import type { Event } from '@ironbottom/umpire';
import { seasonName } from './scenarios.js';
import { waterNames } from './stations.js';

type Data = Event['data'];
const names: { readonly [side: string]: string } = { japan: 'Japan', allies: 'The Allies' };
const who = (side: Data[string]): string => (typeof side === 'string' ? (names[side] ?? side) : '');
const number = (value: Data[string]): number => (typeof value === 'number' ? value : 0);
const count = (value: Data[string], one: string, many = `${one}s`): string =>
  `${number(value)} ${number(value) === 1 ? one : many}`;

const sentences: { readonly [kind: string]: (data: Data) => string } = {
  turn: ({ side, season }) => `${seasonName(number(season))}: ${side === 'japan' ? 'Japan' : 'the Allies'} to move.`,
  income: ({ side, earned, lost, brps }) =>
    `${who(side)} receive${s(side)} ${count(earned, 'BRP')}${number(lost) > 0 ? `, lose${s(side)} ${number(lost)} for want of transports` : ''} and ha${side === 'japan' ? 's' : 've'} ${number(brps)}.`,
  built: ({ side, transports, submarines, asw }) => {
    const all = [
      number(transports) > 0 ? count(transports, 'transport') : '',
      number(submarines) > 0 ? count(submarines, 'submarine') : '',
      number(asw) > 0 ? `${number(asw)} ASW` : '',
    ].filter((each) => each !== '');
    return `${who(side)} build${s(side)} ${all.length === 0 ? 'nothing' : all.join(', ')}.`;
  },
  sailed: ({ side, line, oil, supply, troops, landed, grants }) => {
    const all = [
      side === 'japan' ? (line === true ? 'the line to the south is traced' : 'no line to the south') : '',
      number(oil) > 0 ? `${count(oil, 'oil counter')} landed` : '',
      number(supply) > 0 ? `${count(supply, 'line')} supplied` : '',
      number(troops) > 0 ? `${count(landed, 'factor')} carried in ${count(troops, 'transport')}` : '',
      number(grants) > 0 ? `${count(grants, 'grant')} of five BRPs` : '',
    ].filter((each) => each !== '');
    return `${who(side)}: ${all.length === 0 ? 'the transports stay idle' : all.join('; ')}.`;
  },
  warfare: ({ attacker, water, submarines, asw, transports, damaged, sunk, lost }) => {
    const where = typeof water === 'string' && water in waterNames ? waterNames[water as keyof typeof waterNames] : '';
    const there = `In ${where} ${attacker === 'japan' ? 'Japan' : 'the Allies'} ha${attacker === 'japan' ? 's' : 've'} ${count(submarines, 'submarine')} against ${number(asw)} ASW and ${count(transports, 'transport')}`;
    return `${there}: ${number(sunk)} sunk, ${number(damaged)} damaged, ${count(lost, 'submarine')} lost.`;
  },
  redeployed: ({ side, returned, away, back, transports }) =>
    `${who(side)}: ${count(returned, 'transport')} back from port${number(away) > 0 ? `, ${number(away)} sent to other oceans` : ''}${number(back) > 0 ? `, ${number(back)} brought from there` : ''}; ${number(transports)} in the box.`,
  placed: ({ submarines, asw }) => `Submarines: ${spread(submarines)}. ASW: ${spread(asw)}.`,
  end: ({ winners, japan, allies }) =>
    `${Array.isArray(winners) && winners[0] === 'japan' ? 'Japan has' : 'The Allies have'} won: Japan ${number(japan)}, Allies ${number(allies)}.`,
};

const s = (side: Data[string]): string => (side === 'japan' ? 's' : '');

function spread(value: Data[string]): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'none';
  const some = Object.entries(value).filter(([, n]) => number(n) > 0);
  return some.length === 0
    ? 'none'
    : some.map(([water, n]) => `${number(n)} in ${waterNames[water as keyof typeof waterNames]}`).join(', ');
}

export function seasonWords({ kind, data }: Event): string {
  return (Object.hasOwn(sentences, kind) ? sentences[kind]?.(data) : undefined) ?? kind;
}
