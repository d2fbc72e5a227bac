import { computedBy, date, defineResource, dictionary, integer, longText, string, year } from '../records';
import { text } from '../kernel';
import { projectReference } from '../project';
import { CLOSING_EXTENT } from './closing-extent';
import { viewAmount } from './views/view-fields';

const shownText = (zh: string, en: string) => string({ label: text(zh, en), readOnly: true });

/**
 * The entries of R&D cost that reduce it or only carry it forward, each with what it is and why (凭证结转). Computed from
 * the vouchers, the matching, the list of closing accounts and the rulings as they are when it is read.
 */
export const closingEntryView = defineResource('blade-rdm/closingentry', {
  label: text('凭证结转', 'Closing entries'),
  fields: {
    year: year({ label: text('年度', 'Year'), initial: (today) => today.slice(0, 4), readOnly: true }),
    date: date({ label: text('日期', 'Date'), readOnly: true }),
    voucherType: shownText('凭证字', 'Voucher type'),
    voucherNo: shownText('凭证号', 'Voucher number'),
    entryNo: integer({ label: text('分录号', 'Entry'), readOnly: true }),
    summary: shownText('摘要', 'Summary'),
    subjectCode: shownText('科目编码', 'Account code'),
    subjectName: shownText('科目名称', 'Account'),
    item: dictionary('cost_item', { label: text('费用项目', 'Cost item'), readOnly: true }),
    projectId: projectReference((draft) => draft.year, { label: text('研发项目', 'Project'), readOnly: true }),
    booked: viewAmount(text('借方减贷方', 'Debit less credit')),
    closing: dictionary(CLOSING_EXTENT, { label: text('结转判断', 'Closing'), readOnly: true }),
    closed: viewAmount(text('结转金额', 'Carried forward')),
    reason: longText({ label: text('判断依据', 'Why'), readOnly: true }),
  },
  naturalKey: ['date', 'voucherType', 'voucherNo', 'entryNo'],
  title: 'summary',
  search: ['year', 'closing', 'subjectCode', 'projectId'],
  searchAlways: ['year'],
  columns: [
    'date',
    'voucherType',
    'voucherNo',
    'entryNo',
    'summary',
    'subjectCode',
    'booked',
    'closing',
    'closed',
    'item',
    'projectCode',
    'subjectName',
    'reason',
  ],
  order: [{ field: 'date' }, { field: 'voucherType' }, { field: 'voucherNo' }, { field: 'entryNo' }],
  calls: ['list', 'detail', 'export'],
  permissions: computedBy('closingentry', 'closingvoucher_edit'),
  origin: 'view',
});
