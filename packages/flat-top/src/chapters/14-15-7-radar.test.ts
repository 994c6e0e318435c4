import { expect, test } from 'vitest';
/** 14.15.7 Radar and altitude. */
import { observe } from './7-observation.js';
import { doing, own, ruleWith } from './12-testing.js';

const rule = ruleWith({ test, expect });

rule(
  '14.15.7',
  'planes at low altitude are not observed by radar',
  () => {
    const seen = (altitude: string): unknown => {
      const { game } = doing(
        {
          allied: { tfs: [{ hex: 'DD31', ships: ['Lexington'], onMap: true }] },
          japan: { flights: [{ hex: 'DD34', planes: [`3 Zero ${altitude}`] }] },
        },
        (table) => observe(table),
      );
      return own(game, 'japan').flights[0]?.onMap;
    };
    return [seen('high'), seen('low')];
  },
  [true, false],
);
