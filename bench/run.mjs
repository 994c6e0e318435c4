/** `npm run bench`: see docs/benchmarks.md. boardgame.io reads the mode when it is loaded. */
process.env.NODE_ENV = 'production';
const { main } = await import('./dist/src/main.js');
process.exitCode = await main(process.argv.slice(2));
