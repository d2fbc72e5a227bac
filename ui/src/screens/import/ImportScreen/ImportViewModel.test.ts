import { describe, expect, test } from 'vitest';
import { resources, type Ports } from '@rdm/core/internal/application';
import type { FileProposal, Reading } from '@rdm/core/internal/intake';
import type { ImportReport, Layout, Recognition, WorkbooksPort } from '@rdm/core/internal/records';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import { memoryServices } from '../../../resource/testing/memory-services';
import { recogniseRegister } from './recognise-register';
import { ImportViewModel } from './ImportViewModel';
import { ImportFile } from './ImportFile';

const registers = resources.filter(({ workbook }) => workbook);
const given = [
  '01-研发人员.xlsx',
  '02-项目.xlsx',
  '03-薪酬.xlsx',
  '04-考勤.xlsx',
  '05-项目工时.xlsx',
  '06-固定资产.xlsx',
  '07-固定资产使用.xlsx',
  '08-无形资产.xlsx',
  '09-租赁资产.xlsx',
  '10-设备动力.xlsx',
  '11-燃料动力.xlsx',
  '12-材料.xlsx',
  '13-记账凭证.xlsx',
  '14-科目对应.xlsx',
  '15-每日考勤.xlsx',
  '16-年度研发费用.xlsx',
  '17-设备动力使用.xlsx',
  '18-燃料动力使用.xlsx',
  '19-材料使用.xlsx',
  '20-凭证更正.xlsx',
  '21-关联方研发支出明细.xlsx',
  '22-账面折旧.xlsx',
  '23-无形资产使用.xlsx',
  '24-自研形成无形资产.xlsx',
  '25-特殊收入.xlsx',
  '26-试制批次.xlsx',
  '27-试制批次分摊.xlsx',
];
const file = (name: string) => ({ name, bytes: async () => new Uint8Array([1]) });
const good: ImportReport = { rows: 1, inserted: 1, updated: 0, unchanged: 0, errors: [] };
const bad: ImportReport = { ...good, errors: [{ row: 2, column: '备注', value: 'E9', message: '备注过长' }] };
/** Names a person who is not there yet. */
const nobody: ImportReport = { ...good, errors: [{ row: 2, column: '工号', value: 'E9', message: '工号“E9”不存在' }] };
const refused = (data = bad) =>
  new Refusal({ code: 400, name: 'IMPORT_REFUSED', message: text('有错误', 'Faults'), data });

/** A file of which neither register nor columns can be told. */
const unknownFile: FileProposal = {
  kind: 'xlsx',
  sheets: ['Sheet1'],
  sheet: 'Sheet1',
  own: null,
  readings: [],
  rows: [],
};
const UNREACHABLE = new Refusal({ code: 503, name: 'UNREACHABLE', message: text('无法连接', 'Unreachable') });

/** @param recognise recognition by headings; without it the call fails and the file names decide */
function setUp(
  names: readonly string[],
  can: (permission: string) => boolean = () => true,
  recognise: WorkbooksPort['recognise'] = () => Promise.reject(UNREACHABLE),
  propose: Ports['layouts']['propose'] = async () => unknownFile,
) {
  /** Every call in the order of its arrival: register and whether it was a dry run. */
  const calls: string[] = [];
  const ports = registers.map((resource) => {
    const port = memoryPort(resource);
    port.import.mockImplementation(async ({ check, validOnly }) => {
      calls.push(`${resource.label.zh} ${check ? '检查' : validOnly ? '仅正确行' : '导入'}`);
      return good;
    });
    return [resource, port] as const;
  });
  const layouts = { propose, listDict: async () => [] };
  const services = memoryServices(memoryPorts(ports, {}, { workbooks: { recognise }, layouts }), registers, { can });
  const screen = new ImportViewModel(services, resources);
  const recognised = screen.add(names.map(file));
  const portOf = (label: string) => ports.find(([{ label: own }]) => own.zh === label)![1];
  return { screen, calls, portOf, services, recognised };
}

describe('a workbook is recognised by its name', () => {
  test('each that an enterprise keeps', () => {
    const found = given.map((name) => recogniseRegister(name, registers));
    expect(found.map((resource) => resource?.label.zh)).toEqual([
      '研发人员',
      '研发项目',
      '薪酬',
      '考勤',
      '项目工时',
      '固定资产',
      '固定资产使用',
      '无形资产',
      '租赁资产',
      '设备动力',
      '燃料动力',
      '材料',
      '记账凭证',
      '科目对应',
      '每日考勤',
      '年度研发费用',
      '设备动力使用',
      '燃料动力使用',
      '材料使用',
      '凭证更正',
      '关联方研发支出明细',
      '账面折旧',
      '无形资产使用',
      '自研形成无形资产',
      '特殊收入',
      '试制批次',
      '试制批次分摊',
    ]);
  });

  test('every register by its own label, whatever stands around it', () => {
    for (const resource of registers) {
      expect(recogniseRegister(`2024年${resource.label.zh}（终稿）.xlsx`, registers)).toBe(resource);
    }
    expect(recogniseRegister('book1.xlsx', registers)).toBeNull();
  });
});

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

