import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';

// Workspace packages are bundled from their sources, so that the page never shows a stale build.
const conditions = ['ironbottom-source', 'module', 'browser', 'development|production'];

/** The page's own files, kept by the browser after the first visit: from then on it opens without a network. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      // What lies in public/ keeps its name when it changes: its contents count too.
      const fixed = readdirSync(join(import.meta.dirname, 'public')).sort();
      const files = ['./', ...[...fixed, ...Object.keys(bundle)].map((name) => `./${name}`)];
      const hash = createHash('sha256').update(files.join());
      for (const name of ['index.html', ...fixed.map((each) => join('public', each))])
        hash.update(readFileSync(join(import.meta.dirname, name)));
      const source = readFileSync(join(import.meta.dirname, 'offline.js'), 'utf8')
        .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace("['FILES']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'offline.js', source });
    },
  };
}

/** What the first screen tells of the games: worked out now, so that nobody waits for the rulebooks to see it. */
function catalogue(): Plugin {
  const [asked, found] = ['virtual:catalogue', '\0catalogue'];
  return {
    name: 'catalogue',
    resolveId: (id) => (id === asked ? found : undefined),
    async load(id) {
      if (id !== found) return undefined;
      const source = join(import.meta.dirname, 'src', 'umpire', 'offered.ts');
      const { module } = await runnerImport<{ games: unknown }>(source, { configFile: false, resolve: { conditions } });
      return `export const games = ${JSON.stringify(module.games)};`;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), catalogue(), offline()],
  resolve: { conditions },
  worker: { format: 'es', plugins: () => [catalogue()] },
  build: { outDir: 'dist/site', target: 'es2023', chunkSizeWarningLimit: 2000 },
});
