/** What is read on the screens around a game: the first one, the table, its head, the curtain, the end. */
import { count, list } from './plural.js';

const answers = (n: number): string => count(n, { one: 'answer', other: 'answers' });
const minutes = (n: number): string => count(n, { one: 'minute', other: 'minutes' });

export const screens = {
  start: {
    name: 'Ironbottom',
    what: 'Board wargames of the Pacific War, with an umpire who knows every rule.',
    new: 'New game',
    who: 'Who plays',
    whoGoesOn: (given: number) => `Who goes on, after ${answers(given)}`,
    seed: 'Seed of the dice',
    seedWhat: 'The same seed and the same answers give the same game.',
    begin: 'Begin',
    goOn: 'Go on',
    file: 'Open a game file',
    notHere: (what: string) => `${what} is not here`,
  },
  continue: {
    title: 'Continue',
    over: 'over',
    answers,
    go: 'Continue',
    look: 'Look',
    goLabel: (game: string) => `Continue ${game}`,
    remove: 'Remove',
    removeSure: 'Really remove',
    label: (title: string, scenario: string, who: string) => `${title}: ${scenario}, ${who}`,
    removeLabel: (what: string, game: string) => `${what} ${game}`,
  },
  seating: {
    me: 'Me',
    friend: 'A friend at this screen',
    'friend-2': 'Another friend at this screen',
    program: (title: string) => `${title} (a program)`,
  },
  setUp: {
    data: 'Its data, to change as you like',
    json: 'As JSON',
    back: 'Back to the example',
    options: 'Optional rules',
  },
  briefing: {
    title: (scenario: string) => `${scenario}: what am I to do?`,
    play: 'Play',
    again: 'You find this again under “What am I to do?”.',
  },
  curtain: {
    game: (title: string, scenario: string) => `${title}: ${scenario}`,
    pass: (names: readonly string[]) => `Pass the screen to ${list(names)}`,
    alone: (names: readonly string[]) => `Whoever plays ${list(names)} looks alone.`,
    show: 'Show',
    undo: 'Take the last answer back',
    leave: 'Leave',
  },
  head: {
    seenBy: 'Seen by',
    nav: 'Game',
    briefing: 'What am I to do?',
    undo: 'Undo',
    undoWhat: 'Take your last answer back',
    leave: 'Leave',
    more: 'More',
    save: 'Save as a file',
    saveWhat:
      'The file holds everything, what is hidden too. Open it again on the first screen, or with “ironbottom table --resume FILE”.',
    forced: 'Answer forced questions for me',
    forcedWhat: 'Those with but one answer, and those with nothing but seldom wanted things to choose.',
    askOthers: 'Ask the others',
  },
  over: {
    over: 'The game is over',
    replayWhat:
      'The replay file holds every answer, every die and the seed they came from; anybody can check it with “ironbottom replay FILE --verify”.',
    save: 'Save the replay file',
    lookAs: (name: string) => `Look as ${name}`,
    another: 'Another game',
    allMatches: 'To all matches',
  },
  table: {
    fromHere: (cost: number) => `${cost} from here`,
    log: 'Log',
    chat: (unread: number) => (unread > 0 ? `Chat (${unread} new)` : 'Chat'),
    notes: 'Notes',
    orders: 'Orders',
    text: 'Text',
    see: 'What you see',
    side: 'Question and records',
    overtaken:
      'The question that stood here was answered in another window, by somebody who sits here with you, or by a standing order.',
    answerAs: (name: string) => `Answer as ${name}`,
    records: 'Records',
    wide: 'Wide',
    asked: (name: string, prompt: string) => `${name} is asked: ${prompt}`,
    nothingAsked: (name: string) => `Nothing is asked of ${name} now.`,
    sawLate: (name: string, late: number) => `You see what ${name} saw ${minutes(late)} ago.`,
    watch: 'You watch: you see what everybody may see.',
    plain: 'The board of this game is made for a seat; here is what is public, as tables.',
    lateSeats: (late: number) => `Above you can look at each seat as it was ${minutes(late)} ago.`,
  },
};
