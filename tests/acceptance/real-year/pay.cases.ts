import { costRecord, material, personnelSalary, personnelVerify } from '@rdm/core/internal/cost';
import { attendance } from '@rdm/core/internal/hours';
import type { Trace } from '@rdm/core/internal/kernel';
import { parameter } from '@rdm/core/internal/system';
import { expect, it } from 'vitest';
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
    await expect(admin.cost.unlockPersonnel({ ids: id })).rejects.toMatchObject(
      refusal(400, '2024-03 由您锁定，须由另一人解锁'),
    );
    expect(await finance.cost.unlockPersonnel({ ids: id })).toEqual({ unlocked: 1 });
  });
}
