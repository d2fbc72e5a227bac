import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditCodeCategory, creditCodeDepartment } from './departments';
import {
  creditCode,
  creditCodeCharacters,
  creditCodeOf,
  legacyResidentId,
  oneCharacterChanged,
  registrationNumber,
  residentId,
  residentIdFrom,
  residentIdParts,
} from '../testing';
import { describeCreditCode, describeResidentId, upgradeResidentId, validateResidentId } from './index';
import { provinceOf } from './provinces';

describe('the parts of an identity number', () => {
  it('are those of the number printed in the standard', () =>
    expect(describeResidentId('11010519491231002X')).toEqual({
      birthDate: '1949-12-31',
      sex: 'female',
      province: '北京市',
    }));

  it('of the legacy 15 digits are those of the number that replaced it', () => {
    expect(describeResidentId('110105491231002')).toEqual(describeResidentId('11010519491231002X'));
    fc.assert(
      fc.property(legacyResidentId, (legacy) => {
        const upgraded = upgradeResidentId(legacy);
        expect(validateResidentId(upgraded, { rule: 'standard' }).valid).toBe(true);
        expect(describeResidentId(legacy)).toEqual(describeResidentId(upgraded));
      }),
    );
  });

  it.each([null, undefined, 5, ['110105491231002'], Array(15).fill('1'), '', '11010519491231002X'])(
    'of no legacy number, %j, stay what they are',
    (id) => expect(upgradeResidentId(id as string)).toBe(id),
  );

  it('are those it was made of', () =>
    fc.assert(
      fc.property(residentIdParts, (parts) => {
        expect(describeResidentId(residentIdFrom(parts))).toEqual({
          birthDate: parts.birthDate,
          sex: Number(parts.sequence) % 2 === 1 ? 'male' : 'female',
          province: provinceOf(parts.province),
        });
      }),
    ));

  it('cannot be told of a mistyped number', () =>
    fc.assert(
      fc.property(
        residentId.chain((id) => oneCharacterChanged(id, '0123456789X')),
        (wrong) => describeResidentId(wrong) === null,
      ),
    ));

  it('are told by the day that is given as today', () => {
    const id = '110105202601010029';
    const valid = [...'0123456789X']
      .map((check) => id.slice(0, 17) + check)
      .filter((number) => describeResidentId(number, { today: '2026-01-01' }));
    expect(valid).toHaveLength(1);
    expect(describeResidentId(valid[0]!, { today: '2025-12-31' })).toBeNull();
  });

  it('are null for whatever is no number', () =>
    fc.assert(fc.property(fc.anything(), (value) => describeResidentId(value as string) === null)));
});

describe('the parts of a credit code', () => {
  it('are those of the code printed in the standard', () =>
    expect(describeCreditCode(' 91350100m000100y43 ')).toEqual({
      department: '9',
      category: '1',
      regionCode: '350100',
      organisationCode: 'M000100Y4',
    }));

  it('together with the check character are the code', () =>
    fc.assert(
      fc.property(creditCode, (code) => {
        const parts = describeCreditCode(code)!;
        expect(parts.department + parts.category + parts.regionCode + parts.organisationCode + code[17]).toBe(code);
      }),
    ));

  it('are not told of a registration number, nor of what is no code', () => {
    fc.assert(fc.property(registrationNumber, (number) => describeCreditCode(number) === null));
    fc.assert(fc.property(fc.anything(), (value) => describeCreditCode(value as string) === null));
  });

  it('have names in both languages', () => {
    expect([creditCodeDepartment('9'), creditCodeCategory('9', '1')]).toEqual([
      { zh: '工商', en: 'Industry and commerce' },
      { zh: '企业', en: 'Enterprise' },
    ]);
    const named = [...'123456789ANY'].map((department) => [
      department,
      [...'123456789'].filter((category) => creditCodeCategory(department, category)).join(''),
    ]);
    expect(Object.fromEntries(named)).toEqual({
      ...{ 1: '1239', 2: '19', 3: '123459', 4: '19', 5: '1239', 6: '129', 7: '129', 8: '19', 9: '123' },
      ...{ A: '19', N: '1239', Y: '1' },
    });
  });

  it('are judged by the departments that have a name, and by a category that is a digit', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...creditCodeCharacters),
        fc.constantFrom(...creditCodeCharacters),
        creditCode,
        (department, category, code) => {
          const made = creditCodeOf(department + category + code.slice(2, 17));
          expect(describeCreditCode(made) !== null).toBe(
            creditCodeDepartment(department) !== null && /\d/.test(category),
          );
        },
      ),
      { numRuns: 1000 },
    ));

  it('have no name outside the table of the standard', () => {
    for (const department of ['B', '0', '', 'toString', '__proto__', undefined]) {
      expect(creditCodeDepartment(department as string)).toBeNull();
      expect(creditCodeCategory(department as string, '1')).toBeNull();
    }
    expect(creditCodeCategory('9', 'valueOf')).toBeNull();
  });
});
