import type { Language } from '../kernel';

/** Payload of a link for the external editor: the document, its content version and the user. */
export interface EditTicket {
  readonly tenantId: string;
  readonly userId: string;
  readonly attachmentId: string;
  /** `editingKey` of the edited content. */
  readonly key: string;
}

/** A document to be opened in the external editor. */
export interface EditedDocument extends EditTicket {
  readonly title: string;
  /** In lower case, without its dot. */
  readonly extension: string;
  readonly userName: string;
  readonly canEdit: boolean;
  readonly language: Language;
}

/** What a page needs to open a document there. Both are empty if no editor supports it. */
export interface OnlineDocument {
  /** Address of the editor's script. */
  readonly script: string;
  /** Signed, in the format of the editor. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** A document editor that runs as a separate service, such as ONLYOFFICE Docs. */
export interface OnlineEditor {
  open(document: EditedDocument): Promise<OnlineDocument>;
}

/** Kinds an editor opens. A .doc is read-only, because the editor would save it as another kind. */
const opened: ReadonlySet<string> = new Set(['doc', 'docx']);
const edited: ReadonlySet<string> = new Set(['docx']);

export const opensOnline = (extension: string): boolean => opened.has(extension);
export const editsOnline = (extension: string): boolean => edited.has(extension);

/** Number of hex digits of a stored file's name that stay the same during an editing session: 96 unguessable bits. */
const STAYING = 24;

const digitsOf = (fileKey: string): string => /([\da-f]{32})\.[\da-z]+$/.exec(fileKey)?.[1] ?? '';

/**
 * The key by which an editor identifies a content: the same for all users of an editing session, a new one once the
 * session has ended. Intermediate saves change the bytes, not the key. ONLYOFFICE Docs API, `document.key`
 */
export const editingKey = ({ id, fileKey }: { readonly id: string; readonly fileKey: string | null }): string =>
  `${id}-${digitsOf(fileKey ?? '').slice(0, STAYING)}`;

/**
 * The 32 digits under which edited bytes are kept.
 * @param fresh 32 unguessable hexadecimal digits
 */
export const editedFileId = (fileKey: string, fresh: string, isFinal: boolean): string =>
  isFinal ? fresh : digitsOf(fileKey).slice(0, STAYING) + fresh.slice(STAYING);
