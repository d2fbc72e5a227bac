import type { Language } from '../kernel';

/** What a link for an editor beside the program stands for: whose document, in which content, for whom. */
export interface EditTicket {
  readonly tenantId: string;
  readonly userId: string;
  readonly attachmentId: string;
  /** `editingKey` of the content that is edited. */
  readonly key: string;
}

/** A document that is to be opened in an editor beside the program. */
export interface EditedDocument extends EditTicket {
  readonly title: string;
  /** In small letters, without its dot. */
  readonly extension: string;
  readonly userName: string;
  readonly canEdit: boolean;
  readonly language: Language;
}

/** What a page needs to open a document there. Both are empty where no editor opens it. */
export interface OnlineDocument {
  /** Address of the editor's script. */
  readonly script: string;
  /** As the editor takes it, signed. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** An editor of documents that runs beside the program, such as ONLYOFFICE Docs. */
export interface OnlineEditor {
  open(document: EditedDocument): Promise<OnlineDocument>;
}

/** Kinds an editor opens. A .doc comes back from it as another kind, so it is only looked at. */
const opened: ReadonlySet<string> = new Set(['doc', 'docx']);
const edited: ReadonlySet<string> = new Set(['docx']);

export const opensOnline = (extension: string): boolean => opened.has(extension);
export const editsOnline = (extension: string): boolean => edited.has(extension);

/** So many digits of a stored file's name stay while an editing goes on, 96 bits that nobody guesses. */
const STAYING = 24;

const digitsOf = (fileKey: string): string => /([\da-f]{32})\.[\da-z]+$/.exec(fileKey)?.[1] ?? '';

/**
 * What an editor knows a content by: it must be the same for everybody who opens it meanwhile, and another once an
 * editing has ended. Saving in between changes the bytes and not the key. ONLYOFFICE Docs API, `document.key`
 */
export const editingKey = ({ id, fileKey }: { readonly id: string; readonly fileKey: string | null }): string =>
  `${id}-${digitsOf(fileKey ?? '').slice(0, STAYING)}`;

/**
 * The 32 digits under which edited bytes are kept.
 * @param fresh 32 hexadecimal digits nobody can guess
 */
export const editedFileId = (fileKey: string, fresh: string, isFinal: boolean): string =>
  isFinal ? fresh : digitsOf(fileKey).slice(0, STAYING) + fresh.slice(STAYING);
