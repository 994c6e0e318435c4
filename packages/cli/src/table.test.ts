/** The table as people at a keyboard meet it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { ironbottom } from './ironbottom.js';
import { type Said, say } from './testing.js';

const folder = mkdtempSync(join(tmpdir(), 'ironbottom-table-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = (...typed: string[]): string => typed.map((line) => `${line}\n`).join('');
const battle = 'table battle --seed a';
/** To the air attack of the example: Zeros against the escorts, then against the bombers. */
const toTheAttack = ['yes', 'all escorts', 'yes', 'yes', 'yes'];
const wipe = '\u001b[2J\u001b[3J\u001b[H';

/** Somebody sits at a terminal of that width. */
async function typed(args: string, input: string, columns = 80): Promise<Said> {
  const said: Said = { code: -1, out: '', err: '' };
  said.code = await ironbottom(args.split(' '), {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    watched: true,
    typed: true,
    colour: false,
    columns,
    input: Readable.from([Buffer.from(input)]),
  });
  return said;
}

describe('answers at the table', { timeout: 30_000 }, () => {
  it('18.2 are numbers, parts of names, all, yes and no; sheets are asked for row by row', async () => {
    const answers = [...toTheAttack, 'yes', 'all shok', 'all 1', 'aveng, daunt', '1', 'same', 'rest'];
    const { out, code } = await say(battle, lines(...answers));
    expect(code).toBe(0);
    expect(out).toContain('In this order: Avenger on Shokaku and Dauntless on Shokaku.');
    expect(out).toContain('japan, row 2> same');
    expect(out).toContain('12 anti-aircraft factors of TF 1 fire at 8 Dauntless');
    expect(out).toMatch(/25\.1\)/);
  });

  it('17.5 a sheet may still be one line, and one row may be taken back', async () => {
    const before = [...toTheAttack, 'yes', 'kongo', 'undo', 'shok 8', 'shok 6', 'all'];
    const { out } = await say(battle, lines(...before, '1 / 1 / 1 / 1 / 1 / 1'));
    expect(out).toContain('Announced: 8 Dauntless dive on Shokaku');
    expect(out).toContain('12 anti-aircraft factors of TF 1 fire at 8 Dauntless');
  });

  it('17.2 a row that breaks a limit of the sheet is refused at once', async () => {
    const { out } = await say(battle, lines(...toTheAttack, 'yes', 'none', 'none', 'quit'));
    expect(out).toMatch(/row 2> none\n {2}you announced an attack/);
  });

  it('16.1 a question with one answer is answered by itself, and says so', async () => {
    const { out } = await say(battle, lines('quit'));
    expect(out).toContain('allied: Start air-to-air combat? Only one answer is possible: none.');
    expect(out).not.toContain('allied>');
  });

  it('18.2 the order of attacks is asked for, though all of them are to be named', async () => {
    const { out } = await say(battle, lines(...toTheAttack, 'yes', 'shok', 'shok', 'quit'));
    expect(out).toMatch(/In which order[\s\S]*allied> quit/);
  });

  it('17.1 Enter alone answers nothing: it says what can be typed', async () => {
    const { out } = await say(battle, lines(...toTheAttack, '', 'no', 'quit'));
    expect(out).toMatch(/allied> \n {2}Type yes or no\. \? shows the question again, quit leaves\.\nallied> no/);
    expect(out).not.toContain('The Allied planes attack.');
  });

  it('a refusal is the last thing on the screen; ? shows the question again', async () => {
    const { out } = await say(battle, lines('perhaps', '?', 'quit'));
    expect(out).toMatch(/japan> perhaps\n {2}there is no "perhaps"[^>]*\njapan> \?\n {2}Start air-to-air combat\?/);
    expect(out.match(/Start air-to-air combat\? \(rule/g)).toHaveLength(2);
  });

  it('undo reaches answers that people gave, and its refusal leaves the question standing', async () => {
    const { out } = await say(battle, lines('undo', 'yes', 'all escorts', 'yes', 'undo', 'no', 'quit'));
    expect(out).toContain('japan> undo\n  you have given no answer yet\njapan> yes\n');
    expect(out.match(/allied> (?:yes|no)/g)).toEqual(['allied> yes', 'allied> no']);
  });

  it.each([40, 60, 80])('lines are wrapped at words to %i columns', async (columns) => {
    const answers = [...toTheAttack, 'yes', 'x', 'shok', 'shok', 'all', '', 'quit'];
    const { out } = await typed(`${battle} --random japan`, lines(...answers), columns);
    const unbreakable = /^The seed is|> |^ *\d+ {2}\S+$/;
    const long = out.split('\n').filter((line) => line.length > columns && !unbreakable.test(line));
    expect(long).toEqual([]);
  });
});

describe('two people at one screen', { timeout: 30_000 }, () => {
  it('hand it over: it is cleared, and each reads what his own seat has heard', async () => {
    const { out } = await typed(battle, lines('', 'yes', 'all escorts', '', 'yes', '', 'yes', 'yes', '', 'quit'));
    const screens = out.split(wipe);
    expect(screens.filter((screen) => screen.startsWith('Hand over to japan'))).toHaveLength(2);
    expect(screens.filter((screen) => screen.startsWith('Hand over to allied'))).toHaveLength(2);
    const seen = screens.filter((screen) => !screen.startsWith('Hand over'));
    const [, japan = '', allied = ''] = seen;
    expect(japan).toContain('6 Avenger low');
    expect(japan).not.toContain('8 Zero high');
    expect(allied).toContain('8 Zero high');
    expect(allied).not.toContain('6 Avenger low');
    expect(allied).not.toContain('interceptors at high altitude;');
    // What everybody hears, each reads when it is his turn, and once.
    for (const screen of [japan, allied]) expect(screen.match(/The Japanese interceptors attack/g)).toHaveLength(1);
  });

  it('an answer that was the only one is told to its seat alone', async () => {
    const { out } = await typed(battle, lines('', 'yes', 'all escorts', '', 'quit'));
    const [, , japan = '', , allied = ''] = out.split(wipe);
    expect(japan).not.toContain('Only one answer');
    expect(allied).toContain('Only one answer is possible: none.');
  });

  it('whoever hands over may take his answer back, or leave', async () => {
    const { out } = await typed(battle, lines('', 'yes', 'all escorts', '', 'yes', 'undo', 'no', 'quit'));
    expect(out.match(/allied> (?:yes|no)/g)).toEqual(['allied> yes', 'allied> no']);
  });

  it('there is nothing to hand over to chance', async () => {
    const { out } = await typed(`${battle} --random allied`, lines('yes', 'quit'));
    expect(out).not.toContain('Hand over');
    expect(out).not.toContain(wipe);
  });
});

describe('the forces of a scenario', () => {
  it('15.1 are an example where none are given, and the example can be printed and given back', async () => {
    const { out } = await say(battle, lines('quit'));
    expect(out).toContain('--file FILE gives others');
    const printed = await say('table battle --example');
    expect(printed.code).toBe(0);
    const file = join(folder, 'example.json');
    writeFileSync(file, printed.out);
    const given = await say(`${battle} --random all --json --file ${file}`);
    expect(given.code).toBe(0);
    expect(given.out.replace(file, '')).toBe((await say(`${battle} --random all --json`)).out);
  });

  it('are nothing to print where a scenario wants none', async () => {
    const { code, err } = await say('table narrows --example');
    expect(code).toBe(2);
    expect(err).toContain('wants no forces');
  });
});
