import { grouped, text, type Text } from '../kernel';
import { monthOf } from '../kernel/calendar';
import { allocate, sum, yuan, type Amount } from '../kernel/money';
import { closingTarget, YES, type ClosingAccountRow, type FacingAccount } from './closing-target';

/** An entry of a voucher, with what tells whether the voucher carries cost forward. */
export interface ClosingEntry extends FacingAccount {
  readonly date: string;
  readonly voucherType: string;
  readonly voucherNo: string | number;
  readonly debitAmount: string | null;
  readonly creditAmount: string | null;
  readonly summary?: string | null;
}

/** A row of the rulings; `closing` is a key of `yes_no`. */
export interface ClosingVoucherRow {
  readonly month: string;
  readonly voucherType: string;
  readonly voucherNo: string;
  readonly closing: string;
  readonly reason: string;
}

/** What the enterprise itself says about closings. */
export interface ClosingRules {
  readonly accounts?: readonly ClosingAccountRow[];
  readonly vouchers?: readonly ClosingVoucherRow[];
}

/**
 * What an entry of R&D cost is to its voucher's closing. `full`: it only carries cost forward; `part`: some of it does;
 * `none`: it reduces the cost, or was ruled not to be a closing.
 */
export interface Closing {
  readonly extent: 'full' | 'part' | 'none';
  /** Debit less credit that only carries cost forward, 元; of the sign of the entry, 0 for `none`. */
  readonly amount: Amount<'yuan'>;
  readonly reason: Text;
  /** Whether the rule is the enterprise's ruling on the voucher. */
  readonly isRuled: boolean;
}

/** Debit less credit of an entry, 元; an empty amount is 0. @throws DomainError where an amount is unreadable */
export const bookedAmount = ({ debitAmount, creditAmount }: Pick<ClosingEntry, 'debitAmount' | 'creditAmount'>) =>
  yuan(debitAmount || '0')
    .round()
    .minus(yuan(creditAmount || '0').round());

/** The voucher of an entry. Numbers restart every month. */
const voucherKey = (entry: Pick<ClosingEntry, 'date' | 'voucherType' | 'voucherNo'>): string =>
  keyOf(monthOf(entry.date), entry.voucherType, entry.voucherNo);

const keyOf = (month: string, type: string, no: string | number) => JSON.stringify([month, type, String(no)]);

/**
 * The closings among the entries of R&D cost that reduce it, and of those that a ruling concerns; entries that simply
 * book cost are not in the result. Pass whole vouchers.
 *
 * An entry reduces the cost if its debit less credit is negative, be it a credit or a red debit. It is a closing where
 * everything it faces in its voucher, the entries of the opposite sign, stands on accounts that cost is carried to
 * (`closingTarget`), or, where nothing it faces is in the register, where its summary says 结转. Where it faces such
 * accounts and others, it is a closing for what cannot face the others: reductions less other amounts faced, at most
 * what stands on the accounts cost is carried to. Entries of R&D cost among the others are first set against the
 * other credits of the voucher, which paid for them. A red credit undoes a closing by the same rule.
 */
export function closings<Entry extends ClosingEntry>(
  entries: readonly Entry[],
  isCost: (entry: Entry) => boolean,
  { accounts = [], vouchers = [] }: ClosingRules = {},
): Map<Entry, Closing> {
  const found = new Map<Entry, Closing>();
  const rulings = new Map(vouchers.map((row) => [keyOf(row.month, row.voucherType, row.voucherNo), row]));
  for (const [key, voucher] of grouped(entries, voucherKey)) {
    const cost = voucher.filter(isCost);
    const ruling = rulings.get(key);
    if (ruling) {
      for (const entry of cost) {
        const closing = ruledBy(entry, ruling);
        if (closing) found.set(entry, closing);
      }
      continue;
    }
    if (!cost.some(mayClose)) continue;
    for (const [entry, closing] of ofVoucher(voucher, isCost, accounts)) found.set(entry, closing);
  }
  return found;
}

