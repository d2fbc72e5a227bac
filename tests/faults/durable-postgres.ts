import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A PostgreSQL server as it runs in production, with fsync, that can be killed and started again on its data. */
export interface DurablePostgres {
  /** As the superuser. */
  readonly url: string;
  /** Ends all of its processes at once, as a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

const versions = '/usr/lib/postgresql';

export async function startDurablePostgres(): Promise<DurablePostgres> {
  const [newest] = fs.readdirSync(versions).sort((one, other) => Number(other) - Number(one));
  const program = (name: string) => path.join(versions, newest ?? '', 'bin', name);
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-durable-'));
  const data = path.join(directory, 'data');
  const account = accountFor(directory);
  const options: SpawnOptions = { ...account, cwd: directory, stdio: 'ignore', env: { LC_ALL: 'C' } };
  const made = spawnSync(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], options);
  if (made.status !== 0) throw new Error(`initdb ended with ${made.status}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${directory}`, 'fsync=on'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  let server: ChildProcess;
  const start = async () => {
    // The system releases the resources of a killed server with a delay, and a new server cannot start before.
    for (let attempt = 1; ; attempt += 1) {
      server = spawn(program('postgres'), args, options);
      if (await isReady(url, server)) return;
      if (attempt === 50) throw new Error(`The PostgreSQL server ended with ${server.exitCode}`);
      await pause(100);
    }
  };
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    // Every server process leads its own process group; a stopped postmaster starts no further ones.
    server.kill('SIGSTOP');
    const others = childrenOf(server.pid!);
    server.kill('SIGKILL');
    for (const each of others) end(each);
    await ended;
  };
  await start();
  return {
    url,
    kill,
    start,
    remove: async () => {
      await kill();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root runs it as the account nobody, which gets the directory. */
function accountFor(directory: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: '-u' | '-g') => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  const account = { uid: idOf('-u'), gid: idOf('-g') };
  fs.chownSync(directory, account.uid, account.gid);
  return account;
}

const childrenOf = (parent: number): number[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, of]) => of === parent)
    .map(([child]) => child!);

function end(child: number): void {
  try {
    process.kill(child, 'SIGKILL');
  } catch {
    // It exited by itself when the postmaster was gone.
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits until the server accepts connections; false when it exits first. */
async function isReady(url: string, server: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) return false;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await pause(50);
    }
  }
  throw new Error('The PostgreSQL server did not answer within 30 seconds');
}
