import { crud, defineResource, dictionary, string, yesNo, type Draft } from '../records';
import { text } from '../kernel';
import { isAbroad } from './external-unit-place';

/** 是 of the dictionary `yes_no`. */
const YES = '2';
const isRelated = (draft: Draft) => draft.related === YES;

/** Units outside the enterprise that research with it or for it (外部单位). */
export const externalUnit = defineResource('rdm/externalunits', {
  label: text('外部单位', 'External unit'),
  fields: {
    unitsName: string({
      label: text('单位名称', 'Name'),
      required: text('请输入单位名称', 'Enter the name'),
      example: '某某大学',
    }),
    creditCode: string({ label: text('统一社会信用代码', 'Credit code'), maxLength: 18 }),
    taxNumber: string({
      label: text('纳税人识别号', 'Tax number'),
      hint: text('与统一社会信用代码不同，或境外单位的税号', 'Where it is not the credit code, or of a unit abroad'),
      maxLength: 30,
    }),
    kind: dictionary('external_unit_kind', {
      label: text('单位类型', 'Kind'),
      required: text('请选择单位类型', 'Choose the kind'),
    }),
    holder: dictionary('unit_holder', {
      label: text('机构/个人', 'Institution or individual'),
      hint: text('不选为机构', 'Empty: institution'),
      when: (draft) => draft.kind === 'other',
    }),
    place: dictionary('unit_place', {
      label: text('境内/境外', 'Place'),
      hint: text('不选为境内', 'Empty: domestic'),
      when: (draft) => draft.kind === 'other',
    }),
    country: string({ label: text('国家（地区）', 'Country or region'), maxLength: 50, when: isAbroad }),
    related: yesNo({
      label: text('是否关联方', 'Related party'),
      hint: text('企业所得税法实施条例第一百零九条', 'Regulation on the Enterprise Income Tax Law, 109'),
    }),
    relation: dictionary('relation_kind', {
      label: text('关联关系', 'Kind of relation'),
      when: isRelated,
      required: text('请选择关联关系', 'Choose the kind of relation'),
    }),
    linkman: string({ label: text('联系人', 'Contact'), maxLength: 50 }),
    phone: string({ label: text('联系电话', 'Telephone'), maxLength: 30 }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['unitsName'],
  title: 'unitsName',
  search: ['unitsName', 'creditCode', 'kind'],
  columns: ['unitsName', 'creditCode', 'kind', 'country', 'related', 'linkman', 'phone'],
  workbook: [
    ...(['unitsName', 'creditCode', 'taxNumber', 'kind', 'holder', 'place', 'country'] as const),
    ...(['related', 'relation', 'linkman', 'phone', 'remark'] as const),
  ],
  permissions: crud('externalunits'),
});
