import { text } from '../../kernel';
import type { StandardPolicy } from './standard-policy';

const two = '财政部 税务总局';
const before2018 = '财政部 国家税务总局';
const sta = '国家税务总局';

/** Documents about rates, losses, assets, grants and returns that the calculation cites besides. */
export const taxPolicies: readonly StandardPolicy[] = [
  {
    documentNo: '税收征收管理法',
    title: text('中华人民共和国税收征收管理法', 'Tax Collection and Administration Law'),
    organ: '全国人民代表大会常务委员会',
    type: 'tax',
    ...{ publishedOn: '2001-04-28', effectiveOn: '2001-05-01' },
    summary: text(
      '第三十二条规定滞纳税款按日加收万分之五的滞纳金，是多计加计扣除后补税的依据。',
      'Article 32: tax paid late is charged with 0.05% a day, which is what a deduction claimed too high costs.',
    ),
  },
  {
    documentNo: '企业会计准则第4号',
    title: text('企业会计准则第4号——固定资产', 'Accounting standard 4, fixed assets'),
    organ: '财政部',
    type: 'tax',
    ...{ publishedOn: '2006-02-15', effectiveOn: '2007-01-01' },
    summary: text(
      '固定资产的确认、折旧方法和折旧起止月份：当月增加的下月起折旧，当月减少的当月仍折旧。',
      'Fixed assets: what they are, methods of depreciation, from the month after they are taken in to the month they leave.',
    ),
  },
  {
    documentNo: '财税〔2011〕70号',
    title: text('关于专项用途财政性资金企业所得税处理问题的通知', 'Notice on public money for a special purpose'),
    organ: before2018,
    type: 'tax',
    ...{ publishedOn: '2011-09-07', effectiveOn: '2011-01-01' },
    summary: text(
      '同时有拨付文件、专门管理办法、单独核算的财政性资金可作不征税收入，其支出不得扣除和加计；五年（60 个月）内未支出也未缴回的计入第六年收入。',
      'Public money with a document, measures and accounts of its own may be non-taxable; what is paid out of it is not deducted; after 60 months the rest is income.',
    ),
  },
  {
    documentNo: '税总公告2014年第29号',
    title: text('关于企业所得税应纳税所得额若干问题的公告', 'Announcement on taxable income'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2014-05-23', effectiveOn: '2013-01-01' },
    summary: text(
      '会计折旧年限长于税法最低年限时的扣除口径；加速折旧按税法享受。',
      'What is deducted where the accounts depreciate longer than the law asks for.',
    ),
  },
  {
    documentNo: '税总公告2014年第64号',
    title: text('关于固定资产加速折旧税收政策有关问题的公告', 'Announcement on accelerated depreciation'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2014-11-14', effectiveOn: '2014-01-01' },
    summary: text(
      '缩短折旧年限不低于法定年限的 60%，购置使用过的固定资产按剩余年限的 60%。',
      'A shortened life is at least 60% of that of the law, of a used asset 60% of the rest.',
    ),
  },
  {
    documentNo: '财税〔2014〕75号',
    title: text('关于完善固定资产加速折旧企业所得税政策的通知', 'Notice on accelerated depreciation'),
    organ: before2018,
    type: 'tax',
    ...{ publishedOn: '2014-10-20', effectiveOn: '2014-01-01' },
    summary: text(
      '六个行业新购固定资产、所有行业专用于研发的仪器设备（100 万元以下一次性扣除）的加速折旧。',
      'Accelerated depreciation in six industries, and of instruments used for R&D alone up to 1 million yuan at once.',
    ),
  },
  {
    documentNo: '财税〔2015〕99号',
    title: text('关于进一步扩大小型微利企业所得税优惠政策范围的通知', 'Notice on small enterprises (2015)'),
    organ: before2018,
    type: 'tax',
    ...{ publishedOn: '2015-09-02', effectiveOn: '2015-10-01', expiresOn: '2016-12-31' },
    summary: text(
      '应纳税所得额 30 万元以下的小型微利企业减按 50% 计入、税率 20%。',
      'Small enterprises up to 300,000 yuan of income: half of it at 20%.',
    ),
    replacedBy: '财税〔2017〕43号',
  },
  {
    documentNo: '财税〔2017〕43号',
    title: text('关于扩大小型微利企业所得税优惠政策范围的通知', 'Notice on small enterprises (2017)'),
    organ: before2018,
    type: 'tax',
    ...{ publishedOn: '2017-06-06', effectiveOn: '2017-01-01', expiresOn: '2017-12-31' },
    summary: text('小型微利企业所得额上限提高到 50 万元。', 'The limit of small enterprises becomes 500,000 yuan.'),
    ...{ replaces: '财税〔2015〕99号', replacedBy: '财税〔2018〕77号' },
  },
  {
    documentNo: '财税〔2018〕77号',
    title: text('关于进一步扩大小型微利企业所得税优惠政策范围的通知', 'Notice on small enterprises (2018)'),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2018-07-11', effectiveOn: '2018-01-01', expiresOn: '2018-12-31' },
    summary: text('小型微利企业所得额上限提高到 100 万元。', 'The limit of small enterprises becomes 1 million yuan.'),
    ...{ replaces: '财税〔2017〕43号', replacedBy: '财税〔2019〕13号' },
  },
  {
    documentNo: '财税〔2019〕13号',
    title: text('关于实施小微企业普惠性税收减免政策的通知', 'Notice on small enterprises (2019)'),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2019-01-17', effectiveOn: '2019-01-01', expiresOn: '2021-12-31' },
    summary: text(
      '所得额 300 万元以下的小型微利企业：100 万元以内部分减按 25%、100 万至 300 万元部分减按 50% 计入，税率 20%。',
      'Small enterprises up to 3 million yuan: a quarter of the first million, half of the rest, at 20%.',
    ),
  },
  {
    documentNo: '财政部 税务总局公告2021年第12号',
    title: text('关于实施小微企业和个体工商户所得税优惠政策的公告', 'Announcement on small enterprises (2021)'),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2021-04-02', effectiveOn: '2021-01-01', expiresOn: '2022-12-31' },
    summary: text('100 万元以内部分再减半征收。', 'The first million is halved once more.'),
    replacedBy: '财政部 税务总局公告2023年第12号',
  },
  {
    documentNo: '财政部 税务总局公告2022年第13号',
    title: text('关于进一步实施小微企业所得税优惠政策的公告', 'Announcement on small enterprises (2022)'),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2022-03-14', effectiveOn: '2022-01-01', expiresOn: '2024-12-31' },
    summary: text(
      '100 万至 300 万元部分减按 25% 计入、税率 20%。',
      'Of the part between 1 and 3 million yuan a quarter counts, at 20%.',
    ),
    replacedBy: '财政部 税务总局公告2023年第12号',
  },
  {
    documentNo: '财政部 税务总局公告2023年第12号',
    title: text('关于进一步支持小微企业和个体工商户发展有关税费政策的公告', 'Announcement on small enterprises (2023)'),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2023-08-02', effectiveOn: '2023-01-01', expiresOn: '2027-12-31' },
    summary: text(
      '所得额 300 万元以下的小型微利企业减按 25% 计入、税率 20%，执行至 2027 年底。',
      'Small enterprises up to 3 million yuan: a quarter of the income at 20%, until the end of 2027.',
    ),
  },
  {
    documentNo: '财税〔2018〕76号',
    title: text(
      '关于延长高新技术企业和科技型中小企业亏损结转年限的通知',
      'Notice on losses of high-tech enterprises and technology SMEs',
    ),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2018-07-11', effectiveOn: '2018-01-01' },
    summary: text(
      '具备资格年度之前 5 个年度未弥补完的亏损，结转年限由 5 年延长到 10 年。',
      'Losses of the five years before may be used for ten years instead of five.',
    ),
    conditions: ['高新技术企业证书有效 = 是 或 科技型中小企业 = 是'],
  },
  {
    documentNo: '财税〔2018〕54号',
    title: text('关于设备 器具扣除有关企业所得税政策的通知', 'Notice on deducting equipment at once (2018)'),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2018-05-07', effectiveOn: '2018-01-01', expiresOn: '2023-12-31' },
    summary: text(
      '单价 500 万元以下的新购设备、器具可一次性在税前扣除。',
      'New equipment up to 5 million yuan may be deducted at once.',
    ),
    replacedBy: '公告2023年第37号',
  },
  {
    documentNo: '公告2023年第37号',
    title: text('关于设备、器具扣除有关企业所得税政策的公告', 'Announcement on deducting equipment at once (2023)'),
    organ: two,
    type: 'tax',
    ...{ publishedOn: '2023-08-18', effectiveOn: '2024-01-01', expiresOn: '2027-12-31' },
    summary: text(
      '单价 500 万元以下的新购设备、器具一次性扣除的政策延续到 2027 年底。',
      'The deduction of new equipment up to 5 million yuan at once goes on until the end of 2027.',
    ),
    replaces: '财税〔2018〕54号',
  },
  {
    documentNo: '税总公告2018年第46号',
    title: text('关于设备 器具扣除有关企业所得税政策执行问题的公告', 'Announcement on deducting equipment at once'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2018-08-23', effectiveOn: '2018-01-01' },
    summary: text(
      '一次性扣除的购进、单位价值、购进时点和扣除年度的口径；会计处理可以不同。',
      'What counts as bought, its price and day, and the year of the deduction; the accounts may differ.',
    ),
  },
  {
    documentNo: '税总公告2015年第34号',
    title: text('关于企业工资薪金和职工福利费等支出税前扣除问题的公告', 'Announcement on wages and welfare'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2015-05-08', effectiveOn: '2014-01-01' },
    summary: text(
      '汇算清缴结束前实际支付的已预提工资可在汇缴年度扣除；福利性补贴、劳务派遣费用的处理。',
      'Wages that are booked for the year and paid before the settlement count in it; allowances and dispatched staff.',
    ),
  },
  {
    documentNo: '税总公告2018年第28号',
    title: text('关于发布《企业所得税税前扣除凭证管理办法》的公告', 'Measures on vouchers for deductions'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2018-06-06', effectiveOn: '2018-07-01' },
    summary: text(
      '支出须取得真实、合法、关联的凭证；汇算清缴结束前取得的可以扣除。',
      'What is deducted needs a true, lawful and related voucher, at the latest before the settlement ends.',
    ),
  },
  {
    documentNo: '税总公告2017年第54号',
    title: text('关于发布《企业所得税年度纳税申报表（A类，2017年版）》的公告', 'The annual return, edition of 2017'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2017-12-29', effectiveOn: '2017-01-01' },
    summary: text('发布 2017 年版年度申报表，A107012 为 51 行。', 'The return of 2017, with 51 lines in A107012.'),
  },
  {
    documentNo: '税总公告2018年第57号',
    title: text(
      '关于修订《企业所得税年度纳税申报表（A类，2017年版）》部分表单样式及填报说明的公告',
      'Revision of the annual return (2018)',
    ),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2018-12-17', effectiveOn: '2018-01-01' },
    summary: text(
      '修订 A107012，增加委托境外研发等行次，为 52 行。',
      'A107012 is revised: 52 lines, with R&D entrusted abroad.',
    ),
  },
  {
    documentNo: '税总公告2021年第3号',
    title: text(
      '关于发布《企业所得税月（季）度预缴纳税申报表（A类）》的公告',
      'The return of advances, edition of 2021',
    ),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2021-03-15', effectiveOn: '2021-04-01' },
    summary: text('发布预缴申报表 A200000。', 'The return of advances A200000.'),
  },
  {
    documentNo: '税总公告2021年第34号',
    title: text('关于企业所得税年度汇算清缴有关事项的公告', 'Announcement on the annual settlement (2021)'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2021-12-31', effectiveOn: '2021-01-01' },
    summary: text('修订年度申报表，A107012 随之调整。', 'Revises the annual return and A107012 with it.'),
  },
  {
    documentNo: '税总公告2022年第27号',
    title: text('关于企业所得税年度纳税申报有关事项的公告', 'Announcement on the annual return (2022)'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2022-12-30', effectiveOn: '2022-01-01' },
    summary: text(
      '修订年度申报表，A107012 增加第四季度与前三季度的划分行次。',
      'Revises the annual return: A107012 splits the fourth quarter from the other three.',
    ),
  },
  {
    documentNo: '税总公告2025年第1号',
    title: text('关于优化企业所得税年度纳税申报表的公告', 'Announcement on the annual return (2025)'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2025-01-08', effectiveOn: '2024-01-01' },
    summary: text(
      '优化年度申报表，取消 A107010、A107040，加计扣除金额填入主表第 22 行明细；A107012 删除季度划分行次。',
      'Abolishes A107010 and A107040; the deduction goes to line 22 of the main form; A107012 loses the split by quarters.',
    ),
  },
  {
    documentNo: '税总公告2025年第17号',
    title: text('关于优化企业所得税预缴纳税申报有关事项的公告', 'Announcement on the return of advances (2025)'),
    organ: sta,
    type: 'tax',
    ...{ publishedOn: '2025-07-07', effectiveOn: '2025-10-01' },
    summary: text(
      '自 2025 年 10 月起使用新的预缴申报表，加计扣除填入第 22 行明细。',
      'From October 2025 the deduction of an advance goes to line 22.',
    ),
  },
];
