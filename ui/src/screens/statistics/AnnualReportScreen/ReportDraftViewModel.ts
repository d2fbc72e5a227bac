import { makeAutoObservable, observableRef } from 'mobx';
import { normaliseMoney, readRate } from '@rdm/core/money';
import { annualReportTree, expenseTotal, ownFunds, policyFigures } from '@rdm/core/internal/statistics';
import { text, type Text } from '@rdm/core/internal/kernel';

export const ratioKey = 'amount44_tax_ratio';

const said = {
  amount: text('请填写数字', 'Enter a number'),
  whole: text('请填写整数', 'Enter a whole number'),
  negative: text('不能为负数', 'Must not be negative'),
  ratio: text('税率请按 25% 填写', 'Write the tax rate as 25%'),
};

/** Values by key, as the report has them: `amount1` … `amount58`, `amount44_tax_ratio`. */
export type Values = Readonly<Record<string, string>>;

/** Keys of the totals, which are never typed. */
const totals: ReadonlySet<string> = new Set(
  annualReportTree(2021).flatMap(({ amountKey, sumOf }) => (amountKey && sumOf ? [amountKey] : [])),
);

/** Whether a value is typed or may be typed over a computed one. */
export const mayBeTyped = (key: string): boolean => !totals.has(key);

/** Typed values of form 107-2: as stored, as changed, and what derives from them before saving. */
export class ReportDraftViewModel {
  stored: Values = {};
  /** The indicators that can be computed, as they were when the report was read. */
  computedStored: Values = {};
  changes: Values = {};
  /** A107012 line 51 in 元, once it is known: code 44 then follows the tax rate typed. */
  line51: string | null = null;

  constructor() {
    makeAutoObservable(this, { stored: observableRef, computedStored: observableRef, changes: observableRef });
  }

  /** Updates the stored values; typed values are kept unless they equal them. */
  rebase(stored: Values, computed: Values): void {
    this.stored = stored;
    this.computedStored = computed;
    this.changes = this.#differing(this.changes);
  }

  /** Clears everything, for another year. */
  forget(): void {
    this.stored = {};
    this.computedStored = {};
    this.changes = {};
    this.line51 = null;
  }

  takeBack(): void {
    this.changes = {};
  }

  /** Takes entries. An empty one on a computed indicator is its computed value. */
  set(changes: Values): void {
    const { computed } = this;
    const typed = Object.entries(changes)
      .filter(([key]) => mayBeTyped(key))
      .map(([key, value]) => [key, value.trim() === '' ? (computed[key] ?? value) : value]);
    this.changes = this.#differing({ ...this.changes, ...(Object.fromEntries(typed) as Values) });
  }

  /** Puts the computed value back where another one was typed. */
  restore(key: string): void {
    this.set({ [key]: '' });
  }

  /** The computed value of an indicator that shows another one; undefined where it shows the computed one. */
  replacedValue(key: string): string | undefined {
    const computed = this.computed[key];
    if (computed === undefined || !mayBeTyped(key)) return undefined;
    return sameEntry(key, this.values[key] ?? '', computed) ? undefined : computed;
  }

  isComputed(key: string): boolean {
    return key in this.computedStored;
  }

  isChanged(key: string): boolean {
    return key in this.changes;
  }

  get isDirty(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  /** The whole report with typed values and what derives from them. An entry that cannot be read counts as none. */
  get values(): Values {
    const entered = { ...this.stored, ...this.#readable };
    const values = { ...entered, amount7: expenseTotal(entered) };
    const { amount57, amount44 } = this.#derived(values);
    return {
      ...values,
      ...(this.#isReplaced('amount57') ? {} : { amount57 }),
      ...(this.#isReplaced('amount44') ? {} : { amount44 }),
    };
  }

  /** The computed values, of which own funds and the tax saved follow from what is typed. */
  get computed(): Values {
    return { ...this.computedStored, ...this.#derived(this.values) };
  }

  /** Own funds, and the tax saved where line 51 is known and the rate changed. */
  #derived(values: Values): Values {
    const ratio = percent(values[ratioKey] ?? '0');
    const follows = this.isChanged(ratioKey) && this.line51 !== null && readRate(ratio) !== null;
    return {
      amount57: ownFunds(values),
      ...(follows
        ? { amount44: policyFigures({ base: '0', line51: this.line51!, taxRatio: ratio }).amount44 }
        : 'amount44' in this.computedStored && { amount44: this.computedStored.amount44! }),
    };
  }

  /** Whether something else than the computed value is typed or stored. */
  #isReplaced(key: string): boolean {
    if (this.isChanged(key)) return true;
    const [stored, computed] = [this.stored[key], this.computedStored[key]];
    return computed === undefined || (stored !== undefined && !sameEntry(key, stored, computed));
  }

  /** What is wrong with an entry that was changed. */
  errorOf(key: string): Text | undefined {
    const typed = this.changes[key];
    if (typed === undefined) return undefined;
    if (key === ratioKey) return isRatio(typed) ? undefined : said.ratio;
    if (typed.trim() === '') return undefined;
    const amount = normaliseMoney(typed);
    if (amount === '') return said.amount;
    if (amount.startsWith('-')) return said.negative;
    return isCount(key) && !/^-?\d+(\.0*)?$/.test(typed.trim()) ? said.whole : undefined;
  }

  get #readable(): Values {
    const entries = Object.entries(this.changes);
    return Object.fromEntries(entries.map(([key, typed]) => [key, this.errorOf(key) === said.amount ? '' : typed]));
  }

  get isRight(): boolean {
    return Object.keys(this.changes).every((key) => this.errorOf(key) === undefined);
  }

  #differing(changes: Values): Values {
    return Object.fromEntries(
      Object.entries(changes).filter(([key, value]) => !sameEntry(key, value, this.stored[key])),
    );
  }
}

const money = new Set(
  annualReportTree(2021).flatMap(({ amountKey, unit }) => (amountKey && unit.zh === '千元' ? [amountKey] : [])),
);

/** Persons and pieces are whole; money is in 千元. */
export const isCount = (key: string): boolean => key !== ratioKey && !money.has(key);

/** An empty cell is 0. */
function sameEntry(key: string, typed: string, stored = ''): boolean {
  if (key === ratioKey) return percent(typed) === (stored || '0%');
  const [left, right] = [typed, stored].map((value) => (value.trim() === '' ? '0.00' : normaliseMoney(value)));
  return left === right && left !== '';
}

const percent = (typed: string): string => typed.trim().replace('％', '%').replace(/%?$/, '%');
const isRatio = (typed: string): boolean =>
  /^\d{1,3}(\.\d{1,4})?[%％]?$/.test(typed.trim()) && readRate(percent(typed)) !== null;
