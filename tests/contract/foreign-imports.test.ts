import type { Ports } from '@rdm/core/internal/application';
import { personnelSalary } from '@rdm/core/internal/cost';
import { importRecord } from '@rdm/core/internal/intake';
import { personnel } from '@rdm/core/internal/project';
import type { ImportError, ImportReport, Layout, StoredRecord } from '@rdm/core/internal/records';
import type { CellValue, Refusal } from '@rdm/core/internal/kernel';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, ending } from '../fixtures/foreign-files/bytes-of';
import { rowsOf } from './ports/project-forms';
import { refusal } from './ports/refusal';
import { memoryStack, wireStack, type OpenStack } from '../setup/stacks';

const own = '330001';

/** A payroll with a title and a row of headings below it. */
const payroll = (...rows: readonly (readonly CellValue[])[]) => [
  ['甲科技有限公司2024年5月工资表'],
  ['工号', '姓名', '应发工资', '养老保险(单位)'],
  ...rows,
];

describe.each([memoryStack, wireStack])('the templates of all registers on $name', (stack) => {
  let opened: OpenStack;
  beforeAll(async () => {
    opened = await stack.open({ tenants: [own] });
  });
  afterAll(() => opened?.stop());

  it('are one archive of those that one may import, in the order of import', async () => {
    const { name, bytes } = await (await opened.signIn('finance', own)).workbooks.templates();
    expect(name).toBe('导入模板.zip');
    const entries = unzipSync(bytes);
    const files = Object.keys(entries);
    expect(files.slice(0, 2)).toEqual(['01-研发人员导入模板.xlsx', '02-研发项目导入模板.xlsx']);
    const people = await rowsOf(entries[files[0]!]!);
    expect(people[0]).toEqual(expect.arrayContaining(['姓名', '工号']));
    const manager = await opened.signIn('manager', own);
    const fewer = Object.keys(unzipSync((await manager.workbooks.templates()).bytes));
    expect(fewer.length).toBeGreaterThan(0);
    expect(fewer.length).toBeLessThan(files.length);
    expect(fewer.join()).not.toContain('薪酬');
  });

  it('are refused to those who may import none', async () => {
    const reviewer = await opened.signIn('reviewer', own);
    await expect(reviewer.workbooks.templates()).rejects.toMatchObject(refusal(403));
  });
});

describe.each([memoryStack, wireStack])('a file of another program on $name', (stack) => {
  let opened: OpenStack;
  let ports: Ports;
  beforeAll(async () => {
    opened = await stack.open({ tenants: [own] });
    ports = await opened.signIn('finance', own);
  });
  afterAll(() => opened?.stop());

  const fileOf = (kind: Parameters<typeof ending>[0], rows: readonly (readonly CellValue[])[]) => ({
    file: bytesOf({ sheet: '工资表' }, kind, rows),
    fileName: `工资表.${ending(kind)}`,
  });
  const read = async (upload: ReturnType<typeof fileOf>): Promise<Layout> => {
    const { readings } = await ports.layouts.propose(upload);
    return readings.find(({ register }) => register === personnelSalary.name)!.layout;
  };
  const paid = async () =>
    (await ports.resource(personnelSalary).list({ size: -1 })).records
      .map(({ month, wages, ...shown }) => `${month} ${String((shown as StoredRecord).personnelCode)} ${wages}`)
      .sort();
  const refused = async (upload: Parameters<ReturnType<Ports['resource']>['import']>[0]) => {
    const error = await ports
      .resource(personnelSalary)
      .import(upload)
      .then(
        () => null,
        (reason: unknown) => reason as Refusal,
      );
    return { message: error!.fault.message, ...(error!.fault.data as ImportReport) };
  };
  const places = (errors: readonly ImportError[]) =>
    errors.map(({ row, column, value, noCell }) => `${row} ${column} ${value}${noCell ? ' no cell' : ''}`);

  const rows = [
    ['E1', '张三', 10000, 1600],
    ['E2', '李四', 15000, 2400],
    ['E1', '张三', 500, 0],
  ];

  it('all of whose people are unknown writes nothing, and says who and where they are added', async () => {
    const upload = fileOf('xlsx', payroll(...rows));
    const layout = await read(upload);
    for (const how of [{ check: true }, {}, { validOnly: true }]) {
      const told = await refused({ ...upload, layout, ...how });
      expect(told.message.zh).toMatch(
        /没有可写入的行：全部3行所列的“研发人员”都未登记（E1、E2）.*“研发人员”中新增或导入/,
      );
      expect(told).toMatchObject({ rows: 0, inserted: 0 });
      expect(told.leftOut?.map(({ row }) => row)).toEqual([3, 4, 5]);
      expect(places(told.errors)).toEqual(['3 工号 E1', '4 工号 E2']);
    }
    expect(await paid()).toEqual([]);
    expect((await ports.resource(importRecord).list({})).total).toBe(0);
  });

  it('may have the unknown corrected', async () => {
    await ports.resource(personnel).submit({ code: 'E1', name: '张三' });
    await ports.resource(personnel).submit({ code: 'E2', name: '李四' });
    const upload = fileOf('xlsx', payroll(['X', '张三', 10000, 1600], ['Y', '赵六', 9000, 0]));
    const layout = await read(upload);
    const corrections = [{ row: 3, column: '工号', value: 'E1' }];
    const report = await ports.resource(personnelSalary).import({ ...upload, layout, corrections, check: true });
    expect(report).toMatchObject({ rows: 1, inserted: 1, leftOut: [{ row: 4 }] });
  });

  it('ends in its register as .xls and as .csv of GB18030', async () => {
    const may = fileOf('xls', payroll(...rows.slice(0, 2)));
    expect(await ports.resource(personnelSalary).import({ ...may, layout: await read(may) })).toMatchObject({
      inserted: 2,
      errors: [],
    });
    const june = fileOf('csv-gb18030', [
      ['甲科技有限公司2024年6月工资表', null, null],
      ['姓名', '应发工资', '医疗保险(单位)'],
      ['李四', '15,100.50', '1,425.00'],
    ]);
    expect(await ports.resource(personnelSalary).import({ ...june, layout: await read(june) })).toMatchObject({
      inserted: 1,
      errors: [],
    });
    expect(await paid()).toEqual(['2024-05 E1 10000.00', '2024-05 E2 15000.00', '2024-06 E2 15100.50']);
  });

  it('says of which faults no cell is to be corrected: headings below a title, and what no column gives', async () => {
    const upload = fileOf('xlsx', [['五月'], ['工号', '应发工资'], ['E1', '一万']]);
    const layout: Layout = {
      register: personnelSalary.name,
      name: { zh: '工资表', en: 'Payroll' },
      headings: ['工号', '应发工资'],
      fields: {
        personnelId: { from: 'column', heading: '工号' },
        wages: { from: 'column', heading: '应发工资' },
      },
    };
    expect(places((await refused({ ...upload, layout })).errors)).toEqual(['2 月份  no cell']);
    const month = { from: 'title' } as const;
    const told = await refused({ ...upload, layout: { ...layout, fields: { ...layout.fields, month } } });
    expect(places(told.errors).sort()).toEqual(['3 应发工资 一万', '3 月份 五月 no cell']);
  });
});
