/** What somebody at the page is told instead of an answer; anything else is an error of the program. */
export class Trouble extends Error {}
