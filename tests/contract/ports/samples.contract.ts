import { resources, type Ports } from '@rdm/core/internal/application';
import { importRecord, WRITTEN } from '@rdm/core/internal/intake';
import { personnel, project } from '@rdm/core/internal/project';
import type { Resource } from '@rdm/core/internal/records';
import { describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

/** The sample files: an empty enterprise tries the product with them, and clears what they brought. */
export function samplesContract(stack: () => OpenStack, tenant: string): void {
  describe('the sample files', () => {
    it(
      'go in without a fault, give figures, and leave nothing behind when they are taken back',
      { timeout: 240_000 },
      async () => {
        const ports: Ports = await stack().signIn('finance', tenant);
        const samples = await ports.workbooks.samples();
        expect(samples.length).toBeGreaterThan(10);
        for (const { resource, fileName } of samples) {
          const { name, bytes } = await ports.workbooks.sample({ resource });
          expect([name, fileName.startsWith('示例-')]).toEqual([fileName, true]);
          const report = await ports
            .resource(resources.find(({ name: each }) => each === resource)!)
            .import({ file: bytes, fileName });
          expect([fileName, report.errors]).toEqual([fileName, []]);
          expect(report.inserted).toBeGreaterThan(0);
        }
        const { year } = await ports.overview.ofYear({});
        await ports.ledger.recompute({ year });
        const { figures } = await ports.overview.ofYear({});
        expect(Number(figures!.deduction)).toBeGreaterThan(0);
        const kept = await ports
          .resource(importRecord)
          .list({ where: [{ field: 'state', is: 'equal', value: WRITTEN }], size: -1 });
        for (const { id } of kept.records.toSorted((one, other) => (one.id < other.id ? 1 : -1))) {
          // What was worked out from the samples refers to their projects until it is worked out again without them.
          if ((await ports.imports.obstacles({ id })).total > 0) await ports.ledger.recompute({ year });
          expect(await ports.imports.obstacles({ id })).toMatchObject({ total: 0 });
          await ports.imports.undo({ id });
        }
        for (const register of [project, personnel]) {
          expect((await ports.resource(register as Resource).list({ size: 1 })).total).toBe(0);
        }
      },
    );

    it('are of registers one may import into', async () => {
      const member = await stack().signIn('member', tenant);
      expect(await member.workbooks.samples()).toEqual([]);
      await expect(member.workbooks.sample({ resource: project.name })).rejects.toMatchObject(refusal(404));
    });
  });
}
