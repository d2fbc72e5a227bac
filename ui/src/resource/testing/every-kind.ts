import {
  computed,
  crud,
  date,
  defineResource,
  dictionary,
  dictionaryMany,
  integer,
  longText,
  money,
  month,
  number,
  percent,
  reference,
  referenceMany,
  string,
  structure,
  time,
  year,
  yesNo,
} from '@rdm/core/internal/records';
import { text } from '@rdm/core/internal/kernel';

const label = (zh: string) => text(zh, zh);

export const owner = defineResource('test/owner', {
  label: text('责任人', 'Owner'),
  fields: { code: string({ label: label('工号') }), name: string({ label: label('姓名') }) },
  naturalKey: ['code'],
  title: 'name',
  permissions: crud('owner'),
});

const owned = {
  by: 'code',
  shows: { ownerName: { from: 'name', label: text('责任人姓名', 'Owner’s name') } },
} as const;

/** A register with a field of every editable kind, and the rules a form must enforce. */
export const everyKind = defineResource('test/everykind', {
  label: text('样品', 'Sample'),
  fields: {
    year: year({ label: label('年度'), required: label('请输入年度'), initial: (today) => today.slice(0, 4) }),
    name: string({ label: label('名称'), required: label('请输入名称'), maxLength: 10 }),
    kind: dictionary('kind', { label: label('类别'), required: label('请选择类别') }),
    reason: string({
      label: label('原因'),
      when: (draft) => draft.kind === 'other',
      required: label('请说明原因'),
    }),
    remark: longText({ label: label('备注') }),
    amount: money('yuan', { label: label('金额'), min: '0' }),
    budget: money('tenThousandYuan', {
      label: label('预算'),
      readOnly: true,
      display: (value) => (value === null || value === '-1.00' ? '0' : value),
    }),
    qty: number({ label: label('数量') }),
    rate: percent({ label: label('比例') }),
    count: integer({ label: label('件数'), min: 1, belowMin: label('件数必须大于等于1') }),
    start: date({ label: label('开始') }),
    end: date({ label: label('结束'), notBefore: { field: 'start', message: label('结束早于开始') } }),
    month: month({ label: label('月份') }),
    at: time({ label: label('时间') }),
    tags: dictionaryMany('tag', { label: label('标签') }),
    agreed: yesNo({ label: label('是否同意') }),
    ownerId: reference('test/owner', { label: label('责任人'), ...owned }),
    helperIds: referenceMany('test/owner', { label: label('协助人'), by: 'code', shows: {} }),
    postCode: string({
      label: label('邮编'),
      warning: (value) => (/^\d{6}$/.test(value) ? null : label('邮编通常为6位')),
    }),
    double: computed('number', (draft) => (typeof draft.qty === 'string' ? `${draft.qty}${draft.qty}` : null), {
      label: label('两遍'),
    }),
    parts: structure({ label: label('组成') }),
  },
  naturalKey: ['year', 'name'],
  whenEmpty: text('样品随检验单登记', 'Samples are entered with their inspection'),
  title: 'name',
  searchAlways: ['year'],
  search: ['year', 'name', 'kind', 'ownerId', 'month', 'start', 'count'],
  columns: ['year', 'name', 'kind', 'amount', 'budget', 'qty', 'ownerName', 'tags'],
  workbook: ['year', 'name'],
  permissions: crud('everykind'),
});
