import { createServer } from '@rdm/blade-server';
import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { openMemoryApplication } from '../setup/memory-application';

describe('a client that asks and never reads', () => {
  it('does not hold up the stop of the server for ever', async () => {
    const { application } = await openMemoryApplication({ tenants: [] });
    const server = await createServer({ application, saberSecret: 'saber_secret', logLevel: 'error', patience: 300 });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as net.AddressInfo;
    const client = net.connect(port, '127.0.0.1').pause();
    client.on('error', () => undefined);
    await once(client, 'connect');
    // Files streamed as fast as they are read, together far larger than the buffers of a connection.
    client.write('GET /api-docs/swagger-ui/swagger-ui-bundle.js HTTP/1.1\r\nHost: rdm\r\n\r\n'.repeat(50));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const connections = () =>
      new Promise<number>((resolve, reject) => {
        server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });
    expect(await connections()).toBe(1);
    await server.close();
    expect(await connections()).toBe(0);
    client.destroy();
  }, 20_000);
});
