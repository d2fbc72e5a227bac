import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { text, type Trace } from '../index';
import {
  constant,
  decimalText,
  dividedBy,
  evaluate,
  evaluateTrace,
  exactFigure,
  explain,
  figure,
  formulaText,
  fraction,
  leaf,
  max,
  min,
  minus,
  named,
  percentage,
  plus,
  rational,
  rounded,
  times,
  traceOf,
  withTrace,
  worksheet,
  type Cell,
  type Expression,
} from './index';

const fen = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
const amount = fen.map((value) => decimalText({ over: BigInt(value), under: 100n }));
const valueOf = (expression: Expression<string>) => decimalText(evaluate(expression, rational));
const shortOf = (ref: string) => text(ref, ref);
const cell = (key: string, value: string): Cell =>
  leaf(rational(value), () => ({ key, label: text(`数${key}`, `Figure ${key}`), short: text(key, key) }));

describe('an exact number', () => {
  test.each([
    ['1234.50', '1234.50'],
    [0.1, '0.10'],
    [1e21, '1000000000000000000000.00'],
    ['1e-3', '0.001'],
    ['-0', '0.00'],
    ['.5', '0.50'],
    ['12345678901234567890.12345', '12345678901234567890.12345'],
  ])('%s is %s', (given, shown) => expect(decimalText(rational(given))).toBe(shown));

  test.each(['', ' ', '1,234', 'abc', '--1', '1.2.3', '\ud800', NaN, Infinity, '9'.repeat(1_000_000)])(
    'what is no plain decimal is a mistake of the caller',
    (given) => expect(() => rational(given)).toThrow(expect.objectContaining({ code: 'NOT_AN_AMOUNT' })),
  );

  test('is shown as it was read', () => {
    fc.assert(
      fc.property(amount, (each) => {
        expect(decimalText(rational(each))).toBe(each);
      }),
    );
  });

  test('rounds half-up, away from zero', () => {
    expect(['1.005', '7.515', '-1.005', '-0.004'].map((each) => decimalText(rational(each), 2))).toEqual([
      '1.01',
      '7.52',
      '-1.01',
      '0.00',
    ]);
  });
});

describe('an expression', () => {
  test('loses nothing on the way: a third of it three times is all of it', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 10 ** 6 }), (each, parts) => {
        const back = times(dividedBy<string>(each, constant(parts)), constant(parts));
        expect(valueOf(rounded(back))).toBe(each);
      }),
    );
  });

  test('rounds where it says so and nowhere else', () => {
    expect(valueOf(rounded(times(plus('0.005', '0.005'), percentage(50))))).toBe('0.01');
    expect(valueOf(plus(rounded('0.005'), rounded('0.005')))).toBe('0.02');
  });

  test('by nothing, nothing is divided', () => expect(valueOf(dividedBy('5', '0'))).toBe('0.00'));

  test('the lesser and the greater of quotients are found exactly', () => {
    fc.assert(
      fc.property(fen, fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), (over, a, b) => {
        const [one, other] = [
          dividedBy<string>(constant(over), constant(a)),
          dividedBy<string>(constant(over), constant(b)),
        ];
        const both = plus(min(one, other), max(one, other));
        expect(evaluate(minus(both, one, other), rational).over).toBe(0n);
      }),
    );
  });

  test('reads as the form prints it', () => {
    const cap = min(
      times('37', percentage(80)),
      times(plus('2', rounded(times('36', percentage(80)))), fraction(2, 3)),
    );
    expect(formulaText(cap, shortOf).zh).toBe('min(37×80%, (2+36×80%)×2/3)');
    const limit = dividedBy(times(plus('3', '7'), percentage(10)), minus(constant(1), percentage(10)));
    expect(formulaText(min('28', limit), shortOf).en).toBe('min(28, (3+7)×10%÷(1−10%))');
    expect(formulaText(minus('40', plus('41', '42')), shortOf).en).toBe('40−(41+42)');
    expect(formulaText(plus('1', named('2', text('其余', 'the rest'))), shortOf)).toEqual(text('1+其余', '1+the rest'));
  });
});

describe('a worksheet', () => {
  test('makes each cell once, in whatever order they ask for one another', () => {
    const made: string[] = [];
    const sheet: (key: 'a' | 'b' | 'c') => Cell = worksheet((key) => {
      made.push(key);
      const expression = { a: () => plus(sheet('b'), sheet('c')), b: () => plus(sheet('c')), c: () => constant(2) }[
        key
      ];
      return figure(expression(), () => ({ key, label: text(key, key) }));
    });
    expect(`${sheet('a')}`).toBe('4.00');
    expect(`${sheet('c')}`).toBe('2.00');
    expect(made).toEqual(['a', 'b', 'c']);
  });

  test('a cell that needs itself is a mistake of the program', () => {
    const sheet: (key: string) => Cell = worksheet(() => sheet('a'));
    expect(() => sheet('a')).toThrow(expect.objectContaining({ code: 'CIRCULAR_SHEET' }));
  });
});

