/** Keeping the page as an app of its own, where the browser offers to. It plays without a network either way. */
import { useEffect, useState } from 'react';
import { screens } from '../words/screens.js';

/** Not every browser has it, and so no library of types does. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

/** It comes once, perhaps before anything is drawn. */
let offered: InstallEvent | null = null;
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offered = event as InstallEvent;
});

export function Install() {
  const [offer, setOffer] = useState(offered);
  useEffect(() => {
    const look = (): void => setOffer(offered);
    const gone = (): void => {
      offered = null;
      look();
    };
    addEventListener('beforeinstallprompt', look);
    addEventListener('appinstalled', gone);
    return () => {
      removeEventListener('beforeinstallprompt', look);
      removeEventListener('appinstalled', gone);
    };
  }, []);
  if (offer === null) return null;
  return (
    <button type="button" className="small" title={screens.install.what} onClick={() => void offer.prompt()}>
      {screens.install.button}
    </button>
  );
}
