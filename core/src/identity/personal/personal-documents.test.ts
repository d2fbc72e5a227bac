/* Samples of the standards and of the product's form: personal documents. */
import { describe, expect, it } from 'vitest';
import * as identity from '../index';
import { answer, table, today } from '../sample-table.testing';

describe('identity number', () => {
  table(identity.validateResidentId, [
    ['11010519491231002X', 'ok', 'ok'],
    ['11010519491231002x', '11010519491231002X', '11010519491231002X'],
    ['440524188001010014', 'ok', 'ok'],
    ['310101190302290029', 'ok', 'date'],
    ['110105194912310021', 'ok', 'checksum'],
    ['44052418800101001X', 'ok', 'checksum'],
    ['44052418800101001x', '44052418800101001X', 'checksum'],
    ['99010519491231002X', 'ok', 'region'],
    ['11010517991231002X', 'ok', 'date'],
    ['11010519491331002X', 'ok', 'date'],
    ['11010519490031002X', 'ok', 'date'],
    ['11010519490400002X', 'ok', 'date'],
    ['11010519490431002X', 'ok', 'date'],
    ['11010529491231002X', 'ok', 'date'],
    ['1101051949123100X2', 'format', 'format'],
    ['11010519491231002Y', 'format', 'format'],
    ['110105491231002', 'length', 'ok'],
    ['110105491331002', 'length', 'date'],
    ['990105491231002', 'length', 'region'],
    ['11010549123100X', 'length', 'format'],
    ['1101054912310021', 'length', 'length'],
    ['123456789', 'length', 'length'],
  ]);

  it.each([
    ['20240229', 'checksum'],
    ['20230229', 'date'],
    ['19000229', 'date'],
    ['20000229', 'checksum'],
    ['20260701', 'checksum'],
    ['20260702', 'date'],
    ['18000101', 'checksum'],
    ['17991231', 'date'],
    ['20270101', 'date'],
  ])('born %s, judged on 2026-07-01 with a wrong check character: %s', (born, reason) => {
    const verdicts = [...'0123456789X'].map((check) =>
      identity.validateResidentId(`110105${born}002${check}`, { rule: 'standard', today }),
    );
    const refused = verdicts.map(answer).filter((given) => given === reason);
    expect(refused).toHaveLength(reason === 'date' ? 11 : 10);
  });

  it('may be born today, by the calendar in China when no day is given', () => {
    const born = (day: string) => answer(identity.validateResidentId(`110105${day}0020`, { rule: 'standard' }));
    expect(born('20250102')).not.toBe('date');
    expect(born('29991231')).toBe('date');
  });

  it.each(['1.7.2026', 'x2026-07-01', '2026-07-01x', '20260701', '2026-13-99', '2026-02-30', ''])(
    'is not compared with a day written %s',
    (today) => {
      const judged = () => identity.validateResidentId('11010519491231002X', { rule: 'standard', today });
      expect(judged).toThrow(new RangeError('today is written yyyy-MM-dd'));
    },
  );

  it('is refused in the words of the form', () =>
    expect(identity.validateResidentId('1')).toMatchObject({ message: { zh: '请输入正确的身份证/护照' } }));
});

describe('passport', () => {
  table(identity.validatePassport, [
    ['E12345678', 'ok', 'ok'],
    ['EA1234567', 'ok', 'ok'],
    ['ea1234567', 'EA1234567', 'EA1234567'],
    ['EI1234567', 'ok', 'format'],
    ['EO1234567', 'ok', 'format'],
    ['G12345678', 'ok', 'ok'],
    ['D12345678', 'ok', 'ok'],
    ['S12345678', 'ok', 'ok'],
    ['P12345678', 'ok', 'ok'],
    ['DE1234567', 'ok', 'ok'],
    ['PE1234567', 'ok', 'ok'],
    ['K12345678', 'ok', 'ok'],
    ['H12345678', 'ok', 'ok'],
    ['kj1234567', 'KJ1234567', 'KJ1234567'],
    ['MA1234567', 'ok', 'ok'],
    ['MB1234567', 'ok', 'ok'],
    ['M12345678', 'ok', 'format'],
    ['KA1234567', 'ok', 'format'],
    ['GA1234567', 'ok', 'format'],
    ['123456789', 'ok', 'format'],
    ['XY1234567', 'ok', 'format'],
    ['ß1234567', 'length', 'length'],
    ['ß12345678', 'format', 'format'],
    ['ABC123456', 'format', 'format'],
    ['E1234567', 'length', 'length'],
  ]);
});

describe('identity card or passport', () => {
  table(identity.validateIdentityDocument, [
    ['11010519491231002X', 'ok', 'ok'],
    ['110105194912310021', 'ok', 'checksum'],
    ['44052418800101001X', 'ok', 'checksum'],
    ['44052418800101001x', '44052418800101001X', 'checksum'],
    ['123456789', 'ok', 'format'],
    ['E12345678', 'ok', 'ok'],
    ['110105491231002', 'length', 'ok'],
    ['12345678', 'length', 'length'],
    ['1234567890', 'length', 'length'],
    ['K12345678', 'ok', 'ok'],
    ['911124198108030024', 'ok', 'ok'],
    ['911124198108030025', 'ok', 'checksum'],
    ['91112419810803002', 'length', 'length'],
    ['CAN110081080310', 'length', 'ok'],
  ]);

  it('is refused in the words of the form', () =>
    expect(identity.validateIdentityDocument('1')).toMatchObject({ message: { zh: '请输入正确的身份证/护照' } }));
});
