import { describe, expect, test, vi } from 'vitest';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { everyKind } from '../testing/every-kind';
import { fillIn, formsOf, right } from '../testing/forms-of';
import { stored } from '../testing/memory-ports';
import { ResourceFormViewModel } from './ResourceFormViewModel';

describe('a draft on this machine', () => {
  test('is kept while typing, offered at the next opening, and gone once saved', async () => {
    vi.useFakeTimers();
    const { open, services } = formsOf();
    const form = open();
    const stop = form.keepDrafts();
    fillIn(form, right);
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    const next = open();
    expect(next.fields.values.name).toBeUndefined();
    expect(next.offered).not.toBeNull();
    next.restoreDraft();
    expect(next.fields.values).toMatchObject(right);
    await next.submit();
    expect(services.storage.length).toBe(0);
    expect(open().offered).toBeNull();
    stop();
  });

  test('is taken back without asking where the session ended in the middle of the work', async () => {
    const { open, port, services } = formsOf();
    const form = open();
    fillIn(form, right);
    port.submit.mockRejectedValueOnce(new Refusal(faults.unauthorised()));
    await form.submit();
    const next = open();
    expect(next).toMatchObject({ offered: null, resumed: true, isDirty: true });
    expect(next.fields.values).toMatchObject(right);
    next.startOver();
    expect(next).toMatchObject({ resumed: false, isDirty: false });
    expect(services.storage.length).toBe(0);
  });

  test('is taken back too where another call learned of the end, and belongs to the person who typed it', () => {
    const { services } = formsOf();
    const rights = { view: true };
    const open = (owner: string) =>
      new ResourceFormViewModel(everyKind, { ...services, owner, can: () => rights.view }, null);
    const form = open('100001/finance');
    const stop = form.keepDrafts();
    fillIn(form, right);
    rights.view = false;
    stop();
    expect(open('100001/manager')).toMatchObject({ offered: null, resumed: false });
    expect(open('100002/finance')).toMatchObject({ offered: null, resumed: false });
    expect(open('100001/finance').resumed).toBe(true);
  });

  test('typed over an older version meets the newer one as a conflict, not as an overwrite', async () => {
    const record = stored('5', { year: '2024', ...right });
    const { services, port } = formsOf(record);
    const form = new ResourceFormViewModel(everyKind, services, record);
    form.fields.set('name', '旧稿');
    form.keepDraft();
    const newer = { ...record, version: 2, remark: '他人所写' };
    port.rows = [newer];
    const next = new ResourceFormViewModel(everyKind, services, newer);
    next.restoreDraft();
    expect(await next.submit()).toBeNull();
    expect(next.isStale).toBe(true);
  });

  test('what is no draft counts as none', () => {
    const { open, services } = formsOf();
    services.storage.setItem('rdm.draft/100001/finance/test/everykind/new', '{"values":');
    expect(open().offered).toBeNull();
  });

  test('leaving asks only when something is not saved', async () => {
    const { open, services } = formsOf();
    const form = open();
    expect(await form.mayLeave()).toBe(true);
    expect(services.confirm).not.toHaveBeenCalled();
    form.fields.set('name', '甲');
    services.confirm.mockResolvedValueOnce(false);
    expect(await form.mayLeave()).toBe(false);
    expect(open().offered?.parts['']?.values.name).toBe('甲');
  });
});
