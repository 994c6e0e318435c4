/** Values that stay as they are until the next, as a line of an SVG path. */
export function stepsOf(
  points: readonly { at: number; value: number }[],
  last: number,
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  let path = `M${round(x(0))} ${round(y(points[0]?.at === 0 ? points[0].value : 0))}`;
  for (const { at, value } of points) path += `H${round(x(at))}V${round(y(value))}`;
  return `${path}H${round(x(last))}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
