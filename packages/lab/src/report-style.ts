/** A sheet of paper in the page's colours, by day and by night; on a printer black on white. It stands in the file itself. */
export const style = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fdfbf6, #16202a);
  --ink: light-dark(#1a2530, #e3e7ea);
  --faint: light-dark(#55606b, #a3afba);
  --line: light-dark(#d3cab9, #2c3a47);
  --wash: light-dark(#eef1f2, #1f2c38);
  --a: light-dark(#1f5f99, #74b3ea);
  --b: light-dark(#b8470b, #f09a5c);
}
body {
  margin: 0 auto;
  padding: 2rem 1.2rem 4rem;
  max-width: 54rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem / 1.55 Georgia, "DejaVu Serif", serif;
}
h1 { font-size: 2rem; line-height: 1.2; margin: 0.2rem 0 1rem; overflow-wrap: anywhere; }
h2 { margin: 2.4rem 0 0.6rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
h3 { margin: 1.6rem 0 0.3rem; }
.kind { margin: 0; letter-spacing: 0.12em; text-transform: uppercase; font-size: 0.8rem; color: var(--faint); }
.quiet, footer { color: var(--faint); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; }
dt { font-weight: bold; }
dd { margin: 0; overflow-wrap: anywhere; }
code { font-size: 0.88rem; }
/* The table stands beside its plot where there is room, else below it. */
.pair { display: flex; flex-wrap: wrap; gap: 0 2.5rem; }
figure { margin: 1rem 0; width: 27rem; max-width: 100%; }
figcaption { color: var(--faint); font-size: 0.88rem; }
.table { overflow-x: auto; margin: 1rem 0; }
.table:focus-visible { outline: 2px solid var(--a); outline-offset: 2px; }
table { border-collapse: collapse; font-size: 0.88rem; }
caption { text-align: left; font-weight: bold; }
th, td { text-align: right; padding: 0.12rem 0 0.12rem 1.1rem; border-bottom: 1px solid var(--line); white-space: nowrap; font-variant-numeric: tabular-nums; }
th { font-weight: normal; color: var(--faint); }
tbody th { color: var(--ink); }
th:first-child { text-align: left; padding-left: 0; }
.words td, .words th { text-align: left; white-space: normal; }
svg { display: block; width: 100%; font: 13px sans-serif; fill: var(--faint); }
svg .name, svg .cell { fill: var(--ink); }
svg .cell { font-size: 14px; }
.axis { stroke: var(--line); }
.mark { stroke: var(--faint); stroke-dasharray: 4 3; }
.whisker { stroke: var(--a); stroke-width: 2; }
.dot, .bar { fill: var(--a); }
.none { fill: var(--wash); }
@media print {
  :root { color-scheme: light; --paper: #fff; }
  body { max-width: none; padding: 0; }
  figure, .table, tr { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  .table { overflow: visible; }
  svg { print-color-adjust: exact; }
}
`;
