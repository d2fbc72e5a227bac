import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { ownChoices } from './use-cases/acting-in';
import {
  grantRoles,
  keepPlatform,
  moveToDepartment,
  openAccounts,
  organisationTree,
  platformDetail,
  resetAccounts,
  resetPasswords,
  resetSecondFactors,
  updateUser,
  userPage,
} from './use-cases/look-after-users';
import { importTemplate, importUsers } from './use-cases/import-users';
import { registerGuest } from './use-cases/register-guest';

const ofUsers = v.object({ userIds: argument.idList });
const line = v.pipe(v.string(), v.maxLength(300));
const initialPasswords = v.array(v.object({ account: v.string(), initialPassword: v.string() }));
const chosen = v.array(v.object({ id: answer.id, name: v.string() }));

/** User calls beside the generic ones. docs/wire.md, Users */
export const usersCalls = calls({
  page: {
    needs: 'user_view',
    about: text('分页查询用户', 'People; a department stands for all those below it as well.'),
    does: userPage,
  },
  platformDetail: {
    needs: 'user_view',
    about: text('用户平台详情', 'A person with what is kept of his other platform.'),
    takes: v.object({ id: argument.id }),
    does: platformDetail,
  },
  update: {
    needs: 'user_edit',
    about: text('修改用户', 'Changes a person; a password that is sent along is passed over.'),
    conducts: updateUser,
  },
  resetPassword: {
    needs: 'user_reset',
    about: text(
      '密码重置',
      'Gives each of these people a new password, which must be changed at the next sign-in within 72 hours, and ' +
        'signs them out. The answer is the one place where the passwords can be seen.',
    ),
    takes: ofUsers,
    answers: initialPasswords,
    conducts: resetPasswords,
  },
  importTemplate: {
    needs: 'user_add',
    about: text('用户导入模板', 'The workbook in which people are brought in, empty.'),
    prints: importTemplate,
  },
  importUsers: {
    needs: 'user_add',
    about: text(
      '导入用户',
      'Adds the people of a workbook, at most 200; with a fault nothing is written. Each gets a password as by a reset. ' +
        'The answer is the one place where the passwords can be seen.',
    ),
    answers: initialPasswords,
    logged: 'event',
    conducts: importUsers,
  },
  resetSecondFactor: {
    needs: 'user_reset',
    about: text('两步验证重置', 'Removes the second factors of people who have lost theirs, and signs them out.'),
    takes: ofUsers,
    conducts: resetSecondFactors,
  },
  grant: {
    needs: 'user_role',
    about: text(
      '角色配置',
      'Gives people these roles in place of those they have; only such as the caller holds himself.',
    ),
    takes: v.object({ userIds: argument.idList, roleIds: argument.optional(argument.idList) }),
    conducts: grantRoles,
  },
  updateDepartment: {
    needs: 'user_edit',
    about: text('批量调整部门', 'Moves people to a department.'),
    takes: v.object({ userIds: argument.idList, deptId: argument.id }),
    conducts: moveToDepartment,
  },
  resetAccount: {
    needs: 'user_reset',
    about: text('账号解封', 'Lets people sign in again: forgets failed sign-ins, enables accounts that were disabled.'),
    takes: v.object({ ids: argument.idList }),
    conducts: resetAccounts,
  },
  unlock: {
    needs: 'user_reset',
    about: text('账号解锁', 'The same by the name newer clients know it under.'),
    takes: ofUsers,
    conducts: openAccounts,
  },
  orgTree: {
    needs: 'user_view',
    about: text('组织人员树', 'The departments with their people as leaves.'),
    takes: v.object({ tenantId: argument.optional(v.string()) }),
    answers: v.array(answer.treeNode),
    does: organisationTree,
  },
  updatePlatform: {
    needs: 'user_edit',
    about: text('用户平台配置', 'Keeps what another platform needs to know of a person.'),
    takes: v.object({
      userId: argument.id,
      userType: v.picklist(['1', '2', '3']),
      userExt: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    }),
    conducts: keepPlatform,
  },
  registerGuest: {
    needs: 'guest',
    about: text(
      '第三方账号注册',
      'Makes the guest who calls an account of the tenant. The password travels as it was typed. It has no role: who ' +
        'signs in with it is told 未获得用户的角色信息 until an administrator has given it one.',
    ),
    takes: v.object({ tenantId: line, name: v.optional(line), account: line, password: line, oauthId: line }),
    conducts: registerGuest,
  },
  choices: {
    needs: 'signedIn',
    about: text('可选择的角色和部门', 'What one holds, and what of it this session acts in.'),
    answers: v.object({
      on: v.boolean(),
      roles: chosen,
      departments: chosen,
      roleId: answer.ids,
      deptId: answer.idOrEmpty,
    }),
    // The caller's own roles and department are visible regardless of data scopes on users and departments.
    wholly: true,
    does: ownChoices,
  },
});

export type UserPort = PortOf<typeof usersCalls>;
