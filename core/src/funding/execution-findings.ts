import { fill, text, type Text } from '../kernel';
import { addUp, formatMoney, yuan } from '../kernel/money';
import { governmentSubjects, subjectLabels } from './government-subject';
import type { ExecutionFigures, ExecutionInput, ReceiptStanding } from './execution-figures';
import { fieldOf } from './subject-amounts';

/** What an auditor of the project would ask about. */
export interface ExecutionFinding {
  readonly kind: FindingKind;
  readonly message: Text;
}

const messages = {
  overBudget: text(
    '{subject}专项资金支出 {spent} 元，超过调剂后预算 {available} 元，超出 {excess} 元；请办理预算调剂或核对支出',
    '{subjectEn}: {spent} yuan of the grant spent, above the budget of {available} yuan after shifts by {excess} yuan; shift the budget or check the spending',
  ),
  receivedAboveBudget: text(
    '到账 {received} 元，超过课题专项资金预算 {budget} 元；请核对补助是否属于该课题',
    '{received} yuan received, above the {budget} yuan of grant budgeted; check that the grants belong to the project',
  ),
  receivedBefore: text(
    '补助 {documentNo} 于 {date} 到账，早于执行期；60个月从到账日起算',
    'Grant {documentNo} was received on {date}, before the period; the 60 months run from that day',
  ),
  spentBeforeReceipt: text(
    '补助 {documentNo} 有 {amount} 元支出早于到账日 {date}；请核对支出日期或改列自筹资金',
    '{amount} yuan of grant {documentNo} were spent before it was received on {date}; check the dates, or count them as own funds',
  ),
  spentOutside: text(
    '执行期 {from} 至 {to} 以外有 {amount} 元支出；请核对，或办理延期手续',
    '{amount} yuan were spent outside {from} to {to}; check them, or have the period extended',
  ),
  overspent: text(
    '补助 {documentNo} 的支出与缴回超过到账金额 {amount} 元，请核对',
    'Spending and repayment of grant {documentNo} exceed what was received by {amount} yuan; check them',
  ),
  expired: text(
    '补助 {documentNo} 至 {deadline} 满60个月仍有 {amount} 元未支出，应计入第六年应税收入',
    'Grant {documentNo} had {amount} yuan unspent after 60 months on {deadline}: taxable income of the sixth year',
  ),
  unspent: text(
    '补助 {documentNo} 尚有 {amount} 元未支出，须在 {deadline}（满60个月）前支出或缴回',
    '{amount} yuan of grant {documentNo} are unspent; spend or repay them by {deadline}, the end of the 60 months',
  ),
  passedOnAboveReceived: text(
    '转拨外部单位 {passedOn} 元，超过扣除缴回后的到账金额 {received} 元，请核对',
    '{passedOn} yuan were passed on to external units, above the {received} yuan received less repaid; check them',
  ),
  ownNotStated: text(
    '{subject}的自筹资金支出未填报，合计中不含；请在本单位课题预算中填写',
    'Own funds spent on {subjectEn} are not stated and not in the total; state them in the own part',
  ),
} as const;

type FindingKind = keyof typeof messages;
export const findingKinds = Object.keys(messages) as readonly FindingKind[];

const isAbove = (one: string, other: string) => yuan(one).compare(yuan(other)) > 0;
const difference = (one: string, other: string) => formatMoney(yuan(one).minus(yuan(other)).toString());

/** The findings in the order of the table: subjects, receipts, spending, own funds. */
export function executionFindings(input: ExecutionInput, figures: ExecutionFigures): ExecutionFinding[] {
  const found: ExecutionFinding[] = [];
  const find = (kind: FindingKind, values: Readonly<Record<string, string>>) =>
    found.push({ kind, message: fill(messages[kind], values) });
  for (const { subject, available, grantSpent } of figures.subjects) {
    if (!isAbove(grantSpent, available)) continue;
    const { zh, en } = subjectLabels[subject];
    find('overBudget', {
      ...{ subject: zh, subjectEn: en, spent: formatMoney(grantSpent), available: formatMoney(available) },
      excess: difference(grantSpent, available),
    });
  }
  const budget = addUp(governmentSubjects.map((subject) => input.budget[fieldOf(subject, 'Grant')] ?? '0'));
  if (isAbove(figures.received, budget)) {
    find('receivedAboveBudget', { received: formatMoney(figures.received), budget: formatMoney(budget) });
  }
  for (const receipt of figures.receipts) findOfReceipt(input, receipt, find);
  const { fromDate: from, toDate: to } = input.budget;
  const outside = addUp(input.spending.flatMap(({ date, amount }) => (date < from || date > to ? [amount] : [])));
  if (!yuan(outside).isZero()) find('spentOutside', { from, to, amount: formatMoney(outside) });
  const kept = yuan(figures.received).minus(yuan(figures.returned)).toString();
  if (isAbove(figures.passedOn, kept)) {
    find('passedOnAboveReceived', { passedOn: formatMoney(figures.passedOn), received: formatMoney(kept) });
  }
  for (const { subject, ownBudget, ownSpent } of figures.subjects) {
    if (ownSpent !== null || yuan(ownBudget).isZero()) continue;
    find('ownNotStated', { subject: subjectLabels[subject].zh, subjectEn: subjectLabels[subject].en.toLowerCase() });
  }
  return found;
}

function findOfReceipt(
  { budget, spending, today }: ExecutionInput,
  { id, documentNo, receivedOn, left, deadline, leftAtDeadline }: ReceiptStanding,
  find: (kind: FindingKind, values: Readonly<Record<string, string>>) => void,
): void {
  if (receivedOn < budget.fromDate) find('receivedBefore', { documentNo, date: receivedOn });
  const early = addUp(
    spending.flatMap(({ grantId, date, amount }) => (grantId === id && date < receivedOn ? [amount] : [])),
  );
  if (!yuan(early).isZero()) find('spentBeforeReceipt', { documentNo, date: receivedOn, amount: formatMoney(early) });
  if (left.startsWith('-')) find('overspent', { documentNo, amount: formatMoney(left.slice(1)) });
  if (deadline === null || leftAtDeadline === null || !isAbove(leftAtDeadline, '0')) return;
  const isOver = deadline < today;
  find(isOver ? 'expired' : 'unspent', { documentNo, deadline, amount: formatMoney(leftAtDeadline) });
}
