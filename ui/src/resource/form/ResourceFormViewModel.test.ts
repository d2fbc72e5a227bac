import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { faults, Refusal, text, validateRecord, type StoredRecord } from '@rdm/core/kernel';
import { everyKind, owner } from '../testing/every-kind';
import { memoryPort, memoryPorts, stored } from '../testing/memory-ports';
import { memoryServices } from '../testing/memory-services';
import { ResourceFormViewModel } from './ResourceFormViewModel';

const right = { name: '甲', kind: 'usual' };

function setUp(record: StoredRecord | null = null) {
  const port = memoryPort(everyKind, record ? [record] : []);
  const ports = memoryPorts([
    [everyKind, port],
    [owner, memoryPort(owner)],
  ]);
  const services = memoryServices(ports, [everyKind, owner]);
  return { port, services, open: () => new ResourceFormViewModel(everyKind, services, record) };
}

function fillIn(form: ResourceFormViewModel, values: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(values)) form.set(name, value);
}

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
        const { open, port } = setUp();
        const form = open();
        fillIn(form, draft);
        const saved = await form.submit();
        const { faults: expected, warnings } = validateRecord(everyKind, { year: '2024', ...draft });
        if (saved === null) {
          const said = Object.keys(everyKind.fields).flatMap((field) => {
            const message = form.errorOf(field);
            return message ? [{ field, message }] : [];
          });
          expect(said).toEqual(
            expected.filter((fault, at) => expected.findIndex((f) => f.field === fault.field) === at),
          );
          expect(form.focus).toEqual({ field: expected[0]!.field });
          for (const { field, message } of warnings) expect(form.warningOf(field)).toEqual(message);
          expect(port.submit).not.toHaveBeenCalled();
        } else {
          expect(expected).toEqual([]);
        }
        form.dispose();
      }),
      { numRuns: 150 },
    );
  });

  test('is said of a field once the cursor left it, of all once a submit was tried', async () => {
    const form = setUp().open();
    expect(form.errorOf('name')).toBeUndefined();
    form.touch('name');
    expect(form.errorOf('name')?.zh).toBe('请输入名称');
    expect(form.errorOf('kind')).toBeUndefined();
    await form.submit();
    expect(form.errorOf('kind')?.zh).toBe('请选择类别');
  });

  test('follows visible-when and required-when as they are typed', () => {
    const form = setUp().open();
    expect(form.isShown('reason')).toBe(false);
    form.set('kind', 'other');
    expect(form.isShown('reason')).toBe(true);
    expect(form.isRequired('reason')).toBe(true);
  });

  test('computed fields follow what is typed', () => {
    const form = setUp().open();
    form.set('qty', '12');
    expect(form.validation.values.double).toBe('1212');
  });

  test('what the server says of a field stands there until the field is changed', async () => {
    const { open, port } = setUp();
    const form = open();
    fillIn(form, right);
    const taken = text('名称已存在', 'Taken');
    port.submit.mockRejectedValueOnce(new Refusal(faults.invalid(taken, [{ field: 'name', message: taken }])));
    expect(await form.submit()).toBeNull();
    expect(form.errorOf('name')).toEqual(taken);
    expect(form.focus).toEqual({ field: 'name' });
    form.set('name', '乙');
    expect(form.errorOf('name')).toBeUndefined();
  });

  test('a fault of a field the form does not show is said above it', async () => {
    const { open, port } = setUp();
    const form = open();
    fillIn(form, right);
    const wrong = text('组成有误', 'Wrong parts');
    port.submit.mockRejectedValueOnce(new Refusal(faults.invalid(wrong, [{ field: 'parts', message: wrong }])));
    await form.submit();
    expect(form.hiddenFaults).toEqual([wrong]);
  });
});

