import { reference } from '../records';
import { text } from '../kernel';

/** The project a record is a part of; there is one such record per project. */
export const projectPart = reference('blade-rdm/project', {
  label: text('研发项目', 'Project'),
  required: text('请选择研发项目', 'Choose the project'),
  by: 'code',
  goesAlong: true,
  shows: {
    projectYear: { from: 'year', label: text('年度', 'Year') },
    projectCode: { from: 'code', label: text('项目编号', 'Project code') },
    projectName: { from: 'name', label: text('项目名称', 'Project name') },
  },
});
