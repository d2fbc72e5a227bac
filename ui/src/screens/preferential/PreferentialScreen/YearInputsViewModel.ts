import { makeAutoObservable, observableRef } from 'mobx';
import { parseValue } from '@rdm/core/internal/records';
import type { Text } from '@rdm/core/internal/kernel';
import {
  quarterField,
  quarterlyAmounts,
  quarters,
  yearInputs,
  type LineInput,
  type OverriddenLine,
  type Preferential,
  type Quarter,
  type QuarterField,
  type QuarterlyAmount,
} from '@rdm/core/internal/ledger';
import { normaliseMoney, sum, yuan } from '@rdm/core/money';

export type AmountField = 'line43' | QuarterField;
export type InputField = AmountField | `reason${OverriddenLine}`;
export type Inputs = Preferential['inputs'];
type Values = Readonly<Partial<Record<InputField, string>>>;

export const reasonOf = (line: OverriddenLine): `reason${OverriddenLine}` => `reason${line}`;
/** The fields that amounts of a line are typed into. */
export function fieldsOfLine(line: string): AmountField[] {
  const amount = amounts.find((name) => quarterlyAmounts[name].line === line);
  return amount ? quarters.map((quarter) => quarterField(amount, quarter)) : ['line43'];
}

export const amounts = Object.keys(quarterlyAmounts) as QuarterlyAmount[];
const firstQuarter: Quarter = '0101';

/** What is typed for a year instead of what the registers make, as stored and as changed. */
export class YearInputsViewModel {
  stored: Values = {};
  changes: Values = {};
  /** The lines with what the registers make of them. */
  lines: readonly LineInput[] = [];

  constructor() {
    makeAutoObservable(this, { stored: observableRef, changes: observableRef, lines: observableRef });
  }

  /** Updates the stored values; typed values are kept unless they equal them. */
  rebase({ inputs, lineInputs }: Pick<Preferential, 'inputs' | 'lineInputs'>): void {
    const reasons = lineInputs.map(({ line, reason }) => [reasonOf(line), reason ?? '']);
    this.stored = { ...inputs, ...Object.fromEntries(reasons) };
    this.lines = lineInputs;
    this.changes = this.#differing(this.changes);
  }

  forget(): void {
    this.stored = {};
    this.changes = {};
    this.lines = [];
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

  /** Drops the unsaved changes of a line. */
  drop(line: OverriddenLine): void {
    const dropped: readonly string[] = [...fieldsOfLine(line), reasonOf(line)];
    this.changes = Object.fromEntries(Object.entries(this.changes).filter(([field]) => !dropped.includes(field)));
  }

  /** What the registers make of a line, in all or in a quarter of the period. */
  computedOf(line: string, quarter?: number): string {
    const input = this.lines.find((each) => each.line === line);
    return (quarter === undefined ? input?.computed : input?.quarters[quarter]) ?? '0.00';
  }

  /** What a line comes to: typed amounts, else computed ones; null while one is invalid. */
  valueOfLine(line: OverriddenLine, shown: readonly Quarter[]): string | null {
    if (line === '43') {
      // What is typed for line 43 is of the whole year and no part of an advance.
      if (shown.length < quarters.length) return this.computedOf(line);
      if (this.errorOf('line43')) return null;
      return normaliseMoney(this.valueOf('line43')) || this.computedOf(line);
    }
    const fields = fieldsOfLine(line).slice(0, shown.length);
    if (fields.some((field) => this.errorOf(field))) return null;
    return sum(
      fields.map((field, at) => yuan(normaliseMoney(this.valueOf(field)) || this.computedOf(line, at))),
    ).toString();
  }

  isTyped(line: OverriddenLine): boolean {
    return fieldsOfLine(line).some((field) => this.valueOf(field).trim() !== '');
  }

  /** Whether a changed line differs from a computed amount that is not 0, and no reason is given. */
  needsReason(shown: readonly Quarter[]): boolean {
    return this.lines.some(({ line, computed }) => {
      if (!fieldsOfLine(line).some((field) => this.isChanged(field)) || yuan(computed).isZero()) return false;
      const value = this.valueOfLine(line, shown);
      return value !== null && this.isTyped(line) && value !== computed && this.valueOf(reasonOf(line)).trim() === '';
    });
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

  /** 以前年度结转金额 is the opening balance of the year; a later quarter has none of its own. */
  hasLateCarryover(quarters: readonly Quarter[]): boolean {
    return quarters.some((quarter) => {
      const amount = normaliseMoney(this.valueOf(quarterField('carryoverAmount', quarter)));
      return quarter !== firstQuarter && amount !== '' && !yuan(amount).isZero();
    });
  }

  #differing(changes: Values): Values {
    return Object.fromEntries(
      Object.entries(changes).filter(
        ([field, value]) => !isSame(field as InputField, value, this.stored[field as InputField]),
      ),
    );
  }
}

/** An empty cell takes the computed amount, which is not the same as an amount of 0.00. */
function isSame(field: InputField, a: string | undefined, b: string | undefined): boolean {
  const [left, right] = [a, b].map((value = '') => (field.startsWith('reason') ? value.trim() : shownAmount(value)));
  return left === right;
}

const shownAmount = (value: string) => normaliseMoney(value) || value.trim();
