import { money } from '../records';
import { text } from '../kernel';

/** Columns 7–14 of the 2021 ledger, plus what is paid to overseas individuals, which is never deductible. */
export const categoryFields = {
  personnel: money('yuan', { label: text('人员人工费用', 'Personnel') }),
  directInput: money('yuan', { label: text('直接投入费用', 'Direct input') }),
  depreciation: money('yuan', { label: text('折旧费用', 'Depreciation') }),
  amortisation: money('yuan', { label: text('无形资产摊销', 'Amortisation') }),
  design: money('yuan', { label: text('新产品设计费等', 'Design') }),
  other: money('yuan', { label: text('其他相关费用', 'Other related costs') }),
  entrustDomestic: money('yuan', { label: text('委托境内机构或个人费用', 'Entrusted, domestic') }),
  entrustOverseas: money('yuan', { label: text('委托境外机构费用', 'Entrusted, overseas institution') }),
  entrustOverseasPerson: money('yuan', { label: text('委托境外个人费用', 'Entrusted, overseas individual') }),
} as const;
