import { endSessionsOf, newPasswordValues, user, type Callers } from '../../access';
import { faults, Refusal, type PasswordHasher } from '../../kernel';
import { updateRecords, type Call, type Visit } from '../../records';
import type { SmsCodes } from '../../system';
import type { Founding } from '../tenants/found-tenant';
import { peopleWithPhone } from './people-with-phone';
import { requireCode, WRONG_CODE } from './registration-proof';

export interface RetrievedPassword {
  readonly tenantId: string;
  readonly account?: string;
  readonly phone: string;
  readonly id: string;
  readonly value: string;
  /** Lower-case md5 hex, both. */
  readonly newPassword: string;
  readonly newPassword1: string;
}

interface Services {
  readonly founding: Founding;
  readonly smsCodes: SmsCodes;
  readonly callers: Callers;
}

/** Sets a new password, authorised by a code sent to the phone of the account. */
export async function retrievePassword(
  _: Visit,
  given: RetrievedPassword,
  { founding, smsCodes, callers }: Services,
): Promise<void> {
  await requireCode(smsCodes, given);
  await founding.inTenant(given.tenantId, (call) => replacePassword(call, founding.hasher, given));
  await callers.forgetTenant(given.tenantId);
}

async function replacePassword(
  call: Call,
  hasher: PasswordHasher,
  { phone, account, ...passwords }: RetrievedPassword,
): Promise<void> {
  const people = (await peopleWithPhone(call, phone)).filter((each) => !account || each.account === account);
  const [before] = people;
  // No account or several: the same message as for a wrong code, so that accounts cannot be enumerated.
  if (!before || people.length > 1) throw new Refusal(faults.invalid(WRONG_CODE));
  const values = await newPasswordValues(call, hasher, before, passwords);
  await updateRecords(call, user, [{ before, values }]);
  await endSessionsOf(call, [before.id]);
}
