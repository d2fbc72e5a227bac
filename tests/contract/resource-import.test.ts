import { voucherEntry } from '@rdm/core/internal/finance';
import { intangibleAsset, personnelSalary } from '@rdm/core/internal/cost';
import {
  computed,
  crud,
  defineResource,
  integer,
  string,
  type ImportReport,
  type ImportRequest,
  type Resource,
} from '@rdm/core/internal/records';
import { text, type CellValue, type Language, type Refusal } from '@rdm/core/internal/kernel';
import type { Ports } from '@rdm/core/internal/application';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openMemoryApplication,
  readBack,
  sheetsOf,
  workbookOf,
  type MemoryApplication,
} from '../setup/memory-application';

type Rows = readonly (readonly CellValue[])[];

let memory: MemoryApplication;
let ports: Ports;
beforeEach(async () => {
  memory = await openMemoryApplication({ tenants: ['100001'] });
  ports = await memory.signIn('finance');
});
afterEach(() => memory.stop());

const bring = (resource: Resource, rows: Rows, how: Partial<ImportRequest> = {}): Promise<ImportReport> =>
  ports.resource(resource).import({ file: workbookOf(rows), fileName: '导入.xlsx', ...how });

/** The report a refused import answers with. */
async function refusedReport(resource: Resource, rows: Rows, how: Partial<ImportRequest> = {}): Promise<ImportReport> {
  const error = await bring(resource, rows, how).then(
    () => null,
    (reason: unknown) => reason as Refusal,
  );
  expect(error?.fault).toMatchObject({ code: 400, name: 'IMPORT_REFUSED' });
  return error!.fault.data as ImportReport;
}

const sentences = ({ errors }: ImportReport) =>
  errors.map(({ row, column, value, message }) => `${row} ${column} [${value}] ${message}`);
const count = async (resource: Resource) => (await ports.resource(resource).list({ size: -1 })).total;
const people = [
  ['姓名', '工号', '部门', '学历'],
  ['王小明', 'E1', '研发部', '博士'],
  ['李四', 1002, '研发部', 'master'],
] as const;

