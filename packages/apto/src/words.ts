/** Every event as one sentence. */
import type { Event } from '@ironbottom/umpire';
import { armorSentences } from './words-armor.js';
import { landSentences } from './words-land.js';
import { seasonSentences } from './words-season.js';
import { supplySentences } from './words-supply.js';

const sentences = { ...landSentences, ...armorSentences, ...seasonSentences, ...supplySentences };

export function words({ kind, data }: Event): string {
  const sentence = Object.hasOwn(sentences, kind) ? sentences[kind]?.(data) : undefined;
  return sentence ?? `${kind}.`;
}
