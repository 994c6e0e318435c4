/** The chances of every number, as bars, with the chance of that number or more as a line; the same as a table. */
import type { Spread } from '@ironbottom/umpire';
import { useId } from 'react';
import { capital } from '../asks/prompt.js';
import { desk as words } from '../words/desk.js';
import { marks } from '../words/marks.js';
import { type Bar, barsOf, isYesNo, percent, valueText } from './spread.js';
import { Wide } from './wide.js';

const height = 190;
const top = 14;
const foot = 26;
const left = 44;
const right = 46;

export function Plot({ name, spread }: { name: string; spread: Spread }) {
  const id = useId();
  const bars = barsOf(spread.values);
  const yesNo = isYesNo(spread);
  const pitch = Math.max(22, Math.min(64, 640 / bars.length));
  const width = left + right + bars.length * pitch;
  const most = Math.max(...bars.map(({ chance, interval }) => interval?.[1] ?? chance), 0.01);
  const scale = scaleFor(most);
  const y = (chance: number): number => top + height * (1 - Math.min(1, chance / scale));
  const yAll = (chance: number): number => top + height * (1 - chance);
  const x = (i: number): number => left + i * pitch;
  const every = Math.ceil(bars.length / (width / 34));
  return (
    <figure className="plot">
      <figcaption id={id}>{words.plotOf(name)}</figcaption>
      <Wide>
        <svg
          viewBox={`0 0 ${width} ${height + top + foot}`}
          style={{ minWidth: Math.min(width, 560), maxWidth: width * 1.4 }}
          role="img"
          aria-labelledby={id}
        >
          <title>{words.plotOf(name)}</title>
          {[0, 0.25, 0.5, 0.75, 1].map((part) => (
            <g key={part} className="plot-grid">
              <line x1={left} x2={width - right} y1={y(part * scale)} y2={y(part * scale)} />
              <text x={left - 6} y={y(part * scale) + 4} textAnchor="end">
                {percent(part * scale, 0)}
              </text>
              {!yesNo && (
                <text className="plot-all" x={width - right + 6} y={y(part * scale) + 4}>
                  {percent(part, 0)}
                </text>
              )}
            </g>
          ))}
          {bars.map((bar, i) => (
            <g key={bar.name} className="plot-bar">
              <title>{marks.of(bar.name, percent(bar.chance))}</title>
              <rect
                x={x(i) + pitch * 0.14}
                width={pitch * 0.72}
                y={y(bar.chance)}
                height={top + height - y(bar.chance)}
              />
              {bar.interval !== null && (
                <line
                  className="plot-interval"
                  x1={x(i) + pitch / 2}
                  x2={x(i) + pitch / 2}
                  y1={y(bar.interval[0])}
                  y2={y(bar.interval[1])}
                />
              )}
              {pitch >= 38 && (
                <text x={x(i) + pitch / 2} y={y(bar.interval?.[1] ?? bar.chance) - 4} textAnchor="middle">
                  {percent(bar.chance)}
                </text>
              )}
              {i % every === 0 && (
                <text x={x(i) + pitch / 2} y={top + height + 17} textAnchor="middle">
                  {valueText(bar.name, yesNo)}
                </text>
              )}
            </g>
          ))}
          {!yesNo && (
            <polyline
              className="plot-cumulative"
              points={bars.map((bar, i) => `${x(i) + pitch / 2},${yAll(bar.atLeast)}`).join(' ')}
            />
          )}
        </svg>
      </Wide>
      {!yesNo && <p className="hint plot-key">{words.lineOf}</p>}
      <details>
        <summary>{words.asTable}</summary>
        <Figures name={name} bars={bars} yesNo={yesNo} />
      </details>
    </figure>
  );
}

/** The axis ends at a round share. */
function scaleFor(most: number): number {
  return [0.04, 0.1, 0.2, 0.4, 0.6, 0.8, 1].find((step) => most <= step) ?? 1;
}

function Figures({ name, bars, yesNo }: { name: string; bars: readonly Bar[]; yesNo: boolean }) {
  const sampled = bars.some(({ interval }) => interval !== null);
  return (
    <Wide>
      <table>
        <caption>{capital(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.value}</th>
            <th scope="col" className="number">
              {words.chance}
            </th>
            {sampled && <th scope="col">{words.interval}</th>}
            <th scope="col" className="number">
              {words.atMost}
            </th>
            <th scope="col" className="number">
              {words.atLeast}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.name}>
              <th scope="row">{valueText(bar.name, yesNo)}</th>
              <td className="number">{percent(bar.chance, 3)}</td>
              {sampled && (
                <td>{bar.interval === null ? '' : marks.range(percent(bar.interval[0]), percent(bar.interval[1]))}</td>
              )}
              <td className="number">{percent(bar.atMost, 3)}</td>
              <td className="number">{percent(bar.atLeast, 3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
