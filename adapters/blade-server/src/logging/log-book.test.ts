import type { Call, StoredRecord } from '@rdm/core/internal/records';
import { apiLog, errorLog } from '@rdm/core/internal/system';
import { describe, expect, it, vi } from 'vitest';
import { LogBook } from './log-book';

/** Tenants 100001 and 100002 exist; what is written into each of them is recorded here. */
function books(writing: (tenantId: string) => Promise<void> = async () => undefined) {
  const written: { tenantId: string; log: string; title: unknown }[] = [];
  const inTenant = async <T>(tenantId: string, work: (call: Call) => Promise<T>): Promise<T> => {
    await writing(tenantId);
    const records = {
      findByKeys: async () => (['100001', '100002'].includes(tenantId) ? [{}] : []),
      insert: async (log: { name: string }, rows: readonly StoredRecord[]) => {
        for (const row of rows) written.push({ tenantId, log: log.name, title: row.title ?? row.message });
      },
    };
    const caller = { tenantId, userId: '', deptId: null };
    return work({
      records,
      caller,
      clock: { now: () => '2024-06-03 09:00:00' },
      ids: { next: () => '1' },
    } as unknown as Call);
  };
  const lost: unknown[] = [];
  return { book: new LogBook({ inTenant }, (error) => lost.push(error)), written, lost };
}

describe('entries of the logs', () => {
  it('are written together a moment later, each to its tenant and log', async () => {
    vi.useFakeTimers();
    const { book, written } = books();
    book.note('100001', apiLog, { title: '登录' });
    book.note('100002', errorLog, { message: 'boom' });
    book.note('100001', apiLog, { title: '保存项目' });
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written).toEqual([
      { tenantId: '100001', log: 'blade-log/api', title: '登录' },
      { tenantId: '100001', log: 'blade-log/api', title: '保存项目' },
      { tenantId: '100002', log: 'blade-log/error', title: 'boom' },
    ]);
    vi.useRealTimers();
  });

  it('are written at the end, and none after it', async () => {
    const { book, written } = books();
    book.note('100001', apiLog, { title: '退出' });
    await book.close();
    expect(written).toHaveLength(1);
    book.note('100001', apiLog, { title: '太迟' });
    await book.flush();
    expect(written).toHaveLength(1);
  });

  it('of a tenant nobody has are not written', async () => {
    const { book, written } = books();
    book.note('999999', apiLog, { title: '登录' });
    await book.close();
    expect(written).toEqual([]);
  });

  it('that cannot be written are told and lost, and those of others are written', async () => {
    const { book, written, lost } = books(async (tenantId) => {
      if (tenantId === '100001') throw new Error('the disk is full');
    });
    book.note('100001', apiLog, { title: '一' });
    book.note('100002', apiLog, { title: '二' });
    await book.close();
    expect(lost).toEqual([new Error('the disk is full')]);
    expect(written.map(({ title }) => title)).toEqual(['二']);
  });

  it('never fill the memory: of more than five thousand that wait the rest is lost', async () => {
    const { book, written } = books();
    for (let at = 0; at < 6_000; at++) book.note('100001', apiLog, { title: String(at) });
    await book.close();
    expect(written).toHaveLength(5_000);
  });
});
