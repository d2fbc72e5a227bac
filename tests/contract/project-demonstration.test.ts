import { loadDemonstration } from '@rdm/demonstration';
import { project } from '@rdm/core/internal/project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';
import { writtenDocuments } from '../setup/written-documents';

describe('the projects of the demonstration', () => {
  let memory: MemoryApplication;
  beforeAll(async () => {
    memory = await openMemoryApplication({ documents: writtenDocuments });
    await loadDemonstration(memory.application, '2024-06-03');
  });
  afterAll(() => memory.stop());

  it('have an approval and a budget each, and lack nothing, their contracts and registrations included', async () => {
    const ports = await memory.signIn('manager');
    const { records } = await ports.project.listWeb({ size: -1 });
    expect(records).toHaveLength(21);
    for (const { id, dataStatus, budgetAmount } of records) {
      const { detail, budget } = await ports.project.sheet({ id });
      const { missing } = await ports.project.validateInfo({ projectId: id });
      expect(detail?.dataStatus).toBe(dataStatus);
      if (dataStatus === 'save') {
        expect(missing.length).toBeGreaterThan(0);
        continue;
      }
      expect(budget!.total).toBe(budgetAmount);
      expect(missing).toEqual([]);
    }
    const drafts = await ports.resource(project).list({ where: [{ field: 'dataStatus', is: 'equal', value: 'save' }] });
    expect(drafts.records.map(({ code }) => code)).toEqual(['RD2024008']);
  });

  it('change no figure and give no warning of their own when the year is recomputed', async () => {
    const ports = await memory.signIn('finance');
    const amounts = await ports.ledger.statsAmount({ year: '2024' });
    const { warnings } = await ports.ledger.recompute({ year: '2024' });
    // Its books differ from its registers on purpose; only the sources of cost are to be checked.
    expect(warnings.filter(({ place }) => !place?.startsWith('/rdm/cost-source'))).toEqual([]);
    expect(await ports.ledger.statsAmount({ year: '2024' })).toEqual(amounts);
    expect((await ports.project.lastYearStats()).count).toBe(10);
  });
});
