import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { departmentTree, lazyDepartments, lazyDepartmentTree, posts, type DepartmentNode } from '../system';
import { departmentRoleTree } from './use-cases/department-roles';
import { submitDepartments } from './use-cases/submit-departments';

const optionalText = argument.optional(v.string());
const level = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(100),
);
const whole = v.pipe(v.number(), v.integer());

const departmentEntries = {
  id: answer.id,
  tenantId: v.string(),
  parentId: answer.id,
  ancestors: v.pipe(v.string(), v.description('All above it from the top, beginning with 0')),
  deptName: v.string(),
  fullName: v.string(),
  deptCategory: v.string(),
  parentName: v.string(),
  sort: whole,
  remark: v.string(),
};
const departmentNodeForm: v.GenericSchema<unknown, DepartmentNode> = v.object({
  ...departmentEntries,
  ...answer.notDeleted,
  children: v.optional(v.array(v.lazy(() => departmentNodeForm))),
});

/** Department calls beside the generic ones, and the list of posts to choose from. docs/wire.md, Departments */
export const departmentsCalls = calls({
  list: {
    needs: 'dept_view',
    about: text('部门树', 'Departments as a tree; one whose parent is not among those looked for is at the top.'),
    answers: v.array(departmentNodeForm),
    does: departmentTree,
  },
  lazyList: {
    needs: 'dept_view',
    about: text('逐级查询部门', 'Departments directly below one, or what is looked for on all levels.'),
    takes: v.object({
      parentId: argument.optional(argument.id),
      deptName: optionalText,
      fullName: optionalText,
      tenantId: optionalText,
    }),
    answers: v.array(v.object({ ...departmentEntries, hasChildren: v.boolean() })),
    does: lazyDepartments,
  },
  lazyTree: {
    needs: 'dept_view',
    about: text('逐级选择部门', 'The same as nodes to choose from.'),
    takes: v.object({ parentId: argument.optional(argument.id), tenantId: optionalText }),
    answers: v.array(
      v.object({
        id: answer.id,
        parentId: answer.id,
        title: v.string(),
        key: answer.id,
        value: answer.id,
        hasChildren: v.boolean(),
      }),
    ),
    does: lazyDepartmentTree,
  },
  batchSubmit: {
    // Changing a department requires its edit permission as well.
    needs: 'dept_add',
    about: text('批量保存部门', 'Adds and changes departments, all or none; those above stand before those below.'),
    does: submitDepartments,
  },
  roleTree: {
    needs: 'dept_view',
    about: text('部门角色树', 'The departments down to a level, with the roles their people hold as leaves.'),
    takes: v.object({ tenantId: optionalText, level: argument.optional(level) }),
    answers: v.array(answer.treeNode),
    does: departmentRoleTree,
  },
  posts: {
    needs: 'signedIn',
    about: text('可选的岗位', 'All posts, by their order.'),
    takes: v.object({ tenantId: optionalText }),
    // Forms about users offer all posts, regardless of data scopes.
    wholly: true,
    does: posts,
  },
});

export type DepartmentPort = PortOf<typeof departmentsCalls>;
