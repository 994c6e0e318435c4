/** JSON from outside: one line says where it came from and where it goes wrong. */
import { JsonFault, readJson, type Written } from '@ironbottom/umpire';
import { Refused } from './refused.js';

/** `from` says where the text came from: "standard input", "strike.json"; `what` what it should be. */
export const parseJson = (text: string, from: string, what = ''): unknown => jsonFrom(text, from, what).value;

export function jsonFrom(text: string, from: string, what = ''): Written {
  try {
    return readJson(text);
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    const where = fault.at.startsWith('line ') ? `${from}, ${fault.at}` : fault.at;
    throw new Refused(`${where}: ${fault.why}${what === '' ? '' : ` (${what})`}`);
  }
}
