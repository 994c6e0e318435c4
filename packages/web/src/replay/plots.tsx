/** Small pictures of figures. Lines are told apart by dashes as well as by colour, and said in words beside them. */
import { replay as words } from '../words/replay.js';
import { stepsOf } from './line.js';

export type CourseLine = { name: string; points: readonly { at: number; value: number }[] };

const size = { width: 360, height: 120, left: 34, bottom: 14, top: 8, right: 8 };

/** Values that stay as they are until the next: steps from the first moment to the last. */
export function Course({
  label,
  last,
  at,
  lines,
}: {
  label: string;
  last: number;
  at: number | null;
  lines: readonly CourseLine[];
}) {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const x = (moment: number): number =>
    size.left + ((size.width - size.left - size.right) * moment) / Math.max(1, last);
  const y = (value: number): number =>
    size.top + ((size.height - size.top - size.bottom) * (high - value)) / Math.max(1e-9, high - low);
  return (
    <figure className="replay-plot">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        {[low, 0, high].map((value) => (
          <g key={value}>
            <line className="plot-grid" x1={size.left} x2={size.width - size.right} y1={y(value)} y2={y(value)} />
            <text x={size.left - 4} y={y(value) + 3.5} textAnchor="end">
              {words.luck.figure(Math.round(value * 10) / 10)}
            </text>
          </g>
        ))}
        {at !== null && (
          <line className="plot-now" x1={x(at)} x2={x(at)} y1={size.top} y2={size.height - size.bottom} />
        )}
        {lines.map(({ name, points }, i) => (
          <path key={name} className={`plot-line plot-line-${(i % 4) + 1}`} d={stepsOf(points, last, x, y)} />
        ))}
      </svg>
      <figcaption>
        {lines.map(({ name, points }, i) => (
          <span key={name}>
            <svg className="plot-key" viewBox="0 0 24 6" aria-hidden="true">
              <line className={`plot-line plot-line-${(i % 4) + 1}`} x1="0" x2="24" y1="3" y2="3" />
            </svg>{' '}
            {name} {words.luck.figure(Math.round((points.at(-1)?.value ?? 0) * 10) / 10)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The chances of all sums; what came is marked. */
export function Bars({
  label,
  from,
  each,
  came,
}: {
  label: string;
  from: number;
  each: readonly number[];
  came: number;
}) {
  const most = Math.max(...each, 1e-9);
  const width = 96;
  const bars = each.map((chance, i) => ({ sum: from + i, chance }));
  const bar = width / Math.max(1, each.length);
  return (
    <svg className="replay-bars" viewBox={`0 0 ${width} 28`} role="img" aria-label={label}>
      {bars.map(({ sum, chance }) => {
        const height = Math.max(0.5, (26 * chance) / most);
        return (
          <rect
            key={sum}
            className={sum === came ? 'came' : ''}
            x={(sum - from) * bar + 0.3}
            y={27 - height}
            width={Math.max(0.4, bar - 0.6)}
            height={height}
          />
        );
      })}
      <line x1="0" x2={width} y1="27.5" y2="27.5" />
    </svg>
  );
}
