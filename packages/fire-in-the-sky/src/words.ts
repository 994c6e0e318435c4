/** Every event as one sentence. */
import type { Event } from '@ironbottom/umpire';
import { armyOf, isArmy } from './armies.js';
import { combatWords, shipName, sideNames } from './chapters/words.js';
import { baseNumber, baseOf, isBase, placeName } from './map/places.js';
import { isUnit } from './units.js';

type Data = Event['data'];
type Value = Data[string];

const sideName = (side: Value): string => sideNames[String(side)] ?? String(side);
const Side = (side: Value): string => (side === 'japan' ? 'Japan' : 'The Allies');
const verb = (side: Value, one: string, many: string): string => `${Side(side)} ${side === 'japan' ? one : many}`;
const base = (id: Value): string => (isBase(String(id)) ? baseOf(baseNumber(String(id))).name : String(id));
const place = (at: Value): string => placeName(Number(at));
export const unitName = (id: string): string => (isArmy(id) ? armyOf(id).name : isUnit(id) ? shipName(id) : id);

function list(of: Value, name: (id: string) => string = unitName, nothing = 'nothing'): string {
  if (!Array.isArray(of) || of.length === 0) return nothing;
  return of.map((id) => name(String(id))).join(', ');
}

const aboard = (land: Value, air: Value): string => {
  const parts = [
    ...(Array.isArray(land) && land.length > 0 ? [list(land)] : []),
    ...(Number(air) > 0 ? [`${air} Air Point${air === 1 ? '' : 's'}`] : []),
  ];
  return parts.length === 0 ? '' : ` with ${parts.join(' and ')}`;
};

const phases: { readonly [phase: string]: string } = {
  economy: 'oil and escorts',
  merchants: 'the Merchantman Phase',
  deployment: 'sea deployment',
  operations: 'operations',
  reaction: 'reaction',
  combat: 'combat',
  return: 'return to base',
};
export const phaseName = (phase: string): string => phases[phase] ?? phase;

const sentences: { readonly [kind: string]: (data: Data) => string } = {
  phase: ({ turn, part, phase }) =>
    `Turn ${turn}, ${phase === 'economy' || phase === 'merchants' ? '' : `${sideName(part)}: `}${phaseName(String(phase))}.`,
  schedule: ({ months, transport, submarines, events }) =>
    `${months}: ${transport} Allied Transport Points, ${submarines} Submarine Points.${Array.isArray(events) && events.length > 0 ? ` ${events.join('; ')}.` : ''}`,
  arrive: ({ side, units }) => `${verb(side, 'receives', 'receive')} ${list(units)}.`,
  shipped: ({ shipped, oil, left }) =>
    `${shipped} Oil Points come home; ${oil} are there now, and ${left} Transport Points are left.`,
  decided: ({ chosen }) =>
    `Japan ${list(chosen, (id) => (id === 'rebuild' ? 'takes Ise to the yards' : 'declares kamikaze attacks'), 'decides nothing special')}.`,
  called: ({ called }) =>
    called === true ? 'The British Pacific Fleet comes now.' : 'The British Pacific Fleet waits.',
  convoys: ({ dice, submarines }) =>
    `${submarines} Submarine Points against the convoys, ${dice} dice of their escorts.`,
  deployed: ({ to, ships, spent, left }) =>
    `To ${base(to)}: ${list(ships, unitName, 'no ships')}. ${spent} Transport Points spent, ${left} left.`,
  reinforced: ({ side, to, land, air }) => `${verb(side, 'deploys', 'deploy')} to ${base(to)}${aboard(land, air)}.`,
  anchorages: ({ side, bases }) => `${Side(side)}: ships at anchor in ${list(bases, base, 'no base')}.`,
  sails: ({ side, force, from, to, land, air }) =>
    `Task Force ${force} of ${sideName(side)} sails from ${base(from)} to ${place(to)}${aboard(land, air)}.`,
  revealed: ({ place: at, japan, allies }) =>
    `Battle at ${place(at)}. Japan: ${list(japan, unitName, 'no ships')}. The Allies: ${list(allies, unitName, 'no ships')}.`,
  reserves: ({ side, air, submarines }) => {
    const points = Object.values(Object(air) as { [base: string]: number }).reduce((sum, each) => sum + each, 0);
    return `${verb(side, 'sends', 'send')} ${points} Air Points and ${submarines} Submarine Points.`;
  },
  orders: () => 'Orders are given.',
  sunk: ({ ship }) => `${unitName(String(ship))} is sunk.`,
  damaged: ({ ship, back }) => `${unitName(String(ship))} is damaged and comes back on turn ${back}.`,
  eliminated: ({ unit, back }) => `${unitName(String(unit))} is gone and comes back on turn ${back}.`,
  taken: ({ base: id, by, fled }) =>
    `${verb(by, 'takes', 'take')} ${base(id)}.${Array.isArray(fled) && fled.length > 0 ? ` ${list(fled)} flee.` : ''}`,
  returns: ({ side, force, to }) => `Task Force ${force} of ${sideName(side)} returns to ${base(to)}.`,
  'cut off': ({ side, force, ships }) =>
    `Task Force ${force} of ${sideName(side)} is cut off: ${list(ships)} come back next turn.`,
  end: ({ winner, why }) => `${verb(winner, 'has', 'have')} won: ${why}.`,
};

export function words(event: Event): string {
  const { kind, data } = event;
  return (Object.hasOwn(sentences, kind) ? sentences[kind]?.(data) : undefined) ?? combatWords(event);
}
