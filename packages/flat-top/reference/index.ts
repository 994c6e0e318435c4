/**
 * The reference: every entry of the ledger explained in our own words, with our rulings where they sharpen it. Numbers in a
 * text (16.10.2), ids of the ledger and rulings (R63) are meant to become links. An export of its own, to be loaded when it
 * is wanted.
 */
import { chapter1 } from './01-introduction.js';
import { chapter2 } from './02-counters.js';
import { chapter3 } from './03-prepare-for-play.js';
import { chapter4 } from './04-set-up.js';
import { chapter5 } from './05-sequence.js';
import { chapter6 } from './06-weather.js';
import { chapter7 } from './07-observation.js';
import { chapter8 } from './08-air-operations.js';
import { chapter9 } from './09-stacking.js';
import { chapter10 } from './10-plotting.js';
import { chapter11 } from './11-shadowing.js';
import { chapter12 } from './12-task-force-movement.js';
import { chapter13 } from './13-initiative.js';
import { chapter14 } from './14-plane-movement.js';
import { chapter15 } from './15-combat.js';
import { chapter16 } from './16-air-to-air.js';
import { chapter17 } from './17-anti-aircraft.js';
import { chapter18 } from './18-air-attack.js';
import { chapter19 } from './19-surface.js';
import { chapter20 } from './20-combat-resolution.js';
import { chapter21 } from './21-damage.js';
import { chapter22 } from './22-replacements.js';
import { chapter23 } from './23-repair.js';
import { chapter24 } from './24-time-record.js';
import { chapter25 } from './25-victory.js';
import { chapter26 } from './26-scenarios.js';
import { charts } from './charts.js';
import { optionsPlanes } from './options-planes.js';
import { optionsShips } from './options-ships.js';
import { optionsSubmarinesLuck } from './options-submarines-luck.js';
import { scenariosGuadalcanal } from './scenarios-guadalcanal.js';
import { scenariosRabaulCoralSea } from './scenarios-rabaul-coral-sea.js';
import { scenariosSolomons } from './scenarios-solomons.js';

export const reference: { readonly [rule: string]: string } = {
  ...chapter1,
  ...chapter2,
  ...chapter3,
  ...chapter4,
  ...chapter5,
  ...chapter6,
  ...chapter7,
  ...chapter8,
  ...chapter9,
  ...chapter10,
  ...chapter11,
  ...chapter12,
  ...chapter13,
  ...chapter14,
  ...chapter15,
  ...chapter16,
  ...chapter17,
  ...chapter18,
  ...chapter19,
  ...chapter20,
  ...chapter21,
  ...chapter22,
  ...chapter23,
  ...chapter24,
  ...chapter25,
  ...chapter26,
  ...charts,
  ...optionsPlanes,
  ...optionsShips,
  ...optionsSubmarinesLuck,
  ...scenariosGuadalcanal,
  ...scenariosRabaulCoralSea,
  ...scenariosSolomons,
};
