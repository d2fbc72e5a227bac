import { spawn } from 'node:child_process';
import { root } from './root.mjs';
import { StepFailed } from './step.mjs';

/** How a command ended, with both its streams in the order they came. */
export function run(command, args, { cwd = root, env = {}, stdio = ['ignore', 'pipe', 'pipe'], shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio, shell, env: { ...process.env, ...env } });
    const pieces = [];
    child.stdout?.on('data', (piece) => pieces.push(piece));
    child.stderr?.on('data', (piece) => pieces.push(piece));
    // Who stops us stops what we started: a build must not go on writing after its starter is gone.
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

/** The same for a command that must succeed; `sentence` says what it means when it does not. */
export async function runOrFail(sentence, command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new StepFailed(sentence, output);
  return output;
}

/** A program of node_modules by its file, which spares the shell and npx. */
export const node = (...args) => [process.execPath, args];
