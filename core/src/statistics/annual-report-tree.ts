import { text, type Text } from '../kernel';
import { annualReportTips } from './annual-report-tips';
import { annualReportUnits, type AnnualReportUnit } from './annual-report-units';
import { NO_ENTRY, type AnnualReportRow } from './annual-report-row';

const noUnit = text(NO_ENTRY, NO_ENTRY);

function heading(id: number, zh: string, en: string): AnnualReportRow {
  return {
    id,
    parentId: 0,
    name: text(zh, en),
    unit: noUnit,
    code: NO_ENTRY,
    amountKey: null,
    editable: false,
    tip: null,
  };
}

function indicator(
  id: number,
  parentId: number,
  code: string,
  unit: AnnualReportUnit,
  name: Text,
  more: Pick<AnnualReportRow, 'sumOf' | 'ratioKey' | 'industryOnly'> = {},
): AnnualReportRow {
  const tip = annualReportTips[code] ?? null;
  const editable = more.sumOf === undefined;
  return {
    id,
    parentId,
    name,
    unit: annualReportUnits[unit],
    code,
    amountKey: `amount${code}`,
    editable,
    tip,
    ...more,
  };
}

const from2021: readonly AnnualReportRow[] = [
  heading(1, '一、研究开发人员情况', '1. R&D personnel'),
  indicator(2, 1, '1', 'person', text('研究开发人员合计', 'R&D personnel, total')),
  indicator(3, 2, '2', 'person', text('其中：管理和服务人员', 'of which: management and service personnel')),
  indicator(4, 2, '3', 'person', text('其中：女性', 'of which: women')),
  indicator(5, 2, '4', 'person', text('其中：全职人员', 'of which: full-time personnel')),
  indicator(6, 2, '5', 'person', text('其中：本科毕业及以上人员', 'of which: bachelor’s degree or above')),
  indicator(7, 2, '6', 'person', text('其中：外聘人员', 'of which: external personnel')),
  heading(8, '二、研究开发费用情况', '2. R&D expenses'),
  indicator(9, 8, '7', 'thousandYuan', text('研究开发费用合计', 'R&D expenses, total'), {
    sumOf: ['8', '9', '10', '11', '12', '13', '14', '19'],
  }),
  indicator(10, 9, '8', 'thousandYuan', text('1.人员人工费用', '(1) Personnel expenses')),
  indicator(11, 9, '9', 'thousandYuan', text('2.直接投入费用', '(2) Direct input expenses')),
  indicator(
    12,
    9,
    '10',
    'thousandYuan',
    text('3.折旧费用与长期待摊费用', '(3) Depreciation and long-term deferred expenses'),
  ),
  indicator(13, 9, '11', 'thousandYuan', text('4.无形资产摊销费用', '(4) Amortisation of intangible assets')),
  indicator(14, 9, '12', 'thousandYuan', text('5.设计费用', '(5) Design expenses')),
  indicator(
    15,
    9,
    '13',
    'thousandYuan',
    text('6.装备调试费用与试验费用', '(6) Equipment commissioning and trial expenses'),
  ),
  indicator(16, 9, '14', 'thousandYuan', text('7.委托外部研究开发费用', '(7) Entrusted R&D expenses'), {
    sumOf: ['15', '16', '17', '18'],
  }),
  indicator(17, 16, '15', 'thousandYuan', text('①委托境内研究机构', 'a. to domestic research institutes')),
  indicator(18, 16, '16', 'thousandYuan', text('②委托境内高等学校', 'b. to domestic universities')),
  indicator(19, 16, '17', 'thousandYuan', text('③委托境内企业', 'c. to domestic enterprises')),
  indicator(20, 16, '18', 'thousandYuan', text('④委托境外机构', 'd. to overseas institutions')),
  indicator(21, 9, '19', 'thousandYuan', text('8.其他费用', '(8) Other expenses')),
  heading(22, '三、研究开发资产情况', '3. R&D assets'),
  indicator(
    23,
    22,
    '20',
    'thousandYuan',
    text('当年形成用于研究开发的固定资产', 'Fixed assets for R&D added this year'),
  ),
  indicator(24, 23, '21', 'thousandYuan', text('其中：仪器和设备', 'of which: instruments and equipment')),
  heading(25, '四、研究开发支出资金来源', '4. Funding of R&D spending'),
  indicator(26, 25, '57', 'thousandYuan', text('1.来自企业自筹', '(1) Own funds of the enterprise')),
  indicator(27, 25, '43', 'thousandYuan', text('2.来自政府部门', '(2) Government')),
  indicator(28, 25, '58', 'thousandYuan', text('3.来自银行贷款', '(3) Bank loans')),
  indicator(29, 25, '55', 'thousandYuan', text('4.来自风险投资', '(4) Venture capital')),
  indicator(30, 25, '56', 'thousandYuan', text('5.来自其他渠道', '(5) Other channels')),
  heading(31, '五、相关政策落实情况', '5. Policies applied'),
  indicator(
    32,
    31,
    '52',
    'thousandYuan',
    text('申报加计扣除减免税的研究开发支出', 'R&D spending declared for super-deduction'),
  ),
  indicator(33, 31, '44', 'thousandYuan', text('加计扣除减免税金额', 'Tax reduced by super-deduction'), {
    ratioKey: 'amount44_tax_ratio',
  }),
  indicator(34, 31, '45', 'thousandYuan', text('高新技术企业减免税金额', 'Tax reduced by the high-tech title')),
  heading(35, '六、企业办研究开发机构（境内）情况', '6. R&D institutions of the enterprise (mainland)'),
  indicator(36, 35, '22', 'institution', text('期末机构数', 'Institutions at year end')),
  indicator(37, 35, '23', 'person', text('机构研究开发人员', 'R&D personnel of the institutions')),
  indicator(38, 37, '24', 'person', text('其中：博士毕业', 'of which: doctors')),
  indicator(39, 37, '25', 'person', text('硕士毕业', 'of which: masters')),
  indicator(40, 35, '26', 'thousandYuan', text('机构研究开发费用', 'R&D expenses of the institutions')),
  indicator(
    41,
    35,
    '27',
    'thousandYuan',
    text('期末仪器和设备原价', 'Original value of instruments and equipment at year end'),
  ),
  heading(42, '七、研究开发产出及相关情况', '7. R&D output'),
  indicator(43, 42, '29', 'item', text('当年专利申请数', 'Patent applications this year')),
  indicator(44, 43, '30', 'item', text('其中：发明专利', 'of which: invention patents')),
  indicator(45, 42, '32', 'item', text('期末有效发明专利数', 'Invention patents in force at year end')),
  indicator(46, 45, '33', 'item', text('其中：已被实施', 'of which: put to use')),
  indicator(47, 42, '53', 'item', text('专利所有权转让及许可数', 'Patents transferred or licensed')),
  indicator(
    48,
    42,
    '54',
    'thousandYuan',
    text('专利所有权转让及许可收入', 'Income from patents transferred or licensed'),
  ),
  indicator(49, 42, '36', 'thousandYuan', text('*新产品销售收入', '*Sales of new products'), { industryOnly: true }),
  indicator(50, 49, '37', 'thousandYuan', text('*其中：出口', '*of which: exports'), { industryOnly: true }),
  indicator(51, 42, '38', 'item', text('*期末拥有注册商标', '*Registered trademarks at year end'), {
    industryOnly: true,
  }),
  indicator(52, 42, '40', 'paper', text('发表科技论文', 'Scientific papers published')),
  indicator(53, 42, '41', 'standard', text('形成国家或行业标准', 'National or industry standards formed')),
  heading(54, '八、其他相关情况', '8. Other matters'),
  indicator(55, 54, '46', 'thousandYuan', text('技术改造经费支出', 'Spending on technical renewal')),
  indicator(56, 54, '47', 'thousandYuan', text('购买境内技术经费支出', 'Spending on domestic technology')),
  indicator(57, 54, '48', 'thousandYuan', text('引进境外技术经费支出', 'Spending on imported foreign technology')),
  indicator(
    58,
    54,
    '49',
    'thousandYuan',
    text('引进境外技术的消化吸收经费支出', 'Spending on absorbing imported technology'),
  ),
  indicator(
    59,
    54,
    '50',
    'institution',
    text('期末企业在境外设立的研究开发机构数', 'R&D institutions abroad at year end'),
  ),
];

const forms: readonly { readonly fromYear: number; readonly rows: readonly AnnualReportRow[] }[] = [
  { fromYear: 2021, rows: from2021 },
];

/**
 * The rows of form 107-2 in force for a year. Years before the oldest form kept here get the oldest one.
 * Source: 研究开发统计年报 107-2 表, form of 2021 and later.
 */
export function annualReportTree(year: number | string): readonly AnnualReportRow[] {
  const asked = typeof year === 'number' || typeof year === 'string' ? Number(year) : NaN;
  const form = forms.findLast((each) => each.fromYear <= asked);
  return (form ?? forms[0])?.rows ?? [];
}