describe('saving', () => {
  test('a new record goes out without an id, says 新增成功, and what was cleared goes as empty text', async () => {
    const { open, port, services } = setUp();
    const form = open();
    fillIn(form, { ...right, amount: '12', remark: '' });
    expect(await form.submit()).toMatchObject({ name: '甲' });
    const sent = port.submit.mock.lastCall![0];
    expect(sent).toMatchObject({ year: '2024', name: '甲', amount: '12', remark: '', tags: '' });
    for (const name of ['id', 'version', 'budget', 'double', 'parts']) expect(sent).not.toHaveProperty(name);
    expect(services.toast.success).toHaveBeenCalledWith(expect.objectContaining({ zh: '新增成功' }));
  });

  test('a changed record goes out with id and version, with what the button adds, and says 更新成功', async () => {
    const record = stored('5', { year: '2024', ...right, amount: '3.00' });
    const { open, port, services } = setUp(record);
    const form = open();
    form.set('amount', '');
    await form.submit({ dataStatus: 'submit' });
    expect(port.submit).toHaveBeenCalledWith(
      expect.objectContaining({ id: '5', version: 1, amount: '', dataStatus: 'submit' }),
    );
    expect(services.toast.success).toHaveBeenCalledWith(expect.objectContaining({ zh: '更新成功' }));
    expect(form).toMatchObject({ isDirty: false, record: { version: 2 } });
  });

  test('a double click saves once', async () => {
    const { open, port } = setUp();
    const form = open();
    fillIn(form, right);
    await Promise.all([form.submit(), form.submit()]);
    expect(port.submit).toHaveBeenCalledTimes(1);
  });

  test('a form that is only looked at saves nothing', async () => {
    const { services, port } = setUp();
    const form = new ResourceFormViewModel(everyKind, services, stored('5', right), true);
    expect(form.isEditable('name')).toBe(false);
    expect(await form.submit()).toBeNull();
    expect(port.submit).not.toHaveBeenCalled();
  });
});

describe('a record someone else changed', () => {
  async function stale() {
    const record = stored('5', { year: '2024', ...right, amount: '3.00' });
    const { open, port } = setUp(record);
    const form = open();
    form.set('name', '我的');
    port.rows = [{ ...record, version: 4, name: '他人的' }];
    expect(await form.submit()).toBeNull();
    return { form, port };
  }

  test('is said with the exact sentence and can be compared', async () => {
    const { form } = await stale();
    expect(form.fault?.message.zh).toBe('数据已被他人修改，请刷新后重试');
    expect(form.isStale).toBe(true);
    await form.loadStored();
    expect(form.differences).toEqual(['name']);
    expect(form.values.name).toBe('我的');
  });

  test('what is stored can be taken', async () => {
    const { form } = await stale();
    await form.loadStored();
    form.takeStored();
    expect(form).toMatchObject({ isDirty: false, isStale: false, stored: null });
    expect(form.values.name).toBe('他人的');
  });

  test('what was typed can be kept and then saved', async () => {
    const { form, port } = await stale();
    await form.loadStored();
    form.keepTyped();
    expect(form.isDirty).toBe(true);
    expect(await form.submit()).toMatchObject({ name: '我的', version: 5 });
    expect(port.submit.mock.lastCall![0]).toMatchObject({ version: 4 });
  });
});

describe('a draft on this machine', () => {
  test('is kept while typing, offered at the next opening, and gone once saved', async () => {
    vi.useFakeTimers();
    const { open, services } = setUp();
    const form = open();
    fillIn(form, right);
    vi.advanceTimersByTime(1_000);
    form.dispose();
    vi.useRealTimers();
    const next = open();
    expect(next.values.name).toBeUndefined();
    expect(next.offered).not.toBeNull();
    next.restoreDraft();
    expect(next.values).toMatchObject(right);
    await next.submit();
    expect(services.storage.length).toBe(0);
    expect(open().offered).toBeNull();
  });

  test('typed over an older version meets the newer one as a conflict, not as an overwrite', async () => {
    const record = stored('5', { year: '2024', ...right });
    const { services, port } = setUp(record);
    const form = new ResourceFormViewModel(everyKind, services, record);
    form.set('name', '旧稿');
    form.keepDraft();
    const newer = { ...record, version: 2, remark: '他人所写' };
    port.rows = [newer];
    const next = new ResourceFormViewModel(everyKind, services, newer);
    next.restoreDraft();
    expect(await next.submit()).toBeNull();
    expect(next.isStale).toBe(true);
  });

  test('what is no draft counts as none', () => {
    const { open, services } = setUp();
    services.storage.setItem('rdm.draft/100001/finance/test/everykind/new', '{"values":');
    expect(open().offered).toBeNull();
  });

  test('leaving asks only when something is not saved', async () => {
    const { open, services } = setUp();
    const form = open();
    expect(await form.mayLeave()).toBe(true);
    expect(services.confirm).not.toHaveBeenCalled();
    form.set('name', '甲');
    services.confirm.mockResolvedValueOnce(false);
    expect(await form.mayLeave()).toBe(false);
    expect(open().offered?.values.name).toBe('甲');
  });
});
