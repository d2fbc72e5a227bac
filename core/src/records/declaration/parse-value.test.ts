import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text } from '../../kernel/text';
import type { Field } from './field';
import {
  computed,
  date,
  dictionary,
  dictionaryMany,
  files,
  integer,
  longText,
  money,
  month,
  number,
  percent,
  reference,
  referenceMany,
  string,
  structure,
  time,
  treeReference,
  year,
  yesNo,
} from './fields';
import { parseValue } from './parse-value';

const label = text('字段', 'Field');
const to = { label, by: 'code', shows: {} };
const nothing = () => null;

/** One field of every kind. */
const everyField: Readonly<Record<string, Field>> = {
  text: string({ label }),
  longText: longText({ label }),
  money: money('yuan', { label }),
  number: number({ label }),
  percent: percent({ label }),
  integer: integer({ label }),
  date: date({ label }),
  month: month({ label }),
  year: year({ label }),
  time: time({ label }),
  dictionary: dictionary('sex', { label }),
  dictionaryMany: dictionaryMany('sex', { label }),
  yesNo: yesNo({ label }),
  reference: reference('a/b', to),
  referenceMany: referenceMany('a/b', to),
  treeReference: treeReference('a/b', to),
  files: files({ label }),
  computedText: computed('text', nothing, { label }),
  computedMoney: computed('money', nothing, { label }),
  computedNumber: computed('number', nothing, { label }),
  computedMonth: computed('month', nothing, { label }),
  computedInteger: computed('integer', nothing, { label }),
  structure: structure({ label }),
};

const read = (field: Field, input: unknown) => {
  const parsed = parseValue(field, input);
  return parsed.ok ? parsed.value : parsed.message.zh;
};
const refused = (field: Field, input: unknown) => !parseValue(field, input).ok;

describe('money', () => {
  const amount = everyField.money!;

  it.each([
    ['1234.5', '1234.50'],
    [' 1,234,567.8 ', '1234567.80'],
    ['1，234.00', '1234.00'],
    ['¥ 88', '88.00'],
    ['￥1,000', '1000.00'],
    ['+5', '5.00'],
    ['-5.1', '-5.10'],
    ['.5', '0.50'],
    ['7.', '7.00'],
    ['1.2e3', '1200.00'],
    [12, '12.00'],
  ])('is read from %j as %j', (input, value) => expect(read(amount, input)).toBe(value));

  it.each([
    [8806.959999999999, '8806.96'],
    ['8806.959999999999', '8806.96'],
    [0.1 + 0.2, '0.30'],
    [1.005, '1.01'],
    [1.1 * 3, '3.30'],
  ])('loses the binary noise of %j', (input, value) => expect(read(amount, input)).toBe(value));

  it.each([
    ['0.005', '0.01'],
    ['2.675', '2.68'],
    ['-0.005', '-0.01'],
    ['0.0049', '0.00'],
  ])('rounds %j half up, away from zero, to %j', (input, value) => expect(read(amount, input)).toBe(value));

  it('has no minus before zero', () => {
    for (const zero of ['-0', -0, '-0.001', '-.00']) expect(read(amount, zero)).toBe('0.00');
  });

  it.each(['一千', '12元', '1.2.3', '--1', '1e', 'NaN', 'Infinity', '0x10', NaN, Infinity, true, {}, [['1']]])(
    'is not %j',
    (input) => expect(refused(amount, input)).toBe(true),
  );

  it('says what was typed and what to do, in both languages', () => {
    expect(parseValue(amount, '一千')).toEqual({
      ok: false,
      message: text(
        '“一千”不是金额，请填写数字，如 1234.50',
        '“一千” is not an amount; enter a number such as 1234.50',
      ),
    });
  });

  it('keeps within what can be recorded and what the field allows', () => {
    expect(read(amount, '9999999999999999')).toBe('9999999999999999.00');
    expect(read(amount, '10000000000000000')).toBe('“10000000000000000”超出可记录的范围');
    expect(read(amount, '-1e300')).toBe('“-1e300”超出可记录的范围');
    expect(read(money('yuan', { label, min: '0' }), '-0.01')).toBe('不能小于0');
    expect(read(money('yuan', { label, min: '0' }), '-0.001')).toBe('0.00');
  });

  it('is exact for every amount of 分, grouped or not', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999_999n }), (fen) => {
        const digits = String(fen).padStart(3, '0');
        const plain = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(read(amount, plain)).toBe(plain);
        expect(read(amount, plain.replace(/\d(?=(\d{3})+\.)/g, '$&,'))).toBe(plain);
      }),
    );
  });

  it('is the amount of 分 nearest to a computed double', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (fen) => {
        expect(Number(read(amount, (fen / 100) * 3 - (fen / 100) * 2)) * 100).toBeCloseTo(fen, 4);
      }),
    );
  });
});

