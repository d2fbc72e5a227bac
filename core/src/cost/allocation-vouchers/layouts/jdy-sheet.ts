import { voucherSheet, type SheetColumn } from './sheet-column';
import { amountOn, type VoucherLayout } from './voucher-content';

const columns: readonly SheetColumn[] = [
  { heading: '日期', value: (_, __, { head }) => head.date },
  { heading: '凭证字', value: (_, __, { head }) => head.voucherType },
  { heading: '凭证号', value: (_, __, { head }) => head.voucherNo },
  { heading: '附件数', kind: 'integer', value: () => '0' },
  { heading: '分录序号', kind: 'integer', value: (_, at) => String(at + 1) },
  { heading: '摘要', value: ({ summary }) => summary },
  { heading: '科目代码', value: ({ subjectCode }) => subjectCode },
  { heading: '科目名称', value: ({ subjectName }) => subjectName },
  { heading: '借方金额', kind: 'money', value: (entry) => amountOn(entry, 'debit') },
  { heading: '贷方金额', kind: 'money', value: (entry) => amountOn(entry, 'credit') },
  { heading: '客户' },
  { heading: '供应商' },
  { heading: '职员' },
  { heading: '项目', value: ({ project }) => project?.code ?? null },
  { heading: '部门', value: ({ department }) => department },
  { heading: '存货' },
  { heading: '自定义辅助核算类别' },
  { heading: '自定义辅助核算编码' },
  { heading: '自定义辅助核算类别1' },
  { heading: '自定义辅助核算编码1' },
  { heading: '数量' },
  { heading: '单价' },
  { heading: '原币金额', kind: 'money', value: ({ amount }) => amount },
  { heading: '币别', value: () => 'RMB' },
  { heading: '汇率', kind: 'number', value: () => '1' },
];

/**
 * The 25 columns of 金蝶精斗云 and KIS 云 凭证导入, which are also those of their export: dates as text `yyyy-MM-dd`, every row
 * complete, 币别 RMB at 汇率 1.
 */
export const jdySheet: VoucherLayout = voucherSheet(
  ({ head }) => `凭证列表#${head.date.slice(0, 4)}年第${Number(head.date.slice(5, 7))}期`,
  () => columns,
);
