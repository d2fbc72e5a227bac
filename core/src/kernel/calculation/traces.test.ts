import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text, type Trace } from '../index';
import { exactFigure, figure, leaf, type Cell } from './cell';
import { decimalText } from './decimal-text';
import { evaluate } from './evaluate';
import { evaluateTrace } from './evaluate-trace';
import { constant, dividedBy, max, min, minus, plus, rounded, times } from './operations';
import { rational } from './rational';
import { traceOf } from './trace-of';

const given = (key: string, value: string): Cell => leaf(rational(value), () => ({ key, label: text(key, key) }));
const all = (trace: Trace): Trace[] => [trace, ...trace.inputs.flatMap(all)];
const valueOf = (expression: Parameters<typeof evaluate<string>>[0]) => decimalText(evaluate(expression, rational));

describe('an exact number is written', () => {
  it.each([
    ['1', '3', '0.3333333333333333333333333333333333333333'],
    ['2', '3', '0.6666666666666666666666666666666666666667'],
    ['-1', '3', '-0.3333333333333333333333333333333333333333'],
    ['1', '8', '0.125'],
    ['1', '2', '0.50'],
    ['3', '1', '3.00'],
    ['300', '1', '300.00'],
    ['0.1250', '1', '0.125'],
    ['0.100', '1', '0.10'],
    ['1.0000', '1', '1.00'],
    ['0.10500', '1', '0.105'],
    ['0', '7', '0.00'],
  ])('%s ÷ %s as %s, with 2 decimals at least', (over, under, written) =>
    expect(valueOf(dividedBy(over, under))).toBe(written),
  );

  it('half-up to so many decimals as are asked for', () => {
    const value = rational('-12.345');
    expect([0, 1, 2, 3, 5].map((places) => decimalText(value, places))).toEqual([
      ...['-12', '-12.3', '-12.35', '-12.345', '-12.34500'],
    ]);
    expect([decimalText(rational('0.5'), 0), decimalText(rational('-0.4'), 0)]).toEqual(['1', '0']);
    expect(decimalText(rational('0.05'), 2)).toBe('0.05');
    expect(decimalText(rational(`0.${'0'.repeat(39)}1`))).toBe(`0.${'0'.repeat(39)}1`);
  });
});

describe('an expression of several parts', () => {
  it('takes all others from the first, or divides it by them', () => {
    expect(valueOf(minus('10', '1', '2.5'))).toBe('6.50');
    expect(valueOf({ op: 'quotient', of: ['12', '2', '3'] })).toBe('2.00');
    expect(valueOf(times('2', '3', '0.5'))).toBe('3.00');
    expect([valueOf(min('3', '-1', '2')), valueOf(max('3', '-1', '4'))]).toEqual(['-1.00', '4.00']);
    expect(valueOf(plus('0.1', '1', '0.001'))).toBe('1.101');
  });

  it('without parts is 0', () => {
    for (const op of ['sum', 'difference', 'product', 'quotient', 'min', 'max'] as const) {
      expect(valueOf({ op, of: [] })).toBe('0.00');
    }
  });
});

describe('the trace of a figure', () => {
  it('has each input once, in the order of the formula, however many there are', () => {
    const cells = Array.from({ length: 30 }, (_, at) => given(`c${at}`, String(at)));
    const twice = figure(plus(...cells, ...cells), () => ({ key: 'twice', label: text('和', 'Sum') }));
    const trace = traceOf(twice);
    expect(trace.inputs.map(({ key }) => key)).toEqual(cells.map((_, at) => `c${at}`));
    expect([trace.value, evaluateTrace(trace)]).toEqual(['870.00', '870.00']);
  });

  it('has what stands beside it before the inputs of its formula', () => {
    const [one, two] = [given('one', '1'), given('two', '2')];
    const made = figure(plus(two), () => ({ key: 'made', label: text('数', 'Figure'), beside: [one] }));
    expect(traceOf(made).inputs.map(({ key }) => key)).toEqual(['one', 'two']);
    expect(evaluateTrace(traceOf(made))).toBe('2.00');
    const noted = leaf(rational('5'), () => ({ key: 'noted', label: text('数', 'Figure'), beside: [one] }));
    expect(traceOf(noted)).toMatchObject({ value: '5.00', inputs: [{ key: 'one' }] });
    expect(traceOf(noted)).not.toHaveProperty('calculation');
  });

  it('says where a figure came from, by which provision, and how it was worded', () => {
    const source = { resource: 'ledgers', id: '7' };
    const basis = { document: '财税〔2015〕119号', article: '第一条' };
    const entered = leaf(rational('5'), () => ({
      ...{ key: 'entered', label: text('数', 'Figure'), formula: text('归集', 'Collected') },
      ...{ source, basis, deeper: 'item:7' },
    }));
    const both = exactFigure(plus(entered, plus(entered)), () => ({ key: 'both', label: text('和', 'Sum') }));
    const outer = exactFigure(plus(both, entered), () => ({ key: 'outer', label: text('总', 'All') }));
    const [inner, again] = traceOf(outer).inputs;
    const full = {
      ...{ key: 'entered', label: text('数', 'Figure'), value: '5.00', formula: text('归集', 'Collected') },
      ...{ inputs: [], source, basis, deeper: 'item:7' },
    };
    expect(inner!.inputs).toEqual([full]);
    expect(again).toEqual(full);
    expect(Object.keys(traceOf(given('bare', '1')))).toEqual(['key', 'label', 'value', 'formula', 'inputs']);
  });

  it('that comes again keeps its provision and its source, and points to where it stands in full', () => {
    const source = { resource: 'ledgers', id: '7' };
    const basis = { document: '财税〔2015〕119号', article: '第一条' };
    const made = figure(plus(given('one', '1')), () => ({
      ...{ key: 'made', label: text('数', 'Figure'), source, basis, deeper: 'item:7', again: 'line:3' },
    }));
    const first = exactFigure(plus(made), () => ({ key: 'first', label: text('甲', 'First') }));
    const [inFull, again] = traceOf(
      exactFigure(plus(first, made), () => ({ key: 'top', label: text('总', 'All') })),
    ).inputs;
    expect(inFull!.inputs[0]).toMatchObject({ key: 'made', deeper: 'item:7', inputs: [{ key: 'one' }] });
    expect(again).toEqual({
      ...{ key: 'made', label: text('数', 'Figure'), value: '1.00', formula: text('one', 'one') },
      ...{ inputs: [], source, basis, deeper: 'line:3' },
    });
  });
});

