import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { at } from '../root.mjs';

/** Starts a Node program and waits until it prints its address. */
export async function startProgram(args, environment = {}) {
  const child = spawn(process.execPath, args, {
    cwd: at('.'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
    if (!url) continue;
    child.stdout.resume();
    return { child, url };
  }
  throw new Error(`The program ended before it listened:\n${printed}`);
}

/** The product over a data directory, on a free port. */
export const startProduct = (environment, ...nodeOptions) =>
  startProgram([...nodeOptions, 'scripts/start.mjs'], { PORT: '0', RDM_CAPTCHA: 'off', ...environment });

export async function end({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const authorization = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;

/** The tenant that starts without data; the measurements fill it. */
export const TENANT = '100002';

/** The headers of a session of the clerk of the empty tenant. */
export async function signIn(url) {
  const password = createHash('md5').update('finance').digest('hex');
  const query = `tenantId=${TENANT}&username=finance&password=${password}`;
  const answer = await fetch(`${url}/api/blade-auth/oauth/token?${query}`, {
    method: 'POST',
    headers: { authorization },
  });
  const { access_token: token } = await answer.json();
  return { authorization, 'Blade-Auth': `bearer ${token}` };
}

export function memoryOf({ child }) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? '0';
  return `${Math.round(Number(kilobytes) / 1024)} MiB`;
}
