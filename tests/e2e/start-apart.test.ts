import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../setup/postgres-server';
import { endPrograms, startWhole } from './program';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rdm-apart-'));
const settings = { RDM_DATA_DIR: path.join(folder, 'data'), RDM_CAPTCHA: 'off' };
const preparing = /Apply migrations .*\n/;

beforeAll(async () => {
  // Whatever is to be built is built by now.
  const first = startWhole(settings);
  await first.until(preparing);
  first.process.kill('SIGKILL');
  // With it ends the process that prepares: it has the same streams.
  expect(await first.ended).toBe('SIGKILL');
});
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

it('a start killed while the database is prepared leaves no process behind; the next one begins anew, and shows its pages meanwhile', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const second = startWhole({ ...settings, PORT: String(port) });
  await second.until(preparing);
  const page = await fetch(url);
  expect(page.headers.get('Content-Type')).toMatch(/text\/html/);
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);
  expect(second.output()).not.toContain(url);
  // As the page of the sign-in does.
  let captcha = await fetch(`${url}/api/blade-auth/oauth/captcha`);
  while (captcha.headers.has('Retry-After')) captcha = await fetch(`${url}/api/blade-auth/oauth/captcha`);
  expect(captcha.status).toBe(200);
  await second.url();
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  expect(second.output()).not.toContain('✗');
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

it('a start that is asked to end while the database is prepared ends, with all of it', async () => {
  const program = startWhole({ ...settings, RDM_DATA_DIR: path.join(folder, 'other') });
  await program.until(preparing);
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(143);
});

it('says why it cannot prepare it in one sentence, and ends with 1', async () => {
  const program = startWhole({ ...settings, RDM_DATA_DIR: path.join(folder, 'data', 'signing-key', 'below') });
  expect(await program.ended).toBe(1);
  expect(program.output().match(/✗/g)).toHaveLength(1);
  expect(program.output()).not.toMatch(/ at .*\.[jt]s/);
});
