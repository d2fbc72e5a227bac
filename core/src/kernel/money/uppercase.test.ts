import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatUppercase, parseUppercase, roundHalfUp } from './index';

describe('大写金额', () => {
  const written = [
    ['0', '零元整'],
    ['0.5', '伍角整'],
    ['0.05', '伍分'],
    ['0.35', '叁角伍分'],
    ['1', '壹元整'],
    ['10', '壹拾元整'],
    ['1234.5', '壹仟贰佰叁拾肆元伍角整'],
    // The examples of the rules, without the 零 that they leave open.
    ['1409.5', '壹仟肆佰零玖元伍角整'],
    ['6007.14', '陆仟零柒元壹角肆分'],
    ['1680.32', '壹仟陆佰捌拾元叁角贰分'],
    ['107000.53', '壹拾万零柒仟元伍角叁分'],
    ['16409.02', '壹万陆仟肆佰零玖元零贰分'],
    ['325.04', '叁佰贰拾伍元零肆分'],
    ['10000', '壹万元整'],
    ['10001', '壹万零壹元整'],
    ['100000000', '壹亿元整'],
    ['100100000', '壹亿零壹拾万元整'],
    ['1000000000000', '壹万亿元整'],
    ['1000100000000', '壹万零壹亿元整'],
    ['9999999999999999.99', '玖仟玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    ['-12.345', '负壹拾贰元叁角伍分'],
    ['-0.05', '负伍分'],
  ] as const;

  it.each(written)('%s is %s, and read back', (amount, text) => {
    expect(formatUppercase(amount)).toBe(text);
    expect(parseUppercase(text)).toBe(roundHalfUp(amount));
  });

  it.each(['abc', '1,000', '', '10000000000000000', NaN])('%s has none', (amount) => {
    expect(formatUppercase(amount)).toBe('');
  });

  test('is read back as what was written, to the 分', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n }), (fen) => {
        const digits = String(fen < 0n ? -fen : fen).padStart(3, '0');
        const amount = `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(parseUppercase(formatUppercase(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    ['人民币壹仟陆佰捌拾圆零叁角贰分', '1680.32'],
    ['壹拾万柒仟元零伍角叁分', '107000.53'],
    ['拾元正', '10.00'],
    ['负零元整', '0.00'],
    ['零壹元', '1.00'],
    [`壹元整${' '.repeat(97)}`, '1.00'],
    [`壹元整${' '.repeat(98)}`, ''],
  ])('%s is read as %s', (text, amount) => {
    expect(parseUppercase(text)).toBe(amount);
  });

  test('anything else is not read', () => {
    const characters = fc.constantFrom(...'零壹贰叁拾佰仟万亿元角分整负十一');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(characters).map((all) => all.join('')),
        ),
        (text) => {
          const amount = parseUppercase(text);
          // What is read is what the amount is written as, but for the choices that the rules leave.
          if (amount === '') return;
          const plain = (each: string) =>
            each
              .replace(/[零整正]|人民币|\s/g, '')
              .replace(/(?<![壹贰叁肆伍陆柒捌玖])拾/g, '壹拾')
              .replace('圆', '元')
              // 零元叁分 may be written 叁分.
              .replace(/^(负?)元(?=.)/, '$1');
          expect(plain(formatUppercase(amount))).toBe(plain(text));
        },
      ),
    );
    const wrongOrder = [
      '壹万万元',
      '万元',
      '零万元',
      '零亿元',
      '壹拾佰元',
      '壹佰壹仟元',
      '壹亿亿元',
      '壹零元',
      '壹元人民币',
    ];
    for (const text of ['', '元', '整', '壹', ...wrongOrder, null, 5]) {
      expect(parseUppercase(text as string)).toBe('');
    }
  });
});
