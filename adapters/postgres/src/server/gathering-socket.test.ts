import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GatheringSocket } from './gathering-socket';

/** Records what it sends to the network. */
class Observed extends GatheringSocket {
  readonly sent: string[] = [];

  override _write(chunk: Uint8Array, encoding: BufferEncoding, written: (error?: Error | null) => void): void {
    this.sent.push(Buffer.from(chunk).toString());
    super._write(chunk, encoding, written);
  }
}

describe('a gathering socket', () => {
  let server: Server;
  let received: Promise<string>;
  beforeEach(async () => {
    server = createServer();
    received = once(server, 'connection').then(([socket]) => text(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());

  async function connected(): Promise<Observed> {
    const socket = new Observed();
    socket.connect(...([(server.address() as AddressInfo).port, '127.0.0.1'] as never[]));
    await once(socket, 'connect');
    return socket;
  }

  it('sends what is written in one turn as one piece, whoever corks it in between', async () => {
    const socket = await connected();
    socket.write(Buffer.from('begin '));
    await Promise.resolve();
    socket.cork();
    socket.write(Buffer.from('bind '));
    socket.write(Buffer.from('execute '));
    socket.uncork();
    await Promise.resolve();
    socket.write(Buffer.from('commit '));
    await new Promise(setImmediate);
    socket.write(Buffer.from('next'));
    await new Promise(setImmediate);
    expect(socket.sent).toEqual(['begin bind execute commit ', 'next']);
    socket.end();
    expect(await received).toBe('begin bind execute commit next');
  });

  it('sends what was written before it is connected and before it is ended', async () => {
    const socket = new Observed();
    socket.connect(...([(server.address() as AddressInfo).port, '127.0.0.1'] as never[]));
    socket.write(Buffer.from('early '));
    await once(socket, 'connect');
    socket.write(Buffer.from('late'), () => socket.end());
    expect(await received).toBe('early late');
  });

  it('tells each piece when it is written', async () => {
    const socket = await connected();
    const written: string[] = [];
    for (const piece of ['a', 'b', 'c']) socket.write(Buffer.from(piece), () => written.push(piece));
    await new Promise(setImmediate);
    expect(written).toEqual(['a', 'b', 'c']);
    socket.end();
    expect(await received).toBe('abc');
  });
});
