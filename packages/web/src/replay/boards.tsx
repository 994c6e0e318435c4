/** Everything beside the map, at this moment; a battle being fought first. */
import { Panel } from '../beside/panel.js';
import type { ReplayScene } from '../umpire/replay-messages.js';
import { marks } from '../words/marks.js';
import { replay as words } from '../words/replay.js';

export function Boards({ scenes }: { scenes: readonly ReplayScene[] }) {
  const panels = scenes.flatMap(({ name, scene }) =>
    scene.panels.map((panel) => ({
      key: `${name} ${panel.id}`,
      title: scenes.length > 1 ? marks.of(name, panel.title) : panel.title,
      panel,
    })),
  );
  panels.sort((a, b) => Number(b.panel.front === true) - Number(a.panel.front === true));
  if (panels.length === 0) return <p className="quiet">{words.boards.nothing}</p>;
  return (
    <div className="replay-boards">
      {panels.map(({ key, title, panel }, i) => (
        <details key={key} open={panel.front === true || i === 0}>
          <summary>{title}</summary>
          <Panel panel={panel} titled={false} />
        </details>
      ))}
    </div>
  );
}
