/** JSON from outside: one line says where it came from and where it goes wrong. */
import { JsonFault, readJson } from '@ironbottom/umpire';
import { Refused } from './refused.js';

/** `from` says where the text came from: "standard input", "strike.json"; `what` what it should be. */
export function parseJson(text: string, from: string, what = ''): unknown {
  try {
    return readJson(text).value;
  } catch (fault) {
    if (!(fault instanceof JsonFault)) throw fault;
    const where = fault.at.startsWith('line ') ? `${from}, ${fault.at}` : fault.at;
    throw new Refused(`${where}: ${fault.why}${what === '' ? '' : ` (${what})`}`);
  }
}
