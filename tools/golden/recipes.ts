/**
 * Who plays for which ending. The first pair that comes to it within a few seeds is taken, so fights stand before what cannot
 * fail: planes thrown away, at ten points each, and transports that nobody hinders.
 */
import { optionalRules } from '@ironbottom/flat-top';
import type { Recipe } from './play.js';
import type { Player } from './players.js';

type Pair = Omit<Recipe, 'scenario'>;

/** By scenario, then by the name of the ending. */
export type Recipes = { readonly [scenario: string]: { readonly [ending: string]: readonly Pair[] } };

const recruit: Player = { recruit: true };
const idle: Player = {};
const quiet: Pair = { allied: idle, japan: idle };
const fight: Pair = { allied: recruit, japan: recruit };
const alliedAttack: Pair = { allied: recruit, japan: idle };
const japanAttacks: Pair = { allied: idle, japan: recruit };

/** Every optional rule of the book that is either played or not. */
const everything: Recipe['options'] = Object.fromEntries(
  Object.entries(optionalRules).flatMap(([name, values]) => (values[0] === false ? [[name, true]] : [])),
);
const richly = (pair: Pair): Pair => ({ ...pair, options: everything });

const alliedLose = (loses: number): Pair => ({ allied: { loses }, japan: idle });
const japanLoses = (loses: number): Pair => ({ allied: idle, japan: { loses } });
const bothLose = (allied: number, japan: number): Pair => ({ allied: { loses: allied }, japan: { loses: japan } });

const ringsAroundRabaul = {
  'japan ship sunk': [fight, japanAttacks],
  'allied raid outright': [richly(fight), fight],
  'allied raid on points': [
    { allied: { ...recruit, sends: 4 }, japan: recruit },
    { allied: { ...recruit, sends: 3 }, japan: { loses: 3 } },
    { allied: { ...recruit, sends: 2 }, japan: { loses: 3 } },
  ],
  'japan raid failed': [fight],
};

// SC2 150 points ashore at Port Moresby win; with fewer than 50 the Allies receive 50 (SC2.V2, SC2.V3).
const moresby = (points: number, more: Player = {}): Player => ({ ...more, lands: { at: 'Port Moresby', points } });

/** Recruit on both sides, Japan unloads so much and no more. */
const moresbyFight = (points: number): Pair => ({ allied: recruit, japan: moresby(points, recruit) });

const coralSeaFinal = {
  'japan landed in force': [
    richly(moresbyFight(150)),
    moresbyFight(150),
    { allied: idle, japan: moresby(150, recruit) },
    { allied: idle, japan: moresby(150) },
  ],
  'allied points, bonus allied': [fight, richly(moresbyFight(0)), moresbyFight(0), quiet],
  'japan points, bonus allied': [fight, moresbyFight(0), { allied: idle, japan: moresby(0, recruit) }, alliedLose(6)],
  'draw level, bonus allied': [alliedLose(5)],
  'allied points': [
    moresbyFight(51),
    { allied: recruit, japan: moresby(51) },
    { allied: idle, japan: moresby(51, { loses: 6 }) },
  ],
  'japan points': [
    richly(moresbyFight(51)),
    moresbyFight(51),
    { allied: idle, japan: moresby(51, recruit) },
    { allied: idle, japan: moresby(51) },
  ],
  'draw level': [{ allied: idle, japan: moresby(60, { loses: 6 }) }],
};

const coralSea = {
  ...coralSeaFinal,
  'allied automatic': [fight, alliedAttack, japanLoses(10)],
  'japan automatic': [fight, japanAttacks, alliedLose(10)],
};

// SC3 50 points ashore at Gili-Gili bring 50 more, and the base with its planes (SC3.2, SC3.V2).
const giliGili = (more: Player = {}, points = 51): Player => ({ ...more, lands: { at: 'Gili-Gili', points } });
const near: Player = { begins: 'Gili-Gili' };

/** What is unloaded, received and lost with the base makes a round sum in some of these. */
const evenly = (begins: Player): Pair[] =>
  [66, 51, 54, 57, 60, 63, 69, 72].flatMap((points) =>
    [13, 11, 12, 14].map((loses) => ({ allied: idle, japan: giliGili({ ...begins, loses }, points) })),
  );

