import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum, yuan } from '../kernel/money';
import { packedParts } from './packed-parts';
import { personnelCost, type PersonnelCostInput } from './personnel-cost';
import type { AttendanceRow, ProjectRow, SalaryRow, WorkTimeRow } from './registers';

const project = (code: string): ProjectRow => ({
  id: `id-${code}`,
  code,
  expenditureType: 'expensed',
  completion: 'ongoing',
  startTime: '2024-01-01',
  endTime: null,
});
const salary = (over: Partial<SalaryRow> = {}): SalaryRow => ({
  id: 's1',
  month: '2024-01',
  personnelId: 'p1',
  wages: null,
  socialInsurance: null,
  labour: null,
  welfare: null,
  ...over,
});
const attended = (actualHours: string | null, month = '2024-01'): AttendanceRow => ({
  id: `a-${month}`,
  month,
  personnelId: 'p1',
  dueHours: '176',
  actualHours,
});
const worked = (code: string, hours: string, over: Partial<WorkTimeRow> = {}): WorkTimeRow => ({
  id: `w-${code}`,
  month: '2024-01',
  projectId: `id-${code}`,
  personnelId: 'p1',
  hours,
  ...over,
});
const cost = (over: Partial<PersonnelCostInput>) =>
  personnelCost({
    year: 2024,
    projects: [project('B'), project('A')],
    salaries: [salary({ wages: '100.00' })],
    attendance: [attended('176')],
    workTimes: [],
    ...over,
  });
const shown = (over: Partial<PersonnelCostInput>) =>
  cost(over).parts.map(({ projectId, item, amount }) => `${projectId} ${item} ${amount}`);

