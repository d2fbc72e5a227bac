import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../open-database';
import { DataDirectoryInUse, lockDirectory } from './directory-lock';

/* What the tests of this folder run in child processes. */

const runner = fileURLToPath(new URL('./run-child.testing.mjs', import.meta.url));
const self = fileURLToPath(new URL('./child.testing.ts', import.meta.url));

export interface Child {
  readonly process: ChildProcess;
  /** The lines written so far. */
  readonly lines: string[];
  /** Waits for a line that passes. */
  until(passes: (line: string) => boolean): Promise<string>;
  /** Kills it at once, without a chance to clean up. */
  kill(): Promise<void>;
}

export function startChild(work: 'holdDirectory' | 'writeRows', ...input: unknown[]): Child {
  const child = spawn(process.execPath, [runner, self, work, JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (data: string) => {
    const parts = (rest + data).split('\n');
    rest = parts.pop()!;
    lines.push(...parts);
    child.emit('lines');
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    process: child,
    lines,
    until: (passes) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = lines.find(passes);
          if (line !== undefined) resolve(line);
        };
        child.on('lines', look);
        void exited.then(() => reject(new Error(`The child ended after: ${lines.join(' | ')}`)));
        look();
      }),
    kill: () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
}

/** Locks the directory at the given time, prints the result and holds the lock until it is killed. */
export async function holdDirectory(directory: string, at: number): Promise<void> {
  while (Date.now() < at);
  try {
    await lockDirectory(directory, (lost) => console.log(lost.message));
    console.log('won');
  } catch (error) {
    console.log(error instanceof DataDirectoryInUse ? 'refused' : String(error));
  }
  setInterval(() => undefined, 1_000);
}

/** Writes rows one by one and prints the number of each after its commit. */
export async function writeRows(directory: string, from: number): Promise<void> {
  const database = await openDatabase({ embedded: { directory } });
  await database.use((session) =>
    session.query('create table if not exists written (number int primary key, filler text)'),
  );
  for (let number = from; ; number += 1) {
    const values = [number, String(number).repeat(300)];
    await database.use((session) => session.query('insert into written values ($1, $2)', values));
    process.stdout.write(`${number}\n`);
  }
}