const zero = yuan(0);
const isNegative = (amount: Amount<'yuan'>) => amount.compare(zero) < 0;
const reduces = (entry: ClosingEntry) => isNegative(bookedAmount(entry));
/** A red credit without a debit: it takes a credit back. */
const undoes = ({ debitAmount, creditAmount }: ClosingEntry) =>
  yuan(debitAmount || '0').isZero() && isNegative(yuan(creditAmount || '0'));

/** Whether an entry of R&D cost can be a closing without a ruling; any other simply books cost, whatever it faces. */
export const mayClose = (entry: ClosingEntry): boolean => reduces(entry) || undoes(entry);

/** A negative debit without a credit. */
const isRedDebit = ({ debitAmount, creditAmount }: ClosingEntry) =>
  yuan(creditAmount || '0').isZero() && isNegative(yuan(debitAmount || '0'));

function ruledBy(entry: ClosingEntry, { closing, reason }: ClosingVoucherRow): Closing | null {
  const amount = bookedAmount(entry);
  if (amount.isZero()) return null;
  const isClosing = closing === YES;
  const zh = isClosing ? '认定为结转' : '认定为非结转';
  const en = isClosing ? 'ruled to be a closing' : 'ruled not to be a closing';
  return {
    extent: isClosing ? 'full' : 'none',
    amount: isClosing ? amount : zero,
    reason: text(`${zh}：${reason}`, `${en}: ${reason}`),
    isRuled: true,
  };
}

function ofVoucher<Entry extends ClosingEntry>(
  voucher: readonly Entry[],
  isCost: (entry: Entry) => boolean,
  accounts: readonly ClosingAccountRow[],
): (readonly [Entry, Closing])[] {
  const targets = new Map(voucher.map((entry) => [entry, closingTarget(entry, accounts)] as const));
  const withProfit = voucher.some((entry) => targets.get(entry)!.isProfit && !isCost(entry));
  // An account of R&D cost is never one that cost is carried to: its debit counts as cost itself.
  const takes = (entry: Entry) => {
    const { closes } = targets.get(entry)!;
    return !isCost(entry) && (closes === 'always' || (closes === 'beside' && withProfit));
  };
  const side = (given: readonly Entry[], faced: readonly Entry[], beside: readonly Entry[]) => {
    // Red debits that face red credits take back, entry by entry, what was booked out of those accounts.
    const takesBack = given.every(isRedDebit);
    const isCarried = (entry: Entry) => takes(entry) && !(takesBack && undoes(entry));
    const carried = faced.filter(isCarried);
    const others = faced.filter((entry) => !isCarried(entry));
    return sideOf({ given, carried, others, beside, isCost, reasonOf: (entry) => targets.get(entry)!.reason });
  };
  const positive = voucher.filter((entry) => isNegative(bookedAmount(entry).negate()));
  const negative = voucher.filter(reduces);
  const isGiven = (entry: Entry) => isCost(entry);
  const undone = positive.filter((entry) => isGiven(entry) && undoes(entry));
  return [
    ...side(
      negative.filter(isGiven),
      positive,
      negative.filter((entry) => !isGiven(entry)),
    ),
    ...side(
      undone,
      negative,
      positive.filter((entry) => !undone.includes(entry)),
    ),
  ];
}

interface Side<Entry> {
  /** The entries of R&D cost that may be a closing, all of one sign. */
  readonly given: readonly Entry[];
  /** What they face: on accounts that cost is carried to, and on others. */
  readonly carried: readonly Entry[];
  readonly others: readonly Entry[];
  /** The other entries of their own sign. */
  readonly beside: readonly Entry[];
  readonly isCost: (entry: Entry) => boolean;
  readonly reasonOf: (entry: Entry) => Text;
}

