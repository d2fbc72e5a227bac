import { expect, test, vi } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { ImportHistory } from './ImportHistory';

const record = (state: string) => ({ id: '7', fileName: '五月凭证.csv', state }) as unknown as StoredRecord;

function over(blocked: number) {
  const port = {
    changes: vi.fn(async () => ({ total: 120, rows: [] })),
    obstacles: vi.fn(async () => ({ total: blocked, rows: [] })),
    undo: vi.fn(async () => ({ removed: 2, restored: 1, kept: 0 })),
    file: vi.fn(),
  };
  return { port, history: new ImportHistory(port as unknown as Ports['imports']) };
}

test('an import on which nothing builds can be taken back, once at a time', async () => {
  const { port, history } = over(0);
  await history.open(record('written'));
  expect(history.canUndo).toBe(true);
  const both = await Promise.all([history.undo(), history.undo()]);
  expect(both).toEqual([{ removed: 2, restored: 1, kept: 0 }, null]);
  expect(port.undo).toHaveBeenCalledTimes(1);
});

test('one that something builds on cannot', async () => {
  const { history } = over(3);
  await history.open(record('written'));
  expect(history.canUndo).toBe(false);
});

test('one that was taken back is not asked about', async () => {
  const { port, history } = over(0);
  await history.open(record('undone'));
  expect([history.canUndo, port.obstacles.mock.calls.length]).toEqual([false, 0]);
});

test('its changes are read page by page', async () => {
  const { port, history } = over(0);
  await history.open(record('written'));
  await history.turnTo(2);
  expect(port.changes).toHaveBeenLastCalledWith({ id: '7', current: 2, size: 50 });
});

test('a failed undo leaves it ready for another', async () => {
  const { port, history } = over(0);
  port.undo.mockRejectedValueOnce(new Refusal(faults.invalid(text('已撤销', 'Undone'))));
  await history.open(record('written'));
  await expect(history.undo()).rejects.toThrow();
  expect(history.undoing).toBe(false);
});
