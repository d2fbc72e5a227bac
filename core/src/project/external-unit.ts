import { crud, defineResource, dictionary, string } from '../records';
import { text } from '../kernel';

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
    kind: dictionary('external_unit_kind', {
      label: text('单位类型', 'Kind'),
      required: text('请选择单位类型', 'Choose the kind'),
    }),
    linkman: string({ label: text('联系人', 'Contact'), maxLength: 50 }),
    phone: string({ label: text('联系电话', 'Telephone'), maxLength: 30 }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['unitsName'],
  title: 'unitsName',
  search: ['unitsName', 'creditCode', 'kind'],
  permissions: crud('externalunits'),
});
