/** The table as people at a keyboard meet it. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

  it('19.3 rest ends before a row of another kind, which is asked for', async () => {
    const file = join(folder, 'surface.json');
    writeFileSync(
      file,
      JSON.stringify({
        night: true,
        allied: { ships: ['North Carolina', '4 DD'] },
        japan: { ships: ['Kongo', '3 DD'] },
      }),
    );
    const { out } = await say(`${battle} --file ${file}`, lines('fight', 'fight', 'gunnery', 'rest', '4', 'quit'));
    expect(out).toMatch(/row 2> rest\n(?: {2}Row [2-5]: [^\n]* gunnery\n){4} {2}Row 6: /);
    expect(out).toMatch(/row 6> 4\n\njapan\n/);
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
    const sheet = await say(battle, lines('yes', '?', 'quit'));
    expect(sheet.out).toMatch(/japan> \?\n {2}Tell off [\s\S]*Row 1: J1: 8 Zero\n[\s\S]*Type names and how many/);
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
    const [japan = '', toAllied = '', allied = '', toJapan = ''] = screens;
    expect(japan).toMatch(/The seed is committed to: .*\nHand over to japan/);
    expect(toAllied).toMatch(/^Hand over to allied[^\n]*\n$/);
    expect(toJapan).toMatch(/^Hand over to japan[^\n]*\n$/);
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
    const [japan = '', , allied = ''] = out.split(wipe);
    expect(japan).not.toContain('Only one answer');
    expect(allied).toContain('Only one answer is possible: none.');
  });

  it('whoever hands over may take his answer back, or leave', async () => {
    const { out } = await typed(battle, lines('', 'yes', 'all escorts', '', 'yes', 'undo', 'no', 'quit'));
    expect(out.match(/allied> (?:yes|no)/g)).toEqual(['allied> yes', 'allied> no']);
  });

  it('why it cannot be taken back stands above the hand-over', async () => {
    const { out } = await typed(battle, lines('', 'yes', 'all escorts', 'undo', 'quit'));
    expect(out).toMatch(/last answer back\): undo\n {2}something has been told[^\n]*\nHand over to allied/);
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
    expect(out).toContain('--file FILE plays');
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

const answers = [...toTheAttack, 'yes', 'shok', 'shok', 'all', '1', 'rest'];

describe('a game that is left', { timeout: 30_000 }, () => {
  const whole = join(folder, 'whole.txt');

  it.each([
    ['with quit', ['quit'], '80'],
    ['with Ctrl-D', [], '81'],
  ])('%s is saved, its seed apart for its owner alone, and goes on to the same end', async (_, leave, name) => {
    const file = join(folder, `${name}.txt`);
    await say(`${battle} --save ${whole} --overwrite`, lines(...answers));
    const left = await say(`${battle} --save ${file}`, lines(...answers.slice(0, 5), ...leave));
    expect(left.code).toBe(0);
    expect(left.out).toContain('The game is under way.');
    expect(left.out.replace(/\s+/g, ' ')).toContain(`ironbottom table --resume ${file}`);
    expect(readFileSync(file, 'utf8')).not.toMatch(/^seed:/m);
    expect(statSync(`${file}.seed`).mode & 0o777).toBe(0o600);
    const resumed = await say(`table --resume ${file}`, lines(...answers.slice(5)));
    expect(resumed.code).toBe(0);
    expect(resumed.out).toContain('The Japanese interceptors attack');
    expect(resumed.out).toMatch(/^Won by /m);
    expect(existsSync(`${file}.seed`)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    expect((await say(`replay ${file} --verify`)).code).toBe(0);
    expect((await say(`table --resume ${file}`)).err).toContain('the game is over');
  });

  it('is not written over another file unasked', async () => {
    const file = join(folder, 'mine.txt');
    writeFileSync(file, 'mine');
    const { code, err } = await say(`${battle} --save ${file}`, lines('quit'));
    expect(code).toBe(2);
    expect(err).toContain('--overwrite');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('without --save is refused where nothing more is typed', async () => {
    const { code, err } = await say(battle, lines('yes'));
    expect(code).toBe(2);
    expect(err).toBe('ironbottom: nothing more was typed\n');
  });

  it('does not go on without its seed, with another, or with a die that was changed', async () => {
    const file = join(folder, 'odd.txt');
    await say(`${battle} --save ${file}`, lines(...answers.slice(0, 5), 'quit'));
    const text = readFileSync(file, 'utf8');
    const seed = readFileSync(`${file}.seed`, 'utf8');
    writeFileSync(`${file}.seed`, `${'0'.repeat(64)}\n`);
    expect((await say(`table --resume ${file}`)).code).toBe(2);
    writeFileSync(`${file}.seed`, 'none\n');
    expect((await say(`table --resume ${file}`)).err).toContain('is not a seed');
    rmSync(`${file}.seed`);
    expect((await say(`table --resume ${file}`)).err).toContain('without its seed');
    writeFileSync(`${file}.seed`, seed);
    writeFileSync(
      file,
      text.replace(/: (\d) of 6/, (_, face: string) => `: ${(Number(face) % 6) + 1} of 6`),
    );
    expect((await say(`table --resume ${file}`)).err).toContain('the file says');
    expect((await say(`table --resume ${file} --seed b`)).err).toContain('leave --seed out');
  });

  it('goes on with typed dice, and needs no seed', async () => {
    const file = join(folder, 'typed.txt');
    const args = `table battle --type-dice --save ${file}`;
    const left = await say(args, lines('yes', 'all escorts', 'yes', 'yes', '4', '1', 'quit'));
    expect(left.code).toBe(0);
    expect(existsSync(`${file}.seed`)).toBe(false);
    const resumed = await say(`table --resume ${file}`, lines('yes', '3', '3', 'quit'));
    expect(resumed.out).toContain('rolled 4');
    expect(resumed.out).toContain('2 Dauntless (Allied) shot down');
  });
});

describe('replay', { timeout: 30_000 }, () => {
  const file = join(folder, 'told.txt');

  it('tells a game that is over in words, with who heard what', async () => {
    await say(`${battle} --save ${file}`, lines(...answers));
    const { out, code } = await say(`replay ${file}`);
    expect(code).toBe(0);
    expect(out).toContain('15.4      A battle by day.');
    expect(out).toContain("(japan) The enemy's planes");
    expect(out).toMatch(/^Won by /m);
    expect(out).not.toContain('ironbottom game 1');
    expect(out).not.toContain('Doubtful');
    const { steps } = JSON.parse((await say(`replay ${file} --json`)).out) as { steps: { rule: string }[] };
    expect(steps[0]).toMatchObject({ rule: '15.4', to: 'all', text: 'A battle by day.' });
  });

  it('writes the report that the page writes, without fog or as one seat saw it', async () => {
    const out = join(folder, 'report.html');
    expect((await say(`replay ${file} --report html --out ${out}`)).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toMatch(/^<!doctype html>.*<h1>Flat Top: One battle.*<dd>Won by /s);
    const all = (await say(`replay ${file} --report md --detailed`)).out;
    expect(all).toContain('Told without fog');
    expect(all).toContain('*told to Japan alone*');
    const allies = (await say(`replay ${file} --report md --detailed --seen-by allied`)).out;
    expect(allies).toContain('As Allies saw it.');
    expect(allies).not.toContain('told to Japan');
    for (const words of ['--report pdf', '--report md --seen-by jpan', '--report md --verify', '--out x.md'])
      expect((await say(`replay ${file} ${words}`)).code).toBe(2);
  });

  it('warns of a die that does not fit the seed', async () => {
    const text = readFileSync(file, 'utf8');
    const changed = join(folder, 'told-changed.txt');
    writeFileSync(
      changed,
      text.replace(/: (\d) of 6/, (_, face: string) => `: ${(Number(face) % 6) + 1} of 6`),
    );
    const { out, code } = await say(`replay ${changed}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^Doubtful: line \d+: the file says "roll/m);
  });

  it('tells of a game under way what everybody has heard, and no answers', async () => {
    const unfinished = join(folder, 'unfinished.txt');
    await say(`${battle} --save ${unfinished}`, lines('yes', 'quit'));
    const { out } = await say(`replay ${unfinished}`);
    expect(out).toContain('The Japanese interceptors attack');
    expect(out).not.toContain("The enemy's planes");
    expect(out).not.toContain('Start air-to-air combat?');
    expect(out).toContain('The game is under way (2 answers;');
    expect((await say(`replay ${unfinished} --report md`)).err).toContain('once it is over');
    expect(out).not.toContain('Doubtful');
  });
});

describe("a scenario of one's own", { timeout: 30_000 }, () => {
  it('says what it is about, in words, to whoever types brief', async () => {
    const { out } = await say('table flat-top/custom --bots japan=recruit', lines('brief', 'own', 'brief', 'quit'));
    expect(out).toContain('brief says what you are to do');
    const aim = 'You win with 4 hits on Rabaul and 20 points, or with 2 hits, 20 points';
    expect(out.replaceAll(/\s+/g, ' ').split(aim)).toHaveLength(3);
    expect(out).not.toMatch(/-?\d+ times row|row \d+ TF/);
  });

  it('prints the whole command that goes on with it', async () => {
    const file = join(folder, 'to go on with.game');
    const left = ['table', 'flat-top/custom', '--bots', 'japan=recruit', '--save', file];
    const { out } = await say(left, lines('quit'));
    const goOn = `npx ironbottom table --resume ${JSON.stringify(file)} --bots japan=recruit`;
    expect(out.split('\n')).toContain(`  ${goOn}`);
    const again = await say(['table', '--resume', file, '--bots', 'japan=recruit'], lines('quit'));
    expect(again.out).toContain('how do your forces begin?');
  });

  it('is refused with every fault, a line each', async () => {
    const file = join(folder, 'faults.json');
    const { out } = await say(['table', 'flat-top/custom', '--example']);
    writeFileSync(file, out.replace('23 February', '31 February').replace('Minneapolis', 'Minneapolus'));
    const { err } = await say(['sim', 'flat-top/custom', '--file', file]);
    const told = err.trimEnd().split('\n');
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('date: February 1942 has the days 1 to 28, not 31 (26.1)');
    expect(told[1]).toMatch(/^ {2}.*faults\.json, line \d+, forces\.allied\.ships\[1\]: there is no allied ship/);
  });

  it('has its options named, and those that are meant', async () => {
    const { err } = await say('sim flat-top/custom --options criticalHit');
    expect(err).toContain('options.criticalHit: there is no such option, did you mean criticalHits?');
  });

  it('19.2.1 a sheet with many limits is refused in the row that breaks one, and judged before it is handed in', async () => {
    const savo = ['table', 'war-in-the-pacific/savo-island', '--bots', 'japan=recruit', '--seed', 's'];
    const twice = await say(savo, lines('E1', 'E1', 'quit'));
    expect(twice.out.replaceAll(/\n +/g, ' ')).toContain('E1, number 1 in rows 1, 2: at most 1, and this makes 2');
    // Two stand second in a hex while others of the column are empty: that shows at the end only.
    const uneven = await say(savo, lines('E1', 'E1+', 'E2', 'E2+', 'E3', 'E3+', 'E4', 'E4+', 'quit'));
    expect(uneven.err).not.toContain('an error of the program');
    expect(uneven.out.replaceAll(/\n +/g, ' ')).toContain('ships are spread evenly');
    expect(uneven.code).toBe(0);
  });
  it('is played with house charts from a file, or refused with the line that is wrong', async () => {
    const file = join(folder, 'house.json');
    const duel = ['sim', 'war-in-the-pacific/cruiser-duel', '--bots', 'recruit,recruit', '--games', '4', '--seed', 'h'];
    const put = (values: object): void => writeFileSync(file, JSON.stringify({ 'naval-crt': values }, null, 1));
    put({ '1.3': 'S', '2.3': 'S', '3.3': 'S' });
    const { out, code } = await say([...duel, '--charts', file]);
    expect(code).toBe(0);
    expect(out).not.toBe((await say(duel)).out);
    put({ '1.3': 'D2', '2.3': 'D9' });
    const bad = await say([...duel, '--charts', file]);
    expect(bad.err.replaceAll(/\n {2}/g, ' ')).toContain(`${file}, line 4, naval-crt, 2.3: expected `);
    put({ '2.33': 'D2' });
    const none = await say(['table', 'war-in-the-pacific/cruiser-duel', '--charts', file]);
    expect(none.err.replaceAll(/\n {2}/g, ' ')).toContain(`${file}, line 3, naval-crt: there is no value '2.33'`);
    expect([bad.code, none.code]).toEqual([2, 2]);
    // What falls where the table rises is played, and told.
    put({ '7.5': '-' });
    const odd = await say([...duel, '--charts', file]);
    expect(odd.code).toBe(0);
    expect(odd.err.replaceAll(/\n */g, ' ')).toContain('though it looks mistyped: Naval Combat Results Table: ');
    writeFileSync(file, '{ "naval-ctr": {} }');
    const { err } = await say([...duel, '--charts', file]);
    expect(err.replaceAll(/\n {2}/g, ' ')).toContain("line 1: there is no chart 'naval-ctr', did you mean naval-crt?");
  });

  it('tells the line of a house chart whose places are odds, with a colon in them', async () => {
    const file = join(folder, 'odds.json');
    const house = { incomes: { 'japan.1937': 30 }, 'land-combat': { '1.5:1': 'DE', '8.2:1': 'D9' } };
    writeFileSync(file, JSON.stringify(house, null, 1));
    const { err, code } = await say(['table', 'apto/learning', '--random', 'all', '--charts', file]);
    expect(err.replaceAll(/\n {2}/g, ' ')).toContain(`${file}, line 7, land-combat, 8.2:1: expected one of AE`);
    expect(code).toBe(2);
  });

  it('26.1 is refused with the line that is wrong, at the table and in simulations', async () => {
    const file = join(folder, 'own.json');
    const { out } = await say(['table', 'flat-top/custom', '--example']);
    writeFileSync(file, out.replace('Minneapolis', 'Minneapolus'));
    const line = out.split('\n').findIndex((text) => text.includes('Minneapolis')) + 1;
    expect(line).toBeGreaterThan(1);
    const told = `ironbottom: ${file}, line ${line}, forces.allied.ships[1]: there is no allied ship Minneapolus, did you mean Minneapolis? (3.3)\n`;
    for (const command of ['table', 'sim']) {
      const { err, code } = await say([command, 'flat-top/custom', '--file', file]);
      expect(err.replaceAll(/\n {2}/g, ' ')).toBe(told);
      expect(code).toBe(2);
    }
  });
});
