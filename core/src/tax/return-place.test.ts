import { describe, expect, test } from 'vitest';
import { returnPlace, type DeclarationPeriod, type EnterpriseKind } from './index';

const shown = (year: number, period: DeclarationPeriod, ...enterpriseKinds: EnterpriseKind[]) => {
  const place = returnPlace({ year, period, enterpriseKinds });
  return place && [place.steps.map(({ form, line }) => `${form} ${line}`).join(' → '), place.item?.zh.split('（')[1]];
};

describe('line 51 stands in the return', () => {
  test.each([
    [2017, 'ANNUAL', [], 'A107010 26 → A100000 17', undefined],
    [2023, 'ANNUAL', ['techSme'], 'A107010 27 → A100000 17', undefined],
    [2023, 'ANNUAL', ['techSme', 'manufacturing'], 'A107010 26 → A100000 17', undefined],
    [2024, 'ANNUAL', [], 'A100000 22.x', '按100%加计扣除）'],
    [2025, 'ANNUAL', ['icOrMachineTool'], 'A100000 22.x', '集成电路和工业母机企业按120%加计扣除）'],
    [2021, 'Q1_Q3', [], 'A200000 7.x', '非制造业企业按75%加计扣除）'],
    [2021, 'Q1_Q3', ['manufacturing'], 'A200000 7.x', '制造业企业按100%加计扣除）'],
    [2023, 'H1', ['techSme', 'manufacturing'], 'A200000 7.x', '制造业按100%加计扣除）'],
    [2023, 'H1', [], 'A200000 7.x', '其他企业按100%加计扣除）'],
    [2025, 'H1', [], 'A200000 7.x', '按100%加计扣除）'],
    [2025, 'Q1_Q3', [], 'A200000 22.x', '按100%加计扣除）'],
    [2026, 'H1', [], 'A200000 22.x', '按100%加计扣除）'],
  ] as const)('%i %s %j: %s %s', (year, period, kinds, steps, item) =>
    expect(shown(year, period, ...kinds)).toEqual([steps, item]),
  );

  test('nowhere for 2016, whose return is not covered', () => expect(shown(2016, 'ANNUAL')).toBeNull());

  test('only of advances that exist', () =>
    expect(() => returnPlace({ year: 2020, period: 'H1' })).toThrow(
      expect.objectContaining({ code: 'PERIOD_NOT_ALLOWED' }),
    ));

  test('the item of 2024 is said to rest on one source', () => {
    expect(returnPlace({ year: 2024 })?.certain).toBe(false);
    expect(returnPlace({ year: 2023 })?.certain).toBe(true);
  });
});
