/** `ironbottom tournament`: every program against every other, on both sides. */
import { codeMark, groupOf, type Plan, pairsOf, rangeTold, type Statistics, statisticsOf } from '@ironbottom/lab';
import { shelved } from '@ironbottom/shelf';
import { type Command, jsonFlag, shownWord } from './args.js';
import { json } from './desk-commands.js';
import { table } from './layout.js';
import { exits, Refused } from './refused.js';
import { scenarioCalled } from './scenario-called.js';
import { setUpFlags, setUpFrom } from './set-up.js';
import { botsCalled, gamesFrom, interruptedCode, keptTold, seedFor, study, studyFlags } from './study.js';

export const tournament: Command = {
  name: 'tournament',
  args: 'SCENARIO',
  about: 'Programs against each other, each pair on both sides: ratings, and who beats whom.',
  more: [
    '',
    'Every pair plays the same number of games, half of them with sides changed.',
    'docs/lab.md says what the figures mean.',
  ],
  flags: [
    { name: 'bots', takes: 'NAME,…', about: 'who plays, such as random,recruit; everybody unless you say' },
    { name: 'games', takes: 'NUMBER', about: 'for each pair, an even number; 20 unless you say' },
    ...setUpFlags,
    ...studyFlags,
    jsonFlag,
  ],
  most: 1,
  async run({ words, flags }, io) {
    const [name] = words;
    if (name === undefined) throw new Refused('tournament: name a scenario; "ironbottom table" shows them all');
    const { rulebook, scenario } = scenarioCalled(name);
    const book = shelved(rulebook.name, scenario);
    if (book === undefined) throw new Refused(`${shownWord(name)}: it is not on the shelf`);
    const games = gamesFrom(flags, 20);
    if (games % 2 === 1)
      throw new Refused(`--games: ${games} is odd, and every pair plays each side as often; try ${games + 1}`);
    const bots = botsCalled(flags.get('bots') ?? book.bots.map((bot) => bot.name).join(','), book, flags);
    if (new Set(bots).size < bots.length) throw new Refused('--bots: a program is named twice');
    if (bots.length < 2) throw new Refused('--bots: a tournament wants two programs at least');
    const { setup, refused } = await setUpFrom(io, rulebook, scenario, flags);
    const groups = pairsOf(bots).map((pair) => {
      const made = groupOf(rulebook, setup, pair, pair.join(' and '));
      if ('errors' in made) throw refused(made.errors);
      if (made.group.sides.length !== 2)
        throw new Refused(`${shownWord(name)}: a tournament wants two sides, and it has ${made.group.sides.length}`);
      return made.group;
    });
    const plan: Plan = { kind: 'tournament', seed: seedFor(flags), games, swap: true, groups, code: codeMark() };
    const studied = await study(io, plan, flags);
    if (studied === undefined) return interruptedCode;
    const statistics = statisticsOf(plan, studied.results);
    if (flags.has('json')) io.out(json(io, { scenario: `${rulebook.name}/${scenario}`, ...statistics }));
    else
      io.out(
        `${[...told(`${rulebook.name}/${scenario}`, games, statistics, io.columns), ...keptTold(studied)].join('\n')}\n`,
      );
    return statistics.groups.some(({ faults }) => faults.length > 0) ? exits.differs : exits.ok;
  },
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function told(scenario: string, games: number, { seed, ratings, groups }: Statistics, columns: number): string[] {
  const unfinished = groups.reduce((sum, group) => sum + group.unfinished, 0);
  return [
    `${scenario}: ${ratings.length} programs, ${games} games for each pair, seed ${seed}`,
    '',
    ...table(
      ['program', 'Elo', '95 %', 'games', 'won', 'drawn', 'lost', 'share'],
      ratings.map(({ bot, rating: { elo, low, high }, games: played, won, drawn, lost, share }) => {
        return [bot, elo, `${low} to ${high}`, played, won, drawn, lost, percent(share)];
      }),
      '  ',
      columns,
    ),
    '',
    ...table(
      ['pair by pair', 'share', '95 %', ...(groups[0]?.sides ?? []).map(({ title }) => `as ${title}`)],
      groups.flatMap(({ bots: [one, two] }) => {
        const [better, other] = (one?.share ?? 0) >= (two?.share ?? 0) ? [one, two] : [two, one];
        if (better === undefined || other === undefined) return [];
        const sides = better.as.map(({ share }) => percent(share));
        return [[`${better.bot} against ${other.bot}`, percent(better.share), rangeTold(better), ...sides]];
      }),
      '  ',
      columns,
    ),
    '',
    ...table(
      ['which side wins', 'games', ...(groups[0]?.sides ?? []).map(({ title }) => title), '95 %', 'drawn'],
      groups.map(({ name, sides: [one, two] }) => [
        name,
        one?.games ?? 0,
        percent(one?.share ?? 0),
        percent(two?.share ?? 0),
        one === undefined ? '' : `${one.title} ${rangeTold(one)}`,
        one?.drawn ?? 0,
      ]),
      '  ',
      columns,
    ),
    ...(unfinished > 0 ? ['', `  ${unfinished} did not come to an end`] : []),
    ...groups
      .flatMap(({ faults }) => faults)
      .slice(0, 10)
      .map((fault) => `  ${fault}`),
  ];
}
