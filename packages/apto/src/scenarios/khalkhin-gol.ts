/** Manchuria and Mongolia, May to September 1939: who holds Nomonhan when the incident is over (10.39). Designed from public history. */
import { manchurianBorder } from './border.js';
import { general, hq, unit } from './counters.js';
import type { Scenario } from './scenario.js';

/** Turn 1 is May; the Summer Seasonal Turn comes before July. */
const summer = { due: 3 };

export const khalkhinGol: Scenario = {
  id: 'khalkhin-gol',
  title: 'Khalkhin Gol, May to September 1939',
  first: { year: 1939, month: 5 },
  last: { year: 1939, month: 9 },
  seasons: true,
  alignment: {
    japan: 'japan',
    manchukuo: 'japan',
    ussr: 'allies',
    mongolia: 'allies',
    china: 'neutral',
    ccp: 'neutral',
  },
  units: [
    unit('japan', '23rd Division', '3-1', 'W5521'),
    unit('japan', '7th Division', '3-1', 'W5423'),
    unit('japan', '8th Border Garrison', '2-1', 'W5521', { steps: 1 }),
    unit('japan', '3rd Tank Regiment', '2-2', 'W5422', { kind: 'armor', steps: 1 }),
    unit('japan', '4th Tank Regiment', '1-2', 'W5422', { kind: 'armor', steps: 1 }),
    unit('japan', '3rd Artillery Brigade', '2-1', 'track', { ...summer, kind: 'artillery', steps: 1 }),
    unit('japan', '14th Infantry Brigade', '2-1', 'pool'),
    unit('manchukuo', '1st Cavalry', '1-2', 'W5421', { kind: 'cavalry', steps: 1, small: true }),
    unit('manchukuo', '8th Cavalry', '1-2', 'W5421', { kind: 'cavalry', steps: 1, small: true }),
    ...manchurianBorder(),

    unit('mongolia', '6th Cavalry Division', '1-2', 'W5420', { kind: 'cavalry', steps: 1 }),
    unit('mongolia', '8th Cavalry Division', '1-2', 'W5419', { kind: 'cavalry', steps: 1 }),
    unit('ussr', '36th Motorized Division', '4-2', 'W5418', { kind: 'motorized' }),
    unit('ussr', '11th Tank Brigade', '4-2', 'W5418', { kind: 'armor' }),
    unit('ussr', '7th Armoured Car Brigade', '2-2', 'W5419', { kind: 'mechanized', steps: 1 }),
    unit('ussr', '57th Rifle Division', '5-2', 'track', summer),
    unit('ussr', '82nd Rifle Division', '4-2', 'track', summer),
    unit('ussr', '6th Tank Brigade', '4-2', 'track', { ...summer, kind: 'armor' }),
    unit('ussr', '8th Armoured Car Brigade', '2-2', 'pool', { kind: 'mechanized', steps: 1 }),
    unit('ussr', '9th Armoured Car Brigade', '2-2', 'pool', { kind: 'mechanized', steps: 1 }),
    unit('ussr', '152nd Rifle Division', '4-2', 'pool'),
  ],
  hqs: [hq('japan', '6th Army', '2-2', 'W5521'), hq('ussr', '1st Army Group', '3-2', 'W5418')],
  generals: [
    general('japan', 'Komatsubara', 1, 0, 'W5521'),
    general('japan', 'Yasuoka', 1, 0, 'W5422'),
    general('ussr', 'Zhukov', 2, 2, 'pool'),
  ],
  ep: { japan: 4, ussr: 6 },
  offensives: { japan: 4, ussr: 4 },
  initiative: 'japan',
  aim: {
    side: 'japan',
    hexes: ['W5420'],
    lines: [{ atLeast: 1, winner: 'japan', why: 'Nomonhan is in Japanese hands' }],
  },
};
