import { text } from '../kernel';
import { integer, money, number, percent } from '../records';

const yuan = (zh: string, en: string) => ({ label: text(`${zh}(元)`, `${en} (yuan)`) });

/**
 * Figures of the annual accounts and the staff of a year, which titles and scores are judged by. The deduction does not
 * depend on them, so they can be stated after the year is declared.
 */
export const yearFigures = {
  revenue: money('yuan', {
    ...yuan('营业收入', 'Operating revenue'),
    hint: text('主营业务收入与其他业务收入之和', 'Revenue of the main business and of others'),
    min: '0',
  }),
  netAssets: money('yuan', {
    ...yuan('净资产', 'Net assets'),
    hint: text('年末所有者权益合计', 'Equity at the end of the year'),
  }),
  totalAssets: money('yuan', { ...yuan('资产总额', 'Total assets'), min: '0' }),
  costExpense: money('yuan', {
    ...yuan('成本费用总额', 'Costs and expenses'),
    hint: text(
      '主营业务成本、其他业务成本与期间费用之和',
      'Cost of the main business and of others, and the expenses of the period',
    ),
    min: '0',
  }),
  profit: money('yuan', yuan('利润总额', 'Profit')),
  taxableIncome: money('yuan', yuan('应纳税所得额', 'Taxable income')),
  taxRate: percent({
    label: text('企业所得税税率(%)', 'Income tax rate (%)'),
    hint: text('如 25、15', 'Such as 25 or 15'),
    places: 2,
    max: '25',
  }),
  staffAverage: number({
    label: text('职工总数(月平均)', 'Staff (monthly average)'),
    hint: text('全年各月平均数之和除以12', 'The sum of the averages of the months by 12'),
    places: 2,
    min: '0',
  }),
  techStaff: integer({
    label: text('科技人员数(人)', 'Science and technology staff'),
    hint: text('从事研发及其管理服务，全年累计183天以上', 'In R&D, its management or service, for 183 days or more'),
    min: 0,
  }),
} as const;

export const yearFigureNames = Object.keys(yearFigures) as (keyof typeof yearFigures)[];
