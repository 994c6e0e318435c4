/** What forms begin with. */
import { type Answer, askOf, judge, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { atPhase, least } from './chapters/12-testing.js';
import { asked, fly, planesMove, say, upTo } from './chapters/14-testing.js';
import type { Given } from './game-testing.js';
import { straightforward } from './policy.js';
import { battleProposal, gameProposal } from './proposal.js';
import { askOf as askIn, fleet, strike } from './testing.js';

type FlatTop = ReturnType<typeof planesMove>;

function proposed(game: FlatTop, side: 'allied' | 'japan'): Answer | null {
  const view = viewOf(game.state, side);
  const ask = asked(game, side);
  const answer = gameProposal(view, game.law, ask);
  if (answer !== null) expect(judge(view, ask, answer, game.desk.ways)).toBeUndefined();
  return answer;
}

/** Over Rabaul with a cruiser in its harbour, the side to attack asked under this rule. */
function overRabaul(rule: string): FlatTop {
  const given: Given = {
    allied: { flights: [{ hex: 'Y3', planes: ['6 Dauntless* GP high', '2 Dauntless* GP'], onMap: true }] },
    japan: { tfs: [{ hex: 'Y3', ships: ['Aoba'], onMap: true }] },
  };
  const game = atPhase(7, given, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  for (let i = 0; i < 40; i++) {
    if (askOf(game, 'allied')?.rule === rule) return game;
    const seat = askOf(game, 'japan') === undefined ? 'allied' : 'japan';
    say(game, seat, seat === 'allied' ? (proposed(game, seat) ?? least(game, seat)) : least(game, seat));
  }
  throw new Error(`${rule} is never asked`);
}

describe('a proposal', () => {
  test('17.1 announces an attack where there are bombers that can make one', () => {
    expect(proposed(overRabaul('17.1'), 'allied')).toEqual(['attack']);
  });

  test('17.2 sends all bombers at the base a raid is about, diving where they can', () => {
    expect(proposed(overRabaul('17.2'), 'allied')).toEqual([{ 'Rabaul:dive': 6 }, { 'Rabaul:level': 2 }]);
  });

  test('17.2 in a single battle is what the straightforward commander does', () => {
    const ships = { japan: fleet('japan', { 'TF 7': 'Shokaku, 3 DD' }) };
    const ask = askIn(strike({ allied: ['AF 1: 4 Dauntless high AP'], ships }), '17.2', 'allied');
    expect(battleProposal({ seat: 'allied' }, null, ask)).toEqual(straightforward(ask, 'allied'));
    expect(battleProposal({ seat: 'allied' }, null, ask)).toEqual([{ 'shokaku:dive': 4 }]);
  });

  test('14.9 lands as many as may land, row by row', () => {
    const game = planesMove({ japan: { flights: [{ hex: 'Y9', planes: ['3 Zero', '3 Betty'] }] } });
    say(game, 'japan', ['AF 1']);
    fly(game, 'japan', 'Y8 Y7 Y6 Y5 Y4 Y3');
    expect(proposed(game, 'japan')).toEqual([{ Rabaul: 3 }, { Rabaul: 1 }]);
  });

  test('25.4 brings home who must land this turn, and nobody else', () => {
    const game = planesMove({ turn: 2, japan: { flights: [{ hex: 'Y5', planes: ['3 Zero'] }] } });
    expect(proposed(game, 'japan')).toEqual([]);
    const [flight] = viewOf(game.state, 'japan').own.flights;
    if (flight === undefined) throw new Error('no flight');
    flight.lots = flight.lots.map((lot) => ({ ...lot, deadline: 2 }));
    expect(proposed(game, 'japan')).toEqual(['AF 1 to Y3']);
  });

  test('14.2.2–14.2.3 lets a strike on its way fly on, and leaves it where it is over its target', () => {
    const given = (hex: string): Given => ({
      initiative: 'allied',
      allied: {
        tfs: [{ hex: 'DD30', ships: ['Lexington'] }],
        flights: [
          { hex, planes: ['6 Dauntless* GP high', '2 Wildcat*'], onMap: true },
          { hex: 'DD28', planes: ['2 Wildcat*'], onMap: true },
        ],
      },
    });
    const underWay = planesMove(given('Y9'));
    for (const step of ['map', 'log'] as const) {
      upTo(underWay, 'allied', step);
      expect(proposed(underWay, 'allied')).toEqual(['AF 1']);
    }
    const over = planesMove(given('Y3'));
    upTo(over, 'allied', 'map');
    expect(proposed(over, 'allied')).toBeNull();
  });

  test('there is none where nothing is as good a beginning', () => {
    const game = planesMove({ japan: { flights: [{ hex: 'Y5', planes: ['3 Zero'] }] } });
    const view = viewOf(game.state, 'japan');
    expect(gameProposal(view, game.law, { ...asked(game, 'japan'), rule: '14.2.3' })).toBeNull();
  });
});
