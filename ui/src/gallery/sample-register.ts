import {
  computed,
  crud,
  date,
  defineResource,
  dictionary,
  integer,
  longText,
  money,
  month,
  number,
  percent,
  string,
  year,
  yesNo,
  type Field,
} from '@rdm/core/internal/records';
import { text } from '@rdm/core/internal/kernel';

const basics = {
  year: year({ label: text('年度', 'Year'), required: text('请输入年度', 'Enter the year') }),
  code: string({ label: text('项目编号', 'Project code'), required: text('请输入项目编号', 'Enter the code') }),
  name: string({
    label: text('项目名称', 'Project name'),
    required: text('请输入项目名称', 'Enter the project name'),
    maxLength: 60,
  }),
  form: dictionary('form', {
    label: text('开发形式', 'Form of development'),
    required: text('请选择开发形式', 'Choose the form of development'),
  }),
  partner: string({
    label: text('合作单位', 'Partner'),
    when: ({ form }) => form === 'joint',
    required: text('请输入合作单位', 'Enter the partner'),
  }),
  start: date({ label: text('开始日期', 'Start') }),
  end: date({
    label: text('结束日期', 'End'),
    notBefore: {
      field: 'start',
      message: text('结束日期早于开始日期，请改正', 'The end is before the start: correct it'),
    },
  }),
  closing: month({ label: text('结账月份', 'Closing month') }),
  leader: string({ label: text('负责人', 'Project lead') }),
  members: integer({ label: text('成员人数', 'Members'), min: 1 }),
  post: string({
    label: text('邮编', 'Post code'),
    warning: (value) =>
      /^\d{6}$/.test(value) ? null : text('邮编通常为6位，请核对', 'Post codes usually have 6 digits, please check'),
  }),
  demonstration: yesNo({ label: text('是否示范项目', 'Demonstration project') }),
  share: percent({ label: text('投入比例', 'Share of effort'), min: '0', max: '100' }),
  hours: number({ label: text('工时', 'Hours') }),
};

const planned: Readonly<Record<string, Field>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, place) => [
    `planned${place + 1}`,
    money('yuan', { label: text(`${place + 1}月预算`, `Budget, month ${place + 1}`), min: '0' }),
  ]),
);
const spent: Readonly<Record<string, Field>> = Object.fromEntries(
  Array.from({ length: 12 }, (_, place) => [
    `spent${place + 1}`,
    money('yuan', { label: text(`${place + 1}月支出`, `Spent, month ${place + 1}`) }),
  ]),
);
const conclusion = {
  difference: computed('text', ({ planned1, spent1 }) => `${String(planned1 ?? '')} / ${String(spent1 ?? '')}`, {
    label: text('1月预算与支出', 'Month 1, budget and spent'),
  }),
  remark: longText({ label: text('备注', 'Remark'), maxLength: 200 }),
};

/** A register of forty fields in four sections, with every kind of form rule. */
export const sampleRegister = defineResource('gallery/sample', {
  label: text('样品项目', 'Sample project'),
  fields: { ...basics, ...planned, ...spent, ...conclusion },
  naturalKey: ['year', 'code'],
  title: 'name',
  columns: ['year', 'code', 'name'],
  sections: [
    { label: text('基本信息', 'Basics'), fields: Object.keys(basics) },
    { label: text('预算', 'Budget'), fields: Object.keys(planned) },
    { label: text('支出', 'Spending'), fields: Object.keys(spent) },
    { label: text('结论', 'Conclusion'), fields: Object.keys(conclusion) },
  ],
  permissions: crud('gallery_sample'),
});
