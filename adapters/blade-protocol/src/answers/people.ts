import type { RoleNode, RolePort, UserPort } from '@rdm/core/access';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';
import { treeNode } from './resource';
import { id, idOrEmpty, ids } from './wire-values';

const chosen = v.array(v.object({ id, name: v.string() }));

export const userAnswers: AnswersOf<UserPort> = {
  page: {
    about: text('分页查询用户', 'People; a department stands for all those below it as well.'),
  },
  platformDetail: {
    about: text('用户平台详情', 'A person with what is kept of his other platform.'),
  },
  update: { about: text('修改用户', 'Changes a person; a password that is sent along is passed over.') },
  resetPassword: {
    about: text(
      '密码重置',
      'Puts the initial password back, which must be changed at the next sign-in, and signs these people out.',
    ),
  },
  grant: {
    about: text(
      '角色配置',
      'Gives people these roles in place of those they have; only such as the caller holds himself.',
    ),
  },
  updateDepartment: { about: text('批量调整部门', 'Moves people to a department.') },
  resetAccount: {
    about: text('账号解封', 'Lets people sign in again: forgets failed sign-ins, opens accounts that were shut.'),
  },
  unlock: { about: text('账号解锁', 'The same by the name newer clients know it under.') },
  orgTree: {
    about: text('组织人员树', 'The departments with their people as leaves.'),
    schema: v.array(treeNode),
  },
  updatePlatform: { about: text('用户平台配置', 'Keeps what another platform needs to know of a person.') },
  registerGuest: {
    about: text(
      '第三方账号注册',
      'Makes the guest who calls an account of the tenant. The password travels as it was typed. It has no role: who ' +
        'signs in with it is told 未获得用户的角色信息 until an administrator has given it one.',
    ),
  },
  choices: {
    about: text('可选择的角色和部门', 'What one holds, and what of it this session acts in.'),
    schema: v.object({ on: v.boolean(), roles: chosen, departments: chosen, roleId: ids, deptId: idOrEmpty }),
  },
};

/** A role with those below it; leaves have no `children`. */
export const roleNode: v.GenericSchema<unknown, RoleNode> = v.object({
  id,
  parentId: id,
  tenantId: v.string(),
  roleName: v.string(),
  roleAlias: v.string(),
  parentName: v.string(),
  sort: v.pipe(v.number(), v.integer()),
  children: v.optional(v.array(v.lazy(() => roleNode))),
});

export const roleAnswers: AnswersOf<RolePort> = {
  list: { about: text('角色树', 'The roles as a tree.'), schema: v.array(roleNode) },
  grant: {
    about: text(
      '角色授权',
      'What roles are to hold, in place of what they have; whatever a role loses, those below it lose as well. Nobody ' +
        'gives what he does not hold.',
    ),
  },
};
