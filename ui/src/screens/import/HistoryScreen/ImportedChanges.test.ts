import { expect, test, vi } from 'vitest';
import type { AreaPorts } from '@rdm/core/internal/application';
import { ImportedChanges } from './ImportedChanges';

test('asks for one page at a time, and keeps the size that was chosen', async () => {
  const changes = vi.fn(async () => ({ total: 70, rows: [] }));
  const shown = new ImportedChanges({ imports: { changes } as unknown as AreaPorts['imports'] }, '7');
  await shown.open();
  await shown.open(1, 50);
  await shown.open(2);
  expect(changes.mock.calls).toEqual([
    [{ id: '7', current: 1, size: 30 }],
    [{ id: '7', current: 1, size: 50 }],
    [{ id: '7', current: 2, size: 50 }],
  ]);
});
