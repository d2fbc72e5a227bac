import { endSessionsOf, newPasswordValues, user, type Callers, type Passwords } from '../../access';
import { faults, Refusal } from '../../kernel';
import { updateRecords, type Call, type Visit } from '../../records';
import type { SmsCodes } from '../../system';
import { requireGateway } from '../messages/codes-by-message';
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
  readonly typedPassword?: string;
}

interface Services {
  readonly founding: Founding;
  readonly smsCodes: SmsCodes;
  readonly callers: Callers;
  readonly passwords: Passwords;
  /** Whether text messages are delivered. */
  readonly provesPhone: boolean;
}

/** Sets a new password, authorised by a code sent to the phone of the account. */
export async function retrievePassword(
  _: Visit,
  given: RetrievedPassword,
  { founding, smsCodes, callers, passwords, provesPhone }: Services,
): Promise<void> {
  requireGateway(provesPhone);
  await requireCode(smsCodes, given);
  await founding.inTenant(given.tenantId, (call) => replacePassword(call, passwords, given));
  await callers.forgetTenant(given.tenantId);
}

async function replacePassword(
  call: Call,
  passwords: Passwords,
  { phone, account, ...chosen }: RetrievedPassword,
): Promise<void> {
  const people = (await peopleWithPhone(call, phone)).filter((each) => !account || each.account === account);
  const [before] = people;
  // No account or several: the same message as for a wrong code, so that accounts cannot be enumerated.
  if (!before || people.length > 1) throw new Refusal(faults.invalid(WRONG_CODE));
  const values = await newPasswordValues(call, passwords, before, chosen);
  await updateRecords(call, user, [{ before, values }]);
  await endSessionsOf(call, [before.id]);
}
