import { crud, defineResource, dictionary, dictionaryMany, year } from '../records';
import { text } from '../kernel';

/** Characteristics of an enterprise in a year (年度企业信息), which decide the deduction rate. */
export const enterpriseYear = defineResource('blade-rdm/enterpriseyear', {
  label: text('年度企业信息', 'Enterprise year'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请选择年度', 'Choose the year'),
      initial: (today) => today.slice(0, 4),
    }),
    enterpriseKinds: dictionaryMany('enterprise_kind', { label: text('企业类型', 'Kind of enterprise') }),
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
  columns: ['year', 'enterpriseKinds', 'reviewStatus'],
  order: [{ field: 'year', descending: true }],
  submitFinds: 'naturalKey',
  detailBy: ['year'],
  permissions: crud('enterpriseyear'),
});
