import * as v from 'valibot';
import { text } from '../kernel';
import { argument, calls, type PortOf } from '../records';
import { roleNodeForm } from './role-node';
import { grantToRoles } from './use-cases/grant-roles';
import { roleTree } from './use-cases/role-tree';

const ids = v.array(argument.id);

/**
 * Role calls beside the generic ones. The use cases ensure that callers see and grant only what they hold themselves.
 * docs/wire.md, Roles
 */
export const rolesCalls = calls({
  list: {
    needs: 'role_view',
    about: text('角色树', 'The roles as a tree.'),
    takes: v.object({
      roleName: argument.optional(v.string()),
      roleAlias: argument.optional(v.string()),
    }),
    answers: v.array(roleNodeForm),
    does: roleTree,
  },
  grant: {
    needs: 'role_edit',
    about: text(
      '角色授权',
      'What roles are to hold, in place of what they have; whatever a role loses, those below it lose as well. Nobody ' +
        'gives what he does not hold. Unless `exact`, they keep the menus held without anything below them, which a tree ' +
        'that ticks all below cannot show.',
    ),
    takes: v.object({
      roleIds: ids,
      menuIds: ids,
      dataScopeIds: v.optional(ids),
      apiScopeIds: v.optional(ids),
      exact: v.optional(v.boolean()),
    }),
    conducts: grantToRoles,
  },
});

export type RolePort = PortOf<typeof rolesCalls>;
