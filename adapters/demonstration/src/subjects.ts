import type { MatchedItem } from '@rdm/core/internal/finance';
import { isCostItemCode } from '@rdm/core/tax';

/** An account of the enterprise's chart. */
export interface Subject {
  readonly code: string;
  readonly name: string;
  readonly costItem: MatchedItem;
}

/** Sub-accounts of 研发支出 by cost item: those taken from vouchers, then those booked in total for verification. */
const rdAccounts = {
  '2.4': ['01', '模具及工艺装备费'],
  '2.5': ['02', '样品样机购置费'],
  '2.6': ['03', '试制产品检验费'],
  '2.7': ['04', '仪器设备运行维护费'],
  '5.1': ['05', '新产品设计费'],
  '5.2': ['06', '新工艺规程制定费'],
  '6.1': ['07', '图书资料及专家咨询费'],
  '6.2': ['08', '成果鉴定验收费'],
  '6.3': ['09', '知识产权事务费'],
  '6.4': ['10', '差旅会议费'],
  '7.1': ['11', '委托境内研发费'],
  '7.2': ['12', '委托境外研发费'],
  '1.1': ['90', '人工费'],
  '3.2': ['91', '设备折旧费'],
  '2.1': ['92', '材料费'],
  '1.2': ['93', '社会保险及住房公积金'],
  '1.3': ['94', '外聘人员劳务费'],
  '6.5': ['95', '职工福利费'],
  '3.1': ['96', '仪器折旧费'],
  '2.2': ['87', '燃料费'],
  '2.3': ['88', '动力费'],
  '2.8': ['97', '仪器设备租赁费'],
  '4.1': ['98', '软件摊销费'],
  '4.2': ['99', '专利权摊销费'],
  '4.3': ['89', '非专利技术摊销费'],
} as const;

export type BookedItem = keyof typeof rdAccounts;

const none = (code: string, name: string): Subject => ({ code, name, costItem: 'none' });

/** Accounts whose entries are not R&D cost (不归集). */
export const otherSubjects = {
  bank: none('1002', '银行存款'),
  receivable: none('1122', '应收账款'),
  rawMaterial: none('1403', '原材料'),
  depreciation: none('1602', '累计折旧'),
  amortisation: none('1702', '累计摊销'),
  payable: none('2202', '应付账款'),
  pay: none('2211', '应付职工薪酬'),
  inputTax: none('22210101', '应交税费-应交增值税-进项税额'),
  outputTax: none('22210102', '应交税费-应交增值税-销项税额'),
  sales: none('5001', '主营业务收入'),
  otherIncome: none('5051', '其他业务收入'),
  transport: none('560104', '销售费用-运输费'),
  reception: none('560203', '管理费用-业务招待费'),
  utilities: none('560206', '管理费用-水电费'),
  office: none('560299', '管理费用-办公用品'),
  rdExpense: none('5604', '研发费用'),
} as const;

/** Accounts of R&D cost that the super-deduction does not have. */
export const furtherSubjects = {
  communication: { code: '53010186', name: '研发支出-费用化支出-通讯费', costItem: '8.5' },
  building: { code: '53010185', name: '研发支出-费用化支出-在用建筑物折旧费', costItem: '8.1' },
} as const satisfies Readonly<Record<string, Subject>>;

/** 费用化支出 is 530101, 资本化支出 530102. */
export function rdSubject(item: BookedItem, expenditureType: 'expensed' | 'capitalised'): Subject {
  const [place, name] = rdAccounts[item];
  return expenditureType === 'expensed'
    ? { code: `530101${place}`, name: `研发支出-费用化支出-${name}`, costItem: item }
    : { code: `530102${place}`, name: `研发支出-资本化支出-${name}`, costItem: item };
}

/** Every account a voucher may carry, by its code. */
export function subjectsOfChart(): Subject[] {
  const items = Object.keys(rdAccounts).filter(isBookedItem);
  const subjects: Subject[] = [
    ...items.map((item) => rdSubject(item, 'expensed')),
    ...items.map((item) => rdSubject(item, 'capitalised')),
    ...Object.values(furtherSubjects),
    ...Object.values(otherSubjects),
  ];
  return subjects.sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** Rows of 科目对应. */
export function subjectMatchRows() {
  return subjectsOfChart().map(({ code, name, costItem }) => ({
    subjectCode: code,
    subjectName: name,
    costItem: costItem === 'none' ? '不归集' : costItem,
  }));
}

function isBookedItem(item: string): item is BookedItem {
  return isCostItemCode(item) && item in rdAccounts;
}
