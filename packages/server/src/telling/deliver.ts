/** Carries what is due to where it is wanted. Several processes share the work; each thing is sent by one of them. */
import { newId } from '../people/keys.js';
import { digestSubject, digestText, letterText, mail } from './mail.js';
import { LEASE, nextDue, type Place, queue, record, release, sweep, type Taken, take } from './outbox.js';
import { push } from './push.js';
import { linkTo, type Teller } from './teller.js';
import type { Delivery, Message } from './ways.js';
import { webhook } from './webhook.js';

/** Whatever goes wrong with it, its person sees that something did. */
async function deliver(teller: Teller, place: Place, messages: readonly Message[]): Promise<Delivery> {
  try {
    return await send(teller, place, messages);
  } catch {
    return { error: 'It could not be sent.', final: false };
  }
}

/** Sends messages to one place: a mail may hold several, the others are given one at a time. */
async function send(teller: Teller, place: Place, messages: readonly Message[]): Promise<Delivery> {
  const { config, vapid } = teller;
  const [message] = messages;
  if (message === undefined) return { sent: true };
  const at = teller.now();
  const { allowInward } = config;
  switch (place.way) {
    case 'mail': {
      if (config.mail === null) return { error: 'This server sends no mail at present.', final: false };
      const unsubscribe = linkTo(teller, 'unsubscribe', place.id);
      const several = messages.length > 1;
      return await mail(config.mail, {
        id: message.id,
        to: place.address.to,
        subject: several ? digestSubject(messages) : message.subject,
        text: several ? digestText(messages, unsubscribe) : letterText(message, unsubscribe),
        unsubscribe,
      });
    }
    case 'push':
      return await push(place.address, message, { keys: vapid, contact: config.contact, at, allowInward });
    case 'webhook':
      return await webhook(place.address, message, { at, allowInward });
    case 'atom':
      return { sent: true };
  }
}

export type Report = (line: { telling: string; way: string; error: string | null; count: number }) => void;

/** Everything that is due now. Says how many places something was taken for. */
export async function deliverDue(teller: Teller, report: Report = () => {}): Promise<number> {
  const taken = await take(teller.store, teller.now());
  const ended = await Promise.allSettled(taken.map((one) => deliverTaken(teller, one, report)));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return taken.length;
}

/** After a failure that may pass the others of this place are not even tried: they wait as it does. */
async function deliverTaken(teller: Teller, { place, messages }: Taken, report: Report): Promise<void> {
  const begun = teller.now();
  const parts = place.digest && place.way === 'mail' ? [messages] : messages.map((message) => [message]);
  for (const [index, part] of parts.entries()) {
    const rest = parts.slice(index).flat();
    if (rest.length === 0) return;
    if (teller.now() - begun > LEASE / 2) return await release(teller.store, rest, teller.now());
    const delivery = await deliver(teller, place, part);
    const stuck = 'error' in delivery && !delivery.final;
    const told = stuck ? rest : part;
    const error = 'error' in delivery ? delivery.error : null;
    report({ telling: place.id, way: place.way, error, count: told.length });
    await record(teller.store, place.id, told, delivery, teller.now());
    if (stuck || ('error' in delivery && delivery.gone)) return;
  }
}

/** Sends one thing at once, for the person who set it up; says what went wrong, or null. */
export async function testTelling(teller: Teller, person: string, id: string): Promise<string | null> {
  const [place] = await teller.store.query<Place>(
    'select id, way, address, digest from tellings where id = $1 and person = $2',
    [id, person],
  );
  if (place === undefined) return 'There is no such way of telling you.';
  if (place.way === 'mail' && !place.address.confirmed)
    return `First open the link in the mail that was sent to ${place.address.to}.`;
  const at = teller.now();
  const message: Message = {
    id: newId(),
    match: null,
    at,
    subject: 'Ironbottom can reach you',
    body: 'You asked for this message. What happens in your matches will be told you in the same way.',
    link: teller.config.origin,
  };
  if (place.way === 'atom') {
    await queue(teller.store.query, id, message, at, at);
    return null;
  }
  const delivery = await deliver(teller, place, [message]);
  await record(teller.store, id, [], delivery, teller.now());
  return 'error' in delivery ? delivery.error : null;
}

export type Deliverer = {
  /** Something has been queued: look now. */
  poke(): void;
  /** Finishes what is under way, and no more. */
  stop(): Promise<void>;
};

const SWEEP_EVERY = 24 * 3600_000;

/** `every`: how often to look for what other processes have left lying. */
export function startDelivering(
  teller: Teller,
  {
    report,
    fault = () => {},
    every = 30_000,
  }: { report?: Report; fault?: (error: unknown) => void; every?: number } = {},
): Deliverer {
  let stopped = false;
  let poked = false;
  let wake = (): void => {};
  let swept = Number.NEGATIVE_INFINITY;

  const rest = (time: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (poked || stopped) wake();
    });

  const work = async (): Promise<void> => {
    while (!stopped) {
      poked = false;
      let pause = every;
      try {
        if (teller.now() - swept > SWEEP_EVERY) {
          swept = teller.now();
          await sweep(teller.store, swept);
        }
        if ((await deliverDue(teller, report)) > 0) continue;
        const next = await nextDue(teller.store);
        if (next !== null) pause = Math.min(every, Math.max(1000, next - teller.now()));
      } catch (error) {
        fault(error);
      }
      await rest(pause);
    }
  };
  const working = work();

  return {
    poke() {
      poked = true;
      wake();
    },
    async stop() {
      stopped = true;
      wake();
      await working;
    },
  };
}
