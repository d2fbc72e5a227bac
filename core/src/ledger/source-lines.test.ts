import { describe, expect, it } from 'vitest';
import { text } from '../kernel';
import { sourceFooter, sourceLines, sourcesInShort } from './source-lines';

const rows = text(
  '自动：薪酬台账本年有 12 行，按台账分摊',
  'Automatic: rows of the year in the register of pay: 12; allocated',
);
const none = text('没有对应的台账，取自凭证', 'No register gives this item: vouchers');
const chosen = text('按项目设置：取自凭证', 'Chosen for the project: vouchers');
const notes = [
  { item: '1.1', origin: 'allocation', reason: rows },
  { item: '1.1', origin: 'voucher', reason: chosen },
  { item: '5.1', origin: 'voucher', reason: none },
];

describe('the sources of a paper', () => {
  it('name each item, where it was taken from and why', () => {
    const lines = sourceLines(notes);
    expect(lines.map(({ zh }) => zh)).toEqual([
      '1.1 直接从事研发活动人员工资薪金：台账分摊（自动：薪酬台账本年有 12 行，按台账分摊）',
      '1.1 直接从事研发活动人员工资薪金：凭证（按项目设置：取自凭证）',
      '5.1 新产品设计费：凭证（没有对应的台账，取自凭证）',
    ]);
    expect(lines[2]!.en).toMatch(/^5\.1 .+: vouchers \(No register gives this item: vouchers\)$/);
  });

  it('in short list the items by where they were taken from, each once', () => {
    expect(sourcesInShort(notes)?.zh).toBe('1.1 台账分摊；1.1、5.1 凭证');
    expect(sourcesInShort(notes.slice(2))).toEqual(text('5.1 凭证', '5.1 vouchers'));
    expect(sourcesInShort([])).toBeNull();
  });

  it('stand under a calculation sheet as a block, which a paper without them lacks', () => {
    expect(sourceFooter(notes)).toHaveLength(4);
    expect(sourceFooter(notes)[0]).toBe('费用来源：');
    expect(sourceFooter()).toEqual([]);
  });
});
