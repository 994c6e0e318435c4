/** The guided first game, and hints. */
import { count } from './plural.js';

export const coaching = {
  heading: 'Guide',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  show: 'Show me',
  doIt: 'Do it for me',
  skip: (part: string, left: number) => `Skip “${part}” (${count(left, { one: 'step', other: 'steps' })})`,
  leave: 'Leave the guide',
  goOn: 'Go on playing',
  shown: 'Filled in below: look at it, then press Send.',
  straying: 'You may send it all the same: then the guide ends here and the game is yours.',
  lost: 'The story has taken another turn',
  lostText:
    'What is asked now is no part of the guide. The game goes on as any other; “What would … do?” shows what a program would do.',
  rated: 'this match is rated: what you answer is to be your own',
  progress: 'How far the guide has come',
  newcomer: 'New here?',
  again: 'To learn it, or to learn it again',
};
