import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SHORT_LIVED } from '../e2e/program';

const root = path.resolve(import.meta.dirname, '../..');

export interface StartedProduct {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it as a user would (SIGTERM), or like a power cut (SIGKILL). */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Runs `npm start`'s program on a free port over a data directory, and answers when it has printed its address. */
export async function startProduct(
  dataDirectory: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedProduct> {
  const child = spawn(process.execPath, [...SHORT_LIVED, 'scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', RDM_DATA_DIR: dataDirectory, RDM_CAPTCHA: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressPrinted(child);
  return {
    url,
    process: child,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

function addressPrinted(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The program ended with ${code} before it listened:\n${printed}`)));
  });
}
