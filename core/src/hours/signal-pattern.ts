import { text } from '../kernel';
import { crud, defineResource, string, year } from '../records';
import { projectReference } from '../project';

/** A text by which signals name a project besides its code (项目线索): a repository, a branch, the key of its issues. */
export const signalPattern = defineResource('blade-rdm/signalpattern', {
  label: text('项目线索对应', 'Project hints'),
  fields: {
    year: year({
      label: text('年度', 'Year'),
      required: text('请输入年度', 'Enter the year'),
      initial: (today) => today.slice(0, 4),
    }),
    projectId: projectReference((draft) => draft.year, {
      label: text('研发项目', 'Project'),
      required: text('请选择研发项目', 'Choose the project'),
    }),
    pattern: string({
      label: text('线索', 'Hint'),
      required: text('请输入线索', 'Enter the hint'),
      maxLength: 100,
    }),
  },
  naturalKey: ['year', 'pattern'],
  title: 'pattern',
  search: ['year', 'projectId', 'pattern'],
  columns: ['year', 'projectCode', 'projectName', 'pattern'],
  order: [{ field: 'year', descending: true }, { field: 'projectId' }, { field: 'pattern' }],
  permissions: crud('signalpattern'),
});
