import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { budgetCategories } from '@rdm/core/internal/project';
import { stored } from '../../../resource/testing/memory-ports';
import { detailValues, memoryProjects, projectServices, projectValues } from '../testing/memory-projects';
import { ProjectFormViewModel } from './ProjectFormViewModel';

const begun = { year: '2024', applicant: '李工' };
const unreachable = new Refusal({ code: 503, name: 'UNREACHABLE', message: text('无法连接服务器', 'Unreachable') });

function setUp(given: Parameters<typeof projectServices>[1] = {}) {
  const memory = memoryProjects();
  const services = projectServices(memory, given);
  const open = async (id: string | null = null) => {
    const sheet = id === null ? null : await memory.port.sheet({ id });
    return new ProjectFormViewModel(services, sheet, begun);
  };
  return { memory, services, open };
}

const own = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).filter(([name]) => !['leaderName', 'deptName', 'dataStatus', 'applyUser'].includes(name));

/** Fills in a whole project. */
function fillIn(sheet: ProjectFormViewModel, values: Readonly<Record<string, unknown>> = {}) {
  for (const [name, value] of own(projectValues)) sheet.project.set(name, value);
  for (const [name, value] of Object.entries(detailValues)) sheet.detail.set(name, value);
  for (const [name, value] of Object.entries(values)) sheet.project.set(name, value);
}

const draftAction = (sheet: ProjectFormViewModel) => sheet.actions.find(({ key }) => key === 'draft')!;
const submitAction = (sheet: ProjectFormViewModel) => sheet.actions.find(({ key }) => key === 'submit')!;
const said = (sheet: ProjectFormViewModel) => sheet.form.faults.map(({ message }) => message.zh);

describe('a new project', () => {
  test('starts in the year asked for, with the code proposed for it and the person as applicant', async () => {
    const sheet = await setUp().open();
    await sheet.proposeCode();
    expect(sheet.project.values).toMatchObject({ year: '2024', code: 'RD2024001', applyUser: '李工' });
    expect(sheet.detail.values).toMatchObject({ applyUser: '李工', applyTime: '2024-08-01' });
    expect(sheet.form.isDirty).toBe(false);
  });

  test('takes the code of the other year when the year is changed, unless one was typed', async () => {
    const { open, memory } = setUp();
    const sheet = await open();
    await sheet.proposeCode();
    sheet.project.set('year', '2025');
    await vi.waitFor(() => expect(sheet.project.values.code).toBe('RD2025001'));
    sheet.project.set('code', '自编-7');
    sheet.project.set('year', '2026');
    await Promise.resolve();
    expect(sheet.project.values.code).toBe('自编-7');
    expect(memory.port.code).toHaveBeenCalledTimes(2);
  });

  test('a late proposal for an earlier year is dropped', async () => {
    const { open, memory } = setUp();
    const sheet = await open();
    let answer: (code: string) => void = () => undefined;
    memory.port.code.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const late = sheet.proposeCode();
    sheet.project.set('year', '2025');
    await vi.waitFor(() => expect(sheet.project.values.code).toBe('RD2025001'));
    answer('RD2024001');
    await late;
    expect(sheet.project.values.code).toBe('RD2025001');
  });

  test('is kept as a draft with what a draft needs, and only the begun parts go out', async () => {
    const { open, memory } = setUp();
    const sheet = await open();
    await sheet.submit(draftAction(sheet));
    expect(said(sheet)).toEqual(['请输入项目编号', '请输入项目名称']);
    expect(sheet.form.focus).toEqual({ part: 'project', field: 'code' });
    sheet.project.set('code', 'RD2024009');
    sheet.project.set('name', '换热器');
    expect(await sheet.submit(draftAction(sheet))).toBe('1');
    const sent = memory.port.save.mock.lastCall![0].sheet;
    expect(sent).toMatchObject({ project: { code: 'RD2024009', dataStatus: 'save' } });
    expect(sent).not.toHaveProperty('detail');
    expect(sent).not.toHaveProperty('budget');
    expect(sheet).toMatchObject({ id: '1', isDraft: true });
  });

  test('is kept as a draft also after a submit that lacked much, and whatever fields were passed through', async () => {
    const { open, memory } = setUp();
    const sheet = await open();
    sheet.project.set('code', 'RD2024009');
    sheet.project.set('name', '换热器');
    await sheet.submit(submitAction(sheet));
    sheet.detail.touch('content');
    expect(said(sheet)).toContain('请输入内容');
    expect(await sheet.submit(draftAction(sheet))).toBe('1');
    expect(memory.port.save).toHaveBeenCalledTimes(1);
  });

  test('is submitted whole: the three parts in one call, the shared fields alike in both', async () => {
    const { open, memory } = setUp();
    const sheet = await open();
    fillIn(sheet);
    expect(await sheet.submit(submitAction(sheet))).toBe('1');
    expect(memory.port.save).toHaveBeenCalledTimes(1);
    const sent = memory.port.save.mock.lastCall![0].sheet;
    expect(sent.project).toMatchObject({ startTime: '2024-02-18', dataStatus: 'submit', applyUser: '李工' });
    expect(sent.detail).toMatchObject({ startTime: '2024-02-18', dataStatus: 'submit', applyUser: '李工' });
    expect(sent.budget).toMatchObject({ labor: '0.00' });
    expect(sent.budget).not.toHaveProperty('dataStatus');
    expect(sheet.actions.map(({ label }) => label.zh)).toEqual(['保存']);
  });

  test('lacking everything names each fault once, in the order of the form', async () => {
    const sheet = await setUp().open();
    await sheet.submit(submitAction(sheet));
    const messages = said(sheet);
    expect(messages[0]).toBe('请输入项目编号');
    expect(messages.filter((message) => message === '请选择开始日期')).toHaveLength(1);
    expect(messages).toContain('请输入内容');
    expect(messages).not.toContain('请选择研发项目');
    expect(new Set(sheet.form.faults.map(({ part, field }) => `${part}.${field}`)).size).toBe(messages.length);
  });
});

