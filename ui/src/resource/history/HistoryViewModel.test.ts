import { describe, expect, test } from 'vitest';
import { attachment } from '@rdm/core/internal/evidence';
import { crud, defineResource, files, string, type HistoryEntry } from '@rdm/core/internal/records';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { everyKind, owner } from '../testing/every-kind';
import { memoryPort, memoryPorts, stored } from '../testing/memory-ports';
import { memoryServices } from '../testing/memory-services';
import { HistoryViewModel } from './HistoryViewModel';

const withFiles = defineResource('test/withfiles', {
  label: text('附件样品', 'With files'),
  fields: {
    name: string({ label: text('名称', 'Name') }),
    remark: string({ label: text('备注', 'Remark') }),
    proof: files({ label: text('证明', 'Proof') }),
  },
  naturalKey: ['name'],
  permissions: crud('withfiles'),
});

const entry = (id: string, given: Partial<HistoryEntry>): HistoryEntry => ({
  id,
  action: 'update',
  userId: '1',
  account: 'finance',
  accountName: '陈会计（finance）',
  time: '2024-03-01 09:00:00',
  before: null,
  after: null,
  ...given,
});

function setUp() {
  const [first, second] = [memoryPort(everyKind), memoryPort(withFiles)];
  const attachments = memoryPort(attachment, [stored('a1', { originalName: '合同.pdf' })]);
  attachments.list.mockImplementation(async ({ where = [] }) => {
    const ids = where[0]?.value as readonly string[];
    const records = attachments.rows.filter((row) => ids.includes(row.id));
    return { records, total: records.length, size: 10, current: 1, pages: 1 };
  });
  const ports = memoryPorts([
    [everyKind, first],
    [withFiles, second],
    [owner, memoryPort(owner)],
    [attachment, attachments],
  ]);
  const services = memoryServices(ports, [everyKind, withFiles, owner]);
  const history = new HistoryViewModel(services, [
    { resource: everyKind, id: '1' },
    { resource: withFiles, id: '2' },
  ]);
  return { history, first, second, attachments };
}

describe('the history of records that are saved as one', () => {
  test('puts what was written together into one step, the latest first', async () => {
    const { history, first, second } = setUp();
    first.history.mockResolvedValue([
      entry('3', { time: '2024-03-02 09:00:00', before: { name: '甲' }, after: { name: '乙' } }),
      entry('1', { action: 'insert', after: { name: '甲' } }),
    ]);
    second.history.mockResolvedValue([
      entry('4', { time: '2024-03-02 09:00:00', before: { remark: null }, after: { remark: '新' } }),
      entry('2', { action: 'insert', account: 'manager', accountName: 'manager', after: { remark: '旧' } }),
    ]);
    await history.load();
    expect(history.steps.map(({ action, by, changes }) => [action, by, changes.map(({ name }) => name)])).toEqual([
      ['update', '陈会计（finance）', ['name', 'remark']],
      ['insert', '陈会计（finance）', ['name']],
      ['insert', 'manager', ['remark']],
    ]);
  });

  test('tells what several records carry alike once, and nothing of what did not change', async () => {
    const { history, first, second } = setUp();
    const change = { before: { name: '甲', remark: null }, after: { name: '乙', remark: '' } };
    first.history.mockResolvedValue([entry('1', change)]);
    second.history.mockResolvedValue([entry('2', change)]);
    await history.load();
    expect(history.steps[0]?.changes.map(({ key }) => key)).toEqual(['test/everykind.name']);
  });

  test('two changes of one record in the same second stay two', async () => {
    const { history, first } = setUp();
    first.history.mockResolvedValue([
      entry('2', { before: { name: '乙' }, after: { name: '丙' } }),
      entry('1', { before: { name: '甲' }, after: { name: '乙' } }),
    ]);
    await history.load();
    expect(history.steps.map(({ changes }) => changes[0]?.after.name)).toEqual(['丙', '乙']);
  });

  test('knows the names of files, also of those nobody may look up', async () => {
    const { history, second, attachments } = setUp();
    const change = { before: { proof: [] }, after: { proof: ['a1', 'a2'] } };
    second.history.mockResolvedValue([entry('1', change)]);
    await history.load();
    expect([...history.fileNames]).toEqual([['a1', '合同.pdf']]);
    attachments.list.mockRejectedValueOnce(new Refusal(faults.forbidden('attachment_view')));
    await history.load();
    expect(history).toMatchObject({ loaded: true, fault: null });
  });

  test('that does not arrive says why, and arrives when asked for again', async () => {
    const { history, first } = setUp();
    first.history.mockRejectedValueOnce(new Refusal(faults.notFound(everyKind.label)));
    await history.load();
    expect(history.fault?.message.zh).toBe('样品不存在或已被删除');
    await history.load();
    expect(history).toMatchObject({ fault: null, loaded: true, steps: [] });
  });
});
