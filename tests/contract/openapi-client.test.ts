import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openApi } from '@rdm/blade-protocol';
import { storedResources } from '@rdm/core/internal/application';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { md5, startTestServer, type TestServer } from '../setup/test-server';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** What another team might write over the generated types; each marked line is a mistake that must not compile. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './rdm.js';

const [origin = '', tenantId = '', username = '', password = ''] = process.argv.slice(2);
const client = createClient<paths>({
  baseUrl: origin,
  headers: { Authorization: 'Basic ' + btoa('saber:saber_secret'), 'Accept-Language': 'en' },
  querySerializer: { object: { style: 'form', explode: true } },
});

const signedIn = await client.POST('/api/blade-auth/oauth/token', { params: { query: { tenantId, username, password } } });
if (!signedIn.data) throw new Error(signedIn.error.error_description);
const token: string = signedIn.data.access_token;
client.use({ onRequest: ({ request }) => void request.headers.set('Blade-Auth', \`bearer \${token}\`) });

const department = await client.POST('/api/blade-system/dept/submit', { body: { deptName: 'R&D', sort: 1 } });
if (!department.data) throw new Error(department.error.msg);
const leader = await client.POST('/api/blade-rdm/entpersonnel/submit', { body: { code: 'E1', name: 'Li Si' } });
if (!leader.data) throw new Error(leader.error.msg);

const sources = await client.GET('/api/blade-rdm/dict-biz/dictionary', { params: { query: { code: 'project_source' } } });
const source: string = sources.data?.data[0]?.dictKey ?? '';

const draft: components['schemas']['RdmProjectDraft'] = {
  year: '2024',
  code: 'RD1',
  name: 'Compressor control',
  source,
  govAmount: 0,
  leader: leader.data.data.id,
  deptId: department.data.data.id,
};
const refused = await client.POST('/api/blade-rdm/project/submit', { body: { ...draft, code: 'RD2', endTime: 'soon' } });
if (refused.error === undefined) throw new Error('A wrong date was taken');
const faults: readonly { field: string; message: string }[] = refused.error.data.fields ?? [];

const submitted = await client.POST('/api/blade-rdm/project/submit', {
  params: { header: { 'Idempotency-Key': 'a form of its own' } },
  body: { ...draft, dataStatus: 'save' },
});
if (!submitted.data) throw new Error(submitted.error.msg);
const version: number = submitted.data.data.version;

const listed = await client.GET('/api/blade-rdm/project/list', {
  params: { query: { year: '2024', size: 10, conditions: { name_likeright: 'Comp' } } },
});
if (!listed.data) throw new Error(listed.error.msg);
const names: string[] = listed.data.data.records.map(({ code, name, deptName }) => \`\${code} \${name} \${deptName}\`);

// @ts-expect-error there is no such call
await client.GET('/api/blade-rdm/project/nothing').catch(() => {});
// @ts-expect-error an amount is text
const amount: number = submitted.data.data.govAmount;
// @ts-expect-error the detail call needs an id
await client.GET('/api/blade-rdm/project/detail', {}).catch(() => {});
// @ts-expect-error a draft has no such field
const misspelt: components['schemas']['RdmProjectDraft'] = { naem: 'x' };

console.log(JSON.stringify({ names, total: listed.data.data.total, version, faults, unused: [typeof amount, misspelt] }));
`;

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  outDir: 'built',
};

describe('a client made from the description by other people’s tools', () => {
  let server: TestServer;
  let folder: string;
  const write = (name: string, content: string) => fs.writeFileSync(path.join(folder, name), content);

  beforeAll(async () => {
    server = await startTestServer();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rdm-openapi-'));
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    write('package.json', JSON.stringify({ type: 'module' }));
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    write('program.ts', program);
  });
  afterAll(async () => {
    fs.rmSync(folder, { recursive: true, force: true });
    await server.stop();
  });

  it('compiles strictly, and signs in, submits a project and lists it', async () => {
    const description = JSON.parse(JSON.stringify(openApi(storedResources))) as OpenAPI3;
    write('rdm.ts', astToString(await openapiTS(description)));
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    const compiled = await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => error);
    expect(compiled.stdout).toBe('');

    const account = ['100002', 'finance', md5('finance')];
    const ran = await run(process.execPath, [path.join(folder, 'built/program.js'), server.url, ...account]);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      names: ['RD1 Compressor control R&D'],
      total: 1,
      version: 1,
      faults: expect.arrayContaining([expect.objectContaining({ field: 'endTime' })]) as unknown,
    });
  });
});
