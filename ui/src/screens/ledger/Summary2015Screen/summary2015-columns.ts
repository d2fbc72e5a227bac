import { text, type Text } from '@rdm/core/internal/kernel';
import { costCategories, summary2015ColumnName, summary2015Columns, type Summary2015Column } from '@rdm/core/tax';
import type { PaperColumn } from '../paper/paper-table';

const detail = text('研发费用明细', 'R&D cost in detail');
const categoryOf = ['personnel', 'directInput', 'depreciation', 'amortisation', 'design', 'other'] as const;

const ordinals = ['一', '二', '三', '四', '五', '六'];

/** The merged heads over a column: items are under their category, other columns have none. */
function groupsOf(column: Summary2015Column): readonly Text[] {
  const category = categoryOf[Number(column[0]) - 1];
  if (!category || !column.includes('.')) return [];
  const { zh, en } = costCategories[category].label;
  return [detail, text(`${ordinals[Number(column[0]) - 1]}、${zh}`, en)];
}

const option = (key: string, zh: string, en: string, width = 80): PaperColumn => ({
  key,
  title: text(zh, en),
  width,
  align: 'center',
});

/** Not needed to tell the rows of the sheet apart. */
const folded = (column: PaperColumn): PaperColumn => ({ ...column, folds: true });

/** The columns before the amounts: 附件5 of 税总公告2015年第97号. */
export const headColumns: readonly PaperColumn[] = [
  { key: 'number', title: text('序号', 'No.'), width: 52, align: 'center', sticky: true },
  { key: 'name', title: text('项目名称', 'Project'), width: 188, sticky: true, subject: true },
  { key: 'code', title: text('项目编号', 'Code'), width: 96 },
  option('form', '研发形式', 'Form', 92),
  option('expenditureType', '资本化、费用化支出选项', 'Capitalised or expensed', 84),
  folded(option('completion', '项目实施状态选项', 'State')),
  folded(option('relatedParty', '委托方与受托方是否存在关联关系选项', 'Related parties', 88)),
  folded(option('overseas', '是否委托境外选项', 'Overseas', 96)),
  folded(option('achievements', '研发成果', 'Results')),
  folded(option('certificateNo', '研发成果证书号', 'Certificate')),
];

const ofWholeRow: ReadonlySet<Summary2015Column> = new Set(['6.21', '7', '8', '9']);

/** The amounts: 1.1 … 5.4, 6.21, 7, 7.1, 8, 8.1, 9, 9.1. docs/rules.md, Summary of 2015 */
export const columns: readonly PaperColumn[] = [
  ...headColumns,
  ...summary2015Columns.map((column): PaperColumn => {
    const groups = groupsOf(column);
    const title = summary2015ColumnName(column);
    const sums = ofWholeRow.has(column);
    return { key: column, title, number: column, width: 116, sums, ...(groups.length > 0 && { groups }) };
  }),
];
