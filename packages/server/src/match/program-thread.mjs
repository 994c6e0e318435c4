/**
 * A thread in which programs that look ahead think. It is sent the rulebook's module once, and for every question who sits
 * where and what that seat sees; it knows nothing else of a match. Plain JavaScript, because a thread cannot be started from a
 * TypeScript source, and tests run from the sources.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';

/** @typedef {import('@ironbottom/shelf').RulebookModule} RulebookModule */
/** @typedef {import('./programs.js').Sent} Sent */
/** @typedef {import('@ironbottom/umpire').BotSeat<import('@ironbottom/umpire').Kit>} BotSeat */
/** @typedef {import('@ironbottom/umpire').View<import('@ironbottom/umpire').Kit>} View */

const port = parentPort;
if (port === null) throw new Error('program-thread is a thread of the server, not a program.');

/** @type {Map<string, Promise<RulebookModule>>} */
const modules = new Map();

/**
 * `begins`: the clock of the question before it begins to run.
 * @type {Map<string, { sits: BotSeat, begins(): void, ask(view: View): import('@ironbottom/umpire').Ask | undefined, ways: never }>}
 */
const sitting = new Map();

port.on('message', (/** @type {Sent} */ sent) => {
  if ('forget' in sent) {
    for (const key of sitting.keys()) if (key.startsWith(`${sent.forget} `)) sitting.delete(key);
    return;
  }
  think(sent).then(
    (thought) => port.postMessage({ id: sent.id, thought }),
    (fault) => port.postMessage({ id: sent.id, error: fault instanceof Error ? fault.message : String(fault) }),
  );
});

/** @param {Extract<Sent, { id: number }>} sent */
async function think(sent) {
  const { match, seat, called, module, source, view } = sent;
  if (source !== undefined) modules.set(module, imported(module, source));
  const rules = await modules.get(module);
  if (rules === undefined) throw new Error(`this thread was not sent module ${module}`);
  const key = `${match} ${seat} ${called}`;
  const there = sitting.get(key) ?? seated(rules, sent);
  sitting.set(key, there);
  const seen = /** @type {View} */ (view);
  const ask = there.ask(seen);
  if (ask === undefined) throw new Error(`${seat} is asked nothing`);
  there.begins();
  const answer = there.sits.answer(seen, ask, there.ways);
  return { answer, intents: there.sits.intents?.() ?? [] };
}

/**
 * @param {RulebookModule} rules
 * @param {Extract<Sent, { id: number }>} sent
 */
function seated(rules, { seat, name, futures, rulebook, setup, seed, most }) {
  const book = rules.games.find(
    (game) => game.rulebook.name === rulebook && game.rulebook.scenarios.some(({ id }) => id === setup.scenario),
  );
  const bot = book?.bots.find((each) => each.name === name);
  if (book === undefined || bot === undefined) throw new Error(`there is no program ${name} for ${rulebook}`);
  const checked = book.rulebook.law(JSON.parse(rules.canonical(/** @type {never} */ (setup))));
  if ('errors' in checked) throw new Error(`the set-up is refused: ${checked.errors.join('; ')}`);
  const { law } = checked;
  let until = 0;
  const thought = { ...(futures !== undefined && { futures }), isLate: () => Date.now() > until };
  return {
    sits: bot.seat(seat, law, rules.chance(seed), thought),
    begins() {
      until = Date.now() + most;
    },
    ask: (/** @type {View} */ view) =>
      view.owes === null ? undefined : book.rulebook.frames[view.owes.kind]?.ask?.(view, law),
    ways: /** @type {never} */ (book.rulebook.ways?.(law)),
  };
}

/**
 * By way of a file that is gone afterwards, as the server's own thread does it.
 * @param {string} hash
 * @param {string} source
 */
async function imported(hash, source) {
  const folder = await mkdtemp(join(tmpdir(), 'ironbottom-'));
  try {
    const file = join(folder, `module-${hash}.mjs`);
    await writeFile(file, source);
    return /** @type {RulebookModule} */ (await import(pathToFileURL(file).href));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
