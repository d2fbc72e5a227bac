import {
  computed,
  crud,
  date,
  defineResource,
  dictionaryMany,
  integer,
  money,
  number,
  reference,
  string,
  structure,
} from '@rdm/core/internal/records';
import { text } from '@rdm/core/internal/kernel';

const label = text('字段', 'Field');

/** Combines kinds of fields that no single resource of the product has together. */
export const sample = defineResource('test/sample', {
  label: text('样品', 'Sample'),
  fields: {
    code: string({ label: text('编号', 'Code'), required: text('请输入编号', 'Enter the code') }),
    note: string({ label, initial: () => '新样品' }),
    state: string({ label, readOnly: true, initial: () => 'open' }),
    secret: string({ label, secret: true }),
    parts: structure({ label }),
    price: money('yuan', { label }),
    qty: number({ label }),
    count: integer({ label }),
    day: date({ label }),
    total: computed('money', ({ price, qty }) => (price && qty ? String(Number(price) * Number(qty)) : null), {
      label,
    }),
    kinds: dictionaryMany('enterprise_kind', { label }),
    leader: reference('blade-rdm/entpersonnel', {
      label: text('负责人', 'Leader'),
      by: 'code',
      shows: { leaderName: { from: 'name', label } },
    }),
  },
  naturalKey: ['code'],
  // A permission that the standard finance clerk has.
  permissions: crud('entpersonnel'),
});

/** The same, but that a text without a suffix matches whole values. */
export const bound = defineResource('test/bound', {
  label: text('登记', 'Entry'),
  fields: { code: string({ label }), note: string({ label }) },
  naturalKey: ['code'],
  binding: 'entity',
  permissions: crud('entpersonnel'),
});

/** A resource whose records may be saved as drafts. */
export const drafted = defineResource('test/drafted', {
  label: text('申请', 'Application'),
  fields: {
    code: string({ label, required: text('请输入编号', 'Enter the code') }),
    reason: string({ label, required: text('请输入理由', 'Enter the reason') }),
    day: date({ label, required: text('请选择日期', 'Choose the date') }),
    state: string({ label, initial: () => 'submit' }),
  },
  naturalKey: ['code'],
  draft: { when: ({ state }) => state === 'save', needs: ['code'] },
  permissions: crud('entpersonnel'),
});

export const contractResources = [sample, bound, drafted];
