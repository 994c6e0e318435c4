/**
 * A fault as the log may have it: what kind, and where. Not its message: that may quote an answer, a name or a key, and a log is
 * read by people who play.
 */
export function faultOf(fault: unknown): { kind: string; code?: string; where: string[] } {
  if (!(fault instanceof Error)) return { kind: typeof fault, where: [] };
  const code = 'code' in fault && typeof fault.code === 'string' ? { code: fault.code } : {};
  return { kind: fault.name, ...code, where: placesIn(fault) };
}

const most = 8;

/** Functions and lines, without the folders they lie in and without what was said. */
function placesIn({ stack = '', message }: Error): string[] {
  const told = stack.indexOf(message);
  return stack
    .slice(told < 0 ? 0 : told + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, most)
    .map((line) => line.trim().replace(/\(?(?:file:\/\/)?[^\s()]*\/([^/\s()]+:\d+:\d+)\)?$/, '$1'));
}
