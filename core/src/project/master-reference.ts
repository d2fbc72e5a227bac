import { text } from '../kernel';
import { reference } from '../records';

/** The project over its years that a record belongs to, by its code. */
export const masterReference = reference('blade-rdm/projectmaster', {
  label: text('研发项目', 'Project'),
  heading: '项目编号',
  example: 'RD2024001',
  required: text('请选择研发项目', 'Choose the project'),
  by: 'code',
  shows: {
    masterCode: { from: 'code', label: text('项目编号', 'Project code') },
    masterName: { from: 'name', label: text('项目名称', 'Project name') },
  },
});
