import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { resourcePath } from '@rdm/blade-protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireCaller, type WireAnswer } from '../contract/wire-caller';
import { startedOnce } from '../setup/kept';
import { sampleWorkbooks, type SampleWorkbook } from '../setup/sample-enterprise';
import { md5 } from '../setup/test-server';
import { beginUpload, untilClosed } from './begun-upload';
import { endPrograms, startProgram, type Program, SHORT_LIVED } from './program';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rdm-start-'));
const directory = (name: string) => path.join(folder, name);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

const samples = sampleWorkbooks();
const sample = (number: string): SampleWorkbook => samples.find(({ fileName }) => fileName.startsWith(number))!;
const people = sample('01');
const vouchers = sample('13');

async function tokenAt(url: string, account = 'finance', tenantId = '100002'): Promise<string> {
  const query = { tenantId, username: account, password: md5(account) };
  const { body } = await wireCaller(url)('POST', '/api/blade-auth/oauth/token', { query });
  return String(body.access_token);
}

async function bringIn(url: string, token: string, { resource, bytes, fileName }: SampleWorkbook): Promise<WireAnswer> {
  const body = new FormData();
  body.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), fileName);
  return wireCaller(url)('POST', resourcePath(resource, 'import'), { token, body });
}

async function totalOf(url: string, token: string, { resource }: SampleWorkbook): Promise<number> {
  const { body } = await wireCaller(url)('GET', resourcePath(resource, 'list'), { token });
  return Number(body.data.total);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a start with nothing set', () => {
  const settings = { RDM_DATA_DIR: directory('data'), RDM_CAPTCHA: 'off' };
  let program: Program;
  let url: string;
  beforeAll(async () => {
    program = startProgram(settings, SHORT_LIVED);
    url = await program.url();
  });
  const restart = async () => {
    program = startProgram(settings, SHORT_LIVED);
    url = await program.url();
  };

  it('prints each step with its time, the address and the accounts, and no stack', async () => {
    await program.until(/captcha is off/);
    const output = program.output();
    for (const step of ['打开数据库', '更新表结构', '准备数据'])
      expect(output).toMatch(new RegExp(`✓ ${step}.* \\d+\\.\\d s`));
    for (const account of ['000000 / admin / admin', '100001 / manager / manager', '100002 / finance / finance']) {
      expect(output).toContain(account);
    }
    expect(output).toContain('验证码已关闭');
    expect(output).not.toMatch(/\n\s+at /);
    expect(new URL(url).hostname).toBe('127.0.0.1');
  });

  it('listens on this machine’s own address only', async () => {
    const others = Object.values(os.networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    const { port } = new URL(url);
    for (const { address } of others) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
    expect((await fetch(url)).status).toBeLessThan(500);
  });

  it('has two years of the demonstration enterprise, and an empty one', async () => {
    const call = wireCaller(url);
    const listed = await call('GET', '/api/blade-rdm/project/list', { token: await tokenAt(url, 'finance', '100001') });
    expect(Number(listed.body.data.total)).toBeGreaterThan(5);
    const empty = await call('GET', '/api/blade-rdm/project/list', { token: await tokenAt(url) });
    expect(empty.body.data.total).toBe(0);
  });

  it('keeps a second process off the same data in one sentence, and goes on', async () => {
    const second = startProgram(settings, SHORT_LIVED);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`正被进程 ${program.process.pid} 使用`);
    expect(second.output()).toContain(`is in use by process ${program.process.pid}`);
    expect(second.output()).not.toMatch(/\n\s+at /);
    expect(await tokenAt(url)).toMatch(/^ey/);
  });

  it('refuses a taken port in one sentence', async () => {
    const { port } = new URL(url);
    const other = await startedOnce(directory('other'));
    const second = startProgram({ RDM_CAPTCHA: 'off', RDM_DATA_DIR: other, PORT: port }, SHORT_LIVED);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `✗ 端口 ${port} 已被占用，请换一个 PORT / Port ${port} is taken; choose another PORT.`,
    );
    expect(second.output()).not.toMatch(/\n\s+at /);
  });

  it('finishes an import that is in flight at SIGTERM, then ends with 0 although browsers keep connections open; a restart shows its rows', async () => {
    const token = await tokenAt(url);
    const agent = new http.Agent({ keepAlive: true });
    await new Promise((resolve, reject) => {
      http
        .get(`${url}/api/blade-system/menu/routes`, { agent }, (answer) => answer.resume().once('end', resolve))
        .once('error', reject);
    });
    expect((await bringIn(url, token, people)).status).toBe(200);
    expect((await bringIn(url, token, sample('02'))).status).toBe(200);
    const upload = beginUpload(url, token, vouchers);
    await upload.begun;
    await pause(200);
    program.process.kill('SIGTERM');
    await untilClosed(url);
    expect(program.process.exitCode).toBeNull();
    const { status, connection, body } = await upload.finish();
    expect(status).toBe(200);
    // A keep-alive connection would delay the exit until its client closes it.
    expect(connection).toBe('close');
    expect(body.data.inserted).toBe(body.data.rows);
    expect(await program.ended).toBe(0);
    agent.destroy();
    await restart();
    // A token issued before is still valid, because the signing key is stored with the data.
    expect(await totalOf(url, token, vouchers)).toBe(body.data.rows);
    expect(await totalOf(url, token, people)).toBeGreaterThan(0);
  });

  it('waits at SIGTERM for an upload that stalls, and no longer when asked a second time', async () => {
    const token = await tokenAt(url);
    const upload = beginUpload(url, token, sample('05'));
    await upload.begun;
    await pause(100);
    program.process.kill('SIGTERM');
    await untilClosed(url);
    expect(program.process.exitCode).toBeNull();
    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(1);
    await expect(upload.finish()).rejects.toThrow();
    await restart();
    expect(await totalOf(url, token, sample('05'))).toBe(0);
  });

  it('has every acknowledged import after kill -9, and nothing of one that was half sent', async () => {
    const token = await tokenAt(url);
    const salaries = sample('03');
    const acknowledged = await bringIn(url, token, salaries);
    expect(acknowledged.status).toBe(200);
    const upload = beginUpload(url, token, sample('05'));
    await upload.begun;
    await pause(100);
    program.process.kill('SIGKILL');
    expect(await program.ended).toBe('SIGKILL');
    await expect(upload.finish()).rejects.toThrow();
    await restart();
    expect(await totalOf(url, token, salaries)).toBe(acknowledged.body.data.rows);
    expect(await totalOf(url, token, sample('05'))).toBe(0);
  });
});
