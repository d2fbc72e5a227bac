import { costRecord, material, personnelSalary, personnelVerify, reverseAllocation } from '@rdm/core/internal/cost';
import { attendance, workTime } from '@rdm/core/internal/hours';
import type { Trace } from '@rdm/core/internal/kernel';
import { otherMatter } from '@rdm/core/internal/ledger';
import { parameter } from '@rdm/core/internal/system';
import { expect, it } from 'vitest';
import { workbookOf } from '../../contract/ports/project-forms';
import { refusal } from '../../contract/ports/refusal';
import type { FoundedEnterprise } from './enterprise';

const shown = (trace: Trace): string => JSON.stringify(trace);

/** Pay that is secret, hours due where attendance is missing, lines of a slip, and months that take two people. */
export function payCases(founded: FoundedEnterprise): void {
  it('shares pay by the hours due of the month where attendance is missing', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.pay('2024-03', 'E1', { wages: '10000' });
    await enterprise.hours('2024-03', 'RD01', 'E1', '10');
    // March 2024 has 21 workdays, 168 hours: 10,000 × 10 ÷ 168 = 595.238… = 595.24.
    expect(await enterprise.warnings('2024')).toEqual([
      'E1 员工E1 2024-03 没有实际出勤工时，薪酬按当月应出勤 168 小时（工作日×8）分摊，请补齐考勤',
    ]);
    expect(await enterprise.lines('2024', 'ANNUAL', '4', '40')).toEqual({ '4': '595.24', '40': '595.24' });
  });

  it('takes the hours due that attendance states, and never less than the R&D hours', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    for (const [month, hours] of [
      ['2024-03', '40'],
      ['2024-04', '120'],
    ] as const) {
      await enterprise.pay(month, 'E1', { wages: '10000' });
      await enterprise.record(attendance, { month, personnelId: await enterprise.person('E1'), dueHours: '80' });
      await enterprise.hours(month, 'RD01', 'E1', hours);
    }
    // March: 10,000 × 40 ÷ 80 = 5,000. April: 120 hours are more than 80, so the whole 10,000.
    const [march, april] = await enterprise.warnings('2024');
    expect(march).toContain('按考勤登记的应出勤 80 小时分摊');
    expect(april).toContain('研发工时 120 大于考勤登记的应出勤 80 小时，薪酬全部按研发工时分摊');
    expect(await enterprise.lines('2024', 'ANNUAL', '4')).toEqual({ '4': '15000.00' });
  });

  it('takes two lines and a return of one material on one slip', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.material('2024-03-05', 'RD01', 'LL1', '3000');
    await expect(enterprise.material('2024-03-05', 'RD01', 'LL1', '500')).rejects.toMatchObject(
      refusal(400, '材料已存在：LL1 M1 1'),
    );
    await enterprise.material('2024-03-05', 'RD01', 'LL1', '500', { lineNo: 2 });
    await enterprise.material('2024-03-05', 'RD01', 'LL1', '200', { lineNo: 3, direction: 'return' });
    expect(await enterprise.warnings('2024')).toEqual([]);
    // 3,000 + 500 − 200 = 3,300.
    expect(await enterprise.lines('2024', 'ANNUAL', '8')).toEqual({ '8': '3300.00' });
    const { records } = await enterprise.finance.resource(material).list({ size: -1 });
    expect(records.map(({ lineNo }) => lineNo).sort()).toEqual([1, 2, 3]);
  });

  it('shows managers and reviewers what projects cost, and finance what a person is paid', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    for (const [person, wages] of [
      ['E1', '12345.67'],
      ['E2', '23456.78'],
    ] as const) {
      await enterprise.pay('2024-03', person, { wages });
      await enterprise.attended('2024-03', person, '160');
      await enterprise.hours('2024-03', 'RD01', person, '80');
    }
    await enterprise.recompute('2024');
    const key = `month:${enterprise.projectId('2024', 'RD01')}:1.1:2024-03`;
    const explained = await enterprise.finance.ledger.explain({ year: '2024', key });
    // 12,345.67 ÷ 2 = 6,172.84 and 23,456.78 ÷ 2 = 11,728.39; together 17,901.23.
    expect(explained.value).toBe('17901.23');
    expect(shown(explained)).toContain('12345.67');
    for (const account of ['manager', 'reviewer'] as const) {
      const ports = await enterprise.as(account);
      await expect(ports.resource(personnelSalary).list({})).rejects.toMatchObject(refusal(403));
      await expect(ports.resource(personnelSalary).export({})).rejects.toMatchObject(refusal(403));
      const trace = await ports.ledger.explain({ year: '2024', key });
      expect(trace.inputs.map(({ label, value }) => [label.zh, value])).toEqual([
        ['无权查看薪酬：2 行合计', '17901.23'],
      ]);
      const { records } = await ports.resource(costRecord).list({ size: -1 });
      expect(records.map(({ amount, parts }) => [amount, parts])).toEqual([['17901.23', []]]);
      const told = shown(trace) + JSON.stringify(records);
      for (const secret of ['12345.67', '12,345.67', '6172.84', '11728.39']) expect(told).not.toContain(secret);
    }
  });

  it('asks for two people to verify and lock, and to unlock, where the enterprise wants that', async () => {
    const enterprise = await founded();
    const admin = await enterprise.as('admin');
    await admin.resource(parameter).submit({
      paramName: '核对与锁定须由不同人员办理',
      paramKey: 'finance.twoPeople',
      paramValue: 'true',
    });
    await enterprise.project('2024', 'RD01');
    const { finance } = enterprise;
    await expect(finance.cost.lockPersonnel({ ids: '202403' })).rejects.toMatchObject(
      refusal(400, '2024-03 还没有由另一人核对，核对与锁定须由不同人员办理'),
    );
    const { id } = await finance.resource(personnelVerify).submit({ month: '2024-03' });
    await expect(finance.cost.lockPersonnel({ ids: id })).rejects.toMatchObject(
      refusal(400, '2024-03 由您核对，须由另一人锁定'),
    );
    expect(await admin.cost.lockPersonnel({ ids: id })).toEqual({ locked: 1 });
    const told = { verifiedByName: expect.stringContaining('finance'), lockedByName: expect.stringContaining('admin') };
    expect(await finance.resource(personnelVerify).detail({ id })).toMatchObject(told);
    const where = [{ field: 'month', is: 'equal', value: '2024-03' }] as const;
    expect((await finance.resource(personnelVerify).list({ where })).records).toMatchObject([told]);
    await expect(admin.cost.unlockPersonnel({ ids: id })).rejects.toMatchObject(
      refusal(400, '2024-03 由您锁定，须由另一人解锁'),
    );
    expect(await finance.cost.unlockPersonnel({ ids: id })).toEqual({ unlocked: 1 });
  });

  it('takes cost of no project into the summary and A107012, and into no count of projects', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.pay('2024-03', 'E1', { wages: '90000' });
    await enterprise.attended('2024-03', 'E1', '160');
    await enterprise.hours('2024-03', 'RD01', 'E1', '160');
    await enterprise.recompute('2024');
    const reason = '已离开项目人员的股权激励费用';
    await enterprise.record(otherMatter, { month: '2024-05', item: '1.1', amount: '30000', reason });
    await enterprise.record(otherMatter, { month: '2024-09', item: '1.1', amount: '6000', reason });
    await enterprise.record(otherMatter, { month: '2024-09', item: '6.4', amount: '20000', reason: '结题后的差旅' });
    await enterprise.record(otherMatter, { month: '2023-12', item: '1.1', amount: '777', reason });

    const summary = await enterprise.finance.ledger.summary({ year: '2024' });
    // 1.1: 30,000 + 6,000 = 36,000; limit of 7.1: (90,000 + 36,000) ÷ 9 = 14,000, all of it for the 20,000.
    expect(summary.otherMatters).toMatchObject({
      columns: { 1: '36000.00', 6: '36000.00', 7.1: '20000.00', 7.2: '14000.00' },
      allowed: '50000.00',
    });
    expect(summary.expensed).toMatchObject({ columns: { 1: '126000.00' }, allowed: '140000.00' });
    expect(summary.total.allowed).toBe('140000.00');
    expect(summary.rows).toHaveLength(1);
    expect(await enterprise.lines('2024', 'ANNUAL', '1', '3', '4', '28', '34', '40', '41', '51')).toEqual({
      ...{ 1: '1', 3: '126000.00', 4: '126000.00', 28: '20000.00', 34: '14000.00' },
      ...{ 40: '140000.00', 41: '140000.00', 51: '140000.00' },
    });
    // To June: 90,000 + 30,000.
    expect(await enterprise.lines('2024', 'H1', '4', '40')).toEqual({ 4: '120000.00', 40: '120000.00' });

    const explained = await enterprise.finance.ledger.explain({ year: '2024', key: 'item:otherMatters:1.1' });
    expect([explained.value, explained.inputs.map(({ label, value }) => [label.zh, value])]).toEqual([
      '36000.00',
      [
        [`2024-05 ${reason}`, '30000.00'],
        [`2024-09 ${reason}`, '6000.00'],
      ],
    ]);
    const { trace } = await enterprise.form('2024');
    expect(shown(trace)).toContain('"deeper":"item:otherMatters:1.1"');
  });

  it('notes where hours come from, whatever a form says', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.hours('2024-03', 'RD01', 'E1', '40');
    const hours = enterprise.finance.resource(workTime);
    const origins = async () =>
      (await hours.list({ size: -1 })).records.map(({ hours: worked, origin }) => [worked, origin]);
    expect(await origins()).toEqual([['40', 'entered']]);
    const cellOf = { projectId: enterprise.projectId('2024', 'RD01'), personnelId: enterprise.personId('E1') };
    const imported = async (worked: string) => {
      const file = await workbookOf([
        ['月份', '项目编号', '工号', '研发工时'],
        ['2024-03', 'RD01', 'E1', worked],
      ]);
      await hours.import({ file, fileName: '工时.xlsx' });
    };
    // The same hours imported stay typed ones; other hours are imported ones, until somebody changes them by hand.
    await imported('40');
    expect(await origins()).toEqual([['40', 'entered']]);
    await imported('50');
    expect(await origins()).toEqual([['50', 'imported']]);
    const [row] = (await hours.list({ size: -1 })).records;
    await hours.submit({ id: row!.id, origin: 'attendance' });
    expect(await origins()).toEqual([['50', 'imported']]);
    await enterprise.finance.time.batchSave({ month: '2024-03', cells: [{ ...cellOf, hours: '60' }] });
    expect(await origins()).toEqual([['60', 'entered']]);
  });

  it('finds half hours of the project’s own people from a booked total, and leaves the rest', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.person('M1', { category: 'manager' });
    for (const [person, wages] of [
      ['E1', '16000'],
      ['E2', '8000'],
      ['E3', '12000'],
      ['M1', '20000'],
    ] as const) {
      await enterprise.pay('2024-03', person, { wages });
      await enterprise.attended('2024-03', person, '160');
    }
    // E1 has worked on the project in another month, E2 in this one; E3 never, and M1 is management staff.
    await enterprise.hours('2024-01', 'RD01', 'E1', '8');
    await enterprise.hours('2024-03', 'RD01', 'E2', '16.25');
    await enterprise.hours('2024-01', 'RD01', 'M1', '8');
    const { id } = await enterprise.record(reverseAllocation, {
      ...{ month: '2024-03', item: '1.1', bookedAmount: '9033.33' },
      projectId: enterprise.projectId('2024', 'RD01'),
    });
    const ports = enterprise.finance;
    const [check] = await ports.reverseAllocation.check({ ids: id });
    // Half an hour of E1 costs 50.00, of E2 25.00. 9,033.33 of 24,000 is 37.64 %: 120.44 of 320 steps each, so 120 and
    // 120 for 9,000.00; of the 33.33 left one more step of E2, 25.00; 8.33 stay.
    expect(check).toMatchObject({ ready: true, most: '24000.00', hours: '120.5', difference: '8.33' });
    expect(check!.people.map(({ personnelName, before, after }) => [personnelName, before, after])).toEqual([
      ['员工E1（E1）', '0', '60'],
      ['员工E2（E2）', '16.25', '60.5'],
    ]);
    const march = async () => {
      const where = [{ field: 'month', is: 'equal', value: '2024-03' }] as const;
      const { records } = await ports.resource(workTime).list({ size: -1, where });
      return ['E1', 'E2', 'E3', 'M1'].flatMap((person) =>
        records
          .filter(({ personnelId }) => personnelId === enterprise.personId(person))
          .map(({ hours, origin }) => [person, hours, origin]),
      );
    };
    expect(await ports.reverseAllocation.allocate({ id })).toMatchObject({ hours: '120.5', difference: '8.33' });
    expect(await march()).toEqual([
      ['E1', '60', 'reverse'],
      ['E2', '60.5', 'reverse'],
    ]);
    await enterprise.recompute('2024');
    // 16,000 × 60 ÷ 160 + 8,000 × 60.5 ÷ 160 = 6,000 + 3,025 = 9,033.33 − 8.33.
    expect(await enterprise.lines('2024', 'ANNUAL', '4')).toEqual({ '4': '9025.00' });
    await ports.reverseAllocation.clearTime({ id });
    expect(await march()).toEqual([['E2', '16.25', 'entered']]);
  });
}
