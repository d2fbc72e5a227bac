import { text } from '@rdm/core/kernel';
import type { CategoryAmounts, LedgerPort } from '@rdm/core/ledger';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { id, underEach, year, yuan } from './wire-values';

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
  bookAmount: v.nullable(yuan),
  taxAmount: yuan,
  categories: underEach(categories, yuan),
  items: v.pipe(v.record(v.string(), yuan), v.description('By cost item, e.g. `1.1`; what is 0 is left out')),
};
const words = v.nullable(v.string());

export const ledgerSheetAnswers: Pick<AnswersOf<LedgerPort>, 'ledgerSheet'> = {
  ledgerSheet: {
    about: text(
      '研发支出辅助账',
      'The R&D ledger of a project and year, row by row, with what earlier years brought to a capitalised project. The ' +
        'total holds that opening balance.',
    ),
    schema: v.object({
      reportId: id,
      year,
      projectId: id,
      projectCode: v.string(),
      projectName: v.string(),
      completion: v.string(),
      expenditureType: v.string(),
      devForm: words,
      opening: v.nullable(v.object(amounts)),
      rows: v.array(
        v.object({
          id,
          month: v.string(),
          origin: words,
          verification: words,
          voucherId: v.nullable(id),
          voucherResource: v.nullable(v.string()),
          voucherDate: words,
          voucherType: words,
          voucherNo: words,
          summary: words,
          ...amounts,
        }),
      ),
      total: v.object(amounts),
    }),
  },
};
