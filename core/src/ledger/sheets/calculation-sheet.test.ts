import { describe, expect, it } from 'vitest';
import { plus, text, type FormAmount, type FormRow, type Trace } from '../../kernel';
import { calculationSheet } from './calculation-sheet';

const leaf = (key: string, value: string): Trace => ({
  key,
  label: text(`名${key}`, key),
  value,
  formula: text('登记数', 'As entered'),
  inputs: [],
});
const sumOf = (key: string, value: string, inputs: readonly Trace[]): Trace => ({
  ...leaf(key, value),
  formula: text('合计', 'sum'),
  inputs,
  calculation: plus(...inputs.map((_, at) => at)),
});

const salary = leaf('salary', '100.00');
const line4 = sumOf('line4', '100.00', [salary]);
const line3 = sumOf('line3', '130.00', [line4, leaf('fees', '30.00')]);
const total = sumOf('total', '230.00', [line3, { ...line4, inputs: [], calculation: undefined }]);
const place = { sheet: '表', column: 2, row: 9, name: '第4行' };

const made = (places: Parameters<typeof calculationSheet>[0]['places'] = new Map()) =>
  calculationSheet({ title: '计算过程', traces: [total], places });
const amounts = (rows: readonly FormRow[]) => rows.map(({ cells }) => cells[3] as FormAmount);

describe('The calculation behind a form', () => {
  it('shows each figure above those it is made of, one level deeper', () => {
    const { body } = made().sheet;
    expect(body.map(({ level, cells }) => [level, cells[1]])).toEqual([
      [0, { text: '名total', indent: 0 }],
      [1, { text: '名line3', indent: 1 }],
      [2, { text: '名line4', indent: 2 }],
      [3, { text: '名salary', indent: 3 }],
      [2, { text: '名fees', indent: 2 }],
      [1, { text: '名line4', indent: 1 }],
    ]);
  });

  it('makes every figure of the cells of its inputs, and points to where one stood before', () => {
    expect(amounts(made().sheet.body).map(({ value, formula }) => [value, formula])).toEqual([
      ['230.00', 'D4+D5'],
      ['130.00', 'D5+D7'],
      ['100.00', 'D6'],
      ['100.00', undefined],
      ['30.00', undefined],
      ['100.00', 'D5'],
    ]);
  });

  it('leaves the formula of a printed figure to the form, and takes its value from there', () => {
    const { sheet, printed } = made(new Map([['line4', place]]));
    expect(printed('line4', { value: '100.00', places: 2 })).toEqual({
      value: '100.00',
      places: 2,
      formula: "'计算过程'!D6",
    });
    expect(amounts(sheet.body)[0]).toMatchObject({ formula: "D4+'表'!C9" });
    expect(amounts(sheet.body)[2]).toMatchObject({ formula: "'表'!C9" });
    expect(sheet.body[2]!.cells[0]).toEqual({ text: '第4行' });
  });

  it('does not take figures of the same name and another value for the same', () => {
    const two = sumOf('total', '7.00', [leaf('cost', '3.00'), leaf('cost', '4.00')]);
    const { body } = calculationSheet({ title: '计算过程', traces: [two], places: new Map() }).sheet;
    expect(amounts(body).map(({ value, formula }) => [value, formula])).toEqual([
      ['7.00', 'D4+D5'],
      ['3.00', undefined],
      ['4.00', undefined],
    ]);
  });

  it('sets what is no amount as the text it is', () => {
    const rate = sumOf('total', '0.00', []);
    const { body } = calculationSheet({
      title: '计算过程',
      traces: [{ ...rate, inputs: [leaf('rate', '25%')] }],
      places: new Map(),
    }).sheet;
    expect(body[1]!.cells[3]).toEqual({ text: '25%' });
  });
});
