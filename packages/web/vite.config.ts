import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Workspace packages are bundled from their sources, so that the page never shows a stale build.
const conditions = ['ironbottom-source', 'module', 'browser', 'development|production'];

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: { outDir: 'dist/site', target: 'es2023', chunkSizeWarningLimit: 2000 },
});
