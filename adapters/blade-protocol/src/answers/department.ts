import { text } from '@rdm/core/kernel';
import type { DepartmentPort } from '@rdm/core/system';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { treeNode } from './resource';
import { id } from './wire-values';

export const departmentAnswers: AnswersOf<DepartmentPort> = {
  page: { about: text('分页查询部门', 'Departments by pages.') },
  lazyList: {
    about: text('逐级查询部门', 'Departments directly below one, or what is looked for on all levels.'),
    schema: v.array(
      v.object({
        id,
        tenantId: v.string(),
        parentId: id,
        ancestors: v.pipe(v.string(), v.description('All above it from the top, beginning with 0')),
        deptName: v.string(),
        fullName: v.string(),
        deptCategory: v.string(),
        parentName: v.string(),
        sort: v.pipe(v.number(), v.integer()),
        remark: v.string(),
        hasChildren: v.boolean(),
      }),
    ),
  },
  lazyTree: {
    about: text('逐级选择部门', 'The same as nodes to choose from.'),
    schema: v.array(v.object({ id, parentId: id, title: v.string(), key: id, value: id, hasChildren: v.boolean() })),
  },
  batchSubmit: {
    about: text('批量保存部门', 'Adds and changes departments, all or none; those above stand before those below.'),
    many: true,
  },
  roleTree: {
    about: text('部门角色树', 'The departments down to a level, with the roles their people hold as leaves.'),
    schema: v.array(treeNode),
  },
  posts: { about: text('可选的岗位', 'All posts, by their order.'), many: true },
};
