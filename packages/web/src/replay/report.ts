/** An after-action report: everything it tells is fetched, its pictures are drawn, and it is handed over as a file. */
import { call } from '../umpire/call.js';
import type { Eyes, ReplayHead } from '../umpire/replay-messages.js';
import { replay as words } from '../words/replay.js';
import { luckOf } from './luck.js';
import { type Painter, painterOf } from './picture.js';
import { htmlOf } from './report-html.js';
import { markdownOf } from './report-markdown.js';
import { pictured, type Story, storyOf, type Teller } from './story.js';

export type Wanted = { eyes: Eyes; pictures: boolean; detailed: boolean };

export async function writeReport(
  head: ReplayHead,
  kind: 'html' | 'md',
  wanted: Wanted,
  onPicture: (n: number, of: number) => void,
): Promise<string> {
  const { eyes, detailed } = wanted;
  const story = await storyOf(head, tellerOf(head), eyes, detailed);
  const { map, placeNames } = head.reference;
  if (wanted.pictures && map !== null) await draw(painterOf(map, placeNames), head, story.turns, eyes, onPicture);
  const name = `${head.title}-${head.scenario}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const file = `${name}-report.${kind}`;
  const text = kind === 'html' ? htmlOf(story) : markdownOf(story);
  hand(file, text, kind === 'html' ? 'text/html' : 'text/markdown');
  return file;
}

/** The worker tells it. */
const tellerOf = (head: ReplayHead): Teller => ({
  lines: async (eyes) => (await call({ do: 'replayLog', eyes })).lines,
  at: (at, eyes) => call({ do: 'replayAt', at, eyes }),
  luck: () => luckOf(head),
});

async function draw(
  paint: Painter,
  head: ReplayHead,
  turns: Story['turns'],
  eyes: Eyes,
  onPicture: (n: number, of: number) => void,
): Promise<void> {
  const all = pictured(head, turns);
  for (const [i, { at, turn, places }] of all.entries()) {
    onPicture(i + 1, all.length);
    const { scenes } = await call({ do: 'replayAt', at, eyes: [eyes] });
    const [first] = scenes;
    if (first === undefined) continue;
    const title = i === 0 ? words.report.opening : at === head.last ? words.report.closing : first.scene.clock;
    turns[turn]?.pictures.push({ at, title, image: paint(first.scene, places) });
    // The page is drawn between two pictures.
    await new Promise((done) => setTimeout(done));
  }
}

function hand(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
