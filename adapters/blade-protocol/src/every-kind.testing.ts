import {
  computed,
  crud,
  date,
  defineResource,
  dictionary,
  dictionaryMany,
  files,
  integer,
  longText,
  money,
  number,
  reference,
  string,
  structure,
  treeReference,
  year,
} from '@rdm/core/internal/records';
import { text } from '@rdm/core/internal/kernel';

const label = text('字段', 'Field');

/** A resource with a field of every kind of storage, for the tests of this folder. */
export const everyKind = defineResource('blade-rdm/everykind', {
  label: text('样本', 'Sample'),
  fields: {
    code: string({ label }),
    note: longText({ label }),
    password: string({ label, secret: true }),
    year: year({ label }),
    startTime: date({ label }),
    amount: money('yuan', { label }),
    hours: number({ label }),
    count: integer({ label }),
    stage: dictionary('project_stage', { label }),
    achievType: dictionaryMany('achiev', { label }),
    attachments: files({ label }),
    parentId: treeReference('blade-rdm/everykind', { label, by: 'code', shows: {} }),
    deptId: reference('blade-system/dept', { label, by: 'deptName', shows: { deptName: { from: 'deptName', label } } }),
    parts: structure({ label }),
    month: computed('month', () => null, { label }),
  },
  naturalKey: ['code'],
  parent: 'parentId',
  permissions: crud('everykind'),
});
