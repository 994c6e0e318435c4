/** Taking a typed line apart: words, names between commas, rows between slashes; double quotes keep anything together. */

export type Word = { text: string; quoted: boolean; end: number };
export type Piece = { source: string; words: Word[] };
type Fault = { fault: string };

const BETWEEN = {
  /** Names of a list. */
  names: (line: string, at: number) => line[at] === ',',
  /** Rows of a sheet: a semicolon, or a slash that stands alone, for names may have slashes within. */
  rows: (line: string, at: number) =>
    line[at] === ';' || (line[at] === '/' && blank(line[at - 1]) && blank(line[at + 1])),
};

function blank(char: string | undefined): boolean {
  return char === undefined || /\s/.test(char);
}

/** The words of a line. A comma belongs to no word. */
export function words(line: string): { words: Word[] } | Fault {
  const found: Word[] = [];
  let at = 0;
  while (at < line.length) {
    if (blank(line[at]) || line[at] === ',') {
      at += 1;
    } else if (line[at] === '"') {
      const end = quoteEnd(line, at);
      const text = end === undefined ? undefined : unquoted(line.slice(at, end));
      if (end === undefined || text === undefined) return { fault: 'a double quote is not closed' };
      found.push({ text, quoted: true, end });
      at = end;
    } else {
      let end = at;
      while (end < line.length && !blank(line[end]) && line[end] !== ',' && line[end] !== '"') end += 1;
      found.push({ text: line.slice(at, end), quoted: false, end });
      at = end;
    }
  }
  return { words: found };
}

/** The parts of a line between commas, or between the rows of a sheet. */
export function pieces(line: string, between: keyof typeof BETWEEN): { pieces: Piece[] } | Fault {
  const separates = BETWEEN[between];
  const found: Piece[] = [];
  let start = 0;
  for (let at = 0; at <= line.length; at += 1) {
    if (line[at] === '"') {
      const end = quoteEnd(line, at);
      if (end === undefined) return { fault: 'a double quote is not closed' };
      at = end - 1;
    } else if (at === line.length || separates(line, at)) {
      const source = line.slice(start, at).trim();
      const read = words(source);
      if ('fault' in read) return read;
      found.push({ source, words: read.words });
      start = at + 1;
    }
  }
  return { pieces: found };
}

/** The place after the closing quote. */
function quoteEnd(line: string, open: number): number | undefined {
  for (let at = open + 1; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === '"') return at + 1;
  }
  return undefined;
}

function unquoted(source: string): string | undefined {
  try {
    return String(JSON.parse(source));
  } catch {
    return undefined;
  }
}
