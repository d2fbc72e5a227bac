import { once } from 'node:events';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireAddress } from './require-address';

const host = '127.0.0.1';

describe('the address a server is going to listen at', () => {
  let other: net.Server;
  let port: number;
  beforeEach(async () => {
    other = net.createServer().listen({ port: 0, host });
    await once(other, 'listening');
    port = (other.address() as net.AddressInfo).port;
  });
  afterEach(() => void other.close());

  it('is refused at once where another program listens, as listening itself would be', async () => {
    await expect(requireAddress({ host, port })).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' });
  });

  it('is free for the server after it was tried', async () => {
    other.close();
    await once(other, 'close');
    await requireAddress({ host, port });
    const server = net.createServer().listen({ port, host });
    await once(server, 'listening');
    server.close();
  });

  it('is not tried where any port will do', async () => {
    await expect(requireAddress({ host, port: 0 })).resolves.toBeUndefined();
  });
});
