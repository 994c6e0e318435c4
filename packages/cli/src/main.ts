import { ironbottom } from './ironbottom.js';
import { closePrompt } from './prompt.js';
import { exits } from './refused.js';
import { terminal } from './terminal.js';

/** Whoever reads the output may have had enough of it. */
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  process.exit(fault.code === 'EPIPE' ? exits.ok : exits.internal);
});

process.exitCode = await ironbottom(process.argv.slice(2), terminal());
closePrompt();
// A refused input may still be coming in.
process.stdin.destroy();
