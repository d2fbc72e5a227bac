import type { Call } from '../../records';
import { parameterIsOn } from '../../system';
import { factorsOf } from '../second-factors';

/** The parameter by which a tenant requires a second factor of all its people. */
const SECOND_FACTOR_REQUIRED = 'account.secondFactor';

export const secondFactorIsRequired = (call: Call): Promise<boolean> => parameterIsOn(call, SECOND_FACTOR_REQUIRED);

/** Whether the tenant requires a second factor that this person does not have yet. */
export async function lacksSecondFactor(call: Call, userId: string): Promise<boolean> {
  if (!(await secondFactorIsRequired(call))) return false;
  return !(await factorsOf(call, userId)).some(({ kind }) => kind !== 'recovery');
}
