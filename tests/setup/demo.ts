import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface StartedDemo {
  readonly url: string;
  /** Everything printed so far. */
  output(): string;
  end(): Promise<void>;
}

/** Runs the program of `npm run demo` on a free port; resolves once its start-up output is complete. */
export async function startDemo(): Promise<StartedDemo> {
  const child = spawn(process.execPath, ['scripts/demo.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (data) => (printed += data));
  await said(child, () => /http:\S+[\s\S]*reload\./.test(printed)).catch((error: unknown) => {
    throw new Error(`The demo did not start:\n${printed}`, { cause: error });
  });
  return {
    url: /http:\/\/127\.0\.0\.1:\d+/.exec(printed)![0],
    output: () => printed,
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function said(child: ChildProcess, isAll: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => isAll() && resolve());
    child.once('exit', (code) => reject(new Error(`It ended with ${code}`)));
  });
}
