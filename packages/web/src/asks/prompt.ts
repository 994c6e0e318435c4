/** A prompt's first sentence asks; the rest explains. */
export function sentencesOf(prompt: string): [question: string, rest: string] {
  const end = /[.?!](?= [A-Z0-9])/.exec(prompt)?.index ?? prompt.length - 1;
  return [capital(prompt.slice(0, end + 1)), prompt.slice(end + 1).trim()];
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
