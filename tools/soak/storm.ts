/**
 * `npm run soak -- --server [--kills 200] [--matches 500] [--seed N]`: servers are killed while matches are played, on both
 * stores; then two servers on one PostgreSQL with many matches, of which one is killed half-way.
 */
import { type Stormed, storm } from '@ironbottom/server/load';
import { testStores } from '@ironbottom/server/testing';

export type StormWish = { kills: number; matches: number; seed: number };

const toy = { rulebook: 'straits', scenario: 'crossing' };
/** A round is as long as a few games: its log is read whole afterwards. */
const killsARound = 20;

export async function stormAll({ kills, matches, seed }: StormWish): Promise<number> {
  const stores = testStores();
  let problems = 0;
  try {
    for (const kind of stores.kinds) {
      let done = 0;
      for (let round = 0; done < kills; round++) {
        const given = { ...toy, store: await stores.place(kind), matches: 10, most: 400, seed: seed + round };
        const stormed = await storm({
          ...given,
          kills: Math.min(killsARound, kills - done),
          progress: (n) => tell(`${kind}: killed ${done + n} of ${kills} times`),
        });
        if (stormed.kills === 0) throw new Error('the matches were over before a server could be killed');
        done += stormed.kills;
        problems += report(`${kind}, seed ${seed + round}`, stormed);
      }
    }
    if (stores.kinds.includes('postgresql')) {
      tell('two servers on one PostgreSQL');
      const store = await stores.place('postgresql');
      const two = await storm({ ...toy, store, matches, most: 40, kills: 1, seed, servers: 2, forGood: true });
      problems += report(`two servers, one killed, ${matches} matches`, two);
    } else console.log('two servers on one PostgreSQL: not tried, there is no PostgreSQL here');
  } finally {
    await stores.end();
  }
  return problems === 0 ? 0 : 1;
}

function report(what: string, { kills, matches, deeds, acked, problems }: Stormed): number {
  tell(null);
  console.log(
    `${what}: killed ${kills} times, ${matches} matches, ${deeds} deeds, ${acked} answers acknowledged, ${problems.length} problems`,
  );
  for (const problem of problems.slice(0, 10)) console.log(`  ${problem}`);
  return problems.length;
}

/** A line that is written over, for somebody who is watching. */
function tell(text: string | null): void {
  if (process.stderr.isTTY) process.stderr.write(text === null ? '\r\x1b[K' : `\r\x1b[Ksoak: ${text}`);
}
