import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifyDocument, validateIdentityDocument } from '../identity';
import { validateRecord } from '../records';
import { personnel } from './personnel';

describe('the identity document of R&D personnel', () => {
  const judged = (idCard: string) => validateRecord(personnel, { name: '王小明', code: 'E240001', idCard });

  it('is never refused for its form; what the standard refuses is a warning with its sentence', () => {
    const numbers = fc.oneof(fc.stringMatching(/^[!-~]{1,30}$/), fc.stringMatching(/^1101051949123100\d[\dX]$/));
    fc.assert(
      fc.property(numbers, (idCard) => {
        const { faults, warnings, values } = judged(idCard);
        const verdict = validateIdentityDocument(idCard);
        expect(faults).toEqual([]);
        expect(values.idCard).toBe(idCard);
        const isKnown = verdict.valid || identifyDocument(idCard) !== null;
        expect(warnings).toEqual(isKnown ? [] : [{ field: 'idCard', message: verdict.message }]);
      }),
    );
  });

  it.each([
    ['11010519491231002X', undefined],
    ['E12345678', undefined],
    ['911124198108030024', undefined],
    ['H12345678', undefined],
    ['12345678', undefined],
    ['', undefined],
    ['110105194912310021', '请输入正确的身份证/护照：校验码不符，请逐位核对'],
    ['110105', '请输入正确的身份证/护照'],
  ])('%j: %s', (idCard, sentence) => {
    expect(judged(idCard).warnings[0]?.message.zh).toBe(sentence);
  });
});