describe('a workbook is recognised by its headings', () => {
  const nameOf = (label: string) => registers.find(({ label: own }) => own.zh === label)!.name;
  const says = (labels: readonly string[], reason: Recognition['reason'] = 'headings'): Recognition => ({
    resource: labels[0] === undefined ? null : nameOf(labels[0]),
    candidates: labels.map(nameOf),
    reason,
    why: '',
  });
  const labelsOf = ({ files }: ImportViewModel) => files.map(({ register }) => register?.label.zh);

  test('whatever its name says', async () => {
    const { screen, recognised } = setUp(['book1.xlsx', '材料.xlsx'], undefined, async () => says(['薪酬']));
    expect(labelsOf(screen)).toEqual([undefined, '材料']);
    expect(screen.unknown).toEqual([]);
    await recognised;
    expect(labelsOf(screen)).toEqual(['薪酬', '薪酬']);
    expect(screen.canRun).toBe(true);
  });

  test('and by its name among several that fit alike', async () => {
    const fitting = says(['记账凭证', '凭证更正']);
    const { screen, recognised } = setUp(['凭证更正.xlsx', 'book1.xlsx', '材料.xlsx'], undefined, async () => fitting);
    await recognised;
    expect(labelsOf(screen)).toEqual(['凭证更正', '记账凭证', '记账凭证']);
  });

  test('or by its name where they fit no register', async () => {
    const { screen, recognised } = setUp(['book1.xlsx', '材料.xlsx'], undefined, async () => says([], 'none'));
    await recognised;
    expect(labelsOf(screen)).toEqual([undefined, '材料']);
    expect(screen.unknown).toHaveLength(1);
  });

  test('not as another’s where the person may not bring it in', async () => {
    const why = '列名属于“薪酬”，您没有导入它的权限';
    const { screen, recognised } = setUp(['材料.xlsx'], undefined, async () => ({ ...says([], 'notAllowed'), why }));
    await recognised;
    expect(screen.unknown[0]).toMatchObject({ register: null, notAllowed: why });
  });

  test('while a run waits for it; what the clerk chose meanwhile stands', async () => {
    let answer = (_: Recognition) => {};
    const { screen, calls } = setUp(['book1.xlsx'], undefined, () => new Promise((resolve) => (answer = resolve)));
    await Promise.resolve();
    const [card] = screen.files;
    screen.choose(card!, 'blade-rdm/projectmaterial');
    const running = screen.run();
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls).toEqual([]);
    answer(says(['薪酬']));
    await running;
    expect(calls).toEqual(['材料 检查', '材料 导入']);
  });

  test('so that the workbooks of several months come in beside one another', async () => {
    const names = ['薪酬-1月.xlsx', '薪酬-2月.xlsx', '薪酬-3月.xlsx'];
    const { screen, calls, recognised } = setUp(names, undefined, async () => says(['薪酬']));
    await recognised;
    await screen.add([file('薪酬-2月.xlsx')]);
    expect(screen.files.map(({ workbook }) => workbook.file.name)).toEqual([names[0], names[2], names[1]]);
    await screen.run();
    expect(calls).toHaveLength(6);
  });
});

