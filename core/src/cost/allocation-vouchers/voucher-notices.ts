import { fill, text, type Text } from '../../kernel';
import { formatMoney, yuan } from '../../kernel/money';
import { isCostItemCode, isFurtherItemCode, type CostItemCode } from '../../tax';
import type { SourceOf } from '../cost-source';
import type { AllocationEntry } from './allocation-entry';
import type { MatchedAccount } from './entry-accounts';

const COUNTS_TWICE = text(
  '科目 {code} 在科目对应中对应费用项目 {other}，该项目取自凭证，入账后会重复计入；请改用对应 {item} 的科目',
  'Account {code} is matched to {other}, which is taken from vouchers: once booked, the cost would count twice; use an ' +
    'account matched to {item}',
);
const HAS_BELOW = text(
  '科目 {code} 有下级科目，导入时须使用末级科目，请在分配凭证科目中设置',
  'Account {code} has accounts below it; programs take those without: set one under the accounts of allocation vouchers',
);
const OVERBOOKED = text(
  '{group}：凭证已入账金额比分摊金额多 {amount} 元，本系统不冲销其他凭证，请在财务软件中核对',
  '{group}: other vouchers book {amount} yuan more than was allocated; they are not reversed from here, check them in the ' +
    'accounting program',
);
const NO_PROJECT = text(
  '{group}：对应科目有 {amount} 元凭证没有研发项目，未从本凭证中扣除，请核对是否重复入账',
  '{group}: {amount} yuan are booked on its accounts without a project and are not taken off here; check that nothing is ' +
    'booked twice',
);

const said = (message: Text, values: (language: 'zh' | 'en') => Readonly<Record<string, string>>): Text =>
  text(fill(message, values('zh')).zh, fill(message, values('en')).en);

/**
 * Debits that would count a second time once the voucher is imported here: their account is matched to an item that is
 * taken from vouchers, or to one of another calibre.
 */
export function doubleCounting(
  entries: readonly AllocationEntry[],
  matches: readonly MatchedAccount[],
  sourceOf: SourceOf,
): (Text & { readonly item: CostItemCode })[] {
  const itemOf = new Map(matches.map(({ subjectCode, costItem }) => [subjectCode, costItem]));
  const found = new Map<string, Text & { readonly item: CostItemCode }>();
  for (const { side, subjectCode, item, projectId } of entries) {
    const other = itemOf.get(subjectCode);
    if (side === 'credit' || other === undefined || other === item) continue;
    const counts =
      isFurtherItemCode(other) || (isCostItemCode(other) && sourceOf(other, projectId).source === 'voucher');
    if (!counts) continue;
    const message = said(COUNTS_TWICE, () => ({ code: subjectCode, other, item }));
    found.set(message.zh, { ...message, item });
  }
  return [...found.values()];
}

/** Accounts that other accounts in use stand below. */
export function accountsWithBelow(entries: readonly AllocationEntry[], known: readonly string[]): Text[] {
  const codes = [...new Set(entries.map(({ subjectCode }) => subjectCode))].sort();
  return codes
    .filter((code) => known.some((each) => each !== code && each.startsWith(code)))
    .map((code) => said(HAS_BELOW, () => ({ code })));
}

/** What other vouchers book beyond what was allocated, and without a project. */
export function bookedNotices(
  group: Text,
  { overbooked, withoutProject }: { readonly overbooked: string; readonly withoutProject: string },
): Text[] {
  const notice = (message: Text, amount: string) =>
    yuan(amount).compare(yuan(0)) > 0
      ? [said(message, (language) => ({ group: group[language], amount: formatMoney(amount) }))]
      : [];
  return [...notice(OVERBOOKED, overbooked), ...notice(NO_PROJECT, withoutProject)];
}
