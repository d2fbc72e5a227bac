import { resources } from '@rdm/core/internal/application';
import {
  formedIntangible,
  projectDataAudit,
  reverseAllocation,
  subjectGroups,
  verifyResources,
  type SubjectGroup,
} from '@rdm/core/internal/cost';
import { closingVoucher } from '@rdm/core/internal/finance';
import { projectCrossYear, projectReport } from '@rdm/core/internal/ledger';
import { loadDemonstration } from '@rdm/demonstration';
import { project, projectDetail } from '@rdm/core/internal/project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';
import { writtenDocuments } from '../setup/written-documents';

/** The demonstration shows every screen with content: nothing opens empty. */
describe('the demonstration enterprise', () => {
  let memory: MemoryApplication;
  const ports = () => memory.signIn('admin');
  beforeAll(async () => {
    memory = await openMemoryApplication({ documents: writtenDocuments });
    await loadDemonstration(memory.application, '2024-06-03');
  });
  afterAll(() => memory.stop());

  it('has records in every list, but in that of imports: nobody has dropped a file yet', async () => {
    const { resource } = await ports();
    const empty: string[] = [];
    for (const each of resources.filter(({ name, calls }) => name.startsWith('blade-rdm/') && calls.includes('list'))) {
      if ((await resource(each).list({ size: 1 })).total === 0) empty.push(each.name);
    }
    expect(empty).toEqual(['blade-rdm/importrecord']);
  });

  it('agrees month by month with what its vouchers book, but for what verifying is there to show', async () => {
    const { resource } = await ports();
    for (const group of Object.keys(subjectGroups) as SubjectGroup[]) {
      const { records } = await resource(verifyResources[group]).list({
        size: -1,
        where: [{ field: 'month', is: 'lessOrEqual', value: '2023-12' }],
      });
      const apart = records.filter(({ difference }) => Number(difference) !== 0).map(({ month }) => month);
      const meant: Partial<Record<SubjectGroup, number>> = { personnel: 1, materials: 2, leases: 1 };
      expect([group, new Set(apart).size]).toEqual([group, meant[group] ?? 0]);
    }
  });

  it('has months submitted for the audit and others that are not, and booked wages that hours can be found for', async () => {
    const { resource, audit, reverseAllocation: reverse } = await ports();
    expect((await resource(projectDataAudit).list({ size: 1 })).total).toBeGreaterThan(10);
    const months = await audit.listMonth({ year: '2023' });
    expect(new Set(months.map(({ dataStatus }) => dataStatus))).toEqual(new Set(['save', 'submit']));
    const { records } = await resource(reverseAllocation).list({ size: -1 });
    const checks = await reverse.check({ ids: records.map(({ id }) => id).join(',') });
    expect(checks.filter(({ ready }) => !ready).map(({ reason }) => reason?.zh)).toEqual([]);
  });

  it('stays above the scale it entered the survey by, as its vouchers of sales tell', async () => {
    const { aboveScaleTitle } = await ports();
    const { outcome, conclusion } = await aboveScaleTitle.overview({ year: '2024' });
    expect([outcome, conclusion.zh]).toEqual(['yes', expect.stringMatching(/^1–5 月.*已入库$/)]);
  });

  it('has a story behind the lines of A107012: what R&D formed, sold and left, from registers alone in the later year', async () => {
    const { ledger, resource } = await ports();
    const form = await ledger.preferential({ year: '2024', addedType: 'ANNUAL' });
    const filled = ['41', '42', '43', '44', '46', '48'];
    expect(filled.filter((line) => Number(form.lines[line]) <= 0)).toEqual([]);
    expect(form.lineInputs.filter(({ typed }) => typed)).toEqual([]);
    const formed = (await resource(formedIntangible).list({ size: -1 })).records;
    expect(formed.map(({ assetsCode }) => assetsCode).sort()).toEqual(['ZY23001', 'ZY23002', 'ZY24001']);
    expect(formed.filter(({ months }) => months < 120)).toEqual([]);
    const [voucher] = (await resource(closingVoucher).list({ size: 1 })).records;
    expect(voucher).toMatchObject({ closing: '1', reason: expect.stringContaining('不是期末结转') as string });
  });

  it('has a project of two phases with a ledger of each, and one that went on with what was capitalised before', async () => {
    const { resource } = await ports();
    const ledgersOf = async (code: string, year: string) => {
      const where = [
        { field: 'code', is: 'equal', value: code },
        { field: 'year', is: 'equal', value: year },
      ] as const;
      const [{ id } = { id: '' }] = (await resource(project).list({ where })).records;
      const reports = await resource(projectReport).list({ where: [{ field: 'projectId', is: 'equal', value: id }] });
      return Object.fromEntries(
        reports.records.map(({ expenditureType, total }) => [expenditureType, Number(total) > 0]),
      );
    };
    expect(await ledgersOf('RD2023003', '2023')).toEqual({ expensed: true, capitalised: true });
    expect(await ledgersOf('RD2023007', '2024')).toEqual({ capitalised: true });
    const [carried] = (await resource(projectCrossYear).list({ size: 1 })).records;
    expect(carried).toMatchObject({ projectCode: 'RD2023007', year: '2024', dataStatus: 'submit' });
    expect(Number(carried!.openingBalance)).toBeGreaterThan(0);
  });

  it('takes labour from vouchers, and the year before stays as it was computed when the later one is brought in', async () => {
    const { costSources } = await ports();
    const { items } = await costSources.overview({ year: '2024' });
    const labour = items.find(({ item }) => item === '1.3')!;
    expect([labour.source, Number(labour.booked) > 0, labour.difference]).toEqual(['voucher', true, '0.00']);
    const finance = await memory.signIn('finance');
    const { changes, warnings } = await finance.ledger.recompute({ year: '2023' });
    expect([changes, warnings.filter(({ place }) => !place?.startsWith('/rdm/cost-source'))]).toEqual([[], []]);
    // Freight and insurance that the books alone have, and the rent of January, which is exported and not yet booked.
    expect(warnings).toHaveLength(3);
  });

  it('keeps the contracts of its projects, which open', async () => {
    const { resource, files } = await ports();
    const { records } = await resource(projectDetail).list({ size: -1 });
    const ids = records.flatMap(({ devContractFiles }) => (devContractFiles as readonly string[] | null) ?? []);
    expect(ids.length).toBeGreaterThan(3);
    const { bytes, type } = await files.previewPdf({ id: ids[0]! });
    expect([type, new TextDecoder().decode(bytes.slice(0, 8))]).toEqual(['application/pdf', '%PDF-1.4']);
  });
});
