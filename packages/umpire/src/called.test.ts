import { expect, test } from 'vitest';
import { type Bot, botCalled } from './board.js';
import { calledTitle, forNewcomers, standIn, timesUsual, whyNotCalled } from './called.js';
import type { Kit } from './rulebook.js';

const seat = () => ({ answer: () => [] });
const efforts = [
  { futures: 40, title: 'a while' },
  { futures: 10, title: 'briefly' },
];
const admiral: Bot<Kit> = { name: 'admiral', title: 'Admiral', efforts, seat };
const captain: Bot<Kit> = { name: 'captain', title: 'Captain', seat };
const recruit: Bot<Kit> = { name: 'recruit', title: 'Recruit', seat };
const random: Bot<Kit> = { name: 'random', title: 'Chance', seat };
const bots = [admiral, captain, recruit, random];

test('a program is called by its name, and with how many futures it may imagine where it looks ahead', () => {
  expect(botCalled(bots, 'admiral')).toEqual({ bot: admiral, futures: 40 });
  expect(botCalled(bots, 'admiral:7')).toEqual({ bot: admiral, futures: 7 });
  for (const called of ['admiral', 'admiral:7', 'captain']) expect(whyNotCalled(bots, called)).toBeUndefined();
});

test('who is called wrongly hears what would be right', () => {
  expect(whyNotCalled(bots, 'admirl')).toBe(
    'there is no program admirl here; there are admiral, captain, recruit, random',
  );
  expect(whyNotCalled(bots, 'captain:3')).toBe('Captain does not look ahead: call it captain');
  for (const silly of ['admiral:', 'admiral:0', 'admiral:-1', 'admiral:1.5', 'admiral:1000000', 'admiral:much'])
    expect(whyNotCalled(bots, silly)).toBe(
      'how many futures a turn Admiral may imagine is a whole number from 1 to 99999, as in admiral:40',
    );
});

test('its title says how much it thinks where that is not as usual', () => {
  expect(['admiral', 'admiral:40', 'admiral:10', 'admiral:7', 'nobody'].map((each) => calledTitle(bots, each))).toEqual(
    ['Admiral', 'Admiral', 'Admiral (briefly)', 'Admiral (7 futures)', 'nobody'],
  );
});

test('more effort takes longer; less is given as much time', () => {
  expect([40, 80, 10, undefined].map((futures) => timesUsual(admiral, futures))).toEqual([1, 2, 1, 1]);
  expect(timesUsual(captain, undefined)).toBe(1);
});

test('a newcomer is proposed the gentlest but chance; the best that keeps nobody waiting takes over', () => {
  expect(forNewcomers(bots)).toBe(recruit);
  expect(forNewcomers([random])).toBe(random);
  expect(standIn(bots)).toEqual({ bot: captain, called: 'captain' });
  expect(standIn([admiral])).toEqual({ bot: admiral, called: 'admiral:10' });
  expect(standIn([])).toBeUndefined();
});
