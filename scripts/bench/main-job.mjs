import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at } from '../root.mjs';
import { median, milliseconds, print, repeated, seconds, timed } from './figures.mjs';
import { end, memoryOf, signIn, startProduct } from './program.mjs';

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

/** What the main job costs over a fresh data directory: the starts, fourteen workbooks, the recompute and its answers. */
export async function mainJob() {
  console.log('\nThe main job, PGlite');
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-bench-'));
  const start = () => timed(() => startProduct({ RDM_DATA_DIR: data }));
  try {
    const first = await start();
    print('  first start, with demonstration content', seconds(first));
    await end(first.result);
    const warm = await start();
    try {
      print('  second start', seconds(warm));
      print('  memory at rest', memoryOf(warm.result));
      await importAndRecompute(warm.result.url);
      print('  memory after import and recompute', memoryOf(warm.result));
    } finally {
      await end(warm.result);
    }
  } finally {
    fs.rmSync(data, { recursive: true, force: true });
  }
}

async function importAndRecompute(url) {
  const call = await caller(url);
  const bringIn = async () => {
    for (const name of workbooks()) {
      const form = new FormData();
      form.append('file', new Blob([fs.readFileSync(path.join(sample, name))]), name);
      await call('POST', `/api/blade-rdm/${registers[name.replace(/^\d+-|\.xlsx$/g, '')]}/import`, form);
    }
  };
  print('  fourteen workbooks, first time', seconds(await timed(bringIn)));
  print('  fourteen workbooks, second time', seconds(await timed(bringIn)));
  const rows = '/api/blade-rdm/projectreportdetaillist';
  print('  recompute of the year', seconds(await timed(() => call('GET', `${rows}/restats-amount?year=2024`))));
  const often = async (path) => milliseconds(median(await repeated(() => call('GET', path))));
  print('  A107012 with its trace', await often(`${rows}/preferential?year=2024`));
  const list = '/api/blade-rdm/financialaccount/list?current=3&size=30&descs=date&summary=RD2024';
  print('  a page of 604 vouchers, filtered and sorted', await often(list));
}

const workbooks = () =>
  fs
    .readdirSync(sample)
    .filter((name) => name.endsWith('.xlsx'))
    .sort();

async function caller(url) {
  const headers = await signIn(url);
  return async (method, to, body) => {
    const response = await fetch(url + to, { method, body, headers });
    if (!response.ok) throw new Error(`${method} ${to} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}
