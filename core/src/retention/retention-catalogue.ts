import { text, type Text } from '../kernel';
import type { EnterpriseKind } from '../tax';

/** What decides whether a file has to be kept of a project. */
export interface RetentionFacts {
  /** Key of `project_dev_form`. */
  readonly devForm: string | null;
  readonly isEnded: boolean;
  /** Entrusted to a related party (企业所得税法实施条例第一百零九条). */
  readonly isRelated: boolean;
  /** The kinds of enterprise that have a rate of their own in the year, and are to be proved for it. */
  readonly kinds: readonly EnterpriseKind[];
}

export type RetentionCategory = 'plan' | 'people' | 'contract' | 'allocation' | 'ledger' | 'opinion' | 'result';

export const retentionCategories: Readonly<Record<RetentionCategory, Text>> = {
  plan: text('立项资料', 'Approval'),
  people: text('人员资料', 'People'),
  contract: text('合同资料', 'Contracts'),
  allocation: text('费用分配资料', 'Allocation'),
  ledger: text('辅助账与申报资料', 'Ledgers and forms'),
  opinion: text('鉴定与资格资料', 'Opinions and certificates'),
  result: text('成果与过程资料', 'Results'),
};

/** A kind of file that is kept for inspection. */
export interface RetainedKind {
  readonly no: string;
  readonly label: Text;
  readonly category: RetentionCategory;
  /** Kept of each project, or of the year as a whole. */
  readonly scope: 'project' | 'year';
  /** Printed by the product from its ledgers, so that nothing has to be uploaded. */
  readonly isPrinted: boolean;
  readonly isRequired: (facts: RetentionFacts) => boolean;
  readonly basis: string;
}

const LIST = '国家税务总局公告2018年第23号附件';
const always = () => true;
const never = () => false;
const ofKind =
  (kind: EnterpriseKind) =>
  ({ kinds }: RetentionFacts): boolean =>
    kinds.includes(kind);
const entrusted = ({ devForm }: RetentionFacts) => devForm === 'wtyf_jn' || devForm === 'wtyf_jw';

const kind = (
  no: string,
  label: Text,
  category: RetentionCategory,
  isRequired: RetainedKind['isRequired'],
  { scope = 'project', isPrinted = false, basis = LIST }: Partial<RetainedKind> = {},
): RetainedKind => ({ no, label, category, scope, isPrinted, isRequired, basis });

/** 留存备查资料 of the super-deduction (公告2018年第23号; 财税〔2018〕64号 for entrusting abroad), and what good practice adds. */
export const retainedKinds: readonly RetainedKind[] = [
  kind('F01', text('项目计划书', 'Project plan'), 'plan', always),
  kind('F02', text('立项决议文件', 'Resolution to start the project'), 'plan', always),
  kind('F03', text('研发机构编制与研发人员名单', 'List of R&D staff'), 'people', always),
  kind(
    'F04',
    text('经登记的委托、合作研发合同', 'Registered development contracts'),
    'contract',
    (facts) => facts.devForm === 'hzyf' || entrusted(facts),
  ),
  kind('F05', text('人员和设备费用分配说明', 'Allocation of staff and equipment'), 'allocation', always, {
    isPrinted: true,
  }),
  kind(
    'F06',
    text('集中研发费用决算与分摊资料', 'Shares of centralised R&D'),
    'contract',
    ({ devForm }) => devForm === 'jzyf',
  ),
  kind('F07', text('研发支出辅助账及汇总表', 'Ledgers and their summary'), 'ledger', always, {
    ...{ scope: 'year', isPrinted: true },
  }),
  kind('F08', text('科技部门鉴定意见', 'Opinion of the science authority'), 'opinion', never),
  kind(
    'F09',
    text('委托境外支付凭证、收款凭据与进展', 'Payments and progress of R&D abroad'),
    'contract',
    ({ devForm }) => devForm === 'wtyf_jw',
    { basis: '财税〔2018〕64号第四条' },
  ),
  kind(
    'F10',
    text('科技型中小企业入库登记编号证明', 'Registration as a technology SME'),
    'opinion',
    ofKind('techSme'),
    {
      scope: 'year',
    },
  ),
  kind('F11', text('研发费用加计扣除优惠明细表', 'Form A107012'), 'ledger', always, {
    ...{ scope: 'year', isPrinted: true },
  }),
  kind(
    'F12',
    text('受托关联方费用支出明细', 'Cost of a related entrusted party'),
    'contract',
    (facts) => entrusted(facts) && facts.isRelated,
    { basis: '财税〔2015〕119号第二条第1项' },
  ),
  kind(
    'F13',
    text('集成电路、工业母机企业清单证明', 'Listing as IC or machine-tool enterprise'),
    'opinion',
    ofKind('icOrMachineTool'),
    { scope: 'year', basis: '财政部 税务总局公告2023年第44号' },
  ),
  kind(
    'F14',
    text('结题报告、过程记录与成果证明', 'Completion, records and results'),
    'result',
    ({ isEnded }) => isEnded,
    {
      basis: '研发费用加计扣除政策执行指引（2.0版）',
    },
  ),
];

export const retainedKind = (no: string): RetainedKind | undefined => retainedKinds.find((each) => each.no === no);
