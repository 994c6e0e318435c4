/** 9.25 Chinese infantry that rises in cities without a garrison, in the Replenishment Step. */
import type { Answer, Ask, Item, Pick } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { map } from '../map/map.js';
import { hexName } from '../names.js';
import { type HexId, type LandUnit, printed } from '../pieces.js';
import type { Theatre } from '../play.js';
import { indexOf, situationOf, standingAt } from '../situation.js';
import type { Pub } from '../state.js';
import { fits } from './5-9-stacking.js';
import { enter } from './5-11-control.js';
import { garrisonOf, isRemiss } from './9-25-garrison.js';
import { disbandAt } from './10-6-disbanding.js';
import { endHarbour } from './10-43-harbours.js';

const doneNote = '9.25 risen';

type Rising = { readonly city: HexId; readonly unit: LandUnit; readonly places: readonly HexId[] };

/** 2-1 infantry that went when China fell; what is not there cannot rise. */
const counters = (pub: Pub): LandUnit[] =>
  Object.values(pub.units).filter(
    (unit) =>
      unit.nation === 'china' &&
      unit.kind === 'infantry' &&
      (unit.off === 'gone' || unit.off === 'pool') &&
      unit.move === 1 &&
      printed({ ...unit, left: unit.steps }) === 2,
  );

/** One for each city that no Japanese unit garrisons, in it or beside it, whatever zones lie there. */
export function risings(pub: Pub): Rising[] {
  if (!isRemiss(pub) || pub.notes[doneNote] === pub.turn || !cite('9.25')) return [];
  const free = counters(pub);
  return garrisonOf(pub).empty.flatMap((city): Rising[] => {
    const unit = free[0];
    const places = unit === undefined ? [] : [city, ...map.neighbours(city)].filter((hex) => isOpen(pub, hex, unit));
    if (unit === undefined || places.length === 0) return [];
    free.shift();
    return [{ city, unit, places }];
  });
}

function isOpen(pub: Pub, id: HexId, unit: LandUnit): boolean {
  const hex = map.hex(id);
  if (hex === undefined || hex.territory !== 'china' || pub.works[id]?.fortification === true) return false;
  const situation = situationOf(pub, map);
  if (situation.stands.japan[hex.index] !== 0) return false;
  // 10.6 Partisans make room.
  const troops = standingAt(situation, hex.index, 'allies').filter(({ kind }) => kind !== 'partisan' || !cite('10.6'));
  return fits(hex, pub.works[id], [...troops, { ...unit, left: unit.steps }]);
}

export function askRisings(pub: Pub): Ask {
  return {
    ask: 'sheet',
    rule: '9.25',
    prompt: 'China rises where Japan keeps no garrison: an army for each such city, in it or beside it. Where?',
    rows: risings(pub).map(
      ({ city, unit, places }): Pick => ({
        ask: 'pick',
        rule: '9.25',
        prompt: `${unit.name}, for ${hexName(city)}`,
        of: places.map((hex): Item => ({ id: hex, text: hexName(hex), at: indexOf(map, hex) })),
        min: 1,
        max: 1,
      }),
    ),
    limits: [],
  };
}

export function rise(table: Theatre, answer: Answer): void {
  const { public: pub } = table.state;
  const rows = answer as string[][];
  const rising = risings(pub);
  pub.notes[doneNote] = pub.turn;
  rising.forEach(({ unit, city, places }, row) => {
    const hex = rows[row]?.[0] ?? city;
    // Others may have filled the hex meanwhile: then it is the next that has room.
    const to = [hex, ...places].find((each) => isOpen(pub, each, unit));
    if (to === undefined) return;
    const piece = pub.units[unit.id];
    if (piece === undefined) return;
    disbandAt(table, to);
    piece.hex = to;
    piece.off = null;
    piece.left = piece.steps;
    piece.marked = 0;
    piece.status = 'ready';
    const { taken, bumped } = enter(pub, map, to, 'allies', false);
    if (taken) endHarbour(table, to);
    for (const id of bumped) if (!pub.bumped.includes(id)) pub.bumped.push(id);
    table.say('9.25', 'china rises', { unit: piece.id, hex: to });
  });
  if (pub.bumped.length > 0) table.push({ kind: 'bump', rule: '5.2' });
}