const easternSolomonsFinal = (begins: Player) => ({
  'allied points': [richly(fight), { allied: recruit, japan: giliGili(recruit, 0) }, alliedAttack, japanLoses(6)],
  'japan points': [fight, { allied: recruit, japan: giliGili(recruit, 0) }, japanAttacks, alliedLose(6)],
  'draw level': [bothLose(5, 5)],
  'draw too few points': [bothLose(1, 2)],
  'allied points, bonus japan': [
    { allied: recruit, japan: giliGili({ ...recruit, ...begins }) },
    { allied: recruit, japan: giliGili(begins) },
    { allied: idle, japan: giliGili({ ...begins, loses: 18 }) },
  ],
  'japan points, bonus japan': [
    { allied: recruit, japan: giliGili({ ...recruit, ...begins }) },
    { allied: idle, japan: giliGili({ ...recruit, ...begins }) },
    { allied: idle, japan: giliGili(begins) },
  ],
  'draw level, bonus japan': evenly(begins),
});

const easternSolomons = {
  ...easternSolomonsFinal({}),
  'allied automatic': [fight, alliedAttack, japanLoses(20)],
  'japan automatic': [fight, japanAttacks, alliedLose(20)],
  'allied automatic, bonus japan': [
    { allied: recruit, japan: giliGili() },
    { allied: idle, japan: giliGili({ loses: 36, losesFrom: 26 }) },
  ],
  'japan automatic, bonus japan': [
    { allied: idle, japan: giliGili(recruit) },
    { allied: { loses: 12 }, japan: giliGili() },
  ],
};

// SC4 Whoever wins has 200 points (SC4.V2).
const santaCruzFinal = {
  'allied points': [richly(fight), fight, alliedAttack, japanLoses(21)],
  'japan points': [fight, japanAttacks, alliedLose(21)],
  // One that flies far may still be up when the last turn ends.
  'draw level': [bothLose(20, 20), bothLose(20, 21), bothLose(20, 22)],
  'draw too few points': [fight],
};

const santaCruz = {
  ...santaCruzFinal,
  'allied automatic': [fight, alliedAttack, japanLoses(25)],
  'japan automatic': [fight, japanAttacks, alliedLose(25)],
};

// SC5 Whoever unloads more receives 50; Japan wins with 100 (SC5.V2, SC5.V3).
const henderson = (points: number, more: Player = {}): Player => ({ ...more, lands: { at: 'Henderson', points } });
const coast = (points: number, more: Player = {}): Player => ({ ...more, lands: { at: 'Guadalcanal', points } });

const troops = (allied: number, japan: number): Pair => ({
  allied: henderson(allied, recruit),
  japan: coast(japan, recruit),
});

const guadalcanal = {
  'japan landed in force': [
    richly(troops(168, 100)),
    troops(168, 100),
    { allied: idle, japan: coast(100, recruit) },
    { allied: idle, japan: coast(100) },
  ],
  'allied automatic': [fight, alliedAttack, japanLoses(10)],
  'japan automatic': [troops(0, 99), fight, japanAttacks, alliedLose(10)],
  'allied points, bonus allied': [troops(48, 30), { allied: henderson(3), japan: idle }],
  'japan points, bonus allied': [troops(3, 0), { allied: henderson(3, { loses: 6 }), japan: idle }],
  'draw level, bonus allied': [{ allied: henderson(30, { loses: 8 }), japan: idle }],
  'allied points, bonus japan': [troops(3, 6), { allied: idle, japan: coast(3, { loses: 6 }) }],
  'japan points, bonus japan': [richly(troops(12, 60)), troops(12, 60), { allied: idle, japan: coast(60) }],
  'draw level, bonus japan': [{ allied: idle, japan: coast(30, { loses: 8 }) }],
  'allied points': [troops(0, 0), japanLoses(6)],
  'japan points': [troops(0, 0), alliedLose(6)],
  'draw level': [bothLose(5, 5)],
  'draw too few points': [bothLose(3, 4)],
};

export const recipes: Recipes = {
  'rings-around-rabaul': ringsAroundRabaul,
  'coral-sea-battle': coralSeaFinal,
  'santa-cruz-battle': santaCruzFinal,
  'eastern-solomons-battle': easternSolomonsFinal(near),
  'coral-sea-crucial-days': coralSea,
  'eastern-solomons': easternSolomons,
  'santa-cruz': santaCruz,
  guadalcanal,
  'coral-sea': coralSea,
};
