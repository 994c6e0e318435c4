import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { migrateTo, migrations, schemaVersion, tablesAt } from './schema.js';
import type { Query, Store } from './store.js';

/**
 * A backup is one gzipped file of JSON lines: a head, then for each table a line with its columns and one line for each
 * row, and at the end how many rows each table had. It says nothing of pages or drivers, so that it moves between the
 * embedded store and PostgreSQL, and an older one can be restored by a newer Ironbottom.
 */
type Head = { ironbottom: 'backup'; version: 1; schema: number; made: number };
type Columns = { table: string; columns: readonly Column[] };
type Column = { name: string; type: string };
type Row = readonly (string | number | boolean | null)[];
type End = { rows: Record<string, number>; sha256: string };

const version = 1;
const page = 500;

/** Writes everything the store holds, as of one moment, and says how many rows of each table. */
export async function backup(store: Store, file: string): Promise<Record<string, number>> {
  const unfinished = `${file}.part`;
  const rows: Record<string, number> = {};
  try {
    await store.transaction(async (query) => {
      await query('set transaction isolation level repeatable read, read only');
      const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
      await pipeline(Readable.from(lines(query, rows)), createGzip(), out);
    });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  return rows;
}

async function* lines(query: Query, rows: Record<string, number>): AsyncGenerator<string> {
  const sum = createHash('sha256');
  const line = (value: Head | Columns | Row): string => {
    const text = `${JSON.stringify(value)}\n`;
    sum.update(text);
    return text;
  };
  const schema = await schemaVersion(query);
  yield line({ ironbottom: 'backup', version, schema, made: Date.now() });
  for (const table of tablesAt(schema)) {
    const columns = await columnsOf(query, table);
    yield line({ table, columns });
    rows[table] = 0;
    // json as text: a JSON null is not the lack of a value.
    const picked = columns.map(({ name, type }) => (isJson(type) ? `"${name}"::text as "${name}"` : `"${name}"`));
    await query(`declare everything no scroll cursor for select ${picked.join(', ')} from "${table}"`);
    for (;;) {
      const some = await query<Record<string, Row[number]>>(`fetch ${page} from everything`);
      for (const row of some) yield line(columns.map(({ name }) => row[name] ?? null));
      rows[table] += some.length;
      if (some.length < page) break;
    }
    await query('close everything');
  }
  yield `${JSON.stringify({ rows, sha256: sum.digest('hex') } satisfies End)}\n`;
}

/** Fills an empty store from a backup; one that holds anything is refused. All or nothing. */
export async function restore(store: Store, file: string): Promise<Record<string, number>> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return await store.transaction(async (query) => {
    await refuseUnlessEmpty(query);
    const reading = await readBackup(file);
    // The tables as they were when the backup was made; what has changed since is done to the rows as well.
    for (const table of tablesAt(migrations.length).reverse()) await query(`drop table if exists "${table}"`);
    await query('delete from migrations');
    await migrateTo(query, reading.schema);
    for await (const { table, columns, rows } of reading.pages) await insertRows(query, table, columns, rows);
    await migrateTo(query, migrations.length);
    return reading.counts;
  });
}

async function refuseUnlessEmpty(query: Query): Promise<void> {
  for (const table of tablesAt(migrations.length)) {
    const some = await query(`select 1 from "${table}" limit 1`);
    if (some.length > 0) throw new Error(`The store is not empty (there are ${table}); restore into an empty one.`);
  }
}

type Page = Columns & { rows: readonly Row[] };

/** Reads the file through once to check it, and gives its pages, to be read a second time. */
async function readBackup(
  file: string,
): Promise<{ schema: number; counts: Record<string, number>; pages: AsyncGenerator<Page> }> {
  const sum = createHash('sha256');
  const counts: Record<string, number> = {};
  let head: Head | null = null;
  let table = '';
  let end: End | null = null;
  for await (const text of textLines(file)) {
    if (end !== null) throw new Error(`${file} goes on after its end.`);
    const value = parse(file, text);
    if (head === null) head = checkHead(file, value);
    else if (Array.isArray(value)) counts[table] = (counts[table] ?? 0) + 1;
    else if (isColumns(value)) {
      table = value.table;
      counts[table] = 0;
    } else if (isEnd(value)) end = value;
    else throw new Error(`${file} has a line that no backup has.`);
    if (end === null) sum.update(`${text}\n`);
  }
  if (head === null || end === null) throw new Error(`${file} is cut short; it is no whole backup.`);
  if (end.sha256 !== sum.digest('hex') || JSON.stringify(end.rows) !== JSON.stringify(counts)) {
    throw new Error(`${file} is damaged: what it holds is not what was written.`);
  }
  return { schema: head.schema, counts, pages: pagesOf(file) };
}

async function* pagesOf(file: string): AsyncGenerator<Page> {
  let columns: Columns | null = null;
  let rows: Row[] = [];
  for await (const text of textLines(file)) {
    const value = parse(file, text);
    if (Array.isArray(value)) rows.push(value as Row);
    if (columns !== null && rows.length > 0 && (!Array.isArray(value) || rows.length >= page)) {
      yield { ...columns, rows };
      rows = [];
    }
    if (isColumns(value)) columns = value;
  }
}

async function* textLines(file: string): AsyncGenerator<string> {
  const unzip: Transform = createGunzip();
  const zipped = createReadStream(file);
  zipped.on('error', (error) => unzip.destroy(error));
  try {
    yield* createInterface({ input: zipped.pipe(unzip), crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new Error(`${file} is no backup, or a damaged one (${error instanceof Error ? error.message : error}).`);
  } finally {
    zipped.destroy();
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is no backup: it has a line that is not JSON.`);
  }
}

function checkHead(file: string, value: unknown): Head {
  const head = value as Partial<Head> | null;
  if (head === null || head.ironbottom !== 'backup') throw new Error(`${file} is no backup of Ironbottom.`);
  if (head.version !== version || head.schema === undefined || head.schema > migrations.length) {
    throw new Error(`${file} was made by a newer Ironbottom; restore it with that one.`);
  }
  return head as Head;
}

function isColumns(value: unknown): value is Columns {
  return typeof value === 'object' && value !== null && 'table' in value && 'columns' in value;
}

function isEnd(value: unknown): value is End {
  return typeof value === 'object' && value !== null && 'rows' in value && 'sha256' in value;
}

async function insertRows(
  query: Query,
  table: string,
  columns: readonly Column[],
  rows: readonly Row[],
): Promise<void> {
  const known = await columnsOf(query, table);
  if (JSON.stringify(known) !== JSON.stringify(columns)) throw new Error(`The backup's table ${table} is not ours.`);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ name, type }) => `"${name}"::${type}`).join(', ');
  const given = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  await query(
    `insert into "${table}" (${names}) select ${values} from unnest(${given}) as given (${names})`,
    columns.map((_, index) => rows.map((row) => (row[index] === null ? null : String(row[index])))),
  );
}

function columnsOf(query: Query, table: string): Promise<Column[]> {
  return query<Column>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  );
}

function isJson(type: string): boolean {
  return type === 'json' || type === 'jsonb';
}
