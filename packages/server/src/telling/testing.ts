/** Places to be told at, on this machine and for tests alone. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer as createPlainHttp, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSecureHttp } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

/** An HTTP server that notes what it receives and answers with `answer.status`; 0: never. */
export async function listeningHttp(secure?: { key: string; cert: string }) {
  const received: Received[] = [];
  const answer = { status: 200, headers: {} as Record<string, string> };
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body: Buffer.concat(chunks) });
    if (answer.status !== 0) response.writeHead(answer.status, answer.headers).end('an answer that nobody reads');
  };
  const server = secure ? createSecureHttp(secure, listener) : createPlainHttp(listener);
  const port = await listening(server);
  const close = () => {
    server.closeAllConnections();
    return closed(server);
  };
  return { url: `${secure ? 'https' : 'http'}://localhost:${port}`, port, received, answer, close };
}

export type Letter = { from: string; to: string; text: string };

/** An SMTP server of the smallest kind. `refuse`: what it says to a recipient instead of 250. */
export async function listeningSmtp() {
  const letters: Letter[] = [];
  const answer: { refuse: string | null } = { refuse: null };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    let waiting = '';
    let letter: Letter = { from: '', to: '', text: '' };
    let inText = false;
    const line = (text: string): void => {
      if (inText) {
        if (text !== '.') letter.text += `${text.replace(/^\./, '')}\r\n`;
        else {
          inText = false;
          letters.push(letter);
          socket.write('250 taken\r\n');
        }
        return;
      }
      const [word = ''] = text.toUpperCase().split(/[ :]/);
      if (word === 'MAIL') letter = { from: text.slice(10), to: '', text: '' };
      if (word === 'RCPT') letter.to = text.slice(8).replace(/[<>]/g, '');
      if (word === 'DATA') inText = true;
      if (word === 'QUIT') socket.end('221 good bye\r\n');
      else if (word === 'RCPT' && answer.refuse !== null) socket.write(`${answer.refuse}\r\n`);
      else socket.write(word === 'DATA' ? '354 go on\r\n' : '250 yes\r\n');
    };
    socket.on('data', (chunk) => {
      waiting += chunk.toString('utf8');
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        line(waiting.slice(0, end));
        waiting = waiting.slice(end + 2);
      }
    });
    socket.write('220 at your service\r\n');
  });
  const port = await listening(server);
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return closed(server);
  };
  return { url: `smtp://localhost:${port}`, letters, answer, close };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A certificate for `localhost` that signs itself, made as X.509 wants it (RFC 5280). */
export function ownCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const ecdsaSha256 = der(0x30, oid('1.2.840.10045.4.3.2'));
  const name = der(0x30, der(0x31, der(0x30, oid('2.5.4.3'), der(0x0c, Buffer.from('localhost')))));
  const alternative = der(0x30, der(0x82, Buffer.from('localhost')));
  const extensions = der(0xa3, der(0x30, der(0x30, oid('2.5.29.17'), der(0x04, alternative))));
  const facts = der(
    0x30,
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ecdsaSha256,
    name,
    der(0x30, der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const certificate = der(0x30, facts, ecdsaSha256, der(0x03, Buffer.of(0), sign('sha256', facts, privateKey)));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const long = content.length > 255 ? [0x82, content.length >> 8, content.length & 255] : [0x81, content.length];
  return Buffer.concat([Buffer.from([tag, ...(content.length < 128 ? [content.length] : long)]), content]);
}

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  const bytes = others.flatMap((part) => {
    const septets = [part & 127];
    for (let rest = part >> 7; rest > 0; rest >>= 7) septets.unshift((rest & 127) | 128);
    return septets;
  });
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
}
