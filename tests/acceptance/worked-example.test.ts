import { stepsOf } from '../repository/applied-readme';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MenuEntry } from '@rdm/core/internal/access';
import type { Resource } from '@rdm/core/internal/records';
import { createSpreadsheetWriter } from '@rdm/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../setup/test-server';

const root = path.resolve(import.meta.dirname, '../..');

/** The declaration and the menu line as the README prints them, imported from a file of their own. */
async function example(): Promise<{ prototype: Resource; prototypeMenu: MenuEntry }> {
  const steps = stepsOf(readFileSync(path.join(root, 'README.md'), 'utf8'), 'Adding a resource');
  const declaration = steps.flatMap((step) => (step.kind === 'write' ? [step.text] : []))[0]!;
  const menuLine = steps.flatMap((step) =>
    'diff' in step ? (/^\+ *(registerMenu\(.*)$/m.exec(step.diff)?.[1] ?? []) : [],
  )[0]!;
  expect(`${declaration}${menuLine}`.split('\n').length).toBeLessThan(40);
  const folder = path.join(import.meta.dirname, '.cache');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'prototype.ts');
  // Core areas import each other by folder; code outside the core imports their entry points.
  const menus = JSON.stringify(path.join(root, 'core/src/access/register-menu'));
  const code = `import { registerMenu } from ${menus};
${declaration}
export const prototypeMenu = ${menuLine.trim().replace(/,$/, '')};
`;
  const outside = code.replaceAll("from '../", "from '@rdm/core/internal/");
  writeFileSync(file, outside.replace("'./project-reference'", "'@rdm/core/internal/project'"));
  return (await import(/* @vite-ignore */ file)) as never;
}

describe('the resource of the README', () => {
  let server: TestServer;
  let prototype: Resource;
  beforeAll(async () => {
    const declared = await example();
    prototype = declared.prototype;
    server = await startTestServer(undefined, {
      furtherResources: [prototype],
      furtherMenus: [declared.prototypeMenu],
    });
  });
  afterAll(() => server.stop());

  it('is stored, listed, checked and removed over the wire from its declaration alone', async () => {
    const port = (await server.signIn('finance')).resource(prototype);
    const draft = { code: 'YJ-01', name: '样机一号', madeOn: '2024-05-06', cost: '1,234.5' };
    const added = await port.submit(draft);
    expect(added).toMatchObject({ code: 'YJ-01', cost: '1234.50', version: 1 });
    expect((await port.list({ where: [{ field: 'name', is: 'like', value: '一号' }] })).total).toBe(1);
    await expect(port.submit({ ...draft, code: 'YJ-02', cost: '-1' })).rejects.toMatchObject({
      fault: { code: 400, fields: [{ field: 'cost' }] },
    });
    await expect(port.submit({ name: '无编号' })).rejects.toMatchObject({
      fault: { message: { zh: '请输入样机编号' } },
    });
    expect(await port.remove({ ids: [added.id] })).toEqual({ removed: 1 });
    expect((await port.list({})).total).toBe(0);
  });

  it('has an import template and takes a workbook', async () => {
    const port = (await server.signIn('finance')).resource(prototype);
    expect((await port.template()).name).toBe('样机导入模板.xlsx');
    const file = await createSpreadsheetWriter().write([
      {
        name: '样机',
        columns: ['样机编号', '样机名称', '试制日期', '试制成本'].map((heading) => ({
          heading,
          width: 12,
          kind: 'text',
        })),
        rows: [['YJ-03', '样机三号', '2024-06-01', '88.00']],
      },
    ]);
    expect(await port.import({ file, fileName: '样机.xlsx' })).toMatchObject({ rows: 1, inserted: 1, errors: [] });
    expect(await port.import({ file, fileName: '样机.xlsx' })).toMatchObject({ unchanged: 1, inserted: 0 });
  });

  it('asks for its own permissions and stands in the menu', async () => {
    const reviewer = await server.signIn('reviewer');
    await expect(reviewer.resource(prototype).submit({ code: 'X' })).rejects.toMatchObject({ fault: { code: 403 } });
    expect((await reviewer.resource(prototype).list({})).total).toBe(1);
    expect((await reviewer.session.routes()).map(({ path: to }) => to)).toContain('/rdm/prototype');
  });
});
