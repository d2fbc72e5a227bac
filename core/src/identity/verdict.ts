import { type Text } from '../kernel';

/** `spec`: what the product's forms ask for (the default, decides the error). `strict`: the national standard. */
export type IdentityRule = 'spec' | 'strict';

export interface ValidationOptions {
  readonly rule?: IdentityRule;
  /** The day that births are compared with under `strict`, `yyyy-MM-dd`; by default today in China. */
  readonly today?: string;
}

/** Why a number is refused, in the order in which it is examined; the first that applies is reported. */
export type RefusalReason = 'empty' | 'length' | 'format' | 'region' | 'date' | 'checksum';

export interface Accepted {
  readonly valid: true;
  /** The number as it is stored: without the blanks around it, letters upper-case (an e-mail keeps its own). */
  readonly value: string;
}

export interface Refused {
  readonly valid: false;
  readonly reason: RefusalReason;
  readonly message: Text;
}

export type Verdict = Accepted | Refused;

export type Refusals = Readonly<Record<RefusalReason, Refused>>;

/** What is particular to one kind of number. */
export interface NumberKind {
  readonly refusals: Refusals;
  /** What is wrong with a text that is neither empty nor has blanks around it; `null` when nothing is. */
  readonly fault: (typed: string, options: ValidationOptions | undefined) => RefusalReason | null;
  /** How the number is stored, when that is not as it was typed. */
  readonly stored?: (typed: string) => string;
}

/**
 * Judges whatever a form, a workbook or another program handed over; never throws for it. Nothing and blanks are
 * `empty`, and what is no text is refused as `format`.
 */
export function judge(kind: NumberKind, value: unknown, options: ValidationOptions | undefined): Verdict {
  if (typeof value !== 'string') return kind.refusals[value === undefined || value === null ? 'empty' : 'format'];
  const typed = hasBlanksAround(value) ? value.trim() : value;
  if (typed === '') return kind.refusals.empty;
  const reason = kind.fault(typed, options);
  if (reason !== null) return kind.refusals[reason];
  return { valid: true, value: kind.stored ? kind.stored(typed) : typed };
}

export function isStrict(options: ValidationOptions | undefined): boolean {
  return options?.rule === 'strict';
}

export function upperCase(typed: string): string {
  return typed.toUpperCase();
}

const BLANK = 0x20;
const DELETE = 0x7f;

/** May say so of a text that has none, never the other way round. */
function hasBlanksAround(value: string): boolean {
  const first = value.charCodeAt(0);
  const last = value.charCodeAt(value.length - 1);
  return !(first > BLANK && first < DELETE && last > BLANK && last < DELETE);
}
