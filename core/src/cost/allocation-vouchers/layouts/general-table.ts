import { rowsOf, voucherSheet, type SheetColumn } from './sheet-column';
import { amountOn, type VoucherLayout } from './voucher-content';

/** The columns most accounting programs ask for; every row is complete. */
const columns: readonly SheetColumn[] = [
  { heading: '日期', value: (_, __, { head }) => head.date },
  { heading: '凭证字', value: (_, __, { head }) => head.voucherType },
  { heading: '凭证号', value: (_, __, { head }) => head.voucherNo },
  { heading: '附单据数', kind: 'integer', value: () => '0' },
  { heading: '摘要', value: ({ summary }) => summary },
  { heading: '科目编码', value: ({ subjectCode }) => subjectCode },
  { heading: '科目名称', value: ({ subjectName }) => subjectName },
  { heading: '借方金额', kind: 'money', value: (entry) => amountOn(entry, 'debit') },
  { heading: '贷方金额', kind: 'money', value: (entry) => amountOn(entry, 'credit') },
  { heading: '部门', value: ({ department }) => department },
  { heading: '项目', value: ({ project }) => project?.code ?? null },
  { heading: '往来' },
  { heading: '制单人', value: (_, __, { head }) => head.preparer },
];

/** The general table as a workbook. */
export const generalSheet: VoucherLayout = voucherSheet(
  () => '凭证',
  () => columns,
);

/** The general table as comma-separated values (RFC 4180) in UTF-8. */
export const generalCsv: VoucherLayout = (content) => ({
  name: `${content.name}.csv`,
  flat: {
    kind: 'text',
    encoding: 'utf-8',
    lines: [columns.map(({ heading }) => heading), ...rowsOf(columns, content)].map((cells) =>
      cells.map((cell, at) => csvCell(cell ?? '', columns[at]!)).join(','),
    ),
  },
});

/** A text that a spreadsheet program would run as a formula is kept one by an apostrophe. */
function csvCell(cell: string, { kind = 'text' }: SheetColumn): string {
  const safe = kind === 'text' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
