// npm run bench: what the main job costs on this machine, measured on the built product over a fresh data directory.
import './node-version.mjs';
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { install } from './install.mjs';
import { build, server, ui } from './products.mjs';
import { at } from './root.mjs';
import { orExplain } from './step.mjs';

const sample = at('tests/fixtures/sample-enterprise');
const registers = {
  研发人员: 'entpersonnel',
  项目: 'project',
  薪酬: 'costpersonnelsalary',
  考勤: 'attendancemonth',
  项目工时: 'projectworktime',
  固定资产: 'projectassetsfixed',
  固定资产使用: 'projectassetsfixedschema',
  无形资产: 'projectassetsvirtual',
  租赁资产: 'projectassetslease',
  设备动力: 'projectassetspower',
  燃料动力: 'projectpower',
  材料: 'projectmaterial',
  记账凭证: 'financialaccount',
  科目对应: 'financialaccount/match',
};

await orExplain(async () => {
  await install();
  await build(ui, server);
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-bench-'));
  try {
    const first = await timed(() => start(data));
    print('first start, with demonstration content', seconds(first));
    await end(first.result);
    const warm = await timed(() => start(data));
    print('second start', seconds(warm));
    print('memory at rest', memory(warm.result));
    await mainJob(warm.result);
    print('memory after import and recompute', memory(warm.result));
    await end(warm.result);
    javascript();
  } finally {
    fs.rmSync(data, { recursive: true, force: true });
  }
});

async function mainJob({ url }) {
  const call = await signedIn(url);
  const files = fs.readdirSync(sample).filter((name) => name.endsWith('.xlsx'));
  const bringIn = async () => {
    for (const name of files.sort()) {
      const form = new FormData();
      form.append('file', new Blob([fs.readFileSync(path.join(sample, name))]), name);
      const register = registers[name.replace(/^\d+-|\.xlsx$/g, '')];
      await call('POST', `/api/blade-rdm/${register}/import`, form);
    }
  };
  print('fourteen workbooks, first time', seconds(await timed(bringIn)));
  print('fourteen workbooks, second time', seconds(await timed(bringIn)));
  const rows = '/api/blade-rdm/projectreportdetaillist';
  print('recompute of the year', seconds(await timed(() => call('GET', `${rows}/restats-amount?year=2024`))));
  print('A107012 with its trace', median(await repeated(() => call('GET', `${rows}/preferential?year=2024`))));
  const list = '/api/blade-rdm/financialaccount/list?current=3&size=30&descs=date&summary=RD2024';
  print('a page of 604 vouchers, filtered and sorted', median(await repeated(() => call('GET', list))));
}

async function signedIn(url) {
  const authorization = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;
  const password = createHash('md5').update('finance').digest('hex');
  const query = `tenantId=100002&username=finance&password=${password}`;
  const answer = await fetch(`${url}/api/blade-auth/oauth/token?${query}`, {
    method: 'POST',
    headers: { authorization },
  });
  const { access_token: token } = await answer.json();
  return async (method, to, body) => {
    const response = await fetch(url + to, {
      method,
      body,
      headers: { authorization, 'Blade-Auth': `bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${method} ${to} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

async function start(data) {
  const env = { ...process.env, PORT: '0', RDM_DATA_DIR: data, RDM_CAPTCHA: 'off' };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: at('.'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
    if (url) return { child, url };
  }
  throw new Error(`The program ended before it listened:\n${printed}`);
}

async function end({ child }) {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

async function timed(work) {
  const began = performance.now();
  const result = await work();
  return { result, milliseconds: performance.now() - began };
}

async function repeated(work) {
  const times = [];
  for (let run = 0; run < 25; run += 1) times.push((await timed(work)).milliseconds);
  return times.slice(5).sort((a, b) => a - b);
}

/** JavaScript of the built pages, gzip: what the page names itself, and all chunks together. */
function javascript() {
  const size = (file) => gzipSync(fs.readFileSync(file)).length / 1000;
  const html = fs.readFileSync(at('ui/dist/index.html'), 'utf8');
  const named = [...html.matchAll(/assets\/[^"]+\.js/g)].map(([file]) => size(at('ui/dist', file)));
  print('JavaScript named by the page, gzip', `${named.reduce((sum, each) => sum + each, 0).toFixed(1)} kB`);
}

function seconds({ milliseconds }) {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function median(times) {
  return `${times[Math.floor(times.length / 2)].toFixed(1)} ms`;
}

function memory({ child }) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? '0';
  return `${Math.round(Number(kilobytes) / 1024)} MiB`;
}

function print(what, figure) {
  console.log(`${what.padEnd(48)} ${figure}`);
}