function sideOf<Entry extends ClosingEntry>(side: Side<Entry>): (readonly [Entry, Closing])[] {
  const { given, carried, others } = side;
  if (given.length === 0) return [];
  const all = (reason: Text) => given.map((entry) => [entry, full(entry, reason)] as const);
  const nothing = (reason: Text) => given.map((entry) => [entry, none(reason)] as const);
  if (carried.length === 0 && others.length === 0) {
    return given.map((entry) => [entry, saysClosing(entry.summary) ? full(entry, bySummary) : none(notFaced)] as const);
  }
  const faced = (entries: readonly Entry[]) => entries.map(side.reasonOf);
  if (others.length === 0) return all(carriedTo(faced(carried)));
  if (carried.length === 0) return nothing(takenOff(faced(others)));
  const whole = magnitude(given);
  const closed = closedOf(side, whole);
  if (closed.isZero()) return nothing(takenOff(faced(others)));
  const reason = mixed(faced(carried), faced(others));
  if (closed.compare(whole) === 0) return all(reason);
  const shares = allocate(
    closed.toString(),
    given.map((entry) => magnitude([entry]).toString()),
  )!;
  return given.map((entry, at) => {
    const share = yuan(shares[at]!);
    const amount = reduces(entry) ? share.negate() : share;
    const extent = share.isZero() ? 'none' : amount.compare(bookedAmount(entry)) === 0 ? 'full' : 'part';
    return [entry, { extent, amount, reason, isRuled: false }] as const;
  });
}

function closedOf<Entry extends ClosingEntry>(
  { carried, others, beside, isCost }: Side<Entry>,
  whole: Amount<'yuan'>,
): Amount<'yuan'> {
  const paid = magnitude(beside);
  const booked = magnitude(others.filter(isCost)).minus(paid).max(zero);
  const other = magnitude(others.filter((entry) => !isCost(entry))).plus(booked);
  return whole.minus(other).max(zero).min(magnitude(carried));
}

const absolute = (amount: Amount<'yuan'>) => (isNegative(amount) ? amount.negate() : amount);
const magnitude = (entries: readonly ClosingEntry[]) => sum(entries.map((entry) => absolute(bookedAmount(entry))));

/** Goods, assets or money that R&D gave are no closing even where the summary says 结转, e.g. 结转样机入库. */
const GIVEN_AWAY = /入库|库存|产成品|商品|存货|样机|样品|材料|固定资产|退|销售|收入|销项|进项/;

/** 结转费用化支出, 结转损益, 转入管理费用 … in a summary. */
function saysClosing(summary: string | null | undefined): boolean {
  const plain = summary ?? '';
  return (
    /结转|转(?:入|至)?(?:管理费用|研发费用|本年利润|当期损益|损益|无形资产)/.test(plain) && !GIVEN_AWAY.test(plain)
  );
}

const full = (entry: ClosingEntry, reason: Text): Closing => ({
  extent: 'full',
  amount: bookedAmount(entry),
  reason,
  isRuled: false,
});
const none = (reason: Text): Closing => ({ extent: 'none', amount: zero, reason, isRuled: false });

const bySummary = text(
  '凭证中没有对方分录，摘要为结转',
  'The other side is not in the register, and the summary says 结转',
);
const notFaced = text(
  '凭证中没有对方分录，摘要不是结转，冲减费用',
  'The other side is not in the register and the summary does not say 结转: taken off the cost',
);

const MOST = 3;

function together(reasons: readonly Text[]): Text {
  const shown = [...new Map(reasons.map((reason) => [reason.zh, reason])).values()];
  const more = shown.length > MOST;
  return text(
    shown
      .slice(0, MOST)
      .map(({ zh }) => zh)
      .join('、') + (more ? ' 等' : ''),
    shown
      .slice(0, MOST)
      .map(({ en }) => en)
      .join(', ') + (more ? ' …' : ''),
  );
}

function carriedTo(reasons: readonly Text[]): Text {
  const { zh, en } = together(reasons);
  return text(`对方科目为 ${zh}，结转`, `Carried to ${en}`);
}

function takenOff(reasons: readonly Text[]): Text {
  const { zh, en } = together(reasons);
  return text(`对方科目为 ${zh}，冲减费用`, `Taken off against ${en}`);
}

function mixed(carried: readonly Text[], others: readonly Text[]): Text {
  const [to, other] = [together(carried), together(others)];
  return text(
    `对方科目兼有 ${to.zh} 与 ${other.zh}，只有前者为结转`,
    `Faces ${to.en} and ${other.en}; only the former is a closing`,
  );
}
