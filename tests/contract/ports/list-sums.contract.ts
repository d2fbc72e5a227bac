import { material, personnelSalary } from '@rdm/core/internal/cost';
import type { Ports } from '@rdm/core/internal/application';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';

/** What the amounts of a list come to over all its pages. */
export function listSumsContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the sums of a list', () => {
    let ports: Ports;
    let projectId: string;

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      const deptId = (await ports.resource(department).submit({ deptName: '研发中心' })).id;
      const ids = [];
      for (const code of ['E1', 'E2', 'E3']) {
        ids.push((await ports.resource(personnel).submit({ code, name: `王小明${code}` })).id);
      }
      for (const [at, personnelId] of ids.entries()) {
        await ports.resource(personnelSalary).submit({ month: '2024-01', personnelId, wages: `${at}0000.01` });
      }
      const leader = ids[0]!;
      ({ id: projectId } = await ports.resource(project).submit({
        ...{ year: '2024', code: 'RD2401', name: '低温压缩机', source: '1', type: 'newTechnology', stage: '2' },
        ...{ devForm: 'zzyf', expenditureType: 'expensed', completion: 'ongoing', leader, deptId },
        ...{ startTime: '2024-01-01', endTime: '2024-12-31' },
      }));
      const slip = { date: '2024-01-05', materialCode: 'M1', materialName: '钢板', projectId, unit: '件', price: '10' };
      await ports.resource(material).submit({ ...slip, billNo: '1', qty: '5', amount: '50', direction: 'issue' });
      await ports.resource(material).submit({ ...slip, billNo: '2', qty: '2', amount: '20', direction: 'return' });
    });

    it('are of all that match, whatever the page, and only where they are asked for', async () => {
      const pay = ports.resource(personnelSalary);
      const page = await pay.list({ size: 1, current: 2, sums: true });
      expect(page).toMatchObject({ total: 3, sums: { wages: '30000.03' } });
      expect(page.records).toHaveLength(1);
      // Nobody was paid a welfare: 0.00 would say that it is known.
      expect(page.sums).not.toHaveProperty('welfare');
      expect(await pay.list({ size: 1 })).not.toHaveProperty('sums');
      const where = [{ field: 'personnelCode', is: 'equal', value: 'E3' }] as const;
      expect((await pay.list({ where, sums: true })).sums).toMatchObject({ wages: '20000.01' });
      const none = [{ field: 'month', is: 'equal', value: '2023-01' }] as const;
      expect((await pay.list({ where: none, sums: true })).sums).toEqual({});
    });

    it('take what was returned from what was issued', async () => {
      expect((await ports.resource(material).list({ sums: true })).sums).toMatchObject({ amount: '30.00' });
    });

    it('are 0.00 where the amounts come to nothing', async () => {
      const where = [{ field: 'materialCode', is: 'equal', value: 'M2' }] as const;
      const slip = {
        ...{ date: '2024-01-05', materialCode: 'M2', materialName: '铜板', projectId },
        unit: '件',
        price: '10',
      };
      for (const [billNo, direction] of [
        ['3', 'issue'],
        ['4', 'return'],
      ] as const)
        await ports.resource(material).submit({ ...slip, billNo, qty: '5', amount: '50', direction });
      expect((await ports.resource(material).list({ where, sums: true })).sums).toMatchObject({ amount: '0.00' });
    });

    it('are within a tenant, and refused with the list', async () => {
      const neighbour = await stack().signIn('finance', other);
      const own = await neighbour.resource(personnelSalary).list({ size: -1, sums: true });
      expect(JSON.stringify(own.records)).not.toContain('王小明E1');
      const member = await stack().signIn('member', tenant);
      await expect(member.resource(personnelSalary).list({ sums: true })).rejects.toMatchObject({
        fault: { code: 403 },
      });
    });
  });
}
