import { describe, expect, test } from 'vitest';
import { faults, Refusal, text, type ImportReport } from '@rdm/core/kernel';
import { everyKind } from '../testing/every-kind';
import { memoryPort } from '../testing/memory-ports';
import { WorkbookImport } from './WorkbookImport';

const file = { name: '样品.xlsx', bytes: async () => new Uint8Array([80, 75]) };
const good: ImportReport = { rows: 3, inserted: 2, updated: 1, unchanged: 0, errors: [] };
const bad: ImportReport = {
  rows: 5,
  inserted: 3,
  updated: 0,
  unchanged: 0,
  errors: [
    { row: 3, column: '年度', value: 'x', message: '“x”不是年度，请按 2024 填写' },
    { row: 4, column: '名称', value: '', message: '请输入名称' },
    { row: 4, column: '年度', value: 'y', message: '“y”不是年度，请按 2024 填写' },
  ],
};
const refused = () => new Refusal({ code: 400, name: 'IMPORT_REFUSED', message: text('有错误', 'Faults'), data: bad });

function setUp() {
  return { port: memoryPort(everyKind), workbook: new WorkbookImport(file) };
}

describe('a workbook on its way into a register', () => {
  test('is looked at first, then written', async () => {
    const { port, workbook } = setUp();
    port.import.mockResolvedValue(good);
    expect(await workbook.check(port)).toBe(true);
    expect(workbook).toMatchObject({ state: 'checked', report: good });
    expect(await workbook.bringIn(port)).toBe(true);
    expect(workbook.state).toBe('done');
    expect(port.import.mock.calls.map(([{ check, validOnly, fileName }]) => [fileName, check, validOnly])).toEqual([
      ['样品.xlsx', true, undefined],
      ['样品.xlsx', undefined, false],
    ]);
  });

  test('that is refused shows its faults by column and counts a row once', async () => {
    const { port, workbook } = setUp();
    port.import.mockRejectedValueOnce(refused());
    expect(await workbook.check(port)).toBe(false);
    expect(workbook).toMatchObject({ state: 'refused', wrongRows: 2 });
    expect(workbook.groups.map(({ column, errors }) => [column, errors.map(({ row }) => row)])).toEqual([
      ['年度', [3, 4]],
      ['名称', [4]],
    ]);
  });

  test('can have its right rows written; the others stay on the screen', async () => {
    const { port, workbook } = setUp();
    port.import.mockRejectedValueOnce(refused()).mockResolvedValueOnce(bad);
    await workbook.check(port);
    expect(await workbook.bringIn(port, true)).toBe(true);
    expect(port.import.mock.lastCall?.[0]).toMatchObject({ validOnly: true });
    expect(workbook).toMatchObject({ state: 'done', wrongRows: 2 });
  });

  test('whose call fails without a report says why and can be tried again', async () => {
    const { port, workbook } = setUp();
    port.import.mockRejectedValueOnce(new Refusal(faults.forbidden('everykind_import')));
    expect(await workbook.check(port)).toBe(false);
    expect(workbook).toMatchObject({ state: 'failed', fault: { code: 403 }, report: null });
    port.import.mockResolvedValueOnce(good);
    expect(await workbook.check(port)).toBe(true);
  });

  test('takes no second call while one runs', async () => {
    const { port, workbook } = setUp();
    const [first, second] = await Promise.all([workbook.check(port), workbook.check(port)]);
    expect([first, second]).toEqual([true, false]);
    expect(port.import).toHaveBeenCalledTimes(1);
  });
});
