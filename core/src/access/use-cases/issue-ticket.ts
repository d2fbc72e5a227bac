import { faults, Refusal } from '../../kernel';
import type { Visit } from '../../records';
import type { DownloadTickets } from '../download-tickets';

export interface WithTickets {
  readonly downloadTickets: DownloadTickets;
}

/** A ticket of the caller's session for one address. */
export async function issueTicket(
  { caller, visitor: { sessionKey } }: Visit,
  { address }: { readonly address: string },
  { downloadTickets }: WithTickets,
): Promise<{ readonly ticket: string }> {
  // Programs send their token with every request, and have no session.
  if (!sessionKey) throw new Refusal(faults.unauthorised());
  const { tenantId, userId } = caller;
  return { ticket: await downloadTickets.issue({ tenantId, userId, sessionKey }, address) };
}
