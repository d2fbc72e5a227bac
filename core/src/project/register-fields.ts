import { month, type Draft } from '../records';
import { text } from '../kernel';
import { personnelReference } from './personnel-reference';
import { projectReference } from './project-reference';

/* Fields that the monthly registers share. */

export const registerMonth = month({
  label: text('月份', 'Month'),
  required: text('请选择月份', 'Choose the month'),
  example: '2024-01',
});

/** The project a row belongs to, among those of the year of the row's `field`. */
export const registerProject = <const F extends string>(field: F) =>
  projectReference((draft: Draft) => draft[field], {
    label: text('研发项目', 'Project'),
    required: text('请选择研发项目', 'Choose the project'),
  });

export const registerPerson = personnelReference({
  label: text('人员', 'Person'),
  required: text('请选择人员', 'Choose the person'),
});
