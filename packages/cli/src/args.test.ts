import { describe, expect, it } from 'vitest';
import { type Command, findCommand, readArgs, unknownCommand } from './args.js';

const command: Command = {
  name: 'desk run',
  args: 'NAME',
  about: '',
  flags: [
    { name: 'json', about: '' },
    { name: 'dice', takes: '4,3', about: '' },
  ],
  most: 1,
  run: async () => 0,
};
const other: Command = { ...command, name: 'odds' };

describe('the command line', () => {
  it('finds commands of one word and of two', () => {
    expect(findCommand([command, other], ['desk', 'run', 'x'])?.rest).toEqual(['x']);
    expect(findCommand([command, other], ['odds', 'x'])?.command.name).toBe('odds');
    expect(findCommand([command, other], ['desk'])).toBeUndefined();
  });
  it('reads flags with a value after them or after an equals sign', () => {
    expect(readArgs(command, ['x', '--dice', '4,3', '--json'])).toEqual({
      words: ['x'],
      flags: new Map([
        ['dice', '4,3'],
        ['json', ''],
      ]),
    });
    expect(readArgs(command, ['--dice=1', 'x']).flags.get('dice')).toBe('1');
    expect(readArgs(command, ['--', '--json']).words).toEqual(['--json']);
  });
  it('takes a word that begins with a minus and a digit for a word', () => {
    expect(readArgs(command, ['-10 Dauntless AP -> Shokaku']).words).toHaveLength(1);
  });
  it('names the flag that was meant, and what a flag wants', () => {
    expect(() => readArgs(command, ['--jsn'])).toThrow('--jsn: desk run has no such flag, did you mean --json?');
    expect(() => readArgs(command, ['--dice'])).toThrow('--dice: wants 4,3 after it');
    expect(() => readArgs(command, ['--json', '--json'])).toThrow('--json: given twice');
    expect(() => readArgs(command, ['--json=1'])).toThrow('--json: takes no value');
    expect(() => readArgs(command, ['-j'])).toThrow('two dashes');
    expect(() => readArgs(command, ['x', 'y'])).toThrow('"y": too much; the command is: ironbottom desk run NAME');
  });
  it('names the command that was meant', () => {
    expect(unknownCommand([command, other], ['ods'])).toBe('ods: there is no such command, did you mean odds?');
    expect(unknownCommand([command, other], ['desk', 'rum'])).toBe(
      'desk rum: there is no such command; there is desk run',
    );
  });
  it('shows nothing that a terminal would obey', () => {
    expect(unknownCommand([command], ['\u001b[2J'])).not.toContain('\u001b');
  });
});
