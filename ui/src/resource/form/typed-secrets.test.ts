import { describe, expect, test, vi } from 'vitest';
import { user } from '@rdm/core/internal/access';
import { crud, defineResource, string, yesNo, type StoredRecord } from '@rdm/core/internal/records';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { memoryPort, memoryPorts, stored } from '../testing/memory-ports';
import { memoryServices } from '../testing/memory-services';
import { formSections } from './form-fields';
import { ResourceFormViewModel } from './ResourceFormViewModel';

const label = text('名称', 'Name');
const service = defineResource('test/service', {
  label,
  fields: {
    name: string({ label }),
    password: string({ label: text('密码', 'Password'), secret: true, setFlag: 'hasPassword' }),
    hasPassword: yesNo({ label, readOnly: true, initial: () => '1' }),
    pin: string({ label: text('口令', 'PIN'), secret: true }),
  },
  naturalKey: ['name'],
  permissions: crud('service'),
});

function formsOf(record: StoredRecord | null = null) {
  const port = memoryPort(service, record ? [record] : []);
  const services = memoryServices(memoryPorts([[service, port]]), [service]);
  return { port, services, open: () => new ResourceFormViewModel(service, services, record) };
}
const kept = stored('5', { name: '甲', hasPassword: '2' });

describe('a secret field', () => {
  test('stands in the form where people type it, and nowhere where the program sets it', () => {
    expect(formSections(service)[0]!.fields).toEqual(['name', 'password', 'hasPassword', 'pin']);
    const everything = { ...user, sections: undefined };
    expect(formSections(everything)[0]!.fields).not.toContain('password');
    expect(formSections(everything)[0]!.fields).not.toContain('earlierPasswords');
  });

  test('says whether there is one: as it is told, or always of a stored record', () => {
    const held = (record: StoredRecord | null) =>
      ['password', 'pin', 'name'].map((name) => formsOf(record).open().fields.holdsSecret(name));
    expect(held(null)).toEqual([false, false, false]);
    expect(held(kept)).toEqual([true, true, false]);
    expect(held(stored('5', { name: '甲', hasPassword: '1' }))).toEqual([false, true, false]);
  });

  test('is sent as it was typed, empty where nothing was, and is empty again once saved', async () => {
    const { open, port } = formsOf(kept);
    const form = open();
    form.fields.set('password', 'geheim');
    await form.submit();
    expect(port.submit.mock.calls[0]![0]).toMatchObject({ password: 'geheim', pin: '' });
    expect(form.fields.values).toMatchObject({ password: null, pin: null });
    expect(form.isDirty).toBe(false);
  });

  test('shows nothing of what a record may bring along', () => {
    const form = formsOf(stored('5', { name: '甲', password: 'sealed' })).open();
    expect(form.fields.values.password).toBeNull();
  });
});

describe('a typed secret', () => {
  test('is not among what is kept on this machine, however the form is left', async () => {
    const { open, services, port } = formsOf(kept);
    const form = open();
    form.fields.set('name', '乙');
    form.fields.set('password', 'geheim');
    form.keepDraft();
    await form.mayLeave();
    port.submit.mockRejectedValueOnce(new Refusal(faults.unauthorised()));
    await form.submit();
    const held = Object.values({ ...services.storage }).join();
    expect(services.storage.length).toBe(1);
    expect(held).not.toContain('geheim');
    const next = open();
    expect(next.resumed).toBe(true);
    expect(next.fields.values).toMatchObject({ name: '乙', password: null });
  });

  test('alone makes no draft, and who leaves is told that it goes', async () => {
    const { open, services } = formsOf(kept);
    const form = open();
    form.fields.set('password', 'geheim');
    services.confirm.mockResolvedValueOnce(false);
    expect(await form.mayLeave()).toBe(false);
    expect(vi.mocked(services.confirm).mock.calls[0]![0].body).toMatchObject({
      zh: '密码和密钥不会留在本机，须重新填写；其余内容下次打开时可以恢复',
    });
    expect(services.storage.length).toBe(0);
  });

  test('is no difference between two versions, and stays whichever is chosen', async () => {
    const { open, port } = formsOf(kept);
    const form = open();
    form.fields.set('name', '乙');
    form.fields.set('password', 'geheim');
    port.rows = [{ ...kept, version: 2, name: '丙' }];
    await form.submit();
    expect(form.conflict!.differences.map(({ field }) => field)).toEqual(['name']);
    form.conflict!.chooseAll('stored');
    form.settle();
    await form.submit();
    expect(port.submit.mock.calls.at(-1)![0]).toMatchObject({ version: 2, name: '丙', password: 'geheim' });
  });
});
