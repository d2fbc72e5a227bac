import { describe, expect, test } from 'vitest';
import { allowedPeriods, deductionRate, type EnterpriseKind } from './index';

const kinds: (EnterpriseKind | 'general')[] = ['general', 'manufacturing', 'techSme', 'icOrMachineTool'];
const rateOf = (year: number, kind: EnterpriseKind | 'general') =>
  deductionRate({ year, enterpriseKinds: kind === 'general' ? [] : [kind] }).expensed;

describe('加计扣除比例', () => {
  test.each([
    [2016, ['0.50', '0.50', '0.50', '0.50']],
    [2017, ['0.50', '0.50', '0.75', '0.50']],
    [2018, ['0.75', '0.75', '0.75', '0.75']],
    [2020, ['0.75', '0.75', '0.75', '0.75']],
    [2021, ['0.75', '1.00', '0.75', '0.75']],
    [2022, ['0.75', '1.00', '1.00', '0.75']],
    [2023, ['1.00', '1.00', '1.00', '1.20']],
    [2027, ['1.00', '1.00', '1.00', '1.20']],
  ])('%i: general, 制造业, 科技型中小企业, 集成电路/工业母机 %j', (year, rates) => {
    expect(kinds.map((kind) => rateOf(year, kind))).toEqual(rates);
  });

  test('several kinds take the highest', () => {
    expect(deductionRate({ year: 2022, enterpriseKinds: ['techSme', 'icOrMachineTool'] })).toEqual({
      expensed: '1.00',
      amortisation: '2.00',
      basis: { document: '公告2022年第16号', article: '第一条' },
    });
    expect(deductionRate({ year: 2024, enterpriseKinds: ['manufacturing', 'icOrMachineTool'] })).toMatchObject({
      expensed: '1.20',
      amortisation: '2.20',
    });
  });

  test('the fourth quarter of 2022, for those at 75 %', () => {
    expect(deductionRate({ year: 2022 }).fourthQuarter).toMatchObject({ expensed: '1.00', amortisation: '2.00' });
    expect(deductionRate({ year: 2022, enterpriseKinds: ['manufacturing'] }).fourthQuarter).toBeUndefined();
    expect(deductionRate({ year: 2021 }).fourthQuarter).toBeUndefined();
  });
});

test('declaration periods by year', () => {
  expect(allowedPeriods(2020)).toEqual(['ANNUAL']);
  expect(allowedPeriods(2021)).toEqual(['ANNUAL', 'Q1_Q3']);
  expect(allowedPeriods(2023)).toEqual(['ANNUAL', 'Q1_Q3', 'H1']);
});
