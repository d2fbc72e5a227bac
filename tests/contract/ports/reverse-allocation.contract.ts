import type { Ports } from '@rdm/core/internal/application';
import { attendance, workTime } from '@rdm/core/internal/hours';
import { costRecord, personnelSalary, personnelVerify, reverseAllocation } from '@rdm/core/internal/cost';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import { yuan } from '@rdm/core/money';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { rowsOf } from './project-forms';
import { refusal } from './refusal';

const LOCKED = '该月份数据已锁定，无法修改';
const year = '2024';
const month = '2024-03';

/** Hours derived from booked totals. docs/product.md, Reverse allocation */
export function reverseAllocationContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('a booked total that hours are found from', () => {
    let ports: Ports;
    let [one, two]: readonly string[] = [];
    let people: readonly string[];
    const records = () => ports.resource(reverseAllocation);
    const ofMonth = [{ field: 'month', is: 'equal' as const, value: month }];
    const hours = async () =>
      (await ports.resource(workTime).list({ size: -1, where: ofMonth, order: [{ field: 'id' }] })).records.map(
        ({ id, projectId, personnelId, hours: worked, origin }) => ({ id, projectId, personnelId, worked, origin }),
      );
    const costOf = async (item: string, projectId?: string) =>
      (await ports.resource(costRecord).list({ size: -1, where: ofMonth })).records
        .filter((row) => row.item === item && (projectId === undefined || row.projectId === projectId))
        .reduce((sum, { amount }) => sum.plus(yuan(amount)), yuan(0))
        .toString();
    const planned = async (code: string, startTime = '2024-01-01') =>
      (
        await ports.resource(project).submit({
          ...{ year, code, name: `项目${code}`, source: '1', type: 'newTechnology', stage: '2', devForm: 'zzyf' },
          ...{ expenditureType: 'expensed', completion: 'ongoing', startTime, endTime: '2024-12-31' },
          leader: people[0],
          deptId: (await ports.resource(department).list({})).records[0]!.id,
        })
      ).id;

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      await ports.resource(department).submit({ deptName: '研发中心' });
      const added: string[] = [];
      for (const [code, wages, actualHours] of [
        ['E1', '14184.17', '168'],
        ['E2', '9876.54', '171.5'],
        ['E3', '7000', '160'],
      ] as const) {
        const personnelId = (await ports.resource(personnel).submit({ code, name: `研究员${code}` })).id;
        added.push(personnelId);
        await ports.resource(personnelSalary).submit({ month, personnelId, wages, socialInsurance: '2000.01' });
        await ports.resource(attendance).submit({ month, personnelId, dueHours: '176', actualHours });
      }
      people = added;
      [one, two] = [await planned('RD1'), await planned('RD2')];
      await ports.resource(workTime).submit({ month, projectId: one, personnelId: people[0], hours: '40' });
      await ports.resource(workTime).submit({ month, projectId: two, personnelId: people[1], hours: '20' });
      await ports.resource(subjectMatch).submit({ subjectCode: '530101', subjectName: '工资', costItem: '1.1' });
      for (const [voucherNo, projectId, debitAmount] of [
        ['1', one, '6000.10'],
        ['2', two, '3333.33'],
      ] as const) {
        await ports.resource(voucherEntry).submit({
          ...{ date: '2024-03-31', voucherType: '记', voucherNo, entryNo: 1, summary: '分配工资' },
          ...{ subjectCode: '530101', subjectName: '工资', debitAmount, projectId },
        });
      }
      await ports.ledger.recompute({ year });
    });

    it('is what the vouchers book unless an amount is entered', async () => {
      const record = await records().submit({ month, item: '1.1', allocatedBy: 'x', hours: '9' });
      expect(record).toMatchObject({ year, bookedAmount: '9333.43', hours: null, allocatedBy: null, projectId: null });
      const ofOne = await records().submit({ month, item: '1.1', projectId: two });
      expect(ofOne.bookedAmount).toBe('3333.33');
      await records().remove({ ids: [ofOne.id] });
      await expect(records().submit({ month, item: '1.2' })).rejects.toMatchObject({
        fault: { code: 400, fields: [expect.objectContaining({ field: 'bookedAmount' })] },
      });
      await expect(records().submit({ month, item: '2.1', bookedAmount: '5' })).rejects.toMatchObject({
        fault: { code: 400, fields: [expect.objectContaining({ field: 'item' })] },
      });
    });

    it('is checked first: whether hours can be found, and how many, without writing any', async () => {
      const before = await hours();
      const [record] = (await records().list({})).records;
      const tooMuch = await records().submit({ month, item: '1.2', bookedAmount: '6000.04' });
      const [fine, most] = await ports.reverseAllocation.check({ ids: `${record!.id},${tooMuch.id}` });
      expect(fine).toMatchObject({
        id: record!.id,
        ready: true,
        reason: null,
        most: '24060.71',
        // E3 has no part in the projects. Half hours of E1 cost 42.21 and of E2 28.79: 6,000.10 on the project that E1
        // alone works on takes 142 of them, 5,994.50; 3,333.33 takes 35 and 64, 3,320.37.
        ...{ attendedHours: '339.5', hours: '120.5', difference: '18.56' },
        people: [
          { personnelId: people[0], personnelName: '研究员E1（E1）', before: '40', after: '88.5' },
          { personnelId: people[1], personnelName: '研究员E2（E2）', before: '20', after: '32' },
        ],
      });
      expect(most).toMatchObject({ ready: false, most: '4000.02', hours: '0', difference: '0.00', people: [] });
      expect(most!.reason!.zh).toContain('最多可分摊 4000.02 元');
      expect(await hours()).toEqual(before);
      await expect(ports.reverseAllocation.allocate({ id: tooMuch.id })).rejects.toMatchObject(
        refusal(400, most!.reason!.zh),
      );
      await expect(ports.reverseAllocation.check({ ids: '404' })).rejects.toMatchObject(refusal(404));
      await records().remove({ ids: [tooMuch.id] });
    });

    it('is met up to half hours, project by project, says what it leaves, twice the same, and is taken back exactly', async () => {
      const before = await hours();
      const cost = [await costOf('1.1'), await costOf('1.2')];
      const [record] = (await records().list({})).records;
      const first = await ports.reverseAllocation.allocate({ id: record!.id });
      expect(first.cells).toBeGreaterThan(0);
      expect([await costOf('1.1', one), await costOf('1.1', two)]).toEqual(['5994.50', '3320.37']);
      expect(first).toMatchObject({ difference: '18.56', people: [{ after: '88.5' }, { after: '32' }] });
      const found = await hours();
      expect(new Set(found.map(({ origin }) => origin))).toEqual(new Set(['reverse']));
      expect(await records().detail({ id: record!.id })).toMatchObject({
        ...{ hours: first.hours, difference: '18.56', allocatedBy: 'finance' },
      });
      expect((await ports.time.month({ month })).people.every((p) => Number(p.rdHours) <= Number(p.actualHours))).toBe(
        true,
      );
      expect(await ports.reverseAllocation.allocate({ id: record!.id })).toEqual({ ...first, cells: 0 });
      expect(await hours()).toEqual(found);

      await expect(records().submit({ id: record!.id, bookedAmount: '1' })).rejects.toMatchObject(refusal(400));
      await expect(records().remove({ ids: [record!.id] })).rejects.toMatchObject(refusal(400));
      expect(await records().submit({ id: record!.id, remark: '三月' })).toMatchObject({ hours: first.hours });

      await ports.reverseAllocation.clearTime({ id: record!.id });
      expect(await hours()).toEqual(before);
      expect([await costOf('1.1'), await costOf('1.2')]).toEqual(cost);
      expect(await records().detail({ id: record!.id })).toMatchObject({
        ...{ hours: null, difference: null, allocatedTime: null },
      });
      await expect(ports.reverseAllocation.clearTime({ id: record!.id })).rejects.toMatchObject(refusal(400));
    });

    it('of one project leaves the hours and the cost of the others as they are', async () => {
      const before = await hours();
      const ofTwo = await costOf('1.1', two);
      const record = await records().submit({ month, item: '1.1', projectId: one, bookedAmount: '12345.67' });
      await ports.reverseAllocation.allocate({ id: record.id });
      expect([await costOf('1.1', one), await costOf('1.1', two)]).toEqual(['12326.72', ofTwo]);
      const others = (rows: Awaited<ReturnType<typeof hours>>) => rows.filter(({ projectId }) => projectId !== one);
      expect(others(await hours())).toEqual(others(before));

      const [whole] = (await records().list({ where: [{ field: 'projectId', is: 'isNull' }] })).records;
      const [overlapping] = await ports.reverseAllocation.check({ ids: whole!.id });
      expect(overlapping!.reason!.zh).toContain('请先清除该记录的工时');
      const beside = await records().submit({ month, item: '1.1', projectId: two, bookedAmount: '2222.22' });
      await ports.reverseAllocation.allocate({ id: beside.id });
      expect([await costOf('1.1', one), await costOf('1.1', two)]).toEqual(['12326.72', '2209.37']);
      for (const id of [record.id, beside.id]) await ports.reverseAllocation.clearTime({ id });
      expect(await hours()).toEqual(before);
      await records().remove({ ids: [record.id, beside.id] });
    });

    it('is not taken back over hours that somebody has changed since', async () => {
      const before = await hours();
      const [record] = (await records().list({})).records;
      await ports.reverseAllocation.allocate({ id: record!.id });
      const [row] = await hours();
      await ports.resource(workTime).submit({ id: row!.id, hours: '1' });
      await expect(ports.reverseAllocation.clearTime({ id: record!.id })).rejects.toMatchObject(
        refusal(400, '反算写入的工时已被修改，请改回或重新反算后再清除'),
      );
      expect(await ports.reverseAllocation.allocate({ id: record!.id })).toMatchObject({ cells: 1 });
      await ports.reverseAllocation.clearTime({ id: record!.id });
      expect(await hours()).toEqual(before);
    });

    it('of a locked month is refused at every step', async () => {
      const [record] = (await records().list({})).records;
      const allocated = await records().submit({ month, item: '1.1', projectId: one, bookedAmount: '100' });
      await ports.reverseAllocation.allocate({ id: allocated.id });
      const verified = await ports.resource(personnelVerify).submit({ month, reason: '待调整' });
      await ports.cost.lockPersonnel({ ids: verified.id });
      const [check] = await ports.reverseAllocation.check({ ids: record!.id });
      expect(check).toMatchObject({ ready: false, reason: { zh: LOCKED } });
      for (const write of [
        () => ports.reverseAllocation.allocate({ id: record!.id }),
        () => ports.reverseAllocation.clearTime({ id: allocated.id }),
        () => records().submit({ month, item: '1.1', projectId: two, bookedAmount: '1' }),
        () => records().submit({ id: record!.id, remark: 'x' }),
        () => records().remove({ ids: [record!.id] }),
      ]) {
        await expect(write()).rejects.toMatchObject(refusal(400, LOCKED));
      }
      await ports.cost.unlockPersonnel({ ids: verified.id });
      await ports.reverseAllocation.clearTime({ id: allocated.id });
      await records().remove({ ids: [allocated.id] });
    });

    it('is exported with its list, its tenant’s alone, and written by who may', async () => {
      const rows = await rowsOf((await records().export({ size: -1 })).bytes);
      expect(rows[0]).toEqual(expect.arrayContaining(['月份', '费用项目', '入账金额(元)', '反算时间']));
      const [record] = (await records().list({})).records;
      const neighbour = await stack().signIn('finance', other);
      for (const call of ['allocate', 'clearTime'] as const) {
        await expect(neighbour.reverseAllocation[call]({ id: record!.id })).rejects.toMatchObject(refusal(404));
        const reviewer = await stack().signIn('reviewer', tenant);
        await expect(reviewer.reverseAllocation[call]({ id: record!.id })).rejects.toMatchObject(refusal(403));
        await expect(stack().anyone().reverseAllocation[call]({ id: record!.id })).rejects.toMatchObject(refusal(401));
      }
      await expect(neighbour.reverseAllocation.check({ ids: record!.id })).rejects.toMatchObject(refusal(404));
    });
  });
}
