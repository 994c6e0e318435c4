import type { Chart } from '@ironbottom/umpire';
import type { LandUnit, Nation } from '../pieces.js';

/** `arrives`: the turn of the schedule; 1 is there from the beginning. `base`: where it stands on 7 December 1941. */
export type Army = {
  readonly name: string; readonly nation: Nation; readonly full: LandUnit['full'];
  readonly marine: boolean; readonly arrives: number; readonly base: string | null;
};

const army = (name: string, nation: Nation, full: Army['full'], base: string, marine = false): Army =>
  ({ name, nation, full, marine, arrives: 1, base });
const later = (name: string, nation: Nation, full: Army['full'], arrives: number, marine = false): Army =>
  ({ name, nation, full, marine, arrives, base: null });

/** The card has those that come; who is there at the beginning is ours. */
export const landUnits: Chart<{ readonly [id: string]: Army }> = {
  id: 'land-units',
  title: 'Land units',
  provenance: 'designed',
  source: 'strengths of arriving units from lines 90-93 of the card; the others, and all names, are ours (R32)',
  values: {
    // Japan
    'army-25':        army('25th Army',             'japan',       8, 'saigon'),
    'army-14':        army('14th Army',             'japan',       4, 'formosa'),
    'army-16':        army('16th Army',             'japan',       4, 'palau'),
    'army-15':        army('15th Army',             'japan',       4, 'bangkok'),
    'army-23':        army('23rd Army',             'japan',       4, 'formosa'),
    'army-17':        army('17th Army',             'japan',       4, 'kure'),
    'army-18':        army('18th Army',             'japan',       4, 'kure'),
    'army-31':        army('31st Army',             'japan',       4, 'kure'),
    'army-32':        army('32nd Army',             'japan',       4, 'tokyo'),
    'army-36':        army('36th Army',             'japan',       8, 'tokyo'),
    'army-5':         army('5th Area Army',         'japan',       4, 'tokyo'),
    'army-10':        army('10th Area Army',        'japan',       4, 'kure'),
    'army-35':        army('35th Army',             'japan',       4, 'kure'),
    'army-kwantung':  army('Kwantung Army',         'japan',       8, 'tokyo'),
    'south-seas':     army('South Seas Detachment', 'japan',       4, 'truk'),
    'kure-landing':   army('Kure Landing Force',    'japan',       2, 'palau'),
    'maizuru-landing':army('Maizuru Landing Force', 'japan',       4, 'kwajalein'),
    'guard-51':       army('51st Guard',            'japan',       2, 'kwajalein'),
    'guard-41':       army('41st Guard',            'japan',       2, 'truk'),
    'guard-5':        army('5th Guard',             'japan',       2, 'saipan'),
    'guard-iwo':      army('Bonin Guard',           'japan',       4, 'iwo-jima'),
    'guard-okinawa':  army('Okinawa Guard',         'japan',       4, 'okinawa'),
    'guard-formosa':  army('Formosa Guard',         'japan',       4, 'formosa'),
    'guard-kuril':    army('Kuril Guard',           'japan',       2, 'paramushiro'),
    'guard-marcus':   army('Marcus Guard',          'japan',       2, 'marcus'),
    // United States with ANZAC
    'luzon-force':    army('Luzon Force',           'us',          4, 'manila'),
    'hawaii':         army('Hawaiian Department',   'us',          4, 'pearl-harbor'),
    'west-coast':     army('West Coast Command',    'us',          8, 'pearl-harbor'),
    'alaska-force':   army('Alaska Force',          'us',          2, 'dutch-harbor'),
    'defence-1':      army('1st Defense Battalion', 'us',          2, 'wake', true),
    'defence-6':      army('6th Defense Battalion', 'us',          2, 'midway', true),
    'corps-1':        army('I Australian Corps',    'us',          4, 'sydney'),
    'corps-2':        army('II Australian Corps',   'us',          4, 'brisbane'),
    'papua-force':    army('Papua Force',           'us',          2, 'port-moresby'),
    'lark-force':     army('Lark Force',            'us',          2, 'rabaul'),
    'darwin-force':   army('Darwin Force',          'us',          2, 'darwin'),
    'new-zealand':    army('3rd New Zealand',       'us',          4, 'auckland'),
    'fiji-force':     army('Fiji Force',            'us',          2, 'fiji'),
    'marines-1':      later('1st Marine Division',  'us',          4, 2, true),
    'marines-2':      later('2nd Marine Division',  'us',          4, 3, true),
    'corps-14':       later('XIV Corps',            'us',          8, 4),
    'corps-10':       later('X Corps',              'us',          4, 5),
    // Britain with India
    'malaya':         army('Malaya Command',        'britain',     4, 'singapore'),
    'hong-kong-force':army('Hong Kong Brigade',     'britain',     2, 'hong-kong'),
    'burma-corps':    army('Burma Corps',           'britain',     2, 'rangoon'),
    'eastern-army':   army('Eastern Army',          'britain',     8, 'calcutta'),
    'ceylon-force':   army('Ceylon Force',          'britain',     4, 'ceylon'),
    'indian-4':       later('IV Indian Corps',      'britain',     4, 2),
    // Netherlands
    'knil-java':      army('Java Army',             'netherlands', 4, 'java'),
    'knil-sumatra':   army('Sumatra Garrison',      'netherlands', 2, 'palembang'),
    'knil-borneo':    army('Borneo Garrison',       'netherlands', 2, 'balikpapan'),
    'knil-ambon':     army('Molukken Brigade',      'netherlands', 2, 'ambon'),
  },
};