describe('a trace', () => {
  const [two, three] = [cell('2', '10'), cell('3', '4.005')];
  const sum = figure(plus(two, three), () => ({
    key: '4',
    label: text('合计', 'Sum'),
    short: text('4', '4'),
    again: 'line:4',
  }));
  const top = figure(times(sum, plus(sum, two)), () => ({
    key: '5',
    label: text('积', 'Product'),
    basis: { document: '财税〔2015〕119号', article: '第一条' },
  }));
  const product = exactFigure(plus(top, sum), () => ({ key: '6', label: text('总', 'All') }));
  const trace = traceOf(product);

  test('traces a figure in full once and points to it where it comes again', () => {
    const [first, again] = trace.inputs;
    expect(first?.inputs[0]).toMatchObject({ key: '4', value: '14.01', formula: { zh: '2+3' } });
    expect(again).toEqual({ ...again, inputs: [], deeper: 'line:4' });
    expect(again).not.toHaveProperty('calculation');
  });

  test('is worked out anew from its leaves, also after it went through JSON', () => {
    const sent = JSON.parse(JSON.stringify(trace)) as Trace;
    expect(evaluateTrace(sent)).toBe(trace.value);
    expect(evaluateTrace(sent.inputs[1]!, sent)).toBe('14.01');
    // Outside its tree, a figure without a full trace has only its value.
    expect(evaluateTrace(sent.inputs[1]!)).toBe('14.01');
  });

  test('a leaf that was tampered with contradicts every figure above it', () => {
    const tampered = JSON.parse(JSON.stringify(trace).replace('"4.005"', '"5.005"')) as Trace;
    expect(evaluateTrace(tampered)).not.toBe(tampered.value);
    expect(evaluateTrace(tampered.inputs[1]!, tampered)).toBe('15.01');
  });

  test('that lacks an input, is circular or holds words is refused', () => {
    const unreadable = expect.objectContaining({ code: 'TRACE_UNREADABLE' });
    expect(() => evaluateTrace({ ...trace, inputs: [] })).toThrow(unreadable);
    const own = { ...trace, inputs: [], calculation: undefined };
    expect(() => evaluateTrace({ ...trace, inputs: [own, own] } as Trace)).toThrow(unreadable);
    const words = { ...trace, inputs: trace.inputs.map(({ calculation: _, ...each }) => ({ ...each, value: '待定' })) };
    expect(() => evaluateTrace(words)).toThrow(expect.objectContaining({ code: 'NOT_AN_AMOUNT' }));
  });

  test('is explained as text, with the origin of what was given', () => {
    expect(explain(traceOf(top)).split('\n')).toEqual([
      '积：4×(4+2) = 336.38（财税〔2015〕119号 第一条）',
      '  合计：2+3 = 14.01',
      '    数2：10.00（登记数）',
      '    数3：4.005（登记数）',
      '  数2：10.00（登记数）',
    ]);
    expect(explain(traceOf(top), { language: 'en' })).toContain('  Sum: 2+3 = 14.01');
  });

  test('is explained to a depth, and as nested lists whose texts are escaped', () => {
    expect(explain(traceOf(top), { depth: 1 }).split('\n')).toHaveLength(3);
    const marked = { ...traceOf(top), label: text('<b>*积*', '<b>*product*') };
    expect(explain(marked, { as: 'html', depth: 0 })).toBe(
      '<ul><li>&lt;b&gt;*积*：4×(4+2) = 336.38（财税〔2015〕119号 第一条）</li></ul>',
    );
    expect(explain(marked, { as: 'markdown', depth: 1 }).split('\n')).toEqual([
      '- **\\<b\\>\\*积\\***：4×(4+2) = 336.38（财税〔2015〕119号 第一条）',
      '  - **合计**：2+3 = 14.01',
      '  - **数2**：10.00（登记数）',
    ]);
  });

  test('counts inputs of 0 instead of listing them, and numbers the lines of a form', () => {
    const input = (key: string, value: string): Trace => ({
      key,
      label: text(`项${key}`, `Item ${key}`),
      value,
      formula: text('填报', 'Entered'),
      inputs: [],
    });
    const form = {
      ...input('line3', '5.00'),
      inputs: [input('line4', '5.00'), input('line5', '0.00'), input('x', '-0')],
    };
    expect(explain(form).split('\n')).toEqual(['3 项line3：填报 = 5.00', '  4 项line4：5.00（填报）', '  另有2项为0']);
    expect(explain(form, { zeros: true, numbers: false, language: 'en' }).split('\n')).toEqual([
      'Item line3: Entered = 5.00',
      '  Item line4: 5.00 (Entered)',
      '  Item line5: 0.00 (Entered)',
      '  Item x: -0 (Entered)',
    ]);
  });
});

test('a result carries its trace, made when it is asked for, as by JSON', () => {
  let made = 0;
  const make = () => {
    made += 1;
    return traceOf(cell('1', '5'));
  };
  const result = withTrace({ value: '5.00' }, make);
  expect(result.value).toBe('5.00');
  expect(made).toBe(0);
  expect([result.trace.value, result.trace.value, made]).toEqual(['5.00', '5.00', 1]);
  expect(JSON.parse(JSON.stringify(result))).toMatchObject({ value: '5.00', trace: { value: '5.00' } });
});
