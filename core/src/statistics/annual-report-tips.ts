import { text, type Text } from '../kernel';

/** Paraphrased explanations of the indicators of form 107-2, by code. */
export const annualReportTips: Readonly<Record<string, Text>> = {
  '1': text(
    '本年参加研发活动的人员，含项目人员及为其提供管理和直接服务的人员；全年研发时间不足制度工作时间10%的不计',
    'People who took part in R&D this year, with those who manage or directly serve it; people with less than 10% of statutory working time on R&D are left out',
  ),
  '2': text(
    '为研发活动提供管理和直接服务、不直接承担项目任务的人员',
    'People who manage or directly serve R&D without carrying project tasks themselves',
  ),
  '3': text('研究开发人员中的女性', 'Women among the R&D personnel'),
  '4': text(
    '实际从事研发的时间占制度工作时间90%及以上的人员',
    'People whose actual R&D time is 90% or more of statutory working time',
  ),
  '5': text('最高学历为大学本科及以上的人员', 'People whose highest education is a bachelor’s degree or above'),
  '6': text(
    '外部聘用、参加本单位研发活动的人员',
    'People engaged from outside who take part in the R&D of this enterprise',
  ),
  '7': text(
    '全部研发项目的费用，含费用化与资本化部分，按账面实际发生额',
    'Expenses of all R&D projects, expensed and capitalised, as actually booked',
  ),
  '8': text(
    '研发人员的工资薪金、五险一金和外聘人员劳务费',
    'Wages and statutory social insurance of R&D personnel, and service fees of external personnel',
  ),
  '9': text(
    '材料、燃料、动力、模具、样机、检验、设备维护及租赁等直接支出',
    'Direct spending on materials, fuel, power, moulds, prototypes, inspection, maintenance and leases',
  ),
  '10': text(
    '研发用仪器设备、在用建筑物折旧，以及研发设施改建装修等待摊费用',
    'Depreciation of instruments, equipment and buildings in R&D use, and deferred cost of converting R&D facilities',
  ),
  '11': text(
    '研发用软件、知识产权、非专利技术的摊销',
    'Amortisation of software, intellectual property and know-how used for R&D',
  ),
  '12': text(
    '新产品、新工艺的构思、开发和制造所做的工序、规范、操作等设计费用',
    'Design of procedures, specifications and operations for conceiving, developing and making new products and processes',
  ),
  '13': text(
    '工装准备过程的研发调试，以及临床、现场、田间等试验费用',
    'R&D commissioning during tooling, and clinical, on-site and field trials',
  ),
  '14': text(
    '委托外单位研发实际支付的费用，按全额填，不乘80%',
    'Amounts actually paid for R&D entrusted to others, in full, not at 80%',
  ),
  '15': text(
    '付给境内独立研究机构的委托研发费用',
    'Entrusted R&D paid to independent research institutes in the mainland',
  ),
  '16': text('付给境内高校的委托研发费用', 'Entrusted R&D paid to universities in the mainland'),
  '17': text('付给境内企业的委托研发费用', 'Entrusted R&D paid to enterprises in the mainland'),
  '18': text(
    '付给境外（含港澳台）机构的委托研发费用',
    'Entrusted R&D paid to institutions outside the mainland (Hong Kong, Macao and Taiwan included)',
  ),
  '19': text(
    '上述各项之外、与研发直接相关的费用，如资料、咨询、差旅、会议、知识产权事务费',
    'Other expenses directly related to R&D: documentation, consulting, travel, meetings, intellectual property fees',
  ),
  '20': text(
    '本年新增的研发用固定资产原价；与生产共用的按用途分摊',
    'Original value of fixed assets added for R&D this year; those shared with production by share of use',
  ),
  '21': text('上项中的仪器和设备部分', 'Instruments and equipment within the indicator above'),
  '57': text('研发支出中使用的企业自有资金', 'Own funds of the enterprise used in R&D spending'),
  '43': text(
    '本年研发支出中实际使用的各级政府资金',
    'Government funds of any level actually used in R&D spending this year',
  ),
  '58': text('研发支出中使用的银行贷款', 'Bank loans used in R&D spending'),
  '55': text('研发支出中使用的风险投资资金', 'Venture capital used in R&D spending'),
  '56': text('上述以外渠道的资金，如境外资金、捐赠', 'Funds from other channels, such as foreign funds and donations'),
  '52': text(
    '向税务部门申报加计扣除的研发支出，即加计基数',
    'R&D spending declared to the tax authority for super-deduction, i.e. its base',
  ),
  '44': text(
    '加计扣除额乘所得税税率；税率在本行填写，亏损或无应纳税额时为0%',
    'Super-deduction times income tax rate; type the rate on this row, 0% with a loss or no tax payable',
  ),
  '45': text(
    '因高新技术企业资格减免的企业所得税，通常为应纳税所得额×10%',
    'Income tax saved by the high-tech title, usually taxable income × 10%',
  ),
  '22': text(
    '年末企业在境内自办或合办的研发机构数',
    'R&D institutions run alone or jointly in the mainland at year end',
  ),
  '23': text('上述机构中从事研发的人员', 'People doing R&D in these institutions'),
  '24': text('取得博士学位或毕业的机构研发人员', 'R&D personnel of the institutions with a doctorate'),
  '25': text(
    '取得硕士学位或毕业的机构研发人员，不含博士',
    'R&D personnel of the institutions with a master’s degree, doctors left out',
  ),
  '26': text('研发机构本年发生的研发费用', 'R&D expenses of the institutions this year'),
  '27': text(
    '年末机构在用仪器和设备的账面原价',
    'Book original value of instruments and equipment in use in the institutions at year end',
  ),
  '29': text('本年向专利部门提出并被受理的申请', 'Applications filed with and accepted by the patent office this year'),
  '30': text('上项中的发明专利申请', 'Invention patents within the applications'),
  '32': text('年末仍维持有效的发明专利', 'Invention patents in force at year end'),
  '33': text(
    '已用于生产、服务或已转让许可的有效发明专利',
    'Invention patents in force used in production or services, transferred or licensed',
  ),
  '53': text('本年转让所有权或许可他人使用的专利', 'Patents transferred or licensed to others this year'),
  '54': text('上项取得的收入', 'Income from these transfers and licences'),
  '36': text(
    '采用新原理、新设计或结构、材质、工艺有明显改进的产品的销售收入',
    'Sales of products with a new principle or design, or clearly improved structure, material or process',
  ),
  '37': text('新产品销售收入中的出口部分', 'Exports within the sales of new products'),
  '38': text('年末拥有的注册商标', 'Registered trademarks held at year end'),
  '40': text(
    '本年公开发表、本单位为作者单位的科技论文',
    'Scientific papers published this year with this enterprise as author affiliation',
  ),
  '41': text(
    '本年形成并批准发布的国家或行业标准',
    'National or industry standards formed and approved for publication this year',
  ),
  '46': text(
    '用新技术改造现有设施、工艺的支出',
    'Spending on renewing existing facilities and processes with new technology',
  ),
  '47': text('购买境内单位科技成果的支出', 'Spending on technology bought from units in the mainland'),
  '48': text(
    '购买境外技术（含设计、配方、工艺、关键设备）的支出',
    'Spending on foreign technology (designs, formulas, processes, key equipment)',
  ),
  '49': text(
    '掌握、应用、复制并再创新所引进技术的支出',
    'Spending on mastering, applying, copying and improving imported technology',
  ),
  '50': text('年末在境外独资或合办的研发机构数', 'R&D institutions abroad, wholly owned or joint, at year end'),
};
