/** The style of a report: a sheet of paper, by day and by night; on a printer black on white. It stands in the file itself. */
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
  font:
    1rem / 1.55 Georgia,
    "DejaVu Serif",
    serif;
}
h1 {
  font-size: 2rem;
  line-height: 1.2;
  margin: 0.2rem 0 1rem;
}
h2 {
  margin: 2.4rem 0 0.6rem;
  border-bottom: 1px solid var(--line);
}
h3 {
  margin: 1.8rem 0 0.4rem;
}
h4 {
  margin: 1rem 0 0.2rem;
  font-size: 1rem;
}
.kind {
  margin: 0;
  letter-spacing: 0.12em;
  text-transform: uppercase;
  font-size: 0.8rem;
  color: var(--faint);
}
.quiet,
small,
em,
figcaption,
footer {
  color: var(--faint);
}
small {
  font-size: 0.75rem;
}
dl {
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 0.2rem 1rem;
}
dt {
  font-weight: bold;
}
dd {
  margin: 0;
}
ul {
  margin: 0.2rem 0;
  padding-left: 1.2rem;
}
li {
  margin: 0.1rem 0;
}
figure {
  margin: 1rem 0;
}
img {
  max-width: 100%;
  height: auto;
  border: 1px solid var(--line);
}
figcaption {
  font-size: 0.85rem;
}
article {
  margin: 1rem 0;
  padding: 0.4rem 1rem 0.8rem;
  background: var(--wash);
  border-left: 4px solid var(--b);
}
.total {
  font-weight: bold;
  margin: 0.5rem 0 0;
}
table {
  border-collapse: collapse;
  margin: 0.5rem 0;
  font-size: 0.88rem;
  display: block;
  overflow-x: auto;
  max-width: 100%;
}
caption {
  text-align: left;
  font-weight: bold;
}
th,
td {
  text-align: left;
  padding: 0.12rem 0.7rem 0.12rem 0;
  border-bottom: 1px solid var(--line);
  vertical-align: top;
}
.figures td + td {
  font-variant-numeric: tabular-nums;
}
svg {
  max-width: 40rem;
  width: 100%;
  font: 11px sans-serif;
  fill: var(--faint);
}
.axis {
  fill: none;
  stroke: var(--line);
}
.line0,
.line1 {
  fill: none;
  stroke-width: 2;
  stroke: var(--a);
}
.line1 {
  stroke: var(--b);
  stroke-dasharray: 6 3;
}
.key0 {
  color: var(--a);
}
.key1 {
  color: var(--b);
}
.keys {
  margin: 0 0 0.5rem 2.5rem;
  display: flex;
  gap: 1.5rem;
}
@media print {
  :root {
    color-scheme: light;
  }
  body {
    max-width: none;
    padding: 0;
  }
  article,
  figure {
    break-inside: avoid;
  }
}
`;
