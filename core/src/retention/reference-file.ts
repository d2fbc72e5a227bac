import { text } from '../kernel';
import { personnelReference, projectReference } from '../project';
import { crud, date, defineResource, dictionary, files, integer, string, year, type Draft } from '../records';

/** States of a retained file, keys of the dictionary `retained_state`. */
export const retainedStates = {
  missing: text('缺少', 'Missing'),
  draft: text('草稿', 'Draft'),
  complete: text('已归集', 'Collected'),
  signed: text('已签章', 'Signed'),
  notNeeded: text('不需要', 'Not needed'),
} as const;
export type RetainedState = keyof typeof retainedStates;

const isNotNeeded = ({ state }: Draft): boolean => state === 'notNeeded';

/** 留存备查资料: a file that is kept for inspection, of a project or of the year; what it is, in which state, who sees to it. */
export const referenceFile = defineResource('blade-rdm/projectreferencefile', {
  label: text('留存备查资料', 'Retained file'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请输入年度', 'Enter the year'),
      initial: (today) => today.slice(0, 4),
    }),
    projectId: projectReference((draft) => draft.year, {
      label: text('研发项目', 'Project'),
      hint: text('辅助账、优惠明细表等按年度留存的资料不填', 'Empty for what is kept of the year as a whole'),
    }),
    fileNo: dictionary('retained_kind', {
      label: text('资料', 'File'),
      required: text('请选择资料', 'Choose the file'),
    }),
    edition: integer({ label: text('版本', 'Edition'), min: 1, initial: () => 1 }),
    code: string({ label: text('资料编码', 'Code'), readOnly: true, maxLength: 300 }),
    state: dictionary('retained_state', {
      label: text('状态', 'Status'),
      required: text('请选择状态', 'Choose the status'),
      initial: () => 'missing',
    }),
    reason: string({
      label: text('不需要的原因', 'Why it is not needed'),
      when: isNotNeeded,
      required: text('请填写不需要的原因', 'Say why it is not needed'),
      maxLength: 500,
    }),
    responsible: personnelReference({ label: text('责任人', 'Responsible') }),
    dueOn: date({ label: text('应归集日期', 'Due on') }),
    recordFiles: files({ label: text('文件', 'Files') }),
    supplement: string({
      label: text('补充原因', 'Why it is added later'),
      hint: text('年度申报后补充资料时必填', 'Required once the year is declared'),
      maxLength: 500,
    }),
    supplementedOn: date({ label: text('补充日期', 'Added on'), readOnly: true }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  onRead: {
    found: string({ label: text('其他登记中的文件', 'Files in other registers') }),
    keptUntil: date({ label: text('保存至', 'Kept until') }),
  },
  naturalKey: ['year', 'projectId', 'fileNo', 'edition'],
  title: 'fileNo',
  search: ['year', 'projectId', 'fileNo', 'state', 'responsible'],
  columns: [
    ...(['year', 'projectCode', 'projectName', 'fileNo', 'state', 'personnelName', 'dueOn', 'found'] as const),
    ...(['keptUntil', 'code'] as const),
  ],
  order: [{ field: 'year', descending: true }, { field: 'projectId' }, { field: 'fileNo' }, { field: 'edition' }],
  permissions: crud('projectreferencefile'),
});
