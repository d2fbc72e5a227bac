import { text } from '../kernel';
import { crud, date, defineResource, dictionary, files, longText } from '../records';
import { masterReference } from './master-reference';

/**
 * A phase of a project, from its date until the next one begins. 研究阶段 is expensed, 开发阶段 is capitalised once the five
 * conditions of 企业会计准则第6号 第九条 are met, which its files prove.
 */
export const projectPhase = defineResource('blade-rdm/projectphase', {
  label: text('项目阶段划分', 'Project phases'),
  fields: {
    masterId: masterReference,
    phase: dictionary('project_phase', {
      label: text('研发阶段', 'Phase'),
      required: text('请选择研发阶段', 'Choose the phase'),
    }),
    date: date({
      label: text('起始日期', 'From'),
      required: text('请选择起始日期', 'Choose the date'),
      example: '2024-07-01',
    }),
    conditionFiles: files({
      label: text('五项资本化条件的证明', 'Proof of the five conditions'),
      when: ({ phase }) => phase === 'development',
    }),
    remark: longText({ label: text('说明', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['masterId', 'date'],
  title: 'date',
  search: ['masterId', 'phase', 'date'],
  columns: ['masterCode', 'masterName', 'phase', 'date'],
  workbook: ['masterId', 'phase', 'date', 'remark'],
  order: [{ field: 'masterId', descending: true }, { field: 'date' }],
  permissions: crud('projectphase'),
});
