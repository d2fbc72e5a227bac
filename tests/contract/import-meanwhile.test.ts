import type { Ports } from '@rdm/core/internal/application';
import { MONTH_LOCKED, personnelSalary, personnelVerify } from '@rdm/core/internal/cost';
import { voucherCorrection, voucherEntry } from '@rdm/core/internal/finance';
import type { CellValue, Refusal } from '@rdm/core/internal/kernel';
import type { ImportReport, Resource } from '@rdm/core/internal/records';
import { createMemoryRecordStore } from '@rdm/memory';
import { personnel } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { interruptedStore, type InterruptedStore } from '../setup/meanwhile';
import { openMemoryApplication, workbookOf, type MemoryApplication } from '../setup/memory-application';

const headings = { salary: ['月份', '工号', '工资薪金'], people: ['姓名', '工号', '部门'] };
const entry = { date: '2024-01-28', voucherType: '记', voucherNo: '1', entryNo: 1, summary: '工资' };
const booked = { ...entry, subjectCode: '530101', subjectName: '工资', debitAmount: '100' };

/** An import is validated before its transaction begins; concurrent changes in between must be detected. */
describe('What is changed between the check of an import and its writing', () => {
  let memory: MemoryApplication;
  let store: InterruptedStore;
  let ports: Ports;
  let person: string;
  beforeEach(async () => {
    store = interruptedStore(createMemoryRecordStore());
    memory = await openMemoryApplication({ tenants: ['100001'], store });
    ports = await memory.signIn('finance');
    person = (await ports.resource(personnel).submit({ code: 'E1', name: '王小明' })).id;
  });
  afterEach(() => memory.stop());

  const bring = (resource: Resource, rows: readonly (readonly CellValue[])[]): Promise<ImportReport> =>
    ports.resource(resource).import({ file: workbookOf(rows), fileName: '导入.xlsx' });
  const refused = async (importing: Promise<unknown>): Promise<Refusal['fault']> => {
    const error = await importing.then(
      () => null,
      (reason: unknown) => reason as Refusal,
    );
    if (error === null) throw new Error('Nothing was refused');
    return error.fault;
  };
  const reported = async (importing: Promise<unknown>) => {
    const fault = await refused(importing);
    expect(fault).toMatchObject({ code: 400, name: 'IMPORT_REFUSED' });
    return (fault.data as ImportReport).errors.map(({ row, column, message }) => `${row} ${column} ${message}`);
  };
  const total = async (resource: Resource) => (await ports.resource(resource).list({ size: -1 })).total;

  it('is nothing as a rule', async () => {
    store.beforeWriting(async () => undefined);
    expect(await bring(personnelSalary, [headings.salary, ['2024-01', 'E1', '8000']])).toMatchObject({ inserted: 1 });
    expect(await total(personnelSalary)).toBe(1);
  });

  it('refuses rows whose reference has been removed, by row and column', async () => {
    store.beforeWriting(() => ports.resource(personnel).remove({ ids: [person] }));
    const errors = await reported(bring(personnelSalary, [headings.salary, ['2024-01', 'E1', '8000']]));
    expect(errors).toEqual([expect.stringMatching(/^2 工号 .*“E1”不存在/)]);
    expect(await total(personnelSalary)).toBe(0);
  });

  it('refuses rows of a month that has been locked, by row and column', async () => {
    await ports.resource(personnelSalary).submit({ month: '2024-01', personnelId: person, wages: '7000' });
    store.beforeWriting(async () => {
      await ports.resource(personnelVerify).submit({ id: '202401', reason: '已说明' });
      await ports.cost.lockPersonnel({ ids: '202401' });
    });
    const rows = [headings.salary, ['2024-02', 'E1', '9000'], ['2024-01', 'E1', '8000']];
    expect(await reported(bring(personnelSalary, rows))).toEqual([`3 月份 ${MONTH_LOCKED.zh}`]);
    expect(await total(personnelSalary)).toBe(1);
  });

  it('says of a file of another layout that no cell of it holds the month', async () => {
    store.beforeWriting(async () => {
      await ports.resource(personnelSalary).submit({ month: '2024-01', personnelId: person, wages: '7000' });
      await ports.resource(personnelVerify).submit({ id: '202401', reason: '已说明' });
      await ports.cost.lockPersonnel({ ids: '202401' });
    });
    const upload = {
      file: workbookOf([['2024年1月工资表'], ['工号', '应发工资'], ['E1', '8000']]),
      fileName: '工资表.xlsx',
    };
    const { readings } = await ports.layouts.propose(upload);
    const { layout } = readings.find(({ register }) => register === personnelSalary.name)!;
    const fault = await refused(ports.resource(personnelSalary).import({ ...upload, layout }));
    expect((fault.data as ImportReport).errors).toMatchObject([
      { row: 3, column: '月份', message: MONTH_LOCKED.zh, noCell: true },
    ]);
  });

  it('refuses a natural key that has been taken, and writes nothing', async () => {
    const taken = { code: 'E3', name: '赵六' };
    store.beforeWriting(() => ports.resource(personnel).submit(taken));
    const rows = [
      ['姓名', '工号'],
      ['李四', 'E2'],
      ['张三', 'E3'],
    ];
    expect(await refused(bring(personnel, rows))).toMatchObject({ name: 'DUPLICATE_KEY' });
    expect(await total(personnel)).toBe(2);
  });

  it('refuses a record that has been changed, and writes nothing', async () => {
    store.beforeWriting(() => ports.resource(personnel).submit({ id: person, name: '王大明' }));
    const rows = [
      ['姓名', '工号'],
      ['李四', 'E2'],
      ['王中明', 'E1'],
    ];
    expect(await refused(bring(personnel, rows))).toMatchObject({ code: 409, name: 'STALE_VERSION' });
    expect((await ports.resource(personnel).list({})).records.map(({ name }) => name)).toEqual(['王大明']);
  });

  it('refuses a department to be added that somebody has added, and writes nothing', async () => {
    store.beforeWriting(() => ports.resource(department).submit({ deptName: '研发部' }));
    const rows = [headings.people, ['李四', 'E2', '研发部']];
    expect(await refused(bring(personnel, rows))).toMatchObject({ name: 'DUPLICATE_KEY' });
    expect([await total(personnel), await total(department)]).toEqual([1, 1]);
  });

  it('is asked of the register’s own review as well', async () => {
    store.beforeWriting(() => ports.resource(voucherCorrection).submit(booked));
    const rows = [
      ['日期', '凭证字', '凭证号', '分录号', '摘要', '科目编码', '科目名称', '借方金额'],
      ['2024-01-28', '记', '1', 1, '工资', '530101', '工资', '100'],
    ];
    expect(await reported(bring(voucherEntry, rows))).toEqual([expect.stringContaining('请勿重复录入')]);
    expect(await total(voucherEntry)).toBe(0);
  });
});
