import { sum, yuan } from '@rdm/core/money';
import type { ReportsPort } from '@rdm/core/internal/ledger';
import { vi, type Mock } from 'vitest';
import type { MemoryPort } from '../../../resource/testing/memory-ports';

type Spied = { [K in keyof ReportsPort]: Mock<ReportsPort[K]> };

/** The calls about whole ledgers, over ledgers in memory. */
export function memoryReports(register: MemoryPort): Spied {
  const answered: Partial<Spied> = {
    listYears: vi.fn(async () => {
      const years = [...new Set(register.rows.map(({ year }) => String(year)))].sort().reverse();
      return years.map((year) => {
        const own = register.rows.filter((row) => row.year === year);
        const total = sum(own.map((row) => yuan(String(row.total)))).toString();
        return { year, reports: own.length, submitted: own.filter((row) => row.dataStatus === 'submit').length, total };
      });
    }),
    submitBatch: vi.fn(async ({ reports }) => {
      const ids = new Set(reports.map(({ id }) => id));
      register.rows = register.rows.map((row) => (ids.has(row.id) ? { ...row, dataStatus: 'submit' } : row));
      return { submitted: ids.size };
    }),
    submitCrossYear: vi.fn(async () => ({ projectId: '31', projectCode: 'RD01', year: '2025', created: true })),
    restatsAll: vi.fn(() => Promise.reject(new Error('Not asked for by this screen'))),
  };
  // A test double with the calls that these screens make.
  return answered as Spied;
}
