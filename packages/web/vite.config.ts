import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// Workspace packages are bundled from their sources, so that the page never shows a stale build.
const conditions = ['ironbottom-source', 'module', 'browser', 'development|production'];

/** The page's own files, kept by the browser after the first visit: from then on it opens without a network. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = ['./', './icon.svg', './theme.js', ...Object.keys(bundle).map((name) => `./${name}`)];
      const hash = createHash('sha256')
        .update(files.join())
        .update(readFileSync(join(import.meta.dirname, 'index.html')));
      const source = readFileSync(join(import.meta.dirname, 'offline.js'), 'utf8')
        .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace("['FILES']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'offline.js', source });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), offline()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: { outDir: 'dist/site', target: 'es2023', chunkSizeWarningLimit: 2000 },
});
