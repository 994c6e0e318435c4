/**
 * The first game: two hours of Rings Around Rabaul, from the launch off Lexington to the bombs on Rabaul, for somebody who
 * has never played. `first-game.test.ts` plays it: a rule that changes the story is noticed there.
 */
import type { Answer, Guide, GuideStep, Place } from '@ironbottom/umpire';
import { named } from './map.js';

const launching = '0600: the launch';
const flying = '0700: on to Rabaul';
const striking = 'Over Rabaul';

function hexAt(hex: string): Place {
  const place = named(hex);
  if (place === undefined) throw new RangeError(`${hex} is not on the board`);
  return place;
}

const way = (...hexes: string[]): Place[] => hexes.map(hexAt);
const rabaul = { place: hexAt('Y3'), text: 'Rabaul, the target' };

/** Another way to the same hex is as good. */
function endsAt(hex: string, ...halts: string[]): (answer: Answer) => boolean {
  return (answer) => {
    if (typeof answer !== 'object' || !('path' in answer) || !Array.isArray(answer.path)) return false;
    const { path, halt } = answer as { path: Place[]; halt: string[] };
    return path.at(-1) === hexAt(hex) && [...halt].sort().join() === halts.join();
  };
}

const stayed = (answer: Answer): boolean =>
  typeof answer === 'object' && 'path' in answer && Array.isArray(answer.path) && answer.path.length === 0;

