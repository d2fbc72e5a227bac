import { text } from '../kernel';
import { addUp } from '../kernel/money';
import { computed, money, type Draft } from '../records';
import {
  fundingLabels,
  fundingSources,
  governmentSubjects,
  subjectLabels,
  type FundingSource,
  type GovernmentSubject,
} from './government-subject';

/** The field of a subject's amount by where the money comes from, e.g. `equipmentGrant`. */
export type AmountField = `${GovernmentSubject}${FundingSource}`;

const amountField = (subject: GovernmentSubject, source: FundingSource) =>
  money('yuan', {
    label: text(
      `${subjectLabels[subject].zh}·${fundingLabels[source].zh}(元)`,
      `${subjectLabels[subject].en}, ${fundingLabels[source].en.toLowerCase()} (yuan)`,
    ),
    min: '0',
    initial: () => '0.00',
    example: '100000.00',
  });

export const fieldOf = (subject: GovernmentSubject, source: FundingSource): AmountField => `${subject}${source}`;

/** The amounts of a subject by source, in the order of the official table. */
export const amountFields: readonly AmountField[] = governmentSubjects.flatMap((subject) =>
  fundingSources.map((source) => fieldOf(subject, source)),
);

/** The amounts of a budget as a row or a form has them, 元; an empty one is a subject without a budget. */
export type SubjectAmounts = Readonly<Partial<Record<AmountField, string | null>>>;

/** The sum of some amounts of a row, 元; null while none of them is given. */
export function sumOf(row: Draft, fields: readonly string[]): string | null {
  const given = fields.flatMap((name) => (row[name] ? [String(row[name])] : []));
  return given.length === 0 ? null : addUp(given) || null;
}

const fieldsOfSource = (source: FundingSource) => governmentSubjects.map((subject) => fieldOf(subject, source));

/** Fields of a budget by subject and source. Totals are always made of them, never typed. */
export const subjectAmounts = {
  equipmentGrant: amountField('equipment', 'Grant'),
  equipmentOwn: amountField('equipment', 'Own'),
  businessGrant: amountField('business', 'Grant'),
  businessOwn: amountField('business', 'Own'),
  labourGrant: amountField('labour', 'Grant'),
  labourOwn: amountField('labour', 'Own'),
  indirectGrant: amountField('indirect', 'Grant'),
  indirectOwn: amountField('indirect', 'Own'),
  grantTotal: computed('money', (draft) => sumOf(draft, fieldsOfSource('Grant')), {
    label: text('专项资金合计(元)', 'Grant in total (yuan)'),
  }),
  ownTotal: computed('money', (draft) => sumOf(draft, fieldsOfSource('Own')), {
    label: text('自筹资金合计(元)', 'Own funds in total (yuan)'),
  }),
  total: computed('money', (draft) => sumOf(draft, amountFields), {
    label: text('预算合计(元)', 'Budget in total (yuan)'),
  }),
};

export const totalFields = ['grantTotal', 'ownTotal', 'total'] as const;
