import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  /** As the superuser, whom row-level security restricts only under a lesser role. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of its own in a temporary directory, on a free port of this machine only. */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = findBinaries();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-postgres-'));
  const account = accountFor();
  if (account.uid !== undefined) fs.chownSync(directory, account.uid, account.gid!);
  const data = path.join(directory, 'data');
  const options: SpawnOptions = { ...account, cwd: directory, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, encoding: 'utf8', stdio: 'pipe' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr ?? made.error)}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${directory}`, 'fsync=off'];
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    fs.rmSync(directory, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await untilReady(url, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

function findBinaries(): string {
  const versions = '/usr/lib/postgresql';
  const installed = fs.existsSync(versions) ? fs.readdirSync(versions) : [];
  const newest = installed
    .filter((version) => fs.existsSync(path.join(versions, version, 'bin', 'initdb')))
    .sort((one, other) => Number(other) - Number(one))[0];
  if (newest === undefined) {
    throw new Error(
      'No PostgreSQL server is installed: install the Debian package postgresql (apt-get install postgresql).',
    );
  }
  return path.join(versions, newest, 'bin');
}

/** PostgreSQL refuses to run as root, so root runs it as the account nobody. */
export function accountFor(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const entry = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((fields) => fields[0] === 'postgres' || fields[0] === 'nobody');
  if (!entry) throw new Error('There is neither an account postgres nor nobody to run the server as.');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (hasEnded()) throw new Error('The PostgreSQL server ended while it was starting', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('The PostgreSQL server did not answer within 15 seconds');
}
