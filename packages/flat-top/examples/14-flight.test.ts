/** The worked examples of chapter 14. */
import { describe, expect, test } from 'vitest';
import { af, afterSegments, choices, own, planesMove, say, upTo } from '../src/chapters/14-testing.js';
import { type Given, hexNamed } from '../src/game-testing.js';
import { ringsAroundRabaul } from '../src/scenarios/rings-around-rabaul.js';
import type { ScenarioData } from '../src/scenarios/scenario.js';

/** Coral Sea’s figures: the whole map, with Allied bases beyond its edges. */
const coralSea: Partial<ScenarioData> = {
  figures: 'SC2',
  westHalf: false,
  firstHour: 1,
  turns: 40,
  forces: {
    allied: { ...ringsAroundRabaul.forces.allied, bases: ['New Caledonia', 'Australia', 'Port Moresby'] },
    japan: { ...ringsAroundRabaul.forces.japan, bases: ['Rabaul', 'Kavieng', 'Truk'] },
  },
};

describe('examples of chapter 14', () => {
  test('14.11 example: a Catalina leaves New Caledonia at 0500, is in 5N at 1000 and moves at 1100', () => {
    const at = (hour: number, flight: object): Given => ({
      initiative: 'allied',
      turn: hour - 1,
      hour,
      scenario: coralSea,
      allied: { flights: [{ hex: 'III44', planes: ['1 Catalina'], ...flight }] },
    });
    const onDeck = { onDeck: 'New Caledonia', launches: [{ place: 'New Caledonia', factors: 1 }] };
    const game = planesMove(at(5, onDeck));
    afterSegments(game);
    let { away } = af(game, 'allied') ?? {};
    expect(away).toEqual({ base: 'New Caledonia', turns: 5, inbound: true });
    for (const hour of [6, 7, 8, 9]) {
      const later = planesMove(at(hour, { away }));
      afterSegments(later);
      away = af(later, 'allied')?.away;
    }
    expect(away).toMatchObject({ turns: 1 });
    const ten = planesMove(at(10, { away }));
    upTo(ten, 'allied', 'appear');
    say(ten, 'allied', ['AF 1 at KKK44']);
    expect(af(ten, 'allied')).toMatchObject({ hex: hexNamed('KKK44'), onMap: true, moved: true, flown: 0 });
    const eleven = planesMove(at(11, { hex: 'KKK44', onMap: true }));
    upTo(eleven, 'allied', 'map');
    expect(choices(eleven, 'allied')).toEqual({ 'AF 1': 'yes' });
  });

  test('14.12 example: B-17s stop in 1A at 1400, are in Australia’s In Flight box at 1500 and may land at 1600', () => {
    const at = (hour: number, flight: object): Given => ({
      initiative: 'allied',
      turn: hour - 1,
      hour,
      scenario: coralSea,
      allied: { flights: [{ hex: 'B40', planes: ['5 B-17'], ...flight }] },
    });
    const three = planesMove(at(15, {}));
    say(three, 'allied', ['off AF 1']);
    const away = af(three, 'allied')?.away;
    expect(away).toEqual({ base: 'Australia', turns: 1, inbound: false });
    expect(choices(three, 'allied')).toEqual({});
    const four = planesMove(at(16, { away }));
    say(four, 'allied', ['AF 1']);
    say(four, 'allied', [{ Australia: 5 }]);
    const australia = own(four, 'allied').bases.find(({ name }) => name === 'Australia');
    expect(australia?.grounded.justLanded).toMatchObject([{ plane: 'B-17', factors: 5 }]);
  });
});
