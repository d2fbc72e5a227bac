import type { Ports } from '@rdm/core/internal/application';
import { attendance, workTime } from '@rdm/core/internal/hours';
import {
  costRecord,
  costSummary,
  depreciationView,
  equipmentPower,
  equipmentPowerView,
  fixedAsset,
  fixedAssetUse,
  personnelCostView,
  personnelDetailView,
  personnelSalary,
  power,
  powerView,
} from '@rdm/core/internal/cost';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import { yuan } from '@rdm/core/money';
import type { Resource, StoredRecord } from '@rdm/core/internal/records';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { rowsOf as cellsOf } from './project-forms';
import { refusal } from './refusal';

const year = '2024';
const total = (rows: readonly (StoredRecord | { readonly amount: string })[]) =>
  rows.reduce((sum, { amount }) => sum.plus(yuan(String(amount))), yuan(0)).toString();

/** Stored cost seen by subject. docs/product.md, Cost views */
export function costViewsContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('stored cost seen by subject', () => {
    let ports: Ports;
    let [one, two]: readonly string[] = [];
    const rowsOf = async (resource: Resource, where: object[] = []) =>
      (await ports.resource(resource).list({ size: -1, where: where as never })).records as readonly StoredRecord[];
    const stored = async (...items: string[]) =>
      (await rowsOf(costRecord)).filter(({ item }) => items.includes(String(item)));

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      const deptId = (await ports.resource(department).submit({ deptName: '研发中心' })).id;
      const people = [];
      for (const [code, name] of [
        ['E1', '王小明'],
        ['E2', '李小红'],
      ]) {
        people.push((await ports.resource(personnel).submit({ code, name })).id);
      }
      const projects = [];
      for (const [code, name] of [
        ['RD2401', '低温压缩机控制算法'],
        ['RD2402', '直流无刷电机驱动'],
      ]) {
        const draft = { year, code, name, source: '1', type: 'newTechnology', stage: '2', devForm: 'zzyf', deptId };
        const dates = { startTime: '2024-01-01', endTime: '2024-12-31', leader: people[0] };
        const state = { expenditureType: 'expensed', completion: 'ongoing' };
        projects.push((await ports.resource(project).submit({ ...draft, ...dates, ...state })).id);
      }
      [one, two] = projects as [string, string];
      for (const month of ['2024-01', '2024-02']) {
        for (const personnelId of people) {
          await ports
            .resource(personnelSalary)
            .submit({ month, personnelId, wages: '10000.01', socialInsurance: '2000', welfare: '333.33' });
          await ports.resource(attendance).submit({ month, personnelId, dueHours: '168', actualHours: '168' });
          await ports.resource(workTime).submit({ month, projectId: one, personnelId, hours: '70' });
          await ports.resource(workTime).submit({ month, projectId: two, personnelId, hours: '29' });
        }
      }
      const assetsId = (
        await ports.resource(fixedAsset).submit({
          assetsCode: 'FA1',
          assetsName: '试验箱',
          category: 'instrument',
          inaccountDate: '2023-12-15',
          originalValue: '12000',
          residualRate: '5',
          depreciationMethod: 'straightLine',
          depreciationMonths: 12,
        })
      ).id;
      const use = { month: '2024-01', projectId: one, assetsId, rdHours: '50', totalHours: '100' };
      await ports.resource(fixedAssetUse).submit(use);
      await ports
        .resource(power)
        .submit({ month: '2024-01', projectId: one, powerType: 'electricity', amount: '88.80' });
      await ports.resource(power).submit({ month: '2024-01', projectId: one, powerType: 'fuel', amount: '11.20' });
      await ports.resource(equipmentPower).submit({
        ...{ year, month: '01', projectId: one, assetsCode: 'FA1', assetsName: '试验箱', assetsType: '电' },
        ...{ qty: 1, startDate: '2024-01-01', endDate: '2024-01-10', dailyWorkTime: '4', power: '7.5', price: '1' },
      });
      await ports.resource(subjectMatch).submit({ subjectCode: '530101', subjectName: '工资', costItem: '1.1' });
      for (const [voucherNo, projectId, debitAmount] of [
        ['1', one, '8000'],
        ['2', '', '500'],
      ] as const) {
        await ports.resource(voucherEntry).submit({
          ...{ date: '2024-01-31', voucherType: '记', voucherNo, entryNo: 1, summary: '分配工资' },
          ...{ subjectCode: '530101', subjectName: '工资', debitAmount, projectId },
        });
      }
      await ports.ledger.recompute({ year });
    });

    it('comes to what the cost records of its items come to, by project and month', async () => {
      const rows = await rowsOf(personnelCostView);
      expect(rows.map(({ month, projectCode }) => [month, projectCode])).toEqual([
        ['2024-02', 'RD2401'],
        ['2024-02', 'RD2402'],
        ['2024-01', 'RD2401'],
        ['2024-01', 'RD2402'],
      ]);
      const paid = await stored('1.1', '1.2', '1.3', '6.5');
      expect(total(rows)).toBe(total(paid));
      const own = paid.filter(({ month, projectId }) => month === '2024-01' && projectId === one);
      const wages = own.find(({ item }) => item === '1.1')!.amount;
      expect(rows[2]).toMatchObject({ wages, labour: '0.00', amount: total(own), projectName: '低温压缩机控制算法' });
    });

    it('is shown person by person with the hours it was shared by', async () => {
      const rows = await rowsOf(personnelDetailView, [{ field: 'month', is: 'equal', value: '2024-01' }]);
      expect(rows).toHaveLength(4);
      const ofOne = rows.find(({ projectId, personnelCode }) => projectId === one && personnelCode === 'E2')!;
      expect(ofOne).toMatchObject({ personnelName: '李小红', rdHours: '70' });
      const everything = await rowsOf(personnelDetailView);
      expect(total(everything)).toBe(total(await stored('1.1', '1.2', '1.3', '6.5')));
      expect(await ports.resource(personnelDetailView).detail({ id: ofOne.id })).toEqual(ofOne);
      await expect(ports.resource(personnelDetailView).detail({ id: '404' })).rejects.toMatchObject(refusal(404));
    });

    it('keeps power of equipment apart from fuel and power, and shows its working hours', async () => {
      expect(await rowsOf(equipmentPowerView)).toMatchObject([{ rdHours: '40', amount: '300.00' }]);
      expect(await rowsOf(powerView)).toMatchObject([{ fuel: '11.20', energy: '88.80', amount: '100.00' }]);
      expect(total([{ amount: '300.00' }, { amount: '100.00' }])).toBe(total(await stored('2.2', '2.3')));
    });

    it('is searched, paged and ordered like any list', async () => {
      const view = ports.resource(personnelCostView);
      const found = async (field: string, value: string, is = 'equal') =>
        (await rowsOf(personnelCostView, [{ field, is, value }])).length;
      expect(await found('year', year)).toBe(4);
      expect(await found('year', '2023')).toBe(0);
      expect(await found('projectId', two!)).toBe(2);
      expect(await found('projectName', '电机', 'like')).toBe(2);
      expect(await found('month', '2024-02', 'greaterOrEqual')).toBe(2);
      const page = await view.list({ current: 2, size: 3, order: [{ field: 'amount', descending: true }] });
      expect([page.total, page.pages, page.records.length]).toEqual([4, 2, 1]);
      const amounts = (await view.list({ size: -1, order: [{ field: 'amount' }] })).records.map((row) => row.amount);
      expect(amounts).toEqual([...amounts].sort((a, b) => Number(a) - Number(b)));
    });

    it('keeps its ids when the year is built again', async () => {
      const ids = async () => (await rowsOf(personnelDetailView)).map(({ id }) => id);
      const before = await ids();
      await ports.ledger.recompute({ year });
      expect(await ids()).toEqual(before);
      expect(new Set(before).size).toBe(before.length);
    });

    it('is not written: it says what to change instead', async () => {
      const instead = '费用由台账计算得出，请修改薪酬、考勤或项目工时后重新生成当月费用';
      const view = ports.resource(personnelCostView);
      const [row] = await rowsOf(personnelCostView);
      await expect(view.submit({ id: row!.id, wages: '1' })).rejects.toMatchObject(refusal(400, instead));
      await expect(view.submit({ month: '2024-01' })).rejects.toMatchObject(refusal(400, instead));
      await expect(view.remove({ ids: [row!.id] })).rejects.toMatchObject(refusal(400, instead));
      await expect(ports.resource(costSummary).remove({ ids: ['1'] })).rejects.toMatchObject(refusal(400));
    });

    it('is exported as it is listed', async () => {
      const rows = await cellsOf((await ports.resource(personnelDetailView).export({ size: -1 })).bytes);
      expect(rows[0]).toEqual(expect.arrayContaining(['月份', '项目编号', '工号', '研发工时', '工资薪金', '合计']));
      expect(rows.filter(([month]) => String(month).startsWith('2024-'))).toHaveLength(8);
    });

    it('is reported by project and year: what the list comes to', async () => {
      const { reportPersonnel, reportDepreciation } = ports.costViews;
      const report = await reportPersonnel({ size: 1, where: [{ field: 'year', is: 'equal', value: year }] });
      expect(report.total).toBe(2);
      expect(report.records[0]).toMatchObject({ year, month: null, projectCode: 'RD2401' });
      const all = await reportPersonnel({ size: -1 });
      expect(total(all.records as readonly StoredRecord[])).toBe(total(await rowsOf(personnelCostView)));
      expect((await reportDepreciation({})).records).toMatchObject([{ instruments: '475.00', amount: '475.00' }]);
    });

    it('opens into the rows of its register, of one asset or of all', async () => {
      const { depreciationOfMonth, equipmentPowerOfMonth, powerOfMonth } = ports.costViews;
      const month = '2024-01';
      const opened = await depreciationOfMonth({ projectId: one!, month });
      expect(opened).toMatchObject({ projectCode: 'RD2401', amount: '475.00' });
      expect(opened.rows).toMatchObject([{ item: '3.1', assetsCode: 'FA1', assetsName: '试验箱', amount: '475.00' }]);
      expect((await equipmentPowerOfMonth({ projectId: one!, month, assetsCode: 'FA1' })).amount).toBe('300.00');
      expect((await equipmentPowerOfMonth({ projectId: one!, month, assetsCode: 'FA2' })).rows).toEqual([]);
      expect((await powerOfMonth({ projectId: one!, month })).rows).toHaveLength(2);
      await expect(powerOfMonth({ projectId: '404', month })).rejects.toMatchObject(refusal(404));
    });

    it('names the projects it lies on', async () => {
      const { personnelProjects, amortisationProjects, projectsOfPersonnel } = ports.costViews;
      const projects = await personnelProjects({ month: '2024-01' });
      expect(projects.map(({ projectCode }) => projectCode)).toEqual(['RD2401', 'RD2402']);
      expect(await amortisationProjects({ month: '2024-01' })).toEqual([]);
      const months = [{ field: 'month', is: 'equal' as const, value: '2024-01' }];
      expect(await projectsOfPersonnel({ where: months })).toEqual(projects);
      expect(total(await projectsOfPersonnel())).toBe(total(await rowsOf(personnelCostView)));
    });

    it('adds up by month, on screen and as a workbook', async () => {
      const stats = await ports.costViews.personnelStats();
      expect(stats.months.map(({ month, rdHours }) => [month, rdHours])).toEqual([
        ['2024-01', '198'],
        ['2024-02', '198'],
      ]);
      expect(stats.total.amount).toBe(total(await rowsOf(personnelDetailView)));
      const where = [{ field: 'projectId', is: 'equal' as const, value: one! }];
      expect((await ports.costViews.personnelStats({ where })).total.rdHours).toBe('280');
      const rows = await cellsOf((await ports.costViews.exportPersonnelStats()).bytes);
      expect(rows[1]!.slice(0, 2)).toEqual(['2024-01', 198]);
      const template = await cellsOf((await ports.costViews.depreciationTemplate()).bytes);
      expect(template[0]).toEqual(expect.arrayContaining([expect.stringContaining('资产编号')]));
    });

    it('stands beside what the vouchers book, with a project or without', async () => {
      const rows = await rowsOf(costSummary, [{ field: 'item', is: 'equal', value: '1.1' }]);
      const january = rows.filter(({ month }) => month === '2024-01');
      expect(january.map(({ projectCode, booked }) => [projectCode, booked])).toEqual(
        expect.arrayContaining([
          ['RD2401', '8000.00'],
          ['RD2402', '0.00'],
          [null, '500.00'],
        ]),
      );
      for (const { allocated, booked, difference } of rows) {
        expect(difference).toBe(
          yuan(String(allocated))
            .minus(yuan(String(booked)))
            .toString(),
        );
      }
      const stats = await ports.costViews.summary();
      expect(stats.total).toMatchObject({ allocated: total(await rowsOf(costRecord)), booked: '8500.00' });
      expect(stats.items.map(({ item }) => item)).toEqual(['1.1', '1.2', '2.2', '2.3', '3.1', '6.5']);
      expect(stats.projects.map(({ projectCode }) => projectCode)).toEqual(['', 'RD2401', 'RD2402']);
      const exported = await cellsOf((await ports.resource(costSummary).export({ size: -1 })).bytes);
      expect(exported[0]).toEqual(expect.arrayContaining(['费用项目', '归集金额', '凭证金额', '差异']));
    });

    it('is its tenant’s alone, seen by who may see, and never by nobody', async () => {
      const neighbour = await stack().signIn('finance', other);
      const [row] = await rowsOf(personnelCostView);
      const theirs = (await neighbour.resource(personnelCostView).list({ size: -1 })).records.map(({ id }) => id);
      expect(theirs).not.toContain(row!.id);
      await expect(neighbour.resource(personnelCostView).detail({ id: row!.id })).rejects.toMatchObject(refusal(404));
      const reviewer = await stack().signIn('reviewer', tenant);
      expect((await reviewer.resource(depreciationView).list({ size: -1 })).total).toBe(1);
      await expect(reviewer.resource(depreciationView).submit({})).rejects.toMatchObject(refusal(403));
      await expect(stack().anyone().costViews.summary()).rejects.toMatchObject(refusal(401));
    });
  });
}
