import { crud, defineResource, dictionary, integer, string, treeReference, type RecordOf } from '../records';
import { text } from '../kernel';

/** Department (机构), a tree. docs/wire.md, Departments */
export const department = defineResource('blade-system/dept', {
  label: text('部门', 'Department'),
  fields: {
    parentId: treeReference('blade-system/dept', {
      label: text('上级部门', 'Parent department'),
      by: 'deptName',
      shows: { parentName: { from: 'deptName', label: text('上级部门', 'Parent department') } },
    }),
    deptName: string({ label: text('部门名称', 'Name'), required: text('请输入部门名称', 'Enter the name') }),
    fullName: string({ label: text('部门全称', 'Full name') }),
    deptCategory: dictionary('org_category', { label: text('部门类型', 'Kind') }),
    sort: integer({ label: text('排序', 'Order'), initial: () => 1 }),
    remark: string({ label: text('备注', 'Remark') }),
  },
  naturalKey: ['parentId', 'deptName'],
  title: 'deptName',
  search: ['deptName', 'fullName'],
  columns: ['deptName', 'fullName', 'parentName', 'sort', 'remark'],
  order: [{ field: 'sort' }, { field: 'deptName' }],
  parent: 'parentId',
  permissions: crud('dept'),
});

export type DepartmentRecord = RecordOf<typeof department>;
