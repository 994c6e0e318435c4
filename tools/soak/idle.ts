/** So many sockets that say nothing: a server of its own holds them, answers others meanwhile, and lets go of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { root } from '../checkout.js';

export type Idle = { sockets: number; bytesEach: number; seconds: number; answeredIn: number; left: number };

const atOnce = 200;

export async function idleSockets(many: number): Promise<Idle> {
  const folder = mkdtempSync(join(tmpdir(), 'ironbottom-idle-'));
  const [port, numbers] = [await freePort(), await freePort()];
  const command = join(root, 'packages/cli/bin/ironbottom.mjs');
  const args = ['serve', '--data', folder, '--port', String(port), '--metrics-port', String(numbers)];
  const server = spawn(process.execPath, [command, ...args], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  try {
    const before = await patiently(() => look(numbers));
    const started = Date.now();
    const sockets: WebSocket[] = [];
    while (sockets.length < many) {
      const more = Array.from(
        { length: Math.min(atOnce, many - sockets.length) },
        () => new WebSocket(`ws://127.0.0.1:${port}/api/socket`),
      );
      sockets.push(...more);
      await Promise.all(more.map((socket) => once(socket, 'open')));
    }
    const seconds = (Date.now() - started) / 1000;
    const after = await look(numbers);
    const asked = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
    const answeredIn = performance.now() - asked;
    for (const socket of sockets) socket.terminate();
    let left = after.sockets;
    for (let i = 0; i < 50 && left > 0; i++) {
      await pause(200);
      left = (await look(numbers)).sockets;
    }
    return { sockets: after.sockets, bytesEach: (after.memory - before.memory) / many, seconds, answeredIn, left };
  } finally {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function look(port: number): Promise<{ sockets: number; memory: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const gauge = (name: string): number => Number(new RegExp(`^ironbottom_${name} (\\d+)`, 'm').exec(text)?.[1]);
  return { sockets: gauge('sockets'), memory: gauge('memory_bytes') };
}

/** A server takes a while to begin. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let i = 0; i < 100; i++) {
    try {
      return await work();
    } catch {
      await pause(300);
    }
  }
  return work();
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
