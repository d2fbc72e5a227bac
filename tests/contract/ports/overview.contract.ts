import type { Ports } from '@rdm/core/internal/application';
import { personnelSalary } from '@rdm/core/internal/cost';
import { voucherEntry } from '@rdm/core/internal/finance';
import { attendance, workTime } from '@rdm/core/internal/hours';
import { personnel, project } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { sum, yuan } from '@rdm/core/money';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

const year = '2024';
const total = (amounts: readonly { readonly amount: string }[]) =>
  sum(amounts.map(({ amount }) => yuan(amount))).toString();

/** What the first page shows agrees with the papers and registers it is taken from. */
export function overviewContract(stack: () => OpenStack, [tenant, other]: readonly [string, string]): void {
  describe('a year at a glance', () => {
    let ports: Ports;
    let before: Awaited<ReturnType<Ports['overview']['ofYear']>>;

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      before = await ports.overview.ofYear({});
      const deptId = (await ports.resource(department).submit({ deptName: '研发中心' })).id;
      const person = await ports.resource(personnel).submit({ code: 'E1', name: '王小明', account: 'finance' });
      const common = {
        ...{ source: '1', type: 'newTechnology', stage: '2', devForm: 'zzyf', completion: 'ongoing', deptId },
        ...{ leader: person.id, startTime: '2023-01-01', endTime: '2024-12-31', budgetAmount: '1' },
      };
      const make = async (of: string, code: string, expenditureType: string) =>
        (await ports.resource(project).submit({ ...common, year: of, code, name: `项目${code}`, expenditureType })).id;
      await make('2023', 'RD2301', 'expensed');
      const [one, two] = [await make(year, 'RD2401', 'expensed'), await make(year, 'RD2402', 'capitalised')];
      for (const month of ['2024-01', '2024-03']) {
        const personnelId = person.id;
        await ports.resource(personnelSalary).submit({ month, personnelId, wages: '9999.99' });
        await ports.resource(attendance).submit({ month, personnelId, dueHours: '160', actualHours: '160' });
        await ports.resource(workTime).submit({ month, projectId: one, personnelId, hours: '70' });
        if (month === '2024-01')
          await ports.resource(workTime).submit({ month, projectId: two, personnelId, hours: '50' });
      }
      await ports.ledger.recompute({ year });
    });

    it('is a list of what to do while there is nothing', () => {
      expect(before).toMatchObject({ isEmpty: true, figures: null, categories: null, costs: null, own: [] });
      expect(before.steps).toHaveLength(7);
      expect(before.steps.some(({ done }) => done)).toBe(false);
    });

    it('is that of the latest year with projects, and of any that is asked for', async () => {
      expect(await ports.overview.ofYear({})).toMatchObject({ year, figures: { projects: 2 } });
      const earlier = await ports.overview.ofYear({ year: '2023' });
      expect(earlier).toMatchObject({ year: '2023', figures: { projects: 1, total: '0.00', deduction: '0.00' } });
      expect(earlier.years.slice(-2)).toEqual(['2024', '2023']);
      await expect(ports.overview.ofYear({ year: '24' })).rejects.toMatchObject(refusal(400));
    });

    it('has the figures of the ledgers and of A107012, in every way they are parted', async () => {
      const overview = await ports.overview.ofYear({ year });
      const amounts = await ports.ledger.statsAmount({ year });
      const cost = sum(amounts.map((each) => yuan(each.total))).toString();
      expect(Number(cost)).toBeGreaterThan(0);
      const { figures, categories, months, costs } = overview;
      expect(figures).toMatchObject({ total: cost, totalBefore: '0.00' });
      expect(figures!.deduction).toBe((await ports.ledger.preferential({ year })).lines['51']);
      expect(yuan(figures!.expensed!).plus(yuan(figures!.capitalised!)).toString()).toBe(cost);
      expect([total(categories!), total(months!), total(costs!.projects), costs!.total.amount]).toEqual(
        Array.from({ length: 4 }, () => cost),
      );
      const shares = await ports.ledger.statsMonths({ year });
      expect(months![0]!.amount).toBe(sum(shares.map((each) => yuan(each.months['01']!))).toString());
      const next = await ports.overview.ofYear({ year: '2025' });
      expect([next.figures!.totalBefore, total(next.months!.map(({ before: amount }) => ({ amount })))]).toEqual([
        cost,
        cost,
      ]);
    });

    it('names what is left to do, where the caller may do it', async () => {
      const { due, steps } = await ports.overview.ofYear({ year });
      expect(due.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['enterpriseKind', 'evidence', 'vouchers', 'locks']),
      );
      const board = await ports.monthClose.board({ year });
      const open = board.flatMap(({ months }) =>
        months.filter(({ standing }) => standing !== 'locked' && standing !== 'none').map(({ month }) => month),
      );
      const [first, last] = [open.toSorted()[0], open.toSorted().at(-1)];
      expect(due.find(({ key }) => key === 'locks')!.message.zh).toContain(
        `${new Set(open).size} 个月份的费用还没有核对锁定：${first} – ${last}`,
      );
      expect(Object.fromEntries(steps.map(({ key, done }) => [key, done]))).toMatchObject({
        hours: true,
        recompute: true,
        declare: false,
      });
      const reviewer = await (await stack().signIn('reviewer', tenant)).overview.ofYear({ year });
      expect(reviewer.due.map(({ key }) => key).filter((key) => key !== 'reminder')).toEqual([]);
    });

    it('tells at once what somebody else has changed, in any register', async () => {
      const keys = async () => (await ports.overview.ofYear({ year })).due.map(({ key }) => key);
      expect(await keys()).toEqual(expect.arrayContaining(['vouchers', 'enterpriseKind']));
      expect(await keys()).toEqual(await keys());
      const admin = await stack().signIn('admin', tenant);
      const entry = await admin.resource(voucherEntry).submit({
        ...{ date: '2024-01-31', voucherType: '记', voucherNo: '1', entryNo: 1, summary: '办公费' },
        ...{ subjectCode: '660201', subjectName: '管理费用', debitAmount: '1' },
      });
      expect(await keys()).not.toContain('vouchers');
      await admin.resource(voucherEntry).remove({ ids: [entry.id] });
      expect(await keys()).toContain('vouchers');
    });

    it('tells of the projects one leads how far their hours, budgets and files are', async () => {
      const { own } = await ports.overview.ofYear({ year });
      const byCode = Object.fromEntries(own.map((each) => [each.code, each]));
      expect(byCode).toMatchObject({
        RD2401: { lastHours: '2024-03', completeness: expect.any(Number) as number },
        RD2402: { lastHours: '2024-01' },
      });
      expect(Number(byCode['RD2401']!.used)).toBeGreaterThan(Number(byCode['RD2402']!.used));
      const manager = await stack().signIn('manager', tenant);
      expect((await manager.overview.ofYear({ year })).own).toEqual([]);
    });

    it('shows accounts to who looks after them, and nothing of projects to who may not see them', async () => {
      const admin = await (await stack().signIn('admin', tenant)).overview.ofYear({ year });
      expect(admin.administration!.people).toBeGreaterThan(0);
      expect(admin.administration!.signedIn).toBeGreaterThan(0);
      expect((await ports.overview.ofYear({ year })).administration).toBeNull();
      const member = await (await stack().signIn('member', tenant)).overview.ofYear({ year });
      expect(member).toMatchObject({ years: [], figures: null, isEmpty: false, steps: [], costs: null, own: [] });
    });

    it('tells of what waits for a person the same as each part of the product', async () => {
      const of = [
        ports.hoursMonths,
        ports.execution,
        ports.enterprise,
        ports.achievements,
        ports.titles,
        ports.diagnosis,
        ports.deadlines,
        ports.policies,
      ];
      const parts = await Promise.all(of.map((port) => port.reminders()));
      expect(await ports.overview.reminders()).toEqual(parts.flat());
    });

    it('holds nothing of another tenant', async () => {
      const neighbour = await stack().signIn('finance', other);
      const own = (await ports.overview.ofYear({ year })).costs!.projects.map(({ id }) => id);
      const { costs } = await neighbour.overview.ofYear({ year });
      expect((costs?.projects ?? []).filter(({ id }) => own.includes(id))).toEqual([]);
    });
  });
}
