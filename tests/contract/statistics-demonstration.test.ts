import type { Ports } from '@rdm/core/internal/application';
import { loadDemonstration } from '@rdm/demonstration';
import { collectedYearExpense, summariseYearExpense, yearExpense } from '@rdm/core/internal/enterprise';
import { checkAnnualReport } from '@rdm/core/internal/statistics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';
import { writtenDocuments } from '../setup/written-documents';

describe('the statistics of the demonstration', () => {
  let memory: MemoryApplication;
  let ports: Ports;
  beforeAll(async () => {
    memory = await openMemoryApplication({ documents: writtenDocuments });
    await loadDemonstration(memory.application, '2024-06-03');
    ports = await memory.signIn('finance');
  });
  afterAll(() => memory.stop());

  it.each(['2023', '2024'])('break no cross check of form 107-2 in %s', async (year) => {
    const findings = checkAnnualReport(await ports.statistics.data({ year }));
    expect(findings.filter(({ level }) => level !== 'hint').map(({ check }) => check)).toEqual([]);
  });

  it.each(['2023', '2024'])('state the expense of %s as it was collected, by organisation', async (year) => {
    const where = [{ field: 'year', is: 'equal' as const, value: year }];
    const { records } = await ports.resource(yearExpense).list({ size: -1, where });
    const { enterprise, organisations, differing } = summariseYearExpense(records);
    expect([organisations.length, differing]).toEqual([2, []]);
    const { total: _, ...collected } = collectedYearExpense(await ports.ledger.statsAmount({ year }));
    expect(enterprise).toMatchObject(collected);
  });
});
