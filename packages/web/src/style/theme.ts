/** Day and night: as the system says, unless somebody chose; the choice is kept in this browser. */
import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `public/theme.js` reads the same before the page is painted. */
const key = 'ironbottom theme';
const changed = 'ironbottom:theme';
const dark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

export function chosenTheme(): Theme {
  const kept = document.documentElement.dataset.theme;
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // A browser that keeps nothing shows it until it is closed.
  }
  dispatchEvent(new Event(changed));
}

function listen(told: () => void): () => void {
  const query = dark();
  query.addEventListener('change', told);
  addEventListener(changed, told);
  return () => {
    query.removeEventListener('change', told);
    removeEventListener(changed, told);
  };
}

const isNight = (): boolean => {
  const theme = chosenTheme();
  return theme === 'system' ? dark().matches : theme === 'dark';
};

/** Whether the page is shown dark: for what is drawn on a canvas, where no property of the style sheet reaches. */
export const useNight = (): boolean => useSyncExternalStore(listen, isNight);

export const useTheme = (): Theme => useSyncExternalStore(listen, chosenTheme);
