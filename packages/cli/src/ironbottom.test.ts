import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { ironbottom } from './ironbottom.js';
import { procedures } from './rulebooks.js';
import { say } from './testing.js';

const folder = mkdtempSync(join(tmpdir(), 'ironbottom-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const strike = '10 Dauntless AP -> Shokaku with 6 DD';
const names = procedures.map(({ id }) => id);

describe('desk list', () => {
  it('names every procedure with a JSON Schema of its input', async () => {
    const { code, out } = await say('desk list --json');
    expect(code).toBe(0);
    const listed = JSON.parse(out) as { id: string; schema: { type: string }; example: unknown }[];
    expect(listed.map(({ id }) => id)).toEqual(names);
    for (const { schema, example } of listed) {
      expect(schema.type).toBe('object');
      expect(example).toBeTypeOf('object');
    }
  });
  it('shows a person one procedure with its example and its line', async () => {
    const { out } = await say('desk list strike');
    expect(out).toContain('ironbottom desk run flat-top/strike "');
    expect(out).toContain('"Dauntless"');
  });
  it('keeps within 80 columns', async () => {
    const { out } = await say('desk list');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('desk run', { timeout: 30_000 }, () => {
  it('prints steps with rule, text and dice, and the outcome', async () => {
    const { code, out } = await say('desk run flat-top/strike --json --dice 4,6,3,1 --example');
    expect(code).toBe(0);
    const result = JSON.parse(out) as {
      steps: { rule: string; text: string; dice: number[] }[];
      outcome: { ships: { name: string; hits: number }[] };
    };
    expect(Object.keys(result).slice(0, 2)).toEqual(['steps', 'outcome']);
    for (const step of result.steps) expect(Object.keys(step)).toEqual(['rule', 'text', 'dice']);
    expect(result.steps.flatMap(({ dice }) => dice)).toEqual([4, 6, 3, 1]);
    expect(result.outcome.ships.find(({ name }) => name === 'Shokaku')?.hits).toBe(4);
  });

  it('reads the same input from standard input, a file and the command line', async () => {
    const input = JSON.stringify({
      attacker: { planes: ['10 Dauntless AP'], target: 'Shokaku' },
      defender: { ships: ['Shokaku', '6 DD'] },
    });
    const file = join(folder, 'in.json');
    writeFileSync(file, input);
    const results = [
      await say('desk run strike --json --seed a', input),
      await say(['desk', 'run', 'strike', '--json', '--seed', 'a', '--file', file]),
      await say(['desk', 'run', 'strike', input, '--json', '--seed', 'a']),
      await say(['desk', 'run', 'strike', strike, '--json', '--seed', 'a']),
    ].map(({ out }) => JSON.parse(out) as { steps: unknown; outcome: unknown });
    for (const { steps, outcome } of results)
      expect({ steps, outcome }).toEqual({ steps: results[0]?.steps, outcome: results[0]?.outcome });
  });

  it.each(names)('%s: the same seed gives the same bytes, and saving and showing it checks it', async (name) => {
    const once = await say(`desk run ${name} --example --seed midway --json`);
    const twice = await say(`desk run ${name} --example --seed midway --json`);
    expect(once.code).toBe(0);
    expect(twice.out).toBe(once.out);
    const file = join(folder, `${name.replace('/', '-')}.json`);
    expect((await say(['desk', 'run', name, '--example', '--save', file])).code).toBe(0);
    const shown = await say(['desk', 'show', file]);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('Checked');
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { dice: number[] };
    const again = await say(`desk run ${name} --example --json --dice ${saved.dice.join(',')}`);
    expect(again.code).toBe(0);
  });

  it.each([
    ['surface-action', 's0'],
    ['air-strikes', 's6'],
    ['ground-battle', 's1'],
    ['submarine-hunt', 's22'],
  ])('%s: a percentile die that shows 100 is saved, shown and scripted like any other', async (name, seed) => {
    const file = join(folder, `${name}-100.json`);
    expect((await say(['desk', 'run', name, '--example', '--seed', seed, '--save', file])).code).toBe(0);
    const { dice, outcome } = JSON.parse(readFileSync(file, 'utf8')) as { dice: number[]; outcome: unknown };
    expect(dice).toContain(100);
    expect(await say(['desk', 'show', file])).toMatchObject({ code: 0, err: '' });
    const again = await say(`desk run ${name} --example --json --dice ${dice.join(',')}`);
    expect(JSON.parse(again.out)).toMatchObject({ dice, outcome });
  });

  it('a saved result that was changed is found out', async () => {
    const file = join(folder, 'changed.json');
    await say(['desk', 'run', 'strike', '--example', '--dice', '4,6,3,1', '--save', file]);
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { outcome: { ships: { hits: number }[] } };
    const [ship] = saved.outcome.ships;
    if (ship !== undefined) ship.hits = 6;
    writeFileSync(file, JSON.stringify(saved));
    const { code, out } = await say(['desk', 'show', file]);
    expect(code).toBe(1);
    expect(out).toContain('Differs');
  });

  it('shows a person the forces before and after, the steps, and what it rests on', async () => {
    const { out } = await say(['desk', 'run', 'strike', '--example', '--dice', '4,6,3,1']);
    for (const part of ['Before', 'Steps', 'After', 'CV Shokaku', 'straightforward', 'inferred', '[4]', '17.3'])
      expect(out).toContain(part);
    for (const line of out.split('\n')) {
      expect(line.length).toBeLessThanOrEqual(90);
      expect(line).toBe(line.trimEnd());
    }
  });
});

describe('what a result rests on', { timeout: 30_000 }, () => {
  const ground = async (command: string): Promise<string[]> => {
    const { out } = await say(command);
    const from = out.split('\n').findIndex((line) => line.startsWith('Decisions'));
    return out
      .split('\n')
      .slice(from)
      .filter((line) => line !== '');
  };
  it('is a line or two each, and still names what is not the print, with its ground', async () => {
    const lines = await ground('desk run strike --example --dice 4,6,3,1');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['Decisions', 'Dice', 'Charts', '']);
    expect(lines[1]).toContain('4 6 3 1 (given)');
    const charts = lines.slice(2).join(' ').replace(/ +/g, ' ');
    for (const part of ['Ship counters public', 'Avenger.torpedo', 'japan.DD', ' inferred', ' designed'])
      expect(charts).toContain(part);
    expect((await ground('odds air-to-air --example')).map((line) => line.split(' ')[0])).toEqual([
      'Decisions',
      'Charts',
    ]);
  });
  it('is told in full with --verbose', async () => {
    const all = (await ground('desk run strike --example --dice 4,6,3,1 --verbose')).join(' ').replace(/ +/g, ' ');
    expect(all).toContain('straightforward: fights whenever it can');
    expect(all).toContain('Avenger.torpedo inferred');
    expect((await ground('odds strike --example --verbose')).join(' ')).toContain('Combat Results Table');
  });
});

describe('odds', { timeout: 30_000 }, () => {
  it.each(names)('%s: the example has a distribution with mean and percentiles, and names its policy', async (name) => {
    const { code, out } = await say(`odds ${name} --example --json --samples 500`);
    expect(code).toBe(0);
    const odds = JSON.parse(out) as {
      exact: boolean;
      sampled: number | null;
      policy: { name: string };
      measures: {
        [name: string]: {
          mean: number;
          percentiles: { p5: number; p95: number };
          values: { chance: number; interval: unknown }[];
        };
      };
    };
    const [first] = Object.keys(procedures.find(({ id }) => id === name)?.policies ?? {});
    expect(odds.policy.name).toBe(first);
    expect(odds.sampled === null).toBe(odds.exact);
    for (const { mean, percentiles, values } of Object.values(odds.measures)) {
      expect(values.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(percentiles.p5).toBeLessThanOrEqual(percentiles.p95);
      expect(mean).toBeTypeOf('number');
      for (const { interval } of values) expect(interval === null).toBe(odds.exact);
    }
  });
  it('17.3, 18.2 a Dauntless strike on Shokaku in a line, with a table and a bar chart', async () => {
    const { code, out } = await say(['odds', 'strike', strike]);
    expect(code).toBe(0);
    expect(out).toContain('exact');
    expect(out).toMatch(/hits on Shokaku +\d\.\d\d/);
    expect(out).toContain('█');
  });
});

describe('bad input gets one line with the field and the rule, exit code 2', () => {
  const json = (input: unknown): string => JSON.stringify(input);
  const planes = (...list: unknown[]) => json({ attacker: { planes: list }, defender: { ships: ['Shokaku'] } });
  it.each<[string, string | string[], string | Buffer | undefined, string]>([
    [
      'an unknown ship',
      'desk run strike --json',
      json({ attacker: { planes: ['10 Dauntless AP'] }, defender: { ships: ['Shokaky'] } }),
      'defender.ships[0]: there is no ship "Shokaky", did you mean Shokaku? (2.1)',
    ],
    [
      'negative factors',
      'desk run strike --json',
      planes({ plane: 'Dauntless', factors: -3 }),
      'attacker.planes[0].factors: must be a whole number from 1 to 200, not -3 (2.2)',
    ],
    [
      'a plane that cannot carry that bomb',
      'desk run strike --json',
      planes({ plane: 'Wildcat', factors: 3, arms: 'torpedo' }),
      'attacker.planes[0].arms: a Wildcat cannot carry a torpedo: GP or none (8.7)',
    ],
    [
      'malformed JSON',
      'odds strike --json',
      '{"attacker": }',
      'standard input, line 1, column 14: a value should stand here, but there is "}" (input of flat-top/strike, 15.5)',
    ],
    [
      'malformed JSON for a procedure of no one rule',
      'desk run gunfire --json',
      '{"fire": }',
      'standard input, line 1, column 10: a value should stand here, but there is "}" (input of war-in-the-pacific/gunfire)',
    ],
    [
      '10 MB of JSON',
      'desk run strike --json',
      Buffer.alloc(10_000_000, '['),
      'standard input: more than 1 MB, and no input is that long (input of flat-top/strike, 15.5)',
    ],
    [
      'a key that reaches into every object',
      'desk run strike --json',
      '{"attacker": {"__proto__": {"x": 1}}}',
      'attacker.__proto__: a name that is never allowed in an input (input of flat-top/strike, 15.5)',
    ],
    [
      'another such key',
      'odds strike --json',
      '{"constructor": {}}',
      'constructor: a name that is never allowed in an input (input of flat-top/strike, 15.5)',
    ],
    [
      'no input',
      'desk run strike --json',
      '',
      'standard input: is empty; give JSON there, a line of words, --file or --example',
    ],
    [
      'bytes that are no text',
      'desk run strike --json',
      Buffer.from([0xff, 0xfe, 0x00]),
      'standard input: is not text in UTF-8 (input of flat-top/strike, 15.5)',
    ],
    [
      'too few dice',
      'desk run strike --example --dice 4,6',
      undefined,
      '--dice: too few, 2 given; die 3 is for the Allies: Dauntless attack Shokaku (18.2)',
    ],
    [
      'too many dice',
      'desk run strike --example --dice 4,6,3,1,2',
      undefined,
      '--dice: too many, 4 wanted; left over: 2',
    ],
    [
      'a die with a seventh face',
      'desk run strike --example --dice 7',
      undefined,
      '--dice: 7 is no face of a die of 6; die 1 is for Japan: 18 anti-aircraft factors at 10 Dauntless (17.3)',
    ],
    [
      'a percentile die with one face more',
      'desk run surface-action --example --dice 101',
      undefined,
      '--dice: 101 is no face of a die of 100; die 1 is for which battle it is, percentile die 1 of 3 (19.3)',
    ],
    [
      'a word for a die',
      'desk run strike --example --dice four',
      undefined,
      '--dice: four is no face of a die; write them as 4,3,6',
    ],
    [
      'two kinds of dice',
      'desk run strike --example --dice 4 --seed x',
      undefined,
      '--dice, --seed and --type-dice: choose one',
    ],
    [
      'typed dice without a terminal',
      'desk run strike --example --type-dice',
      undefined,
      '--type-dice: needs somebody at a terminal; give the dice with --dice',
    ],
    [
      'an unknown procedure',
      'desk run flat-top/strik --json',
      '{}',
      'flat-top/strik: there is no such procedure, did you mean flat-top/strike?',
    ],
    [
      'a procedure that two rulebooks have',
      'desk run land-combat --example',
      undefined,
      'land-combat: several rulebooks have it; say apto/land-combat or fire-in-the-sky/land-combat',
    ],
    ['an unknown command', 'dsk list', undefined, 'dsk: there is no such command, did you mean desk?'],
    ['an unknown flag', 'desk list --jsno', undefined, '--jsno: desk list has no such flag, did you mean --json?'],
    [
      'an unknown policy',
      'odds strike --example --policy straightforwrd',
      undefined,
      '--policy: there is no policy straightforwrd, did you mean straightforward?',
    ],
    [
      'a file that is not there',
      'desk run strike --file /nowhere/at-all.json',
      undefined,
      '/nowhere/at-all.json: there is no such file',
    ],
    ['a folder', `desk run strike --file ${folder}`, undefined, `${folder}: is a folder, not a file`],
    [
      'input twice',
      ['desk', 'run', 'strike', strike, '--example'],
      undefined,
      'give the input once: as words, with --file or with --example',
    ],
    [
      'a line without an arrow',
      ['desk', 'run', 'strike', '10 Dauntless AP Shokaku'],
      undefined,
      'wants planes, one arrow and a target; write: 10 Dauntless AP, 5 Wildcat -> Shokaku with Kongo, 6 DD under 8 Zero',
    ],
    ['an unknown rule', 'ledger 99.99', undefined, '99.99: there is no such rule'],
    [
      'no game file',
      'replay package.json',
      undefined,
      'package.json: line 1: this is not a game file; it should begin with "ironbottom game 1"',
    ],
    [
      'no saved result',
      'desk show package.json',
      undefined,
      'package.json: is no saved result; this should be a file that "desk run … --save FILE" has written',
    ],
  ])('%s', async (_, args, input, line) => {
    const { code, out, err } = await say(args, input);
    expect(err).toBe(`ironbottom: ${line}\n`);
    expect(code).toBe(2);
    expect(out).toBe('');
  });

  it('a deep or endless input never brings the program down', async () => {
    for (const input of [
      '['.repeat(900_000),
      '{"a":'.repeat(100_000),
      `"${'x'.repeat(900_000)}"`,
      json({ attacker: { planes: Array(5000).fill('1 Zero') } }),
    ]) {
      const { code, err } = await say('desk run strike --json', input);
      expect(code).toBe(2);
      expect(err.split('\n')).toHaveLength(2);
      expect(err.length).toBeLessThan(400);
    }
  });
});

describe('table and replay', { timeout: 30_000 }, () => {
  const file = join(folder, 'game.txt');

  it('a game played by chance is saved, replays, and every roll of it is verified', async () => {
    const args = [
      'table',
      'narrows',
      '--random',
      'all',
      '--seed',
      'a',
      '--entropy',
      'Red=mine,Blue=ours',
      '--save',
      file,
    ];
    expect((await say(args)).code).toBe(0);
    const replayed = await say(['replay', file]);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toMatch(/^Won by /m);
    const verified = await say(['replay', file, '--verify']);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('the seed is the one that was committed to');
    expect(verified.out).toContain('Verified');
    expect(JSON.parse((await say(['replay', file, '--verify', '--json'])).out)).toMatchObject({ ok: true });
  });

  it('what a program had in mind is told once a game is over, and not before', async () => {
    const minded = join(folder, 'minded.txt');
    const lines = readFileSync(file, 'utf8').split('\n');
    const first = lines.findIndex((line) => /^(Red|Blue|Green): /.test(line));
    const mind = ['  captain means, turn 1, place 3: Sail by night.', '  hint: recruit'];
    writeFileSync(minded, [...lines.slice(0, first + 1), ...mind, ...lines.slice(first + 1)].join('\n'));
    const { out } = await say(['replay', minded]);
    expect(out).toMatch(/captain had in mind: Sail by night\.\n *after a hint from recruit\n/);
    writeFileSync(minded, [...lines.slice(0, first + 1), ...mind].join('\n'));
    const early = await say(['replay', minded]);
    expect(early.out).toContain('The game is under way');
    expect(early.out).not.toContain('Sail by night');
  });

  it('15.1 a battle of Flat Top, with forces written as at the desk', async () => {
    const forces = join(folder, 'forces.json');
    const battle = join(folder, 'battle.txt');
    writeFileSync(
      forces,
      JSON.stringify({ allied: { planes: ['6 Dauntless AP'] }, japan: { ships: ['Shokaku', '2 DD'] } }),
    );
    const played = await say(['table', 'battle', '--random', 'all', '--seed', 'a', '--file', forces, '--save', battle]);
    expect(played.code).toBe(0);
    expect((await say(['replay', battle, '--verify'])).code).toBe(0);
    writeFileSync(forces, '{}');
    expect((await say(['table', 'battle', '--file', forces])).code).toBe(2);
  });

  it('a roll, an answer or a seed that was changed afterwards is found out, exit code 1', async () => {
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/roll .*: \d of 6/);
    const changed = join(folder, 'changed.txt');
    const lies = [
      text.replace(
        /(roll .*: )(\d)( of 6)/,
        (_, before: string, face: string, after: string) => `${before}${(Number(face) % 6) + 1}${after}`,
      ),
      text.replace(/^seed: ./m, (line) => `seed: ${line.endsWith('0') ? '1' : '0'}`),
      text.replace(/^entropy Red: .*/m, 'entropy Red: 00'),
      text.replace(/^hash: ./m, (line) => `hash: ${line.endsWith('0') ? '1' : '0'}`),
    ];
    for (const lie of lies) {
      expect(lie).not.toBe(text);
      writeFileSync(changed, lie);
      const { code, out } = await say(['replay', changed, '--verify']);
      expect(code).toBe(1);
      expect(out).toContain('differs');
    }
  });

  it('answers may be piped in; a refused one says why and asks again', async () => {
    const { out, code } = await say('table narrows --seed a --random Green,Red', 'nonsense\nquit\n');
    expect(code).toBe(0);
    expect(out.match(/^Blue$/gm)).toHaveLength(1);
    expect(out.match(/^Blue.*> /gm)).toHaveLength(2);
  });

  it('names scenarios, and the one that was meant', async () => {
    expect((await say('table')).out).toContain('straits/narrows');
    const { code, err } = await say('table narows');
    expect(code).toBe(2);
    expect(err).toContain('there is no such scenario');
  });
});

describe('ledger', () => {
  it('counts every rule of each rulebook once', async () => {
    const { out } = await say('ledger --json');
    const ledger = JSON.parse(out) as {
      [book: string]: { total: number; implemented: number; nothingToDo: number; open: string[] };
    };
    expect(Object.keys(ledger)).toEqual(['flat-top', 'war-in-the-pacific', 'apto', 'fire-in-the-sky', 'world-at-war']);
    for (const { total, implemented, nothingToDo, open } of Object.values(ledger)) {
      expect(total).toBeGreaterThan(0);
      expect(implemented + nothingToDo + open.length).toBe(total);
      expect(new Set(open).size).toBe(open.length);
    }
  });
  it('shows a rule, a chapter, and a rule of a named rulebook', async () => {
    expect((await say('ledger flat-top 16.6.2')).out).toContain('flat-top 16.6.2');
    expect((await say('ledger 17')).out).toContain('17.7.1');
    expect((await say('ledger')).out).toContain('chapter');
  });
});

describe('an error of ours', () => {
  it('is told in one line without a stack trace, exit code 70', async () => {
    let err = '';
    const code = await ironbottom(['desk', 'list'], {
      out: () => {
        throw new Error('boom\n    at somewhere.js:1:1');
      },
      err: (text) => {
        err += text;
      },
      watched: false,
      typed: false,
      colour: false,
      columns: 80,
      input: Readable.from([]),
    });
    expect(code).toBe(70);
    expect(err).toMatch(/^ironbottom: an error of the program, not of yours: boom [^\n]*please report it[^\n]*\n$/);
  });
});

describe('help', () => {
  it('is there for everything and for each command, and the version too', async () => {
    expect((await say('--version')).out).toMatch(/^ironbottom \d+\.\d+\.\d+\n$/);
    expect((await say('--help')).out).toContain('desk run');
    for (const command of ['play', 'desk', 'desk list', 'desk run', 'desk show', 'odds', 'table', 'replay', 'ledger']) {
      const { code, out } = await say(`${command} --help`);
      expect(code).toBe(0);
      expect(out).toContain(`ironbottom ${command}`);
    }
  });
  it('the desk says what to do where nobody can type', async () => {
    const { code, out } = await say('desk');
    expect(code).toBe(0);
    expect(out).toContain('ironbottom desk list');
  });
});
