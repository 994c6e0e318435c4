/** How a game begins. */
import type { Opening } from '@ironbottom/umpire';
import { allArmies, armyOf } from './armies.js';
import type { Law } from './law.js';
import { allBases, baseNumber } from './map/places.js';
import { type Side, sides } from './pieces.js';
import { firstStep } from './sequence.js';
import { escortBox, gone, inPlay, none, notInThisGame, type Own, type Pub, type Sky } from './state.js';
import { allUnits } from './units.js';

export function open(law: Law): Opening<Sky> {
  const { position } = law;
  const pub: Pub = {
    turn: position.first,
    part: 'japan',
    phase: firstStep(law).phase,
    control: allBases.map(({ id, holder }) => position.control[id] ?? holder),
    air: allBases.map(({ id }) => position.air[id] ?? 0),
    flown: none(allBases.length),
    anchored: allBases.map(() => false),
    land: {},
    fate: {},
    taskForces: [],
    shown: {},
    pool: { ...position.pool },
    pilots: position.pilots,
    elite: law.options.elitePilots ? position.pilots : 0,
    submarines: { japan: 0, allies: 0 },
    merchants: position.merchants,
    kamikaze: position.kamikaze,
    called: false,
    fights: [],
    battle: null,
  };
  const owns: { [S in Side]: Own } = { japan: nothing(), allies: nothing() };
  for (const side of sides) {
    for (const id of law.fleets[side]) {
      const base = position.ships[id];
      pub.fate[id] = position.lost.includes(id) ? gone : (position.due[id] ?? inPlay);
      if (base === undefined) continue;
      owns[side].at[id] = base === 'escort' ? escortBox : baseNumber(base);
      if (base !== 'escort') pub.anchored[baseNumber(base)] = true;
    }
  }
  for (const { id } of allArmies) {
    const base = position.land[id];
    pub.fate[id] = position.lost.includes(id)
      ? gone
      : (position.due[id] ?? (base === undefined ? notInThisGame : inPlay));
    if (base !== undefined) pub.land[id] = { at: baseNumber(base), strength: armyOf(id).full, moved: false };
  }
  for (const { id } of allUnits) {
    // 16.2.5 Both are options.
    if ((id === 'ise-rebuilt' || (id === 'unryu' && !law.options.lateCarriers)) && (pub.fate[id] ?? 0) > 0)
      pub.fate[id] = notInThisGame;
  }
  owns.japan.oil = position.oil;
  const seats: Opening<Sky>['seats'] = {};
  for (const side of sides) seats[side] = { own: owns[side], knows: { seen: {} } };
  return {
    public: pub,
    seats,
    secret: {},
    agenda: [{ kind: 'turn', rule: 'R34' }],
    turn: position.first,
    phase: `japan ${pub.phase}`,
  };
}

const nothing = (): Own => ({
  at: {},
  moved: [],
  transport: 0,
  oil: 0,
  waiting: none(allBases.length),
  plan: null,
  served: [],
});
