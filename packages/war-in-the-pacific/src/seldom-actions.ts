/** Surface actions that bring about what seldom happens: set-ups for the harness alone. */
import type { Below, Plain } from '@ironbottom/umpire';

type Force = { readonly [key: string]: Plain };

const force = (ships: string[], admirals: { name: string; ship: string }[], more: Force = {}): Force => ({
  ships,
  admirals,
  ...more,
});
const atD2 = (ships: readonly string[]): Force => ({ damaged: Object.fromEntries(ships.map((ship) => [ship, 2])) });
const dated = (year: number, below: Below): string => `${1 + below(4)}/${1 + below(13)}/${year}`;

/** 19.4.6 A battleship among destroyers, of one side or the other. */
function bigAmongSmall(below: Below): Plain {
  const japanese = below(2) === 0;
  const own = japanese ? ['Kirishima'] : ['Fubuki', 'Naganami', 'Kuroshio', 'Oyashio'];
  const enemy = japanese ? ['Patterson', 'Helm', 'Fletcher', 'Lamson'] : ['Washington'];
  return {
    night: below(2) === 0,
    sequences: 4 + below(3),
    date: dated(42 + below(2), below),
    japan: force(own, [{ name: 'Tanaka', ship: own[0] ?? '' }]),
    allies: force(enemy, [{ name: 'Lee', ship: enemy[0] ?? '' }]),
  };
}

/** 16.7.1 A convoy alone, by day. */
const convoy = (below: Below): Plain => ({
  night: false,
  sequences: 4 + below(3),
  date: dated(42 + below(3), below),
  japan: force(['Chokai', 'Aoba', 'Kako', 'Kinugasa', 'Kirishima'], [{ name: 'Mikawa', ship: 'Chokai' }]),
  allies: force(['Crescent'], [], { leaderless: 'moving' }),
});

/** 16.7.2 Cruisers that are badly hurt already, and nobody about who could tow them; 17.14.2 but for Helena, from 1943. */
function cripples(below: Below): Plain {
  const own = ['Chokai', 'Aoba'];
  const enemy = ['Vincennes', 'Quincy', 'Helena'];
  return {
    night: false,
    sequences: 4 + below(6),
    date: dated(42 + below(2), below),
    japan: force(own, [{ name: 'Mikawa', ship: 'Chokai' }], below(2) === 0 ? atD2(own) : {}),
    allies: force(enemy, [{ name: 'Scott', ship: 'Vincennes' }], atD2(enemy)),
  };
}

/** 19.9.6 Cruisers under leaders who soon have enough: they get away, many with fires aboard. */
const runningAway = (below: Below): Plain => ({
  night: false,
  sequences: 12 + below(6),
  date: dated(42 + below(3), below),
  japan: force(['Chokai', 'Aoba', 'Kako'], [{ name: 'Hosogaya', ship: 'Chokai' }]),
  allies: force(['Vincennes', 'Quincy', 'Astoria'], [], { leaderless: 'moving' }),
});

/** 20.8.1 Lee and his battle line are near. */
const nearBattleLine = (below: Below): Plain => ({
  night: below(2) === 0,
  sequences: 1 + below(2),
  date: below(2) === 0 ? `${1 + below(4)}/${8 + below(6)}/44` : dated(45, below),
  japan: force(['Chokai', 'Yukikaze'], [{ name: 'Tanaka', ship: 'Yukikaze' }]),
  allies: force(['Minneapolis', 'Fletcher'], [{ name: 'Scott', ship: 'Minneapolis' }], {
    battleLine: true,
  }),
});

/** 19.10.4 Nobody on the Allied side is American, by night. */
const notAmerican = (below: Below): Plain => ({
  night: true,
  sequences: 1 + below(2),
  date: dated(42, below),
  japan: force(['Jintsu', 'Aoba'], [{ name: 'Goto', ship: 'Aoba' }]),
  allies: force(['De Ruyter', 'Kortenaer'], [{ name: 'Doorman', ship: 'De Ruyter' }]),
});

/** Each with the damage that every hit does there; null: by our charts. */
const actions = [
  { action: bigAmongSmall, hits: null },
  { action: bigAmongSmall, hits: 'D1' },
  { action: convoy, hits: 'D1' },
  { action: convoy, hits: 'D1' },
  { action: cripples, hits: 'D2' },
  { action: runningAway, hits: 'D1' },
  { action: nearBattleLine, hits: null },
  { action: nearBattleLine, hits: null },
  { action: notAmerican, hits: null },
] as const;

/** Charts by which every hit tells, though not much, and magazines blow up easily. */
function easilyHurt(hits: string, below: Below): { [chart: string]: Force } {
  const sides = ['japan', 'allies'].flatMap((side) => ['41-42', '43', '44-45'].map((years) => `${side}.${years}`));
  const kinds = sides.flatMap((each) => ['heavy', 'light', 'carrier', 'flotilla'].map((kind) => `${each}.${kind}`));
  const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((odds) => [0, 1, 2, 3, 4, 5].map((face) => `${odds}.${face}`));
  return {
    'critical-hits': Object.fromEntries(kinds.map((kind) => [kind, 3 + below(4)])),
    'naval-crt': Object.fromEntries(cells.map((cell) => [cell, hits])),
  };
}

export function seldomAction(below: Below): { readonly set: Plain; readonly charts: { [chart: string]: Force } } {
  const { action, hits } = actions[below(actions.length)] ?? actions[0];
  return { set: action(below), charts: hits === null ? {} : easilyHurt(hits, below) };
}
