/**
 * For tests: a process of its own that opens a store, appends under load, and tells on its output what was
 * acknowledged, as one line of JSON each. `node testing-appender.js '{"where":…,"by":"…","matches":20,"rounds":50}'`.
 */
import { writeSync } from 'node:fs';
import { openStore } from './open.js';
import { readLog } from './store.js';

export type Order = {
  where: { folder: string } | { url: string };
  by: string;
  matches: number;
  /** How many deeds for each match; without it, until killed. */
  rounds?: number;
};
export type Told = { open: true } | { match: string; n: number; text: string };

const countOf = 'insert into settings values ($1, $2) on conflict (name) do update set value = excluded.value';
const order = JSON.parse(process.argv[2] ?? '') as Order;
const tell = (told: Told) => writeSync(1, `${JSON.stringify(told)}\n`);

try {
  const store = await openStore(order.where);
  tell({ open: true });
  await Promise.all(Array.from({ length: order.matches }, (_, index) => appendTo(`match${index}`)));
  await store.close();

  async function appendTo(match: string): Promise<void> {
    let next = (await readLog(store.query, match)).length + 1;
    for (let round = 0; round < (order.rounds ?? Number.POSITIVE_INFINITY); round += 1) {
      const texts = Array.from({ length: 1 + (round % 3) }, (_, index) => `${order.by} ${round} ${index}`);
      const deeds = texts.map((text) => ({ at: Date.now(), deed: { text } }));
      // Every fourth carries another statement, as a deed that ends a match does.
      const value = JSON.stringify(next + texts.length - 1);
      const also = { sql: countOf, params: [match, value] };
      if (await store.append(match, next, deeds, round % 4 === 0 ? [also] : [])) {
        for (const [index, text] of texts.entries()) tell({ match, n: next + index, text });
        next += texts.length;
      } else next = (await readLog(store.query, match)).length + 1;
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
