/** 9.11 What follows a conquest, and a surrender (9.9): its forces are gone, its land is the conqueror's. */
import { cite } from '../cite.js';
import type { Territory } from '../map/hexes.js';
import { nationName } from '../names.js';
import type { HexId, LandUnit, Nation, Side } from '../pieces.js';
import { seatsOn, type Theatre } from '../play.js';
import { hexOf, holderOf, type Situation, sideOf, situationOf } from '../situation.js';
import type { Pub } from '../state.js';
import { uncover } from './11-9-hidden-production.js';

/** What falls with a nation: its home first, then its colonies. */
const lands: { readonly [N in Nation]?: readonly Territory[] } = {
  japan: ['japan'],
  china: ['china', 'hainan'],
  manchukuo: ['manchukuo'],
  mongolia: ['mongolia'],
  ussr: ['ussr', 'sakhalin', 'kamchatka'],
};
export const isLandOf = (nation: Nation, territory: Territory | null): boolean =>
  territory !== null && lands[nation]?.includes(territory) === true;

/** 9.24 Its home, without colonies. */
export const isHomeOf = (nation: Nation, territory: Territory | null): boolean =>
  territory !== null && lands[nation]?.[0] === territory;

/** R65 The Communists fall with China. */
const fallsWith = (nation: Nation, of: Nation): boolean =>
  of === nation || (nation === 'china' && of === 'ccp' && cite('R65'));

/** The turn of its conquest (9.25). */
export const conquestNote = (nation: Nation): string => `9.25 ${nation}`;

export function conquer(table: Theatre, nation: Nation, by: Side, rule: '9.9' | '9.10'): void {
  const { law } = table;
  const { public: pub } = table.state;
  pub.conquered[nation] = by;
  pub.notes[conquestNote(nation)] = pub.turn;
  table.say('9.11', 'conquered', { nation, by, rule });
  if (cite('9.11')) {
    remove(table, nation);
    for (const name in pub.alignment) {
      const of = name as Nation;
      if (!fallsWith(nation, of)) continue;
      for (const track of [pub.ep, pub.reserve, pub.offensives, pub.bought]) if (track[of] !== undefined) track[of] = 0;
    }
    yieldLand(pub, situationOf(pub, law.map), nation, by);
    pub.isolated = pub.isolated.filter((hex) => !isLandOf(nation, hexOf(law.map, hex).territory));
  }
  if (endsTheWar(table, nation, by))
    table.end({
      winners: seatsOn(law, by),
      why: `${nationName(nation)} ${rule === '9.9' ? 'has surrendered' : 'is conquered'}`,
      rule,
    });
}

/** Its units, Headquarters and Generals, on the map and off it. 10.6 Partisans fight on. */
function remove(table: Theatre, nation: Nation): void {
  const { public: pub } = table.state;
  uncover(table, (of) => fallsWith(nation, of));
  for (const list of [pub.units, pub.hqs, pub.generals])
    for (const id in list) {
      const piece = list[id];
      if (piece === undefined || !fallsWith(nation, piece.nation) || (isPartisan(piece) && cite('10.6'))) continue;
      piece.hex = null;
      piece.off = 'gone';
    }
}

const isPartisan = (piece: object): boolean => (piece as Partial<LandUnit>).kind === 'partisan';

/**
 * Its hexes are `to`'s, with all that is built and stored there. R123 Where troops of another nation of the losing side stand, and
 * in their Zones of Control, the land stays theirs until it is taken.
 */
export function yieldLand(
  pub: Pub,
  situation: Situation,
  nation: Nation,
  to: Side,
  falls: (territory: Territory | null) => boolean = (territory) => isLandOf(nation, territory),
): HexId[] {
  const loser = to === 'japan' ? 'allies' : 'japan';
  const ceded: HexId[] = [];
  for (const hex of situation.map.land) {
    if (!falls(hex.territory) || holderOf(pub, hex) !== loser) continue;
    const kept = situation.stands[loser][hex.index] !== 0 || situation.zones[loser][hex.index] === 1;
    if (kept && cite('R123')) continue;
    delete pub.control[hex.id];
    if (holderOf(pub, hex) !== to) pub.control[hex.id] = to;
    delete pub.squatting[hex.id];
    for (const chit of pub.chits) if (chit.hex === hex.id) chit.side = to;
    ceded.push(hex.id);
  }
  return ceded;
}

/** Powers that carry on a war by themselves. */
const majors: readonly Nation[] = ['japan', 'china', 'ussr'];

/** Where the scenario is about this nation, or the side has no major power left. R124 With the occupation played, not for China. */
function endsTheWar({ law, state: { public: pub } }: Theatre, nation: Nation, by: Side): boolean {
  if (nation === 'china' && law.options.occupation && cite('R124')) return false;
  if (nation === law.scenario.aim.conquest) return true;
  const side = by === 'japan' ? 'allies' : 'japan';
  const isFighting = (each: Nation): boolean => sideOf(pub, each) === side && pub.conquered[each] === undefined;
  return majors.includes(nation) && !majors.some(isFighting);
}
