/** Being told by the browser itself, through the service worker. */
import type { PushAddress } from '@ironbottom/wire';
import { online } from '../words/online.js';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;

export async function subscribe(key: string): Promise<PushAddress> {
  if (!canPush()) throw new Error(online.tellings.cannot);
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(online.tellings.denied);
  const worker = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await worker.pushManager.subscribe(wanted).catch(() => {
    throw new Error(online.tellings.failed);
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new Error(online.tellings.noAddress);
  return { endpoint, keys: { p256dh, auth } };
}
