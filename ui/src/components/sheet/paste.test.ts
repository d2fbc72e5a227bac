import { describe, expect, it } from 'vitest';
import { blockOf, pasted } from './paste';

describe('blockOf', () => {
  it('reads lines and cells as spreadsheets copy them', () => {
    expect(blockOf('1\t2\r\n3\t\r\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
  });
  it('leaves a single figure to the cell', () => expect(blockOf('12.5')).toBeUndefined());
});

describe('pasted', () => {
  const columns = [
    { key: 'a', title: 'A' },
    { key: 'b', title: 'B' },
  ];
  const input = { value: '', editable: true };
  const computed = { value: '0' };
  const rows = [
    { line: '1', name: '一', cells: [input, input] },
    { line: '2', name: '二', cells: [computed, input] },
  ];
  it('keeps places and leaves out computed figures, words and what falls beside the sheet', () => {
    const block = [
      ['1,000', 'x', '9'],
      ['2', '3.5'],
      ['4', '5'],
    ];
    expect(pasted(block, rows, columns, { row: 0, column: 0 })).toEqual([
      { line: '1', column: 'a', value: '1000' },
      { line: '2', column: 'b', value: '3.5' },
    ]);
  });
});
