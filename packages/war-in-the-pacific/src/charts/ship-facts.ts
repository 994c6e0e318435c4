/**
 * Public facts of the ships that the set-ups need: tons (standard, of one ship), knots, main guns and torpedo tubes. A counter
 * of destroyers stands for a section, named after its leader.
 */
import type { Nation, NavalType } from '../pieces.js';

export type ShipFacts = {
  readonly nation: Nation;
  readonly type: NavalType;
  readonly ships: number;
  readonly tons: number;
  readonly knots: number;
  /** Guns of one ship: how many, and of how many inches. */
  readonly guns: readonly [number, number];
  /** Torpedo tubes of one ship: how many, and of how many inches. */
  readonly tubes: readonly [number, number];
};

const ship = (
  nation: Nation, type: NavalType, ships: number, tons: number, knots: number,
  guns: readonly [number, number], tubes: readonly [number, number] = [0, 21],
): ShipFacts => ({ nation, type, ships, tons, knots, guns, tubes });

export const shipFacts = {
  //                                type  n   tons   kn   guns       tubes
  Chokai:          ship('japan',   'CA', 1,  11350, 35,  [10, 8],   [8, 24]),
  Aoba:            ship('japan',   'CA', 1,   9000, 33,  [6, 8],    [8, 24]),
  Kinugasa:        ship('japan',   'CA', 1,   9000, 33,  [6, 8],    [8, 24]),
  Furutaka:        ship('japan',   'CA', 1,   8700, 33,  [6, 8],    [8, 24]),
  Kako:            ship('japan',   'CA', 1,   8700, 33,  [6, 8],    [8, 24]),
  Tenryu:          ship('japan',   'CL', 1,   3230, 33,  [4, 5.5],  [6, 21]),
  Yubari:          ship('japan',   'CL', 1,   2890, 35,  [6, 5.5],  [4, 24]),
  Jintsu:          ship('japan',   'CL', 1,   5195, 35,  [7, 5.5],  [8, 24]),
  Yunagi:          ship('japan',   'DD', 1,   1270, 37,  [4, 4.7],  [6, 21]),
  Fubuki:          ship('japan',   'DD', 2,   1750, 35,  [6, 5],    [9, 24]),
  Naganami:        ship('japan',   'DD', 2,   2080, 35,  [6, 5],    [8, 24]),
  Kuroshio:        ship('japan',   'DD', 2,   2000, 35,  [6, 5],    [8, 24]),
  Oyashio:         ship('japan',   'DD', 2,   2000, 35,  [6, 5],    [8, 24]),
  Suzukaze:        ship('japan',   'DD', 2,   1685, 34,  [5, 5],    [8, 24]),
  Yukikaze:        ship('japan',   'DD', 2,   2000, 35,  [6, 5],    [8, 24]),
  Nisshin:         ship('japan',   'CVS', 1, 11317, 28,  [6, 5.5]),
  Chitose:         ship('japan',   'CVS', 1, 11023, 29,  [4, 5]),
  Akizuki:         ship('japan',   'DD', 1,   2700, 33,  [8, 3.9],  [4, 24]),
  Asagumo:         ship('japan',   'DD', 3,   2000, 35,  [6, 5],    [8, 24]),
  Murakumo:        ship('japan',   'DD', 2,   1750, 35,  [6, 5],    [9, 24]),
  Shoho:           ship('japan',   'CVL', 1, 11262, 28,  [8, 5]),
  Kirishima:       ship('japan',   'BB', 1,  32000, 30,  [8, 14]),

  Vincennes:       ship('us',      'CA', 1,  10136, 33,  [9, 8]),
  Quincy:          ship('us',      'CA', 1,  10136, 33,  [9, 8]),
  Astoria:         ship('us',      'CA', 1,  10136, 33,  [9, 8]),
  Chicago:         ship('us',      'CA', 1,   9300, 32,  [9, 8]),
  Canberra:        ship('commonwealth', 'CA', 1, 9850, 31, [8, 8],  [8, 21]),
  'De Ruyter':     ship('netherlands', 'CL', 1, 6442, 32, [7, 5.9]),
  Java:            ship('netherlands', 'CL', 1, 6670, 31, [10, 5.9]),
  Kortenaer:       ship('netherlands', 'DD', 2, 1316, 36, [4, 4.7], [6, 21]),
  'San Francisco': ship('us',      'CA', 1,  10136, 33,  [9, 8]),
  'Salt Lake City':ship('us',      'CA', 1,   9100, 32,  [10, 8]),
  Minneapolis:     ship('us',      'CA', 1,  10136, 33,  [9, 8]),
  'New Orleans':   ship('us',      'CA', 1,  10136, 33,  [9, 8]),
  Pensacola:       ship('us',      'CA', 1,   9100, 32,  [10, 8]),
  Northampton:     ship('us',      'CA', 1,   9050, 32,  [9, 8]),
  Boise:           ship('us',      'CL', 1,   9767, 32,  [15, 6]),
  Helena:          ship('us',      'CL', 1,   9767, 32,  [15, 6]),
  Honolulu:        ship('us',      'CL', 1,   9767, 32,  [15, 6]),
  Patterson:       ship('us',      'DD', 2,   1500, 35,  [4, 5],    [16, 21]),
  Helm:            ship('us',      'DD', 2,   1500, 35,  [4, 5],    [16, 21]),
  Blue:            ship('us',      'DD', 2,   1500, 35,  [4, 5],    [16, 21]),
  Farenholt:       ship('us',      'DD', 3,   1630, 35,  [4, 5],    [5, 21]),
  Buchanan:        ship('us',      'DD', 2,   1630, 35,  [4, 5],    [5, 21]),
  Fletcher:        ship('us',      'DD', 2,   2050, 35,  [5, 5],    [10, 21]),
  Drayton:         ship('us',      'DD', 2,   1480, 35,  [5, 5],    [12, 21]),
  Lamson:          ship('us',      'DD', 2,   1480, 35,  [5, 5],    [12, 21]),
  Washington:      ship('us',      'BB', 1,  35000, 28,  [9, 16]),
  Hornet:          ship('us',      'CV', 1,  19800, 32,  [8, 5]),
  Atlanta:         ship('us',      'CLAA', 1, 6718, 32,  [16, 5],   [8, 21]),
  Benham:          ship('us',      'DD', 2,   1500, 38,  [4, 5],    [16, 21]),
  Gwin:            ship('us',      'DD', 3,   1630, 35,  [4, 5],    [10, 21]),
  McCawley:        ship('us',      'APA', 2, 8000, 17,  [1, 5]),
  Crescent:        ship('us',      'APA', 8, 8000, 16,  [1, 5]),
} satisfies { readonly [name: string]: ShipFacts };

export type ShipName = keyof typeof shipFacts;
