import { departmentHooks, departmentRoleTree } from '../../access';
import { faults, Refusal, text } from '../../kernel';
import { submitRecord, type ResourcePort } from '../../records';
import type { AreaRunner } from './area-runner';
import {
  department,
  lazyDepartments,
  lazyDepartmentTree,
  post,
  type DepartmentPort,
  type DepartmentRecord,
  type PostRecord,
} from '../../system';
import { areaAccess } from '../permissions';

const access = areaAccess.departments;
const NOTHING = text('请选择至少一条数据', 'Select at least one record');

/** Beside the generic calls of departments, which `departments` makes. */
export const departmentPort = ({ run }: AreaRunner, departments: ResourcePort<DepartmentRecord>): DepartmentPort => ({
  page: (query) => departments.list(query),
  lazyList: (asked) => run(access.lazyList, (call) => lazyDepartments(call, asked)),
  lazyTree: ({ parentId } = {}) => run(access.lazyTree, (call) => lazyDepartmentTree(call, parentId)),
  batchSubmit: ({ departments: drafts }) =>
    run(access.batchSubmit, async (call) => {
      if (drafts.length === 0) throw new Refusal(faults.invalid(NOTHING));
      const written: DepartmentRecord[] = [];
      for (const draft of drafts) {
        const meant = departmentHooks.draftMeant!(draft);
        written.push((await submitRecord(call, department, departmentHooks, meant)) as unknown as DepartmentRecord);
      }
      return written;
    }),
  roleTree: ({ level } = {}) => run(access.roleTree, (call) => departmentRoleTree(call, level)),
  posts: () => run(access.posts, async (call) => (await call.records.find(post)) as unknown as PostRecord[]),
});
