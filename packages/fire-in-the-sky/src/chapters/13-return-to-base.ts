/** 13 Return to base: every Task Force goes back to a friendly base, as in a sea deployment. */
import type { Ask, FrameKind, Item, Pick } from '@ironbottom/umpire';
import { airZones, transportCosts } from '../charts/movement.js';
import { cite } from '../cite.js';
import { enemyZones, roomForAir, roomForLand, type Skies, shipsAt, tellAnchorages } from '../forces.js';
import { allBases, type BaseNo, baseNumber, baseOf, hexes, placeName } from '../map/places.js';
import { reachOver } from '../map/reach.js';
import { type Side, sides } from '../pieces.js';
import { finishPhase } from '../sequence.js';
import {
  gone as lost,
  type Pub,
  partOf,
  type Sky,
  type SkyFrame,
  spotOf,
  type TaskForce,
  type View,
} from '../state.js';
import { disembark } from './11-aftermath.js';
import { otherReturn } from './damage.js';

export const returning: FrameKind<Sky, SkyFrame> = {
  run(table) {
    const { public: pub } = table.state;
    for (const force of [...pub.taskForces]) if (havens(pub, force).length === 0) cutOff(table, force);
    const asked = returnAsks(pub);
    if (asked.length === 0) return finishPhase(table);
    table.owe(asked);
  },

  ask: homecoming,

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    for (const side of sides) {
      const chosen = answers[side] as string[][] | undefined;
      if (chosen === undefined) continue;
      pub.taskForces
        .filter((force) => force.side === side)
        .forEach((force, row) => {
          const [base] = chosen[row] ?? [];
          if (base !== undefined) comeIn(table, force, baseNumber(base));
        });
      tellAnchorages(table, side);
    }
    pub.taskForces = [];
    finishPhase(table);
  },
};

/** 13.0 Friendly bases it can get to without going on from a hex of an enemy zone; where it is now does not count. */
function havens(pub: Pub, { side, at, steps: gone }: TaskForce): BaseNo[] {
  const zones = cite('13.0') ? enemyZones(pub, side) : new Uint8Array(hexes);
  // R48 As far as a sea deployment goes, or as far as it has come.
  const most = Math.max(transportCosts.values.reach.seaDeployment, cite('R48') ? gone : 0);
  const steps = reachOver(at, most, zones, airZones.values.seaDeployment);
  return allBases.flatMap(({ no, place }) => (pub.control[no] === side && (steps[place] ?? -1) >= 0 ? [no] : []));
}

function homecoming(view: View): Ask {
  const { public: pub, own, seat } = view;
  const rows = pub.taskForces
    .filter(({ side }) => side === seat)
    .map((force): Pick => {
      const of = havens(pub, force).map(
        (no): Item => ({ id: baseOf(no).id, text: baseOf(no).name, at: baseOf(no).place }),
      );
      const ships = shipsAt(own, spotOf(force.no)).length;
      const prompt = `Task Force ${force.no} at ${placeName(force.at)}, ${ships} naval units, from ${baseOf(force.from).name}`;
      const now = pub.control[force.from] === seat ? [baseOf(force.from).id] : [];
      const isOpen = now.some((id) => of.some((item) => item.id === id));
      return { ask: 'pick', rule: '13.0', prompt, of, min: 1, max: 1, ...(isOpen ? { now } : {}) };
    });
  return {
    ask: 'sheet',
    rule: '13.0',
    prompt: 'To which base does each Task Force return? What it still carries stays there.',
    rows,
    limits: [],
  };
}

function comeIn(table: Skies, force: TaskForce, base: BaseNo): void {
  const { public: pub } = table.state;
  const { own } = partOf(table.state, force.side);
  for (const id of shipsAt(own, spotOf(force.no))) {
    own.at[id] = base;
    if (force.shown !== null) pub.shown[id] = base;
  }
  const air = Math.min(force.air, roomForAir(pub, base));
  pub.air[base] = (pub.air[base] ?? 0) + air;
  pub.flown[base] = (pub.flown[base] ?? 0) + air;
  force.air -= air;
  for (const id of force.land.slice(0, roomForLand(pub, force.side, base))) {
    const unit = pub.land[id];
    if (unit !== undefined) unit.at = base;
    force.land = force.land.filter((other) => other !== id);
  }
  table.tell('all', '13.0', 'returns', { side: force.side, force: force.no, to: baseOf(base).id });
  disembark(table, force);
}

/** Nowhere to go: ships and all are back only next turn. */
function cutOff(table: Skies, force: TaskForce): void {
  const { public: pub } = table.state;
  const { own } = partOf(table.state, force.side);
  const ships = shipsAt(own, spotOf(force.no));
  for (const id of ships) {
    delete own.at[id];
    pub.fate[id] = otherReturn('naval', pub.turn, 'otherCauses') ?? lost;
  }
  table.tell('all', '13.0', 'cut off', { side: force.side, force: force.no, ships });
  disembark(table, force);
  pub.taskForces = pub.taskForces.filter((other) => other !== force);
}

/** Whoever has Task Forces out. */
export const returnAsks = (pub: Pub): readonly Side[] =>
  sides.filter((side) => pub.taskForces.some((force) => force.side === side));
