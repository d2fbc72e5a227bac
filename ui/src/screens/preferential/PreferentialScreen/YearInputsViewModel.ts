import { makeAutoObservable, observableRef } from 'mobx';
import { parseValue } from '@rdm/core/internal/records';
import type { Text } from '@rdm/core/internal/kernel';
import {
  quarterField,
  quarterlyAmounts,
  yearInputs,
  type Preferential,
  type Quarter,
  type QuarterField,
  type QuarterlyAmount,
} from '@rdm/core/internal/ledger';
import { normaliseMoney, sum, yuan } from '@rdm/core/money';

export type InputField = 'line43' | QuarterField;
export type Inputs = Preferential['inputs'];

export const amounts = Object.keys(quarterlyAmounts) as QuarterlyAmount[];
const firstQuarter: Quarter = '0101';

/** What is typed for a year: line 43 and four amounts a quarter, as stored and as changed. */
export class YearInputsViewModel {
  stored: Readonly<Partial<Inputs>> = {};
  changes: Readonly<Partial<Inputs>> = {};

  constructor() {
    makeAutoObservable(this, { stored: observableRef, changes: observableRef });
  }

  /** Updates the stored values; typed values are kept unless they equal them. */
  rebase(stored: Inputs): void {
    this.stored = stored;
    this.changes = this.#differing(this.changes);
  }

  forget(): void {
    this.stored = {};
    this.changes = {};
  }

  valueOf(field: InputField): string {
    return this.changes[field] ?? this.stored[field] ?? '';
  }

  isChanged(field: InputField): boolean {
    return field in this.changes;
  }

  set(field: InputField, value: string): void {
    this.changes = this.#differing({ ...this.changes, [field]: value });
  }

  errorOf(field: InputField): Text | undefined {
    const parsed = parseValue(yearInputs.fields[field], this.valueOf(field));
    return parsed.ok ? undefined : parsed.message;
  }

  get isDirty(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  get isRight(): boolean {
    return (Object.keys(this.changes) as InputField[]).every((field) => this.errorOf(field) === undefined);
  }

  /** The amount of the quarters together; null while one of them is invalid. */
  totalOf(amount: QuarterlyAmount, quarters: readonly Quarter[]): string | null {
    const fields = quarters.map((quarter) => quarterField(amount, quarter));
    if (fields.some((field) => this.errorOf(field))) return null;
    return sum(fields.map((field) => yuan(normaliseMoney(this.valueOf(field)) || '0'))).toString();
  }

  /** 以前年度结转金额 is the opening balance of the year; a later quarter has none of its own. */
  hasLateCarryover(quarters: readonly Quarter[]): boolean {
    return quarters.some((quarter) => {
      const amount = normaliseMoney(this.valueOf(quarterField('carryoverAmount', quarter)));
      return quarter !== firstQuarter && amount !== '' && !yuan(amount).isZero();
    });
  }

  #differing(changes: Readonly<Partial<Inputs>>): Partial<Inputs> {
    return Object.fromEntries(
      Object.entries(changes).filter(([field, value]) => !sameAmount(value, this.stored[field as InputField])),
    );
  }
}

/** An empty cell equals 0.00. */
function sameAmount(a: string | undefined, b: string | undefined): boolean {
  const [left, right] = [a, b].map((amount) => (amount?.trim() ? normaliseMoney(amount) : '0.00'));
  return left === right && left !== '';
}
