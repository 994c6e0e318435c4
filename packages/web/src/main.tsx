import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { app } from './words/app.js';
import { speak } from './words/index.js';

const root = document.getElementById('root');
if (root === null) throw new Error(app.noRoot);
document.documentElement.lang = await speak();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Kept for the next visit, with or without a network; a browser that will not do that plays all the same.
if ('serviceWorker' in navigator)
  addEventListener('load', () => {
    navigator.serviceWorker.register('./offline.js').catch(() => undefined);
  });
