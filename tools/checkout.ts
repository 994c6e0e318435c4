/** The checkout as the tools see it: its files, its packages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root is where package-lock.json lies: above tools/ for the sources, above tools/dist/ for the build. */
export const root = rootAbove(dirname(fileURLToPath(import.meta.url)));

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : rootAbove(dirname(folder));
}

/** Files below a folder, as paths from the root with forward slashes; nothing built or installed. */
export function filesBelow(folder: string, wanted: (path: string) => boolean): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : filesBelow(path, wanted);
      return wanted(path) ? [path] : [];
    })
    .sort();
}

export const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** Every test file that a whole run of Vitest takes in; the same list as `include` in vitest.config.ts. */
export function testFiles(): string[] {
  return ['packages', 'bench', 'tools', 'e2e'].flatMap((folder) => filesBelow(folder, isTest));
}

/** The folders of packages/ that are packages. */
export function packages(): string[] {
  return readdirSync(join(root, 'packages'))
    .filter((name) => existsSync(join(root, 'packages', name, 'package.json')))
    .sort();
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
