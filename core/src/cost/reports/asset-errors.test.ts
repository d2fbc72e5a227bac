import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetErrors } from './asset-errors';

const asset = {
  ...{ assetsCode: 'FA1', assetsName: '数控车床', inaccountDate: '2024-01-31', originalValue: '5000.00' },
  ...{ depreciationMethod: 'straightLine', depreciationMonths: 36, useType: 'shared' },
};
const line = { year: '2024', month: '01', assetsCode: 'FA1', assetsName: '车床' };
const reasonsOf = (given: object, of: object = {}) =>
  assetErrors([{ ...line, ...of }], [{ ...asset, ...given }]).flatMap(({ reasons }) => reasons.map(({ zh }) => zh));

describe('the error table of the power form', () => {
  it('leaves out machines whose record bears out their use', () => {
    expect(reasonsOf({})).toEqual([]);
    // A missing purpose is not an error: it is optional on the asset form.
    expect(reasonsOf({ useType: null })).toEqual([]);
  });

  it('names what is missing or wrong in the record of a machine', () => {
    expect(reasonsOf({ depreciationMethod: null })).toEqual(['没有折旧方法']);
    expect(reasonsOf({ depreciationMonths: 0 })).toEqual(['折旧月数应大于 0']);
    expect(reasonsOf({ originalValue: '0.00' })).toEqual(['原值应大于 0']);
    expect(reasonsOf({ useType: 'none' })).toEqual(['用途不是研发']);
    expect(reasonsOf({ originalValue: null, depreciationMonths: null })).toHaveLength(2);
  });

  it('names a machine used before it was booked, in the month before and not in that of its booking', () => {
    expect(reasonsOf({}, { year: '2023', month: '12' })).toEqual(['入账日期晚于使用月份']);
    expect(reasonsOf({ inaccountDate: '2024-02-01' })).toEqual(['入账日期晚于使用月份']);
  });

  it('names a machine the register does not have, each once', () => {
    expect(assetErrors([line, { ...line, month: '02' }], [])).toEqual([
      {
        ...{ assetsCode: 'FA1', assetsName: '车床', asset: null },
        reasons: [expect.objectContaining({ zh: '固定资产台账中没有此设备；租入的设备除外' })],
      },
    ]);
  });

  it('answers whatever a record holds', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        const given: object = { inaccountDate: junk, originalValue: junk, depreciationMonths: junk, useType: junk };
        expect(Array.isArray(assetErrors([{ ...line, year: '2024' }], [{ ...asset, ...given }]))).toBe(true);
      }),
    );
  });
});
