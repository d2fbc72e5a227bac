import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundBy, person, present, project, salary, worked } from './risk-year.testing';

const two = (first: string, second: string) => [
  worked({ hours: first }),
  worked({ id: 'w2', projectId: 'j2', hours: second }),
];
const projects = [project(), project({ id: 'j2', code: 'RD2' })];

describe('hours of a person', () => {
  it('may not be more than 24 a day', () => {
    const of = (second: string) =>
      foundBy('person.hoursOverDay', { projects, attendance: [], workTimes: two('700', second) });
    expect(of('44')).toEqual([]);
    expect(of('44.5')).toEqual([
      {
        zh: '2024-03 王小明（E1） 研发工时合计 744.5 超过全月 744 小时，请更正',
        en: '2024-03 王小明 (E1): 744.5 R&D hours are more than the 744 hours of the month; correct them',
        rows: ['w1', 'w2'],
      },
    ]);
  });

  it('may not be above attendance', () => {
    const of = (second: string) => foundBy('person.hoursOverAttendance', { projects, workTimes: two('100', second) });
    expect(of('60')).toEqual([]);
    expect(of('60.01')).toMatchObject([{ rows: ['w1', 'w2'] }]);
  });

  it('are never above attendance as long as they were shared out of it', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(shares, fc.integer({ min: 0, max: 90 }), (tenths, spare) => {
        const all = tenths.reduce((sum, each) => sum + each, spare);
        const workTimes = tenths.map((each, at) =>
          worked({ id: `w${at}`, projectId: `j${at}`, hours: `${each / 10}` }),
        );
        const attendance = [present({ actualHours: `${all / 10}`, dueHours: `${all / 10}` })];
        for (const code of ['person.hoursOverAttendance', 'person.projectsOverFull', 'person.hoursOverDay']) {
          expect(foundBy(code, { attendance, workTimes })).toEqual([]);
        }
      }),
    );
  });

  it('in several projects may not be above the hours due, even with overtime', () => {
    const of = (second: string, actualHours: string | null = '200') =>
      foundBy('person.projectsOverFull', {
        ...{ projects, attendance: [present({ actualHours })], workTimes: two('100', second) },
      });
    expect(of('68')).toEqual([]);
    expect(of('68.5')).toMatchObject([
      {
        zh: '2024-03 王小明（E1） 在多个项目的工时合计 168.5，超过应出勤工时 168，请核对分配比例或留存加班记录',
        rows: ['w1', 'w2', 'a1'],
      },
    ]);
    expect(of('68.5', null)).toHaveLength(1);
    // Above attendance the other rule applies.
    expect(of('68.5', '160')).toEqual([]);
    const one = { attendance: [present({ actualHours: '200' })], workTimes: [worked({ hours: '190' })] };
    expect(foundBy('person.projectsOverFull', one)).toEqual([]);
  });

  it('may not lie before joining or after leaving', () => {
    const joining = (entryDate: string) => foundBy('person.hoursBeforeJoining', { people: [person({ entryDate })] });
    expect(joining('2024-03-31')).toEqual([]);
    expect(joining('2024-04-01')).toMatchObject([{ rows: ['w1'] }]);
    const leaving = (leaveDate: string) => foundBy('person.hoursAfterLeaving', { people: [person({ leaveDate })] });
    expect(leaving('2024-03-01')).toEqual([]);
    expect(leaving('2024-02-29')).toMatchObject([
      { zh: '2024-03 王小明（E1） 已于 2024-02-29 离职，本月不应有工时', rows: ['w1'] },
    ]);
  });
});

describe('pay', () => {
  it('goes with hours, month by month', () => {
    expect(foundBy('person.payWithoutHours')).toEqual([]);
    const salaries = ['01', '02', '03', '05'].map((month) => salary({ id: `s${month}`, month: `2024-${month}` }));
    expect(foundBy('person.payWithoutHours', { salaries })).toEqual([
      {
        zh: '王小明（E1） 2024-01 至 2024-02、2024-05 有薪酬而没有研发工时，请补录工时或确认未参与研发',
        en: '王小明 (E1) was paid in 2024-01 to 2024-02, 2024-05 without R&D hours; enter the hours or confirm that there was no R&D work',
        rows: ['s01', 's02', 's05'],
      },
    ]);
  });

  it('of nothing is no pay, and hours of nothing are no hours', () => {
    const of = (wages: string, hours: string) =>
      foundBy('person.payWithoutHours', { salaries: [salary({ wages })], workTimes: [worked({ hours })] });
    expect(of('0.00', '0')).toEqual([]);
    expect(of('0.01', '0')).toHaveLength(1);
    expect(of('0.01', '0.5')).toEqual([]);
  });
});

describe('hours of a project', () => {
  const months = (count: number, hoursIn: (at: number) => string = () => '120') =>
    Array.from({ length: count }, (_, at) =>
      worked({ id: `w${at}`, month: `2024-${String(at + 1).padStart(2, '0')}`, hours: hoursIn(at) }),
    );
  const of = (workTimes: ReturnType<typeof months>) => foundBy('person.equalHours', { workTimes });

  it('that are the same from six months on look shared out', () => {
    expect(of(months(5))).toEqual([]);
    expect(of(months(6, (at) => (at % 2 ? '120' : '120.00')))).toMatchObject([
      { zh: '王小明（E1） 2024-01 至 2024-06 在同一项目每月工时均为 120 小时，请核对工时是否按实际填写' },
    ]);
    expect(of(months(8, (at) => (at === 7 ? '119.5' : '120')))).toEqual([]);
    expect(of([...months(6), worked({ id: 'w9', month: '2024-06', hours: '120' })])).toEqual([]);
  });
});

describe('management', () => {
  it('has no R&D hours', () => {
    const of = (hours: string, category = 'manager') =>
      foundBy('person.managerWithHours', { people: [person({ category })], workTimes: [worked({ hours })] });
    expect(of('0')).toEqual([]);
    expect(of('8', 'assistant')).toEqual([]);
    expect(of('8')).toMatchObject([{ rows: ['p1', 'w1'] }]);
  });

  it.each([
    ['总经理', 'researcher', 1],
    ['财务主管', 'technician', 1],
    ['销售工程师', 'researcher', 0],
    ['研发总经理', 'researcher', 0],
    ['项目经理', 'researcher', 0],
    ['总经理', 'manager', 0],
    [null, 'researcher', 0],
  ])('post %s of a %s: %i findings', (post, category, count) => {
    expect(foundBy('person.managementPost', { people: [person({ post, category })] })).toHaveLength(count);
  });
});
