/** `ironbottom names`: the names that a scenario of one's own can use. */
import { library, type NameList } from '@ironbottom/shelf/library';
import { didYouMean } from '@ironbottom/umpire';
import { type Command, jsonFlag, shownWord } from './args.js';
import { json } from './desk-commands.js';
import { wrap } from './layout.js';
import { exits, Refused } from './refused.js';
import { paintFor } from './terminal.js';

export const names: Command = {
  name: 'names',
  args: '[WORD …]',
  about: 'The names for a scenario of your own: ships, planes, bases, places, islands, coastwatchers.',
  more: [
    '',
    'With words, the names of which all of them are told: "names japanese CV",',
    '"names bases SC4", "names rabaul". docs/scenarios.md says what to write with them.',
  ],
  flags: [jsonFlag],
  most: 9,
  async run({ words, flags }, io) {
    const lists = (await Promise.all(library.map((volume) => volume.names?.() ?? []))).flat();
    const found = lists
      .map((list) => ({ ...list, names: list.names.filter((each) => isMeant(list, each, words)) }))
      .filter((list) => list.names.length > 0);
    if (found.length === 0) {
      const all = lists.flatMap((list) => [list.title, ...list.names.map(({ name }) => name)]);
      throw new Refused(`${shownWord(words.join(' '))}: there is no such name${didYouMean(words.join(' '), all)}`);
    }
    if (flags.has('json')) {
      io.out(json(io, found));
      return exits.ok;
    }
    const width = Math.max(...found.flatMap((list) => list.names.map(({ name }) => name.length)));
    for (const [i, list] of found.entries()) {
      io.out(`${i === 0 ? '' : '\n'}${paintFor(io)('bold', list.title)}\n`);
      for (const { name, about } of list.names)
        for (const line of wrap(about, io.columns, `  ${name.padEnd(width)}  `)) io.out(`${line}\n`);
    }
    return exits.ok;
  },
};

function isMeant({ title }: NameList, { name, about }: NameList['names'][number], words: readonly string[]): boolean {
  const told = `${title} ${name} ${about}`.toLowerCase();
  return words.every((word) => told.includes(word.toLowerCase()));
}
