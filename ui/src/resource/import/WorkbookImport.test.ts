import { describe, expect, test, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { ImportReport } from '@rdm/core/internal/records';
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

  test('that looks odd is right, and its odd cells can be corrected and marked', async () => {
    const { port, workbook } = setUp();
    const odd = { row: 2, column: '工时', value: '300', message: '大于实际出勤工时 160' };
    port.import.mockResolvedValue({ ...good, warnings: [odd, { ...odd, row: 3 }] });
    expect(await workbook.check(port)).toBe(true);
    expect(workbook).toMatchObject({ state: 'checked', wrongRows: 0, groups: [] });
    expect(workbook.warnings).toEqual([{ column: '工时', errors: [odd, { ...odd, row: 3 }] }]);
    expect([workbook.isCorrectable, workbook.isMarkable]).toEqual([true, true]);
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

describe('corrections of faulty cells', () => {
  const [year, name] = bad.errors;
  const corrected = [
    { row: 3, column: '年度', value: '2024' },
    { row: 4, column: '名称', value: '样品乙' },
  ];

  async function refusedOnce() {
    const { port, workbook } = setUp();
    port.import.mockRejectedValueOnce(refused());
    await workbook.check(port);
    workbook.corrections.type(year!, '20');
    workbook.corrections.type(year!, '2024');
    workbook.corrections.type(name!, '样品乙');
    return { port, workbook };
  }

  test('go along with every call that follows', async () => {
    const { port, workbook } = await refusedOnce();
    port.import.mockResolvedValue(good);
    expect(port.import.mock.lastCall?.[0]).not.toHaveProperty('corrections');
    await workbook.check(port);
    await workbook.bringIn(port, true);
    await workbook.bringIn(port);
    expect(port.import.mock.calls.slice(1).map(([request]) => request)).toEqual([
      expect.objectContaining({ check: true, corrections: corrected }),
      expect.objectContaining({ validOnly: true, corrections: corrected }),
      expect.objectContaining({ validOnly: false, corrections: corrected }),
    ]);
    await workbook.marked(port);
    expect(port.marked.mock.lastCall?.[0]).toMatchObject({ fileName: '样品.xlsx', corrections: corrected });
  });

  test('stay counted when their fault is gone, and can be typed over again when it is not', async () => {
    const { port, workbook } = await refusedOnce();
    expect(workbook.corrections).toMatchObject({ count: 2, isUnseen: true });
    const still = { ...year!, value: '2024', message: '不在可选年度内' };
    port.import.mockRejectedValueOnce(
      new Refusal({ code: 400, name: 'IMPORT_REFUSED', message: text('', ''), data: { ...bad, errors: [still] } }),
    );
    await workbook.check(port);
    expect(workbook.groups.map(({ column }) => column)).toEqual(['年度']);
    expect(workbook.corrections).toMatchObject({ count: 2, isUnseen: false });
    expect(workbook.corrections.originalOf(still)).toBe('x');
    workbook.corrections.type(still, 'x');
    expect(workbook.corrections).toMatchObject({ count: 1, isUnseen: true });
    expect(workbook.corrections.valueOf(still)).toBe('x');
  });

  test('that put back what the file says are none', async () => {
    const { workbook } = await refusedOnce();
    workbook.corrections.type(year!, 'x');
    workbook.corrections.type(name!, '');
    expect(workbook.corrections).toMatchObject({ list: [], count: 0, isUnseen: false });
  });

  test('are undone together; what was looked at with them is looked at again', async () => {
    const { port, workbook } = await refusedOnce();
    await workbook.undoCorrections(port);
    expect(port.import).toHaveBeenCalledTimes(1);
    workbook.corrections.type(year!, '2024');
    await workbook.check(port);
    port.import.mockRejectedValueOnce(refused());
    await workbook.undoCorrections(port);
    expect(port.import).toHaveBeenCalledTimes(3);
    expect(port.import.mock.lastCall?.[0]).toMatchObject({ check: true });
    expect(port.import.mock.lastCall?.[0]).not.toHaveProperty('corrections');
    expect(workbook).toMatchObject({ state: 'refused', corrections: { count: 0, isUnseen: false } });
  });

  test('and the report outlast a call that fails', async () => {
    const { port, workbook } = await refusedOnce();
    port.import.mockRejectedValueOnce(new Refusal(faults.unauthorised()));
    await workbook.check(port);
    expect(workbook).toMatchObject({ state: 'failed', report: bad, corrections: { count: 2, isUnseen: true } });
    await workbook.check(port);
    expect(port.import.mock.lastCall?.[0]).toMatchObject({ corrections: corrected });
  });

  test('are none of a workbook that goes into another register', async () => {
    const { workbook } = await refusedOnce();
    workbook.startOver();
    expect(workbook).toMatchObject({ state: 'waiting', report: null, fault: null, corrections: { count: 0 } });
  });
});

describe('the workbook with its faulty cells marked', () => {
  test('is made once at a time', async () => {
    const { port, workbook } = setUp();
    const making = workbook.marked(port);
    expect(workbook.marking).toBe(true);
    expect(await workbook.marked(port)).toBeNull();
    expect(await making).toMatchObject({ name: '样品-错误标注.xlsx' });
    expect(workbook).toMatchObject({ marking: false, markingFault: null });
  });

  test('that is refused leaves the import as it stands and says why', async () => {
    const { port, workbook } = setUp();
    port.import.mockRejectedValueOnce(refused());
    await workbook.check(port);
    port.marked.mockRejectedValueOnce(new Refusal(faults.forbidden('everykind_import')));
    expect(await workbook.marked(port)).toBeNull();
    expect(workbook).toMatchObject({ state: 'refused', marking: false, markingFault: { code: 403 } });
    await workbook.marked(port);
    expect(workbook.markingFault).toBeNull();
  });

  test('is offered where a cell is wrong', async () => {
    const { port, workbook } = setUp();
    const unreadable = [{ row: 1, column: '', value: '样品.xlsx', message: '文件已损坏' }];
    const missing = [{ row: 1, column: '年度', value: '', message: '缺少“年度”列' }];
    for (const [errors, isMarkable, isCorrectable] of [
      [unreadable, false, false],
      [missing, true, false],
      [bad.errors, true, true],
    ] as const) {
      port.import.mockRejectedValueOnce(
        new Refusal({ code: 400, name: 'IMPORT_REFUSED', message: text('', ''), data: { ...bad, errors } }),
      );
      await workbook.check(port);
      expect(workbook).toMatchObject({ isMarkable, isCorrectable });
    }
  });
});

describe('a large workbook', () => {
  const large = { name: '大.xlsx', bytes: async () => new Uint8Array(200_001) };
  const first = { ...bad, rows: 300 };
  const refusedWith = (report: ImportReport) =>
    new Refusal({ code: 400, name: 'IMPORT_REFUSED', message: text('有错误', 'Faults'), data: report });

  /** The check of the first rows has returned; the full check waits for `finish`. */
  async function begun(report = first) {
    const port = memoryPort(everyKind);
    const workbook = new WorkbookImport(large);
    let finish = (_: Promise<ImportReport>) => {};
    port.import
      .mockImplementationOnce(() =>
        report.errors.length ? Promise.reject(refusedWith(report)) : Promise.resolve(report),
      )
      .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const checking = workbook.check(port);
    await vi.waitFor(() => expect(port.import).toHaveBeenCalledTimes(2));
    return { port, workbook, checking, finish };
  }

  test('shows the faults of its first rows while the rest is looked at', async () => {
    const { port, workbook, checking, finish } = await begun();
    expect(port.import.mock.calls.map(([{ check, first: rows }]) => [check, rows])).toEqual([
      [true, 300],
      [true, undefined],
    ]);
    expect(workbook).toMatchObject({ state: 'checking', isBeginning: true, report: first, wrongRows: 2 });
    finish(Promise.reject(refusedWith(bad)));
    expect(await checking).toBe(false);
    expect(workbook).toMatchObject({ state: 'refused', isBeginning: false, report: bad });
  });

  test('keeps what is typed meanwhile, as still to be looked at', async () => {
    const { workbook, checking, finish, port } = await begun();
    workbook.corrections.type(bad.errors[0]!, '2024');
    finish(Promise.reject(refusedWith(bad)));
    await checking;
    expect(workbook.corrections).toMatchObject({ count: 1, isUnseen: true });
    expect(workbook.corrections.valueOf(bad.errors[0]!)).toBe('2024');
    port.import.mockResolvedValueOnce(good);
    await workbook.check(port);
    expect(port.import.mock.lastCall?.[0].corrections).toHaveLength(1);
    expect(port.import).toHaveBeenCalledTimes(3);
    expect(workbook.corrections.isUnseen).toBe(false);
  });

  test('is known right only when all of it is', async () => {
    const { workbook, checking, finish } = await begun({ ...good, rows: 300 });
    expect(workbook).toMatchObject({ state: 'checking', isBeginning: true, wrongRows: 0 });
    finish(Promise.resolve(good));
    expect(await checking).toBe(true);
    expect(workbook).toMatchObject({ state: 'checked', isBeginning: false, report: good });
  });

  test('whose check is cancelled is as it was before, at once', async () => {
    const { port, workbook, checking } = await begun();
    workbook.cancel();
    expect(await checking).toBe(false);
    expect(workbook).toMatchObject({ state: 'waiting', report: null, fault: null, isBeginning: false });
    expect(port.import.mock.lastCall?.[0].signal?.aborted).toBe(true);
  });

  test('says how much of it has left', async () => {
    const { port, workbook } = setUp();
    const seen: (number | null)[] = [];
    port.import.mockImplementation(async ({ onProgress }) => {
      onProgress?.(0.25);
      seen.push(workbook.sent);
      return good;
    });
    await workbook.check(port);
    await workbook.bringIn(port);
    expect([seen, workbook.sent]).toEqual([[0.25, 0.25], null]);
  });
});

describe('a cancelled check', () => {
  test('of a corrected workbook leaves its faults and what was typed', async () => {
    const { port, workbook } = setUp();
    port.import.mockRejectedValueOnce(refused());
    await workbook.check(port);
    workbook.corrections.type(bad.errors[0]!, '2024');
    port.import.mockImplementationOnce(() => new Promise(() => undefined));
    const checking = workbook.check(port);
    await vi.waitFor(() => expect(port.import).toHaveBeenCalledTimes(2));
    workbook.cancel();
    expect(await checking).toBe(false);
    expect(workbook).toMatchObject({ state: 'refused', report: bad, corrections: { count: 1, isUnseen: true } });
  });

  test('is none of what is being written', async () => {
    const { port, workbook } = setUp();
    port.import.mockImplementationOnce(async ({ signal }) => {
      workbook.cancel();
      expect(signal).toBeUndefined();
      return good;
    });
    expect(await workbook.bringIn(port)).toBe(true);
    expect(workbook.state).toBe('done');
  });
});
