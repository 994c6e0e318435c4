/**
 * Rounding, by name. The book's own way is to the nearest, a half up (2.4); some fifty rules say otherwise, so every rule
 * names the mode it wants.
 */
export type Rounding = 'up' | 'down' | 'nearest' | 'half down';

export function round(value: number, mode: Rounding): number {
  switch (mode) {
    case 'up':
      return Math.ceil(value);
    case 'down':
      return Math.floor(value);
    case 'nearest':
      return Math.floor(value + 0.5);
    case 'half down':
      return Math.ceil(value - 0.5);
  }
}
