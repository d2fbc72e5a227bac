import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_QUIET_CODES, quietCodeSettings, quietCodesUnder } from './quiet-codes';

const code = fc.integer({ min: 100, max: 999 });

describe('the codes of errors that are not shown', () => {
  it('are those listed, by commas of either width or spaces, among other settings', () => {
    fc.assert(
      fc.property(fc.array(code), fc.constantFrom(',', '，', ', ', ' '), (codes, comma) => {
        const settings = ['assets_power_dept', ...quietCodeSettings(codes.join(comma))];
        expect(quietCodesUnder(settings)).toEqual(new Set(codes));
      }),
    );
  });

  it('are none where nothing is listed that could be one', () => {
    for (const value of [NO_QUIET_CODES, '', '无', '4', '4040', '-404', '0']) {
      expect(quietCodeSettings(value)).toEqual([]);
    }
    expect(quietCodesUnder([])).toEqual(new Set());
  });
});
