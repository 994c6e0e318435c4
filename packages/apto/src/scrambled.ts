/**
 * Positions in the middle of things for the harness, which random players hardly come to by themselves: armour with a General who can
 * exploit, a Mongolia and a China about to fall, a Mongolia that has just been invaded, an enemy before Tokyo, and ports and airbases in
 * ruins.
 */
import type { Below } from '@ironbottom/umpire';
import { monthNumber, monthOf } from './calendar.js';
import { map } from './map/map.js';
import type { Chit, HexId, Nation, Side } from './pieces.js';
import type { Scenario } from './scenarios/scenario.js';
import { invadedKey } from './situation.js';
import type { SupplyChit, Works } from './state.js';

const nanking: HexId = 'W4320';
const tokyo: HexId = 'W4533';
const besideTokyo: HexId = 'W4532';
const nomonhan: HexId = 'W5420';
const besideNomonhan: HexId = 'W5419';
const besideNomonhanInManchukuo: HexId = 'W5421';
const besideUlanBator: HexId = 'W5414';

type Moves = { readonly [id: string]: HexId };

/** Everybody where the moves say, the others where they were but for these hexes, which are cleared for another side. */
function moved<P extends Chit>(pieces: readonly P[], moves: Moves, cleared: ReadonlySet<HexId>, of: Nation[]): P[] {
  return pieces.map((piece): P => {
    const to = moves[piece.id];
    if (to !== undefined) return { ...piece, hex: to, off: null, due: 0 };
    if (piece.hex === null || !cleared.has(piece.hex) || !of.includes(piece.nation)) return piece;
    return { ...piece, hex: null, off: 'pool' };
  });
}

const chit = (side: Side, hex: HexId): SupplyChit => ({ kind: 'sea', side, hex, drawn: [] });

/** A few months, points enough for many Offensives, and units that have seen fighting. */
function common(scenario: Scenario, below: Below, months: number): Scenario {
  const last = monthOf(Math.min(monthNumber(scenario.last), monthNumber(scenario.first) + months));
  return {
    ...scenario,
    last,
    units: scenario.units.map((unit) => ({ ...unit, left: unit.hex === null ? unit.left : 1 + below(unit.steps) })),
    ep: Object.fromEntries(Object.keys(scenario.ep).map((nation) => [nation, 8 + below(20)])),
    offensives: Object.fromEntries(Object.keys(scenario.offensives).map((nation) => [nation, 3 + below(5)])),
  };
}

/** 5.22, 10.8 Zhukov and his armour before Nomonhan, in 1939 or late in the war. 9.10, 9.24 Half the time Japan is at Ulan Bator. */
function steppe(scenario: Scenario, below: Below): Scenario {
  const year = below(2) === 0 ? scenario.first.year : 1945;
  const fallen = below(2) === 0;
  const moves: Moves = {
    'ussr-general-zhukov': besideNomonhan,
    'ussr-11th-tank-brigade': besideNomonhan,
    'ussr-6th-tank-brigade': besideNomonhan,
    'ussr-36th-motorized-division': besideNomonhan,
    'japan-general-yasuoka': 'W5421',
    'japan-3rd-tank-regiment': 'W5421',
    ...(fallen && { 'japan-7th-division': besideUlanBator, 'japan-23rd-division': nomonhan }),
  };
  const cleared = new Set(fallen ? [nomonhan] : []);
  const { first, last } = scenario;
  const moment = { ...scenario, first: { ...first, year }, last: { ...last, year } };
  const game = common(moment, below, 2 + below(3));
  return {
    ...game,
    units: moved(game.units, moves, cleared, ['mongolia', 'ussr']),
    generals: moved(game.generals, moves, cleared, []).map((general) =>
      general.exploitation === 0 ? { ...general, exploitation: 1 } : general,
    ),
    control: { ...scenario.control, ...(fallen && { [nomonhan]: 'japan', [besideUlanBator]: 'japan' }) },
    chits: fallen ? [chit('japan', besideUlanBator), chit('japan', besideUlanBator)] : [],
  };
}

