/** The sentence of a prompt that asks, or else its first; and what the others explain. */
export function sentencesOf(prompt: string): [question: string, rest: string] {
  const sentences = prompt.split(/(?<=[.?!]) (?=[A-Z0-9])/);
  const asking = sentences.find((sentence) => sentence.endsWith('?')) ?? sentences[0] ?? '';
  return [capital(asking), sentences.filter((sentence) => sentence !== asking).join(' ')];
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
