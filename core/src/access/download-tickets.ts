import type { Ephemeral } from '../kernel';

/** In ms: from the click to the first byte. */
const LIFETIME = 60_000;

/** Whose ticket it is, as the claims of the session's tokens say. */
export interface TicketHolder {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionKey: string;
}

interface Ticket extends TicketHolder {
  readonly address: string;
}

/**
 * Tickets for downloads by link, which cannot carry a header: for one address, for a minute, and only while the session
 * lasts. Addresses stand in the history of browsers and the logs of proxies, where a token of the session must not.
 */
export class DownloadTickets {
  constructor(
    private readonly ephemeral: Ephemeral,
    private readonly newKey: () => string,
  ) {}

  /** @param address path and query of the download, e.g. `/api/blade-rdm/attachment/download?id=12` */
  async issue(holder: TicketHolder, address: string): Promise<string> {
    const ticket = this.newKey();
    await this.ephemeral.put(placeOf(ticket), { ...holder, address } satisfies Ticket, LIFETIME);
    return ticket;
  }

  /** The holder of a ticket for this address, or null. */
  async holderOf(ticket: string, address: string): Promise<TicketHolder | null> {
    const found = await this.ephemeral.find<Ticket>(placeOf(ticket));
    return found?.address === address ? found : null;
  }
}

const placeOf = (ticket: string): string => `download ${ticket.slice(0, 100)}`;
