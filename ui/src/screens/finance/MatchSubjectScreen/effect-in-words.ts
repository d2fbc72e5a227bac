import type { MatchResult } from '@rdm/core/internal/ledger';
import { text, type Text } from '@rdm/core/internal/kernel';
import { formatMoney } from '@rdm/core/money';

/** What a matching changes, before it is saved: entries concerned, and what the vouchers give to each year's cost. */
export function effectInWords({ changes, years }: Pick<MatchResult, 'changes' | 'years'>): Text {
  const entries = changes.reduce((before, { entries: each }) => before + each, 0);
  const moved = years
    .filter(({ filed }) => !filed)
    .map(({ year, before, after }) => ({ year, from: formatMoney(before), to: formatMoney(after) }));
  const zh = moved.map(({ year, from, to }) => `${year}年凭证归集由 ${from} 元变为 ${to} 元`);
  const en = moved.map(({ year, from, to }) => `${year} takes ${to} instead of ${from} yuan from vouchers`);
  const none = text('归集金额不变', 'no collected amount changes');
  const kept = years.filter(({ filed }) => filed).map(({ year }) => year);
  const keptZh = kept.length > 0 ? `；已申报的 ${kept.join('、')} 年度保持申报数` : '';
  const keptEn = kept.length > 0 ? `; ${kept.join(', ')} as declared stay as filed` : '';
  return text(
    `涉及 ${entries} 条分录；${zh.join('；') || none.zh}${keptZh}。`,
    `Entries concerned: ${entries}; ${en.join('; ') || none.en}${keptEn}.`,
  );
}
