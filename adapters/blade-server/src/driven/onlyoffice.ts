import type { EditedDocument, EditTicket, OnlineEditor } from '@rdm/core/internal/evidence';
import { SignJWT } from 'jose';
import { downloadEdited } from './onlyoffice-download';
import { readMessage, type EditorMessage } from './onlyoffice-message';
import type { OnlyOfficeSettings } from './onlyoffice-settings';
import { createTickets, type TicketUse } from './onlyoffice-tickets';

/** ONLYOFFICE as the editor of the program, and what its routes need. */
export interface OnlyOffice extends OnlineEditor {
  /** What pages load its script and its frame from. */
  readonly origin: string;
  ticket(text: string, use: TicketUse): Promise<EditTicket | null>;
  /** Null unless the document server signed it. */
  message(body: unknown, authorization: string | undefined): Promise<EditorMessage | null>;
  /** @throws Refusal for an address that is not the document server's, and when it does not answer */
  download(url: string): Promise<Uint8Array>;
}

/** Where the document server fetches a document and reports its state; the ticket is in the query. */
export const ONLYOFFICE_FILE = '/api/blade-rdm/attachment/onlyoffice/file';
export const ONLYOFFICE_CALLBACK = '/api/blade-rdm/attachment/onlyoffice/callback';

const API_SCRIPT = '/web-apps/apps/api/documents/api.js';
/** The configuration is read when the editor opens and again when it reconnects. */
const CONFIG_VALIDITY = '24h';

/**
 * Implements the protocol of ONLYOFFICE Docs: the whole editor configuration is signed with HS256, as are its messages.
 * api.onlyoffice.com, “Signature” and “Config”
 */
export function createOnlyOffice(settings: OnlyOfficeSettings, signingKey: string): OnlyOffice {
  const { url, secret } = settings;
  const key = new TextEncoder().encode(secret);
  const tickets = createTickets(signingKey);
  const linkTo = async (path: string, ticket: EditTicket, use: TicketUse) =>
    `${settings.backUrl}${path}?ticket=${await tickets.give(ticket, use)}`;
  return {
    origin: new URL(url).origin,
    ticket: (text, use) => tickets.read(text, use),
    message: (body, authorization) => readMessage(key, body, authorization),
    download: (from) => downloadEdited(url, from),
    open: async (document) => {
      const config = configOf(document, {
        file: await linkTo(ONLYOFFICE_FILE, document, 'file'),
        callback: await linkTo(ONLYOFFICE_CALLBACK, document, 'save'),
      });
      const token = await new SignJWT(config)
        .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
        .setExpirationTime(CONFIG_VALIDITY)
        .sign(key);
      return { script: `${url}${API_SCRIPT}`, config: { ...config, token } };
    },
  };
}

function configOf(document: EditedDocument, links: { readonly file: string; readonly callback: string }) {
  const { canEdit, extension, key, language, title, userId, userName } = document;
  return {
    documentType: 'word',
    document: {
      fileType: extension,
      key,
      title,
      url: links.file,
      permissions: { edit: canEdit, comment: canEdit, review: canEdit, download: true, print: true },
    },
    editorConfig: {
      mode: canEdit ? 'edit' : 'view',
      lang: language === 'zh' ? 'zh-CN' : 'en',
      user: { id: userId, name: userName },
      // A viewer has nothing to save.
      ...(canEdit && { callbackUrl: links.callback }),
      customization: { autosave: true, forcesave: false },
    },
  };
}
