import { addUp, yuan } from '../kernel/money';
import { grantDeadline } from '../tax';
import type { GrantRow } from './registers';

/** What was received, spent and given back of a grant, and what of it is left at the end of its 60 months. */
export interface GrantStanding {
  /** 元 received less spent and repaid; negative where more went out than came in. */
  readonly left: string;
  /** The last day it may be spent on as 不征税收入, `yyyy-MM-dd`; null of a grant that is treated otherwise. */
  readonly deadline: string | null;
  /** 元 unspent at the end of that day, taxable income of the sixth year from then on; null without a deadline. */
  readonly leftAtDeadline: string | null;
}

/** Where a grant stands by its spending of all years, in 元 (财税〔2011〕70号 第三条). */
export function grantStanding(
  grant: Pick<GrantRow, 'receivedOn' | 'amount' | 'treatment' | 'returnedAmount'>,
  spending: readonly { readonly date: string; readonly amount: string }[],
): GrantStanding {
  const leftOf = (rows: typeof spending) =>
    yuan(grant.amount)
      .minus(yuan(grant.returnedAmount ?? '0'))
      .minus(yuan(addUp(rows.map(({ amount }) => amount))))
      .toString();
  const left = leftOf(spending);
  if (grant.treatment !== 'nonTaxable') return { left, deadline: null, leftAtDeadline: null };
  const deadline = grantDeadline(grant.receivedOn);
  return { left, deadline, leftAtDeadline: leftOf(spending.filter(({ date }) => date <= deadline)) };
}
