import { text } from '../../kernel';
import { existing, type Call } from '../../records';
import { costResources } from '../cost-resources';
import { intangibleAsset } from '../entities';
import { amountIn } from '../fixed-asset-schedule';
import { intangibleSchedules } from '../intangible-schedule';
import type { IntangibleRow } from '../registers';
import { scheduleAnswer, type AssetScheduleAnswer } from './schedule-answer';

/** Both schedules of an intangible asset by month and year, as its amortisation is collected from them. @throws Refusal 404 */
export async function intangibleAssetSchedules(
  call: Call,
  { id }: { readonly id: string },
): Promise<AssetScheduleAnswer> {
  const record = await existing(call, intangibleAsset, id);
  const { category, taxTerm } = record;
  // Dictionary fields are typed as plain text.
  const keys = { category, taxTerm } as Required<Pick<IntangibleRow, 'category' | 'taxTerm'>>;
  const schedules = intangibleSchedules({ ...record, ...keys });
  return scheduleAnswer({
    assetsCode: record.assetsCode,
    assetsName: record.assetsName,
    source: { resource: costResources.intangible, id },
    schedules,
    sides,
    basis: { document: '企业所得税法实施条例', article: '第六十七条' },
    imported: [],
    ofMonth: (month) => ({
      book: amountIn(schedules.book, month) ?? '0.00',
      tax: amountIn(schedules.tax, month) ?? '0.00',
      importedSides: [],
    }),
  });
}

const sides = {
  book: text('账面摊销', 'Amortisation in the accounts'),
  tax: text('税前扣除的摊销', 'Amortisation deducted before tax'),
  none: text('当月不摊销', 'No amortisation in this month'),
} as const;
