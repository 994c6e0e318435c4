import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their sources, so that a test never sees a stale build.
const conditions = ['ironbottom-source', 'module', 'node', 'development|production'];

// Citations are watched in a run for the ledger, and when one rule is switched off.
const witnessed = process.env.IRONBOTTOM_LEDGER !== undefined || process.env.IRONBOTTOM_RULE_OFF !== undefined;

/** Pure rooms, without a clock, files or a state of their own: their test files share what one has loaded. */
const pure = [
  'packages/{umpire,hexes,wire,bots}',
  'packages/{flat-top,fire-in-the-sky,world-at-war,war-in-the-pacific,apto}',
];
const tests = (room: string): string => `${room}/**/*.test.ts`;

/** Whole games by the hundred, which run twice as fast where nothing else has run before. */
const alone = ['packages/flat-top/golden/*.test.ts', 'packages/flat-top/src/game-trial.test.ts'];

const common = {
  setupFiles: ['tools/guarded.ts', ...(witnessed ? ['tools/ledger/witness.ts'] : [])],
  // Generous: on a busy machine a test that starts a process of its own may take a while.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  exclude: ['**/node_modules/**', '**/dist/**'],
};

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Both cores of the smallest machine this is meant for: browser tests wait more than they work.
    maxWorkers: 2,
    // Built rulebooks run as they were built, not transformed once more.
    server: { deps: { external: [/\/module-[0-9a-f]{16}\.mjs$/] } },
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'rules',
          include: pure.map(tests),
          exclude: [...common.exclude, ...alone],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...common, name: 'alone', include: alone },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'rest',
          include: ['{packages,bench}', 'tools', 'e2e'].map(tests),
          exclude: [...common.exclude, ...pure.map(tests)],
        },
      },
    ],
  },
});
