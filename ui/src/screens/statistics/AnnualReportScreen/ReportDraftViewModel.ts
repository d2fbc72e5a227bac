import { makeAutoObservable, observableRef } from 'mobx';
import { normaliseMoney, readRate } from '@rdm/core/money';
import { annualReportTree, computedIndicators, ownFunds, policyFigures } from '@rdm/core/internal/statistics';
import { text, type Text } from '@rdm/core/internal/kernel';

export const ratioKey = 'amount44_tax_ratio';

const said = {
  amount: text('请填写数字', 'Enter a number'),
  whole: text('请填写整数', 'Enter a whole number'),
  ratio: text('税率请按 25% 填写', 'Write the tax rate as 25%'),
};

/** Values by key, as the report has them: `amount1` … `amount58`, `amount44_tax_ratio`. */
export type Values = Readonly<Record<string, string>>;

/** Keys of computed indicators, which are not typed. */
export const computedKeys: ReadonlySet<string> = new Set(computedIndicators());

/** Typed values of form 107-2: as stored, as changed, and what derives from them before saving. */
export class ReportDraftViewModel {
  stored: Values = {};
  changes: Values = {};
  /** A107012 line 51 in 元, once it is known: code 44 then follows the tax rate typed. */
  line51: string | null = null;

  constructor() {
    makeAutoObservable(this, { stored: observableRef, changes: observableRef });
  }

  /** Updates the stored values; typed values are kept unless they equal them. */
  rebase(stored: Values): void {
    this.stored = stored;
    this.changes = this.#differing(this.changes);
  }

  /** Clears everything, for another year. */
  forget(): void {
    this.stored = {};
    this.changes = {};
    this.line51 = null;
  }

  takeBack(): void {
    this.changes = {};
  }

  set(changes: Values): void {
    const typed = Object.entries(changes).filter(([key]) => !computedKeys.has(key));
    this.changes = this.#differing({ ...this.changes, ...Object.fromEntries(typed) });
  }

  isChanged(key: string): boolean {
    return key in this.changes;
  }

  get isDirty(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  /** The whole report with typed values and what derives from them. An entry that cannot be read counts as none. */
  get values(): Values {
    const typed = { ...this.stored, ...this.#readable };
    const ratio = percent(typed[ratioKey] ?? '0');
    const policy: Values =
      this.isChanged(ratioKey) && this.line51 !== null && readRate(ratio) !== null
        ? { amount44: policyFigures({ base: '0', line51: this.line51, taxRatio: ratio }).amount44 }
        : {};
    return { ...typed, amount57: ownFunds(typed), ...policy };
  }

  /** What is wrong with an entry that was changed. */
  errorOf(key: string): Text | undefined {
    const typed = this.changes[key];
    if (typed === undefined) return undefined;
    if (key === ratioKey) return isRatio(typed) ? undefined : said.ratio;
    if (typed.trim() === '') return undefined;
    const amount = normaliseMoney(typed);
    if (amount === '') return said.amount;
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
