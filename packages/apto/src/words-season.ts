/** Events of the season, the weather, the sea and politics, each as one sentence. */
import { hexName, nationName } from './names.js';
import { capital, counted, type Data, installations, list, nation, unit, units, type Value } from './words-pieces.js';

const weathers: { readonly [weather: string]: string } = {
  dry: 'fair',
  wet: 'wet',
  monsoon: 'monsoon',
  winter: 'winter',
};
export const weatherWord = (weather: string): string => weathers[weather] ?? weather;

const counts = (of: Value): string =>
  Object.entries(Object(of) as { [key: string]: number })
    .filter(([, count]) => count > 0)
    .map(([key, count]) => `${/^[WE]\d{4}$/.test(key) ? hexName(key) : nationName(key)} ${count}`)
    .join(', ') || 'none';

export const seasonSentences: { readonly [kind: string]: (data: Data) => string } = {
  income: ({ nation: who, points, ep, lines }) =>
    `${nation(who)} earns ${points} EP (${list(lines).join('; ')}) and has ${ep}.`,
  pooled: ({ units: of }) => `Into the Force Pools: ${units(of)}.`,
  built: ({ nation: who, rebuilt, units: of, forts }) =>
    `${nation(who)} builds ${units(of)}; brings to full strength ${units(rebuilt)}${list(forts).length > 0 ? `; begins fortifications at ${list(forts).map(hexName).join(', ')}` : ''}.`,
  'built covered': ({ nation: who, units: count, rebuilt, forts }) =>
    `${nation(who)} builds ${count === 0 ? 'nothing new' : count === 1 ? '1 unit under cover' : `${count} units under cover`}; brings to full strength ${units(rebuilt)}${list(forts).length > 0 ? `; begins fortifications at ${list(forts).map(hexName).join(', ')}` : ''}.`,
  'ordered units': ({ units: of }) => `Built under cover: ${units(of)}.`,
  'put off': ({ nation: who, units: count }) =>
    `${nation(who)} has no place for ${count === 1 ? '1 covered unit' : `${count} covered units`}: the next Seasonal Turn.`,
  placed: ({ unit: id, hex }) => `${capital(unit(id))} arrives at ${hexName(String(hex))}.`,
  harbour: ({ hex, die, seasons }) =>
    seasons === 'never'
      ? `The harbour of ${hexName(String(hex))} cannot be made larger (${die}); the points come back.`
      : `Work on the harbour of ${hexName(String(hex))} begins: ${counted(seasons, 'season', 'seasons')} (${die}).`,
  'harbour done': ({ hex }) => `${hexName(String(hex))} is a major port now.`,
  'pulled down': ({ nation: who, what }) => `${nation(who)} pulls down: ${installations(what)}.`,
  repaired: ({ nation: who, what }) => `${nation(who)} repairs: ${installations(what)}.`,
  'given up': ({ hex }) => `The fortification begun at ${hexName(String(hex))} is given up.`,
  'harbour lost': ({ hex }) => `Work on the harbour of ${hexName(String(hex))} is at an end.`,
  'begun fort lost': ({ hex }) => `The fortification begun at ${hexName(String(hex))} is lost.`,
  'railway begun': ({ hexes }) => `Japan lays rail at ${list(hexes).map(hexName).join(', ')}: finished next season.`,
  'begun railway lost': ({ hex }) => `The railway begun at ${hexName(String(hex))} is lost.`,
  railway: ({ hex }) => `The railway at ${hexName(String(hex))} is finished.`,
  fort: ({ hex }) => `The fortification at ${hexName(String(hex))} is finished.`,
  reassigned: ({ leader, hex }) =>
    hex === null
      ? `${capital(unit(leader))} stays off the map.`
      : `${capital(unit(leader))} goes to ${hexName(String(hex))}.`,
  'taken off': ({ leader }) => `${capital(unit(leader))} is taken off the map.`,
  bought: ({ bought, have }) => `Offensives bought: ${counts(bought)}. On the tracks: ${counts(have)}.`,
  initiative: ({ side }) => `${side === 'japan' ? 'Japan has' : 'The Allies have'} the Initiative for three months.`,
  weather: ({ mild, moderate, severe }) =>
    `Weather: mild zone ${weatherWord(String(mild))}, moderate ${weatherWord(String(moderate))}, severe ${weatherWord(String(severe))}.`,
  landed: ({ chits }) => `Japanese ships land Sea Supply chits: ${counts(chits)}.`,
  'put ashore': ({ hex, by }) =>
    `${by === 'submarine' ? 'A submarine' : 'A transport, lost on the beach,'} brings a Sea Supply chit to ${hexName(String(hex))}.`,
  'no landing': () => 'No other Sea Supply chit goes ashore.',
  'flown in': ({ hex, from }) =>
    `An Air Supply chit is flown from ${hexName(String(from))} to ${hexName(String(hex))}.`,
  forwarded: ({ from, to }) =>
    from === to
      ? `A plane takes up the Air Supply chit in ${hexName(String(to))}.`
      : `The Air Supply chit in ${hexName(String(from))} goes overland to a plane in ${hexName(String(to))}.`,
  'no flight': () => 'No transport plane flies.',
  dropped: ({ hex, die, hit }) =>
    `An Air Supply chit is dropped at ${hexName(String(hex))}: ${die}, ${hit === true ? 'on target' : 'it misses'}.`,
  'came down': ({ hex, lost }) =>
    lost === null ? `It comes down at ${hexName(String(hex))}.` : `At ${hexName(String(hex))} it is lost: ${lost}.`,
  shipped: ({ units: of, hex }) => `By sea to ${hexName(String(hex))}: ${units(of)}.`,
  lands: ({ units: of, hex }) => `Japan lands at ${hexName(String(hex))}: ${units(of)}.`,
  recalled: ({ leader }) => (leader === null ? 'No other leader goes elsewhere.' : `${unit(leader)} is called away.`),
  bound: ({ hex: at }) => (at === null ? 'No troops go by sea.' : `Transports are bound for ${hexName(String(at))}.`),
  'nothing shipped': () => 'Nobody goes aboard after all.',
  ordered: () => 'An order is given.',
  partisans: ({ nation: who, die, come }) =>
    `Partisans of ${nationName(String(who))}: the die shows ${die}, ${Number(come) === 0 ? 'none rise' : counted(come, 'rises', 'rise')}.`,
  'no rising': ({ nation: who, why }) =>
    why === 'counters'
      ? `All partisans of ${nationName(String(who))} are on the map: nobody comes.`
      : `No partisans of ${nationName(String(who))} rise after all: no empty hex that the enemy holds there is free of his Zones of Control.`,
  rises: ({ hex }) => `Partisans rise at ${hexName(String(hex))}.`,
  atrocity: ({ hex: at, nation: of = 'china' }) =>
    `An atrocity at ${hexName(String(at))}: no Japanese General is in ${nationName(String(of))}.`,
  war: () => 'Japan goes to war with the Soviet Union.',
  'no war': () => 'Japan does not go to war with the Soviet Union.',
  invasion: ({ nation: who }) => `Japan invades ${nationName(String(who))}, which sets up its forces.`,
  surprise: ({ hex }) =>
    `Japan surprises Mongolia at ${hexName(String(hex))}: her attacks on Mongolians add 2 to the die for the rest of this month, and 1 in the next.`,
  'set up': ({ piece, hex }) => `${capital(unit(piece))} stands at ${hexName(String(hex))}.`,
  'no place to set up': ({ piece }) => `There is no place in Mongolia for ${unit(piece)}: the Force Pool.`,
  conquered: ({ nation: who, by, rule }) =>
    `${nation(who)} ${rule === '9.9' ? 'surrenders to' : 'is conquered by'} ${by === 'japan' ? 'Japan' : 'the Allies'}.`,
  korea: ({ by }) => (by === 'japan' ? 'Korea is Japan’s again.' : 'Korea has fallen to the Allies.'),
  liberated: ({ nation: who, by }) => `${nation(who)} is liberated by ${by === 'japan' ? 'Japan' : 'the Allies'}.`,
  disbanded: ({ nation: who }) => `No enemy is left in ${nationName(String(who))}: the partisans go home.`,
  remiss: ({ units: of, empty }) =>
    `The garrison of China is not what it should be: ${of} units, ${list(empty).length} cities without one.`,
  'china rises': ({ unit: id, hex: at }) => `${capital(unit(id))} rises at ${hexName(String(at))}.`,
  'sent free': ({ nation: who, unit: id }) => `${nation(who)}, liberated, has ${unit(id)} for nothing.`,
};
