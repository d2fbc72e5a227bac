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

/** For one person who asks as fast as he can. */
const unhindered = { PORT: '0', RDM_CAPTCHA: 'off', RDM_REQUESTS_PER_MINUTE: '100000000' };

/** What `npm start` gives to node. */
const started = JSON.parse(fs.readFileSync(at('package.json'), 'utf8'))
  .scripts.start.split(' ')
  .slice(1);

/** The product over a data directory, on a free port. */
export const startProduct = (environment, ...nodeOptions) =>
  startProgram([...nodeOptions, ...started], { ...unhindered, ...environment });

export async function end({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const authorization = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;

/** The tenant that starts without data; the measurements fill it. */
export const TENANT = '100002';

/** The headers of a session of the clerk of the empty tenant. */
export const signIn = (url) => personAt(url, { tenantId: TENANT, account: 'finance' });

/** The headers of a session of an account, whose password is its name; from an address where a proxy is believed. */
export async function personAt(url, { tenantId, account, address }) {
  const password = createHash('md5').update(account).digest('hex');
  const query = `tenantId=${tenantId}&username=${account}&password=${password}`;
  const from = address && { 'X-Forwarded-For': address };
  const headers = { authorization, ...from };
  const answer = await fetch(`${url}/api/blade-auth/oauth/token?${query}`, { method: 'POST', headers });
  const { access_token: token } = await answer.json();
  if (!token) throw new Error(`${tenantId} / ${account} was not signed in: ${answer.status}`);
  return { ...headers, 'Blade-Auth': `bearer ${token}` };
}

export const memoryOf = ({ child }) => memory(child.pid, 'VmRSS');

/** The most that a process the product started has had at once. */
export function peakOfWorkers({ child }) {
  const workers = fs.readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').filter(Boolean);
  return workers.map((pid) => memory(pid, 'VmHWM')).join(', ');
}

function memory(pid, which) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1] ?? '0';
  return `${Math.round(Number(kilobytes) / 1024)} MiB`;
}
