import { BUDGET_TOLERANCE, isFarFromBudget } from '../execution';
import { text, type Text } from '../kernel';

/** What an inspector compares of a project in a year. Dates are `yyyy-MM-dd`, months `yyyy-MM`; null where not stated. */
export interface InspectedProject {
  readonly year: string;
  /** When it was resolved to start it. */
  readonly resolvedOn: string | null;
  /** When its approval was applied for; asked where the resolution is not dated. */
  readonly appliedOn: string | null;
  readonly startsOn: string | null;
  /** The month of its first cost in the year. */
  readonly firstCostMonth: string | null;
  readonly contracts: readonly {
    readonly contractNo: string;
    readonly registeredOn: string | null;
    /** The trustee; null where it was removed. */
    readonly unitName: string | null;
    /** Whom payments name instead of the trustee; empty where they name nobody. */
    readonly payees: readonly { readonly date: string; readonly payee: string }[];
  }[];
  readonly memberIds: readonly string[];
  /** Who has hours on it, with their names. */
  readonly workers: readonly { readonly id: string; readonly name: string }[];
  readonly isEnded: boolean;
  /** State of its completion; null where there is none. */
  readonly completionState: string | null;
  /** Whether the completion says why it failed or was ended. */
  readonly hasReason: boolean;
  readonly hasFundsUse: boolean;
  /** 万元; null where there is no budget. */
  readonly budget: string | null;
  /** 元 */
  readonly cost: string;
}

export const findingKinds = [
  'approvedLate',
  'unregistered',
  'otherPayee',
  'notListed',
  'noCompletion',
  'noReason',
  'offBudget',
] as const;

type FindingKind = (typeof findingKinds)[number];

/** What an inspector would ask about a project, and the page where it is put right. */
export interface InspectorFinding {
  readonly kind: FindingKind;
  readonly message: Text;
  readonly to: string;
}

const concluded: ReadonlySet<string | null> = new Set(['accepted', 'failed', 'ended']);

/**
 * What an inspector would find, in the order in which the files are read: approval, contracts, people, completion, budget.
 * 研发费用加计扣除政策执行指引（2.0版）六（三）
 */
export const inspectorFindings = (of: InspectedProject): InspectorFinding[] => [
  ...approval(of),
  ...contracts(of),
  ...payees(of),
  ...people(of),
  ...completions(of),
  ...budget(of),
];

/** A date not stated proves nothing, so that only stated ones are compared. */
function approval({ resolvedOn, appliedOn, startsOn, firstCostMonth }: InspectedProject): InspectorFinding[] {
  const day = resolvedOn ?? appliedOn;
  if (day === null) return [];
  const isAfterStart = startsOn !== null && day > startsOn;
  const isAfterCost = firstCostMonth !== null && day.slice(0, 7) > firstCostMonth;
  if (!isAfterStart && !isAfterCost) return [];
  const decision = resolvedOn === null ? text('立项申请日期', 'application') : text('立项决议日期', 'resolution');
  const [zh, en] = isAfterStart
    ? [`项目开始日期（${startsOn}）`, `the start of the project (${startsOn})`]
    : [`首次发生费用的月份（${firstCostMonth}）`, `the month of its first cost (${firstCostMonth})`];
  return [
    {
      kind: 'approvedLate',
      message: text(`${decision.zh}（${day}）晚于${zh}`, `The ${decision.en} (${day}) is later than ${en}`),
      to: '/rdm/project/list',
    },
  ];
}

/** The settlement of a year ends on 31 May of the next (企业所得税法第五十四条). */
function contracts({ year, contracts: all }: InspectedProject): InspectorFinding[] {
  const last = `${Number(year) + 1}-05-31`;
  return all
    .filter(({ registeredOn }) => registeredOn === null || registeredOn > last)
    .map(({ contractNo, registeredOn }): InspectorFinding => ({
      kind: 'unregistered',
      message:
        registeredOn === null
          ? text(`研发合同 ${contractNo} 没有登记`, `The contract ${contractNo} is not registered`)
          : text(
              `研发合同 ${contractNo} 登记日期（${registeredOn}）晚于汇算清缴期末（${last}）`,
              `The contract ${contractNo} was registered (${registeredOn}) after the settlement ended (${last})`,
            ),
      to: '/rdm/entrustdevdata',
    }));
}

/** Money paid to another than the trustee proves nothing about the contract. */
const payees = ({ contracts: all }: InspectedProject): InspectorFinding[] =>
  all.flatMap(({ contractNo, unitName, payees: named }) =>
    named
      .filter(({ payee }) => payee.trim() !== '' && unitName !== null && sameName(payee) !== sameName(unitName))
      .map(({ date, payee }): InspectorFinding => ({
        kind: 'otherPayee',
        message: text(
          `研发合同 ${contractNo} ${date} 的付款收款单位（${payee}）与受托方（${unitName}）不一致`,
          `The payment of ${date} under the contract ${contractNo} went to ${payee}, not to the entrusted party ${unitName}`,
        ),
        to: '/rdm/entrustpayment',
      })),
  );

/** Names of units are compared without blanks and by one kind of brackets. */
const sameName = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '');

function people({ memberIds, workers }: InspectedProject): InspectorFinding[] {
  const listed = new Set(memberIds);
  const others = workers.filter(({ id }) => !listed.has(id)).map(({ name }) => name);
  if (others.length === 0) return [];
  return [
    {
      kind: 'notListed',
      message: text(
        `有工时的人员不在项目成员名单中：${others.join('、')}`,
        `People with hours are not on the list of members: ${others.join(', ')}`,
      ),
      to: '/rdm/project/members',
    },
  ];
}

function completions({ isEnded, completionState, hasReason }: InspectedProject): InspectorFinding[] {
  const to = '/rdm/project/completion';
  if (isEnded && !concluded.has(completionState)) {
    const message = text('项目已结束，但没有结题结论', 'The project is over without a conclusion');
    return [{ kind: 'noCompletion', message, to }];
  }
  if ((completionState === 'failed' || completionState === 'ended') && !hasReason) {
    const message = text('项目失败或终止，但没有说明原因', 'The project failed or was ended, and no reason is given');
    return [{ kind: 'noReason', message, to }];
  }
  return [];
}

/** Only of a project that is over: before that the rest of its budget is still to be spent. */
function budget({ isEnded, budget: planned, cost, hasFundsUse }: InspectedProject): InspectorFinding[] {
  if (!isEnded || planned === null || hasFundsUse) return [];
  if (!isFarFromBudget(planned, cost)) return [];
  return [
    {
      kind: 'offBudget',
      message: text(
        `实际费用 ${cost} 元与预算 ${planned} 万元相差超过 ${BUDGET_TOLERANCE}%，结题材料没有说明经费使用情况`,
        `The cost of ${cost} yuan is more than ${BUDGET_TOLERANCE}% from the budget of ${planned} (10k yuan), and the completion says nothing of it`,
      ),
      to: '/rdm/project/completion',
    },
  ];
}