describe('what depends on the form of development', () => {
  test.each([
    ['hzyf', '合作方', ['请上传委托开发合同', '请上传合同备案结果']],
    ['wtyf_jn', '受托方', ['请上传委托开发合同', '请上传合同备案结果']],
    ['jzyf', '合作单位', ['请选择牵头单位', '请选择参与单位']],
    ['zzyf', '合作单位', []],
  ])('%s names the partner %s and asks for %j', async (devForm, label, asked) => {
    const sheet = await setUp().open();
    fillIn(sheet, { devForm });
    await sheet.submit(submitAction(sheet));
    expect(said(sheet)).toEqual(asked);
    expect(sheet.detail.labelOf('partner').zh).toBe(label);
    expect(sheet.detail.isShown('partner')).toBe(devForm === 'hzyf' || devForm === 'wtyf_jn');
  });

  test('what is hidden is not sent', async () => {
    const { open, memory } = setUp();
    const sheet = await open();
    fillIn(sheet, { devForm: 'jzyf', leadOrgName: '牵头', partOrgNames: '参与' });
    sheet.project.set('devForm', 'zzyf');
    await sheet.submit(submitAction(sheet));
    expect(memory.port.save.mock.lastCall![0].sheet.project).toMatchObject({ leadOrgName: '', partOrgNames: '' });
  });
});

describe('the budget', () => {
  test('comes to the sum of its lines, and self-raised funds to what the government does not give', async () => {
    const sheet = await setUp().open();
    const amounts = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 7, maxLength: 7 });
    const inCents = (cents: number) => (cents / 100).toFixed(2);
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 99_999_999 }), (lines, government) => {
        budgetCategories.forEach((name, place) => sheet.budget.set(name, inCents(lines[place]!)));
        sheet.project.set('govAmount', inCents(government));
        const total = lines.reduce((sum, each) => sum + each, 0);
        expect(sheet.budgetTotal).toBe(inCents(total));
        expect(sheet.selfRaised).toBe(inCents(total - government));
      }),
    );
  });

  test('has no total while a line is no number', async () => {
    const sheet = await setUp().open();
    sheet.project.set('govAmount', 'x');
    expect(sheet.selfRaised).toBeNull();
  });
});

