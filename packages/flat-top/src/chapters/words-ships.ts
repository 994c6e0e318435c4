/** Sentences for the events of the Expanded Ship Functions; all of them for the owner alone, where nothing else is said. */
import { count, type Data, list, names, text, type Value } from './phrases.js';

/** 'allied DD 3' is DD 3 to its owner. */
const ship = (id: string): string => id.replace(/^(allied|japan) /, '');
const are = (value: Value, one: string, several: string): string => (names(value).length > 1 ? several : one);
const ships = (value: Value): string => list(names(value).map(ship));

export const wordsShips: { readonly [kind: string]: (data: Data) => string } = {
  fueling: ({ ships: all }) => `${ships(all)} ${are(all, 'is', 'are')} fueling: ten turns beside an oiler.`,
  fueled: ({ ships: all }) => `${ships(all)} ${are(all, 'has', 'have')} fueled.`,
  'in-tow': ({ ship: id, by }) => `${ship(text(by))} takes ${ship(text(id))} in tow.`,
  'tow-ended': ({ ship: id, by }) => `${ship(text(by))} tows ${ship(text(id))} no longer.`,
  rescued: ({ ship: id, from, aboard }) =>
    from === null
      ? `${ship(text(id))} finds nobody any more.`
      : `${ship(text(id))} rescues survivors of ${text(from)}: ${count(aboard, 'Survivor Factor')} aboard.`,
  survivors: ({ allied, japan }) =>
    `Survivors aboard count five points each: the Allies have ${text(allied)}, Japan ${text(japan)}.`,
  'magazines-filled': ({ ships: all }) => `${ships(all)} ${are(all, 'has', 'have')} full magazines again.`,
};
