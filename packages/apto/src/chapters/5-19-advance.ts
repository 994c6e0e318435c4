/** 5.19 Advance after combat: who goes in, and what it costs. */
import type { Answer, Ask, Item, Out } from '@ironbottom/umpire';
import { advancers, alive, attackers, type Battle, type Fighter, roomOf } from '../battle.js';
import { cite } from '../cite.js';
import { lose, textOf } from './5-18-losses.js';

/** No more than four units with the small mark stack in a hex (5.9). */
const mostSmall = 4;

/** Units that dropped from the air are there already. */
export function holdDrop(battle: Battle): void {
  for (const unit of attackers(battle)) if (unit.by === 'drop') unit.to = battle.target.hex;
}

export function askAdvance(battle: Battle): Ask {
  const { target, price } = battle;
  const units = advancers(battle);
  const stays = units.length < attackers(battle).length ? ' Who watches the Soviet border stays there (10.16).' : '';
  const of: Item[] = [
    ...units.map((unit) => ({ id: unit.id, text: textOf(unit) })),
    ...riders(battle).map(({ id, name }) => ({ id, text: `General ${name}, with units of his hex` })),
  ];
  const room = units.map((unit) => ({ row: 0, id: unit.id, each: roomOf(unit) })).filter(({ each }) => each > 0);
  const small = units.filter((unit) => unit.small).map(({ id }) => ({ row: 0, id, each: 1 }));
  const cost = price ? ' It costs one step of those that attacked, now or whenever somebody enters it this month.' : '';
  return {
    ...{ ask: 'sheet', rule: '5.19', prompt: `Who advances into ${target.name}?${stays}${cost}` },
    rows: [{ ask: 'pick', rule: '5.19', prompt: 'Units that advance', of, min: 0, max: of.length, none: 'nobody' }],
    limits: [
      {
        rule: '5.9',
        why: `no more than ${target.enemyLimit} steps stack in ${target.name}`,
        most: target.enemyLimit,
        of: room,
      },
      ...(small.length > mostSmall
        ? [
            {
              rule: '5.9',
              why: `no more than ${mostSmall} units with the small mark stack in a hex`,
              most: mostSmall,
              of: small,
            },
          ]
        : []),
    ],
  };
}

/** 5.19 Nobody goes into a hex that is fought for: whoever means that is asked again. */
export function stayWarnings(battle: Battle | null, aims: readonly string[], answer: Answer): string[] {
  if (battle?.stage !== 'advance' || !aims.includes(battle.target.hex) || advancers(battle).length === 0) return [];
  if (!Array.isArray(answer) || answer.flat().length > 0) return [];
  const what = aims.length === 1 ? 'the hex that decides the game' : 'one of the hexes that count for victory';
  return [`Nobody advances into ${battle.target.name}, ${what}: it is empty, and stays the enemy’s.`];
}

/** 5.10 Generals that have not moved by themselves this month go with units of their hex. */
const riders = (battle: Battle) =>
  battle.from.flatMap((origin) =>
    alive(origin).some(({ part }) => part)
      ? origin.generals.filter(({ rides, fate, to }) => rides && fate === 'well' && to === null)
      : [],
  );

/** Those chosen stand ready to go; they have gone once the step is paid. */
export function chosenToAdvance(battle: Battle, answer: Answer | undefined): string[] {
  const [ids = []] = answer as string[][];
  return advancers(battle).some(({ id }) => ids.includes(id)) ? ids : [];
}

/** Who may pay for it: anybody who attacked, whether he goes or not. */
export const askPrice = (battle: Battle): Ask => ({
  ...{ ask: 'pick', rule: '5.19', min: 1, max: 1 },
  prompt: `Which unit loses a step for the advance into ${battle.target.name}?`,
  of: pricePayers(battle).map((unit) => ({ id: unit.id, text: textOf(unit) })),
});

/** Those in the hex by parachute may pay as well. */
export const pricePayers = (battle: Battle): Fighter[] =>
  battle.from.flatMap(({ units }) =>
    units.filter(({ part, left, to }) => part && left > 0 && (to === null || to === battle.target.hex)),
  );

export function advance(battle: Battle, ids: readonly string[], out: Out): void {
  const { target } = battle;
  for (const origin of battle.from) {
    const going = alive(origin).filter(({ id, part }) => part && ids.includes(id));
    for (const unit of going) {
      unit.to = target.hex;
      if (out.on) out.say('5.19', 'advances', { name: unit.name, to: target.name });
    }
    for (const general of origin.generals)
      if (going.length > 0 && ids.includes(general.id) && general.fate === 'well') general.to = target.hex;
  }
  if (occupied(battle) && (target.coastalFort || target.fort !== 'none') && cite('5.19')) battle.fortLost = true;
}

export const occupied = ({ from, target }: Battle): boolean =>
  from.some(({ units }) => units.some(({ left, to }) => left > 0 && to === target.hex));

/** Declined: a parachute unit that would have had to be paid for is lost all the same. */
export function declined(battle: Battle, out: Out): void {
  if (out.on) out.say('5.19', 'no-advance', { hex: battle.target.name });
  if (!battle.price) return;
  for (const unit of pricePayers(battle)) if (unit.by === 'drop' && cite('5.19')) lose(unit, unit.left, out);
}
