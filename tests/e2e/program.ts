import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const bundle = path.resolve(import.meta.dirname, '../../adapters/blade-server/dist/main.js');

/**
 * For a program that lives for seconds: the engine of the embedded database is compiled by the baseline compiler only,
 * which saves a third of the start time. What is written, and when, is the same.
 */
export const SHORT_LIVED = ['--liftoff-only'];

/** The environment every start test begins with, free of the settings of the machine's own environment. */
const clean = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(RDM_|PORT$|HOST$|DATABASE_URL$|NODE_OPTIONS$|VITEST)/.test(name)),
);

export interface Program {
  readonly process: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Waits for matching output; rejects when the program ends before. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Where it listens. */
  url(): Promise<string>;
}

const running = new Set<ChildProcess>();

/** Runs the built server in a child process, as `npm start` does after its build; `flags` are those of node. */
export function startProgram(environment: Readonly<Record<string, string>>, flags: readonly string[] = []): Program {
  if (!existsSync(bundle)) throw new Error('The server is not built: run npm run build first.');
  const script = `import(${JSON.stringify(pathToFileURL(bundle).href)}).then(({ run }) => run())`;
  return started([...flags, '-e', script], environment);
}

/** Runs what `npm start` runs, whose build has nothing to do; a new database is prepared in a process of its own. */
export const startWhole = (environment: Readonly<Record<string, string>>): Program =>
  started([path.resolve(import.meta.dirname, '../../scripts/start.mjs')], environment);

function started(args: readonly string[], environment: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, args, {
    env: { ...clean, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data: string) => {
      printed += data;
      child.emit('printed');
    });
  }
  // `close` comes after everything that was printed has been read.
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal!);
    }),
  );
  const until = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(printed);
        if (found) resolve(found);
      };
      child.on('printed', look);
      void ended.then((end) => reject(new Error(`The program ended with ${end} and had printed:\n${printed}`)));
      look();
    });
  return {
    process: child,
    output: () => printed,
    until,
    ended,
    url: async () => (await until(/研发费用管理 RDM {2}(http:\/\/127\.0\.0\.1:\d+)\n/))[1]!,
  };
}

/** Kills the programs that a failed test left running. */
export async function endPrograms(): Promise<void> {
  for (const child of running) child.kill('SIGKILL');
  while (running.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The settings a production start requires, except the database. */
export const production = {
  RDM_MODE: 'production',
  RDM_SABER_SECRET: 'a secret of our own',
  RDM_SIGNING_KEY: 'a signing key of thirty-two characters or more',
};
