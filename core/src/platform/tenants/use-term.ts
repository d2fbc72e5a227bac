import { text } from '../../kernel';
import { crud, defineResource, integer, longText, string, yesNo } from '../../records';

/** 使用期限: an edition and for how long it may be used; enterprises that register begin with the default one. */
export const useTerm = defineResource('rdm/useterm', {
  label: text('使用期限', 'Licence term'),
  fields: {
    name: string({
      label: text('期限名称', 'Name'),
      required: text('请输入期限名称', 'Enter the name'),
      maxLength: 100,
      example: '试用一个月',
    }),
    activate: integer({
      label: text('版本', 'Edition'),
      names: { 1: text('正式版', 'Licensed'), 0: text('试用版', 'Trial') },
      required: text('请选择版本', 'Choose the edition'),
      min: 0,
      max: 1,
      initial: () => 0,
    }),
    days: integer({
      label: text('期限(天)', 'Days'),
      hint: text('不填为不限期', 'Empty: without an end'),
      min: 1,
      max: 36_500,
    }),
    isDefault: yesNo({ label: text('默认', 'Default'), readOnly: true, initial: () => '1' }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['name'],
  title: 'name',
  search: ['name', 'activate'],
  columns: ['name', 'activate', 'days', 'isDefault', 'remark'],
  order: [{ field: 'activate' }, { field: 'days' }],
  calls: ['list', 'detail', 'submit', 'remove', 'history'],
  sharing: 'platform',
  permissions: crud('useterm'),
});
