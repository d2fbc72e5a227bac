import { frozen, text, type Text } from '../kernel';

/** The six kinds of cost of 财税〔2015〕119号, and 委托研发. */
export type CostCategory =
  | 'personnel'
  | 'directInput'
  | 'depreciation'
  | 'amortisation'
  | 'design'
  | 'other'
  | 'entrusted';

/**
 * The cost items: `code` is the column of the 2015版 ledger, `line` the line of A107012. Key by code, not by order:
 * 6.4 and 6.5 are on lines 33 and 32.
 */
export const costItems = /* @__PURE__ */ frozen([
  item('1.1', 4, 'personnel', '直接从事研发活动人员工资薪金', 'Wages and salaries of persons directly engaged in R&D'),
  item('1.2', 5, 'personnel', '直接从事研发活动人员五险一金', 'Social insurance and housing fund of those persons'),
  item('1.3', 6, 'personnel', '外聘研发人员的劳务费用', 'Service fees of external R&D persons'),
  item('2.1', 8, 'directInput', '研发活动直接消耗材料费用', 'Materials directly consumed by R&D'),
  item('2.2', 9, 'directInput', '研发活动直接消耗燃料费用', 'Fuel directly consumed by R&D'),
  item('2.3', 10, 'directInput', '研发活动直接消耗动力费用', 'Power directly consumed by R&D'),
  item(
    '2.4',
    11,
    'directInput',
    '用于中间试验和产品试制的模具、工艺装备开发及制造费',
    'Development and making of moulds and tooling for pilot tests and trial production',
  ),
  item(
    '2.5',
    12,
    'directInput',
    '用于不构成固定资产的样品、样机及一般测试手段购置费',
    'Samples, prototypes and general test means that are not fixed assets',
  ),
  item('2.6', 13, 'directInput', '用于试制产品的检验费', 'Inspection of trial products'),
  item(
    '2.7',
    14,
    'directInput',
    '用于研发活动的仪器、设备的运行维护、调整、检验、维修等费用',
    'Operation, adjustment, inspection and repair of R&D instruments and equipment',
  ),
  item(
    '2.8',
    15,
    'directInput',
    '通过经营租赁方式租入的用于研发活动的仪器、设备租赁费',
    'Operating leases of R&D instruments and equipment',
  ),
  item('3.1', 17, 'depreciation', '用于研发活动的仪器的折旧费', 'Depreciation of R&D instruments'),
  item('3.2', 18, 'depreciation', '用于研发活动的设备的折旧费', 'Depreciation of R&D equipment'),
  item('4.1', 20, 'amortisation', '用于研发活动的软件的摊销费用', 'Amortisation of software used in R&D'),
  item('4.2', 21, 'amortisation', '用于研发活动的专利权的摊销费用', 'Amortisation of patents used in R&D'),
  item(
    '4.3',
    22,
    'amortisation',
    '用于研发活动的非专利技术（包括许可证、专有技术、设计和计算方法等）的摊销费用',
    'Amortisation of non-patented technology used in R&D (licences, know-how, designs and calculation methods)',
  ),
  item('5.1', 24, 'design', '新产品设计费', 'Design of new products'),
  item('5.2', 25, 'design', '新工艺规程制定费', 'Drawing up of new process specifications'),
  item('5.3', 26, 'design', '新药研制的临床试验费', 'Clinical trials of new drugs'),
  item('5.4', 27, 'design', '勘探开发技术的现场试验费', 'Field tests of exploration and exploitation technology'),
  item(
    '6.1',
    29,
    'other',
    '技术图书资料费、资料翻译费、专家咨询费、高新科技研发保险费',
    'Technical books, translation, expert advice and insurance of high-tech R&D',
  ),
  item(
    '6.2',
    30,
    'other',
    '研发成果的检索、分析、评议、论证、鉴定、评审、评估、验收费用',
    'Search, analysis, review, proof, appraisal, evaluation and acceptance of R&D results',
  ),
  item(
    '6.3',
    31,
    'other',
    '知识产权的申请费、注册费、代理费',
    'Application, registration and agency of intellectual property',
  ),
  item('6.4', 33, 'other', '差旅费、会议费', 'Travel and conferences'),
  item(
    '6.5',
    32,
    'other',
    '职工福利费、补充养老保险费、补充医疗保险费',
    'Staff welfare, supplementary pension and medical insurance',
  ),
  item('7.1', 36, 'entrusted', '委托境内机构或个人', 'Entrusted to domestic organisations or individuals'),
  item('7.2', 37, 'entrusted', '委托境外机构', 'Entrusted to overseas organisations'),
  item('7.3', 39, 'entrusted', '委托境外个人', 'Entrusted to overseas individuals'),
] as const);

export type CostItem = (typeof costItems)[number];
export type CostItemCode = CostItem['code'];

/** The categories with their line of A107012, in the order of the form. */
export const costCategories: Readonly<Record<CostCategory, { readonly line: number; readonly label: Text }>> =
  /* @__PURE__ */ frozen({
    personnel: { line: 3, label: text('人员人工费用', 'Personnel') },
    directInput: { line: 7, label: text('直接投入费用', 'Direct input') },
    depreciation: { line: 16, label: text('折旧费用', 'Depreciation') },
    amortisation: { line: 19, label: text('无形资产摊销', 'Amortisation of intangible assets') },
    design: { line: 23, label: text('新产品设计费等', 'Design of new products and the like') },
    other: { line: 28, label: text('其他相关费用', 'Other related costs') },
    entrusted: { line: 35, label: text('委托研发费用', 'Entrusted R&D') },
  });

/** The items of a category, in the order of their codes. */
export function itemsOf(category: CostCategory): CostItem[] {
  return costItems.filter((each) => each.category === category);
}

/** Made at the first question, so that who takes the items alone does not take it along. */
let codes: ReadonlySet<unknown> | undefined;

/** Whether a value is the code of a cost item, `1.1` to `7.3`. Never throws. */
export function isCostItemCode(value: unknown): value is CostItemCode {
  // A recompute asks this of every entry and every record, several times.
  codes ??= new Set(costItems.map(({ code }) => code));
  return codes.has(value);
}

/* @__NO_SIDE_EFFECTS__ */ function item<Code extends string, Line extends number, Category extends CostCategory>(
  code: Code,
  line: Line,
  category: Category,
  zh: string,
  en: string,
) {
  return { code, line, category, label: text(zh, en) } as const;
}
