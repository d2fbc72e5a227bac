import { describe, expect, test } from 'vitest';
import type { FileProposal, Reading } from '@rdm/core/internal/intake';
import type { Layout, Recognition } from '@rdm/core/internal/records';
import { text } from '@rdm/core/internal/kernel';
import { recogniseRegister } from './recognise-register';
import type { ImportViewModel } from './ImportViewModel';
import { registers, given, file, good, refused, unknownFile, UNREACHABLE, setUp } from '../testing/files-to-import';

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
