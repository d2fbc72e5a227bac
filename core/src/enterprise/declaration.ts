import {
  crud,
  defineResource,
  dictionary,
  files,
  integer,
  longText,
  string,
  structureOf,
  time,
  year,
} from '../records';
import { text } from '../kernel';

/** The SHA-256 digest of a filed workbook when it was stored, by the id of its attachment. */
export interface FiledDigest {
  readonly attachmentId: string;
  readonly name: string;
  readonly sha256: string;
}

/**
 * A declaration of a year or an advance declaration (申报记录), each correction (更正申报) a record of its own. Written by
 * the declaration calls only. The workbooks are those filed, kept for ten years (国家税务总局公告2018年第23号 附件, 留存备查).
 */
export const declaration = defineResource('blade-rdm/declaration', {
  label: text('申报记录', 'Declaration'),
  fields: {
    year: year({ label: text('年度', 'Year'), required: text('请选择年度', 'Choose the year') }),
    period: dictionary('declaration_period', {
      label: text('申报期', 'Period'),
      required: text('请选择申报期', 'Choose the period'),
    }),
    correction: integer({
      label: text('更正', 'Correction'),
      hint: text('0 为首次申报，1 起为更正申报', '0 is the first declaration, from 1 on its corrections'),
      required: text('缺少更正次数', 'The number of the correction is missing'),
    }),
    reviewStatus: dictionary('review_status', { label: text('状态', 'Status'), readOnly: true }),
    submittedBy: string({ label: text('提交人账号', 'Account of the submitter'), readOnly: true }),
    submittedById: string({ label: text('提交人编号', 'Id of the submitter'), readOnly: true, maxLength: 19 }),
    submittedTime: time({ label: text('提交时间', 'Submitted at'), readOnly: true }),
    reviewedBy: string({ label: text('审核人账号', 'Account of the reviewer'), readOnly: true }),
    reviewedTime: time({ label: text('审核时间', 'Reviewed at'), readOnly: true }),
    correctionReason: longText({
      label: text('更正原因', 'Reason for the correction'),
      maxLength: 500,
      readOnly: true,
    }),
    returnReason: longText({ label: text('退回原因', 'Reason for the return'), maxLength: 500, readOnly: true }),
    remark: longText({ label: text('备注', 'Remark'), maxLength: 500, readOnly: true }),
    workbooks: files({
      label: text('申报表单', 'Filed workbooks'),
      readOnly: true,
      accept: ['.xlsx'],
      limit: 1000,
    }),
    digests: structureOf<readonly FiledDigest[] | null>()({ label: text('校验值', 'Digests') }),
  },
  onRead: {
    submittedByName: string({ label: text('提交人', 'Submitted by') }),
    reviewedByName: string({ label: text('审核人', 'Reviewed by') }),
  },
  naturalKey: ['year', 'period', 'correction'],
  title: 'year',
  search: ['year', 'period', 'reviewStatus'],
  columns: [
    'year',
    'period',
    'correction',
    'reviewStatus',
    'submittedByName',
    'submittedTime',
    'reviewedByName',
    'reviewedTime',
  ],
  order: [{ field: 'year', descending: true }, { field: 'period' }, { field: 'correction', descending: true }],
  calls: ['list', 'detail', 'history', 'export'],
  permissions: { ...crud('declaration'), add: 'declaration_submit', edit: 'declaration_submit' },
});