describe('a workbook brought in', () => {
  it('adds, changes and leaves alone by the natural key', async () => {
    expect(await bring(personnel, people)).toEqual({ rows: 2, inserted: 2, updated: 0, unchanged: 0, errors: [] });
    const changed = [...people.slice(0, 2), ['李四', '1002', '行政部', 'master'], ['赵', 'E3', null, null]];
    expect(await bring(personnel, changed)).toMatchObject({ inserted: 1, updated: 1, unchanged: 1 });
    const { records } = await ports.resource(personnel).list({ order: [{ field: 'code' }] });
    expect(records.map(({ code, education, version }) => [code, education, version])).toEqual([
      ['1002', 'master', 2],
      ['E1', 'doctor', 1],
      ['E3', null, 1],
    ]);
  });

  it('adds departments nobody has entered, each once, complete', async () => {
    await bring(personnel, people);
    await bring(personnel, people);
    const { records } = await ports.resource(department).list({});
    expect(records).toMatchObject([{ deptName: '研发部', parentId: null, sort: 1 }]);
    const { records: staff } = await ports.resource(personnel).list({});
    expect(new Set(staff.map(({ deptId }) => deptId))).toEqual(new Set([records[0]!.id]));
  });

  it('refuses a department whose name cannot be one', async () => {
    const name = '部'.repeat(201);
    expect(sentences(await refusedReport(personnel, [people[0], ['王', 'E1', name, null]]))).toEqual([
      `2 部门 [${name}] 部门“${name.slice(0, 60)}…”不存在，请先录入或更正`,
    ]);
  });

  it('takes columns in any order, starred, spaced, in brackets of any width, and unknown ones too', async () => {
    const rows = [
      ['备注', ' 费用 * ', '＊资产编号*', '资产名称', '资产类别', '取得日期', '原 值', '摊销月数', '研发占比（％）'],
      ['x', 'y', 'IA1', '软件', '软件', '2024年5月10日', 8806.959999999999, '120', '60'],
    ];
    expect(await bring(intangibleAsset, rows)).toMatchObject({ inserted: 1 });
    expect((await ports.resource(intangibleAsset).list({})).records).toMatchObject([
      { assetsCode: 'IA1', acquireDate: '2024-05-10', originalValue: '8806.96', rdRatio: '60' },
    ]);
  });

  it('takes columns under their English names, and names them so where they are wrong', async () => {
    const rows = [
      ['name', 'Staff Number *', 'Education', 'Department'],
      ['王', 'E1', 'genius', '研发部'],
    ];
    const [error, ...others] = (await refusedReport(personnel, rows)).errors;
    expect([error!.column, others]).toEqual(['Education', []]);
    const corrections = [{ row: 2, column: error!.column, value: '硕士' }];
    expect(await bring(personnel, rows, { corrections })).toMatchObject({ inserted: 1 });
    expect((await ports.resource(personnel).list({})).records).toMatchObject([
      { name: '王', code: 'E1', education: 'master' },
    ]);
    const request = { file: workbookOf(rows), fileName: '人员.xlsx' };
    const [sheet] = sheetsOf((await ports.resource(personnel).marked(request)).bytes);
    expect(sheet!.marks).toMatchObject([{ row: 0, column: 2 }]);
  });

  it('passes over blank rows and ends before the totals', async () => {
    const rows = [
      ...people,
      [null, ' ', null, null],
      ['张', 'E9', null, null],
      ['合 计', '', '', ''],
      ['注：', '', '', ''],
    ];
    expect(await bring(personnel, rows)).toMatchObject({ rows: 3, inserted: 3 });
  });

  it('keeps what the workbook has no column for, and fills what is new with initial values', async () => {
    await bring(personnel, [...people.map((row) => [...row]), ['张', 'E9', null, '本科']]);
    expect(
      await bring(personnel, [
        ['工号', '姓名'],
        ['E9', '章'],
      ]),
    ).toMatchObject({ updated: 1 });
    const where = [{ field: 'code', is: 'equal' as const, value: 'E9' }];
    expect((await ports.resource(personnel).list({ where })).records).toMatchObject([
      { name: '章', education: 'bachelor' },
    ]);
  });

  it('checks only, when it is asked to: nothing is written, not even a department', async () => {
    expect(await bring(personnel, people, { check: true })).toMatchObject({ rows: 2, inserted: 2, errors: [] });
    expect([await count(personnel), await count(department)]).toEqual([0, 0]);
  });

  it('leaves the neighbour’s records alone', async () => {
    await bring(personnel, people);
    const other = await openMemoryApplication();
    const [ours, theirs] = [await other.signIn('finance', '100001'), await other.signIn('finance', '100002')];
    const request = { file: workbookOf(people), fileName: 'a.xlsx' };
    await ours.resource(personnel).import(request);
    expect(await theirs.resource(personnel).import(request)).toMatchObject({ inserted: 2 });
    expect((await ours.resource(personnel).list({})).records).toMatchObject([{ version: 1 }, { version: 1 }]);
    await other.stop();
  });
});

describe('computed values', () => {
  const label = text('字段', 'Field');
  const part = defineResource('test/part', {
    label: text('零件', 'Part'),
    fields: {
      code: string({ label: text('编号', 'Code'), required: text('请输入编号', 'Enter the code') }),
      price: integer({ label: text('单价', 'Price') }),
      qty: integer({ label: text('数量', 'Quantity') }),
      total: computed('integer', ({ price, qty }) => Number(price) * Number(qty), { label }),
    },
    naturalKey: ['code'],
    workbook: ['code', 'price', 'qty'],
    permissions: crud('entpersonnel'),
  });

  it('are made with what is stored where the workbook has no column for it', async () => {
    await memory.stop();
    memory = await openMemoryApplication({ tenants: ['100001'], furtherResources: [part] });
    ports = await memory.signIn('finance');
    await bring(part, [
      ['编号', '单价', '数量'],
      ['A', '2', '3'],
    ]);
    const rows = [
      ['编号', '单价'],
      ['A', '5'],
    ];
    expect(await bring(part, rows)).toMatchObject({ updated: 1 });
    expect((await ports.resource(part).list({})).records).toMatchObject([{ price: 5, qty: 3, total: 15 }]);
    expect(await bring(part, rows)).toMatchObject({ unchanged: 1 });
  });
});

