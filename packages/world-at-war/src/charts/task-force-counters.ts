import type { Chart } from '@ironbottom/umpire';
import type { Power } from '../pieces.js';

export const taskForceCounters: Chart<Record<Power, number>> = {
  id: 'task-force-counters',
  title: 'Task force counters',
  provenance: 'text',
  source: '20.161',
  values: { germany: 4, italy: 4, japan: 12, britain: 12, france: 4, us: 12, russia: 3, china: 0 },
};
