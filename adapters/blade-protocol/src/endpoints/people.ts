import { role, user } from '@rdm/core/access';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, idList, optional } from './parameters';

const users = `/api/${user.name}`;
const roles = `/api/${role.name}`;
const chosen = v.object({ userIds: idList });
const line = v.pipe(v.string(), v.maxLength(300));
/** Ids as a body holds them. */
const ids = v.array(id);

/** People. docs/wire.md, Users */
export const userEndpoints: EndpointTable['users'] = {
  page: { method: 'GET', path: `${users}/page`, page: user },
  platformDetail: { method: 'GET', path: `${users}/platform-detail`, query: v.object({ id }), record: user },
  update: { method: 'POST', path: `${users}/update`, draft: user, record: user },
  resetPassword: { method: 'POST', path: `${users}/reset-password`, query: chosen },
  grant: {
    method: 'POST',
    path: `${users}/grant`,
    query: v.object({ userIds: idList, roleIds: optional(idList) }),
  },
  updateDepartment: {
    method: 'POST',
    path: `${users}/batch/update/dept`,
    query: v.object({ userIds: idList, deptId: id }),
  },
  resetAccount: { method: 'POST', path: `${users}/reset/account`, query: v.object({ ids: idList }) },
  unlock: { method: 'POST', path: `${users}/unlock`, query: chosen },
  orgTree: { method: 'GET', path: `${users}/org/tree`, query: v.object({ tenantId: optional(v.string()) }) },
  updatePlatform: {
    method: 'POST',
    path: `${users}/update-platform`,
    query: v.object({
      userId: id,
      userType: v.picklist(['1', '2', '3']),
      userExt: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    }),
  },
  registerGuest: {
    method: 'POST',
    path: `${users}/register-guest`,
    query: v.object({ tenantId: line, name: v.optional(line), account: line, password: line, oauthId: line }),
  },
  choices: { method: 'GET', path: `${users}/choices` },
};

/** Roles. docs/wire.md, Roles */
export const roleEndpoints: EndpointTable['roles'] = {
  list: {
    method: 'GET',
    path: `${roles}/list`,
    query: v.object({ roleName: optional(v.string()), roleAlias: optional(v.string()) }),
  },
  grant: {
    method: 'POST',
    path: `${roles}/grant`,
    body: v.object({
      roleIds: ids,
      menuIds: ids,
      dataScopeIds: v.optional(ids),
      apiScopeIds: v.optional(ids),
    }),
  },
};
