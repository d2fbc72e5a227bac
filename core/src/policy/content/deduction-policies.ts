import { text } from '../../kernel';
import type { StandardPolicy } from './standard-policy';

const three = '财政部 国家税务总局 科技部';
const two = '财政部 税务总局';
const sta = '国家税务总局';

/** The documents of the super-deduction of R&D expenses. */
export const deductionPolicies: readonly StandardPolicy[] = [
  {
    documentNo: '企业所得税法',
    title: text('中华人民共和国企业所得税法', 'Enterprise Income Tax Law'),
    organ: '全国人民代表大会',
    type: 'tax',
    ...{ publishedOn: '2007-03-16', effectiveOn: '2008-01-01' },
    summary: text(
      '第三十条允许对开发新技术、新产品、新工艺的研究开发费用加计扣除，是加计扣除政策的上位法；第四条、第二十八条规定 25% 的基本税率和高新技术企业 15% 的优惠税率；第十八条规定亏损结转。',
      'Article 30 allows the additional deduction of R&D expenses; articles 4 and 28 set the rate of 25% and that of 15% for high-tech enterprises, article 18 the use of losses.',
    ),
  },
  {
    documentNo: '企业所得税法实施条例',
    title: text('中华人民共和国企业所得税法实施条例', 'Regulation on the Enterprise Income Tax Law'),
    organ: '国务院',
    type: 'tax',
    ...{ publishedOn: '2007-12-06', effectiveOn: '2008-01-01' },
    summary: text(
      '第九十五条规定研发费用未形成无形资产的加计 50%、形成无形资产的按成本 150% 摊销，以后各项文件在此基础上提高比例；第四十条规定职工福利费 14% 的限额；第六十条、第六十七条规定折旧和摊销年限。',
      'Article 95 sets the base rate of 50% (150% of the cost of an intangible), which later documents raise; article 40 limits welfare to 14%; articles 60 and 67 set the lives of assets.',
    ),
  },
  {
    documentNo: '财税〔2015〕119号',
    title: text('关于完善研究开发费用税前加计扣除政策的通知', 'Notice improving the super-deduction of R&D expenses'),
    organ: three,
    type: 'tax',
    ...{ publishedOn: '2015-11-02', effectiveOn: '2016-01-01' },
    summary: text(
      '加计扣除的基础文件：研发活动的定义和七类不适用的活动，六类可加计的费用，其他相关费用不超过 10%，委托研发按 80% 计入，合作、集中研发的分摊，不适用的行业，专账核算（辅助账），三年追溯，税务机关对项目有异议时转请科技部门鉴定。',
      'The basic document: what R&D is and seven kinds of activities that are none, six kinds of cost, other cost up to 10%, entrusted R&D at 80%, sharing of cooperative and centralised R&D, industries without the deduction, ledgers, three years to claim late, and expert opinions on doubted projects.',
    ),
    conditions: ['符合加计扣除主体条件 = 是'],
  },
  {
    documentNo: '税总公告2015年第97号',
    title: text(
      '关于企业研究开发费用税前加计扣除政策有关问题的公告',
      'Announcement on the super-deduction of R&D expenses',
    ),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2015-12-29', effectiveOn: '2016-01-01' },
    summary: text(
      '规定研究开发人员、加速折旧、多用途对象分配、其他相关费用限额、特殊收入扣减、财政性资金、不允许扣除费用、委托研发的口径，发布 2015 版研发支出辅助账和归集表，规定不适用行业的收入占比测试。',
      'Who research staff are, shared use, the limit of other cost, special income, public money and what may not be deducted; the ledgers of 2015; the test of revenue for listed industries.',
    ),
  },
  {
    documentNo: '财税〔2017〕34号',
    title: text(
      '关于提高科技型中小企业研究开发费用税前加计扣除比例的通知',
      'Notice raising the rate for technology SMEs',
    ),
    organ: three,
    type: 'tax',
    ...{ publishedOn: '2017-05-02', effectiveOn: '2017-01-01', expiresOn: '2019-12-31' },
    summary: text(
      '2017 年至 2019 年，科技型中小企业研发费用加计比例提高到 75%（无形资产按 175% 摊销）。',
      'From 2017 to 2019 technology SMEs deduct 75% (175% of intangibles).',
    ),
    conditions: ['科技型中小企业 = 是'],
    replacedBy: '公告2022年第16号',
  },
  {
    documentNo: '税总公告2017年第18号',
    title: text(
      '关于提高科技型中小企业研究开发费用税前加计扣除比例有关问题的公告',
      'Announcement on the rate for technology SMEs',
    ),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2017-05-22', effectiveOn: '2017-01-01', expiresOn: '2019-12-31' },
    summary: text(
      '科技型中小企业凭入库登记编号享受 75% 的比例，按年度判断资格，登记编号填入申报表。',
      'Technology SMEs claim 75% by their registration number, judged year by year.',
    ),
  },
  {
    documentNo: '税总公告2017年第40号',
    title: text('关于研发费用税前加计扣除归集范围有关问题的公告', 'Announcement on what belongs to R&D expenses'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2017-11-08', effectiveOn: '2017-01-01' },
    summary: text(
      '细化人员人工、直接投入、折旧、摊销、新产品设计等、其他相关费用的归集范围；共用的人员、设备、无形资产按实际工时等合理方法分配；研发形成产品对外销售的材料不得加计；特殊收入冲减；失败的研发可以享受；取得的政府补助的处理。',
      'What each kind of cost holds; shared staff, machines and intangibles by hours; material of sold products does not count; special income; failed R&D counts; how grants are treated.',
    ),
  },
  {
    documentNo: '财税〔2018〕64号',
    title: text('关于企业委托境外研究开发费用税前加计扣除有关政策问题的通知', 'Notice on R&D entrusted abroad'),
    organ: '财政部 税务总局 科技部',
    type: 'tax',
    ...{ publishedOn: '2018-06-25', effectiveOn: '2018-01-01' },
    summary: text(
      '委托境外机构的研发费用按实际发生额的 80% 计入，且不超过境内符合条件研发费用的三分之二；委托境外个人的不得加计；合同由委托方登记。',
      'R&D entrusted to institutions abroad counts with 80%, up to two thirds of the domestic cost; entrusted to individuals abroad it does not; the client registers the contract.',
    ),
  },
  {
    documentNo: '税总公告2018年第23号',
    title: text(
      '关于发布修订后的《企业所得税优惠政策事项办理办法》的公告',
      'How preferences of enterprise income tax are claimed',
    ),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2018-04-25', effectiveOn: '2017-01-01' },
    summary: text(
      '优惠事项采取“自行判别、申报享受、相关资料留存备查”的办理方式；留存备查资料自享受当年汇算清缴期结束次日起保留 10 年。',
      'Preferences are judged by the enterprise itself, claimed in the return, and proved by files it keeps for ten years.',
    ),
  },
  {
    documentNo: '财税〔2018〕99号',
    title: text('关于提高研究开发费用税前加计扣除比例的通知', 'Notice raising the rate of the super-deduction'),
    organ: '财政部 税务总局 科技部',
    type: 'tax',
    ...{ publishedOn: '2018-09-20', effectiveOn: '2018-01-01', expiresOn: '2023-12-31' },
    summary: text(
      '2018 年至 2020 年企业研发费用加计比例提高到 75%（无形资产按 175% 摊销），后延长至 2023 年底，2023 年起改按 100%。',
      'From 2018 on all enterprises deduct 75% (175% of intangibles); extended to 2023, and replaced by 100% from 2023.',
    ),
    replacedBy: '公告2023年第7号',
  },
  {
    documentNo: '财政部 税务总局公告2021年第6号',
    title: text('关于延长部分税收优惠政策执行期限的公告', 'Announcement extending tax preferences'),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2021-03-15', effectiveOn: '2021-01-01', expiresOn: '2023-12-31' },
    summary: text(
      '将包括财税〔2018〕99号在内的一批优惠政策延长到 2023 年 12 月 31 日。',
      'Extends, among others, Caishui [2018] 99 until 31 December 2023.',
    ),
  },
  {
    documentNo: '税总公告2019年第41号',
    title: text('关于修订企业所得税年度纳税申报表有关问题的公告', 'Announcement revising the annual return'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2019-12-09', effectiveOn: '2019-01-01' },
    summary: text(
      '不再报送研发支出辅助账汇总表和归集表，汇总表留存备查。',
      'The summary of R&D ledgers is kept and no longer filed.',
    ),
  },
  {
    documentNo: '财政部 税务总局公告2021年第13号',
    title: text('关于进一步完善研发费用税前加计扣除政策的公告', 'Announcement improving the super-deduction (2021)'),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2021-03-31', effectiveOn: '2021-01-01' },
    summary: text(
      '制造业企业自 2021 年起加计比例提高到 100%（无形资产按 200% 摊销），以享受当年主营业务收入占收入总额 50% 以上判断；预缴可以享受上半年的优惠。',
      'Manufacturers deduct 100% from 2021 (200% of intangibles), judged by the share of their revenue; the first half may be claimed in advance.',
    ),
    conditions: ['制造业企业 = 是', '符合加计扣除主体条件 = 是'],
  },
  {
    documentNo: '税总公告2021年第28号',
    title: text(
      '关于进一步落实研发费用加计扣除政策有关问题的公告',
      'Announcement carrying out the super-deduction (2021)',
    ),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2021-09-13', effectiveOn: '2021-01-01' },
    summary: text(
      '增设 2021 版研发支出辅助账和汇总表样式；其他相关费用限额改为全部项目合并计算；2021 年 10 月预缴可享受前三季度的优惠。',
      'The ledgers of 2021; one limit of other cost for all projects together; three quarters may be claimed in October.',
    ),
  },
  {
    documentNo: '公告2022年第16号',
    title: text(
      '关于进一步提高科技型中小企业研发费用税前加计扣除比例的公告',
      'Announcement raising the rate for technology SMEs (2022)',
    ),
    organ: '财政部 税务总局 科技部',
    type: 'tax',
    ...{ publishedOn: '2022-03-23', effectiveOn: '2022-01-01' },
    summary: text(
      '科技型中小企业自 2022 年起加计比例提高到 100%（无形资产按 200% 摊销）。',
      'Technology SMEs deduct 100% from 2022 (200% of intangibles).',
    ),
    conditions: ['科技型中小企业 = 是', '符合加计扣除主体条件 = 是'],
    replaces: '财税〔2017〕34号',
  },
  {
    documentNo: '税总公告2022年第10号',
    title: text(
      '关于企业预缴申报享受研发费用加计扣除优惠政策有关事项的公告',
      'Announcement on claiming three quarters in advance',
    ),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2022-05-20', effectiveOn: '2022-01-01' },
    summary: text(
      '10 月预缴第 3 季度（按季）或 9 月（按月）时可自主选择享受前三季度的加计扣除。',
      'In October an enterprise may claim the deduction of three quarters in advance.',
    ),
  },
  {
    documentNo: '公告2022年第28号',
    title: text('关于加大支持科技创新税前扣除力度的公告', 'Announcement on the fourth quarter of 2022'),
    organ: '财政部 税务总局 科技部',
    type: 'tax',
    ...{ publishedOn: '2022-09-22', effectiveOn: '2022-10-01', expiresOn: '2022-12-31' },
    summary: text(
      '适用 75% 比例的企业，2022 年第四季度的比例提高到 100%；第四季度金额可按实际发生数，或按全年数乘以经营月份比例计算。高新技术企业第四季度新购设备可一次性扣除并 100% 加计。',
      'Enterprises at 75% deduct 100% of the fourth quarter of 2022, by actual amounts or by months.',
    ),
  },
  {
    documentNo: '公告2022年第32号',
    title: text('关于企业投入基础研究税收优惠政策的公告', 'Announcement on money for basic research'),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2022-09-30', effectiveOn: '2022-01-01' },
    summary: text(
      '企业出资给非营利性科研机构、高等学校和政府性自然科学基金用于基础研究的支出，可按实际发生额 100% 加计扣除；不填入 A107012。',
      'Money given to institutions, universities and public funds for basic research is deducted with a further 100%; it is not part of A107012.',
    ),
  },
  {
    documentNo: '公告2023年第7号',
    title: text('关于进一步完善研发费用税前加计扣除政策的公告', 'Announcement improving the super-deduction (2023)'),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2023-03-26', effectiveOn: '2023-01-01' },
    summary: text(
      '自 2023 年起所有符合条件的企业加计比例统一为 100%（无形资产按 200% 摊销），作为制度性安排长期实施。',
      'From 2023 on every enterprise deducts 100% (200% of intangibles), without an end.',
    ),
    conditions: ['符合加计扣除主体条件 = 是'],
    replaces: '财税〔2018〕99号',
  },
  {
    documentNo: '税总 财政部公告2023年第11号',
    title: text(
      '关于优化预缴申报享受研发费用加计扣除政策有关事项的公告',
      'Announcement on claiming the first half in advance',
    ),
    organ: '国家税务总局 财政部',
    type: 'tax',
    ...{ publishedOn: '2023-06-21', effectiveOn: '2023-01-01' },
    summary: text(
      '7 月预缴第 2 季度（按季）或 6 月（按月）时可自主选择享受上半年的加计扣除；未享受的可在 10 月或汇算清缴时享受。',
      'In July an enterprise may claim the deduction of the first half in advance, and else in October or in the settlement.',
    ),
  },
  {
    documentNo: '公告2023年第44号',
    title: text(
      '关于提高集成电路和工业母机企业研发费用加计扣除比例的公告',
      'Announcement on integrated circuits and machine tools',
    ),
    organ: '财政部 税务总局 国家发展改革委 工业和信息化部',
    type: 'tax',
    ...{ publishedOn: '2023-09-12', effectiveOn: '2023-01-01', expiresOn: '2027-12-31' },
    summary: text(
      '列入清单的集成电路企业和工业母机企业，2023 年至 2027 年加计比例为 120%（无形资产按 220% 摊销）。',
      'Listed enterprises of integrated circuits and machine tools deduct 120% (220% of intangibles) from 2023 to 2027.',
    ),
    conditions: ['集成电路或工业母机企业 = 是', '符合加计扣除主体条件 = 是'],
  },
  {
    documentNo: '国科发政〔2017〕211号',
    title: text('关于进一步做好企业研发费用加计扣除政策落实工作的通知', 'Notice on carrying out the super-deduction'),
    organ: '科技部 财政部 国家税务总局',
    type: 'tax',
    ...{ publishedOn: '2017-07-21', effectiveOn: '2017-07-21' },
    summary: text(
      '建立税务与科技部门的异议项目鉴定机制：由地市级以上科技部门组织三名以上专家鉴定，意见原渠道反馈；税务机关对意见仍有异议的转请省级科技部门。省部级以上科研项目和以前年度已鉴定的跨年项目不再鉴定。',
      'How doubted projects are judged: at least three experts of the department of science of the city, then of the province; projects of a province or ministry, and those judged before, are exempt.',
    ),
  },
];