describe('a quantity', () => {
  it('keeps its decimals without trailing zeros, up to its places', () => {
    expect(read(everyField.number!, '7.500')).toBe('7.5');
    expect(read(everyField.number!, '100')).toBe('100');
    expect(read(everyField.number!, '0.1234565')).toBe('0.123457');
    expect(read(number({ label, places: 2 }), '1.005')).toBe('1.01');
    expect(read(everyField.number!, '-0')).toBe('0');
  });

  it('is bounded', () => {
    expect(read(number({ label, max: '24' }), '24.5')).toBe('不能大于24');
    expect(read(everyField.number!, '100000000000000')).toBe('“100000000000000”超出可记录的范围');
  });

  it('in percent lies between 0 and 100', () => {
    expect(read(everyField.percent!, '5.25')).toBe('5.25');
    expect(read(everyField.percent!, '-1')).toBe('不能小于0');
    expect(read(everyField.percent!, '100.0001')).toBe('不能大于100');
    expect(read(everyField.percent!, '5%')).toBe('“5%”不是数字，请填写数字');
  });
});

describe('a whole number', () => {
  const whole = everyField.integer!;

  it.each([
    ['12', 12],
    ['1,200', 1200],
    ['3.0', 3],
    [7, 7],
    ['-5', -5],
  ])('is read from %j', (input, value) => expect(read(whole, input)).toBe(value));

  it.each(['1.5', '1.00000000000000000001', '一'])('is not %j', (input) =>
    expect(read(whole, input)).toBe(`“${input}”不是整数，请填写整数`),
  );

  it('is zero without a sign', () => expect(Object.is(read(whole, '-0'), 0)).toBe(true));

  it('is bounded, in words of its own where it has them', () => {
    const months = integer({ label, min: 1, max: 1200, belowMin: text('至少一个月', 'At least one month') });
    expect(read(months, '0')).toBe('至少一个月');
    expect(read(months, '1201')).toBe('不能大于1200');
    expect(read(whole, '2147483647')).toBe(2147483647);
    expect(read(whole, '2147483648')).toBe('“2147483648”超出可记录的范围');
  });
});

describe('a date', () => {
  const day = everyField.date!;

  it.each([
    '2024-01-05',
    '2024-1-5',
    '2024/1/5',
    '2024.01.05',
    '2024年1月5日',
    '2024年01月05',
    '20240105',
    '2024-01-05 00:00:00',
    '2024-01-05T08:30:00',
    ' 2024-01-05 ',
    new Date('2024-01-05T00:00:00Z'),
  ])('is read from %j', (input) => expect(read(day, input)).toBe('2024-01-05'));

  it.each([
    '2023-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '0999-01-01',
    '20240230',
    '2024-01',
    '2024',
    '05-01-2024',
    'yesterday',
    45296,
    '2024-01-05x',
    '2024-01-05 25:00:00',
    new Date(NaN),
  ])('is not %j', (input) => expect(refused(day, input)).toBe(true));

  it('is read back from every writing of every day', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (each) => {
        const iso = each.toISOString().slice(0, 10);
        const [y, m, d] = iso.split('-').map(Number);
        for (const written of [
          iso,
          `${y}/${m}/${d}`,
          `${y}年${m}月${d}日`,
          `${y}.${m}.${d}`,
          iso.replaceAll('-', ''),
        ]) {
          expect(read(day, written)).toBe(iso);
        }
      }),
    );
  });
});

describe('a month, a year, a time', () => {
  it.each(['2024-03', '2024-3', '2024/03', '2024.3', '2024年3月', '202403', '2024-03-31', '20240331'])(
    'the month is read from %j',
    (input) => expect(read(everyField.month!, input)).toBe('2024-03'),
  );

  it.each(['2024', '2024-13', '2024-00', '三月', '202413', '03-2024'])('the month is not %j', (input) =>
    expect(read(everyField.month!, input)).toBe(`“${input}”不是月份，请按 2024-01 填写`),
  );

  it.each([2024, '2024', '2024年', '2024-03'])('the year is read from %j', (input) =>
    expect(read(everyField.year!, input)).toBe('2024'),
  );

  it.each(['24', '0999', '二〇二四', '20245'])('the year is not %j', (input) =>
    expect(read(everyField.year!, input)).toBe(`“${input}”不是年度，请按 2024 填写`),
  );

  it.each([
    ['2024-01-31 08:05:09', '2024-01-31 08:05:09'],
    ['2024/1/31 8:05', '2024-01-31 08:05:00'],
    ['2024-01-31T23:59:59.123', '2024-01-31 23:59:59'],
    ['2024-01-31', '2024-01-31 00:00:00'],
  ])('the time is read from %j', (input, value) => expect(read(everyField.time!, input)).toBe(value));

  it.each(['2024-01-31 24:00:00', '2024-01-31 08:60:00', '2024-01-31 08:00:61', '2024-02-30 08:00:00', '08:00:00'])(
    'the time is not %j',
    (input) => expect(read(everyField.time!, input)).toBe(`“${input}”不是时间，请按 2024-01-31 08:00:00 填写`),
  );
});

