/**
 * China, July 1937 to December 1938. The orders of battle are designed from public history: a Japanese counter is a division or a
 * brigade, a Chinese one an army of two or three divisions.
 */

import { map } from '../map/map.js';
import { manchurianBorder } from './border.js';
import { general, hq, partisans, unit } from './counters.js';
import { heldByJapan } from './december-1938.js';
import type { Scenario } from './scenario.js';

/** Seasonal Turns, by the month they come before: turn 1 is July 1937. */
const autumn1937 = 4;
const winter1938 = 7;
const spring1938 = 10;
const summer1938 = 13;
const autumn1938 = 16;

const due = (turn: number) => ({ due: turn });

/** The cities of China on the mainland. */
export const chineseCities = map.hexes.filter(({ city, territory }) => city && territory === 'china');

/** How many of them Japan held at the end of 1938. */
export const heldInHistory = chineseCities.filter(
  ({ name }) => name !== null && heldByJapan[name] !== undefined,
).length;

export const china1937: Scenario = {
  id: 'china-1937',
  title: 'China, July 1937 to December 1938',
  first: { year: 1937, month: 7 },
  last: { year: 1938, month: 12 },
  seasons: true,
  alignment: {
    japan: 'japan',
    manchukuo: 'japan',
    china: 'allies',
    ccp: 'allies',
    ussr: 'neutral',
    mongolia: 'neutral',
  },
  units: [
    // Tientsin and the Manchurian border
    unit('japan', 'China Garrison Brigade', '2-1', 'W4819'),
    unit('japan', '20th Division', '3-1', 'W4819'),
    unit('japan', '10th Division', '3-1', 'W4819'),
    unit('japan', '5th Division', '3-1', 'W4920'),
    unit('japan', '6th Division', '3-1', 'W4920'),
    unit('japan', '14th Division', '3-1', 'W4920'),
    unit('japan', '16th Division', '3-1', 'W4921'),
    unit('japan', '1st Mixed Brigade', '2-1', 'W5020'),
    unit('japan', '11th Mixed Brigade', '2-1', 'W5020'),
    unit('manchukuo', '1st Cavalry', '1-2', 'W5120', { kind: 'cavalry', steps: 1, small: true }),
    // Shanghai
    unit('japan', 'Shanghai Landing Force', '2-1', 'W4221', { kind: 'marine', steps: 1 }),
    unit('japan', '3rd Division', '4-1', 'W4221'),
    unit('japan', '11th Division', '4-1', 'W4221'),
    unit('japan', '9th Division', '4-1', 'W4221'),
    // To come
    unit('japan', '108th Division', '3-1', 'W4921'),
    unit('japan', '109th Division', '3-1', 'W4921'),
    unit('japan', '13th Division', '3-1', 'W4221'),
    unit('japan', '18th Division', '3-1', 'track', due(autumn1937)),
    unit('japan', '101st Division', '3-1', 'track', due(autumn1937)),
    unit('japan', '114th Division', '3-1', 'track', due(autumn1937)),
    unit('japan', '26th Division', '3-1', 'track', due(winter1938)),
    unit('japan', '3rd Mixed Brigade', '2-1', 'track', due(winter1938)),
    unit('japan', '4th Mixed Brigade', '2-1', 'track', due(winter1938)),
    unit('japan', '5th Mixed Brigade', '2-1', 'track', due(winter1938)),
    unit('japan', '110th Division', '3-1', 'track', due(spring1938)),
    unit('japan', '116th Division', '3-1', 'track', due(spring1938)),
    unit('japan', '27th Division', '3-1', 'track', due(summer1938)),
    unit('japan', '106th Division', '3-1', 'track', due(summer1938)),
    unit('japan', '15th Division', '3-1', 'track', due(summer1938)),
    unit('japan', '17th Division', '3-1', 'track', due(summer1938)),
    unit('japan', '104th Division', '3-1', 'track', due(autumn1938)),
    unit('japan', '22nd Division', '3-1', 'track', due(autumn1938)),
    unit('japan', '21st Division', '3-1', 'later', due(spring1938)),
    unit('japan', '32nd Division', '3-1', 'later', due(spring1938)),
    unit('japan', '33rd Division', '3-1', 'later', due(summer1938)),
    unit('japan', '34th Division', '3-1', 'later', due(summer1938)),
    unit('japan', '1st Tank Regiment', '2-2', 'pool', { kind: 'armor', steps: 1 }),
    unit('japan', '2nd Tank Regiment', '2-2', 'pool', { kind: 'armor', steps: 1 }),
    unit('japan', '4th Cavalry Brigade', '1-2', 'pool', { kind: 'cavalry', steps: 1 }),
    unit('japan', '5th Artillery Brigade', '2-1', 'pool', { kind: 'artillery', steps: 1 }),
    unit('japan', '6th Artillery Brigade', '2-1', 'pool', { kind: 'artillery', steps: 1 }),
    unit('japan', 'Kure Landing Force', '2-1', 'pool', { kind: 'marine', steps: 1 }),
    // 10.16
    ...manchurianBorder(),

    // Hopeh, Chahar, Suiyuan
    unit('china', '29th Army', '2-1', 'W4919'),
    unit('china', '13th Army', '4-1', 'W4918'),
    unit('china', '68th Army', '2-1', 'W4918'),
    unit('china', '53rd Army', '2-1', 'W4818'),
    unit('china', '59th Army', '2-1', 'W4719'),
    unit('china', '52nd Army', '4-1', 'W4718'),
    unit('china', '1st Cavalry', '1-2', 'W4915', { kind: 'cavalry', steps: 1 }),
    // Shansi
    unit('china', '35th Army', '2-1', 'W4817'),
    unit('china', '19th Army', '2-1', 'W4717'),
    // Shantung, Honan, Shensi
    unit('china', '12th Army', '2-1', 'W4619'),
    unit('china', '51st Army', '2-1', 'W4621'),
    unit('china', '57th Army', '2-1', 'W4419'),
    unit('china', '32nd Army', '2-1', 'W4518'),
    unit('china', '1st Army', '4-1', 'W4517'),
    unit('china', '17th Army', '2-1', 'W4515'),
    unit('china', '80th Army', '2-1', 'W4611'),
    // The lower Yangtze
    unit('china', '71st Army', '4-1', 'W4220'),
    unit('china', '72nd Army', '4-1', 'W4220'),
    unit('china', '74th Army', '4-1', 'W4121'),
    unit('china', '73rd Army', '2-1', 'W4018'),
    unit('china', '54th Army', '2-1', 'W4217'),
    unit('china', '4th Army', '2-1', 'W4016'),
    // South and west; at Swatow and Foochow troops that stay where they are
    unit('china', '62nd Army', '2-1', 'W3716'),
    unit('china', '157th Division', '2-0', 'W3719', { kind: 'garrison' }),
    unit('china', '80th Division', '2-0', 'W3820', { kind: 'garrison' }),
    unit('china', '49th Army', '2-1', 'W3720'),
    unit('china', '7th Army', '4-1', 'W3814'),
    unit('china', '48th Army', '2-1', 'W3714'),
    unit('china', '60th Army', '2-1', 'W3711'),
    unit('china', '43rd Army', '2-1', 'W4113'),
    unit('china', '41st Army', '2-1', 'W4211'),
    unit('china', '47th Army', '2-1', 'W4215'),
    // The gates of Szechwan: fortress troops that stay where they are
    unit('china', 'Chungking Garrison', '3-0', 'W4113', { kind: 'garrison', once: true }),
    unit('china', 'River Defence Force', '3-0', 'W4114', { kind: 'garrison', once: true }),
    unit('china', 'Wanhsien Garrison', '3-0', 'W4213', { kind: 'garrison', once: true }),
    // To be raised
    unit('china', '22nd Army', '2-1', 'pool'),
    unit('china', '30th Army', '2-1', 'pool'),
    // From Szechwan and Yunnan
    unit('china', '44th Army', '2-1', 'track', due(summer1938)),
    unit('china', '67th Army', '2-1', 'track', due(summer1938)),
    unit('china', '58th Army', '2-1', 'track', due(autumn1938)),
    unit('china', 'New 3rd Army', '2-1', 'track', due(autumn1938)),
    unit('china', '76th Army', '2-1', 'later', due(winter1938)),
    unit('china', '5th Army', '5-2', 'later', { kind: 'mechanized', due: winter1938 }),
    unit('ccp', '115th Division', '2-1', 'W4615'),
    unit('ccp', '120th Division', '2-1', 'W4615'),
    unit('ccp', '129th Division', '2-1', 'W4615'),
    unit('ccp', '344th Brigade', '1-1', 'pool', { steps: 1 }),
    unit('ccp', '359th Brigade', '1-1', 'pool', { steps: 1 }),
    ...partisans('china', 4),
    // R133 Mongolia, if Japan invades it: the cavalry, and the Soviet corps that came in September 1937
    unit('mongolia', '5th Cavalry Division', '1-2', 'neutral', { kind: 'cavalry', steps: 1 }),
    unit('mongolia', '6th Cavalry Division', '1-2', 'neutral', { kind: 'cavalry', steps: 1 }),
    unit('mongolia', '7th Cavalry Division', '1-2', 'neutral', { kind: 'cavalry', steps: 1 }),
    unit('mongolia', '8th Cavalry Division', '1-2', 'neutral', { kind: 'cavalry', steps: 1 }),
    unit('ussr', '36th Motorized Division', '4-2', 'neutral', { kind: 'motorized' }),
    unit('ussr', '32nd Mechanized Brigade', '4-2', 'neutral', { kind: 'armor' }),
    unit('ussr', '7th Armoured Car Brigade', '2-2', 'neutral', { kind: 'mechanized', steps: 1 }),
  ],
  hqs: [
    hq('japan', 'North China Area Army', '3-3', 'W4819'),
    hq('japan', 'Central China Area Army', '3-2', 'W4221'),
    hq('japan', 'Kwantung Army', '2-3', 'W5022'),
    hq('japan', '1st Army', '2-2', 'W4921'),
    hq('japan', '10th Army', '2-2', 'pool'),
    hq('japan', '21st Army', '2-2', 'pool'),
    hq('china', '1st War Zone', '2-2', 'W4718'),
    hq('china', '2nd War Zone', '1-2', 'W4816'),
    hq('china', '3rd War Zone', '2-2', 'W4320'),
    hq('china', '4th War Zone', '1-2', 'W3716'),
    hq('china', '5th War Zone', '2-1', 'W4418'),
    hq('china', '9th War Zone', '2-2', 'W4217'),
    hq('ussr', '57th Special Corps', '2-2', 'neutral'),
  ],
  generals: [
    general('japan', 'Itagaki', 2, 0, 'W4920'),
    general('japan', 'Matsui', 1, 0, 'W4221'),
    general('japan', 'Okamura', 2, 0, 'W4819'),
    general('china', 'Fu Tso-i', 1, 0, 'W4817'),
    general('china', 'Li Tsung-jen', 2, 0, 'W4419'),
    general('china', 'Chen Cheng', 1, 0, 'W4220'),
    general('china', 'Hsueh Yueh', 2, 0, 'W4016'),
    general('ccp', 'Chu Teh', 1, 0, 'W4615'),
  ],
  control: { W4819: 'japan', W4221: 'japan' },
  chits: [
    { kind: 'sea', side: 'japan', hex: 'W4221', drawn: [] },
    { kind: 'sea', side: 'japan', hex: 'W4221', drawn: [] },
  ],
  ep: { japan: 0, china: 0 },
  offensives: {},
  initiative: 'japan',
  aim: {
    side: 'japan',
    hexes: chineseCities.map(({ id }) => id),
    lines: [
      { atLeast: heldInHistory + 2, winner: 'japan', why: 'Japan holds more of China than she ever did by then' },
      { atLeast: heldInHistory - 2, winner: 'draw', why: 'the war has come to where it came in history' },
    ],
    conquest: 'china',
  },
};
