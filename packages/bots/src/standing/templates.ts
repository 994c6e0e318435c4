/** Orders to be put together: what the side has in this scenario to choose from, and the order with gaps for it. */
import { armsOf, type GameLaw, type PlaneName, type Side } from '@ironbottom/flat-top';
import type { StandingField, StandingTemplate } from '@ironbottom/umpire';
import { isFighter, isScout } from '../planes.js';

export function templatesFor(law: GameLaw, side: Side): StandingTemplate[] {
  const { ships, bases, sea, land } = law.scenario.forces[side];
  const carriers = ships.filter((name) => (law.charts.ships.values[name]?.type ?? '').startsWith('CV'));
  const places = [...carriers, ...bases];
  const planes = [
    ...new Set([...Object.keys(sea), ...land.flatMap((each) => Object.keys(each.planes))]),
  ] as PlaneName[];
  if (places.length === 0 || planes.length === 0) return [];
  const fighters = planes.filter((plane) => isFighter(law, plane));
  const scouts = planes.filter((plane) => isScout(law, plane));
  const others = planes.filter((plane) => !isFighter(law, plane));
  const arms = [...new Set(['none', ...planes.flatMap((plane) => armsOf(law, law.scenario.figures, plane))])];
  const one = (name: string, title: string, of: readonly string[], now = of[0] ?? ''): StandingField => ({
    name,
    title,
    kind: 'one',
    of,
    now,
  });
  const factors = (now: number): StandingField => ({
    name: 'factors',
    title: 'Air Factors',
    kind: 'number',
    from: 1,
    to: 40,
    now,
  });
  // One that flies from the first place in the list.
  const aboard = carriers.length === 0 ? undefined : others.find((plane) => Object.hasOwn(sea, plane));
  const searcher = aboard ?? scouts[0] ?? others[0] ?? planes[0] ?? '';
  return [
    {
      title: 'A search along a path',
      about:
        'Takes off in these hours, flies from hex to hex and looks; home by the hour you say if nothing was seen (7.3, 11).',
      fields: [
        one('from', 'Takes off from', places),
        one('plane', 'Plane', planes, searcher),
        factors(1),
        { name: 'path', title: 'Its path', kind: 'places' },
        one('first', 'Not before', hours, '0600'),
        one('last', 'Not after', hours, '1200'),
        one('sighting', 'When it sights ships', ['shadow', 'return', 'go on', 'ask']),
        one('home', 'Home if nothing is seen by', hours, '1500'),
      ],
      order: {
        order: 'search from $from',
        if: { from: '$first', to: '$last' },
        search: {
          from: '$from',
          plane: '$plane',
          factors: '$factors',
          path: '$path',
          sighting: '$sighting',
          home: { from: '$home', notSighted: { kind: 'TF' } },
        },
      },
    },
    {
      title: 'Fighters kept overhead',
      about: 'So many at all times, relieved before they must come down (16).',
      fields: [
        one('over', 'Over', places),
        one('plane', 'Fighter', fighters.length === 0 ? planes : fighters),
        factors(4),
      ],
      order: { order: 'CAP over $over', cap: { over: '$over', plane: '$plane', factors: '$factors' } },
    },
    {
      title: 'Planes made ready',
      about: 'Every turn as many moves as hands allow, until so many stand Ready (8.6, 8.7).',
      fields: [
        one('at', 'At', places),
        one('plane', 'Plane', planes, others[0] ?? planes[0]),
        one('arms', 'With', arms),
        factors(8),
      ],
      order: {
        order: '$plane ready at $at',
        ready: { at: '$at', planes: [{ plane: '$plane', arms: '$arms', factors: '$factors' }] },
      },
    },
    {
      title: 'A course for ships',
      about: 'From hex to hex; they stay at the last one (10, 12).',
      fields: [
        one('tf', 'Task force', ['TF 1', 'TF 2', 'TF 3', 'TF 4', 'TF 5']),
        { name: 'course', title: 'Their course', kind: 'places' },
      ],
      order: { order: 'a course', sail: { tf: '$tf', course: '$course' } },
    },
  ];
}

const hours = Array.from({ length: 24 }, (_, i) => `${String(i + 1).padStart(2, '0')}00`);
