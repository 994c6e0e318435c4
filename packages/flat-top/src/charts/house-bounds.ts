/** Which values players may change, and within what range. A path that no line matches cannot be changed. */
export type Bound = {
  readonly at: RegExp;
  readonly from: number;
  readonly to: number;
  /** null is allowed: a dash on the card, or no limit. */
  readonly dash?: true;
  /** A star is allowed. */
  readonly star?: true;
  readonly words?: readonly string[];
};

const missions = ['fighter', 'scout', 'dive', 'bomber'] as const;

const cloudWays = ['same', 'ahead', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

const bounds: { readonly [chart: string]: readonly Bound[] } = {
  'air-hits': [
    { at: /^[^.]+\.airToAir$/, from: 1, to: 15 },
    { at: /^[^.]+\.(base|ship)\.(high|low|dive)\.(GP|AP)$/, from: 1, to: 15, dash: true },
    { at: /^[^.]+\.torpedo$/, from: 1, to: 15, dash: true },
  ],
  'air-modifiers': [{ at: /^[^.]+$/, from: -14, to: 14 }],
  ammunition: [{ at: /^[^.]+\.(guns|torpedoes)$/, from: 0, to: 99 }],
  bases: [
    { at: /\.capacity$/, from: 1, to: 999, dash: true },
    { at: /\.launch\.(normal|minimum)$/, from: 0, to: 999 },
    { at: /\.(readying|aaf|sf)$/, from: 0, to: 99 },
  ],
  'cloud-movement': [{ at: /^[1-6]$/, from: 1, to: 0, words: cloudWays }],
  'combat-modifiers': [{ at: /^[^.]+\.[^.]+$/, from: -14, to: 14 }],
  'combat-results': [{ at: /^tables\.\d+\.\d+-\d+$/, from: 0, to: 50, star: true }],
  'critical-hits': [{ at: /^[^.]+\.\d\.hits$/, from: 0, to: 50 }],
  'hit-tables': [
    {
      at: /^(antiAircraft|torpedo\.(allied|japan)|bombardment|baseGuns|longRangeBombardment|skipBombing)$/,
      from: 1,
      to: 15,
    },
  ],
  interception: [
    { at: /^few$/, from: 1, to: 99 },
    { at: /^least\.[^.]+$/, from: 1, to: 7 },
    { at: /^foughtLastTurn$/, from: -6, to: 6 },
  ],
  'nameless-ships': [
    { at: /\.(gunnery|aa)$/, from: 0, to: 99 },
    { at: /\.movement$/, from: 0, to: 9 },
    { at: /\.damage$/, from: 1, to: 99 },
  ],
  'night-landing': [
    { at: /^(ship|base)$/, from: 1, to: 7 },
    { at: /^furtherTrouble$/, from: -6, to: 6 },
  ],
  observation: [{ at: /\.[0-3]$/, from: 1, to: 3, dash: true }],
  planes: [
    { at: /\.movement$/, from: 1, to: 30 },
    { at: /\.range$/, from: 1, to: 48 },
    { at: /\.mission$/, from: 1, to: 0, words: missions },
  ],
  'scenario-changes': [
    { at: /\.(aa|gunnery|bombardment)$|\.readying\./, from: 0, to: 99 },
    { at: /\.damage$/, from: 1, to: 99 },
    { at: /\.airToAir\./, from: 1, to: 15 },
    { at: /\.japaneseSeaBased$/, from: -14, to: 14 },
  ],
  search: [
    { at: /^succeedsTo$/, from: 0, to: 6 },
    { at: /^(night|cloud)$/, from: -6, to: 6 },
  ],
  shadowing: [
    { at: /^succeedsTo$/, from: 0, to: 6 },
    { at: /^(night|cloud)$/, from: -6, to: 6 },
  ],
  'ship-air-operations': [{ at: /\.(capacity|readying|normal|minimum)$/, from: 0, to: 99 }],
  ships: [
    { at: /\.(gunnery|aa)$/, from: 0, to: 99 },
    { at: /\.movement$/, from: 0, to: 9 },
    { at: /\.damage$/, from: 1, to: 99 },
  ],
  submarines: [
    { at: /^(antiAircraft|planes\..+|(ships|submarine)\.table\..+)$/, from: 1, to: 15 },
    { at: /factors/, from: 0, to: 50 },
    { at: /\.(night|notAttacked|eachAttacker)$/, from: -14, to: 14 },
  ],
  'victory-points': [{ at: /./, from: 0, to: 999 }],
  'wind-arrows': [{ at: /^[IV]+$/, from: 1, to: 6 }],
  'wind-change': [{ at: /^[1-6]$/, from: -5, to: 5 }],
};

export function boundOf(chart: string, path: string): Bound | undefined {
  return (Object.hasOwn(bounds, chart) ? (bounds[chart] ?? []) : []).find((bound) => bound.at.test(path));
}
