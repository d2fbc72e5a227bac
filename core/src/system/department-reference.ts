import { text } from '../kernel';
import { treeReference, type FieldOptions } from '../records';

/** A reference to a department. An import creates departments that do not exist yet. */
export const departmentReference = <const O extends FieldOptions>(options: O) =>
  treeReference('blade-system/dept', {
    by: 'deptName',
    createsMissing: true,
    shows: { deptName: { from: 'deptName', label: text('部门名称', 'Department') } },
    example: '研发中心',
    ...options,
  });
