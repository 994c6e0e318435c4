/** What a game is set up with: the scenario, optional rules, and for some scenarios the forces from a file. */
import { atLine, type Kit, poisonous, type Rulebook, type Setup, type Written } from '@ironbottom/umpire';
import type { Given } from './args.js';
import { jsonFrom } from './json.js';
import { tellOddCharts } from './odd-charts.js';
import { readFile } from './read.js';
import { Refused } from './refused.js';
import { exampleOf } from './scenario-called.js';
import type { Terminal } from './terminal.js';

export const setUpFlags = [
  { name: 'file', takes: 'FILE', about: 'the forces, for scenarios that want some (JSON)' },
  { name: 'charts', takes: 'FILE', about: 'house charts, as the page saves them (JSON)' },
  { name: 'options', takes: 'NAME,…', about: 'optional rules, such as criticalHits,lessLuck=2' },
] as const;

/** `refused`: what keeps the game from beginning, with the line of the file where it stands. */
export type SetUp = { readonly setup: Setup; refused(errors: readonly string[]): Refused };

export async function setUpFrom(
  io: Terminal,
  rulebook: Rulebook<Kit>,
  scenario: string,
  flags: Given['flags'],
): Promise<SetUp> {
  const file = flags.get('file');
  const what = `forces of ${rulebook.name}/${scenario}`;
  const written = file === undefined ? undefined : jsonFrom(await readFile(file, what), file, what);
  const house = flags.get('charts');
  const charts =
    house === undefined ? undefined : jsonFrom(await readFile(house, 'house charts'), house, 'house charts');
  await tellOddCharts(io, rulebook.name, charts?.value);
  const set = (written === undefined ? (exampleOf(rulebook, scenario) ?? null) : written.value) as Setup['set'];
  return {
    setup: {
      scenario,
      options: optionsOf(flags.get('options') ?? ''),
      charts: (charts?.value ?? {}) as Setup['charts'],
      set,
    },
    refused(errors) {
      const [first = 'the set-up is refused', ...others] = errors.map((wrong) => {
        if (charts !== undefined && /^house charts[,:]/.test(wrong)) return `${house}, ${chartLine(wrong, charts)}`;
        return written === undefined ? wrong : `${file}, ${atLine(wrong, written)}`;
      });
      return new Refused(first, others);
    },
  };
}

/** 'house charts, naval-crt, 4.5: expected …' with its line in the file. */
function chartLine(wrong: string, { lineOf }: Written): string {
  const [, chart = '', path = '', why = wrong] = /^house charts(?:, ([^,:]+)(?:, (.+?))?)?: (.*)$/s.exec(wrong) ?? [];
  const named = /^there is no (?:chart|value) '([^']*)'/.exec(why)?.[1] ?? '';
  const field = [chart, path, named].filter((part) => part !== '').join('.');
  return [`line ${lineOf(field)}`, chart, path]
    .filter((part) => part !== '')
    .join(', ')
    .concat(`: ${why}`);
}

/** What is played where a scenario wants forces and is given none; undefined: it is given some, or wants none. */
export function exampleTold(rulebook: Rulebook<Kit>, scenario: string, flags: Given['flags']): string | undefined {
  if (flags.has('file') || exampleOf(rulebook, scenario) === undefined) return undefined;
  const name = `${rulebook.name}/${scenario}`;
  return `${name}: an example, for no --file is given. "ironbottom table ${name} --example" prints it for you to change; --file FILE plays what you have made of it.`;
}

/** 'criticalHits,lessLuck=2'; the rulebook says which there are. */
function optionsOf(text: string): Setup['options'] {
  const options: Setup['options'] = {};
  for (const part of text.split(',').filter((each) => each !== '')) {
    const [name = '', value = 'true'] = part.split('=');
    if (poisonous.has(name)) throw new Refused(`--options: ${name} is a name that is never allowed`);
    options[name] =
      value === 'true' ? true : value === 'false' ? false : /^\d{1,6}$/.test(value) ? Number(value) : value;
  }
  return options;
}
