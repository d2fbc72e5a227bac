import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { accountFor, freePort, untilReady } from './postgres-server';

const PROGRAM = '/usr/sbin/pgbouncer';

export interface Pooler {
  /** The same database as that of the server, through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode in front of a server: a connection is its client's only within a transaction. */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  if (!fs.existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: install pgbouncer, as \`npm test\` does`);
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-pooler-'));
  const account = accountFor();
  const { hostname, port: serverPort, pathname, username } = new URL(serverUrl);
  const port = await freePort();
  const settings = path.join(directory, 'pgbouncer.ini');
  fs.writeFileSync(path.join(directory, 'users.txt'), `"${username}" ""\n`);
  fs.writeFileSync(
    settings,
    [
      '[databases]',
      `${pathname.slice(1)} = host=${hostname} port=${serverPort}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${directory}/users.txt`,
      'pool_mode = transaction',
      'default_pool_size = 12',
      'max_client_conn = 500',
    ].join('\n'),
  );
  if (account.uid !== undefined) {
    for (const each of [directory, settings, `${directory}/users.txt`]) fs.chownSync(each, account.uid, account.gid!);
  }
  const pooler = spawn(PROGRAM, [settings], { ...account, cwd: directory, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => pooler.once('exit', () => resolve()));
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  const stop = async () => {
    pooler.kill('SIGKILL');
    await ended;
    fs.rmSync(directory, { recursive: true, force: true });
  };
  try {
    await untilReady(url, () => pooler.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
