import { fill, text, type FieldFault } from '../kernel';
import { addUp, formatMoney, yuan } from '../kernel/money';
import { adjustedField } from './own-budget';
import { fundingLabels, fundingSources, governmentSubjects, subjectLabels } from './government-subject';
import { fieldOf, type AmountField, type SubjectAmounts } from './subject-amounts';

const EXCEEDED = text(
  '{zhSubject}（{zhSource}）分配合计 {sum} 元，超过课题预算 {budget} 元，超出 {excess} 元；请调整各单位预算或课题预算',
  'The parts of {enSubject} ({enSource}) make {sum} yuan, above the {budget} yuan of the budget by {excess} yuan; change the parts or the budget',
);
const NOT_EVEN = text(
  '各科目调剂合计应为零，现为 {sum} 元；请核对调增与调减',
  'What is shifted between subjects must make zero, not {sum} yuan; check the increases and reductions',
);
const BELOW_ZERO = text(
  '{zhSubject}调剂后预算为 {after} 元，不能为负数',
  '{enSubject} would be {after} yuan after the shift; it cannot be negative',
);
const INDIRECT_UP = text(
  '间接费用预算不得调增，只能调减用于直接费用',
  'The budget of indirect cost cannot be increased, only reduced for direct cost',
);
const PASSED_ON = text(
  '转拨 {paid} 元，超过分配给该单位的专项资金预算 {budget} 元，超出 {excess} 元',
  'The {paid} yuan passed on exceed the {budget} yuan of grant allotted to the unit by {excess} yuan',
);

const amountOf = (row: SubjectAmounts, field: AmountField) => row[field] ?? '0';

/** What the parts of a budget make more than the budget itself, by subject and source: one fault each. */
export function partsAboveBudget(budget: SubjectAmounts, parts: readonly SubjectAmounts[]): FieldFault[] {
  return governmentSubjects.flatMap((subject) =>
    fundingSources.flatMap((source): FieldFault[] => {
      const field = fieldOf(subject, source);
      const limit = amountOf(budget, field);
      const sum = addUp(parts.map((part) => amountOf(part, field)));
      const excess = yuan(sum).minus(yuan(limit));
      if (excess.compare(yuan(0)) <= 0) return [];
      const message = fill(EXCEEDED, {
        ...{ zhSubject: subjectLabels[subject].zh, enSubject: subjectLabels[subject].en },
        ...{ zhSource: fundingLabels[source].zh, enSource: fundingLabels[source].en },
        ...{ sum: formatMoney(sum), budget: formatMoney(limit), excess: formatMoney(excess.toString()) },
      });
      return [{ field, message }];
    }),
  );
}

type Row = Readonly<Record<string, unknown>>;

/** What is wrong with a shift of the grant between subjects (国办发〔2021〕32号 一（二）; indirect cost: 财教〔2021〕178号). */
export function shiftFaults(own: Row & SubjectAmounts): FieldFault[] {
  const shiftOf = (field: string) => String(own[field] ?? '0');
  const fields = governmentSubjects.map(adjustedField);
  const sum = addUp(fields.map(shiftOf));
  const found: FieldFault[] = [];
  if (!yuan(sum).isZero()) {
    const first = fields.find((field) => !yuan(shiftOf(field)).isZero())!;
    found.push({ field: first, message: fill(NOT_EVEN, { sum: formatMoney(sum) }) });
  }
  for (const subject of governmentSubjects) {
    const field = adjustedField(subject);
    const after = yuan(amountOf(own, fieldOf(subject, 'Grant'))).plus(yuan(shiftOf(field)));
    if (subject === 'indirect' && yuan(shiftOf(field)).compare(yuan(0)) > 0) {
      found.push({ field, message: INDIRECT_UP });
    } else if (after.compare(yuan(0)) < 0) {
      const named = { zhSubject: subjectLabels[subject].zh, enSubject: subjectLabels[subject].en };
      found.push({ field, message: fill(BELOW_ZERO, { ...named, after: formatMoney(after.toString()) }) });
    }
  }
  return found;
}

/** A unit is passed on no more of the grant than was allotted to it. */
export function passedOnFaults(unit: Row): FieldFault[] {
  const [paid, budget] = [String(unit.paidAmount ?? '0'), String(unit.grantTotal ?? '0')];
  const excess = yuan(paid).minus(yuan(budget));
  if (excess.compare(yuan(0)) <= 0) return [];
  const amounts = { paid: formatMoney(paid), budget: formatMoney(budget), excess: formatMoney(excess.toString()) };
  return [{ field: 'paidAmount', message: fill(PASSED_ON, amounts) }];
}
