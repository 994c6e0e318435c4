/** Whether a key pressed here writes or chooses by its letter, and so means nothing else. */
const taking = [
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"], [type="submit"], [type="file"])',
  'textarea',
  'select',
  '[contenteditable]',
].join();

export const isWriting = ({ target }: Event): boolean => target instanceof Element && target.closest(taking) !== null;