describe('a file of another program', () => {
  const none: Recognition = { resource: null, candidates: [], reason: 'none', why: '' };
  const material = registers.find(({ label }) => label.zh === '材料')!;
  const layout: Layout = {
    register: material.name,
    name: text('领料单', 'Slips'),
    headings: ['单号', '物料'],
    fields: { billNo: { from: 'column', heading: '单号' }, materialName: { from: 'column', heading: '物料' } },
  };
  const reading = (grounds: Reading['grounds'], missing: readonly string[] = []): Reading => ({
    register: material.name,
    grounds,
    layout,
    layoutId: grounds === 'stored' ? '7' : null,
    note: null,
    missing,
    unused: [],
  });
  const rows = [
    ['单号', '物料'],
    ['L1', '铝板'],
  ];
  const proposes = (readings: readonly Reading[], sheets = ['五月']): FileProposal => ({
    kind: 'xls',
    sheets,
    sheet: sheets[0]!,
    own: null,
    readings,
    rows,
  });
  const drop = (proposal: FileProposal, names: readonly string[] = ['book1.xls']) =>
    setUp(
      names,
      undefined,
      async () => none,
      async () => proposal,
    );

  test('for which a profile is stored is ready at once, and is sent with it', async () => {
    const { screen, portOf, recognised } = drop(proposes([reading('stored')]));
    await recognised;
    expect(screen).toMatchObject({ unknown: [], unmapped: [], canRun: true });
    await screen.run();
    expect(portOf('材料').import.mock.lastCall?.[0]).toMatchObject({ layout, sheet: '五月' });
    expect(screen.isFinished).toBe(true);
  });

  test('whose columns are only guessed waits until they are confirmed', async () => {
    const { screen, calls, recognised } = drop(proposes([reading('proposed')]));
    await recognised;
    expect(screen.unmapped).toHaveLength(1);
    await screen.run();
    expect(calls).toEqual([]);
    screen.map(screen.unmapped[0]!, layout, null);
    await screen.run();
    expect(calls).toEqual(['材料 检查', '材料 导入']);
  });

  test('that lacks required columns waits too, whatever profile it is read by', async () => {
    const { screen, recognised } = drop(proposes([reading('builtIn', ['date'])]));
    await recognised;
    expect(screen.unmapped).toHaveLength(1);
  });

  test('mapped once maps the others of the batch with the same headings', async () => {
    const { screen, recognised } = drop(proposes([reading('proposed')]), ['1月.xls', '2月.xls']);
    await recognised;
    screen.map(screen.unmapped[0]!, layout, { id: '9' });
    expect(screen.unmapped).toEqual([]);
    expect(screen.files.map((file) => file.reading?.layoutId)).toEqual(['9', '9']);
  });

  test('is read anew when it is for another register, by columns guessed for that', async () => {
    const { screen, recognised } = drop(proposes([reading('stored')]));
    await recognised;
    const [only] = screen.files;
    screen.choose(only!, registers.find(({ label }) => label.zh === '研发人员')!.name);
    expect(only!.reading?.grounds).toBe('proposed');
    expect(only!.isUnmapped).toBe(true);
    screen.choose(only!, material.name);
    expect(only!.reading?.layoutId).toBe('7');
  });

  test('keeps its place when a register is chosen', async () => {
    const { screen, recognised } = drop(unknownFile, ['z.xls', '01-研发人员.xls']);
    await recognised;
    screen.choose(screen.files[0]!, material.name);
    expect(screen.files.map(({ workbook }) => workbook.file.name)).toEqual(['z.xls', '01-研发人员.xls']);
  });

  test('that cannot be read says why', async () => {
    const { screen, recognised } = setUp(
      ['book1.xls'],
      undefined,
      async () => none,
      () => Promise.reject(UNREACHABLE),
    );
    await recognised;
    expect(screen.files[0]!.fault?.message.zh).toBe('无法连接');
  });

  test('learns the value that was chosen for a word of its own, and is checked again with it', async () => {
    const person = registers.find(({ label }) => label.zh === '研发人员')!;
    const personal: Layout = {
      ...layout,
      register: person.name,
      headings: ['编号', '性别'],
      fields: { gender: { from: 'column', heading: '性别' } },
    };
    const gender = Object.keys(person.fields).find((name) => person.fields[name]!.label.zh === '性别')!;
    const known: Layout = { ...personal, fields: { [gender]: { from: 'column', heading: '性别' } } };
    const { screen, portOf, recognised } = drop({
      ...proposes([{ ...reading('builtIn'), register: person.name, layout: known }]),
      rows: [
        ['编号', '性别'],
        ['E1', '男性'],
      ],
    });
    await recognised;
    const [only] = screen.files;
    const error = { row: 2, column: '性别', value: '男性', message: '不在可选值中' };
    portOf('研发人员').import.mockRejectedValueOnce(refused({ ...good, errors: [error] }));
    await screen.check();
    expect(screen.translations(only!)).toEqual([]);
    only!.workbook.corrections.type(error, '男');
    const [translation] = screen.translations(only!);
    expect(translation).toEqual({ field: gender, from: '男性', to: '男' });
    await screen.translate(only!, translation!);
    expect(portOf('研发人员').import.mock.lastCall?.[0].layout?.fields[gender]?.steps).toEqual([
      { do: 'translate', values: { 男性: '男' } },
    ]);
    expect(screen).toMatchObject({ held: [], isJudged: true });
  });
});
