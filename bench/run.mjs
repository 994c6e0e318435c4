/**
 * `npm run bench`: see docs/benchmarks.md. What is measured is built into one module first, as rulebooks are meant to
 * ship and as boardgame.io does ship.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// boardgame.io reads the mode when it is loaded.
process.env.NODE_ENV = 'production';

const built = '--built';
const args = process.argv.slice(2);
if (!args.includes(built)) await bundle();
const { main } = await import(new URL('dist/one/main.js', import.meta.url).href);
process.exitCode = await main(args.filter((arg) => arg !== built));

async function bundle() {
  const root = fileURLToPath(new URL('.', import.meta.url));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    // The server runs in a process of its own, from its own build; what it brings along stays outside.
    ssr: {
      noExternal: true,
      external: [
        '@ironbottom/server',
        '@ironbottom/server/load',
        '@ironbottom/lab',
        '@ironbottom/cli',
        '@ironbottom/web/site',
        'playwright-core',
      ],
    },
    build: { ssr: 'dist/src/main.js', outDir: 'dist/one', minify: false, target: 'node20', emptyOutDir: true },
  });
}