describe('a text', () => {
  it('is trimmed, and free of what no database keeps', () => {
    expect(read(everyField.text!, '  王 小明\n')).toBe('王 小明');
    expect(read(everyField.text!, 'a\0b\uD800c')).toBe('abc');
    expect(read(everyField.text!, '😀')).toBe('😀');
    expect(read(everyField.text!, 1001)).toBe('1001');
  });

  it('has a length, and perhaps a rule', () => {
    expect(read(string({ label, maxLength: 3 }), '四个字了')).toBe('不能超过3个字');
    const code = string({ label, rule: (value) => (/^\d+$/.test(value) ? null : text('只能填数字', 'Digits only')) });
    expect(read(code, 'A1')).toBe('只能填数字');
    expect(read(code, '12')).toBe('12');
  });

  it('is not a structure or a list', () => {
    for (const input of [{}, { toString: 1 }, ['a'], Object.create(null), () => 1, Symbol('a')]) {
      expect(refused(everyField.text!, input)).toBe(true);
    }
  });
});

describe('lists and ids', () => {
  it('are taken apart at commas of both widths and at 、, without blanks and repetitions', () => {
    expect(read(everyField.dictionaryMany!, 'a, b，c、a,')).toEqual(['a', 'b', 'c']);
    expect(read(everyField.referenceMany!, ['1', 2, '1'])).toEqual(['1', '2']);
    expect(read(everyField.files!, ' , ')).toBeNull();
    expect(read(everyField.files!, [])).toBeNull();
    expect(read(everyField.dictionaryMany!, ['a\0', null, undefined, ''])).toEqual(['a']);
  });

  it('name records by whole numbers of at most 64 bits', () => {
    expect(read(everyField.reference!, ' 9223372036854775807 ')).toBe('9223372036854775807');
    expect(read(everyField.reference!, '007')).toBe('7');
    for (const input of ['9223372036854775808', '-1', '1.5', 'abc', '1,2', 2 ** 60, {}, [1]]) {
      expect(refused(everyField.reference!, input)).toBe(true);
    }
    expect(read(everyField.referenceMany!, '1,x')).toBe('“x”不是有效的编号');
    expect(refused(everyField.files!, ['99999999999999999999'])).toBe(true);
    expect(refused(everyField.referenceMany!, [{}])).toBe(true);
  });
});

describe('whatever the kind', () => {
  const fields = fc.constantFrom(...Object.entries(everyField));

  it('nothing, empty and blank are null', () => {
    for (const [kind, field] of Object.entries(everyField)) {
      for (const input of [null, undefined, '', '  ', '\0']) expect(read(field, input), kind).toBeNull();
    }
  });

  it('computed values and structures are read by what they are, and structures never from outside', () => {
    expect(read(everyField.computedMoney!, '1.5')).toBe('1.50');
    expect(read(everyField.computedNumber!, '1.50')).toBe('1.5');
    expect(read(everyField.computedInteger!, '3')).toBe(3);
    expect(read(everyField.computedMonth!, '2024-3')).toBe('2024-03');
    expect(read(everyField.structure!, { a: 1 })).toBeNull();
  });

  it('no input makes it throw, and a refusal has a sentence in both languages', () => {
    const anything = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withMap: true, withSet: true }),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.stringMatching(/^[-+\d.,年月日/ :eET]{1,20}$/),
    );
    fc.assert(
      fc.property(fields, anything, ([, field], input) => {
        const parsed = parseValue(field, input);
        if (!parsed.ok) expect(parsed.message.zh && parsed.message.en).toBeTruthy();
      }),
      { numRuns: 3000 },
    );
  });

  it('what is made to be slow is refused at once, in a short sentence', () => {
    for (const piece of ['1', '0', '1,', ' ', '.', '-', 'e', '😀', '\0', '2024']) {
      for (const field of Object.values(everyField)) {
        // A pattern with catastrophic backtracking would not terminate here.
        const parsed = parseValue(field, `${piece.repeat(200_000)}x`);
        if (!parsed.ok) expect(parsed.message.zh.length).toBeLessThan(200);
      }
    }
  });

  it('reading a canonical value gives it back', () => {
    const written = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.integer().map(String),
      fc.double({ noNaN: true }),
      fc.stringMatching(/^-?\d{1,18}(\.\d{1,9})?$/),
      fc.stringMatching(/^(19|20)\d\d[-/.]?(0[1-9]|1[0-2])([-/.]?[0-2]\d)?( [01]\d:[0-5]\d:[0-5]\d)?$/),
      fc.array(fc.oneof(fc.nat(), fc.string())),
    );
    fc.assert(
      fc.property(fields, written, ([, field], input) => {
        const first = parseValue(field, input);
        if (first.ok) expect(parseValue(field, first.value)).toEqual(first);
      }),
      { numRuns: 3000 },
    );
  });
});
