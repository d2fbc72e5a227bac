import { resources } from '@rdm/core/internal/application';
import {
  projectDataAudit,
  reverseAllocation,
  subjectGroups,
  verifyResources,
  type SubjectGroup,
} from '@rdm/core/internal/cost';
import { loadDemonstration } from '@rdm/demonstration';
import { projectDetail } from '@rdm/core/internal/project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';

/** The demonstration shows every screen with content: nothing opens empty. */
/** Registers of what this enterprise has no case of: each row of theirs would change its declared figures. */
const without = [
  'blade-rdm/closingaccount',
  'blade-rdm/closingvoucher',
  'blade-rdm/costadjustment',
  'blade-rdm/costsource',
  'blade-rdm/formedintangible',
  'blade-rdm/othermatter',
  'blade-rdm/productionbatch',
  'blade-rdm/productionbatchproject',
  'blade-rdm/projectcrossyear',
  'blade-rdm/projectopening',
  'blade-rdm/projectphase',
  'blade-rdm/specialincome',
];

describe('the demonstration enterprise', () => {
  let memory: MemoryApplication;
  const ports = () => memory.signIn('admin');
  beforeAll(async () => {
    memory = await openMemoryApplication();
    await loadDemonstration(memory.application, '2024-06-03');
  });
  afterAll(() => memory.stop());

  it('has records in every list, but in those of cases it does not have', async () => {
    const { resource } = await ports();
    const empty: string[] = [];
    for (const each of resources.filter(({ name, calls }) => name.startsWith('blade-rdm/') && calls.includes('list'))) {
      if ((await resource(each).list({ size: 1 })).total === 0) empty.push(each.name);
    }
    expect(empty.sort()).toEqual([...without].sort());
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

  it('keeps the contracts of its projects, which open', async () => {
    const { resource, files } = await ports();
    const { records } = await resource(projectDetail).list({ size: -1 });
    const ids = records.flatMap(({ devContractFiles }) => (devContractFiles as readonly string[] | null) ?? []);
    expect(ids.length).toBeGreaterThan(3);
    const { bytes, type } = await files.previewPdf({ id: ids[0]! });
    expect([type, new TextDecoder().decode(bytes.slice(0, 8))]).toEqual(['application/pdf', '%PDF-1.4']);
  });
});
