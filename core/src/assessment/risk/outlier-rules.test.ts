import { describe, expect, it } from 'vitest';
import { cost, foundBy, person, project, salary, worked } from './risk-year.testing';

describe('pay of people in R&D', () => {
  const of = (wages: readonly string[], inRd = wages.length) =>
    foundBy('person.payOutlier', {
      people: wages.map((_, at) => person({ id: `p${at}`, code: `E${at}`, name: `员工${at}` })),
      salaries: wages.flatMap((each, at) => [
        salary({ id: `s${at}`, personnelId: `p${at}`, wages: each }),
        salary({ id: `t${at}`, personnelId: `p${at}`, month: '2024-04', wages: each }),
      ]),
      workTimes: wages.slice(0, inRd).map((_, at) => worked({ id: `w${at}`, personnelId: `p${at}` })),
    });
  const usual = ['9000.00', '10000.00', '10000.00', '11000.00'];

  it('is odd above three times the median', () => {
    expect(of([...usual, '30000.00'])).toEqual([]);
    expect(of([...usual, '30000.01'])).toMatchObject([
      {
        zh: expect.stringContaining('月均薪酬 30,000.01 元，为研发人员中位数 10,000.00 元的 3 倍以上') as string,
        rows: ['s4', 't4'],
      },
    ]);
  });

  it('is not compared among fewer than five, nor with those outside R&D', () => {
    expect(of([...usual.slice(1), '90000.00'])).toEqual([]);
    expect(of([...usual, '90000.00'], 4)).toEqual([]);
  });
});

describe('the share of material in the cost of a project', () => {
  const of = (shares: readonly number[]) =>
    foundBy('project.materialOutlier', {
      projects: shares.map((_, at) => project({ id: `j${at}`, code: `RD${at}` })),
      costRecords: shares.flatMap((share, at) => [
        cost({ id: `m${at}`, projectId: `j${at}`, item: '2.1', amount: `${share}.00` }),
        cost({ id: `c${at}`, projectId: `j${at}`, item: '1.1', amount: `${100 - share}.00` }),
      ]),
    });

  it('is odd from 40 points above the median on', () => {
    expect(of([20, 20, 20, 59])).toEqual([]);
    expect(of([20, 20, 20, 60])).toMatchObject([
      { zh: expect.stringContaining('材料费占研发费用 60.00%，各项目中位数为 20.00%') as string, rows: ['m3'] },
    ]);
  });

  it('is not compared among fewer than four', () => {
    expect(of([10, 10, 90])).toEqual([]);
  });
});
