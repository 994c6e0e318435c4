/**
 * One POST to a place that a person named. The place is looked up once, every address it has must be public, the connection
 * goes to one of these and is checked again before a byte is sent. No redirect is followed, the answer's body is not read.
 */
import { lookup as resolve } from 'node:dns/promises';
import { type ClientRequest, request } from 'node:http';
import { connect as connectPlain, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { isPublic } from './addresses.js';

/** `allowInward`: private and loopback addresses may be told too. `ca`: an authority to trust instead of the usual ones. */
export type PostOptions = { allowInward: boolean; limit?: number; ca?: string };

/** The status, or in words why there is none. `final`: trying again would be of no use. */
export type Posted = { status: number; retryAfter: number | null } | { error: string; final: boolean };

type Address = { address: string; family: number };

const LIMIT = 10_000;

class Unreachable extends Error {
  readonly final: boolean;
  constructor(message: string, final = false) {
    super(message);
    this.final = final;
  }
}

/** Null when the text is an address that may be posted to at all; else why not. */
export function unfitUrl(text: string): string | null {
  if (!URL.canParse(text)) return 'This is not an address that begins with https:// or http://.';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'The address must begin with https:// or http://.';
  if (url.username !== '' || url.password !== '') return 'The address must not hold a name or password.';
  return null;
}

export async function post(
  address: string,
  headers: Record<string, string>,
  body: Buffer,
  { allowInward, limit = LIMIT, ca }: PostOptions,
): Promise<Posted> {
  const unfit = unfitUrl(address);
  if (unfit !== null) return { error: unfit, final: true };
  const url = new URL(address);
  const signal = AbortSignal.timeout(limit);
  let socket: Socket | undefined;
  try {
    const addresses = await lookedUp(url.hostname.replace(/^\[(.*)\]$/, '$1'), signal);
    if (!allowInward && !addresses.every(({ address }) => isPublic(address))) throw inwardRefused();
    socket = await connected(url, addresses, ca, signal);
    if (!allowInward && !isPublic(socket.remoteAddress ?? '')) throw inwardRefused();
    return await exchanged(url, headers, body, socket, signal);
  } catch (error) {
    if (signal.aborted)
      return { error: `${url.hostname} did not answer within ${limit / 1000} seconds.`, final: false };
    if (error instanceof Unreachable) return { error: error.message, final: error.final };
    return { error: inWords(error, url.hostname), final: false };
  } finally {
    socket?.destroy();
  }
}

function inwardRefused(): Unreachable {
  return new Unreachable('This address lies in a private network, which this server does not send to.', true);
}

async function lookedUp(host: string, signal: AbortSignal): Promise<Address[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  return await unlessAborted(resolve(host, { all: true }), signal);
}

/** A name is not looked up again: between two look-ups the answer may change to an address within. */
function connected(
  url: URL,
  addresses: readonly Address[],
  ca: string | undefined,
  signal: AbortSignal,
): Promise<Socket> {
  const known: LookupFunction = (_host, options, callback) => {
    const first = addresses[0];
    if (options.all) callback(null, [...addresses]);
    else if (first !== undefined) callback(null, first.address, first.family);
    else callback(new Unreachable(`${url.hostname} has no address.`), '');
  };
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const secure = url.protocol === 'https:';
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port);
  const socket = secure
    ? connectSecure({ host, port, lookup: known, ca, servername: isIP(host) === 0 ? host : '' })
    : connectPlain({ host, port, lookup: known });
  return unlessAborted(
    new Promise((resolve, reject) => {
      socket.once(secure ? 'secureConnect' : 'connect', () => resolve(socket));
      socket.on('error', reject);
    }),
    signal,
    () => socket.destroy(),
  );
}

function exchanged(
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  socket: Socket,
  signal: AbortSignal,
): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request({
      method: 'POST',
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, 'content-length': body.length, connection: 'close', ...headers },
      createConnection: () => socket,
      signal,
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const seconds = Number(response.headers['retry-after']);
      response.destroy();
      resolve({ status: response.statusCode ?? 0, retryAfter: seconds > 0 ? seconds * 1000 : null });
    });
    sent.end(body);
  });
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal, onAbort?: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      onAbort?.();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** What went wrong, for a person who knows the name of their own host and little of sockets. */
function inWords(error: unknown, host: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'ENOTFOUND':
      return `There is no host named ${host}.`;
    case 'EAI_AGAIN':
      return `The name ${host} could not be looked up just now.`;
    case 'ECONNREFUSED':
      return `${host} refused the connection.`;
    case 'ECONNRESET':
    case 'EPIPE':
      return `${host} broke off the connection.`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `${host} cannot be reached.`;
    case 'CERT_HAS_EXPIRED':
      return `The certificate of ${host} has expired.`;
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `The certificate of ${host} is not to be trusted.`;
    default:
      return `${host} gave no proper answer.`;
  }
}
