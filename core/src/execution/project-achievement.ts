import { propertyReference } from '../achievement';
import { text } from '../kernel';
import { crud, defineResource, dictionary, string } from '../records';
import { account, dayOf, participants, projectIn, recordFiles } from './process-fields';

/** Results that are a registered property, which the register of intellectual property keeps. */
const isProperty = ({ kind }: { readonly kind?: unknown }): boolean => ['patent', 'software'].includes(String(kind));

/** 项目成果: what a project brought forth, by kinds as 107-1 asks for them, and others. */
export const projectAchievement = defineResource('blade-rdm/projectachievement', {
  label: text('项目成果', 'Result of a project'),
  fields: {
    projectId: projectIn((draft) => draft.date),
    kind: dictionary('project_result_kind', {
      label: text('成果类型', 'Kind'),
      required: text('请选择成果类型', 'Choose the kind'),
      example: '样机样品',
    }),
    name: string({
      label: text('成果名称', 'Result'),
      required: text('请输入成果名称', 'Enter the result'),
      maxLength: 200,
      example: '低温变频压缩机样机',
    }),
    number: string({ label: text('成果编号', 'Number'), maxLength: 100 }),
    date: dayOf(text('取得日期', 'Obtained on'), text('请选择取得日期', 'Choose the date')),
    iprId: propertyReference({ label: text('知识产权', 'Intellectual property'), when: isProperty }),
    participants,
    description: account(text('成果说明', 'Description')),
    recordFiles: recordFiles(text('成果证明', 'Proof')),
  },
  naturalKey: ['projectId', 'kind', 'name'],
  title: 'name',
  search: ['projectId', 'kind', 'name', 'date'],
  columns: ['projectCode', 'projectName', 'kind', 'name', 'number', 'date', 'iprNumber'],
  workbook: ['projectId', 'kind', 'name', 'number', 'date', 'iprId', 'participants', 'description'],
  order: [{ field: 'date', descending: true }, { field: 'projectId' }],
  permissions: crud('projectachievement'),
});
