/** Charts beside the map: months, Offensives, Economic Points, who is out of supply and why, pools, what victory takes. */
import type { BoardPanel } from '@ironbottom/umpire';
import { monthName, monthNumber, monthOf } from './calendar.js';
import { income, incomeLines } from './chapters/8-2-income.js';
import { unitPrice } from './chapters/8-6-construction.js';
import { footingFor } from './chapters/8-footing.js';
import { holdingsOf } from './chapters/8-holdings.js';
import { earners } from './chapters/8-season.js';
import { reservesOf } from './chapters/11-9-hidden-production.js';
import type { Law } from './law.js';
import { hexName, nationName } from './names.js';
import type { LandUnit, Nation, Side } from './pieces.js';
import type { Pub, Tray } from './state.js';
import { weatherWord } from './words-season.js';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function monthPanel(pub: Pub, { scenario }: Law): BoardPanel {
  const now = monthNumber(pub);
  const last = monthNumber(scenario.last);
  const months = Array.from(
    { length: last - monthNumber(scenario.first) + 1 },
    (_, n) => monthNumber(scenario.first) + n,
  );
  return {
    id: 'months',
    title: 'Weather',
    columns: ['Zone', 'Weather'],
    rows: Object.entries(pub.weather).map(([zone, weather]) => [capital(zone), weatherWord(weather)]),
    ...(scenario.seasons && { note: 'A Seasonal Turn comes before January, April, July and October.' }),
    provenance: 'designed',
    track: {
      title: 'Months',
      steps: months.map((month) => ({
        text: monthName(monthOf(month)).slice(0, 3),
        when: month < now ? 'past' : month === now ? 'now' : 'ahead',
        dark: false,
      })),
    },
  };
}

const belligerents = (pub: Pub): Nation[] =>
  (Object.keys(pub.alignment) as Nation[]).filter((nation) => pub.alignment[nation] !== 'neutral');

export function offensivesPanel(pub: Pub): BoardPanel {
  const rows = belligerents(pub)
    .filter((nation) => (pub.offensives[nation] ?? 0) > 0 || pub.bought[nation] !== undefined)
    .map((nation) => [
      capital(nationName(nation)),
      String(pub.offensives[nation] ?? 0),
      String(pub.bought[nation] ?? 0),
      nation === pub.initiative ? 'Initiative' : '',
    ]);
  return { id: 'offensives', title: 'Offensives', columns: ['Nation', 'Left', 'Bought', ''], rows };
}

export function economyPanel(pub: Pub, { charts }: Law): BoardPanel {
  const rows = earners(pub).map((nation) => {
    const lines = incomeLines(charts, nation, pub.year, holdingsOf(pub, nation));
    return [
      capital(nationName(nation)),
      String(pub.ep[nation] ?? 0),
      String(income(lines)),
      lines.map(({ text, points }) => `${text} ${points}`).join(', '),
    ];
  });
  return {
    id: 'economy',
    title: 'Economy',
    columns: ['Nation', 'Economic Points', 'A season, as things stand', 'Made up of'],
    rows,
    provenance: 'designed',
  };
}

const figures = ({ strength, move }: LandUnit): string => `${strength[strength.length - 1] ?? 0}-${move}`;

/** 11.9 Of what is covered, what whoever has this tray knows: by name what is in it, else how many are on the track. */
export function poolPanel(
  pub: Pub,
  { seats, charts }: Law,
  side: Side,
  own: { seat: string; tray?: Tray } | null,
): BoardPanel {
  const nations = belligerents(pub).filter((nation) => pub.alignment[nation] === side);
  const of = reservesOf(pub, nations, own?.tray);
  const known = seats.find(({ seat }) => seat === own?.seat)?.nations ?? [];
  const covered = (pub.covered ?? []).filter(({ nation }) => nations.includes(nation) && !known.includes(nation));
  const row = (unit: LandUnit, due: string, price = ''): string[] => [unit.name, unit.kind, figures(unit), price, due];
  const priceOf = (unit: LandUnit): string => {
    if (unit.kind === 'partisan') return `${charts.costs.values.partisan} EP`;
    const one = unit.steps > 1 ? ` (${unitPrice(charts, unit, 1)} with one step)` : '';
    return `${unitPrice(charts, unit, unit.steps)} EP${one}`;
  };
  const when = ({ due }: { due: number }): string =>
    due <= pub.turn ? 'arrives now' : monthName(monthOf(monthNumber(pub) + due - pub.turn));
  return {
    id: `pool ${side}`,
    title: side === 'japan' ? 'Force Pool of Japan' : 'Force Pool of the Allies',
    columns: ['Unit', 'Kind', 'Figures', 'Price', 'Due'],
    rows: [
      ...of.filter(({ off }) => off === 'pool').map((unit) => row(unit, 'when it is built', priceOf(unit))),
      ...covered.map((stack) => [
        `${stack.units} covered of ${nationName(stack.nation)}`,
        'not seen',
        'not seen',
        '',
        when(stack),
      ]),
      ...of.filter(({ off }) => off === 'track').map((unit) => row(unit, when(unit))),
      ...of.filter(({ off }) => off === 'box').map((unit) => row(unit, 'Replenishment Box')),
    ],
    ...(nations.some((nation) => pub.covered !== undefined && !known.includes(nation)) && {
      note: 'Production is hidden (11.9): what is covered is not seen, but for how many units lie on the Turn Track. What is named here lies open: partisans, and what was lost since its owner last built.',
    }),
    provenance: 'designed',
  };
}

export function victoryPanel(pub: Pub, { scenario: { aim } }: Law): BoardPanel {
  const footing = footingFor(pub, aim.side);
  const held = aim.hexes.filter((hex) => footing.holds(hex));
  const who = { japan: 'Japan', allies: 'the Allies', draw: 'nobody' } as const;
  return {
    id: 'victory',
    title: 'Victory',
    columns: ['Held at the end', 'Winner', 'Why'],
    rows: aim.lines.map(({ atLeast, winner, why }) => [`${atLeast} or more`, who[winner], why]),
    note: `${who[aim.side]} holds ${held.length} of ${aim.hexes.length}: ${held.map(hexName).join(', ') || 'none'}.`,
    provenance: 'designed',
  };
}