describe('one save', () => {
  test('a double click saves once', async () => {
    const { open, memory } = setUp();
    const sheet = await open();
    fillIn(sheet);
    await Promise.all([sheet.submit(submitAction(sheet)), sheet.submit(submitAction(sheet))]);
    expect(memory.port.save).toHaveBeenCalledTimes(1);
  });

  test('a lost answer keeps everything and is sent again with the same key, so that nothing is written twice', async () => {
    const { open, memory } = setUp();
    const sheet = await open();
    fillIn(sheet);
    const save = memory.port.save.getMockImplementation()!;
    memory.port.save.mockImplementationOnce(async (args) => {
      await save(args);
      throw unreachable;
    });
    expect(await sheet.submit(submitAction(sheet))).toBeNull();
    expect(sheet.form.fault?.message.zh).toBe('无法连接服务器');
    sheet.project.set('name', '改过的名称');
    expect(await sheet.submit(submitAction(sheet))).toBe('1');
    expect(memory.sheets.size).toBe(1);
    expect(memory.sheets.get('1')?.project).toMatchObject({ name: '改过的名称' });
    const [first, second] = memory.port.save.mock.calls.map(([{ key }]) => key);
    expect(second).toBe(first);
  });

  test('the session ends in the middle: the next form of the same person goes on with what was typed', async () => {
    const { open, memory, services } = setUp();
    const sheet = await open();
    fillIn(sheet);
    sheet.budget.set('labor', '12.50');
    memory.port.save.mockRejectedValueOnce(new Refusal(faults.unauthorised()));
    await sheet.submit(submitAction(sheet));
    const next = await open();
    expect(next.form.resumed).toBe(true);
    expect(next.project.values).toMatchObject({ name: projectValues.name });
    expect(next.budget.values).toMatchObject({ labor: '12.50' });
    const other = new ProjectFormViewModel({ ...services, owner: '100001/manager' }, null, begun);
    expect(other.form).toMatchObject({ resumed: false, offered: null });
    expect(await next.submit(submitAction(next))).toBe('1');
  });

  test('faults of the server stand at the field that shows them', async () => {
    const { open, memory } = setUp();
    const sheet = await open();
    fillIn(sheet);
    const [taken, wrong] = [text('项目编号已存在', 'Taken'), text('结束日期不对', 'Wrong end')];
    const fields = [
      { field: 'code', message: taken },
      { field: 'detail.endTime', message: wrong },
      { field: 'budget.labor', message: wrong },
    ];
    memory.port.save.mockRejectedValueOnce(new Refusal(faults.invalid(taken, fields)));
    expect(await sheet.submit(submitAction(sheet))).toBeNull();
    expect(sheet.form.faults.map(({ part, field }) => `${part}.${field}`)).toEqual([
      'project.code',
      'project.endTime',
      'budget.labor',
    ]);
    expect(sheet.project.errorOf('endTime')).toEqual(wrong);
    expect(sheet.form.focus).toEqual({ part: 'project', field: 'code' });
  });
});

