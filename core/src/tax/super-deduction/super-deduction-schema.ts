import * as v from 'valibot';
import { inLanguage, text } from '../../kernel';
import { holds, kindsField, objectOf, oneOf, positiveField, wholeField, yearField } from '../input/fields';
import { costFields, distinctProjects, projectFields } from '../input/project-fields';
import type { OtherMattersInput } from '../other-matters';
import type { ProjectCostInput } from '../project-cost';
import type { FourthQuarter, SuperDeductionInput } from './input';

type Actual = Extract<FourthQuarter, { mode: 'actual' }>;
type Months = Extract<FourthQuarter, { mode: 'months' }>;

const actual = objectOf<Actual>({ mode: v.literal('actual'), amount: positiveField });
const months = holds(
  objectOf<Months>({ mode: v.literal('months'), monthsAfterOct1: wholeField(0, 3), monthsOperated: wholeField(1, 12) }),
  ({ monthsAfterOct1, monthsOperated }) => Number(monthsAfterOct1) <= Number(monthsOperated),
  'monthsAfterOct1',
  text('10月1日后经营月份数不能多于实际经营月份数', 'More months from 1 October than months operated'),
);

const WRONG_MODE = text('应为 actual 或 months', 'Must be actual or months');
export const fourthQuarterField = v.lazy((given): v.GenericSchema<FourthQuarter> => {
  const mode = typeof given === 'object' && given !== null && 'mode' in given ? given.mode : undefined;
  if (mode === 'months') return months;
  return mode === 'actual'
    ? actual
    : v.custom<FourthQuarter>(
        () => false,
        ({ lang }) => inLanguage(WRONG_MODE, lang),
      );
});

/** A project with both an expensed and a capitalised ledger is listed once for each. */
const projects = distinctProjects(
  objectOf<ProjectCostInput>(projectFields),
  ({ id, expenditureType }) => `${expenditureType} ${id}`,
);

/** The input of `superDeduction` as a Standard Schema, which reports all issues at once. */
export const superDeductionSchema: v.GenericSchema<SuperDeductionInput> = objectOf<SuperDeductionInput>({
  year: yearField,
  period: oneOf(['H1', 'Q1_Q3', 'ANNUAL']),
  enterpriseKinds: kindsField,
  projects,
  otherMatters: v.optional(objectOf<OtherMattersInput>(costFields)),
  line43: positiveField,
  line44: positiveField,
  line46: positiveField,
  line48: positiveField,
  line49: positiveField,
  q4: v.optional(fourthQuarterField),
});
