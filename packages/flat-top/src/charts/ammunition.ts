import type { Chart } from '@ironbottom/umpire';

/** 19.8.1 Ammunition Factor and 19.8.2 Torpedo Factor. */
export type Ammunition = { readonly guns: number; readonly torpedoes: number };

const row = (guns: number, torpedoes: number): Ammunition => ({ guns, torpedoes });

/**
 * Ammunition Record Sheet. DD and APD are not on the sheet: their guns last one turn whatever the table, and a DD has
 * Torpedo Factor 1 (19.8.3). The others without a line have no guns.
 */
export const ammunition: Chart<{ readonly [ship: string]: Ammunition }> = {
  id: 'ammunition',
  title: 'Ammunition Record Sheet',
  provenance: 'text',
  source: '19.8; lines 1999-2034',
  values: {
    //                    guns  torpedoes
    Enterprise:       row(12, 0),
    Hornet:           row(12, 0),
    Lexington:        row(12, 0),
    Saratoga:         row(12, 0),
    Wasp:             row(12, 0),
    Yorktown:         row(12, 0),
    'North Carolina': row(24, 0),
    'South Dakota':   row(24, 0),
    Washington:       row(24, 0),
    Astoria:          row(15, 0),
    Australia:        row(15, 0),
    Chester:          row(15, 0),
    Chicago:          row(15, 0),
    Indianapolis:     row(15, 0),
    Minneapolis:      row(15, 0),
    'New Orleans':    row(15, 0),
    Northampton:      row(15, 0),
    Pensacola:        row(15, 0),
    Portland:         row(15, 0),
    'Salt Lake City': row(15, 0),
    'San Francisco':  row(15, 0),
    Atlanta:          row(15, 0),
    Helena:           row(15, 0),
    Hobart:           row(15, 0),
    Juneau:           row(15, 0),
    'San Diego':      row(15, 0),
    'San Juan':       row(15, 0),

    Shokaku:          row(12, 0),
    Zuikaku:          row(12, 0),
    Hiyo:             row(12, 0),
    Junyo:            row(12, 0),
    Ryujo:            row(14, 0),
    Shoho:            row(16, 0),
    Zuiho:            row(16, 0),
    Chitose:          row(12, 0),
    Kamikawa:         row(12, 0),
    Chikuma:          row(12, 1),
    Tone:             row(12, 1),
    Haruna:           row(24, 0),
    Hiei:             row(24, 0),
    Kirishima:        row(24, 0),
    Kongo:            row(24, 0),
    Mutsu:            row(24, 0),
    Aoba:             row(12, 1),
    Atago:            row(12, 1),
    Chokai:           row(12, 1),
    Furutaka:         row(12, 1),
    Haguro:           row(12, 1),
    Kako:             row(12, 1),
    Kinugasa:         row(12, 1),
    Kumano:           row(12, 1),
    Maya:             row(12, 1),
    Myoko:            row(12, 1),
    Suzuya:           row(12, 1),
    Takao:            row(12, 1),
    Isuzu:            row(20, 2),
    Jintsu:           row(20, 2),
    Nagara:           row(20, 2),
    Sendai:           row(20, 2),
    Tatsuta:          row(20, 2),
    Tenryu:           row(20, 2),
    Yubari:           row(20, 2),
    Yura:             row(20, 2),
  },
  exceptions: [
    { at: 'Indianapolis', provenance: 'inferred', why: 'not on the sheet; every other Allied cruiser has 15' },
  ],
};
