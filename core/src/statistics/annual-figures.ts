import { constant, dividedBy, minus, plus, rounded, text, times, type Text, type Trace } from '../kernel';
import { normaliseMoney, readRate, sum, thousandYuan, yuan } from '../kernel/money';
import { annualExpenses, type ProjectItems } from './annual-expenses';
import { annualHeadcounts } from './annual-headcounts';
import { annualOutputs, type AnnualOutput } from './annual-outputs';
import type { AnnualPerson } from './annual-person';
import { annualReportTree } from './annual-report-tree';
import { expenseCodes } from './items-of-code';
import { entrustedByKind, type EntrustedCostOfKind } from './entrusted-by-kind';
import { otherFunding } from './other-funding';
import { policyFigures } from './policy-figures';
import { reportNumber, reportValue, type AnnualReportData } from './report-value';

export interface AnnualFiguresInput {
  /** All projects of the year, expensed and capitalised. */
  readonly projects: readonly ProjectItems[];
  readonly persons: readonly AnnualPerson[];
  /** From A107012, in 元; without it codes 52 and 44 are not computed. */
  readonly deduction?: { readonly base: string | number; readonly line51: string | number } | null;
  /** `amount44_tax_ratio`, e.g. `25%`; code 44 is left out if it is no rate. */
  readonly taxRatio: string;
  /**
   * What the clerk typed. It stands in place of a computed value, except for the totals 7 and 14. Of the funding
   * `amount43` `amount58` `amount55` `amount56`, in 千元, code 57 is the remainder of 7.
   */
  readonly typed?: AnnualReportData;
  /** What was spent of government grants in the year, in 元: code 43 is computed from it where there is any. */
  readonly grants?: readonly GrantSpent[];
  /** What was applied for, held and passed on: codes 29 to 54 of section 七 are computed where they are told here. */
  readonly outputs?: readonly AnnualOutput[];
  /** Cost entrusted in the country by project: codes 15 to 17 are computed where the kind of a trustee is known. */
  readonly entrusted?: readonly EntrustedCostOfKind[];
}

/** An amount spent of a government grant. */
export interface GrantSpent {
  readonly label: Text;
  /** 元 */
  readonly amount: string;
  readonly source: { readonly resource: string; readonly id: string };
}

export interface AnnualFigures {
  /**
   * By key `amount1` …: whole numbers for persons, 千元 with 2 decimals for money. Only what can be computed; where
   * something else was typed, that.
   */
  readonly amounts: Readonly<Record<string, string>>;
  /** The same as computed, without what was typed in their place. Totals add up what stands on the form. */
  readonly computed: Readonly<Record<string, string>>;
  /** By the same keys. */
  readonly traces: Readonly<Record<string, Trace>>;
}

const rows = /* @__PURE__ */ new Map(/* @__PURE__ */ annualReportTree(2021).map((row) => [row.code, row]));

/** The rows of form 107-2 that follow from registers, cost records and A107012, or from what was typed in their place. */
export function annualFigures(input: AnnualFiguresInput): AnnualFigures {
  const typed = input.typed ?? {};
  const computed: Record<string, string> = {};
  const shown = (trace: Trace): Trace => {
    computed[trace.key] = trace.value;
    return typedOver({ ...trace, basis: trace.basis ?? formBasis(trace.key) }, typed);
  };
  const headcounts = annualHeadcounts(input.persons, labelOf).map(shown);
  const expenses = new Map([...annualExpenses(input.projects, labelOf)].map(([code, trace]) => [code, shown(trace)]));
  const total = shown(expenseTotal(expenses));
  const grants = input.grants ?? [];
  const government = grants.length > 0 ? [shown(governmentFunds(grants))] : [];
  const funding = { ...typed, ...Object.fromEntries(government.map(({ key, value }) => [key, value])) };
  const traces = [
    ...headcounts,
    total,
    ...expenses.values(),
    ...entrustedByKind(input.entrusted ?? [], labelOf).map(shown),
    ...government,
    shown(ownFunds(total, funding)),
    ...annualOutputs(input.outputs ?? [], labelOf).map(shown),
    ...(input.deduction ? policyTraces(input.deduction, input.taxRatio).map(shown) : []),
  ];
  return {
    amounts: Object.fromEntries(traces.map((trace) => [trace.key, trace.value])),
    computed,
    traces: Object.fromEntries(traces.map((trace) => [trace.key, trace])),
  };
}

/** The figure as it was typed, with the computed one behind it; the computed one where nothing else was typed. */
function typedOver(computed: Trace, typed: AnnualReportData): Trace {
  const row = rows.get(computed.key.slice('amount'.length));
  const value = row && !row.sumOf ? reportValue(row, typed) : null;
  if (value === null || value === computed.value) return computed;
  const { key, label } = computed;
  return {
    key,
    label,
    value,
    formula: text('手工填报，代替计算值', 'Entered by hand in place of the computed value'),
    inputs: [{ ...computed, key: `${key}/computed`, label: text(`${label.zh}：计算值`, `${label.en}: computed`) }],
  };
}

