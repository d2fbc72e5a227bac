import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addUp, yuan } from '../kernel/money';
import { assetSchedules } from './fixed-asset-schedule';
import type { FixedAssetRow } from './registers';

const asset = fc.record({
  originalValue: fc.integer({ min: 1000, max: 9_999_999 }).map(String),
  residualRate: fc.constantFrom(null, '0', '3', '5', '100', '-1', '101', 'five'),
  depreciationMonths: fc.constantFrom(-3, 0, 1, 12, 36, 60),
  depreciationMethod: fc.constantFrom('straightLine' as const, 'doubleDeclining' as const, 'sumOfYears' as const),
  taxMethod: fc.constantFrom(
    null,
    'asBooked',
    'oneOff',
    'shortenedLife',
    'straightLine',
    'doubleDeclining',
    'sumOfYears',
  ),
  taxClass: fc.constantFrom(null, 'machine', 'tool', 'vehicle', 'electronic'),
  taxMonths: fc.constantFrom(null, -1, 10, 120),
  changeDate: fc.constantFrom(null, '2020-01-01', '2024-05-31', '2040-01-01'),
  changeMonths: fc.constantFrom(null, 0, 24),
  impairDate: fc.constantFrom(null, '2023-01-01', '2024-06-30'),
  impairAmount: fc.constantFrom(null, '-5', '300.55', '99999999'),
  disposeDate: fc.constantFrom(null, '2023-01-01', '2024-02-20', '2099-01-01'),
});

it('never deducts more than the value, nor the accounts, nor anything after a disposal', () => {
  fc.assert(
    fc.property(asset, (values) => {
      const row = { id: '1', assetsCode: 'FA1', category: 'instrument', inaccountDate: '2023-12-25', ...values };
      const { book, tax, findings } = assetSchedules(row as FixedAssetRow);
      for (const schedule of [book, tax]) {
        if (!schedule) continue;
        expect(yuan(addUp(schedule.monthly)).compare(yuan(values.originalValue))).toBeLessThanOrEqual(0);
        expect(schedule.monthly.every((amount) => Number(amount) >= 0)).toBe(true);
        if (values.disposeDate === '2023-01-01') expect(schedule.monthly).toEqual([]);
        if (values.disposeDate === '2024-02-20') expect(schedule.monthly.length).toBeLessThanOrEqual(2);
      }
      if (!tax) expect(findings.map(({ code }) => code)).toContain('ASSET_INCOMPLETE');
    }),
  );
});
