import { text } from '../kernel';
import { exclusionReasons } from '../tax';
import type { StandardDictionary } from '../system';
import {
  ALLOCATION_AUXILIARY,
  ALLOCATION_SIDE,
  allocationSideLabels,
  auxiliaryLabels,
} from './allocation-vouchers/account-labels';
import {
  ALLOCATION_VOUCHER_STATE,
  VOUCHER_FORMAT,
  allocationVoucherStates,
  voucherFormatLabels,
} from './allocation-vouchers/voucher-format';
import { AUDIT_SUBJECT, auditSubjectLabels } from './audit/audit-subject';
import { CLOSING_EXTENT, closingExtentLabels } from './closing-extent';
import { COST_SOURCE, costSourceLabels } from './cost-source-labels';
import { BATCH_DISPOSITION, batchDispositions } from './outcomes/production-batch';

/** The dictionaries of the month audit, of the sources of cost, of what does not count, of grants, trial batches and vouchers out. */
export const costDictionaries: readonly StandardDictionary[] = [
  {
    code: AUDIT_SUBJECT,
    name: text('审核科目', 'Subject of the month audit'),
    entries: Object.entries(auditSubjectLabels),
  },
  {
    code: 'exclusion_reason',
    name: text('不予加计原因', 'Why cost does not count'),
    entries: Object.entries(exclusionReasons).map(([code, { label }]) => [code, label] as const),
  },
  {
    code: 'cost_eligibility',
    name: text('加计扣除判定', 'Whether a project counts'),
    entries: [
      ['eligible', text('予以加计', 'Counts')],
      ['excluded', text('不予加计', 'Does not count')],
    ],
  },
  {
    code: 'grant_treatment',
    name: text('政府补助税务处理', 'Tax treatment of a grant'),
    entries: [
      ['nonTaxable', text('不征税收入', 'Non-taxable income')],
      ['taxable', text('应税收入', 'Taxable income')],
      ['net', text('净额法冲减', 'Set off against the cost')],
    ],
  },
  { code: COST_SOURCE, name: text('费用来源', 'Source of cost'), entries: Object.entries(costSourceLabels) },
  { code: CLOSING_EXTENT, name: text('结转判断', 'Closing'), entries: Object.entries(closingExtentLabels) },
  {
    code: BATCH_DISPOSITION,
    name: text('试制批次去向', 'Disposition of a trial batch'),
    entries: Object.entries(batchDispositions),
  },
  {
    code: VOUCHER_FORMAT,
    name: text('凭证文件格式', 'Format of a voucher file'),
    entries: Object.entries(voucherFormatLabels),
  },
  {
    code: ALLOCATION_VOUCHER_STATE,
    name: text('分配凭证状态', 'State of an allocation voucher'),
    entries: Object.entries(allocationVoucherStates),
  },
  {
    code: ALLOCATION_SIDE,
    name: text('分配凭证科目用途', 'Side of an account'),
    entries: Object.entries(allocationSideLabels),
  },
  {
    code: ALLOCATION_AUXILIARY,
    name: text('科目辅助核算', 'Auxiliary accounting'),
    entries: Object.entries(auxiliaryLabels),
  },
];
