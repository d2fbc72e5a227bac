import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foreignResidentId2017From,
  foreignResidentIdFrom,
  foreignResidentIdParts,
  oneCharacterChanged,
} from '../../testing';
import { describeForeignResidentId } from '../index';
import { provinceOf } from '../provinces';

describe('the parts of the number of a foreign permanent resident', () => {
  it.each([
    ['911124198108030024', '1981-08-03', 'female', '北京市', 'CAN'],
    ['932682198501010017', '1985-01-01', 'male', '江苏省', 'SAU'],
    ['CAN110081080310', '1981-08-03', null, '北京市', 'CAN'],
  ])('of the sample %s', (id, birthDate, sex, province, nationality) =>
    expect(describeForeignResidentId(id)).toEqual({ birthDate, sex, province, nationality }),
  );

  it('are those it was made of, in the edition of 2017 but for the sex', () =>
    fc.assert(
      fc.property(foreignResidentIdParts, (parts) => {
        const told = {
          birthDate: parts.birthDate,
          sex: Number(parts.sequence) % 2 === 1 ? 'male' : 'female',
          province: provinceOf(parts.province),
          nationality: parts.country[0],
        };
        const today = { today: '2026-07-01' };
        expect(describeForeignResidentId(foreignResidentIdFrom(parts), today)).toEqual(told);
        expect(describeForeignResidentId(foreignResidentId2017From(parts), today)).toEqual({ ...told, sex: null });
      }),
    ));

  it('take the century that is not to come, and the other when the day exists in one only', () => {
    const born = (id: string, today: string) => describeForeignResidentId(id, { today })?.birthDate;
    expect(born('CAN110026070110', '2026-07-01')).toBe('2026-07-01');
    expect(born('CAN110026070110', '2026-06-30')).toBe('1926-07-01');
    expect(born('CAN110000022910', '2026-07-01')).toBe('2000-02-29');
    expect(born('CAN110000022910', '1999-07-01')).toBeUndefined();
  });

  it('cannot be told of a mistyped number of 18 characters', () =>
    fc.assert(
      fc.property(
        foreignResidentIdParts.map(foreignResidentIdFrom).chain((id) => oneCharacterChanged(id, '0123456789X')),
        (wrong) => describeForeignResidentId(wrong) === null,
      ),
    ));

  it('are null for whatever is no number', () =>
    fc.assert(fc.property(fc.anything(), (value) => describeForeignResidentId(value as string) === null)));
});
