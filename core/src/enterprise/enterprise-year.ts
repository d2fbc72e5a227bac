import { crud, defineResource, dictionary, dictionaryMany, year } from '../records';
import { text } from '../kernel';
import { claimFacts } from './claim-facts';
import { yearFigureNames, yearFigures } from './year-figures';

/**
 * Characteristics of an enterprise in a year (年度企业信息), which decide whether it may claim the deduction and at what rate,
 * and the figures its titles are judged by.
 */
export const enterpriseYear = defineResource('blade-rdm/enterpriseyear', {
  label: text('年度企业信息', 'Enterprise year'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请选择年度', 'Choose the year'),
      initial: (today) => today.slice(0, 4),
    }),
    enterpriseKinds: dictionaryMany('enterprise_kind', { label: text('企业类型', 'Kind of enterprise') }),
    ...claimFacts,
    ...yearFigures,
    oldYear: year({ label: text('上一申报年度', 'Year declared before') }),
    reviewStatus: dictionary('review_status', {
      label: text('审核状态', 'Review'),
      readOnly: true,
      initial: () => 'draft',
    }),
  },
  naturalKey: ['year'],
  title: 'year',
  search: ['year', 'reviewStatus'],
  columns: ['year', 'enterpriseKinds', 'revenue', 'totalAssets', 'staffAverage', 'techStaff', 'reviewStatus'],
  sections: [
    { label: text('年度', 'Year'), fields: ['year', 'enterpriseKinds', 'oldYear', 'reviewStatus'] },
    {
      label: text('享受主体', 'Who may claim'),
      fields: ['industryCode', 'taxCollection', 'resident'],
    },
    {
      label: text('收入', 'Revenue'),
      fields: ['totalRevenue', 'nonTaxableIncome', 'investmentIncome', 'negativeRevenue', 'manufacturingRevenue'],
    },
    { label: text('财务与人员', 'Accounts and staff'), fields: yearFigureNames },
    {
      label: text('企业类型证明', 'Proof of the kind'),
      fields: [
        ...(['techSmeNo', 'techSmeDate', 'techSmeFiles'] as const),
        ...(['kindListName', 'kindListNo', 'kindListDate', 'kindListFiles'] as const),
      ],
    },
  ],
  order: [{ field: 'year', descending: true }],
  submitFinds: 'naturalKey',
  withoutTotals: true,
  detailBy: ['year'],
  permissions: crud('enterpriseyear'),
});
