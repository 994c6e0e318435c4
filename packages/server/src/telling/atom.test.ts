import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atom, escaped } from './atom.js';

const AT = Date.parse('2026-11-15T12:00:00Z');
const feed = {
  id: 'telling12345',
  title: 'Ironbottom',
  self: 'https://play.example/api/feeds/key?a&b',
  origin: 'https://play.example',
  updated: AT,
};
const message = {
  id: 'outboxrow123',
  match: 'm',
  at: AT + 1000,
  subject: 'Your turn in <Rabaul> & "Savo"',
  body: 'It is your turn.',
  link: 'https://play.example/?x=1&y=2',
};

/** By the table of XML 1.0, 2.2. */
function isUnfitForXml(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return ![0x9, 0xa, 0xd].includes(code);
  return (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff;
}

describe('a feed', () => {
  it('holds what RFC 4287 asks of it, escaped', () => {
    const text = atom(feed, [message]);
    expect(text).toContain('<updated>2026-11-15T12:00:01.000Z</updated>\n  <author>');
    expect(text).toContain('<title>Your turn in &lt;Rabaul&gt; &amp; &quot;Savo&quot;</title>');
    expect(text).toContain('href="https://play.example/?x=1&amp;y=2"');
    expect(text).toContain('<id>urn:ironbottom:told:outboxrow123</id>');
    expect(text).toContain('rel="self" type="application/atom+xml" href="https://play.example/api/feeds/key?a&amp;b"');
    for (const required of ['id', 'title', 'updated'])
      expect(text.match(new RegExp(`<${required}>`, 'g'))).toHaveLength(2);
  });

  it('without anything in it is still a feed', () => {
    expect(atom(feed, [])).toContain('<updated>2026-11-15T12:00:00.000Z</updated>');
  });

  it('can be broken by no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
        expect(escaped(text)).toMatch(/^(?:&(?:amp|lt|gt|quot|#39);|[^&<>"'])*$/u);
        expect([...escaped(text)].filter(isUnfitForXml)).toEqual([]);
      }),
    );
    expect(escaped('a\u0000b\ud800c')).toBe('abc');
  });
});
