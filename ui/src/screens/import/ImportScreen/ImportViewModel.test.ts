import { describe, expect, test } from 'vitest';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { ImportFile } from './ImportFile';
import { registers, given, file, good, bad, nobody, refused, setUp } from '../testing/files-to-import';

describe('bringing all workbooks in', () => {
  test('checks all before any is written, in the order of the registers, whatever order they were dropped in', async () => {
    const { screen, calls } = setUp([...given].reverse());
    await screen.run();
    const dropped = new Set(screen.files.map(({ register }) => register));
    const labels = registers.filter((each) => dropped.has(each)).map(({ label }) => label.zh);
    expect(calls.slice(0, labels.length)).toEqual(labels.map((label) => `${label} 检查`));
    expect(calls.slice(labels.length).filter((call) => call.endsWith('导入'))).toEqual(
      labels.map((label) => `${label} 导入`),
    );
    expect(labels.slice(0, 2)).toEqual(['研发人员', '研发项目']);
    expect(screen.files.map(({ workbook }) => workbook.file.name)).toEqual([...given].reverse());
    expect(screen).toMatchObject({
      settled: given.length,
      written: given.length,
      isFinished: true,
      running: false,
      canRun: false,
    });
  });

  test('checks a file that names records of one before it once more, right before it is written', async () => {
    const { screen, calls } = setUp(['03-薪酬.xlsx', '01-研发人员.xlsx']);
    await screen.run();
    expect(calls).toEqual(['研发人员 检查', '薪酬 检查', '研发人员 导入', '薪酬 检查', '薪酬 导入']);
  });

  test('shows the faults of all files at once and writes nothing', async () => {
    const { screen, calls, portOf } = setUp(['02-项目.xlsx', '12-材料.xlsx', '03-薪酬.xlsx']);
    for (const label of ['薪酬', '材料']) portOf(label).import.mockRejectedValueOnce(refused());
    await screen.run();
    expect(calls).toEqual(['研发项目 检查']);
    expect(screen.held.map(({ register }) => register?.label.zh)).toEqual(['材料', '薪酬']);
    expect(screen.held[1]?.workbook).toMatchObject({ state: 'refused', report: bad });
    expect(screen).toMatchObject({ settled: 0, isFinished: false });
  });

  test('does not hold what names records that a file before it will write, and judges it then', async () => {
    const { screen, calls, portOf } = setUp(['01-研发人员.xlsx', '03-薪酬.xlsx']);
    const salary = portOf('薪酬').import;
    salary.mockRejectedValueOnce(refused(nobody));
    await screen.check();
    const [, file] = screen.files;
    expect(screen.isAwaiting(file!)).toBe(true);
    expect(screen).toMatchObject({ held: [], isJudged: true, written: 0 });
    await screen.run();
    expect(calls).toEqual(['研发人员 检查', '研发人员 导入', '薪酬 检查', '薪酬 导入']);
    expect(screen.isFinished).toBe(true);
  });

  test('stops at it where it is still faulty when the files before it are written', async () => {
    const { screen, calls, portOf } = setUp(['01-研发人员.xlsx', '03-薪酬.xlsx']);
    portOf('薪酬').import.mockRejectedValueOnce(refused(nobody)).mockRejectedValueOnce(refused(nobody));
    await screen.run();
    expect(calls).toEqual(['研发人员 检查', '研发人员 导入']);
    expect(screen.held.map(({ register }) => register?.label.zh)).toEqual(['薪酬']);
    expect(screen).toMatchObject({ written: 1, isFinished: false });
  });

  test('holds it again when the file that it waits for is skipped', async () => {
    const { screen, portOf } = setUp(['01-研发人员.xlsx', '03-薪酬.xlsx']);
    for (const label of ['研发人员', '薪酬']) portOf(label).import.mockRejectedValue(refused(nobody));
    await screen.run();
    expect(screen.held.map(({ register }) => register?.label.zh)).toEqual(['研发人员']);
    await screen.skip(screen.held[0]!);
    expect(screen.held.map(({ register }) => register?.label.zh)).toEqual(['薪酬']);
  });

  test('checks only, and writes what was judged without checking it again', async () => {
    const { screen, calls } = setUp(['12-材料.xlsx']);
    await screen.check();
    expect(calls).toEqual(['材料 检查']);
    expect(screen.isJudged).toBe(true);
    await screen.run();
    expect(calls).toEqual(['材料 检查', '材料 导入']);
  });

  test('goes on after 跳过', async () => {
    const { screen, calls, portOf } = setUp(given.slice(0, 4));
    portOf('薪酬').import.mockRejectedValueOnce(refused());
    await screen.run();
    await screen.skip(screen.held[0]!);
    expect(calls.filter((call) => call.endsWith('导入'))).toEqual(['研发人员 导入', '研发项目 导入', '考勤 导入']);
    expect(screen).toMatchObject({ settled: 4, written: 3, isFinished: true });
  });

  test('goes on after 仅导入正确行', async () => {
    const { screen, calls, portOf } = setUp(given.slice(0, 4));
    portOf('薪酬').import.mockRejectedValueOnce(refused());
    await screen.run();
    await screen.takeValid(screen.held[0]!);
    expect(calls).toContain('薪酬 仅正确行');
    expect(calls).not.toContain('薪酬 导入');
    expect(screen.written).toBe(4);
  });

  test('stops at what looks odd, and goes on when all of it is taken all the same', async () => {
    const { screen, calls, portOf } = setUp(['02-项目.xlsx', '05-项目工时.xlsx', '12-材料.xlsx']);
    const odd = { ...good, warnings: [{ row: 2, column: '研发工时', value: '300', message: '大于实际出勤工时' }] };
    for (const label of ['项目工时', '材料']) portOf(label).import.mockImplementation(async () => odd);
    await screen.run();
    expect(screen.held.map(({ register }) => register?.label.zh)).toEqual(['项目工时', '材料']);
    await screen.takeOdd(screen.held[0]!);
    expect(screen.held.map(({ register }) => register?.label.zh)).toEqual(['材料']);
    expect(calls).toEqual(['研发项目 检查']);
    await screen.takeOdd(screen.held[0]!);
    expect(screen.written).toBe(3);
  });

  test('stops where stored records would change, and writes them once that was looked at', async () => {
    const { screen, portOf } = setUp(['12-材料.xlsx']);
    portOf('材料').import.mockImplementation(async () => ({ ...good, inserted: 0, updated: 1 }));
    await screen.run();
    expect(screen).toMatchObject({ written: 0, held: [screen.files[0]] });
    await screen.takeOdd(screen.held[0]!);
    expect(screen).toMatchObject({ written: 1, held: [] });
  });

  test('stops for nothing odd any more once that was decided', async () => {
    const { screen, portOf } = setUp(['05-项目工时.xlsx', '12-材料.xlsx']);
    const odd = { ...good, warnings: [{ row: 2, column: '研发工时', value: '300', message: '大于实际出勤工时' }] };
    for (const label of ['项目工时', '材料']) portOf(label).import.mockImplementation(async () => odd);
    await screen.run();
    await screen.takeOdd(screen.held[0]!, true);
    expect(screen).toMatchObject({ held: [], isFinished: true, written: 2 });
  });

  test('a corrected workbook takes the place of the refused one', async () => {
    const { screen, calls, portOf } = setUp(given.slice(0, 3));
    portOf('薪酬').import.mockRejectedValueOnce(refused());
    await screen.run();
    await screen.add([file('薪酬-更正.xlsx')]);
    expect(screen.files.map(({ workbook }) => workbook.file.name)).toEqual([given[0], given[1], '薪酬-更正.xlsx']);
    await screen.run();
    expect(calls.filter((call) => call.endsWith('导入'))).toEqual(['研发人员 导入', '研发项目 导入', '薪酬 导入']);
    expect(screen.isFinished).toBe(true);
  });

  test('goes on with a workbook once its corrections make it right, and with the rest', async () => {
    const { screen, calls, portOf } = setUp(given.slice(0, 4));
    portOf('薪酬').import.mockRejectedValueOnce(refused());
    await screen.run();
    const { workbook } = screen.held[0]!;
    workbook.corrections.type(bad.errors[0]!, 'E8');
    portOf('薪酬').import.mockRejectedValueOnce(refused());
    await screen.recheck(screen.held[0]!);
    expect(screen.written).toBe(0);
    workbook.corrections.type(bad.errors[0]!, 'E1');
    await screen.recheck(screen.held[0]!);
    expect(calls.filter((call) => call.endsWith('导入'))).toHaveLength(4);
    expect(portOf('薪酬').import.mock.lastCall?.[0].corrections).toEqual([{ row: 2, column: '备注', value: 'E1' }]);
    expect(portOf('考勤').import.mock.lastCall?.[0]).not.toHaveProperty('corrections');
    expect(screen).toMatchObject({ settled: 4, written: 4, isFinished: true, running: false });
  });

  test('takes the corrections along on 继续 as well as on 仅导入正确行', async () => {
    for (const goOn of ['run', 'takeValid'] as const) {
      const { screen, portOf } = setUp(given.slice(0, 1));
      portOf('研发人员').import.mockRejectedValueOnce(refused());
      await screen.run();
      screen.held[0]!.workbook.corrections.type(bad.errors[0]!, 'E1');
      await screen[goOn](screen.held[0]!);
      expect(portOf('研发人员').import.mock.lastCall?.[0].corrections).toHaveLength(1);
      expect(screen.isFinished).toBe(true);
    }
  });

  test('shows the faults again when corrections are undone, and goes on with nothing', async () => {
    const { screen, calls, portOf } = setUp(given.slice(0, 2));
    portOf('研发人员').import.mockRejectedValueOnce(refused());
    await screen.run();
    const card = screen.held[0]!;
    card.workbook.corrections.type(bad.errors[0]!, 'E8');
    portOf('研发人员').import.mockRejectedValueOnce(refused());
    await screen.recheck(card);
    portOf('研发人员').import.mockRejectedValueOnce(refused());
    await screen.undoCorrections(card);
    expect(calls).toEqual(['研发项目 检查']);
    expect(screen.held).toEqual([card]);
    expect(card.workbook).toMatchObject({ state: 'refused', corrections: { count: 0 } });
  });

  test('gives the workbook with its faulty cells marked', async () => {
    const { screen, portOf } = setUp(given.slice(0, 1));
    portOf('研发人员').import.mockRejectedValueOnce(refused());
    await screen.run();
    expect(await screen.marked(screen.held[0]!)).toMatchObject({ name: '01-研发人员-错误标注.xlsx' });
    expect(await screen.marked(new ImportFile(9, file('book1.xlsx'), null))).toBeNull();
  });

  test('forgets the faults and corrections of a workbook that is for another register', async () => {
    const { screen, portOf } = setUp(given.slice(0, 1));
    portOf('研发人员').import.mockRejectedValueOnce(refused());
    await screen.run();
    const card = screen.held[0]!;
    card.workbook.corrections.type(bad.errors[0]!, 'E1');
    screen.choose(card, card.register!.name);
    expect(card.workbook.corrections.count).toBe(1);
    screen.choose(card, 'blade-rdm/projectmaterial');
    expect(card.workbook).toMatchObject({ state: 'waiting', report: null, corrections: { count: 0 } });
    expect(screen.canRun).toBe(true);
  });

  test('a call that fails can be tried again', async () => {
    const { screen, portOf } = setUp(given.slice(0, 1));
    portOf('研发人员').import.mockRejectedValueOnce(new Refusal(faults.unauthorised()));
    await screen.run();
    expect(screen.held[0]?.workbook.state).toBe('failed');
    await screen.run();
    expect(screen.isFinished).toBe(true);
  });

  test('cancelling waits for what is being written, and ends then', async () => {
    const { screen, calls, portOf } = setUp(given.slice(0, 3));
    portOf('研发项目')
      .import.mockResolvedValueOnce(good)
      .mockResolvedValueOnce(good)
      .mockImplementationOnce(async () => {
        screen.cancel();
        expect(screen.cancelling).toBe(true);
        return good;
      });
    await screen.run();
    expect(calls).toEqual(['研发人员 检查', '薪酬 检查', '研发人员 导入']);
    expect(screen).toMatchObject({ settled: 2, written: 2, running: false, cancelling: false, canRun: true });
    await screen.run();
    expect(screen.isFinished).toBe(true);
  });

  test('cancelling ends a check at once, and nothing of its workbook is written', async () => {
    const { screen, calls, portOf } = setUp(given.slice(0, 3));
    portOf('研发项目').import.mockImplementationOnce(() => {
      screen.cancel();
      return new Promise(() => undefined);
    });
    await screen.run();
    expect(calls).toEqual(['研发人员 检查']);
    expect(screen).toMatchObject({ settled: 0, written: 0, held: [], running: false, canRun: true });
    expect(screen.files[1]!.workbook.state).toBe('waiting');
    await screen.run();
    expect(screen.isFinished).toBe(true);
  });

  test('waits until every workbook has a register', async () => {
    const { screen, calls, recognised } = setUp(['人员名单2024.xlsx', 'book1.xlsx']);
    await recognised;
    expect(screen.files.map(({ register }) => register?.label.zh)).toEqual(['研发人员', undefined]);
    expect(screen.canRun).toBe(false);
    await screen.run();
    expect(calls).toEqual([]);
    screen.choose(screen.unknown[0]!, 'blade-rdm/projectmaterial');
    await screen.run();
    expect(calls).toEqual(['研发人员 检查', '材料 检查', '研发人员 导入', '材料 导入']);
  });

  test('offers only registers the person may bring in', async () => {
    const { screen, recognised } = setUp(given, (permission) => permission === 'projectmaterial_import');
    await recognised;
    expect(screen.registers.map(({ label }) => label.zh)).toEqual(['材料']);
    expect(screen.unknown).toHaveLength(given.length - 1);
  });
});
