/** Where names are written on the map: by hex, near its middle. Public geography. */
export type Label = readonly [text: string, hex: string];

export const seaLabels: readonly Label[] = [
  ['Bismarck Sea',   'L3'],
  ['Solomon Sea',    'AA15'],
  ['Coral Sea',      'II31'],
  ['Pacific Ocean',  'MMM7'],
];

export const islandLabels: readonly Label[] = [
  ['New Guinea',     'D11'],
  ['New Britain',    'S7'],
  ['New Ireland',    'AA2'],
  ['Bougainville',   'HH9'],
  ['Choiseul',       'PP11'],
  ['Santa Isabel',   'WW14'],
  ['New Georgia',    'QQ17'],
  ['Vella Lavella',  'LL14'],
  ['Malaita',        'CCC16'],
  ['Guadalcanal',    'YY21'],
  ['San Cristobal',  'FFF24'],
  ['Rennell',        'ZZ27'],
  ['Woodlark',       'AA19'],
  ['Goodenough',     'S17'],
  ['Normanby',       'W21'],
  ['Tagula',         'CC26'],
  ['Rossel',         'GG24'],
  ['Misima',         'BB22'],
  ['Deboyne',        'X22'],
  ['Umboi',          'J8'],
  ['Ontong Java',    'WW6'],
  ['Stewart Islands', 'III17'],
  ['Santa Cruz Islands', 'SSS21'],
  ['Espiritu Santo', 'UUU36'],
  ['Malekula',       'WWW40'],
  ['Australia',      'B43'],
];