describe('a workbook refused', () => {
  it('for what cannot be read', async () => {
    expect(await refusedReport(personnel, people, { file: new Uint8Array() })).toEqual({
      rows: 0,
      inserted: 0,
      updated: 0,
      unchanged: 0,
      errors: [{ row: 1, column: '', value: '导入.xlsx', message: '不是工作簿' }],
    });
  });

  it('for no rows', async () => {
    for (const rows of [[], [people[0]], [people[0], [null]]]) {
      const report = await refusedReport(personnel, rows);
      if (rows.length) expect(sentences(report)).toEqual(['2  [] 文件中没有数据行，请在列名下方填写']);
      else expect(sentences(report)).toContain('1 姓名 [] 缺少“姓名”列，请按模板补上');
    }
  });

  it('for a heading that is missing or stands twice', async () => {
    const report = await refusedReport(personnel, [
      ['工号', '部门', '部门'],
      ['E1', 'a', 'b'],
    ]);
    expect(sentences(report)).toEqual(['1 姓名 [] 缺少“姓名”列，请按模板补上', '1 部门 [] “部门”列出现了两次']);
  });

  it('for cells, each named with its row, column and value; nothing is written', async () => {
    await bring(personnel, people);
    const report = await refusedReport(personnelSalary, [
      ['月份', '工号', '工资薪金', '福利费'],
      ['2024-01', 'E1', '一万', '1'],
      ['2024-13', 'E1', '1', '2'],
      ['2024-01', 'E7', '1', '2'],
      ['', 'E1', '1', '2'],
      ['2024-01', '1002', '1', '2'],
    ]);
    expect(sentences(report)).toEqual([
      '2 工资薪金 [一万] “一万”不是金额，请填写数字，如 1234.50',
      '3 月份 [2024-13] “2024-13”不是月份，请按 2024-01 填写',
      '4 工号 [E7] 研发人员“E7”不存在，请先录入或更正',
      '5 月份 [] 月份不能为空',
    ]);
    expect(report).toMatchObject({ rows: 5, inserted: 1, updated: 0, unchanged: 0 });
    expect(await count(personnelSalary)).toBe(0);
  });

  it('for a word that its dictionary has not, with the words it has', async () => {
    const report = await refusedReport(personnel, [people[0], ['王', 'E1', null, '神童']]);
    expect(sentences(report)).toEqual(['2 学历 [神童] “神童”不在可选值中，可填：博士、硕士、本科、大专、其他']);
  });

  it('for a key that stands twice, the later row named', async () => {
    const report = await refusedReport(personnel, [...people, ['又', 'E1', null, null]]);
    expect(sentences(report)).toEqual(['4 工号 [E1] 与第2行重复（工号相同）']);
  });

  it('for each fault once: rows without a date do not repeat one another', async () => {
    const rows = [
      ['日期', '凭证字', '凭证号', '分录号', '摘要', '科目编码', '科目名称', '借方金额', '贷方金额'],
      ['', '记', '1', '1', 'a', '5301', '研发', '1', ''],
      ['x', '记', '1', '1', 'b', '5301', '研发', '2', ''],
      ['2024-01-31', '记', '1', '1', 'c', '5301', '研发', '3', ''],
      ['2024-02-01', '记', '1', '1', 'd', '5301', '研发', '4', ''],
    ];
    expect(sentences(await refusedReport(voucherEntry, rows))).toEqual([
      '2 日期 [] 日期不能为空',
      '3 日期 [x] “x”不是日期，请按 2024-01-31 填写',
    ]);
  });

  it('for dates in the wrong order', async () => {
    const report = await refusedReport(personnel, [
      ['姓名', '工号', '入职日期', '离职日期'],
      ['王', 'E1', '2024-02-01', '2024-01-31'],
    ]);
    expect(sentences(report)).toEqual(['2 离职日期 [2024-01-31] 离职日期不能早于入职日期']);
  });

  it('writes the right rows when it is asked to, and says what was wrong', async () => {
    const rows = [...people, ['', 'E3', '新部门', null]];
    const report = await bring(personnel, rows, { validOnly: true });
    expect(report).toMatchObject({ rows: 3, inserted: 2 });
    expect(sentences(report)).toEqual(['4 姓名 [] 姓名不能为空']);
    expect((await ports.resource(department).list({})).records.map(({ deptName }) => deptName)).toEqual(['研发部']);
    expect(await refusedReport(personnel, [['工号'], ['E1']], { validOnly: true })).toMatchObject({ rows: 1 });
  });

  it('in English where the visitor reads English', async () => {
    const language: Language = 'en';
    ports = await memory.signIn('finance', '100001', language);
    const report = await refusedReport(personnel, [
      ['姓名', '工号', '学历', '入职日期', '证件号码'],
      ['', 'E1', '神童', 'x', 'y'.repeat(31)],
      ['王', 'E1', '', '', ''],
    ]);
    expect(report.errors.map(({ message }) => message)).toEqual([
      'Must not be longer than 30 characters',
      '“神童” is not offered; choose one of 博士、硕士、本科、大专、其他',
      '“x” is not a date; write it as 2024-01-31',
      '姓名 must not be empty',
      'Repeats row 2: the same 工号',
    ]);
    expect(
      sentences(
        await refusedReport(personnelSalary, [
          ['月份', '工号'],
          ['2024-01', 'E7'],
        ]),
      ),
    ).toEqual(['2 工号 [E7] R&D personnel “E7” does not exist; enter it first or correct it']);
    expect(sentences(await refusedReport(personnel, [['工号'], ['E1']]))).toEqual([
      '1 姓名 [] The column “姓名” is missing; add it as in the template',
    ]);
  });
});

