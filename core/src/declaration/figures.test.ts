import { describe, expect, test } from 'vitest';
import { paperNames } from '../enterprise';
import { figureDifferences } from './figures';

const form = (addedType: string, value: string) => ({ addedType, lines: { 40: value, 51: value } });
const summary = (value: string) => ({ total: { columns: { '9': value, '6.21': value, '10': value } } });

/** The papers of a declaration as a store gives them back: by their names, in no order of their own. */
const papers = (value: string) =>
  new Map<string, unknown>([
    [paperNames.ledger('7'), { projectCode: 'RD01', expenditureType: 'expensed', total: { taxAmount: value } }],
    [paperNames.preferential('H1'), form('H1', value)],
    [paperNames.summary2015, summary(value)],
    [paperNames.preferential('ANNUAL'), form('ANNUAL', value)],
  ]);

describe('the figures that differ between two declarations', () => {
  test('stand form by form, the annual A107012 first, and column by column', () => {
    const lines = figureDifferences(papers('1.00'), papers('2.00'), '2024');
    expect(lines.map(({ paper, label }) => `${paper.zh} ${label.zh.split(' ').at(-1)}`)).toEqual([
      expect.stringMatching(/^A107012 /),
      expect.stringMatching(/^A107012 /),
      expect.stringMatching(/^A107012（上半年） /),
      expect.stringMatching(/^A107012（上半年） /),
      '汇总表（2015版） 第6.21栏',
      '汇总表（2015版） 第9栏',
      '汇总表（2015版） 第10栏',
      '辅助账 合计',
    ]);
    expect(lines[0]).toMatchObject({ before: '1.00', after: '2.00' });
  });

  test('are none between the same papers', () => {
    expect(figureDifferences(papers('1.00'), papers('1.00'), '2024')).toEqual([]);
  });

  test('have no value where only one of the two has the figure', () => {
    const [line] = figureDifferences(new Map(), papers('2.00'), '2024');
    expect(line).toMatchObject({ before: null, after: '2.00' });
  });
});
