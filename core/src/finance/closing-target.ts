import { quotable, text, type Text } from '../kernel';
import { nameLevels, plainName } from './account-name';

/** An account that stands opposite R&D cost, with its name if it is known. */
export interface FacingAccount {
  readonly subjectCode: string;
  readonly subjectName?: string | null;
}

/** A row of the enterprise's own list of closing accounts; `closes` is a key of `yes_no`. */
export interface ClosingAccountRow {
  readonly account: string;
  readonly closes: string;
}

/**
 * Whether cost is carried to an account at the end of a period. `beside`: only in a voucher that holds 本年利润, as 收入
 * and 营业成本 are carried there together with the expenses.
 */
export interface ClosingTarget {
  readonly closes: 'always' | 'beside' | 'never';
  /** Whether the account is 本年利润. */
  readonly isProfit: boolean;
  /** Names the account. */
  readonly reason: Text;
}

/** Of `yes_no`. */
export const YES = '2';

/**
 * 本年利润: 4103 in 企业会计准则——应用指南 附录 会计科目和主要账务处理, 3103 in 小企业会计准则 附录, 3131 in 企业会计制度.
 */
const profitCodes = ['4103', '3103', '3131'];
/**
 * 期间费用 (销售、管理、财务, and 6604, in use for 研发费用): 6601-6604 in 企业会计准则, 5601-5603 in 小企业会计准则, 5501-5503 in
 * 企业会计制度, as charts in use have them (its annex was not read). 费用化支出 is carried to 管理费用 at the end of the period (企业会计准则 附录, 5301 研发支出).
 */
const expenseCodes = ['660', '560', '550'];
/** 无形资产 of 企业会计准则 and 小企业会计准则; 1701 is 固定资产清理 in 企业会计制度. */
const intangibleCodes = ['1701'];
const notIntangible = ['固定资产清理'];

const profitNames = ['本年利润'];
const closingNames = ['管理费用', '研发费用', '研究开发费用', '无形资产', '开发支出'];
/** Accounts that begin like 期间费用 or 损益 of another chart: the cost accounts of 企业会计准则. */
const costNames = ['生产成本', '制造费用', '劳务成本', '研发支出', '工程施工', '合同履约成本'];
/** 5601 is 营业外支出 in 企业会计制度. */
const notExpense = [...costNames, '营业外支出'];

/** What the account is to R&D cost that is credited against it. The list of the enterprise goes first. */
export function closingTarget(account: FacingAccount, listed: readonly ClosingAccountRow[] = []): ClosingTarget {
  const code = plainName(account.subjectCode);
  const levels = nameLevels(plainName(account.subjectName));
  const [top = ''] = levels;
  const isProfit = startsWithAny(code, profitCodes) || profitNames.includes(top);
  const own = listedRow(code, levels, listed);
  if (own) {
    const closes = own.closes === YES ? 'always' : 'never';
    return { closes, isProfit, reason: shown(account, text('结转科目表', 'list of closing accounts')) };
  }
  const always = (as: Text): ClosingTarget => ({ closes: 'always', isProfit, reason: shown(account, as) });
  if (isProfit) return always(text('本年利润', 'profit of the year'));
  if (closingNames.includes(top)) return always(text(top, top));
  if (startsWithAny(code, expenseCodes) && !notExpense.includes(top)) return always(text('期间费用', 'period expense'));
  if (startsWithAny(code, intangibleCodes) && !notIntangible.includes(top)) {
    return always(text('无形资产', 'intangible asset'));
  }
  const closes = /^[56]/.test(code) && !costNames.includes(top) ? 'beside' : 'never';
  return { closes, isProfit, reason: shown(account, null) };
}

/** The row with the longest code the account begins with, else one that names one of its levels. */
function listedRow(code: string, levels: readonly string[], listed: readonly ClosingAccountRow[]) {
  let longest: { readonly length: number; readonly row: ClosingAccountRow } | undefined;
  let named: ClosingAccountRow | undefined;
  for (const row of listed) {
    const account = plainName(row.account);
    if (account === '') continue;
    if (code.startsWith(account) && account.length > (longest?.length ?? 0)) longest = { length: account.length, row };
    if (levels.includes(account)) named ??= row;
  }
  return longest?.row ?? named;
}

function shown({ subjectCode, subjectName }: FacingAccount, as: Text | null): Text {
  const account = quotable([subjectCode, subjectName ?? ''].filter((part) => part !== '').join(' '));
  return as === null ? text(account, account) : text(`${account}（${as.zh}）`, `${account} (${as.en})`);
}

const startsWithAny = (code: string, prefixes: readonly string[]) => prefixes.some((prefix) => code.startsWith(prefix));
