import net from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Holds back everything on the connections that are open now, in both directions; new ones are served. */
  freeze(): void;
  /** Holds back everything on new connections as well, as a server does that stands still. */
  freezeAll(): void;
  /** Serves everything again, what was held back first. */
  thaw(): void;
  /** Breaks the connections that are open now. */
  reset(): void;
  /** Milliseconds by which everything is late from now on. */
  delay(milliseconds: number): void;
  /** Breaks each connection at the answer to a commit, which the server has made. */
  loseCommits(are: boolean): void;
  stop(): Promise<void>;
}

interface Pair {
  readonly client: net.Socket;
  readonly server: net.Socket;
  frozen: boolean;
  writes: boolean;
  readonly held: (() => void)[];
}

/** A network between a program and a server on this machine, whose faults the test decides. */
export async function startTcpProxy(to: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let [allFrozen, late, losing] = [false, 0, false];
  const proxy = net.createServer((client) => {
    const server = net.connect(to);
    const pair: Pair = { client, server, frozen: allFrozen, writes: false, held: [] };
    pairs.add(pair);
    const passing = (write: () => void) => {
      if (pair.frozen) pair.held.push(write);
      else if (late > 0) setTimeout(write, late);
      else write();
    };
    client.on('data', (bytes) => {
      // What the store asks beside the commit of a transaction that has written.
      pair.writes ||= bytes.includes('pg_current_xact_id_if_assigned');
      passing(() => server.write(bytes));
    });
    server.on('data', (bytes) => {
      // The tag of a completed command, in the protocol of PostgreSQL; five bytes stand before it.
      const at = losing && pair.writes ? bytes.indexOf('COMMIT\0') : -1;
      if (at >= 0) {
        client.write(bytes.subarray(0, at - 5), () => client.destroy());
        return;
      }
      passing(() => client.write(bytes));
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(pair);
        if (!pair.frozen) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as net.AddressInfo).port,
    freeze: () => pairs.forEach((pair) => (pair.frozen = true)),
    freezeAll: () => {
      allFrozen = true;
      pairs.forEach((pair) => (pair.frozen = true));
    },
    thaw: () => {
      allFrozen = false;
      for (const pair of pairs) {
        pair.frozen = false;
        for (const write of pair.held.splice(0)) write();
      }
    },
    reset: () => pairs.forEach(({ client, server }) => [client, server].forEach((each) => each.resetAndDestroy())),
    delay: (milliseconds) => (late = milliseconds),
    loseCommits: (are) => (losing = are),
    stop: async () => {
      for (const { client, server } of pairs) [client, server].forEach((each) => each.destroy());
      await new Promise<void>((resolve) => proxy.close(() => resolve()));
    },
  };
}