const steps: readonly GuideStep[] = [
  {
    part: 'Before dawn',
    rule: '4.1',
    words: 'How do your forces begin',
    title: 'Welcome aboard Lexington',
    text: [
      'It is 23 February 1942. You command one carrier, Lexington, with her screen of cruisers and destroyers, and you mean to bomb the Japanese base at Rabaul. A program plays Japan.',
      'Every question of the game stands below, with your answer under it. Choose “as proposed” and press Send.',
    ],
    answer: ['proposed'],
    otherwise: 'To arrange every ship and plane by hand is for a later game.',
    look: [rabaul, { place: hexAt('MM9'), text: 'Lexington begins here' }],
  },
  {
    part: launching,
    rule: '8.10',
    words: 'Air operations',
    title: 'Planes stand in boxes',
    before:
      'Lexington lies at the eastern edge of the map, some 300 miles from Rabaul. Nobody sees her: what you have is hidden until the enemy finds it.',
    text: [
      'A turn is an hour. Planes on a deck go from Just Landed through Readying to Ready, one box an hour, and get their bombs on the way. Only Ready planes take off.',
      'Nine Dauntless dive bombers are Ready with GP bombs, the kind for bases. Three more have none: move those 3 back to Readying, so that they can be armed next hour. Leave the rest.',
    ],
    answer: [{}, { readying: 3 }, {}, {}, {}, 100, 100, []],
    otherwise:
      'For now only the 3 Dauntless without bombs should move, to Readying: the nine with bombs are to take off this hour, and they can only do so from Ready.',
    panel: 'air-operations',
  },
  {
    part: launching,
    rule: '8.10.2',
    words: 'Form the Air Formations',
    title: 'Form the strike',
    before:
      'The three are below deck, being armed. Japan has written its orders too, and neither side saw the other’s.',
    text: [
      'Planes fly in Air Formations, AF for short. Numbers are Air Factors: about three planes each.',
      'Put all 9 Dauntless with bombs into AF 1: that is the strike. Put 4 Wildcat into AF 2: fighters to guard Lexington. A few planes that take off fly their full way this turn, some more half of it.',
    ],
    answer: [{ 'AF 2': 4 }, { 'AF 1': 9 }, {}, {}, {}],
    otherwise: 'This story needs the 9 Dauntless in AF 1 and 4 Wildcat in AF 2; the others stay on deck.',
  },
  {
    part: launching,
    rule: '10.1',
    words: 'Orders for your task forces',
    title: 'The ships have their say',
    before: 'Two formations stand on deck.',
    text: [
      'So many planes at once need wind over the deck: Lexington has to steam a hex into the wind, at once or later. Her counter stays off the map; showing it would let her search, and be seen.',
      'All is well as it stands: just press Send.',
    ],
    answer: [['first'], [], []],
    otherwise: 'For now the ships stay hidden and on the map: change nothing here.',
    panel: 'task-forces',
  },
  {
    part: launching,
    rule: '12.2',
    words: 'Plot TF 1',
    title: 'Plot a course',
    before: 'TF 1, your task force, has steamed a hex into the wind.',
    text: [
      'Its course is written down before anything moves, and it is a secret. One hex is left: point at MM10 on the map (a hex is 20 miles), or use the arrows below, and send.',
    ],
    answer: { path: way('MM10'), halt: [] },
    otherwise: 'Sail to MM10, so that the planes find her where the story says.',
    look: [{ place: hexAt('MM10'), text: 'sail here' }],
  },
  {
    part: launching,
    rule: '14.2.3',
    words: 'Step 3 of 4',
    title: 'Take off',
    before:
      'The sides rolled for the initiative: that decides who moves planes first. Japan may not take off in the first hour of this scenario.',
    text: [
      'Planes move in four steps: who lands, who flies on in the open, who flies hidden, who comes into the open. Hidden is best for a strike.',
      'Choose both, AF 1 and AF 2. Each is asked for its way next.',
    ],
    answer: ['AF 2', 'AF 1'],
    otherwise: 'Choose both AF 1 and AF 2, and nothing else.',
  },
  {
    part: launching,
    rule: '14.5',
    words: 'Fly AF 2',
    title: 'Fighters overhead',
    text: [
      'The Wildcats are to stay where they are. Choose “stay with Lexington, if it ends in her hex”: then they go where she goes, and fight whoever comes for her. Choose no hex.',
    ],
    answer: { path: [], halt: ['ride Lexington'] },
    accepts: stayed,
    otherwise: 'Let the Wildcats stay over Lexington: without them she has only her guns.',
  },
  {
    part: launching,
    rule: '14.5',
    words: 'Fly AF 1',
    title: 'Towards Rabaul',
    text: [
      'Now the strike. So many took off together that it has only half its way this hour: 5 hexes. Point at HH7, towards Rabaul: the page finds the way and says how long the fuel lasts.',
      'Bombers with bombs cannot climb in the hour they take off. That comes next.',
    ],
    answer: { path: way('LL9', 'KK9', 'JJ8', 'II8', 'HH7'), halt: [] },
    accepts: endsAt('HH7'),
    otherwise: 'Bring them to HH7, five hexes towards Rabaul: from there it is one hour’s flight.',
    look: [{ place: hexAt('HH7'), text: 'fly here' }, rabaul],
  },
  {
    part: flying,
    rule: '8.10',
    words: 'Air operations',
    title: 'An hour later',
    before:
      'Nothing was in sight, so there was no combat, and the hour is over. The log tells it all; every line names its rule.',
    text: ['The three Dauntless are in Readying. Move them to Ready with GP bombs: a second strike, if you need one.'],
    answer: [{}, {}, { 'ready GP': 3 }, {}, 100, 100, []],
    otherwise: 'Move the 3 Dauntless to Ready with GP bombs, and let the others stand.',
    panel: 'air-operations',
  },
  {
    part: flying,
    rule: '8.10.2',
    words: 'Form the Air Formations',
    title: 'Keep something back',
    text: ['They could take off at once. Keep them: who sends everything has nothing when he is found. Press Send.'],
    answer: [{}, {}, {}, {}, {}],
    otherwise: 'For now nothing more takes off.',
  },
  {
    part: flying,
    rule: '10.1',
    words: 'Orders for your task forces',
    title: 'Stay hidden',
    text: ['Nothing to change: press Send. Questions like this one can be left to standing orders later.'],
    answer: [[], []],
    otherwise: 'Stay hidden and on the map: change nothing here.',
  },
  {
    part: flying,
    rule: '12.2',
    words: 'Plot TF 1',
    title: 'Wait for your planes',
    text: [
      'Lexington should be where her planes come home to. Sail to NN10 and back to MM10: the same hex, another hour.',
    ],
    answer: { path: way('NN10', 'MM10'), halt: [] },
    accepts: endsAt('MM10'),
    otherwise: 'End in MM10, or stay there.',
    look: [{ place: hexAt('MM10'), text: 'Lexington' }],
  },
  {
    part: flying,
    rule: '14.2.1',
    words: 'Step 1 of 4',
    title: 'Nobody lands yet',
    text: [
      'Step 1: whoever wants to land flies home now; later in the hour it is too late. Every formation has an hour by which it must be down: yours by 1100. Nobody lands now: send an empty answer.',
    ],
    answer: [],
    otherwise: 'Nobody should land now: AF 1 has yet to drop its bombs.',
    panel: 'air-record',
  },
  {
    part: flying,
    rule: '14.2.2',
    words: 'Step 2 of 4',
    title: 'Nor fly in the open',
    text: ['AF 2 lies open on the map; it is asked again in the next step. Send an empty answer.'],
    answer: [],
    otherwise: 'AF 2 is moved in step 3.',
  },
  {
    part: flying,
    rule: '14.2.3',
    words: 'Step 3 of 4',
    title: 'Fly on, unseen',
    text: ['Choose both again, AF 1 and AF 2.'],
    answer: ['AF 2', 'AF 1'],
    otherwise: 'Choose AF 1 and AF 2: whoever is not moved stays where he is and burns his fuel.',
  },
  {
    part: flying,
    rule: '14.5',
    words: 'Fly AF 2',
    title: 'On guard',
    text: ['They stay with Lexington: the same as before.'],
    answer: { path: [], halt: ['ride Lexington'] },
    accepts: stayed,
    otherwise: 'Let the Wildcats stay over Lexington.',
  },
  {
    part: flying,
    rule: '14.5',
    words: 'Fly AF 1',
    title: 'To the target, high',
    text: [
      'Nine hexes: just enough. Choose “go up to high altitude in the first hex”, for dive bombers dive only from high altitude. Then point at Rabaul, Y3, and send.',
    ],
    answer: { path: way('GG7', 'FF6', 'EE6', 'DD5', 'CC5', 'BB4', 'AA4', 'Z3', 'Y3'), halt: ['climb'] },
    accepts: endsAt('Y3', 'climb'),
    otherwise: 'They must end in Y3, over Rabaul, and go high in the first hex: from low altitude they could not dive.',
    look: [rabaul],
  },
  {
    part: striking,
    rule: '16.5.4',
    words: 'fire at',
    title: 'Zeros!',
    before:
      'Look at the map: enemy planes were sighted. Flying boats went out from Rabaul to search, and fighters were waiting over the base. Now they are upon you.',
    text: [
      'A battle goes step by step: fighters, then guns, then bombs. Each side’s planes fire at once, one die for each kind. The odds below come from what you know.',
      'Your bombers have gunners of their own: fire all 9 at the Zeros.',
    ],
    answer: [{ Zero: 9 }],
    otherwise: 'Fire at the Zeros: there are six of them, and they are the ones that kill.',
    panel: 'battle',
  },
  {
    part: striking,
    rule: '17.1',
    words: 'Make an air attack',
    title: 'They are through',
    before:
      'The dice are down: each line of the battle says which table and column were used and what was rolled. Some of yours are lost, and some of theirs.',
    text: ['The fighters have had their turn. Now the base lies below you. Attack: yes.'],
    answer: ['attack'],
    otherwise: 'You have come a long way: attack.',
  },
  {
    part: striking,
    rule: '17.2',
    words: 'What do your bombers attack',
    title: 'Dive',
    before: 'Over the target you see what is there: Rabaul, with planes on the field.',
    text: [
      'Dive bombing hits better than level bombing; look at the odds as you choose. Put everybody who is left on “dive bombing”. The guns of the base fire before the bombs fall.',
    ],
    answer: [{ 'Rabaul:dive': 5 }],
    otherwise: 'Let all of them dive on Rabaul.',
  },
  {
    part: striking,
    rule: '21.7.1',
    words: 'Which plane at Rabaul is lost',
    title: 'Hits',
    before:
      'The guns missed and the bombs did not. Planes stood ready on the field, and that doubles the hits: each costs the base a plane, and you a choice.',
    text: ['You say which. Take a Mavis: flying boats are his eyes.'],
    answer: ['Mavis'],
    otherwise: 'Any would do, but the Mavis is what finds your carrier.',
    accepts: () => true,
    panel: 'points',
  },
  {
    part: striking,
    rule: '21.7.1',
    words: 'Which plane at Rabaul is lost',
    title: 'And one more',
    text: ['A second hit, a second plane. Watch the points at the top of the page.'],
    answer: ['Mavis'],
    otherwise: 'Any would do, but the Mavis is what finds your carrier.',
    accepts: () => true,
  },
];

export const firstGame: Guide = {
  title: 'Learn in ten minutes',
  about: 'A guided first game: two hours of Rings Around Rabaul, from the launch to the bombs, on the real table.',
  scenario: 'rings-around-rabaul',
  options: {},
  seed: 'Rabaul',
  seat: 'allied',
  bot: 'recruit',
  steps,
  done: {
    title: 'That was an hour’s war',
    text: [
      'You have readied planes, launched a strike, fought its battle and scored: you know how the game goes. Twelve points to eight, and two hits on Rabaul. For a win you need two hits, 20 points and more points than Japan when the day ends at 1900.',
      'Go on from here if you like. AF 1 has to be home by 1100: fly it back towards Lexington in step 3, and land it in step 1 of an hour in which she is within reach. The three Dauntless on deck are armed for a second strike.',
      '“What would … do?” below a question shows what a program would answer. “What am I to do?” tells the aim again. Undo takes back whatever has told nobody anything.',
    ],
  },
};
