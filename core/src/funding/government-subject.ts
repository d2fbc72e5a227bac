import { text } from '../kernel';

/**
 * The subjects of a government project's budget: three of direct cost and the indirect cost (国办发〔2021〕32号 二（四）,
 * which merged nine subjects of direct cost into three). Cost items of the tax ledgers are other ones.
 */
export const subjectLabels = {
  equipment: text('设备费', 'Equipment'),
  business: text('业务费', 'Operations'),
  labour: text('劳务费', 'Labour'),
  indirect: text('间接费用', 'Indirect cost'),
} as const;

export type GovernmentSubject = keyof typeof subjectLabels;
export const governmentSubjects = Object.keys(subjectLabels) as readonly GovernmentSubject[];

/** Where the money of a budget comes from. */
export const fundingLabels = {
  Grant: text('专项资金', 'Grant'),
  Own: text('自筹资金', 'Own funds'),
} as const;

export type FundingSource = keyof typeof fundingLabels;
export const fundingSources = Object.keys(fundingLabels) as readonly FundingSource[];

export const GOVERNMENT_SUBJECT = 'government_subject';

export const isGovernmentSubject = (key: unknown): key is GovernmentSubject =>
  typeof key === 'string' && Object.hasOwn(subjectLabels, key);

/**
 * The subject that spending on a cost item belongs to unless it states one: personnel is 劳务费, depreciation and rent of
 * instruments and equipment 设备费, all else 业务费. Indirect cost is no cost item, so it has to be stated.
 *
 * @param item `1.1` … `7.3`
 */
export function subjectOfItem(item: string): GovernmentSubject {
  if (item.startsWith('1.')) return 'labour';
  return item.startsWith('3.') || item === '2.8' ? 'equipment' : 'business';
}
