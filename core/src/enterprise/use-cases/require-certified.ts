import { Refusal } from '../../kernel';
import { wholly, type Call, type RecordOf } from '../../records';
import { certificationGate } from '../certification-gate';
import { enterprise } from '../enterprise';

/** The card of the caller's enterprise; null before it is entered. */
export async function enterpriseCard(call: Call): Promise<RecordOf<typeof enterprise> | null> {
  const [card] = await wholly(call).records.find(enterprise, { limit: 1 });
  return card ?? null;
}

/**
 * Refuses what only a certified enterprise may do: declaring, applying for titles, papers as they are filed. A call declares it
 * as what it `requires`.
 *
 * @throws Refusal 403 `NOT_CERTIFIED`: a project manager has to wait, others are sent to the certification
 */
export async function requireCertified(call: Call): Promise<void> {
  const card = await enterpriseCard(call);
  const gate = certificationGate({ status: card?.bizCert, roleName: call.caller.roles.join(',') });
  if (!gate.allowed) throw new Refusal({ code: 403, name: 'NOT_CERTIFIED', message: gate.message });
}
