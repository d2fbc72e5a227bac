import net from 'node:net';
import { once } from 'node:events';

/**
 * Listens for a moment where the server is going to listen, so that a taken port is told at once and not when the data
 * is prepared.
 * @throws the error of `listen`
 */
export async function requireAddress({ host, port }: { readonly host: string; readonly port: number }): Promise<void> {
  // Any free one.
  if (port === 0) return;
  const probe = net.createServer();
  probe.listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
