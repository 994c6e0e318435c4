/** Runs in a browser worker: plays golden games again from their files, as they are kept. */
import { type Replayed, replayed } from '@ironbottom/flat-top/golden';

addEventListener('message', async ({ data }: MessageEvent<string[]>) => {
  const games: Replayed[] = [];
  for (const file of data) games.push(replayed(await unzipped(file)));
  postMessage(games);
});

/** `file`: the bytes in base 64, for a page is handed text. */
async function unzipped(file: string): Promise<string> {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
