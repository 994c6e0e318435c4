/** Where in the page somebody is. It stands in the address, so that a reload, a link and the back button lead there. */
export type Place =
  | { at: 'home' | 'lobby' | 'make' | 'account' | 'ratings' }
  | { at: 'game' | 'match'; id: string }
  | { at: 'join' | 'reset'; key: string }
  /** A game of this browser or a match looked at again, at a moment. */
  | { at: 'replay'; of: 'game' | 'match'; id: string; moment: number | null }
  /** What stands after the word, with the slash: '/BOOK/16.10.2'. */
  | { at: 'desk' | 'rules'; path: string };

const named = ['lobby', 'make', 'account', 'ratings'] as const;

export function placeIn(hash: string): Place {
  const [, of, id = '', moment] = /^#?replay\/(game|match)\/([0-9a-z]+)(?:\/(\d+))?$/i.exec(hash) ?? [];
  if (of === 'game' || of === 'match')
    return { at: 'replay', of, id, moment: moment === undefined ? null : Number(moment) };
  const [, room, path = ''] = /^#(desk|rules)(\/.*)?$/.exec(hash) ?? [];
  if (room === 'desk' || room === 'rules') return { at: room, path };
  const [word = '', rest = ''] = hash.replace(/^#/, '').split('=', 2);
  const simple = named.find((name) => name === word);
  if (simple !== undefined) return { at: simple };
  if (word === 'game' && /^[0-9a-f]+$/.test(rest)) return { at: 'game', id: rest };
  if (word === 'match' && /^[0-9a-z]+$/i.test(rest)) return { at: 'match', id: rest };
  if ((word === 'join' || word === 'reset') && /^[\w-]{20,100}$/.test(rest)) return { at: word, key: rest };
  return { at: 'home' };
}

export function hashOf(place: Place): string {
  if (place.at === 'replay') return `#replay/${place.of}/${place.id}${place.moment === null ? '' : `/${place.moment}`}`;
  if ('id' in place) return `#${place.at}=${place.id}`;
  if ('key' in place) return `#${place.at}=${place.key}`;
  if ('path' in place) return `#${place.at}${place.path}`;
  return place.at === 'home' ? '' : `#${place.at}`;
}

const atHome = ['home', 'game', 'match', 'replay', 'desk', 'rules'] as const;

/** Whether it is about playing with others. */
export const isOnline = ({ at }: Place): boolean => !(atHome as readonly string[]).includes(at);
