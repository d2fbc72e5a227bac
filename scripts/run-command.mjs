import { spawn } from 'node:child_process';
import os from 'node:os';
import { root } from './root.mjs';
import { StepFailed } from './step.mjs';

/**
 * The exit code of a command, with the output of both streams in order of arrival. `priority` is one of node:os.
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions, shell?: boolean, priority?: number }} [options]
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = {}, stdio = ['ignore', 'pipe', 'pipe'], shell = false, priority } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio, shell, env: { ...process.env, ...env } });
    // At once: the threads that a process has begun keep the priority that it had then.
    if (priority !== undefined && child.pid !== undefined) os.setPriority(child.pid, priority);
    const pieces = [];
    child.stdout?.on('data', (piece) => pieces.push(piece));
    child.stderr?.on('data', (piece) => pieces.push(piece));
    // Forwards signals to the child: a build must not go on writing after its parent has ended.
    const stop = (signal) => {
      child.kill(signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    const ended = (code, output) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, output });
    };
    child.once('error', (error) => ended(1, String(error)));
    child.once('close', (code) => ended(code ?? 1, Buffer.concat(pieces).toString('utf8')));
  });
}

/** The same for a command that must succeed; `sentence` is the message when it does not. */
export async function runOrFail(sentence, command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new StepFailed(sentence, output);
  return output;
}

/** Runs a program of node_modules by its file, without a shell or npx. */
export const node = (...args) => [process.execPath, args];
