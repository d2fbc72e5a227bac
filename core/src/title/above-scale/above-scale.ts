import { industryCode } from '../../enterprise';
import { text } from '../../kernel';
import { crud, date, defineResource, dictionary, files, longText, yesNo, type Draft } from '../../records';
import { applicationFields } from '../application/application-fields';

export const ABOVE_SCALE_ENTRY = 'above_scale_entry';
export const aboveScaleEntries = {
  monthly: text('月度入库（新建投产）', 'Monthly (newly opened)'),
  yearly: text('年度入库', 'Yearly'),
} as const;

const isMonthly = ({ entryKind }: Draft) => entryKind === 'monthly';

/** An application to be surveyed as an enterprise above scale (规上企业入库), one a year. */
export const aboveScale = defineResource('blade-rdm/enterpriseabovescale', {
  label: text('规上企业入库', 'Enterprise above designated size'),
  fields: {
    ...applicationFields,
    entryKind: dictionary(ABOVE_SCALE_ENTRY, {
      label: text('入库方式', 'Kind of entry'),
      required: text('请选择入库方式', 'Choose the kind of entry'),
      initial: () => 'yearly',
    }),
    statCode: {
      ...industryCode,
      hint: text(
        'GB/T 4754 四位代码；留空取年度企业信息',
        'Four digits of GB/T 4754; empty: that of the enterprise year',
      ),
    },
    qualification: yesNo({ label: text('建筑业资质', 'Qualification for construction') }),
    openedOn: date({
      label: text('投产（开业）日期', 'Opened on'),
      when: isMonthly,
      required: text('请选择投产（开业）日期', 'Choose the date of opening'),
    }),
    libraryDate: date({ label: text('入库日期', 'Entered on') }),
    leftDate: date({
      label: text('退库日期', 'Left on'),
      notBefore: {
        field: 'libraryDate',
        message: text('退库日期不能早于入库日期', 'It cannot leave before it entered'),
      },
    }),
    licenceFiles: files({ label: text('营业执照', 'Business licence'), accept: ['.pdf', '.jpg', '.jpeg', '.png'] }),
    incomeFiles: files({ label: text('当期与上年同期利润表', 'Income statements of the period and a year before') }),
    balanceFiles: files({ label: text('资产负债表', 'Balance sheet') }),
    vatFiles: files({ label: text('增值税纳税申报表', 'VAT return') }),
    openingFiles: files({ label: text('开工或投产证明', 'Proof of opening'), when: isMonthly }),
    photoFiles: files({ label: text('现场照片', 'Photographs'), accept: ['.jpg', '.jpeg', '.png', '.pdf'] }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['year'],
  title: 'year',
  search: ['year', 'entryKind', 'state'],
  columns: ['year', 'entryKind', 'statCode', 'libraryDate', 'leftDate', 'state'],
  sections: [
    { label: text('申请', 'Application'), fields: ['year', 'entryKind', 'statCode', 'qualification', 'openedOn'] },
    { label: text('入库', 'Entry'), fields: ['libraryDate', 'leftDate'] },
    {
      label: text('材料', 'Files'),
      fields: ['licenceFiles', 'incomeFiles', 'balanceFiles', 'vatFiles', 'openingFiles', 'photoFiles', 'remark'],
    },
  ],
  order: [{ field: 'year', descending: true }],
  detailBy: ['year'],
  permissions: crud('enterpriseabovescale'),
});
