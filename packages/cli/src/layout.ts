/** Tables, bars and wrapped text for a terminal of any width. */

export type Cell = string | number;

/** Columns of numbers are set right, the others left; two spaces between. What stands last is wrapped to `width`. */
export function table(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  indent = '  ',
  width = Number.POSITIVE_INFINITY,
): string[] {
  const columns = head.map((title, i) => {
    const cells = rows.map((row) => row[i] ?? '');
    const right =
      cells.length > 0 && cells.every((cell) => typeof cell === 'number' || /^(?:[-+]?[\d.,]+ ?%?|-|)$/.test(cell));
    return { right, width: Math.max(title.length, ...cells.map((cell) => String(cell).length)) };
  });
  const last = columns.length - 1;
  const before = indent.length + columns.slice(0, last).reduce((sum, column) => sum + column.width + 2, 0);
  const line = (cells: readonly Cell[]): string =>
    indent +
    columns
      .map(({ right, width: room }, i) =>
        right ? String(cells[i] ?? '').padStart(room) : String(cells[i] ?? '').padEnd(room),
      )
      .join('  ')
      .trimEnd();
  const lines = (cells: readonly Cell[]): string[] => {
    const [first = '', ...rest] = wrap(String(cells[last] ?? ''), Math.max(20, width - before));
    if (rest.length === 0) return [line(cells)];
    return [line([...cells.slice(0, last), first]), ...rest.map((more) => ' '.repeat(before) + more)];
  };
  return [line(head), ...rows.flatMap(lines)];
}

/** Words wrapped to a width; the first line begins with `first`, the others with as many spaces. */
export function wrap(text: string, width: number, first = ''): string[] {
  const rest = ' '.repeat(first.length);
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line.trimEnd());
  return lines;
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of `part` of `width` characters, to an eighth of a character. */
export function bar(part: number, width: number): string {
  const units = Math.round(Math.max(0, Math.min(1, part)) * width * 8);
  return '█'.repeat(Math.floor(units / 8)) + (eighths[units % 8] ?? '');
}

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.0005) return '< 0.1 %';
  return `${(chance * 100).toFixed(1)} %`;
}
