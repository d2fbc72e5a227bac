import { text, type LegalBasis, type Text } from '../../kernel';
import { cite } from '../law/citations';
import { entrustedPersonBasis } from '../law/entrusted';

export interface ExclusionReasonFacts {
  readonly label: Text;
  /** Null where practice knows the reason but no article of its own states it. */
  readonly basis: LegalBasis | null;
}

const sevenKinds = (item: string) => cite('caishui2015no119', `第一条第（二）项第${item}目`);

/** 不予加计扣除的原因: why cost that was collected does not count for the super-deduction, by key. */
export const exclusionReasons = {
  entrustedToUs: {
    label: text('受托研发', 'R&D done for another enterprise'),
    basis: cite('caishui2015no119', '第二条第1项'),
  },
  routineUpgrade: {
    label: text('不属于研发活动：产品（服务）的常规性升级', 'Not R&D: routine upgrade of a product or service'),
    basis: sevenKinds('1'),
  },
  directApplication: {
    label: text('不属于研发活动：对科研成果的直接应用', 'Not R&D: direct application of a research result'),
    basis: sevenKinds('2'),
  },
  afterSales: {
    label: text('不属于研发活动：商品化后的技术支持', 'Not R&D: technical support after marketing'),
    basis: sevenKinds('3'),
  },
  simpleChange: {
    label: text('不属于研发活动：重复或简单改变', 'Not R&D: repeated or simple change'),
    basis: sevenKinds('4'),
  },
  marketStudy: {
    label: text('不属于研发活动：市场、效率调查或管理研究', 'Not R&D: study of market, efficiency or management'),
    basis: sevenKinds('5'),
  },
  qualityControl: {
    label: text('不属于研发活动：常规质量控制、测试、维修', 'Not R&D: routine quality control, tests or repair'),
    basis: sevenKinds('6'),
  },
  socialScience: {
    label: text('不属于研发活动：社会科学、艺术或人文学', 'Not R&D: social science, arts or humanities'),
    basis: sevenKinds('7'),
  },
  resultOfOthers: { label: text('成果归他人', 'The result belongs to others'), basis: null },
  negativeOpinion: {
    label: text('鉴定意见为否', 'Negative expert opinion'),
    basis: cite('caishui2015no119', '第五条第3项'),
  },
  nonTaxableIncome: {
    label: text('不征税收入支出', 'Paid out of non-taxable income'),
    basis: cite('sta2015no97', '第二条第（五）项'),
  },
  grantSetOff: {
    label: text('政府补助冲减研发费用', 'Government grant set off against R&D cost'),
    basis: cite('sta2017no40', '第七条第（一）项'),
  },
  noVoucher: { label: text('未取得有效凭证', 'No valid voucher'), basis: cite('sta2018no28', '第五条') },
  entertainment: { label: text('业务招待费', 'Entertainment'), basis: cite('caishui2015no119', '第一条第（一）项') },
  unpaidWages: {
    label: text('汇算清缴前未支付的工资', 'Wages not paid before the settlement'),
    basis: cite('sta2015no34', '第二条'),
  },
  excessWelfare: {
    label: text('超标准的职工福利费', 'Welfare above the limit'),
    basis: cite('regulation95', '第四十条'),
  },
  notDeductible: {
    label: text('不允许企业所得税前扣除', 'Not deductible for income tax'),
    basis: cite('sta2015no97', '第二条第（六）项'),
  },
  unregisteredContract: {
    label: text('委托、合作开发合同未登记', 'Development contract not registered'),
    basis: null,
  },
  personAbroad: { label: text('委托境外个人', 'Entrusted to an individual abroad'), basis: entrustedPersonBasis },
  unpaid: { label: text('未付款部分', 'Not paid'), basis: cite('sta2017no40', '第七条第（五）项') },
  sharedByPartner: {
    label: text('其他合作方分摊', 'Borne by other parties of the cooperation'),
    basis: cite('caishui2015no119', '第二条第2项'),
  },
  sharedByMember: {
    label: text('集中研发其他成员分摊', 'Borne by other members of the group'),
    basis: cite('caishui2015no119', '第二条第3项'),
  },
  outsideScope: {
    label: text('不属于加计扣除归集范围', 'Outside the range of cost that counts'),
    basis: cite('caishui2015no119', '第一条第（一）项'),
  },
  other: { label: text('其他', 'Other'), basis: null },
} as const satisfies Readonly<Record<string, ExclusionReasonFacts>>;

export type ExclusionReason = keyof typeof exclusionReasons;
