import { offOrOn, type ShelvedOption } from './shelved.js';

/** The optional rules that battles know. */
export const flatTopOptions: readonly ShelvedOption[] = [
  offOrOn('criticalHits', 'Critical hits'),
  {
    name: 'lessLuck',
    title: 'Less luck',
    values: [
      { value: 0, title: 'off' },
      { value: 1, title: 'no combat die' },
      { value: 2, title: 'a milder combat die' },
    ],
  },
  offOrOn('combineFactors', 'Planes of different kinds combine their factors'),
  offOrOn('airModifiers', 'More modifiers of air combat'),
  offOrOn('paraFrag', 'Para-frag bombs'),
  offOrOn('skipBombing', 'Skip bombing'),
  offOrOn('strafing', 'Strafing'),
  offOrOn('armedLandingKeepsArms', 'Planes that land armed keep their arms'),
  offOrOn('landPlanesOnePoint', 'Land-based planes count one point'),
  offOrOn('tfOrganization', 'Organization of task forces'),
  offOrOn('longRangeBombardment', 'Long-range bombardment'),
  offOrOn('torpedoReloads', 'Torpedo reloads'),
];
