/** Checks the arrows of this checkout; says only what is wrong. */
import { filesBelow, packages, readText } from '../checkout.js';
import { checkArrows, type Room } from './arrows.js';

const rooms = packages().map((name): Room => {
  const {
    dependencies = {},
    devDependencies = {},
    exports = {},
  } = JSON.parse(readText(`packages/${name}/package.json`)) as {
    dependencies?: { [name: string]: string };
    devDependencies?: { [name: string]: string };
    exports?: { [path: string]: unknown };
  };
  return {
    name,
    dependencies: Object.keys(dependencies),
    devDependencies: Object.keys(devDependencies),
    exports: Object.keys(exports),
  };
});
const sources = filesBelow('packages', (path) => /\.[cm]?tsx?$/.test(path)).map((path) => ({
  path,
  text: readText(path),
}));
const faults = checkArrows(sources, rooms);
for (const { path, line, why } of faults) console.error(`${path}:${line} ${why}`);
if (faults.length > 0) process.exitCode = 1;
