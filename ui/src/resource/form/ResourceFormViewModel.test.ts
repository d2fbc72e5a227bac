import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { crud, defineResource, string, validateRecord, type StoredRecord } from '@rdm/core/internal/records';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { everyKind } from '../testing/every-kind';
import { fillIn, formsOf, right } from '../testing/forms-of';
import { memoryPort, memoryPorts, stored } from '../testing/memory-ports';
import { memoryServices } from '../testing/memory-services';
import { formActions } from './form-action';
import { ResourceFormViewModel } from './ResourceFormViewModel';

const anyText = fc.oneof(fc.constant(''), fc.string({ maxLength: 14 }), fc.constantFrom('2024', '-1', '1,200.5', 'x'));
const drafts = fc.record(
  {
    year: anyText,
    name: anyText,
    kind: fc.constantFrom('', 'usual', 'other'),
    reason: anyText,
    amount: anyText,
    qty: anyText,
    rate: anyText,
    count: anyText,
    start: fc.constantFrom('', '2024-01-31', '2024-13-01'),
    end: fc.constantFrom('', '2024-01-30', '2024-02-01'),
    tags: fc.array(fc.constantFrom('a', 'b')),
    postCode: anyText,
  },
  { requiredKeys: [] },
);

describe('what a form finds wrong', () => {
  test('is what validateRecord says, no more and no less', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const { open, port } = formsOf();
        const form = open();
        fillIn(form, draft);
        const saved = await form.submit();
        const { faults: expected, warnings } = validateRecord(everyKind, { year: '2024', ...draft });
        if (saved === null) {
          const said = Object.keys(everyKind.fields).flatMap((field) => {
            const message = form.fields.errorOf(field);
            return message ? [{ field, message }] : [];
          });
          expect(said).toEqual(
            expected.filter((fault, at) => expected.findIndex((f) => f.field === fault.field) === at),
          );
          expect(form.focus).toEqual({ part: '', field: expected[0]!.field });
          for (const { field, message } of warnings) expect(form.fields.warningOf(field)).toEqual(message);
          expect(port.submit).not.toHaveBeenCalled();
        } else {
          expect(expected).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('is said of a field once the cursor left it, of all once a submit was tried', async () => {
    const form = formsOf().open();
    expect(form.fields.errorOf('name')).toBeUndefined();
    form.fields.touch('name');
    expect(form.fields.errorOf('name')?.zh).toBe('请输入名称');
    expect(form.fields.errorOf('kind')).toBeUndefined();
    await form.submit();
    expect(form.fields.errorOf('kind')?.zh).toBe('请选择类别');
  });

  test('follows visible-when and required-when as they are typed', () => {
    const form = formsOf().open();
    expect(form.fields.isShown('reason')).toBe(false);
    form.fields.set('kind', 'other');
    expect(form.fields.isShown('reason')).toBe(true);
    expect(form.fields.isRequired('reason')).toBe(true);
  });

  test('computed fields follow what is typed', () => {
    const form = formsOf().open();
    form.fields.set('qty', '12');
    expect(form.fields.validation.values.double).toBe('1212');
  });

  test('what the server says of a field stands there until the field is changed', async () => {
    const { open, port } = formsOf();
    const form = open();
    fillIn(form, right);
    const taken = text('名称已存在', 'Taken');
    port.submit.mockRejectedValueOnce(new Refusal(faults.invalid(taken, [{ field: 'name', message: taken }])));
    expect(await form.submit()).toBeNull();
    expect(form.fields.errorOf('name')).toEqual(taken);
    expect(form.focus).toEqual({ part: '', field: 'name' });
    form.fields.set('name', '乙');
    expect(form.fields.errorOf('name')).toBeUndefined();
  });

  test('a fault of a field the form does not show is said above it', async () => {
    const { open, port } = formsOf();
    const form = open();
    fillIn(form, right);
    const wrong = text('组成有误', 'Wrong parts');
    port.submit.mockRejectedValueOnce(new Refusal(faults.invalid(wrong, [{ field: 'parts', message: wrong }])));
    await form.submit();
    expect(form.faults).toEqual([{ part: '', field: 'parts', label: everyKind.fields.parts.label, message: wrong }]);
  });
});

describe('saving', () => {
  test('a new record goes out without an id, says 新增成功, and what was cleared goes as empty text', async () => {
    const { open, port, services } = formsOf();
    const form = open();
    fillIn(form, { ...right, amount: '12', remark: '' });
    expect(await form.submit()).toMatchObject({ '': { name: '甲' } });
    const sent = port.submit.mock.lastCall![0];
    expect(sent).toMatchObject({ year: '2024', name: '甲', amount: '12', remark: '', tags: '' });
    for (const name of ['id', 'version', 'budget', 'double', 'parts']) expect(sent).not.toHaveProperty(name);
    expect(services.toast.success).toHaveBeenCalledWith(expect.objectContaining({ zh: '新增成功' }));
  });

  test('a changed record goes out with id and version, with what the button adds, and says 更新成功', async () => {
    const record = stored('5', { year: '2024', ...right, amount: '3.00' });
    const { open, port, services } = formsOf(record);
    const form = open();
    form.fields.set('amount', '');
    await form.submit({ remark: '由按钮填写', unknown: 'x' });
    expect(port.submit.mock.lastCall![0]).not.toHaveProperty('unknown');
    expect(port.submit).toHaveBeenCalledWith(
      expect.objectContaining({ id: '5', version: 1, amount: '', remark: '由按钮填写' }),
      expect.anything(),
    );
    expect(services.toast.success).toHaveBeenCalledWith(expect.objectContaining({ zh: '更新成功' }));
    expect(form).toMatchObject({ isDirty: false, record: { version: 2 } });
  });

  test('a new record does not change, by its empty fields, the one of the same year that is there', async () => {
    const years = memoryPort(enterpriseYear, [stored('1', { year: '2024', enterpriseKinds: ['techSme'] })]);
    const services = memoryServices(memoryPorts([[enterpriseYear, years]]), [enterpriseYear]);
    const form = new ResourceFormViewModel(enterpriseYear, services, null, false, { year: '2024' });
    expect(await form.submit()).toBeNull();
    expect(form.fields.errorOf('year')?.zh).toBe('年度企业信息已有这条记录，请在列表中打开它编辑');
    expect(years.submit).not.toHaveBeenCalled();
    form.fields.set('year', '2023');
    expect(await form.submit()).not.toBeNull();
  });

  test('a double click saves once', async () => {
    const { open, port } = formsOf();
    const form = open();
    fillIn(form, right);
    await Promise.all([form.submit(), form.submit()]);
    expect(port.submit).toHaveBeenCalledTimes(1);
  });

  test('a form that is only looked at saves nothing', async () => {
    const { services, port } = formsOf();
    const form = new ResourceFormViewModel(everyKind, services, stored('5', right), true);
    expect(form.fields.isEditable('name')).toBe(false);
    expect(await form.submit()).toBeNull();
    expect(port.submit).not.toHaveBeenCalled();
  });
});

describe('a value that is still on its way, e.g. a file being uploaded', () => {
  test('holds a save back with a sentence, until it has arrived', async () => {
    const { open, port } = formsOf();
    const form = open();
    fillIn(form, right);
    form.fields.wait('remark', true);
    expect(await form.submit()).toBeNull();
    expect(form.fields.errorOf('remark')?.zh).toBe('文件还在上传，请上传完成后再保存');
    form.fields.wait('remark', false);
    expect(await form.submit()).toMatchObject({ '': { name: '甲' } });
    expect(port.submit).toHaveBeenCalledTimes(1);
  });
});

describe('a record someone else changed', () => {
  async function stale() {
    const record = stored('5', { year: '2024', ...right, amount: '3.00' });
    const { open, port } = formsOf(record);
    const form = open();
    form.fields.set('name', '我的');
    port.rows = [{ ...record, version: 4, name: '他人的' }];
    expect(await form.submit()).toBeNull();
    return { form, port };
  }

  test('is said with the exact sentence, and both versions are shown', async () => {
    const { form } = await stale();
    expect(form.fault?.message.zh).toBe('数据已被他人修改，请刷新后重试');
    expect(form.isStale).toBe(true);
    expect(form.conflict?.differences.map(({ field }) => field)).toEqual(['name']);
    expect(form.fields.values.name).toBe('我的');
  });

  test('what is stored can be taken', async () => {
    const { form } = await stale();
    form.conflict?.chooseAll('stored');
    form.settle();
    expect(form).toMatchObject({ isDirty: false, isStale: false, conflict: null });
    expect(form.fields.values.name).toBe('他人的');
  });

  test('what was typed can be kept and then saved', async () => {
    const { form, port } = await stale();
    form.conflict?.chooseAll('typed');
    form.settle();
    expect(form.isDirty).toBe(true);
    expect(await form.submit()).toMatchObject({ '': { name: '我的', version: 5 } });
    expect(port.submit.mock.lastCall![0]).toMatchObject({ version: 4 });
  });

  test('each field is chosen by itself, at first by who changed it', async () => {
    const record = stored('5', { year: '2024', ...right, amount: '3.00', remark: '原文' });
    const { open, port } = formsOf(record);
    const form = open();
    fillIn(form, { name: '我的', remark: '我的备注' });
    port.rows = [{ ...record, version: 4, name: '他人的', amount: '9.00' }];
    await form.submit();
    const { conflict } = form;
    expect(conflict?.differences.map(({ key }) => [key, conflict.chosen(key)])).toEqual([
      ['name', 'typed'],
      ['remark', 'typed'],
      ['amount', 'stored'],
    ]);
    conflict?.choose('name', 'stored');
    form.settle();
    expect(form.fields.values).toMatchObject({ name: '他人的', remark: '我的备注', amount: '9.00' });
    expect(await form.submit()).toMatchObject({ '': { name: '他人的', remark: '我的备注', version: 5 } });
  });

  test('who removed it meanwhile is said too', async () => {
    const { form, port } = await stale();
    port.rows = [];
    await form.compare();
    expect(form.fault?.message.zh).toBe('样品不存在或已被删除');
    expect(form.fields.values.name).toBe('我的');
  });
});

describe('the key of a submit', () => {
  const keys = (port: ReturnType<typeof formsOf>['port']) => port.submit.mock.calls.map(([, options]) => options?.key);

  test('stays while no answer came, and is a new one after a success', async () => {
    const { open, port } = formsOf();
    const form = open();
    fillIn(form, right);
    port.submit.mockRejectedValueOnce(
      new Refusal({ code: 503, name: 'UNREACHABLE', message: text('无法连接', 'Down') }),
    );
    expect(await form.submit()).toBeNull();
    expect(form.fault?.message.zh).toBe('无法连接');
    expect(form.fields.values).toMatchObject(right);
    await form.submit();
    form.fields.set('name', '乙');
    await form.submit();
    const [first, second, third] = keys(port);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('comes back with the draft, so that what a lost answer left behind is found again', async () => {
    const { open, port } = formsOf();
    const form = open();
    fillIn(form, right);
    port.submit.mockRejectedValueOnce(
      new Refusal({ code: 503, name: 'UNREACHABLE', message: text('无法连接', 'Down') }),
    );
    await form.submit();
    const next = open();
    next.restoreDraft();
    await next.submit();
    const [first, second] = keys(port);
    expect(second).toBe(first);
  });

  test('two forms never have the same', async () => {
    const { open, port } = formsOf();
    for (const name of ['甲', '乙']) {
      const form = open();
      fillIn(form, { ...right, name });
      await form.submit();
    }
    const [first, second] = keys(port);
    expect(second).not.toBe(first);
  });
});

describe('a record that may be kept as a draft', () => {
  const draftable = defineResource('test/draftable', {
    label: text('方案', 'Plan'),
    fields: {
      code: string({ label: text('编号', 'Code'), required: text('请输入编号', 'Enter the code') }),
      content: string({ label: text('内容', 'Content'), required: text('请输入内容', 'Enter the content') }),
      dataStatus: string({ label: text('状态', 'Status'), readOnly: true, initial: () => 'submit' }),
    },
    naturalKey: ['code'],
    draft: { when: ({ dataStatus }) => dataStatus === 'save', needs: ['code'] },
    permissions: crud('draftable'),
  });
  const open = (record: StoredRecord | null = null) => {
    const port = memoryPort(draftable, record ? [record] : []);
    const services = memoryServices(memoryPorts([[draftable, port]]), [draftable]);
    return { port, form: new ResourceFormViewModel(draftable, services, record) };
  };

  test('asks of a draft only what a draft needs, of the whole record everything', async () => {
    const { form, port } = open();
    await form.submit({ dataStatus: 'save' });
    expect(form.faults.map(({ message }) => message.zh)).toEqual(['请输入编号']);
    form.fields.set('code', 'A');
    await form.submit({ dataStatus: 'submit' });
    expect(form.faults.map(({ message }) => message.zh)).toEqual(['请输入内容']);
    expect(await form.submit({ dataStatus: 'save' })).toMatchObject({ '': { code: 'A', dataStatus: 'save' } });
    expect(port.submit).toHaveBeenCalledTimes(1);
  });

  test('offers 存草稿 and 提交 until it was submitted, then 保存', () => {
    const names = (record: StoredRecord | null) => formActions(draftable, record).map(({ label }) => label.zh);
    expect(names(null)).toEqual(['存草稿', '提交']);
    expect(names(stored('1', { dataStatus: 'save' }))).toEqual(['存草稿', '提交']);
    expect(names(stored('1', { dataStatus: 'submit' }))).toEqual(['保存']);
    expect(formActions(everyKind, null).map(({ label }) => label.zh)).toEqual(['保存']);
  });
});
