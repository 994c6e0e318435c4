/**
 * Cities, resources and ports. Text: the names and numbers that the book quotes (`quoted`). Designed, from public history and
 * the fit of the numbers to latitude and longitude: the rest, and which of them are cities, resources and ports of which size.
 */
import type { Port } from './hexes.js';

export type PlaceSigns = {
  readonly name: string;
  readonly city?: true;
  readonly resource?: true;
  readonly capital?: true;
  readonly port?: Port;
  readonly airbase?: 'small' | 'large';
  readonly fortress?: true;
};

const town = (name: string, port?: Port): PlaceSigns => ({ name, city: true, ...(port && { port }) });
const works = (name: string, port?: Port): PlaceSigns => ({ ...town(name, port), resource: true });

export const placesW: { readonly [number: string]: PlaceSigns } = {
  // China
  4919: town('Peiping'),
  4819: town('Tientsin', 'coastal-city'),
  4918: town('Kalgan'),
  4915: town('Paotow'),
  4717: works('Taiyuan'),
  4619: town('Tsinan'),
  4621: town('Tsingtao', 'minor'),
  4419: town('Hsuchow'),
  4518: town('Kaifeng'),
  4517: town('Chengchow'),
  4515: town('Sian'),
  4615: { name: 'Yenan' },
  4611: town('Lanchow'),
  4813: town('Ninghsia'),
  4320: { ...town('Nanking'), capital: true },
  4221: works('Shanghai', 'major'),
  4121: town('Hangchow'),
  4122: { name: 'Ningpo', port: 'minor' },
  4018: town('Nanchang'),
  4217: works('Hankow'),
  4215: town('Ichang'),
  4016: town('Changsha'),
  3916: { name: 'Hengyang' },
  4021: { name: 'Wenchow', port: 'minor' },
  3820: town('Foochow', 'coastal-city'),
  3720: town('Amoy', 'coastal-city'),
  3719: town('Swatow', 'coastal-city'),
  3716: works('Canton', 'minor'),
  3714: town('Nanning'),
  3814: town('Kweilin'),
  3913: town('Kweiyang'),
  3711: works('Kunming'),
  4113: works('Chungking'),
  4211: town('Chengtu'),
  5109: { name: 'Chinese Supply' },
  3515: town('Samah', 'coastal-city'),
  3616: { ...town('Hong Kong', 'major') },

  // Manchukuo, Korea
  5022: works('Mukden'),
  5124: { ...town('Hsinking'), capital: true },
  5325: town('Harbin'),
  5423: town('Tsitsihar'),
  5521: { name: 'Hailar', airbase: 'small' },
  4821: town('Dairen', 'major'),
  4922: { name: 'Anshan', resource: true },
  5125: { name: 'Fushun', resource: true },
  4920: { name: 'Jehol' },
  4725: { ...town('Seoul'), capital: true },
  4526: town('Pusan', 'major'),
  4824: works('Heijo'),
  5027: { name: 'Rashin', port: 'minor' },

  // The Soviet Union, Mongolia
  5128: works('Vladivostok', 'major'),
  5429: works('Khabarovsk'),
  5626: town('Blagoveshchensk'),
  5630: works('Komsomolsk'),
  5717: works('Chita'),
  5811: town('Irkutsk'),
  5813: { name: 'Ulan-Ude' },
  5332: { name: 'Sovetskaya Gavan', port: 'minor' },
  5733: { name: 'Nikolaevsk', port: 'minor' },
  5834: { name: 'Okha', resource: true },
  5420: works('Nomonhan'),
  5413: { ...town('Ulan Bator'), capital: true },
  5418: { name: 'Bain Tumen', airbase: 'small' },

  // Japan and its islands
  4533: { ...works('Tokyo', 'major'), capital: true },
  4531: works('Nagoya', 'major'),
  4430: works('Osaka', 'major'),
  4428: works('Kure', 'major'),
  4427: works('Yawata', 'major'),
  4327: town('Nagasaki', 'major'),
  5033: town('Sapporo', 'minor'),
  4933: town('Aomori', 'minor'),
  3621: town('Takao', 'major'),
  3722: town('Taihoku', 'minor'),
  3620: { name: 'Pescadores', port: 'minor' },
  3825: { name: 'Okinawa', port: 'minor', airbase: 'small' },
  3733: { name: 'Iwo Jima', airbase: 'small' },
  5334: { name: 'Toyohara', port: 'minor' },

  // South-East Asia
  3612: works('Hanoi', 'minor'),
  3314: town('Tourane', 'coastal-city'),
  2812: town('Phnom Penh'),
  2713: works('Saigon', 'major'),
  3207: works('Rangoon', 'major'),
  3507: town('Mandalay'),
  3508: { name: 'Lashio' },
  3708: { name: 'Myitkyina', airbase: 'small' },
  3405: { name: 'Akyab', port: 'minor' },
  3009: { ...works('Bangkok', 'minor'), capital: true },
  3309: { name: 'Chiang Mai' },
  2211: works('Kuala Lumpur'),
  2112: { ...works('Singapore', 'major'), fortress: true },
  3021: { ...works('Manila', 'major'), capital: true },
  2624: town('Davao', 'minor'),
  2418: works('Brunei', 'minor'),
  1912: works('Palembang', 'minor'),
  2019: works('Balikpapan', 'minor'),
  1617: works('Soerabaja', 'major'),
  1613: { ...town('Batavia', 'major'), capital: true },
  3703: works('Calcutta', 'major'),
  3706: { name: 'Imphal' },
  3907: { name: 'Ledo', airbase: 'small' },

  // The islands and the north of Australia
  2822: { name: 'Iloilo', port: 'minor' },
  2823: town('Cebu', 'minor'),
  2824: { name: 'Tacloban', port: 'minor' },
  2922: { name: 'Legaspi', port: 'minor' },
  2622: { name: 'Zamboanga', port: 'minor' },
  2409: { name: 'Penang', port: 'minor' },
  2411: { name: 'Kota Bharu', port: 'minor' },
  2215: { name: 'Kuching', port: 'minor' },
  2420: { name: 'Sandakan', port: 'minor' },
  2319: { name: 'Tarakan', resource: true, port: 'minor' },
  2115: { name: 'Pontianak', port: 'minor' },
  1818: { name: 'Bandjermasin', port: 'minor' },
  2309: town('Medan', 'minor'),
  2009: { name: 'Padang', port: 'minor' },
  1721: town('Makassar', 'minor'),
  2123: town('Manado', 'minor'),
  1825: { name: 'Ambon', port: 'minor' },
  1323: { name: 'Kupang', port: 'minor' },
  1128: town('Darwin', 'minor'),
  '0928': { name: 'Birdum' },
  '0823': town('Derby', 'coastal-city'),
};

