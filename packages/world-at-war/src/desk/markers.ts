/** The desk's answer to what must be told of forces under markers (20.163–20.167). */
import type { DeskProcedure, Line, Problem } from '@ironbottom/umpire';
import { countersLeft } from '../chapters/20-16-task-forces.js';
import {
  mayHideAtStart,
  meeting,
  mustShowForTask,
  portionsShown,
  shownWhenPlaced,
  transfer,
} from '../chapters/20-164-concealment.js';
import { powers } from '../pieces.js';
import { used } from './charts-used.js';
import { numberIn } from './forces-text.js';
import { type Reckoning, reckoner, type Said } from './reckoning.js';
import { Markers, type MarkersInput } from './shapes.js';

const answers: { readonly [W in MarkersInput['what']]: (input: MarkersInput) => Said } = {
  transfer(input) {
    const { allowed, announced, identified } = transfer({
      together: input.samePort === true,
      atSea: input.atSea === true,
      underNewMarker: input.newMarker === true,
      formingCombatGroups: input.combatGroups === true,
    });
    if (!allowed)
      return {
        rule: '20.164C',
        text: 'Not at sea: ships change their task force in port, or when combat groups are formed.',
      };
    if (!announced) return { rule: '20.164C', text: 'Allowed, and nothing is told: both lie in the same port or box.' };
    return {
      rule: '20.164C',
      text: `Allowed and announced; which ships they are is ${identified ? 'told too' : 'not told, for a new marker covers them'}.`,
    };
  },
  'part intercepts'(input) {
    const shown = portionsShown({ anotherMarker: input.newMarker === true, bothLegal: input.legal === true });
    return {
      rule: '20.164D',
      text: shown === 0 ? 'Nothing is shown: both parts are task forces.' : 'At least one of the two parts is shown.',
    };
  },
  'forces meet'(input) {
    const [a = 0, b = 0] = input.factors ?? [];
    const force = (factors: number) => ({ taskForce: input.taskForce === true && factors >= 10, factors });
    const given = {
      sameFaction: input.otherFaction !== true,
      sameActivity: input.otherActivity !== true,
      legalTogether: input.legal !== false,
    };
    const result = meeting(force(a), force(b), given);
    const texts = {
      'may not merge': 'They stay apart: a task force under way joins nobody.',
      'must combine': `They must become one task force of ${a + b} factors.`,
      apart: 'They need not combine.',
    };
    return { rule: '20.164E', text: texts[result] };
  },
  'new ships'() {
    return {
      rule: '20.164F',
      text: shownWhenPlaced(true)
        ? 'They are shown when they are placed; a marker may cover them afterwards.'
        : 'They may be covered at once.',
    };
  },
  'task in a box'(input) {
    const shown = mustShowForTask({ specificTask: true, separateTaskForces: input.newMarker === true });
    return {
      rule: '20.165',
      text: shown
        ? 'They show their strength, or break off as task forces.'
        : 'As task forces of their own they show nothing.',
    };
  },
  'set up'(input) {
    const left = countersLeft(input.power ?? 'us', input.counters ?? 0);
    return {
      rule: '20.164B',
      text: mayHideAtStart(left) ? `Markers may hide the ships; ${left} are left.` : 'No marker is left to hide them.',
    };
  },
};

function reckon(input: MarkersInput): Omit<Reckoning, 'told'> | { problems: Problem[] } {
  if (input.what === 'forces meet' && (input.factors ?? []).length !== 2)
    return { problems: [{ field: 'factors', rule: '20.164E', why: 'say how large both forces are, such as [6, 5]' }] };
  const said = answers[input.what](input);
  return { said: [said], before: [], after: [], outcome: { rule: said.rule, answer: said.text }, figures: {} };
}

const words: readonly [RegExp, { [field: string]: boolean }][] = [
  [/\bsame port\b/i, { samePort: true }],
  [/\bat sea\b/i, { atSea: true }],
  [/\bnew marker\b/i, { newMarker: true }],
  [/\bcombat groups\b/i, { combatGroups: true }],
  [/\bboth legal\b/i, { legal: true }],
  [/\bnot legal\b/i, { legal: false }],
  [/\btask force\b/i, { taskForce: true }],
];

const line: Line = {
  form: 'forces meet: 6 and 5 factors',
  parts: [
    {
      ask: 'What happens: transfer, part intercepts, forces meet, new ships, task in a box, set up',
      before: '',
      needed: true,
    },
    {
      ask: 'How, such as at sea, same port, new marker, both legal, or 6 and 5 factors (Enter: nothing more)',
      before: ': ',
      needed: false,
    },
  ],
  read(text) {
    const [what = '', rest = ''] = text.split(/\s*:\s*/);
    const said = Object.assign({}, ...words.filter(([word]) => word.test(rest)).map(([, fields]) => fields)) as {
      [field: string]: boolean;
    };
    const numbers = rest.split(/\W+/).flatMap((word) => (/^\d+$/.test(word) ? [numberIn(word) ?? 0] : []));
    const power = powers.find((each) => new RegExp(`\\b${each}`, 'i').test(rest));
    const kind = what.trim().toLowerCase();
    const counts = kind === 'set up' ? { counters: numbers[0] ?? 0 } : numbers.length > 0 ? { factors: numbers } : {};
    return { input: { what: kind, ...said, ...counts, ...(power === undefined ? {} : { power }) } };
  },
};

export const markersDesk: DeskProcedure<Reckoning> = reckoner<MarkersInput>({
  id: 'markers',
  title: 'Under markers',
  about: 'What must be told to the other side when ships change, meet, intercept or are new (20.164, 20.165).',
  schema: Markers,
  example: { what: 'transfer', atSea: true },
  line,
  charts: used(['taskForceCounters']),
  reckon,
});
