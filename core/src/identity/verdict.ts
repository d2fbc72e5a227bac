import { text, type Text } from '../kernel/text';
import { requireToday } from './today';

/** `standard`: the national standard, the default. `form`: the rule of the product's forms, mostly of the shape alone. */
export type IdentityRule = 'standard' | 'form';

export interface ValidationOptions {
  readonly rule?: IdentityRule;
  /** The date births and years are compared with under `standard`, `yyyy-MM-dd`; by default today in China. */
  readonly today?: string;
}

/** Why a number is refused, in the order of the checks; the first that applies is reported. */
export type RefusalReason = 'empty' | 'length' | 'format' | 'region' | 'date' | 'checksum';

export interface Accepted {
  readonly valid: true;
  /** The number as it is stored: trimmed, in upper case (an e-mail address keeps its case). */
  readonly value: string;
}

export interface Refused {
  readonly valid: false;
  readonly reason: RefusalReason;
  readonly message: Text;
}

export type Verdict = Accepted | Refused;

export type Refusals = Readonly<Record<RefusalReason, Refused>>;

/** The definition of one kind of number. */
export interface NumberKind {
  readonly refusals: Refusals;
  /** The fault of a trimmed, non-empty text; `null` if there is none. */
  readonly fault: (typed: string, options: ValidationOptions | undefined) => RefusalReason | null;
  /** Converts the typed number to its stored form; by default it is stored as typed. */
  readonly stored?: (typed: string) => string;
  /** The number of characters under `standard`, where it is one; a refusal for its length then says both lengths. */
  readonly length?: number;
}

/**
 * Validates any value from a form, a workbook or another program; never throws for it. Null, undefined and blank text
 * are `empty`; other values that are not strings are refused as `format`.
 *
 * @throws RangeError when `rule` is neither `standard` nor `form`, or `today` is no day: a mistake of the program must not
 * loosen the check
 */
export function judge(kind: NumberKind, value: unknown, options: ValidationOptions | undefined): Verdict {
  const rule = options?.rule;
  if (rule !== undefined && rule !== 'standard' && rule !== 'form')
    throw new RangeError("rule is 'standard' or 'form'");
  if (options?.today !== undefined) requireToday(options.today);
  if (typeof value !== 'string') return kind.refusals[value === undefined || value === null ? 'empty' : 'format'];
  const typed = hasBlanksAround(value) ? value.trim() : value;
  if (typed === '') return kind.refusals.empty;
  const reason = kind.fault(typed, options);
  if (reason === 'length' && kind.length !== undefined && isByStandard(options))
    return ofLength(kind.refusals.length, kind.length, typed.length);
  if (reason !== null) return kind.refusals[reason];
  return { valid: true, value: kind.stored ? kind.stored(typed) : typed };
}

/** Refusals for a length by the refusal of their kind: an import judges thousands of numbers that lack the same digit. */
const refusedLengths = /* @__PURE__ */ new WeakMap<Refused, Map<number, Refused>>();
const LONGEST_KEPT = 64;

function ofLength(refused: Refused, expected: number, given: number): Refused {
  const kept = refusedLengths.get(refused) ?? new Map<number, Refused>();
  const known = kept.get(given);
  if (known !== undefined) return known;
  const { message } = refused;
  const zh = `${message.zh}：应为${expected}位，现为${given}位`;
  const en = `${message.en}: it must have ${expected} characters, not ${given}`;
  const made = { ...refused, message: text(zh, en) };
  if (given <= LONGEST_KEPT) refusedLengths.set(refused, kept.set(given, made));
  return made;
}

export function isByStandard(options: ValidationOptions | undefined): boolean {
  return options?.rule !== 'form';
}

export function upperCase(typed: string): string {
  return typed.toUpperCase();
}

const BLANK = 0x20;
const DELETE = 0x7f;

/** May return true for a text without surrounding blanks, but never false for one with them. */
function hasBlanksAround(value: string): boolean {
  const first = value.charCodeAt(0);
  const last = value.charCodeAt(value.length - 1);
  return !(first > BLANK && first < DELETE && last > BLANK && last < DELETE);
}
