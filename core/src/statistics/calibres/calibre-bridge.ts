import { text, type Text } from '../../kernel';
import { sum, yuan, type Amount } from '../../kernel/money';
import { annualReportTree } from '../annual-report-tree';
import { expenseCodes, isInStatistics, itemsOfExpense } from '../items-of-code';

/** Cost of a project in the year by item, in 元. */
export interface BridgedProject {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  /** As the accounts have it, further items included. */
  readonly items: Readonly<Partial<Record<string, string>>>;
  /** What of it is left out of the super-deduction by a tax adjustment. */
  readonly excluded: Readonly<Partial<Record<string, string>>>;
}

/** The amounts of a project and category in the three calibres and what lies between them, in 元 with 2 decimals. */
export interface BridgeAmounts {
  /** 会计 */
  readonly accounting: string;
  /** In the accounts alone. */
  readonly accountsOnly: string;
  /** 高企与统计 = accounting − accountsOnly; entrusted R&D in full. */
  readonly statistics: string;
  /** Kinds of cost that the super-deduction does not have. */
  readonly outside: string;
  /** Tax adjustments: grants, projects and vouchers that do not count, shares of others. */
  readonly excluded: string;
  /** 加计 = statistics − outside − excluded, before the limits of the form. */
  readonly deduction: string;
}

export interface BridgeRow extends BridgeAmounts {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  /** Expense code of form 107-2; `accounts` for what no form has. */
  readonly category: string;
  readonly label: Text;
}

/** A step from the collected cost to the form, in 元; taken off where negative. */
export interface BridgeStep {
  readonly key: string;
  readonly label: Text;
  readonly amount: string;
}

export interface CalibreBridge {
  /** By project, in the order of the codes; rows without an amount are left out. */
  readonly rows: readonly BridgeRow[];
  readonly total: BridgeAmounts;
  /** From the deduction column to line 40 of A107012; empty where the year has no form. */
  readonly toForm: readonly BridgeStep[];
  /** Line 40 of A107012; null where the year has no form. */
  readonly form: string | null;
}

/** What lies between the three bases of R&D cost, project by project and category by category. docs/rules.md, Three calibres */
export function calibreBridge(
  projects: readonly BridgedProject[],
  lines: Readonly<Partial<Record<string, string>>> | null,
): CalibreBridge {
  const rows = projects.flatMap((project) => rowsOf(project));
  const total = totalOf(rows);
  return { rows, total, toForm: lines ? stepsToForm(total, lines) : [], form: lines?.['40'] ?? null };
}

export const bridgeColumns = [
  'accounting',
  'accountsOnly',
  'statistics',
  'outside',
  'excluded',
  'deduction',
] as const satisfies readonly (keyof BridgeAmounts)[];

const ACCOUNTS = 'accounts';
const accountsLabel = text('仅会计口径', 'Accounts only');
const tree = /* @__PURE__ */ new Map(
  /* @__PURE__ */ annualReportTree(2021).map(({ code, name }) => [code, name] as const),
);

const categories: readonly { readonly category: string; readonly label: Text; readonly items: readonly string[] }[] = [
  ...expenseCodes.map((code) => ({
    category: code,
    label: tree.get(code) ?? text(code, code),
    items: itemsOfExpense(code),
  })),
  { category: ACCOUNTS, label: accountsLabel, items: ['8.7'] },
];

function rowsOf({ items, excluded, ...named }: BridgedProject): BridgeRow[] {
  return categories.flatMap(({ category, label, items: own }) => {
    const collected = (has: (item: string) => boolean) => addUp(own.filter(has).map((item) => items[item]));
    const accounting = collected(() => true);
    const statistics = collected(isInStatistics);
    const outside = collected((item) => isInStatistics(item) && item.startsWith('8.'));
    const left = addUp(own.map((item) => excluded[item]));
    const deduction = statistics.minus(outside).minus(left);
    // Items of one category may cancel in the accounts and still stand in different calibres.
    if ([accounting, statistics, outside, left].every((amount) => amount.isZero())) return [];
    return [
      {
        ...named,
        category,
        label,
        accounting: accounting.toString(),
        accountsOnly: accounting.minus(statistics).toString(),
        statistics: statistics.toString(),
        outside: outside.toString(),
        excluded: left.toString(),
        deduction: deduction.toString(),
      },
    ];
  });
}

function totalOf(rows: readonly BridgeRow[]): BridgeAmounts {
  const of = (column: keyof BridgeAmounts) => addUp(rows.map((row) => row[column])).toString();
  return {
    accounting: of('accounting'),
    accountsOnly: of('accountsOnly'),
    statistics: of('statistics'),
    outside: of('outside'),
    excluded: of('excluded'),
    deduction: of('deduction'),
  };
}

/**
 * From what counts by project to line 40 of A107012: capitalised projects enter the form when they end, with their
 * earlier years; other cost, entrusted and overseas R&D have limits.
 */
function stepsToForm(total: BridgeAmounts, lines: Readonly<Partial<Record<string, string>>>): BridgeStep[] {
  const line = (number: number) => yuan(lines[number] ?? '0');
  const ofForm = addUp([3, 7, 16, 19, 23, 28, 36, 37, 39].map((number) => lines[number]));
  const steps: readonly (readonly [key: string, label: Text, amount: Amount<'yuan'>])[] = [
    ['timing', stepLabels.timing, ofForm.minus(yuan(total.deduction))],
    ['otherLimit', stepLabels.otherLimit, line(34).minus(line(28))],
    ['domestic', stepLabels.domestic, line(40).minus(line(2)).minus(line(38)).minus(line(36))],
    ['overseas', stepLabels.overseas, line(38).minus(line(37))],
    ['personsAbroad', stepLabels.personsAbroad, line(39).negate()],
  ];
  return steps.flatMap(([key, label, amount]) => (amount.isZero() ? [] : [{ key, label, amount: amount.toString() }]));
}

const stepLabels = {
  timing: text(
    '资本化项目未结束的不填报、结束时计入以前年度支出，以及其他事项',
    'Capitalised projects enter the form when they end, with their earlier years; other matters',
  ),
  otherLimit: text('其他相关费用超过限额的部分', 'Other related cost above the limit'),
  domestic: text('委托境内研发按80%计入', 'Entrusted in the country at 80%'),
  overseas: text('委托境外机构按80%且不超过境内三分之二计入', 'Overseas institutions at 80% within two thirds'),
  personsAbroad: text('委托境外个人不计入', 'Individuals abroad do not count'),
};

const addUp = (amounts: readonly (string | undefined)[]): Amount<'yuan'> =>
  sum(amounts.map((amount) => yuan(amount ?? '0')));
