/** HTML and SVG written down safely: texts from outside never become elements. */

/** A piece of HTML, told apart from text that has yet to be made safe. */
export type Html = { readonly html: string };
export type Inside = Html | string | number | readonly Inside[];

const entities: { readonly [letter: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (given: string): string => given.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

function write(inside: Inside): string {
  if (typeof inside === 'string' || typeof inside === 'number') return safe(String(inside));
  if ('html' in inside) return inside.html;
  return inside.map(write).join('');
}

export function el(name: string, attributes: { readonly [name: string]: string | number }, ...inside: Inside[]): Html {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${safe(String(value))}"`);
  return { html: `<${name}${given.join('')}>${write(inside)}</${name}>` };
}

/** A table in a box of its own, which can be scrolled by keyboard where it is wider than the page; `label` tells it from others. */
export function tableOf(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly Inside[])[],
  label = caption,
): Html {
  const cell = (inside: Inside, i: number): Html =>
    i === 0 ? el('th', { scope: 'row' }, inside) : el('td', {}, inside);
  return el(
    'div',
    { class: 'table', role: 'region', 'aria-label': label, tabindex: 0 },
    el(
      'table',
      {},
      el('caption', {}, caption),
      el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
      el('tbody', {}, ...rows.map((row) => el('tr', {}, ...row.map(cell)))),
    ),
  );
}
