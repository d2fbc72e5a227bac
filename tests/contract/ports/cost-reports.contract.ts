import type { Ports } from '@rdm/core/internal/application';
import {
  costRecord,
  equipmentPower,
  fixedAsset,
  fixedAssetUse,
  intangibleAsset,
  leasedAsset,
  material,
  materialUse,
  power,
  powerUse,
  type CostPart,
  type RegisterReport,
} from '@rdm/core/internal/cost';
import type { Condition } from '@rdm/core/internal/records';
import { sum, yuan } from '@rdm/core/money';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { rowsOf } from './project-forms';
import { refusal } from './refusal';

const year = '2024';
const is = (field: string, value: string): Condition => ({ field, is: 'equal', value });

/** Totals of registers, and the part of them that became cost. */
export function costReportsContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('the registers of assets, power and material', () => {
    let ports: Ports;
    let first: string;
    let second: string;
    let stranger: Ports;
    const report = () => ports.costReports;
    /** The total of the stored cost that comes from rows of a register. */
    const stored = async (resource: string) => {
      const { records } = await ports.resource(costRecord).list({ size: -1, where: [is('year', year)] });
      const parts = records.flatMap(({ parts: all }) => all as unknown as CostPart[]);
      return sum(
        parts.filter(({ source }) => source.resource === resource).map(({ amount }) => yuan(amount)),
      ).toString();
    };
    const amounts = ({ rows }: RegisterReport) =>
      rows.map(({ projectCode, total }) => [projectCode, total.amount, total.quantity]);

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      stranger = await stack().signIn('finance', other);
      const deptId = (await ports.resource(department).submit({ deptName: '研发中心' })).id;
      const leader = (await ports.resource(personnel).submit({ code: 'E1', name: '王小明' })).id;
      const started = async (code: string, name: string) =>
        (
          await ports.resource(project).submit({
            ...{ year, code, name, source: '1', type: 'newTechnology', stage: '2', devForm: 'zzyf' },
            ...{ expenditureType: 'expensed', completion: 'ongoing', leader, deptId },
            ...{ startTime: '2024-01-01', endTime: '2024-12-31' },
          })
        ).id;
      first = await started('RD2401', '低温压缩机');
      second = await started('RD2402', '变频控制');
      const assets = ports.resource(fixedAsset);
      const asset = async (assetsCode: string, category: string, inaccountDate: string, originalValue: string) =>
        (
          await assets.submit({
            ...{ assetsCode, assetsName: assetsCode, category, inaccountDate, originalValue },
            ...{ residualRate: '0', depreciationMethod: 'straightLine', depreciationMonths: 10 },
          })
        ).id;
      const chamber = await asset('FA1', 'instrument', '2023-12-15', '10000');
      const lathe = await asset('FA2', 'equipment', '2024-01-15', '20000');
      const uses = ports.resource(fixedAssetUse);
      await uses.submit({ month: '2024-01', projectId: first, assetsId: chamber, rdHours: '30', totalHours: '100' });
      await uses.submit({ month: '2024-01', projectId: second, assetsId: chamber, rdHours: '20', totalHours: '100' });
      await uses.submit({ month: '2024-02', projectId: first, assetsId: lathe, rdHours: '50.5', totalHours: '101' });
      await ports.resource(intangibleAsset).submit({
        ...{ assetsCode: 'IA1', assetsName: '仿真软件', category: 'software', acquireDate: '2024-11-10' },
        ...{ originalValue: '1200', amortizeMonths: 12, projectId: second, rdRatio: '50' },
      });
      const lease = { contractCode: 'ZL1', assetsName: '测量机', lessor: '恒达', monthlyRent: '900', totalHours: '90' };
      const leased = { ...lease, startDate: '2024-01-01', endDate: '2024-12-31', month: '2024-03' };
      await ports.resource(leasedAsset).submit({ ...leased, projectId: first, rdHours: '30' });
      await ports.resource(leasedAsset).submit({ ...leased, projectId: second, rdHours: '15' });
      await ports.resource(equipmentPower).submit({
        ...{ year, month: '01', projectId: first, assetsCode: 'FA1', assetsName: '试验箱', assetsType: '电', qty: 1 },
        ...{ startDate: '2024-01-10', endDate: '2024-01-11', dailyWorkTime: '4', power: '2.5', price: '1' },
      });
      const bill = { month: '2024-02', projectId: first };
      await ports.resource(power).submit({ ...bill, powerType: 'electricity', qty: '10', price: '1', amount: '10' });
      await ports.resource(power).submit({ ...bill, powerType: 'water', qty: '3', price: '2', amount: '6' });
      const slip = { materialCode: 'M1', materialName: '铝板', unit: '千克', price: '2.5', projectId: second };
      const issue = { ...slip, date: '2024-04-05', billNo: 'LL1', qty: '10', direction: 'issue' };
      await ports.resource(material).submit(issue);
      const back = { ...slip, date: '2024-05-06', billNo: 'TL1', qty: '4', direction: 'return', amount: '10' };
      await ports.resource(material).submit(back);
      await ports.resource(material).submit({ ...issue, date: '2023-12-31', billNo: 'LL0', qty: '1' });
      await ports.ledger.recompute({ year });
    });

    it('are added up as their list shows them, in all and by month', async () => {
      const stats = await report().statsMaterials({ where: [is('materialCode', 'M1')] });
      expect(stats).toEqual({
        rows: 3,
        totals: { qty: '7', amount: '17.50' },
        months: [
          { month: '2023-12', rows: 1, totals: { qty: '1', amount: '2.50' } },
          { month: '2024-04', rows: 1, totals: { qty: '10', amount: '25.00' } },
          { month: '2024-05', rows: 1, totals: { qty: '-4', amount: '-10.00' } },
        ],
      });
      const { records } = await ports.resource(equipmentPower).list({ size: -1 });
      expect((await report().statsEquipmentPower({ year })).totals).toEqual({
        workTime: '8',
        amount: sum(records.map(({ amount }) => yuan(amount!))).toString(),
      });
      expect(await report().statsFixedAssets({ where: [is('category', 'equipment')] })).toEqual({
        rows: 1,
        totals: { originalValue: '20000.00' },
        months: [{ month: '2024-01', rows: 1, totals: { originalValue: '20000.00' } }],
      });
      expect((await report().statsIntangibles({ month: '2024-11' })).rows).toBe(1);
      expect((await report().statsIntangibles({ month: '2024-12' })).rows).toBe(0);
    });

    it('add up within the year, the month and the project asked for; kilowatt hours do not add to cubic metres', async () => {
      expect((await report().statsMaterials({ year })).rows).toBe(2);
      expect((await report().statsMaterials({ year, month: '2024-05' })).totals.amount).toBe('-10.00');
      expect((await report().statsMaterials({ projectId: first })).rows).toBe(0);
      expect((await report().statsPower({ year })).totals).toEqual({ qty: null, amount: '16.00' });
      expect((await report().statsPower({ where: [is('powerType', 'water')] })).totals).toEqual({
        qty: '3',
        amount: '6.00',
      });
      expect((await report().statsLeases({})).totals).toEqual({ rdHours: '45' });
    });

    it('are reported by project and month with what the stored cost records hold of them', async () => {
      const depreciation = await report().reportFixedAssets({ year });
      expect(amounts(depreciation)).toEqual([
        ['RD2401', '1300.00', '80.5'],
        ['RD2402', '200.00', '20'],
      ]);
      expect(depreciation.rows[0]!.months['02']).toEqual({ amount: '1000.00', quantity: '50.5' });
      expect(depreciation.rows[0]!.months['12']).toEqual({ amount: '0.00', quantity: '0' });
      expect(depreciation.months['01']).toEqual({ amount: '500.00', quantity: '50' });
      expect(amounts(await report().reportIntangibles({ year }))).toEqual([['RD2402', '100.00', null]]);
      expect(amounts(await report().reportLeases({ year }))).toEqual([
        ['RD2401', '300.00', '30'],
        ['RD2402', '150.00', '15'],
      ]);
      expect(amounts(await report().reportEquipmentPower({ year }))).toEqual([['RD2401', '20.00', '8']]);
      expect(amounts(await report().reportPower({ year }))).toEqual([['RD2401', '16.00', null]]);
      expect(amounts(await report().reportMaterials({ year }))).toEqual([['RD2402', '15.00', '6']]);
      for (const [found, resource] of [
        [depreciation, fixedAssetUse],
        [await report().reportLeases({ year }), leasedAsset],
        [await report().reportEquipmentPower({ year }), equipmentPower],
        [await report().reportPower({ year }), power],
        [await report().reportMaterials({ year }), material],
      ] as const) {
        expect([resource.name, found.total.amount]).toEqual([resource.name, await stored(resource.name)]);
      }
    });

    it('are reported of chosen rows, of a month, of a project, and of no other year', async () => {
      const equipment = await report().reportFixedAssets({ year, where: [is('category', 'equipment')] });
      expect(amounts(equipment)).toEqual([['RD2401', '1000.00', '50.5']]);
      expect(amounts(await report().reportFixedAssets({ month: '2024-01', projectId: second }))).toEqual([
        ['RD2402', '200.00', '20'],
      ]);
      expect(amounts(await report().reportMaterials({ month: '2024-05' }))).toEqual([['RD2402', '-10.00', '-4']]);
      expect(amounts(await report().reportPower({ year, where: [is('powerType', 'electricity')] }))).toEqual([
        ['RD2401', '10.00', '10'],
      ]);
      expect(await report().reportMaterials({ year: '2022' })).toMatchObject({ year: '2022', rows: [] });
    });

    it('name the projects with rows in them', async () => {
      const codes = async (found: Promise<readonly { projectCode: string; rows: number }[]>) =>
        (await found).map(({ projectCode, rows }) => `${projectCode} ${rows}`);
      expect(await codes(report().projectsMaterials({}))).toEqual(['RD2402 3']);
      expect(await codes(report().projectsLeases({ month: '2024-03' }))).toEqual(['RD2401 1', 'RD2402 1']);
      expect(await codes(report().projectsLeases({ month: '2024-04' }))).toEqual([]);
      expect(await codes(report().projectsFixedAssets({ year }))).toEqual(['RD2401 2', 'RD2402 1']);
      expect(await codes(report().projectsFixedAssets({ where: [is('assetsCode', 'FA2')] }))).toEqual(['RD2401 1']);
      expect(await codes(report().projectsIntangibles({ month: '2025-10' }))).toEqual(['RD2402 1']);
      expect(await codes(report().projectsIntangibles({ month: '2025-11' }))).toEqual([]);
    });

    it('of leases cost by asset, by project and by row', async () => {
      const shared = { contractCode: 'ZL1', assetsName: '测量机', lessor: '恒达', month: '2024-03' };
      const rent = { ...shared, monthlyRent: '900.00', totalHours: '90' };
      expect(await report().leaseCosts({ year })).toEqual([{ ...rent, rdHours: '45', amount: '450.00' }]);
      const named = [
        { projectId: first, projectCode: 'RD2401', projectName: '低温压缩机', rdHours: '30', amount: '300.00' },
        { projectId: second, projectCode: 'RD2402', projectName: '变频控制', rdHours: '15', amount: '150.00' },
      ];
      expect(await report().leaseProjectCosts({ year })).toEqual(named.map((each) => ({ ...each, month: '2024-03' })));
      const details = await report().leaseCostDetails({ year });
      expect(details).toEqual(named.map((each) => ({ id: expect.any(String) as string, ...rent, ...each })));
      expect(await report().leaseCosts({ year: '2023' })).toEqual([]);
    });

    it('come as workbooks: the report with totals, the material to be imported again', async () => {
      const { name, bytes } = await report().exportFixedAssets({ year });
      expect(name).toBe('2024年固定资产折旧项目归集表.xlsx');
      const rows = await rowsOf(bytes);
      expect(
        rows
          .find((cells) => cells.includes('RD2401'))!
          .slice(-1)
          .map(Number),
      ).toEqual([1300]);
      expect(rows.at(-1)!.slice(-1).map(Number)).toEqual([1500]);
      const slips = await report().downloadMaterials({ month: '2024-04' });
      const again = await ports.resource(material).import({ file: slips.bytes, fileName: slips.name });
      expect(again).toMatchObject({ rows: 1, unchanged: 1, errors: [] });
    });

    it('state beside them how much of a month’s use was R&D', async () => {
      const use = { month: '2024-02', projectId: first, powerType: 'electricity', rdQty: '10', totalQty: '40' };
      const added = await ports.resource(powerUse).submit({ ...use, unit: '度' });
      expect(added).toMatchObject({ rdQty: '10', totalQty: '40', unit: '度' });
      await expect(ports.resource(powerUse).submit(use)).rejects.toMatchObject(refusal(400));
      const wrong = { month: '2024-02', projectId: first, materialCode: 'M1', rdQty: '-1', totalQty: '2' };
      await expect(ports.resource(materialUse).submit(wrong)).rejects.toMatchObject(refusal(400));
    });

    it('refuse what is no year, month or project, another tenant’s, and who has no right', async () => {
      await expect(report().reportPower({ year: '24' })).rejects.toMatchObject(refusal(400));
      await expect(report().statsPower({ month: '2024-13' })).rejects.toMatchObject(refusal(400));
      for (const projectId of ['404', first]) {
        await expect(stranger.costReports.reportMaterials({ year, projectId })).rejects.toMatchObject(refusal(404));
        await expect(stranger.costReports.statsMaterials({ projectId })).rejects.toMatchObject(refusal(404));
      }
      expect((await stranger.costReports.statsMaterials({})).rows).toBe(0);
      expect((await stranger.costReports.reportFixedAssets({ year })).rows).toEqual([]);
      await expect(stack().anyone().costReports.statsPower({})).rejects.toMatchObject(refusal(401));
      const manager = await stack().signIn('manager', tenant);
      expect((await manager.costReports.statsPower({})).rows).toBe(2);
    });
  });
}