describe('a trace that is worked out anew', () => {
  const [one, two] = [given('one', '1'), given('two', '2')];
  const sum = exactFigure(rounded(dividedBy(plus(one, two), constant(7)), 4), () => ({
    ...{ key: 'sum', label: text('和', 'Sum') },
  }));
  const trace = traceOf(sum);

  it('comes to its value, with the places that it was rounded to', () => {
    expect([trace.value, evaluateTrace(trace)]).toEqual(['0.4286', '0.4286']);
    const percent = figure(plus(one), () => ({ key: 'p', label: text('率', 'Rate') }), 0);
    expect(evaluateTrace(traceOf(percent))).toBe('1');
  });

  it('keeps the notation of a figure that is taken over unchanged', () => {
    const taken = { ...trace, calculation: 0, inputs: [{ ...trace.inputs[0]!, value: '007.5' }] };
    expect(evaluateTrace(taken)).toBe('007.5');
  });

  it.each([
    ['no trace', null],
    ['no trace', 'line1'],
    ['no key', { ...trace, key: 1 }],
    ['no value', { ...trace, value: 3 }],
    ['no label', { ...trace, label: null }],
    ['a label in one language', { ...trace, label: { zh: '和' } }],
    ['a label in the other', { ...trace, label: { en: 'Sum' } }],
    ['no formula', { ...trace, formula: 'one+two' }],
    ['no inputs', { ...trace, inputs: undefined }],
    ['an input that is none', { ...trace, inputs: [trace.inputs[0], null] }],
    ['an input too few', { ...trace, inputs: [trace.inputs[0]] }],
    ['an operation that there is not', { ...trace, calculation: { op: 'root', of: [0] } }],
    ['an operation that there is not', { ...trace, calculation: { op: 'root', of: [] } }],
    ['an operation that there is not', { ...trace, calculation: { op: 'constructor', of: [0, 1] } }],
    ['an operation that is no word', { ...trace, calculation: { op: null, of: [0] } }],
    ['an operation without parts', { ...trace, calculation: { op: 'sum' } }],
    [
      'a calculation of itself',
      { ...trace, inputs: [{ ...trace, inputs: [], calculation: undefined }, trace.inputs[1]] },
    ],
  ])('is refused with %s', (_, wrong) =>
    expect(() => evaluateTrace(wrong as Trace)).toThrow(expect.objectContaining({ code: 'TRACE_UNREADABLE' })),
  );

  it.each([
    [{ ...trace, inputs: [] }, 'The figure sum has no input 0'],
    [null, 'A figure has a key, a label, a value, a formula and inputs'],
    [{ ...trace, calculation: { op: 'root', of: [0] } }, 'There is no operation root'],
    [{ ...trace, calculation: { op: 'sum' } }, 'A calculation in the trace cannot be read'],
    [
      { ...trace, inputs: [{ ...trace, inputs: [], calculation: undefined }, trace.inputs[1]] },
      'The figure sum is made of itself',
    ],
  ])('says what is wrong with it: %#', (wrong, message) =>
    expect(() => evaluateTrace(wrong as Trace)).toThrow(message),
  );

  it('agrees with every figure of any worksheet', () => {
    const amounts = fc.array(fc.integer({ min: -9999, max: 9999 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.nat(4), (values, places) => {
        const cells = values.map((value, at) => given(`c${at}`, String(value / 100)));
        const part = figure(
          dividedBy(plus(...cells), constant(7)),
          () => ({ key: 'part', label: text('甲', 'A') }),
          places,
        );
        const top = exactFigure(minus(part, ...cells, times(part, cells[0]!)), () => ({
          ...{ key: 'top', label: text('乙', 'B') },
        }));
        const whole = traceOf(top);
        expect(all(whole).filter((each) => evaluateTrace(each, whole) !== each.value)).toEqual([]);
      }),
    );
  });
});
