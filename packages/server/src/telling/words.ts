/** All that is ever told outside a match. None of it is known to fewer people than the one it is told to. */
export type Told =
  | { what: 'turn'; title: string }
  | { what: 'joined'; title: string; name: string }
  | { what: 'over'; title: string }
  | { what: 'message'; title: string }
  | { what: 'rematch'; title: string }
  | { what: 'resume'; title: string }
  | { what: 'time'; title: string };

export function inWords(told: Told): { subject: string; body: string } {
  const title = oneLine(told.title);
  switch (told.what) {
    case 'turn':
      return { subject: `Your turn in ${title}`, body: `It is your turn in ${title}.` };
    case 'joined':
      return { subject: `${oneLine(told.name)} joined ${title}`, body: `${oneLine(told.name)} has joined ${title}.` };
    case 'over':
      return { subject: `${title} is over`, body: `The game ${title} is over.` };
    case 'message':
      return { subject: `A message in ${title}`, body: `Somebody wrote to you in ${title}.` };
    case 'rematch':
      return {
        subject: `A rematch of ${title}?`,
        body: `A rematch of ${title} is offered; sit down if you want to play.`,
      };
    case 'resume':
      return {
        subject: `Go on with ${title}?`,
        body: `Somebody asks to resume ${title}, which is adjourned; it goes on when you agree.`,
      };
    case 'time':
      return {
        subject: `Time is running out in ${title}`,
        body: `It is your turn in ${title}, and time is running out.`,
      };
  }
}

const LONGEST = 120;

/** Names and titles come from people: no line ends, no control or direction characters, not endlessly long. */
export function oneLine(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ').trim();
  const letters = [...plain];
  return letters.length <= LONGEST ? plain : `${letters.slice(0, LONGEST - 1).join('')}…`;
}
