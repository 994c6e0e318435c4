/**
 * Cities of China that Japan holds when the war of 1937 ends in December 1938, over many games of programs: the measure by which the
 * scenario was tuned (docs/rulebooks/apto.md).
 *   node tools/dist/cities/run.js other 0 100                       two recruits, seeds other0 to other99
 *   node tools/dist/cities/run.js other 0 20 recruit random         Japan and the Allies by these programs
 *   node tools/dist/cities/run.js vs 0 40 recruit random learning   another scenario: only who wins
 */
import { type Apto, type AptoState, apto, hexOf, holderOf, type Law } from '@ironbottom/apto';
import { aptoRecruit } from '@ironbottom/bots';
import { random } from '@ironbottom/shelf';
import { askOf, awaited, type Bot, begin, chance, type Game, seedFrom, submit, viewOf } from '@ironbottom/umpire';

const [prefix = 'cities', from = '0', to = '10', japan = 'recruit', allies = 'recruit', scenario = 'china-1937'] =
  process.argv.slice(2);

const programs: { readonly [name: string]: Bot<Apto> } = { recruit: aptoRecruit, random };

function play(n: number): Game<Apto> {
  const source = { from: 'seed', seed: seedFrom(`${prefix}${n}`), entropy: {} } as const;
  const begun = begin(apto, { scenario, options: {}, charts: {}, set: null }, source);
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  const { game } = begun;
  const seats = new Map(
    game.seats.map(({ seat }, at) => {
      const name = seat === 'japan' ? japan : allies;
      const program = programs[name];
      if (program === undefined) throw new Error(`there is no program ${name}: recruit or random`);
      return [seat, program.seat(seat, game.law, chance(7 * n + at))];
    }),
  );
  while (game.state.umpire.over === null) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    const answer = ask && seats.get(seat)?.answer(viewOf(game.state, seat), ask, game.desk.ways);
    const played = submit(game, seat, answer);
    if ('refusal' in played) throw new Error(played.refusal.why);
  }
  return game;
}

/** A conquest takes them all. */
const held = ({ public: pub }: AptoState, { map, scenario: { aim } }: Law): number =>
  pub.conquered.china === 'japan'
    ? aim.hexes.length
    : aim.hexes.filter((id) => holderOf(pub, hexOf(map, id)) === 'japan').length;

const counts: number[] = [];
const won: { [who: string]: number } = { japan: 0, allies: 0, nobody: 0 };
let conquered = 0;
for (let n = Number(from); n < Number(to); n += 1) {
  const { state, law } = play(n);
  const [winner = 'nobody'] = state.umpire.over?.winners ?? [];
  const who = winner === 'japan' || winner === 'nobody' ? winner : 'allies';
  won[who] = (won[who] ?? 0) + 1;
  counts.push(held(state, law));
  if (state.public.conquered.china !== undefined) conquered += 1;
  console.log(`${prefix}${n}: ${counts.at(-1)} held, ${state.umpire.over?.why}`);
}
counts.sort((a, b) => a - b);
/** The value below which this share of the games lies. */
const percentile = (share: number): number => counts[Math.max(0, Math.ceil(share * counts.length) - 1)] ?? 0;
console.log(
  JSON.stringify({
    ...{ scenario, prefix, from, to, japan, allies, games: counts.length, won, conquered },
    held: {
      least: counts[0],
      p25: percentile(0.25),
      median: percentile(0.5),
      p75: percentile(0.75),
      most: counts.at(-1),
    },
  }),
);
