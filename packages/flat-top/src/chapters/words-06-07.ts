/** Weather and observation as sentences of our own. */
import { name, sectorNames } from '../map.js';
import {
  count,
  type Data,
  isRecord,
  list,
  names,
  number,
  planesTold,
  takeOffsTold,
  text,
  type Value,
} from './phrases.js';

const towards = ['', 'north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
const hexText = (value: Value): string => name(number(value));
const numbers = (value: Value): number[] => (Array.isArray(value) ? value.map(number) : []);
const ofKind = (kind: Value): string => (kind === 'TF' ? 'task forces' : 'planes');
const oneOf = (kind: Value): string => (kind === 'TF' ? 'task force' : 'air formation');

/** 'Sector I north-west, sector II north' */
function windText(wind: Value): string {
  const all = numbers(wind);
  const blowing = all.flatMap((direction, i) => (direction === 0 ? [] : [{ direction, sector: sectorNames[i + 1] }]));
  const [first] = blowing;
  if (first !== undefined && blowing.every(({ direction }) => direction === first.direction))
    return `The wind blows to the ${towards[first.direction]} everywhere.`;
  return `The wind blows to the ${list(blowing.map(({ direction, sector }) => `${towards[direction]} in sector ${sector}`))}.`;
}

const cloudText = ({ clouds, moved }: Data): string => {
  const anew = numbers(moved).map((hex) => name(hex));
  const where = `Clouds lie over ${list(numbers(clouds).map((hex) => name(hex)))}.`;
  return anew.length === 0 ? where : `${where} New there: ${list(anew)}.`;
};

/** 'one task force with 13 ships: 1 carrier, 2 capital ships and 10 small ships' */
function said(kind: Value, value: Value): string {
  const report = value !== null && value !== undefined && isRecord(value) ? value : {};
  const high = report.high === true ? ', some at high altitude' : '';
  if (report.condition === 1) return `${ofKind(kind)}${high}`;
  const units = count(report.units, oneOf(kind));
  const total = kind === 'TF' ? count(report.total, 'ship') : count(report.total, 'air factor');
  const decks = report.planesOnDeck === true ? ', with planes on deck' : '';
  const each = Array.isArray(report.each) ? report.each.filter(isRecord).map(kind === 'TF' ? ships : planes) : [];
  const classes = names(report.classes);
  const parts =
    each.length > 0
      ? `: ${each.join('; ')}`
      : kind === 'TF'
        ? `: ${list(report.total === 1 && classes.length === 1 ? classes.map(single) : classes)}`
        : takeOffsTold(classes);
  return `${units} with ${total}${parts}${high}${decks}`;
}

const single = (what: string): string => what.replace(/s$/, '');
const ships = (counts: Data): string =>
  list(Object.entries(counts).map(([what, n]) => `${text(n)} ${n === 1 ? single(what) : what}`));
const planes = (counts: Data): string => list(Object.entries(counts).map(([what, n]) => planesTold(n, what)));

export const words0607: { readonly [kind: string]: (data: Data) => string } = {
  wind: ({ wind }) => windText(wind),
  clouds: cloudText,
  report: ({ hex, kind, report }) => {
    const condition = report !== null && report !== undefined && isRecord(report) ? text(report.condition) : '';
    return `Sighted in ${hexText(hex)}: ${said(kind, report)} (Condition ${condition}).`;
  },
  observed: ({ hex, kind, condition, report }) =>
    condition === 0
      ? `The enemy no longer sees our ${ofKind(kind)} in ${hexText(hex)}.`
      : `The enemy sees our ${ofKind(kind)} in ${hexText(hex)} and is told: ${said(kind, report)} (Condition ${text(condition)}).`,
  counter: ({ hex, kind, there, condition }) =>
    there !== true
      ? `The enemy counter in ${hexText(hex)} (${ofKind(kind)}) is gone.`
      : condition === 0
        ? `Enemy ${ofKind(kind)} are on the map in ${hexText(hex)}, not observed.`
        : `Enemy ${ofKind(kind)} in ${hexText(hex)} are still observed.`,
  moved: ({ kind, from, to, stays }) =>
    `Enemy ${ofKind(kind)} go from ${hexText(from)} to ${hexText(to)}${stays === true ? '; others stay' : ''}.`,
  'nothing-new': () => 'Nothing new is in sight.',
  'nothing-more': () => 'Nothing more is in sight.',
  field: ({ base, planes }) => `${planes === true ? 'Planes stand' : 'No planes stand'} on the field at ${text(base)}.`,
  searched: ({ af, die, reads, searching }) => {
    const rolled = die === reads ? text(die) : `${text(die)}, read as ${text(reads)}`;
    return `${text(af)} searches (rolled ${rolled}): it ${searching === true ? 'may' : 'may not'} observe.`;
  },
  search: ({ hex, searching }) =>
    `Enemy planes in ${hexText(hex)} search: they ${searching === true ? 'may' : 'may not'} observe.`,
};
