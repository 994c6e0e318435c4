/** `ironbottom balance`: which side has it easier, scenario by scenario or with an optional rule and without. */
import { codeMark, type Group, groupOf, type Plan, rangeTold, type Statistics, statisticsOf } from '@ironbottom/lab';
import { type Shelved, shelf, shelved } from '@ironbottom/shelf';
import { didYouMean, type Kit, type Plain, type Rulebook } from '@ironbottom/umpire';
import { type Command, jsonFlag, shownWord } from './args.js';
import { json } from './desk-commands.js';
import { table } from './layout.js';
import { exits, Refused } from './refused.js';
import { exampleOf, scenarioCalled } from './scenario-called.js';
import { type SetUp, setUpFlags, setUpFrom } from './set-up.js';
import { botsCalled, gamesFrom, interruptedCode, keptTold, seedFor, study, studyFlags } from './study.js';

type Given = { rulebook: Rulebook<Kit>; scenario: string };

export const balance: Command = {
  name: 'balance',
  args: '[SCENARIO …]',
  about: 'Which side has it easier: scenarios compared, or an optional rule with and without.',
  more: [
    '',
    'Without a scenario, all of the first game on the shelf. --option lessLuck plays',
    'each scenario once with every value of that option; several are tried one by one.',
    'Two programs change sides from game to game; one plays against itself.',
  ],
  flags: [
    { name: 'bots', takes: 'NAME,…', about: 'who plays; the best program against itself unless you say' },
    { name: 'games', takes: 'NUMBER', about: 'for each line of the table; 20 unless you say' },
    { name: 'option', takes: 'NAME,…', about: 'compare all values of these optional rules' },
    ...setUpFlags,
    ...studyFlags,
    jsonFlag,
  ],
  most: 50,
  async run({ words, flags }, io) {
    const scenarios = words.length === 0 ? everyScenario() : words.map(scenarioCalled);
    if (flags.has('file') && scenarios.length > 1)
      throw new Refused('--file: the forces are for one scenario; name it alone');
    const varied = (flags.get('option') ?? '').split(',').filter((name) => name !== '');
    const groups: Group[] = [];
    for (const { rulebook, scenario } of scenarios) {
      const book = shelved(rulebook.name, scenario);
      if (book === undefined) throw new Refused(`${rulebook.name}/${scenario}: it is not on the shelf`);
      const bots = botsCalled(flags.get('bots') ?? book.bots[0]?.name ?? 'random', book, flags);
      const { setup, refused } = await setUpFrom(io, rulebook, scenario, flags);
      for (const { name, options } of valuesOf(book, varied)) {
        const label = [
          ...(scenarios.length > 1 || varied.length === 0 ? [scenario] : []),
          ...(name === '' ? [] : [name]),
        ];
        const chosen: SetUp['setup'] = { ...setup, options: { ...setup.options, ...options } };
        const made = groupOf(rulebook, chosen, bots, label.join(', '));
        if ('errors' in made) throw refused(made.errors);
        groups.push(made.group);
      }
    }
    const games = gamesFrom(flags, 20);
    const plan: Plan = { kind: 'balance', seed: seedFor(flags), games, swap: true, groups, code: codeMark() };
    const studied = await study(io, plan, flags);
    if (studied === undefined) return interruptedCode;
    const statistics = statisticsOf(plan, studied.results);
    const bots = [...new Set(groups.flatMap((group) => group.bots))];
    if (flags.has('json')) io.out(json(io, { bots, ...statistics }));
    else io.out(`${[...told(bots, games, statistics), ...keptTold(studied)].join('\n')}\n`);
    return statistics.groups.some(({ faults }) => faults.length > 0) ? exits.differs : exits.ok;
  },
};

/** Those that need no forces from a file. */
function everyScenario(): Given[] {
  const [first] = shelf;
  if (first === undefined) throw new Refused('balance: there is no game on the shelf');
  const { rulebook } = first;
  return rulebook.scenarios
    .filter(({ id }) => exampleOf(rulebook, id) === undefined)
    .map(({ id }) => ({ rulebook, scenario: id }));
}

/** One by one: first all of them as usual, then each other value of each. */
function valuesOf(
  { options }: Shelved,
  varied: readonly string[],
): { name: string; options: { [name: string]: Plain } }[] {
  if (varied.length === 0) return [{ name: '', options: {} }];
  const names = options.map(({ name }) => name);
  const known = varied.map((name) => {
    const option = options.find((each) => each.name === name);
    if (option !== undefined) return option;
    throw new Refused(
      `--option: there is no optional rule ${shownWord(name)}${didYouMean(name, names) || `; there are ${names.join(', ')}`}`,
    );
  });
  const usual = Object.fromEntries(known.map(({ name, values: [first] }) => [name, first?.value ?? null]));
  return [
    { name: 'as usual', options: usual },
    ...known.flatMap(({ name, values }) =>
      values.slice(1).map(({ value, title }) => ({ name: `${name} ${title}`, options: { ...usual, [name]: value } })),
    ),
  ];
}

function told(bots: readonly string[], games: number, { seed, groups }: Statistics): string[] {
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const titles = (groups[0]?.sides ?? []).map(({ title }) => title);
  const same = groups.every(({ sides }) => sides.map(({ title }) => title).join() === titles.join());
  const named = (title: string, what: string): string => (same ? what : `${title} ${what}`);
  return [
    `${bots.join(', ')}: ${games} games for each line, seed ${seed}`,
    '',
    ...table(
      [
        '',
        ...(same ? titles : ['one side', 'the other']),
        same ? `${titles[0]}, 95 %` : '95 %',
        'drawn',
        same ? `points ahead, ${titles[0]}` : 'points ahead',
        'turns',
      ],
      groups.map(({ name, sides, margin, length }) => {
        const [one] = sides;
        const [mean, low, high] = margin === null ? [] : [margin.mean, margin.low, margin.high].map(Math.round);
        return [
          name,
          ...sides.map(({ title, share }) => named(title, percent(share))),
          one === undefined ? '' : named(one.title, rangeTold(one)),
          one?.drawn ?? 0,
          margin === null ? '' : named(one?.title ?? '', `${mean} (${low} to ${high})`),
          length === null ? '' : Math.round(length.mean),
        ];
      }),
    ),
    ...groups
      .filter(({ unfinished }) => unfinished > 0)
      .map(({ name, unfinished }) => `  ${name}: ${unfinished} did not come to an end`),
    ...groups
      .flatMap(({ faults }) => faults)
      .slice(0, 10)
      .map((fault) => `  ${fault}`),
  ];
}
