import { isRdAccount } from '../../finance';
import { text, type Text } from '../../kernel';
import type { Expenditure } from '../../project';
import { costItems, type CostItemCode } from '../../tax';
import { groupOfItem, type SubjectGroup } from '../verification/subject-group';
import { allocationSideLabels, type AllocationSide, type Auxiliary } from './account-labels';

/** An account entries are made on, and what it is kept by. */
export interface EntryAccount {
  readonly subjectCode: string;
  readonly subjectName: string;
  readonly auxiliary: Auxiliary;
  /** Where it is from: what the enterprise set, the account matching, or the default. */
  readonly from: 'setting' | 'matching' | 'default';
}

/** A row of 分配凭证科目. */
export interface AccountSetting {
  readonly side: string;
  readonly costItem: string;
  readonly subjectCode: string;
  readonly subjectName: string;
  readonly auxiliary: string;
}

/** A row of 科目对应. */
export interface MatchedAccount {
  readonly subjectCode: string;
  readonly subjectName: string;
  readonly costItem: string;
}

/** The accounts of the entries of an item, or a sentence that says what to set. */
export interface EntryAccounts {
  readonly debit: (item: CostItemCode, type: Expenditure) => EntryAccount | Text;
  readonly credit: (item: CostItemCode) => EntryAccount;
}

/** Chart of 小企业会计准则, where it differs from 企业会计准则. */
type Chart = 'business' | 'small';

const named = (code: string, name: string) => ({ business: [code, name], small: [code, name] }) as const;
const pay = named('2211', '应付职工薪酬');
const rawMaterial = named('1403', '原材料');
/** 生产成本: 5001 in 企业会计准则——应用指南 附录, 4001 in 小企业会计准则 附录. */
const production = { business: ['5001', '生产成本'], small: ['4001', '生产成本'] } as const;
const prepaid = named('1801', '长期待摊费用');
const depreciation = named('1602', '累计折旧');
const amortisation = named('1702', '累计摊销');

/**
 * The account cost is taken from, by kind (企业会计准则——应用指南 附录 会计科目和主要账务处理, 小企业会计准则 附录: 借记“研发支出”,
 * 贷记“原材料”“应付职工薪酬”“累计折旧”“累计摊销”等). Fuel and power are gathered in 生产成本 before they are shared out, rent is
 * paid ahead.
 */
const defaults: Readonly<
  Record<SubjectGroup, (item: CostItemCode) => Readonly<Record<Chart, readonly [string, string]>>>
> = {
  personnel: () => pay,
  materials: (item) => (item === '2.1' ? rawMaterial : production),
  leases: () => prepaid,
  fixedAssets: () => depreciation,
  intangibles: () => amortisation,
};

const isSmall = (code: string) => code.startsWith('4301');

/** The phase the name of an account states; null where it states none. */
function phaseOf({ subjectName }: MatchedAccount): Expenditure | null {
  if (subjectName.includes('资本化')) return 'capitalised';
  return subjectName.includes('费用化') ? 'expensed' : null;
}

const itemLabels = new Map(costItems.map(({ code, label }) => [code as string, label]));

/**
 * The accounts of allocation vouchers. A debit goes to the account the enterprise set, else to the one account below
 * 研发支出 that 科目对应 matches to the item, of its phase (费用化支出, 资本化支出) by name; an enterprise without 研发支出 accounts
 * takes the account elsewhere that is matched to it. A credit goes to the account set, else to the default of its kind
 * in the chart that the 研发支出 accounts are of.
 */
export function entryAccounts(settings: readonly AccountSetting[], matches: readonly MatchedAccount[]): EntryAccounts {
  const set = new Map(settings.map((row) => [`${row.side} ${row.costItem}`, row]));
  const stated = (side: AllocationSide, item: CostItemCode): EntryAccount | null => {
    const row = set.get(`${side} ${item}`);
    if (!row) return null;
    const { subjectCode, subjectName, auxiliary } = row;
    return { subjectCode, subjectName, auxiliary: auxiliary as Auxiliary, from: 'setting' };
  };
  const codes = [...matches, ...settings].map(({ subjectCode }) => subjectCode).filter(isRdAccount);
  const chart: Chart = codes.length > 0 && codes.every(isSmall) ? 'small' : 'business';
  return {
    debit: (item, type) => stated(type, item) ?? matchedDebit(item, type, matches),
    credit: (item) => {
      const own = stated('credit', item);
      if (own) return own;
      const [subjectCode, subjectName] = defaults[groupOfItem(item) ?? 'materials'](item)[chart];
      return { subjectCode, subjectName, auxiliary: 'none', from: 'default' };
    },
  };
}

function matchedDebit(item: CostItemCode, type: Expenditure, matches: readonly MatchedAccount[]): EntryAccount | Text {
  const ofItem = matches.filter(({ costItem }) => costItem === item);
  const below = ofItem.filter(({ subjectCode }) => isRdAccount(subjectCode));
  const candidates = below.length > 0 ? below : type === 'expensed' ? ofItem : [];
  const ofPhase = candidates.filter((each) => phaseOf(each) === type);
  const found = ofPhase.length > 0 ? ofPhase : candidates.filter((each) => phaseOf(each) === null);
  const [account] = found;
  if (account && found.length === 1) {
    const { subjectCode, subjectName } = account;
    return { subjectCode, subjectName, auxiliary: 'project', from: 'matching' };
  }
  const label = itemLabels.get(item)!;
  const side = allocationSideLabels[type];
  if (!account) {
    return text(
      `费用项目 ${item} ${label.zh} 没有对应的${side.zh}科目，请在科目对应或分配凭证科目中设置`,
      `Cost item ${item} ${label.en} has no account for “${side.en}”; match one or set it under the accounts of allocation vouchers`,
    );
  }
  const shown = found.map(({ subjectCode }) => subjectCode).join('、');
  return text(
    `费用项目 ${item} ${label.zh} 的${side.zh}对应了多个科目（${shown}），请在分配凭证科目中指定一个`,
    `Cost item ${item} ${label.en} has several accounts for “${side.en}” (${shown}); set one under the accounts of allocation vouchers`,
  );
}
