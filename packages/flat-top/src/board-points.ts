/** The panel of points and time: what everybody sees on the track, and what this side alone knows it has put ashore. */
import type { BoardPanel } from '@ironbottom/umpire';
import { unloadingTold } from './briefing-special.js';
import { unloadedAt } from './chapters/12-7-unloading.js';
import { clockOf } from './chapters/game-words.js';
import type { GameLaw, GamePublic, GameView } from './game-kit.js';
import { placeOf } from './scenarios/areas.js';
import { hourOf } from './sequence.js';
import { enemyOf, type Side, sides } from './state.js';
import { sideOf } from './view.js';

/** 6.11 */
const dusk = 19;
const dawn = 5;

export function pointsPanel(view: GameView, law: GameLaw): BoardPanel {
  const side = sideOf(view.seat);
  const mine = (text: string): [string, string] => (side === 'allied' ? [text, ''] : ['', text]);
  const unloaded = ashore(view, law, side).map(([place, points]) => [`Unloaded at ${place}`, ...mine(points)]);
  return pointsOpen(view.public, law, unloaded, unloadingTold(law.scenario, side));
}

/** What lies open to everybody, with the lines that one side alone reads. */
export function pointsOpen(
  pub: GamePublic,
  law: GameLaw,
  unloaded: readonly string[][] = [],
  told: readonly string[] = [],
): BoardPanel {
  const { raid } = law.scenario.victory;
  const rows = [
    ['Points', String(pub.points.allied), String(pub.points.japan)],
    ['Initiative', pub.initiative === 'allied' ? 'yes' : '', pub.initiative === 'japan' ? 'yes' : ''],
    ...(raid === undefined ? [] : [[`Hits on ${raid.base}`, String(pub.hitsScored[raid.base] ?? 0), '']]),
    ...unloaded,
  ];
  if (pub.bonus !== undefined) rows.push(['Received for it', String(pub.bonus.allied), String(pub.bonus.japan)]);
  if (pub.fallen !== undefined) {
    const from = pub.turn >= pub.fallen.turn ? 'holds' : 'takes next turn';
    rows.push([pub.fallen.base, ...(pub.fallen.to === 'allied' ? [from, ''] : ['', from])]);
  }
  const note = [...raidTold(law), ...told].join(' ');
  return {
    id: 'points',
    title: 'Points and time',
    columns: ['', 'Allies', 'Japan'],
    rows,
    ...(note !== '' && { note }),
    track: {
      title: 'Time, hour by hour',
      steps: Array.from({ length: law.scenario.turns }, (_, turn) => {
        const hour = hourOf(law.scenario.firstHour, turn);
        const when = turn < pub.turn ? 'past' : turn === pub.turn ? 'now' : 'ahead';
        return { text: clockOf(hour), when, dark: hour >= dusk || hour <= dawn };
      }),
    },
  };
}

/** R321 By place, where there are several. */
function ashore({ own }: GameView, law: GameLaw, side: Side): (readonly [place: string, points: string])[] {
  const places = (law.scenario.special.unload?.[side] ?? []).map(placeOf);
  return places.map((place) => [place, String(unloadedAt(own, law, side, place))] as const);
}

const winning: Readonly<Record<Side, string>> = { allied: 'The Allies win', japan: 'Japan wins' };

function raidTold({ scenario }: GameLaw): string[] {
  const { raid, sunkLoses } = scenario.victory;
  if (raid === undefined) return [];
  const { side, outright, base, points, least } = raid;
  const loser = sides.find((each) => scenario.forces[each].ships.includes(sunkLoses ?? ''));
  const sunk = loser === undefined ? '' : ` ${winning[enemyOf(loser)]} at once if ${sunkLoses} is sunk.`;
  return [
    `${winning[side]} with ${outright} hits on ${base} and ${points} points, or with ${least} hits, ${points} points and the lead.${sunk}`,
  ];
}