describe('a code that several records bear', () => {
  const projects = (year: string) => [
    ['年度', '项目编号', '项目名称', '项目来源', '项目类型', '项目阶段', '开发形式', '支出类型', '完成情况'].concat(
      '负责人工号',
      '所属部门',
      '开始日期',
      '结束日期',
    ),
    [
      year,
      'RD1',
      '甲',
      '1',
      'newProduct',
      '1',
      '自主研发',
      '费用化',
      '未结束',
      'E1',
      '研发部',
      `${year}-01-01`,
      `${year}-12-31`,
    ],
  ];
  const software = ['资产编号', '资产名称', '资产类别', '取得日期', '原值', '摊销月数', '项目编号'];

  it('means the latest, and the one a record names already stays when it comes in again', async () => {
    await bring(personnel, people);
    for (const year of ['2023', '2024']) await bring(project, projects(year));
    expect((await ports.resource(project).list({})).records).toMatchObject([
      { dataStatus: 'submit', govAmount: '0.00' },
      { dataStatus: 'submit', govAmount: '0.00' },
    ]);
    const asset = ['IA1', '软件', '软件', '2024-05-10', '1200', '12', 'RD1'];
    await bring(intangibleAsset, [software, asset]);
    const { records: all } = await ports.resource(project).list({ order: [{ field: 'year' }] });
    const [record] = (await ports.resource(intangibleAsset).list({})).records;
    expect(record!.projectId).toBe(all[1]!.id);
    await ports.resource(intangibleAsset).submit({ id: record!.id, projectId: all[0]!.id });
    const [sheet] = sheetsOf((await ports.resource(intangibleAsset).export({})).bytes);
    expect(await bring(intangibleAsset, readBack(sheet!))).toMatchObject({ unchanged: 1, updated: 0 });
  });

  it('means the one of the row’s year where the row has one', async () => {
    await bring(personnel, people);
    for (const year of ['2023', '2024']) await bring(project, projects(year));
    const vouchers = [
      ['日期', '凭证字', '凭证号', '分录号', '摘要', '科目编码', '科目名称', '项目编号'],
      ['2023-05-01', '记', '1', '1', 'a', '5301', '研发', 'RD1'],
      ['2025-05-01', '记', '1', '1', 'a', '5301', '研发', 'RD1'],
    ];
    expect(sentences(await bring(voucherEntry, vouchers, { validOnly: true }))).toEqual([
      '3 项目编号 [RD1] 研发项目“RD1”在2025中不存在，请先录入或更正',
    ]);
    const [entry] = (await ports.resource(voucherEntry).list({})).records;
    expect(await ports.resource(project).detail({ id: entry!.projectId! })).toMatchObject({ year: '2023' });
  });
});
