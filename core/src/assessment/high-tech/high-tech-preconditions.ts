import type Big from 'big.js';
import { daysInclusive, type CalendarDate } from '../../kernel/calendar';
import { countGiven, dateGiven, letterGiven, quantityGiven, yearlyGiven, yesNoGiven } from '../answer';
import { asAnswer, type Condition, type StatedCondition, type Outcome } from '../condition';
import type { Points } from '../points';
import { percentText, ratioOf, reaches, type Ratio } from '../ratio';
import type { HighTechAnswers } from './high-tech-answers';
import { DAYS_REGISTERED, highTechConditions, shares } from './high-tech-conditions';
import { rdShareRequired } from './rd-share-bands';
import { figuresOperated, yearsOfOperation } from './years-of-operation';

/** The nine conditions evaluated on the answers, in the order of the law. */
export function highTechPreconditions(
  answers: HighTechAnswers,
  today: () => CalendarDate,
  score: Points & { readonly pass: Outcome },
): Condition[] {
  const stated = highTechConditions;
  const rdCost = operated(answers, 'rdCost');
  const staffTotal = quantityGiven(answers.staffTotal);
  return [
    registered(answers, today),
    ownsProperty(answers),
    yesNo(stated.listedField, yesNoGiven(answers.listedField)),
    share(stated.techStaffShare, ratioOf(quantityGiven(answers.techStaff), staffTotal), shares.techStaff),
    rdShare(rdCost, operated(answers, 'sales')),
    share(stated.rdInChina, ratioOf(quantityGiven(answers.rdCostChina), rdCost && total(rdCost)), shares.rdInChina),
    share(
      stated.hiTechIncomeShare,
      ratioOf(quantityGiven(answers.hiTechIncome), quantityGiven(answers.totalIncome)),
      shares.hiTechIncome,
    ),
    { ...stated.innovationScore, ok: asAnswer(score.pass), actual: scoreText(score) },
    yesNo(stated.noBreach, not(yesNoGiven(answers.accident))),
  ];
}

function registered({ establishDate }: HighTechAnswers, today: () => CalendarDate): Condition {
  const since = dateGiven(establishDate);
  // The day of registration itself is not counted.
  const days = since === null ? null : Math.max(0, daysInclusive(since, today()) - 1);
  const stated = highTechConditions.registered;
  return days === null ? open(stated) : { ...stated, ok: days >= DAYS_REGISTERED, actual: String(days) };
}

/** At least one piece; fails if the answer is that none supports the products. */
function ownsProperty({ ipClass1, ipClass2, support }: HighTechAnswers): Condition {
  const stated = highTechConditions.intellectualProperty;
  const numbers = [countGiven(ipClass1), countGiven(ipClass2)];
  const known = numbers.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  if (known === 0 && numbers.includes(null)) return open(stated);
  const supports = letterGiven(support, ['A', 'B', 'C', 'D', 'E']) !== 'E';
  return { ...stated, ok: known > 0 && supports, actual: String(supports ? known : 0) };
}

function rdShare(rdCost: readonly Big[] | null, sales: readonly Big[] | null): Condition {
  const stated = highTechConditions.rdShare;
  const salesOfLastYear = sales?.at(-1);
  if (!sales || !salesOfLastYear) return open(stated);
  const percent = rdShareRequired(salesOfLastYear);
  return share({ ...stated, required: `≥ ${percent}%` }, ratioOf(rdCost && total(rdCost), total(sales)), percent);
}

function operated(answers: HighTechAnswers, key: 'sales' | 'rdCost'): Big[] | null {
  return figuresOperated(yearlyGiven(answers[key], quantityGiven), yearsOfOperation(answers.years));
}

const total = (figures: readonly Big[]): Big => figures.reduce((sum, each) => sum.plus(each));
const open = (stated: StatedCondition): Condition => ({ ...stated, ok: null, actual: null });
const not = (answer: boolean | null) => (answer === null ? null : !answer);

function share(stated: StatedCondition, ratio: Ratio | null, percent: string): Condition {
  return ratio ? { ...stated, ok: reaches(ratio, percent), actual: percentText(ratio) } : open(stated);
}

function yesNo(stated: StatedCondition, ok: boolean | null): Condition {
  return { ...stated, ok, actual: ok === null ? null : String(ok) };
}

const scoreText = ({ low, high }: Points) => (low === high ? String(low) : `${low}–${high}`);
