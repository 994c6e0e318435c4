import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their sources, so that a test never sees a stale build.
const conditions = ['ironbottom-source', 'module', 'node', 'development|production'];

// Citations are watched in a run for the ledger, and when one rule is switched off.
const witnessed = process.env.IRONBOTTOM_LEDGER !== undefined || process.env.IRONBOTTOM_RULE_OFF !== undefined;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{packages,bench}/**/*.test.ts', 'tools/**/*.test.ts', 'e2e/**/*.test.ts'],
    setupFiles: ['tools/guarded.ts', ...(witnessed ? ['tools/ledger/witness.ts'] : [])],
    // Both cores of the smallest machine this is meant for: browser tests wait more than they work.
    maxWorkers: 2,
    // Generous: on a busy machine a test that starts a process of its own may take a while.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Built rulebooks run as they were built, not transformed once more.
    server: { deps: { external: [/\/module-[0-9a-f]{16}\.mjs$/] } },
  },
});