/** 来自政府部门: the grants spent. */
function governmentFunds(grants: readonly GrantSpent[]): Trace {
  const value = sum(grants.map(({ amount }) => yuan(amount)))
    .in('thousandYuan')
    .toString();
  return {
    key: 'amount43',
    label: labelOf('43'),
    value,
    formula: text('本年使用的政府补助 ÷ 1000', 'Government grants spent in the year ÷ 1000'),
    inputs: grants.map(({ label, amount, source }) => ({
      key: `amount43/${source.id}`,
      label,
      value: amount,
      formula: text('登记数', 'As entered'),
      inputs: [],
      source,
    })),
    calculation: rounded(dividedBy<number>(plus(...grants.map((_, at) => at)), constant(1000))),
  };
}

function expenseTotal(expenses: ReadonlyMap<string, Trace>): Trace {
  const inputs = expenseCodes.flatMap((code) => expenses.get(code) ?? []);
  const value = sum(
    inputs.map((input) => thousandYuan(input.value)),
    'thousandYuan',
  ).toString();
  const formula = expenseCodes.join(' + ');
  const calculation = plus(...inputs.map((_, at) => at));
  return { key: 'amount7', label: labelOf('7'), value, formula: text(formula, formula), inputs, calculation };
}

function ownFunds(total: Trace, typed: AnnualReportData): Trace {
  const others = otherFunding.map((code) => ({ code, amount: reportNumber(typed, code) }));
  const value = others.reduce((rest, other) => rest.minus(other.amount), thousandYuan(total.value));
  const formula = ['7', ...otherFunding].join(' − ');
  return {
    key: 'amount57',
    label: labelOf('57'),
    value: value.toString(),
    formula: text(formula, formula),
    inputs: [
      total,
      ...others.map(({ code, amount }) => typedTrace(`amount57/amount${code}`, labelOf(code), amount.toString())),
    ],
    calculation: minus(0, ...others.map((_, at) => at + 1)),
  };
}

function policyTraces(deduction: NonNullable<AnnualFiguresInput['deduction']>, taxRatio: string): Trace[] {
  const rate = readRate(taxRatio);
  const figures = policyFigures({ ...deduction, taxRatio: rate ?? 0 });
  const base = normaliseMoney(deduction.base) || '0.00';
  const line51 = normaliseMoney(deduction.line51) || '0.00';
  const ofBase: Trace[] = [
    {
      key: 'amount52',
      label: labelOf('52'),
      value: figures.amount52,
      formula: text('A107012（47 − 48 − 49）÷ 1000', 'A107012 (47 − 48 − 49) ÷ 1000'),
      inputs: [
        {
          key: 'amount52/base',
          label: text('加计扣除基数（元）', 'Base of the super-deduction, yuan'),
          value: base,
          formula: text('A107012 第 47 − 48 − 49 行', 'A107012 lines 47 − 48 − 49'),
          inputs: [],
          deeper: 'preferential:base',
        },
      ],
      calculation: rounded(dividedBy(0, constant(1000))),
    },
  ];
  // Without a readable rate code 44 is unknown, which is not 0.
  if (rate === null) return ofBase;
  return [
    ...ofBase,
    {
      key: 'amount44',
      label: labelOf('44'),
      value: figures.amount44,
      formula: text('A107012 第 51 行 × 所得税税率 ÷ 1000', 'A107012 line 51 × income tax rate ÷ 1000'),
      inputs: [
        {
          key: 'amount44/line51',
          label: text('本年研发费用加计扣除总额（元）', 'Super-deduction of the year, yuan'),
          value: line51,
          formula: text('A107012 第 51 行', 'A107012 line 51'),
          inputs: [],
          deeper: 'preferential:line51',
        },
        typedTrace('amount44/taxRatio', text('所得税税率', 'Income tax rate'), taxRatio),
      ],
      // The rate is not an amount, so it is a constant in the formula.
      calculation: rounded(dividedBy<number>(times<number>(0, constant(rate)), constant(1000))),
    },
  ];
}

function typedTrace(key: string, label: Text, value: string): Trace {
  return { key, label, value, formula: text('填报', 'As typed'), inputs: [] };
}

function labelOf(code: string): Text {
  return rows.get(code)?.name ?? text(code, code);
}

function formBasis(key: string) {
  return { document: '《企业研究开发活动及相关情况》（107-2 表）', article: `代码 ${key.slice('amount'.length)}` };
}
