/** Every event as one sentence. */
import type { Event } from '@ironbottom/umpire';

export function words({ kind, data }: Event): string {
  return `${kind}: ${Object.entries(data)
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
    .join(', ')}.`;
}
