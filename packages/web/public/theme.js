// Before anything is painted: whoever chose day or night sees no flash of the other. `src/style/theme.ts` does the rest.
try {
  const kept = localStorage.getItem('ironbottom theme');
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
} catch {}