describe('personnel cost', () => {
  it('splits each kind of pay over project hours and the attendance left, which is not R&D', () => {
    const pay = salary({ wages: '14184.17', socialInsurance: '4042.49', labour: '10', welfare: '350.33' });
    expect(shown({ salaries: [pay], workTimes: [worked('A', '120')] })).toEqual([
      'id-A 1.1 9671.03',
      'id-A 1.2 2756.24',
      'id-A 1.3 6.82',
      'id-A 6.5 238.86',
    ]);
  });

  it('gives the missing 分 to the project first by code where fractions are equal', () => {
    const input = { attendance: [attended('3')], workTimes: [worked('B', '1'), worked('A', '1')] };
    expect(shown(input)).toEqual(['id-A 1.1 33.34', 'id-B 1.1 33.33']);
  });

  it('explains a part by the pay, the hours and all hours of the month', () => {
    const [part] = cost({ salaries: [salary({ wages: '14184.17' })], workTimes: [worked('A', '120')] }).parts;
    expect(part?.formula.zh).toBe('当月工资薪金 14,184.17 × 研发工时 120 ÷ 合计工时 176');
    expect(part?.figures.map(({ value }) => value)).toEqual(['14184.17', '120', '176']);
    expect(part?.source).toEqual({ resource: 'blade-rdm/costpersonnelsalary', id: 's1' });
  });

  it('says of each figure in which row it stands, of several the first', () => {
    const workTimes = [worked('A', '40', { id: 'w-2' }), worked('A', '48', { id: 'w-1' })];
    const [part] = cost({ workTimes, attendance: [attended('176')] }).parts;
    expect(part?.figures.map(({ source }) => source?.resource)).toEqual([
      undefined,
      'blade-rdm/projectworktime',
      'blade-rdm/attendancemonth',
    ]);
    expect(part?.figures[1]?.source?.id).toBe('w-1');
    expect(cost({ workTimes, attendance: [] }).parts[0]?.figures[2]?.source).toBeUndefined();
  });

  it('adds up several hour rows of one project', () => {
    const workTimes = [worked('A', '40'), worked('A', '48', { id: 'w-2' })];
    expect(shown({ workTimes })).toEqual(['id-A 1.1 50.00']);
  });

  it('warns when R&D hours exceed attendance, and then leaves nothing to non-R&D', () => {
    const { parts, warnings } = cost({ attendance: [attended('100')], workTimes: [worked('A', '120')] });
    expect(parts.map(({ amount }) => amount)).toEqual(['100.00']);
    expect(warnings).toMatchObject([{ code: 'HOURS_EXCEED_TOTAL', id: 'w-A', rows: 1 }]);
  });

  it.each([
    ['is missing', []],
    ['has no actual hours', [attended(null)]],
  ])('warns when attendance %s', (_, attendance) => {
    const { parts, warnings } = cost({ attendance, workTimes: [worked('A', '120')] });
    // 100 × 120 ÷ 176: January 2024 has 22 workdays, and the row states 176 hours due.
    expect(parts.map(({ amount }) => amount)).toEqual(['68.18']);
    expect(warnings.map(({ code }) => code)).toEqual(['NO_ATTENDANCE']);
  });

  it('names the person and says what was done without attendance', () => {
    const people = [{ id: 'p1', code: 'E1', name: '张三' }];
    const sentence = (attendance: AttendanceRow[], hours: string) =>
      cost({ attendance, people, workTimes: [worked('A', hours)] }).warnings[0]?.message.zh;
    expect(sentence([], '10')).toBe(
      'E1 张三 2024-01 没有实际出勤工时，薪酬按当月应出勤 176 小时（工作日×8）分摊，请补齐考勤',
    );
    expect(sentence([{ ...attended(null), dueHours: '80' }], '10')).toContain('按考勤登记的应出勤 80 小时分摊');
    expect(sentence([], '200')).toContain('研发工时 200 大于当月应出勤 176 小时（工作日×8），薪酬全部按研发工时分摊');
  });

  it('never claims more without attendance than with every hour due of the month present', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 744 }), (claimed) => {
        const input = { workTimes: [worked('A', String(claimed))] };
        expect(shown({ ...input, attendance: [] })).toEqual(shown({ ...input, attendance: [attended('176')] }));
      }),
    );
  });

  it('allocates nothing to R&D for a person without R&D hours, and warns where there are no hours at all', () => {
    expect(cost({})).toEqual({ parts: [], warnings: [] });
    const { parts, warnings } = cost({ attendance: [] });
    expect(parts).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'NO_HOURS', resource: 'blade-rdm/costpersonnelsalary', id: 's1' }]);
  });

  it('leaves hours on a project of another year to non-R&D, with one warning for all of them', () => {
    const workTimes = [worked('A', '88'), worked('X', '44'), worked('X', '10', { id: 'w-X2' })];
    expect(shown({ workTimes })).toEqual(['id-A 1.1 50.00']);
    expect(cost({ workTimes }).warnings).toMatchObject([
      { code: 'UNKNOWN_PROJECT', subject: 'id-X', id: 'w-X', rows: 2 },
    ]);
  });

  it('takes rows of the year only', () => {
    const last = '2023-12';
    const input = {
      salaries: [salary({ wages: '100.00', month: last })],
      attendance: [attended('176', last)],
      workTimes: [worked('A', '88', { month: last })],
    };
    expect(cost(input)).toEqual({ parts: [], warnings: [] });
  });

  const hours = fc.integer({ min: 0, max: 60 });
  const fen = fc.integer({ min: 1, max: 9_999_999 });

  it('conserves the pay: parts and the rest that is not R&D, each within 1 分 of its exact share, sum to it', () => {
    fc.assert(
      fc.property(fen, hours, hours, hours, (pay, onA, onB, elsewhere) => {
        fc.pre(onA + onB > 0);
        const total = yuan(pay).dividedBy(100);
        const whole = onA + onB + elsewhere;
        const { parts } = cost({
          salaries: [salary({ wages: total.toString() })],
          attendance: [attended(String(whole))],
          workTimes: [worked('A', String(onA)), worked('B', String(onB))],
        });
        const of = (id: string) => yuan(parts.find(({ projectId }) => projectId === id)?.amount ?? 0);
        const rest = total.minus(sum(parts.map(({ amount }) => yuan(amount))));
        for (const [share, ownHours] of [
          [of('id-A'), onA],
          [of('id-B'), onB],
          [rest, elsewhere],
        ] as const) {
          const gap = share.minus(total.times(ownHours).dividedBy(whole));
          expect(gap.max(gap.negate()).compare(yuan('0.01'))).toBe(-1);
        }
        if (elsewhere === 0) expect(rest.toString()).toBe('0.00');
      }),
    );
  });

  it('gives the same parts whatever the order of the rows', () => {
    const workTimes = [worked('A', '13'), worked('B', '29'), worked('A', '17', { id: 'w-3' }), worked('X', '5')];
    fc.assert(
      fc.property(fc.shuffledSubarray(workTimes, { minLength: workTimes.length }), (shuffled) => {
        const [given, ordered] = [cost({ workTimes: shuffled }), cost({ workTimes })];
        expect(packedParts().pack(given.parts)).toEqual(packedParts().pack(ordered.parts));
        expect(given.warnings).toEqual(ordered.warnings);
      }),
    );
  });
});
