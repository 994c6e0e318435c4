/** Where in the page somebody is. It stands in the address, so that a reload, a link and the back button lead there. */
export type Place =
  | { at: 'home' | 'lobby' | 'make' | 'account' | 'ratings' }
  | { at: 'game' | 'match'; id: string }
  | { at: 'join' | 'reset'; key: string }
  /** A game of this browser or a match looked at again, at a moment. */
  | { at: 'replay'; of: 'game' | 'match'; id: string; moment: number | null };

const named = ['lobby', 'make', 'account', 'ratings'] as const;

export function placeIn(hash: string): Place {
  const [, of, id = '', moment] = /^#?replay\/(game|match)\/([0-9a-z]+)(?:\/(\d+))?$/i.exec(hash) ?? [];
  if (of === 'game' || of === 'match')
    return { at: 'replay', of, id, moment: moment === undefined ? null : Number(moment) };
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
  return place.at === 'home' ? '' : `#${place.at}`;
}

/** Whether it is about playing with others. */
export const isOnline = ({ at }: Place): boolean => at !== 'home' && at !== 'game' && at !== 'match' && at !== 'replay';
