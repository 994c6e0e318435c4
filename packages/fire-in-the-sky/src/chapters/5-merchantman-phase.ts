/** 5 The Merchantman Phase as it is played: both sides decide at once what they spend; the dice are 5-merchants.ts. */
import type { Answer, Ask, FrameKind, Say } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Skies, shipsAt } from '../forces.js';
import type { Law } from '../law.js';
import { allBases, distanceOf } from '../map/places.js';
import { sides } from '../pieces.js';
import { finishPhase } from '../sequence.js';
import { escortBox, type Pub, partOf, type Sky, type SkyFrame, type View } from '../state.js';
import { merchantmanPhase, newMerchantmen } from './5-merchants.js';
import { escortDiceCost, strategicAirCost } from './costs.js';
import { telling } from './telling.js';

export const merchantmen: FrameKind<Sky, SkyFrame> = {
  run(table) {
    table.owe(sides);
  },

  ask: (view, law) => (view.seat === 'japan' ? escorting(view) : hunting(view, law)),

  take(table, _frame, answers) {
    const [submarines, bomberDice = 0] = [answers.allies as Answer].flat() as number[];
    convoys(table, answers.japan as number, submarines ?? 0, bomberDice);
    finishPhase(table);
  },
};

function escorting({ own }: View): Ask {
  const escorts = shipsAt(own, escortBox).length;
  let to = escorts;
  while (to > 0 && escortDiceCost(to) > own.oil) to -= 1;
  return {
    ask: 'say',
    rule: '5.3',
    prompt: `How many dice do the escorts of your convoys roll? Each costs an Oil Point, of which you have ${own.oil}; there are ${escorts} destroyers with the convoys.`,
    from: 0,
    to,
    now: to,
  };
}

function hunting({ public: pub, own }: View, law: Law): Ask {
  const submarines: Say = {
    ask: 'say',
    rule: '5.4',
    prompt: `How many of your ${pub.submarines.allies} Submarine Points go against the merchant convoys? The others can be sent to battles.`,
    from: 0,
    to: pub.submarines.allies,
    now: pub.submarines.allies,
  };
  if (!law.options.strategicAir || !cite('16.1.3')) return submarines;
  let to = bombersNear(pub);
  while (to > 0 && strategicAirCost(to) > own.transport) to -= 1;
  const bombers: Say = {
    ask: 'say',
    rule: '16.1.3',
    prompt: `How many dice of strategic bombers? Each costs a Transport Point, of which you have ${own.transport}.`,
    from: 0,
    to,
    now: 0,
  };
  return {
    ask: 'sheet',
    rule: '5.4',
    prompt: 'War against the merchant fleet.',
    rows: [submarines, bombers],
    limits: [],
  };
}

const home = (place: number, hexes: number): boolean =>
  allBases.some((base) => base.home && distanceOf(base.place, place) <= hexes);

/** R45 Air Points within four hexes of a Home Base can bomb it. */
function bombersNear(pub: Pub): number {
  let points = 0;
  for (const { no, place } of allBases)
    if (pub.control[no] === 'allies' && home(place, 4) && cite('R45')) points += pub.air[no] ?? 0;
  return points;
}

function convoys(table: Skies, escortDice: number, submarines: number, bomberDice: number): void {
  const { public: pub } = table.state;
  partOf(table.state, 'japan').own.oil -= escortDiceCost(escortDice);
  partOf(table.state, 'allies').own.transport -= strategicAirCost(bomberDice);
  pub.submarines.allies -= submarines;
  table.tell('all', '5.4', 'convoys', { dice: escortDice, submarines, bomberDice });
  const record = newMerchantmen({
    turn: pub.turn,
    options: table.law.options,
    escortDice,
    submarines,
    bomberDice,
    baseNearJapan: allBases.some(({ no, place }) => pub.control[no] === 'allies' && home(place, 2)),
  });
  const out = telling(table);
  for (let need = merchantmanPhase.next(record, out); need?.need === 'die'; need = merchantmanPhase.next(record, out))
    merchantmanPhase.die(record, table.roll(need.rule, need.by, need.sides), out);
  pub.merchants = Math.max(0, pub.merchants - record.sunk - record.bombed);
}
