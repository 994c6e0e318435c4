/**
 * Who held the cities of China at the end of December 1938, from public history. It was written down before any figure of this
 * rulebook was tuned against it. Of these, those count that stand on the map as cities of China.
 */

/** The day on which each fell, year and month. */
export const heldByJapan: { readonly [city: string]: string } = {
  Peiping: '1937-07',
  Tientsin: '1937-07',
  Kalgan: '1937-08',
  Paoting: '1937-09',
  Tatung: '1937-09',
  Kweihwa: '1937-10',
  Paotow: '1937-10',
  Shihkiachwang: '1937-10',
  Taiyuan: '1937-11',
  Shanghai: '1937-11',
  Soochow: '1937-11',
  Nanking: '1937-12',
  Hangchow: '1937-12',
  Tsinan: '1937-12',
  Tsingtao: '1938-01',
  Amoy: '1938-05',
  Hofei: '1938-05',
  Hsuchow: '1938-05',
  Kaifeng: '1938-06',
  Anking: '1938-06',
  Kiukiang: '1938-07',
  Hankow: '1938-10',
  Canton: '1938-10',
};

/** Those that had not fallen, some of them never. */
export const heldByChina: readonly string[] = [
  'Changsha',
  'Chengchow',
  'Chengtu',
  'Chungking',
  'Foochow',
  'Hengyang',
  'Ichang',
  'Kunming',
  'Kweilin',
  'Kweiyang',
  'Lanchow',
  'Liuchow',
  'Loyang',
  'Nanchang',
  'Nanning',
  'Ningpo',
  'Ninghsia',
  'Samah',
  'Sian',
  'Sining',
  'Swatow',
  'Tihwa',
  'Wenchow',
  'Yenan',
];
