import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their sources, so that a test never sees a stale build.
const conditions = ['ironbottom-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{packages,bench}/**/*.test.ts', 'tools/**/*.test.ts', 'e2e/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
