import * as v from 'valibot';
import { answer } from '../records';
import { costItems } from '../tax';
import type { CategoryAmounts } from './category-amounts';
import { sourceNote } from './summary-answers';

const categories = [
  'personnel',
  'directInput',
  'depreciation',
  'amortisation',
  'design',
  'other',
  'entrustDomestic',
  'entrustOverseas',
  'entrustOverseasPerson',
] as const satisfies readonly (keyof CategoryAmounts)[];

const amounts = {
  bookAmount: v.nullable(answer.yuan),
  taxAmount: answer.yuan,
  taxAdjustment: v.pipe(v.nullable(answer.yuan), v.description('Tax amount less amount booked, of what is booked')),
  categories: answer.underEach(categories, answer.yuan),
  items: v.pipe(v.record(v.string(), answer.yuan), v.description('By cost item, e.g. `1.1`; what is 0 is left out')),
};
const textOrNull = v.nullable(v.string());

/** Schema of `LedgerSheet`. */
export const ledgerSheetAnswer = v.object({
  reportId: answer.id,
  ledgerId: v.string(),
  year: answer.year,
  projectId: answer.id,
  projectCode: v.string(),
  projectName: v.string(),
  completion: v.string(),
  expenditureType: v.string(),
  devForm: textOrNull,
  opening: v.nullable(v.object(amounts)),
  rows: v.array(
    v.object({
      id: answer.id,
      month: v.string(),
      origin: textOrNull,
      verification: textOrNull,
      voucherId: v.nullable(answer.id),
      voucherResource: v.nullable(v.string()),
      voucherDate: textOrNull,
      voucherType: textOrNull,
      voucherNo: textOrNull,
      summary: textOrNull,
      excluded: answer.yuan,
      adjustment: textOrNull,
      collected: amounts.items,
      ...amounts,
    }),
  ),
  total: v.object(amounts),
  entrusted: v.optional(v.object({ relatedParty: v.nullable(v.boolean()), overseas: v.nullable(v.boolean()) })),
  related: v.optional(
    v.object({
      relation: v.picklist(['all', 'some', 'none', 'unknown']),
      lines: v.array(
        v.object({
          id: answer.id,
          partnerName: v.string(),
          item: v.picklist(costItems.map(({ code }) => code)),
          amount: answer.yuan,
          voucherDate: textOrNull,
          voucherType: textOrNull,
          voucherNo: textOrNull,
          summary: textOrNull,
        }),
      ),
      opening: amounts.items,
    }),
  ),
  sources: v.optional(v.array(sourceNote)),
});
