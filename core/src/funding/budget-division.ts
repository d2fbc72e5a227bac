import { addUp, yuan } from '../kernel/money';
import { amountFields, type AmountField, type SubjectAmounts } from './subject-amounts';

/** 元 by subject and source; null where an amount cannot be read. */
export type Unallotted = Readonly<Record<AmountField, string | null>>;

/** The sum of amounts as they are typed, 元: an empty one is none; null where one cannot be read. */
export function typedTotal(amounts: readonly (string | null)[]): string | null {
  return addUp(amounts.map((amount) => amount || '0')) || null;
}

/**
 * What of a budget no part has, by subject and source: negative where the parts make more. An empty amount is a subject
 * without a budget; where one cannot be read the rest is not known.
 */
export function unallotted(budget: SubjectAmounts, parts: readonly SubjectAmounts[]): Unallotted {
  const left = (field: AmountField): string | null => {
    const [whole, allotted] = [typedTotal([budget[field] ?? '']), typedTotal(parts.map((part) => part[field] ?? ''))];
    return whole === null || allotted === null ? null : yuan(whole).minus(yuan(allotted)).toString();
  };
  return Object.fromEntries(amountFields.map((field) => [field, left(field)])) as Unallotted;
}
