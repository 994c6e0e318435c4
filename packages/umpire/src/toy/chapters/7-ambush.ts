/** 7 Ambush: an interrupt of a walk, itself interrupted by the ally's cover. */
import type { Place } from '../../asks.js';
import type { Seat } from '../../events.js';
import type { FrameKind } from '../../rulebook.js';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { distance } from '../map.js';
import {
  type AmbushFrame,
  allies,
  type CoverFrame,
  type Pub,
  type Ship,
  type ShipId,
  type Straits,
  shipsOf,
  type View,
} from '../state.js';
import { damage, type Straiter } from './1-straits.js';
import { raiseAlarm } from './6-movement.js';

/** 7.1 Boats beside a hex that could ambush there: everybody can see them, so stopping for Red gives nothing away. */
export function boatsBeside(pub: Pub, law: Law, place: Place): readonly ShipId[] {
  let boats: ShipId[] | undefined;
  for (const next of law.chart.beside[place] ?? []) {
    const id = pub.board[next] ?? '';
    const boat = id === '' ? undefined : pub.ships[id];
    // 7.2 A boat ambushes once a turn.
    if (boat?.seat !== 'Red' || (boat.used === pub.turn && cite('7.2'))) continue;
    boats ??= [];
    boats.push(id);
  }
  return boats !== undefined && cite('7.1') ? boats : none;
}

const none: readonly ShipId[] = [];

export const ambush: FrameKind<Straits, AmbushFrame> = {
  run(table, frame) {
    const { public: pub } = table.state;
    const ship = pub.ships[frame.ship];
    if (ship === undefined) return finish(table);
    if (frame.boat === null)
      return boatsBeside(pub, table.law, ship.place).length > 0 ? table.owe(['Red']) : finish(table);
    if (!frame.covered) {
      frame.covered = true;
      if (coverers(pub, table.law, frame.ship, frame.boat).length > 0) {
        pub.scene.cover = true;
        return table.push({ kind: 'cover', rule: '7.3', ship: frame.ship, boat: frame.boat });
      }
    }
    shoot(table, ship, frame.boat);
    finish(table);
  },

  ask: (view, law) => ({
    ask: 'pick',
    rule: '7.1',
    prompt: 'ambush this ship?',
    of: boatsHere(view, law).map((id) => ({ id, text: id })),
    min: 0,
    max: 1,
  }),

  take(table, frame, answers) {
    const { public: pub } = table.state;
    const [id] = answers.Red as string[];
    const boat = id === undefined ? undefined : pub.ships[id];
    if (boat === undefined) {
      table.say('7.1', 'lets pass', { ship: frame.ship });
      return finish(table);
    }
    boat.used = pub.turn;
    frame.boat = boat.id;
    pub.scene.ambush = { boat: boat.id };
    table.say('7.1', 'ambush', { ship: frame.ship, boat: boat.id });
  },
};

function boatsHere(view: View, law: Law): readonly ShipId[] {
  const ship = view.public.ships[view.public.scene.ship ?? ''];
  return ship === undefined ? none : boatsBeside(view.public, law, ship.place);
}

/** 7.5 The boat fires, if cover has left it afloat: three or more hits. */
function shoot(table: Straiter, ship: Ship, boat: ShipId): void {
  if (table.state.public.ships[boat] === undefined) {
    table.say('7.5', 'foiled', { ship: ship.id, boat });
    return;
  }
  raiseAlarm(table, ship);
  if (table.roll('7.5', 'Red') >= 3 || !cite('7.5')) damage(table, ship, 1);
  else table.say('7.5', 'missed', { ship: ship.id, boat });
}

function finish(table: Straiter): void {
  table.state.public.scene.ambush = null;
  table.pop();
}

export const allyOf = (seat: Seat): Seat => (seat === allies[0] ? allies[1] : allies[0]);

/** 7.3 Ships of the victim's ally within two hexes of the boat, each once a turn. */
export function coverers(pub: Pub, law: Law, victim: ShipId, boat: ShipId): ShipId[] {
  const at = pub.ships[boat]?.place;
  const ally = allyOf(law.owner[victim] ?? '');
  if (at === undefined) return [];
  const near = shipsOf(pub, law, ally).filter((s) => s.used !== pub.turn && distance(law.chart, s.place, at) <= 2);
  return near.length > 0 && cite('7.3') ? near.map(({ id }) => id) : [];
}

export const cover: FrameKind<Straits, CoverFrame> = {
  run(table, frame) {
    const { public: pub } = table.state;
    const asked = pub.ships[frame.ship] !== undefined && coverers(pub, table.law, frame.ship, frame.boat).length > 0;
    if (asked) table.owe([allyOf(table.law.owner[frame.ship] ?? '')]);
    else uncover(table);
  },

  ask(view, law) {
    const { ship, ambush: by } = view.public.scene;
    const able = coverers(view.public, law, ship ?? '', by?.boat ?? '');
    return {
      ask: 'pick',
      rule: '7.3',
      prompt: 'give cover?',
      of: able.map((id) => ({ id, text: id })),
      min: 0,
      max: 1,
    };
  },

  take(table, frame, answers) {
    const { public: pub } = table.state;
    const ally = allyOf(table.law.owner[frame.ship] ?? '');
    const [id] = answers[ally] as string[];
    const ship = id === undefined ? undefined : pub.ships[id];
    const boat = pub.ships[frame.boat];
    uncover(table);
    if (ship === undefined) return table.say('7.3', 'no cover', { seat: ally });
    ship.used = pub.turn;
    table.say('7.3', 'cover', { ship: ship.id, boat: frame.boat });
    // 7.4 Cover sinks the boat on four or more.
    if (boat !== undefined && table.roll('7.4', ally) >= 4 && cite('7.4')) damage(table, boat, 1);
  },
};

function uncover(table: Straiter): void {
  table.state.public.scene.cover = false;
  table.pop();
}
