import type { MatchResult } from '@rdm/core/internal/ledger';
import { text, type Text } from '@rdm/core/internal/kernel';
import { formatMoney } from '@rdm/core/money';

/** What a matching changes, before it is saved: entries concerned, and what the vouchers give to each year's cost. */
export function effectInWords({ changes, years }: Pick<MatchResult, 'changes' | 'years'>): Text {
  const entries = changes.reduce((before, { entries: each }) => before + each, 0);
  const moved = years.map(({ year, before, after }) => ({ year, from: grouped(before), to: grouped(after) }));
  const zh = moved.map(({ year, from, to }) => `${year}年凭证归集由 ${from} 元变为 ${to} 元`);
  const en = moved.map(({ year, from, to }) => `${year} takes ${to} instead of ${from} yuan from vouchers`);
  const none = text('归集金额不变', 'no collected amount changes');
  return text(
    `涉及 ${entries} 条分录；${zh.join('；') || none.zh}。`,
    `Entries concerned: ${entries}; ${en.join('; ') || none.en}.`,
  );
}

const grouped = (amount: string) => formatMoney(amount);
