import { grantToRoles, roleTree, type Callers, type RolePort } from '../../access';
import { areaAccess } from '../permissions';
import type { AreaRunner } from './area-runner';

const access = areaAccess.roles;

export const rolePort = ({ admitted, run }: AreaRunner, callers: Callers): RolePort => ({
  list: (asked) => run(access.list, (call) => roleTree(call, asked)),
  grant: async (args) => {
    await run(access.grant, (call) => grantToRoles(call, args));
    callers.forgetTenant(admitted('signedIn').tenantId);
  },
});
