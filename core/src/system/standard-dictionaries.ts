import { text, type Text } from '../kernel';
import { months } from '../kernel/calendar';

export interface StandardDictionary {
  readonly code: string;
  readonly name: Text;
  /** Key and both labels, in their order; `parent` is the key of the entry above, which stands before it. */
  readonly entries: readonly (readonly [key: string, label: Text, parent?: string])[];
}

const standard = (code: string, name: Text, entries: Record<string, Text>): StandardDictionary => ({
  code,
  name,
  entries: inOrder(Object.entries(entries)),
});

/** Sorts numeric keys by value, because an object literal puts '10' before '01'. */
function inOrder<T>(entries: [string, T][]): [string, T][] {
  const numeric = entries.every(([key]) => /^\d+$/.test(key));
  return numeric ? entries.sort(([a], [b]) => Number(a) - Number(b)) : entries;
}

/**
 * The dictionaries every tenant starts with. Keys that calculations rely on are fixed here; a tenant may rename
 * labels and add entries. docs/product.md, Dictionaries; docs/rules.md, Form 107-1
 */
export const standardDictionaries: readonly StandardDictionary[] = [
  standard('sex', text('性别', 'Sex'), { 1: text('男', 'Male'), 2: text('女', 'Female'), 3: text('未知', 'Unknown') }),
  standard('yes_no', text('是否', 'Yes or no'), { 1: text('否', 'No'), 2: text('是', 'Yes') }),
  standard('org_category', text('机构类型', 'Kind of department'), {
    1: text('公司', 'Company'),
    2: text('部门', 'Department'),
    3: text('小组', 'Team'),
  }),
  standard('education', text('学历', 'Education'), {
    doctor: text('博士', 'Doctorate'),
    master: text('硕士', 'Master'),
    bachelor: text('本科', 'Bachelor'),
    college: text('大专', 'College'),
    other: text('其他', 'Other'),
  }),
  standard('personnel_category', text('人员类别', 'Category of person'), {
    researcher: text('研究人员', 'Researcher'),
    technician: text('技术人员', 'Technician'),
    assistant: text('辅助人员', 'Assistant'),
    manager: text('管理和服务人员', 'Management and service'),
  }),
  standard('employment_form', text('用工形式', 'Form of employment'), {
    fullTime: text('全职', 'Full time'),
    partTime: text('兼职', 'Part time'),
    external: text('外聘', 'External'),
  }),
  standard('project_source', text('项目来源', 'Source of the project'), {
    1: text('本企业自选项目', 'Self-initiated'),
    2: text('政府部门科技项目', 'Government programme'),
    3: text('其他企业（单位）委托项目', 'Commissioned by another unit'),
    4: text('境外项目', 'From abroad'),
    5: text('其他项目', 'Other'),
  }),
  standard('project_type', text('项目类型', 'Type of project'), {
    newProduct: text('新产品开发', 'New product'),
    newProcess: text('新工艺开发', 'New process'),
    newTechnology: text('新技术研究', 'New technology'),
    improvement: text('技术改进', 'Technical improvement'),
    software: text('软件开发', 'Software'),
  }),
  standard('project_stage', text('项目阶段', 'Stage of the project'), {
    1: text('研究阶段', 'Research'),
    2: text('小试阶段', 'Laboratory trial'),
    3: text('中试阶段', 'Pilot trial'),
    4: text('试生产阶段', 'Trial production'),
  }),
  standard('project_dev_form', text('开发形式', 'Form of development'), {
    zzyf: text('自主研发', 'Own development'),
    hzyf: text('合作研发', 'Cooperative development'),
    wtyf_jn: text('委托研发（境内）', 'Entrusted development (domestic)'),
    wtyf_jw: text('委托研发（境外）', 'Entrusted development (overseas)'),
    jzyf: text('集中研发', 'Centralised development'),
  }),
  standard('project_target', text('技术经济目标', 'Technical and economic target'), {
    1: text('科学原理的探索、发现', 'Scientific principles'),
    2: text('技术原理的研究', 'Technical principles'),
    3: text('开发全新产品', 'An entirely new product'),
    4: text('增加产品功能或提高性能', 'Functions or performance of a product'),
    5: text('提高劳动生产率', 'Labour productivity'),
    6: text('减少能源消耗或提高能源使用效率', 'Use of energy'),
    7: text('节约原材料', 'Use of material'),
    8: text('减少环境污染', 'Less pollution'),
    9: text('其他', 'Other'),
  }),
  // 《战略性新兴产业分类（2018）》, 国家统计局令第23号
  standard('project_domain', text('产业领域', 'Industry'), {
    1: text('新一代信息技术产业', 'Next-generation information technology'),
    2: text('高端装备制造产业', 'High-end equipment'),
    3: text('新材料产业', 'New materials'),
    4: text('生物产业', 'Biotechnology'),
    5: text('新能源汽车产业', 'New energy vehicles'),
    6: text('新能源产业', 'New energy'),
    7: text('节能环保产业', 'Energy saving and environment'),
    8: text('数字创意产业', 'Digital creative industry'),
    9: text('相关服务业', 'Related services'),
  }),
  // The kinds by which the annual statistics classify entrusted research. docs/rules.md, Form 107-2
  standard('external_unit_kind', text('外部单位类型', 'Kind of external unit'), {
    institute: text('境内研究机构', 'Domestic research institute'),
    university: text('境内高等学校', 'Domestic university'),
    enterprise: text('境内企业', 'Domestic enterprise'),
    overseas: text('境外机构', 'Overseas institution'),
    personDomestic: text('境内个人', 'Domestic individual'),
    personAbroad: text('境外个人', 'Individual abroad'),
    other: text('其他', 'Other'),
  }),
  standard('project_achiev_type_1071', text('成果形式', 'Form of result'), {
    '01': text('论文或专著', 'Paper or monograph'),
    '02': text('新产品、新工艺等推广与示范活动', 'Promotion and demonstration'),
    '03': text('对已有产品、工艺等进行一般性改进', 'Ordinary improvement'),
    '04': text('对已有产品、工艺等实现突破性变革', 'Breakthrough change'),
    '05': text('软件著作权', 'Software copyright'),
    '06': text('应用软件', 'Application software'),
    '07': text('中间件或新算法', 'Middleware or new algorithm'),
    '08': text('基础软件', 'Basic software'),
    '09': text('发明专利', 'Invention patent'),
    '10': text('实用新型专利或外观设计专利', 'Utility model or design patent'),
    '11': text(
      '带有技术、工艺参数的图纸、技术标准、操作规范、技术论证、研究报告、咨询评价',
      'Drawings, standards, reports',
    ),
    '12': text('自主研制的新产品原型或样机、样件、样品、配方、新装置', 'Prototype, sample, formula, device'),
    '13': text('自主开发的新技术或新工艺、新工法、新服务', 'New technology, process or service'),
    '14': text('其他', 'Other'),
  }),
  standard('expenditure_type', text('支出类型', 'Type of expenditure'), {
    expensed: text('费用化', 'Expensed'),
    capitalised: text('资本化', 'Capitalised'),
  }),
  standard('completion', text('完成情况', 'Completion'), {
    ongoing: text('未结束', 'Ongoing'),
    ended: text('已结束', 'Ended'),
  }),
  standard('project_result', text('项目结果', 'Result of the project'), {
    ongoing: text('进行中', 'In progress'),
    succeeded: text('成功', 'Succeeded'),
    failed: text('失败', 'Failed'),
    terminated: text('终止', 'Terminated'),
  }),
  standard('project_phase', text('研发阶段', 'Phase of the project'), {
    research: text('研究阶段（费用化）', 'Research (expensed)'),
    development: text('开发阶段（资本化）', 'Development (capitalised)'),
  }),
  standard('data_status', text('数据状态', 'Status'), {
    save: text('草稿', 'Draft'),
    submit: text('已提交', 'Submitted'),
  }),
  standard('fixed_asset_category', text('固定资产类别', 'Category of fixed asset'), {
    instrument: text('仪器', 'Instrument'),
    equipment: text('设备', 'Equipment'),
    building: text('房屋、建筑物', 'Building'),
    vehicle: text('运输工具', 'Vehicle'),
    other: text('其他', 'Other'),
  }),
  standard('tax_depreciation', text('税务折旧方式', 'Depreciation for tax'), {
    asBooked: text('与会计一致', 'As booked'),
    oneOff: text('一次性扣除', 'At once'),
    shortenedLife: text('缩短折旧年限', 'Shortened life'),
    doubleDeclining: text('加速折旧（双倍余额递减法）', 'Accelerated: double declining balance'),
    sumOfYears: text('加速折旧（年数总和法）', 'Accelerated: sum of the years’ digits'),
    straightLine: text('年限平均法（税法年限）', 'Straight line over the life for tax'),
  }),
  standard('tax_asset_class', text('税法资产类别', 'Kind of asset by tax law'), {
    machine: text('机器、机械和其他生产设备（10年）', 'Machines and other production equipment (10 years)'),
    tool: text('器具、工具、家具（5年）', 'Implements, tools, furniture (5 years)'),
    vehicle: text('运输工具（4年）', 'Vehicles (4 years)'),
    electronic: text('电子设备（3年）', 'Electronic equipment (3 years)'),
  }),
  standard('asset_disposal', text('处置方式', 'Disposal'), {
    sale: text('出售', 'Sale'),
    scrap: text('报废', 'Scrapped'),
    other: text('其他', 'Other'),
  }),
  standard('depreciation_method', text('折旧方法', 'Depreciation method'), {
    straightLine: text('年限平均法', 'Straight line'),
    doubleDeclining: text('双倍余额递减法', 'Double declining balance'),
    sumOfYears: text('年数总和法', 'Sum of the years’ digits'),
    unitsOfProduction: text('工作量法', 'Units of production'),
  }),
  standard('asset_use_type', text('用途', 'Use'), {
    dedicated: text('研发专用', 'R&D only'),
    shared: text('研发共用', 'Shared with R&D'),
    none: text('非研发', 'Not R&D'),
  }),
  standard('intangible_category', text('无形资产类别', 'Category of intangible asset'), {
    software: text('软件', 'Software'),
    patent: text('专利权', 'Patent'),
    knowHow: text('非专利技术', 'Non-patented technology'),
  }),
  standard('intangible_tax_term', text('税务摊销年限依据', 'Ground of the months for tax'), {
    general: text('不短于10年', 'At least 10 years'),
    agreed: text('法律规定或合同约定年限（投资或受让）', 'By law or contract, of what was invested or bought'),
    software: text('外购软件（最短2年）', 'Bought software, at least 2 years'),
  }),
  standard('power_type', text('动力类别', 'Kind of power'), {
    electricity: text('电', 'Electricity'),
    water: text('水', 'Water'),
    gas: text('气', 'Gas'),
    fuel: text('燃料', 'Fuel'),
  }),
  standard('material_direction', text('领退类型', 'Issue or return'), {
    issue: text('领用', 'Issue'),
    return: text('退回', 'Return'),
  }),
  { code: 'month', name: text('月份', 'Month'), entries: months().map(({ value, label }) => [value, label]) },
  standard('enterprise_kind', text('企业类型', 'Kind of enterprise'), {
    manufacturing: text('制造业企业', 'Manufacturer'),
    techSme: text('科技型中小企业', 'Technology SME'),
    icOrMachineTool: text('集成电路或工业母机企业', 'Integrated circuit or machine tool maker'),
  }),
  standard('tax_collection', text('征收方式', 'Tax collection method'), {
    audit: text('查账征收', 'By audit of the books'),
    assessed: text('核定征收', 'Assessed'),
  }),
  standard('review_status', text('审核状态', 'Review'), {
    draft: text('草稿', 'Draft'),
    submit: text('已提交', 'Submitted'),
    pass: text('已通过', 'Passed'),
    reject: text('已驳回', 'Rejected'),
  }),
  standard('declaration_period', text('申报期', 'Period of a declaration'), {
    H1: text('上半年', 'First half-year'),
    Q1_Q3: text('前三季度', 'First three quarters'),
    ANNUAL: text('年度', 'Whole year'),
  }),
  standard('cost_origin', text('归集来源', 'Origin of a cost'), {
    allocation: text('台账分摊', 'Allocated'),
    voucher: text('凭证归集', 'From vouchers'),
  }),
  standard('verification', text('核对状态', 'Verification'), {
    open: text('未核对', 'Not verified'),
    verified: text('已核对', 'Verified'),
  }),
  standard('verify_status', text('月份核对状态', 'Verification of a month'), {
    open: text('未核对', 'Not verified'),
    verified: text('已核对', 'Verified'),
    locked: text('已锁定', 'Locked'),
  }),
];