/** The hexes of sheet E that the book quotes, all of them islands but E 0135: the rest of that sheet is yet to be drawn. */
export const placesE: { readonly [number: string]: PlaceSigns & { readonly letter: string } } = {
  '0135': { name: 'Ayan', letter: 'S' },
  '0327': { name: 'Paramushiro', letter: 'q', port: 'minor', airbase: 'small' },
  '0731': { name: 'Etorofu', letter: 'q', port: 'minor' },
  2112: { name: 'Midway', letter: 'a', port: 'minor', airbase: 'small' },
  2501: { name: 'Pearl Harbor', letter: 'a', city: true, port: 'major' },
  2720: { name: 'Wake', letter: 'a', airbase: 'small' },
  3420: { name: 'Kwajalein', letter: 'm', port: 'minor', airbase: 'small' },
  3628: { name: 'Truk', letter: 'm', port: 'major', airbase: 'large' },
  4229: { name: 'Rabaul', letter: 'G', city: true, port: 'major' },
  4527: { name: 'Choiseul', letter: 'u' },
  4526: { name: 'New Georgia', letter: 'u' },
  4625: { name: 'Russell Islands', letter: 'u' },
  4624: { name: 'Guadalcanal, east', letter: 'u' },
  4725: { name: 'Guadalcanal, west', letter: 'u' },
};

/** All-sea hexes of sheet E that the book quotes: a station of the fleet beside Midway (11.25). */
export const seasE: readonly string[] = ['2111'];

/** Numbers the book prints twice in two ways, and the one that stands here (ruling R21). */
export const quoted: { readonly [name: string]: string } = {
  'Iwo Jima': 'W3733',
  'Pearl Harbor': 'E2501',
  Truk: 'E3628',
  Aomori: 'W4933',
  Paramushiro: 'E0327',
  Etorofu: 'E0731',
};

/** Where land units of the Western Allies go into the India Box and out of it (5.8). */
export const indiaBoxHexes: readonly string[] = 'W3301 W3400 W3401 W3502 W3601 W3602 W3703 W3803 W3903 W4003'.split(
  ' ',
);
/** Where Soviet units go off the map by rail and come back (6.1). */
export const sovietEdge: readonly string[] = 'W5811 W5818 W5823 W5824 W6028'.split(' ');
