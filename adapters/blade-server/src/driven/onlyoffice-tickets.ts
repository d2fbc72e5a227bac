import { hkdfSync } from 'node:crypto';
import type { EditTicket } from '@rdm/core/internal/evidence';
import { jwtVerify, SignJWT } from 'jose';

/** What a link permits: to download the document, or to save the edited one. */
export type TicketUse = 'file' | 'save';

/** In seconds. The document is fetched when the editor opens; an editor may stay open over a long weekend. */
const validity: Readonly<Record<TicketUse, number>> = { file: 10 * 60, save: 7 * 24 * 60 * 60 };

export interface Tickets {
  give(ticket: EditTicket, use: TicketUse): Promise<string>;
  /** Null for a ticket that is invalid, for another use or expired. */
  read(text: string, use: TicketUse): Promise<EditTicket | null>;
}

/**
 * Links for the document server. Their key is derived (RFC 5869), so that session tokens and tickets are not
 * interchangeable.
 */
export function createTickets(signingKey: string): Tickets {
  const key = new Uint8Array(hkdfSync('sha256', signingKey, '', 'rdm tickets of the online editor', 32));
  return {
    give: ({ tenantId, userId, attachmentId, key: content }, use) =>
      new SignJWT({ tenantId, userId, attachmentId, key: content })
        .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
        .setAudience(use)
        .setExpirationTime(`${validity[use]}s`)
        .sign(key),
    read: async (text, use) => {
      try {
        const options = { audience: use, algorithms: ['HS256'], requiredClaims: ['exp'] };
        const { tenantId, userId, attachmentId, key: content } = (await jwtVerify(text, key, options)).payload;
        const parts = [tenantId, userId, attachmentId, content];
        if (!parts.every((part) => typeof part === 'string')) return null;
        return { tenantId, userId, attachmentId, key: content } as EditTicket;
      } catch {
        return null;
      }
    },
  };
}
