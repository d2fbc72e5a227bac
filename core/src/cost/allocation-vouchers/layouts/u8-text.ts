import { amountOn, type VoucherLayout } from './voucher-content';

/** Positions of a line, counted from 1; the program reads the others as blank. */
const POSITIONS = 48;
/** Positions of 现金流量, 外部系统 and the like that lines in use have a 0 in. */
const ZEROS = [28, 30, 39, 40, 41, 42, 43, 45, 46, 47, 48];

/**
 * The text of 用友 U8 总账工具—凭证引入: GBK, CR LF, a first line `填制凭证,V800`, a line for each entry, parted by commas:
 * 1 制单日期 · 2 凭证类别字 · 3 凭证号 · 4 附单据数 · 5 摘要 · 6 科目编码 · 7 借方金额 · 8 贷方金额 · 9 数量 · 10 外币 · 11 汇率 · 12 制单人 ·
 * 16 部门编码 · 21 项目编码. A comma within a text would part it, so it becomes a full-width one.
 */
export const u8Text: VoucherLayout = ({ name, head, entries }) => ({
  name: `${name}.txt`,
  flat: {
    kind: 'text',
    encoding: 'gbk',
    lines: [
      '填制凭证,V800',
      ...entries.map((entry) => {
        const cells = new Map<number, string>([
          ...ZEROS.map((at) => [at, '0'] as const),
          [1, head.date],
          [2, head.voucherType],
          [3, head.voucherNo],
          [4, '0'],
          [5, entry.summary],
          [6, entry.subjectCode],
          [7, amountOn(entry, 'debit') ?? '0'],
          [8, amountOn(entry, 'credit') ?? '0'],
          [9, '0'],
          [10, '0'],
          [11, '0'],
          [12, head.preparer],
          [16, entry.department ?? ''],
          [21, entry.project?.code ?? ''],
        ]);
        return Array.from({ length: POSITIONS }, (_, at) => plain(cells.get(at + 1) ?? '')).join(',');
      }),
    ],
  },
});

const plain = (cell: string): string => cell.replaceAll(',', '，').replace(/\p{Cc}+/gu, ' ');
