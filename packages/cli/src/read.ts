/** Input from files and standard input: never more than a megabyte, refused while reading. */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { parseJson } from './json.js';
import { Refused } from './refused.js';

const most = 1_000_000;

export async function readText(stream: Readable, from: string, what = ''): Promise<string> {
  const meant = what === '' ? '' : ` (${what})`;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
      size += bytes.length;
      if (size > most) {
        stream.destroy();
        throw new Refused(`${from}: more than 1 MB, and no input is that long${meant}`);
      }
      chunks.push(bytes);
    }
  } catch (fault) {
    if (fault instanceof Refused) throw fault;
    throw new Refused(`${from}: ${reason(fault)}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refused(`${from}: is not text in UTF-8${meant}`);
  }
}

export const readFile = (file: string, what = ''): Promise<string> => readText(createReadStream(file), file, what);

export async function readJsonFile(file: string, what = ''): Promise<unknown> {
  return parseJson(await readFile(file, what), file, what);
}

function reason(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  const known: { [code: string]: string } = {
    ENOENT: 'there is no such file',
    EISDIR: 'is a folder, not a file',
    EACCES: 'may not be read',
    ENOTDIR: 'there is no such file',
  };
  return known[code] ?? `cannot be read (${code || String(fault)})`;
}