/** 9.10 Japan holds many cities and stands before Nanking. */
function fallOfChina(scenario: Scenario, below: Below): Scenario {
  const cities = map.land.filter(({ city, territory, id }) => city && territory === 'china' && id !== nanking);
  const taken = cities.map(({ id }) => id).filter(() => below(3) > 0);
  const gate = map.neighbours(nanking).find((hex) => map.hex(hex)?.territory === 'china') ?? nanking;
  const moves: Moves = { 'japan-9th-division': gate, 'japan-13th-division': gate, 'japan-general-matsui': gate };
  const cleared = new Set([...taken, gate]);
  const chinese: Nation[] = ['china', 'ccp'];
  const game = common(scenario, below, 3 + below(5));
  return {
    ...game,
    units: moved(game.units, moves, cleared, chinese),
    hqs: moved(game.hqs, moves, cleared, chinese),
    generals: moved(game.generals, moves, cleared, chinese),
    control: { ...scenario.control, ...Object.fromEntries([...cleared].map((hex) => [hex, 'japan' as const])) },
    chits: [...(scenario.chits ?? []), chit('japan', gate)],
  };
}

/** 9.2 Japan has just invaded Mongolia, whose defenders are set up when the first Offensive comes, and has an army on its border. */
function invasion(scenario: Scenario, below: Below): Scenario {
  const game = common(scenario, below, 3 + below(5));
  const army = ['japan-5th-division', 'japan-6th-division', 'japan-14th-division', 'japan-hq-kwantung-army'];
  const moves: Moves = Object.fromEntries(army.map((id) => [id, besideNomonhanInManchukuo]));
  return {
    ...game,
    alignment: { ...scenario.alignment, mongolia: 'allies', ussr: 'allies' },
    notes: { [invadedKey]: 1 },
    units: moved(game.units, moves, new Set(), []),
    hqs: moved(game.hqs, moves, new Set(), []),
  };
}

/** 10.10, 11.8, 5.20 Chinese armies before Tokyo, where a General has little to defend it with; half the time those at Hsuchow are as strong. */
function landing(scenario: Scenario, below: Below): Scenario {
  const game = common(scenario, below, 1);
  const everywhere = below(2) === 0;
  const attack = 4 + below(8);
  const moves: Moves = {
    'china-52nd-army': besideTokyo,
    'china-30th-army': besideTokyo,
    'china-59th-army': besideTokyo,
    'china-31st-army': besideTokyo,
    'china-general-li-tsung-jen': besideTokyo,
    'china-hq-5th-war-zone': besideTokyo,
    'japan-5th-division': tokyo,
    // 11.8 Two divisions in each place, of which two steps are half.
    'japan-16th-division': nanking,
    'japan-general-itagaki': tokyo,
    ...(below(2) === 0 && { 'japan-10th-division': tokyo }),
  };
  return {
    ...game,
    // Strong enough for what else hardly happens: half of the defenders lost and the rest asked whether they stay, or all of them lost.
    units: moved(scenario.units, moves, new Set(), []).map((unit) =>
      unit.hex === besideTokyo || (everywhere && unit.nation === 'china') ? { ...unit, strength: [attack, 8] } : unit,
    ),
    hqs: moved(game.hqs, moves, new Set(), []),
    generals: moved(game.generals, moves, new Set(), []),
    control: { ...scenario.control, [besideTokyo]: 'allies' },
    chits: [...(scenario.chits ?? []), chit('allies', besideTokyo), chit('allies', besideTokyo)],
  };
}

/** 7.17, 8.6 A third of the ports and airbases on the mainland have seen war already. */
function ruined(scenario: Scenario, below: Below): Scenario {
  const works: { [hex: HexId]: Works } = { ...scenario.works };
  for (const { id, port, airbase, city, territory } of map.land) {
    if (territory !== 'china' && territory !== 'mongolia') continue;
    if (port !== null && below(3) === 0) works[id] = { ...works[id], port: false };
    if ((city || airbase !== null) && below(3) === 0) works[id] = { ...works[id], airbase: false };
  }
  return { ...scenario, works };
}

export function scrambled(scenario: Scenario, below: Below): Scenario {
  return ruined(inTheMiddle(scenario, below), below);
}

function inTheMiddle(scenario: Scenario, below: Below): Scenario {
  if (scenario.id === 'khalkhin-gol') return steppe(scenario, below);
  if (scenario.id === 'china-1937') return below(3) === 0 ? invasion(scenario, below) : fallOfChina(scenario, below);
  return landing(scenario, below);
}
