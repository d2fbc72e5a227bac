import { functionEnable, functionModules } from '@rdm/core/internal/access';
import type { Call } from '@rdm/core/internal/records';
import { submitAsClerk } from './submit-as-clerk';

/** All modules are in use. */
export async function addModulesInUse(call: Call): Promise<void> {
  for (const { code } of functionModules) await submitAsClerk(call, functionEnable, { code, enabled: '2' });
}
