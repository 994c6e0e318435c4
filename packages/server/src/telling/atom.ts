/** RFC 4287: what a person was told, as a feed that only who has its link can read. */
import type { Message } from './ways.js';

export type Feed = { id: string; title: string; self: string; origin: string; updated: number };

export function atom(feed: Feed, messages: readonly Message[]): string {
  const entries = messages.map(
    ({ id, at, subject, body, link }) => `  <entry>
    <id>urn:ironbottom:told:${escaped(id)}</id>
    <title>${escaped(subject)}</title>
    <updated>${new Date(at).toISOString()}</updated>
    <link rel="alternate" href="${escaped(link)}"/>
    <content type="text">${escaped(body)}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:ironbottom:telling:${escaped(feed.id)}</id>
  <title>${escaped(feed.title)}</title>
  <updated>${new Date(messages[0]?.at ?? feed.updated).toISOString()}</updated>
  <author><name>Ironbottom</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(feed.self)}"/>
  <link rel="alternate" type="text/html" href="${escaped(feed.origin)}"/>
${entries.join('')}</feed>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Also what XML cannot hold at all is taken out: control characters, halves of pairs, the two non-characters. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