describe('a stored project', () => {
  const imported = stored('5', { ...projectValues, dataStatus: 'submit' });

  async function openImported() {
    const set = setUp();
    set.memory.sheets.set('5', { project: imported, detail: null, budget: null });
    return { ...set, sheet: await set.open('5') };
  }

  test('that was imported is saved without a detail nobody has begun', async () => {
    const { sheet, memory } = await openImported();
    expect(sheet.form.isDirty).toBe(false);
    sheet.project.set('endTime', '2024-11-30');
    await sheet.submit(sheet.firstAction!);
    const sent = memory.port.save.mock.lastCall![0].sheet;
    expect(sent.project).toMatchObject({ id: '5', version: 1, endTime: '2024-11-30' });
    expect(sent).not.toHaveProperty('detail');
  });

  test('whose detail is begun asks for the whole of it', async () => {
    const { sheet } = await openImported();
    sheet.detail.set('content', '研究内容');
    await sheet.submit(sheet.firstAction!);
    expect(said(sheet)).toEqual(['请选择技术目标', '请输入预期目标']);
  });

  test('that someone else changed shows both versions of all parts and saves what was chosen', async () => {
    const set = setUp();
    const both = {
      ...detailValues,
      startTime: '2024-02-18',
      endTime: '2024-12-31',
      devForm: 'zzyf',
      applyUser: '李工',
    };
    set.memory.sheets.set('5', {
      project: imported,
      detail: stored('51', { ...both, projectId: '5', dataStatus: 'submit' }),
      budget: stored('52', { projectId: '5', labor: '1.00' }),
    });
    const sheet = await set.open('5');
    sheet.project.set('name', '我的名称');
    sheet.detail.set('content', '我的内容');
    const other = set.memory.sheets.get('5')!;
    set.memory.sheets.set('5', {
      project: { ...other.project!, version: 2, endTime: '2024-10-31' },
      detail: { ...other.detail!, version: 2, endTime: '2024-10-31', content: '他人的内容' },
      budget: { ...other.budget!, version: 2, labor: '9.00' },
    });
    expect(await sheet.submit(sheet.firstAction!)).toBeNull();
    const { conflict } = sheet.form;
    expect(conflict?.differences.map(({ key }) => [key, conflict.chosen(key)])).toEqual([
      ['project.name', 'typed'],
      ['project.endTime', 'stored'],
      ['detail.content', 'typed'],
      ['budget.labor', 'stored'],
    ]);
    conflict?.choose('detail.content', 'stored');
    sheet.form.settle();
    expect(await sheet.submit(sheet.firstAction!)).toBe('5');
    const now = set.memory.sheets.get('5')!;
    expect(now.project).toMatchObject({ name: '我的名称', endTime: '2024-10-31', version: 3 });
    expect(now.detail).toMatchObject({ content: '他人的内容', endTime: '2024-10-31' });
    expect(now.budget).toMatchObject({ labor: '9.00' });
  });

  test('shows what another part of the page changed of it, beside what is typed where something is', async () => {
    const { sheet, memory } = await openImported();
    const change = (completion: string) => {
      const before = memory.sheets.get('5')!;
      const version = before.project!.version + 1;
      memory.sheets.set('5', { ...before, project: { ...before.project!, version, completion } });
    };
    change('ended');
    await sheet.refresh();
    expect(sheet.project.values.completion).toBe('ended');
    expect(sheet.form.isDirty).toBe(false);
    sheet.project.set('name', '我的名称');
    change('ongoing');
    await sheet.refresh();
    expect(sheet.project.values).toMatchObject({ name: '我的名称', completion: 'ended' });
    expect(sheet.form.conflict?.differences.map(({ key }) => key)).toContain('project.completion');
    memory.port.sheet.mockRejectedValueOnce(unreachable);
    sheet.form.startOver();
    await sheet.refresh();
    expect(sheet.form.fault?.message.zh).toBe('无法连接服务器');
  });

  test('says what is missing and leads to it', async () => {
    const { sheet, memory } = await openImported();
    const gap = { part: 'detail', field: 'startTime', message: text('请选择开始日期', 'Choose the start') } as const;
    memory.port.validateInfo.mockResolvedValueOnce({ projectId: '5', complete: false, missing: [gap] });
    await sheet.loadGaps();
    expect(sheet.gaps).toEqual([gap]);
    sheet.goToGap(gap);
    expect(sheet.form.focus).toEqual({ part: 'project', field: 'startTime' });
    memory.port.validateInfo.mockRejectedValueOnce(unreachable);
    await sheet.loadGaps();
    expect(sheet.gapsFault?.message.zh).toBe('无法连接服务器');
  });
});
