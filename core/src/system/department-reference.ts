import { text } from '../kernel';
import { treeReference, type FieldOptions } from '../records';

/** A field that names a department. An import adds departments that nobody has entered yet. */
export const departmentReference = <const O extends FieldOptions>(options: O) =>
  treeReference('blade-system/dept', {
    by: 'deptName',
    createsMissing: true,
    shows: { deptName: { from: 'deptName', label: text('部门名称', 'Department') } },
    example: '研发中心',
    ...options,
  });
