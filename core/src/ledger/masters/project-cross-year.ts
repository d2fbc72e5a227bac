import { text } from '../../kernel';
import { crud, defineResource, dictionary, money, reference, string, year } from '../../records';

/** A project that goes on in a later year (项目跨年): a draft until it is confirmed, which makes its record of that year. */
export const projectCrossYear = defineResource('blade-rdm/projectcrossyear', {
  label: text('项目跨年', 'Project carried over'),
  fields: {
    sourceId: reference('blade-rdm/project', {
      label: text('研发项目', 'Project'),
      heading: '项目编号',
      required: text('请选择研发项目', 'Choose the project'),
      by: 'code',
      shows: {
        sourceYear: { from: 'year', label: text('原年度', 'From the year') },
        projectCode: { from: 'code', label: text('项目编号', 'Project code') },
        projectName: { from: 'name', label: text('项目名称', 'Project name') },
      },
    }),
    year: year({ label: text('跨入年度', 'To the year'), required: text('请输入年度', 'Enter the year') }),
    remainingBudget: money('tenThousandYuan', {
      label: text('剩余预算(万元)', 'Remaining budget (10k yuan)'),
      min: '0',
    }),
    openingBalance: money('yuan', { label: text('资本化期初余额(元)', 'Capitalised balance (yuan)'), readOnly: true }),
    remark: string({ label: text('备注', 'Remark') }),
    dataStatus: dictionary('data_status', { label: text('状态', 'Status'), readOnly: true, initial: () => 'save' }),
    targetId: reference('blade-rdm/project', {
      label: text('跨入项目', 'Project of that year'),
      by: 'code',
      readOnly: true,
      goesAlong: true,
      shows: { targetYear: { from: 'year', label: text('跨入项目年度', 'Year of the new record') } },
    }),
  },
  naturalKey: ['sourceId', 'year'],
  title: 'year',
  search: ['year', 'sourceId', 'dataStatus'],
  columns: ['sourceYear', 'projectCode', 'projectName', 'year', 'remainingBudget', 'openingBalance', 'dataStatus'],
  order: [{ field: 'year', descending: true }, { field: 'sourceId' }],
  // A carry-over that was undone is made anew.
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'export'],
  permissions: crud('projectcrossyear'),
});
