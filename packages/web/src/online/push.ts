/** Being told by the browser itself, through the service worker. */
import type { PushAddress } from '@ironbottom/wire';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;

export async function subscribe(key: string): Promise<PushAddress> {
  if (!canPush()) throw new Error('this browser cannot be told while the page is closed');
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('this browser was told not to show notices of this page; allow them in its settings');
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('this browser gave no address to tell it at');
  return { endpoint, keys: { p256dh, auth } };
}
