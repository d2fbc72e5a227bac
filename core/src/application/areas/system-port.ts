import { PLATFORM_TENANT, tenant } from '../../access';
import type { Call } from '../../records';
import type { AreaRunner } from './area-runner';
import type { SystemPort, TermInfo } from '../../system';
import { areaAccess } from '../permissions';

const access = areaAccess.system;

export const systemPort = ({ run }: AreaRunner): SystemPort => ({
  termInfo: () => run(access.termInfo, termInfo),
});

/** The term of the caller's own tenant. The platform neither tries the product nor ends. */
async function termInfo(call: Call): Promise<TermInfo> {
  const code = call.caller.tenantId;
  if (code === PLATFORM_TENANT) return { activate: 1, expireTime: '' };
  const [found] = await call.records.findByKeys(tenant, [{ code }]);
  return { activate: found?.activate === 0 ? 0 : 1, expireTime: String(found?.expireTime ?? '') };
}
