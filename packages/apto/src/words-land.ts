/** Events of Offensives, movement, combat and supply, each as one sentence. */
import { monthName } from './calendar.js';
import { nationName } from './names.js';
import { phaseName } from './phases.js';
import { shortResult } from './result-words.js';
import { counted, type Data, hex, list, nation, Side, unit, units, verb } from './words-pieces.js';

const agents: { readonly [by: string]: (of: string) => string } = {
  hq: (of) => `HQ ${unit(of)}`,
  general: (of) => `General ${unit(of)}`,
  // A stack is called by its hex and its nation.
  stack: (of) => `the stack at ${hex(of.split(':')[0] ?? of)}`,
  minor: (of) => `all of ${nationName(of)}`,
};

const modifiers = (of: Data[string]): string =>
  Array.isArray(of)
    ? of
        .map((each) => Object(each) as { what?: string; value?: number })
        .map(({ what, value = 0 }) => `${what} ${value > 0 ? '+' : ''}${value}`)
        .join(', ')
    : '';

/** ', the defender loses two steps' */
const lossText = (result: Data[string]): string => {
  const words = shortResult(String(result));
  return words === '' ? '' : `, ${words}`;
};

export const landSentences: { readonly [kind: string]: (data: Data) => string } = {
  phase: ({ year, month, phase }) =>
    `${monthName({ year: Number(year), month: Number(month) })}: ${phaseName(String(phase))}.`,
  part: ({ side, phase }) => `${Side(side)}: ${phaseName(String(phase))}.`,
  settled: ({ hex: at }) => `Whoever retreated to ${hex(at)} now holds it.`,
  end: ({ winner, why }) => (winner === 'draw' ? `A draw: ${why}.` : `${verb(winner, 'has', 'have')} won: ${why}.`),

  pass: ({ side, why }) => {
    const because =
      why === 'nobody' ? ': nobody is left who could be activated' : why === 'spent' ? ': no Offensive is left' : '';
    return `${verb(side, 'passes', 'pass')}${because}.`;
  },
  first: ({ side }) => `${verb(side, 'begins', 'begin')} the Offensive Phase.`,
  'no more': ({ seat }) => `${seat === 'allies' ? Side(seat) : nation(seat)}: no more Offensives this month.`,
  offensive: ({ nation: who, by, of, impromptu }) =>
    `${nation(who)}: ${impromptu === true ? 'an Impromptu Offensive' : 'an Offensive'} by ${agents[String(by)]?.(String(of)) ?? of}.`,
  'nobody joins': () => 'No other Headquarters joins.',
  combined: ({ hq }) => `HQ ${unit(hq)} joins the Offensive.`,
  activated: ({ pieces }) => `Activated: ${units(pieces)}.`,
  committed: ({ nation: who }) => `The Offensive of ${nationName(String(who))} is over.`,
  'hq rides': ({ hq, hex: at }) => `HQ ${unit(hq)} goes to ${hex(at)}.`,
  'hq stays': ({ hq }) => `HQ ${unit(hq)} stays.`,
  'hq gone': ({ hq }) => `HQ ${unit(hq)} is lost; it comes back next season.`,
  bumped: ({ hq, hex: at }) => `HQ ${unit(hq)} makes room and goes to ${hex(at)}.`,
  overrun: ({ general, hex: at }) => `General ${unit(general)} is overrun at ${hex(at)}.`,

  moved: ({ pieces, path }) => `${units(pieces)} to ${hex(list(path).pop() ?? '')}.`,
  'taken up': ({ leader, hex: at }) => `${unit(leader)} is taken up on the way, in ${hex(at)}.`,
  'set down': ({ leader, hex: at }) => `${unit(leader)} gets off on the way, in ${hex(at)}.`,
  stays: ({ pieces }) => `${units(pieces)} stays.`,
  railed: ({ unit: id, along = [], from, to, land }) =>
    `${[id, ...list(along)].map(unit).join(' with ')} by rail from ${hex(from)} to ${hex(to)}, on the railways of ${nationName(String(land))}.`,
  merged: ({ unit: id, with: other }) => `${unit(id)} takes in ${unit(other)}.`,
  'movement over': ({ side }) => `${Side(side)}: movement is over.`,
  taken: ({ hex: at, side }) => `${verb(side, 'takes', 'take')} ${hex(at)}.`,
  front: ({ side, hexes }) => `Behind the front ${verb(side, 'gains', 'gain')} ${list(hexes).map(hex).join(', ')}.`,
  'over-stacked': ({ unit: id, hex: at }) => `${unit(id)} is lost: there is no room at ${hex(at)}.`,

  declared: ({ target, units: of }) => `${hex(target)} is to be attacked by ${units(of)}.`,
  'some break through': ({ from, target }) =>
    `Some of the armour at ${hex(from)} is to break through at ${hex(target)}.`,
  'not cancelled': ({ hex: at }) => `The attack on ${hex(at)} is made all the same.`,
  'falls away': ({ hex: at, attackers }) =>
    `The attack on ${hex(at)} is not made: ${attackers === 0 ? 'none of those who were to attack can any more' : 'there is nobody to attack any more'}.`,
  cancelled: ({ hex: at }) => `The attack on ${hex(at)} is cancelled.`,
  'all declared': ({ side }) => `${Side(side)}: all attacks are declared.`,
  planes: ({ side, points, hex: at }) =>
    `${verb(side, 'sends', 'send')} ${counted(points, 'point', 'points')} of planes to ${hex(at)}.`,
  dogfight: ({ hex: at, japan, allies }) =>
    `Planes meet over ${hex(at)}: Japan rolls ${japan}, the Allies ${allies}; a 6 shoots a point down.`,
  're-roll bought': ({ nation: who, hex: at }) => `${nation(who)} spends an Offensive for a second roll at ${hex(at)}.`,
  'no re-roll': ({ nation: who }) => `${nation(who)} buys no second roll.`,
  'first roll': ({ face, net, odds, result }) =>
    `The die shows ${face}, modified ${net}, at ${odds}: ${result}, if it stands.`,
  'rolled again': ({ by }) => `The ${by} has the die rolled again.`,
  'roll stands': ({ by }) => `The ${by} lets the roll stand.`,
  attack: ({ hex: at, side, kind }) =>
    `${verb(side, 'attacks', 'attack')} ${at}${kind === 'combat' ? '' : ` (${kind})`}.`,
  odds: ({ attack, defence, odds }) => `${attack} against ${defence}: ${odds}.`,
  modifiers: ({ modifiers: of, sum }) => `Die roll modifiers: ${modifiers(of)}; together ${sum}.`,
  result: ({ face, net, odds, result, backfired }) =>
    `The die shows ${face}, modified ${net}, at ${odds}: ${backfired === true ? '[-/1], which falls back on the attacker' : result}${lossText(result)}.`,
  depleted: ({ name, unit: id }) => `${name ?? unit(id)} is depleted.`,
  eliminated: ({ name, unit: id }) => `${name ?? unit(id)} is eliminated.`,
  'headquarters-lost': ({ name }) => `HQ ${name} is lost.`,
  'general-with-hq': ({ name }) => `General ${name} goes with it: back next season.`,
  general: ({ name, fate, face }) =>
    `General ${name} has lost his troops (${face}): ${fate === 'dead' ? 'killed' : 'back next season'}.`,
  'must-retreat': ({ hex: at, face, net }) => `The defenders of ${at} roll ${face} against ${net}: they must retreat.`,
  'may-stand': ({ hex: at, face, net }) => `The defenders of ${at} roll ${face} against ${net}: they may stand.`,
  banzai: ({ from, at }) => `Banzai! From ${from} they charge ${at}.`,
  'no-banzai': ({ face, check }) => `No Banzai: ${face} is not below ${check}.`,
  retreats: ({ name, to }) => `${name} retreats to ${to}.`,
  going: ({ hex: at, names }) =>
    `${Array.isArray(names) ? names.join(', ') : ''} will advance into ${at}; one of those who attacked pays with a step.`,
  'no-way-out': ({ name }) => `${name} has no way out and is eliminated.`,
  'left-out': ({ hex: at, names }) => `Left out of the defence of ${at}: ${list(names).join(', ')}.`,
  emptied: ({ hex: at }) => `${at} is empty.`,
  advances: ({ name, to }) => `${name} advances to ${to}.`,
  'no-advance': ({ hex: at }) => `Nobody advances to ${at}.`,
  follows: ({ unit: id, along = [], hex: at }) =>
    `${[id, ...list(along)].map(unit).join(' with ')} follows to ${hex(at)}.`,
  toll: ({ unit: id, hex: at }) => `${unit(id)} loses a step for coming to ${hex(at)} late.`,
  'nobody follows': () => 'Nobody follows.',
  'fort lost': ({ hex: at }) => `The fortification at ${hex(at)} is destroyed.`,
};
