import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text } from '../../kernel';
import { allocate, yuan } from '../../kernel/money';
import { personnelCost } from '../personnel-cost';
import { ProjectIndex } from '../project-index';
import type { ProjectRow } from '../registers';
import { findHours, type SearchedPerson } from './find-hours';

const month = '2024-03';
const pay = text('工资薪金', 'wages');
const projects: readonly ProjectRow[] = ['RD1', 'RD2', 'RD3'].map((code, at) => ({
  id: String(at + 1),
  code,
  expenditureType: 'expensed',
  completion: 'ongoing',
  startTime: '2024-01-01',
  endTime: null,
}));
const index = new ProjectIndex(projects);

const cents = (min: number, max: number) => fc.integer({ min, max }).map((fen) => (fen / 100).toFixed(2));
const everywhere = new Set(projects.map(({ id }) => id));
/** Attendance in quarters of an hour. */
const present = fc.integer({ min: 4 * 40, max: 4 * 300 }).map((quarters) => new Big(quarters).div(4));
const people = fc
  .array(fc.record({ pay: cents(1, 5_000_000), wholeHours: present }), { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map((each, at): SearchedPerson => ({
      ...each,
      personnelId: `p${at}`,
      name: `人员${at}`,
      others: [],
      projects: everywhere,
    })),
  );

/** Cost of every project as personnel cost allocates the same pay by these hours. */
function costOf(
  of: readonly SearchedPerson[],
  cells: readonly { personnelId: string; projectId: string; hours: string }[],
) {
  const rows = of.map(({ personnelId: id, ...person }) => ({ id, month, personnelId: id, ...person }));
  const { parts } = personnelCost({
    year: 2024,
    projects,
    salaries: rows.map((row) => ({ ...row, wages: row.pay, socialInsurance: null, labour: null, welfare: null })),
    attendance: rows.map((row) => ({ ...row, dueHours: null, actualHours: row.wholeHours.toFixed() })),
    workTimes: cells.map((cell) => ({ id: `${cell.personnelId}${cell.projectId}`, month, ...cell })),
  });
  return (projectId: string) =>
    parts
      .filter((part) => part.projectId === projectId)
      .reduce((total, part) => total.plus(yuan(part.amount)), yuan(0))
      .toString();
}

describe('hours found from a booked total', () => {
  const teams = fc.array(fc.subarray([...everywhere], { minLength: 1 }), { minLength: 6, maxLength: 6 });

  it('are half hours of the project’s own people within attendance, share no more than booked, and state the rest', () => {
    fc.assert(
      fc.property(
        people,
        teams,
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 10_000 }),
        (all, team, weights, share) => {
          const own = all.map((each, at) => ({ ...each, projects: new Set(team[at]) }));
          const whole = all.reduce((total, each) => total.plus(yuan(each.pay)), yuan(0));
          const [booked] = allocate(whole.toString(), [share, 10_000 - share])!;
          const targets = weights.map((weight, at) => ({
            projectId: String(at + 1),
            weight: String(weight),
            fixed: '0',
          }));
          fc.pre(Number(booked) > 0);
          const found = findHours({ month, booked: booked!, pay, people: own, targets, projects: index });
          fc.pre(found.reason === null);
          const amountOf = costOf(all, found.cells);
          const parts = allocate(booked!, weights)!;
          let shared = yuan(0);
          for (const [at, { projectId }] of targets.entries()) {
            expect(Number(amountOf(projectId))).toBeLessThanOrEqual(Number(parts[at]));
            shared = shared.plus(yuan(amountOf(projectId)));
          }
          expect(shared.plus(yuan(found.difference)).toString()).toBe(booked);
          for (const { personnelId, projectId, hours } of found.cells) {
            expect(new Big(hours).mod('0.5').eq(0)).toBe(true);
            expect(own.find((each) => each.personnelId === personnelId)!.projects).toContain(projectId);
          }
          for (const { personnelId, wholeHours } of all) {
            const cells = found.cells.filter((cell) => cell.personnelId === personnelId);
            const worked = cells.reduce((total, { hours }) => total.plus(hours), new Big(0));
            expect(worked.lte(wholeHours)).toBe(true);
          }
        },
      ),
    );
  });

  it('leave at most two half hours of the best paid where somebody has time left for the one project', () => {
    fc.assert(
      fc.property(people, fc.integer({ min: 1, max: 9_000 }), (all, share) => {
        const whole = all.reduce((total, each) => total.plus(yuan(each.pay)), yuan(0));
        const [booked] = allocate(whole.toString(), [share, 10_000 - share])!;
        fc.pre(Number(booked) > 0);
        const targets = [{ projectId: '1', weight: '1', fixed: '0' }];
        const { cells, difference, reason } = findHours({
          month,
          booked: booked!,
          pay,
          people: all,
          targets,
          projects: index,
        });
        fc.pre(reason === null);
        const hasTime = all.some(({ personnelId, wholeHours }) => {
          const worked = cells.find((cell) => cell.personnelId === personnelId)?.hours ?? '0';
          return wholeHours.minus(worked).gte('0.5');
        });
        fc.pre(hasTime);
        const dearest = Math.max(...all.map(({ pay: wages, wholeHours }) => Number(wages) / 2 / Number(wholeHours)));
        // Half an hour may be taken back for 0.01 that the rounding of cost goes beyond the amount.
        expect(Number(difference)).toBeLessThanOrEqual(2 * dearest + 0.01 * all.length);
      }),
    );
  });

  it('leave what other hours share of the pay as it is', () => {
    const other = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(people, other, fc.integer({ min: 1, max: 100 }), (all, percentOfOthers, percentOfRest) => {
        const busy = all.map((each) => ({
          ...each,
          others: [{ projectId: '2', hours: each.wholeHours.times(percentOfOthers).div(100).round(2) }],
        }));
        const standing = busy.map(({ personnelId, others: [own] }) => ({
          ...{ personnelId, projectId: '2' },
          hours: own!.hours.toFixed(),
        }));
        const before = costOf(all, standing)('2');
        const search = { month, pay, people: busy, projects: index };
        const targets = [{ projectId: '1', weight: '1', fixed: '0' }];
        const { most } = findHours({ ...search, booked: '0.01', targets });
        const booked = new Big(most).times(percentOfRest).div(100).round(2, Big.roundDown).toFixed(2);
        fc.pre(Number(booked) > 0);
        const found = findHours({ ...search, booked, targets });
        fc.pre(found.reason === null);
        const amountOf = costOf(all, [...standing, ...found.cells]);
        const shared = new Big(booked).minus(found.difference).toFixed(2);
        expect([amountOf('1'), amountOf('2')]).toEqual([shared, before]);
      }),
    );
  });

  const person: SearchedPerson = {
    personnelId: 'p0',
    name: '王小明（E1）',
    pay: '10000.00',
    wholeHours: new Big(160),
    others: [],
    projects: everywhere,
  };
  const search = {
    month,
    booked: '5000.00',
    pay,
    people: [person],
    targets: [{ projectId: '1', weight: '1', fixed: '0' }],
    projects: index,
  };

  it('leave the rest where half hours do not meet the amount', () => {
    const found = (booked: string) => {
      const { cells, difference } = findHours({ ...search, booked });
      return [cells[0]!.hours, difference];
    };
    expect(found('5000.00')).toEqual(['80', '0.00']);
    expect(found('10000.00')).toEqual(['160', '0.00']);
    // Half an hour is 10,000 ÷ 320 = 31.25.
    expect(found('4999.99')).toEqual(['79.5', '31.24']);
    expect(findHours({ ...search, booked: '31.24' }).reason!.zh).toContain('不足相关人员半小时的工资薪金');
  });

  it('go to nobody who has no part in the project', () => {
    const stranger = { ...person, personnelId: 'p1', projects: new Set(['2']) };
    const { cells, difference } = findHours({ ...search, people: [person, stranger], booked: '10000.00' });
    expect([cells.map(({ personnelId }) => personnelId), difference]).toEqual([['p0'], '0.00']);
    const { reason, most } = findHours({ ...search, people: [person, stranger], booked: '10000.01' });
    expect([reason!.zh.includes('最多可分摊 10000.00 元'), most]).toEqual([true, '10000.00']);
    expect(findHours({ ...search, people: [stranger] }).reason!.zh).toContain('本年度在项目上有工时或任负责人');
  });

  it('are not found beyond what pay and attendance can share, and say how much that is', () => {
    const { reason, most, cells } = findHours({ ...search, booked: '10000.01' });
    expect([most, cells]).toEqual(['10000.00', []]);
    expect(reason).toEqual(
      text(
        '按2024-03的工资薪金和考勤工时最多可分摊 10000.00 元，少于入账金额 10000.01 元，请核对薪酬、考勤或入账金额',
        'By the wages and attendance of 2024-03 at most 10000.00 yuan can be shared, less than the 10000.01 booked; ' +
          'check payroll, attendance or the booked amount',
      ),
    );
  });

  it('are not found without people, nor below what hours that stay share already', () => {
    expect(findHours({ ...search, people: [] }).reason!.zh).toContain('请先导入薪酬和考勤');
    const targets = [{ projectId: '1', weight: '1', fixed: '6000.00' }];
    expect(findHours({ ...search, targets }).reason!.zh).toContain('已分摊 6000.00 元，多于入账金额 5000.00 元');
    const met = findHours({ ...search, targets: [{ projectId: '1', weight: '1', fixed: '5000.00' }] });
    expect([met.reason, met.cells]).toEqual([null, []]);
  });
});
