import { attachment, isFileKey } from '@rdm/core/internal/evidence';
import { isId } from '@rdm/core/internal/kernel';

/** The document requested by a URL of the viewer. */
export interface AskedDocument {
  readonly of: { readonly id: string } | { readonly fileKey: string };
  /** Rendered verbatim as text; empty to show the file's own name. */
  readonly title: string;
  readonly edit: boolean;
}

const LONGEST_TITLE = 200;

/** Paths of the server that return a file, under every alias of the attachment resource. */
const fileCalls: ReadonlySet<string> = new Set(
  [attachment.name, ...attachment.aliases].flatMap((name) => [`/api/${name}/download`, `/api/${name}/previewPdf`]),
);

/**
 * Reads the query `id`, `url`, `fileKey`, `title`, `edit`. Null where none of them names a file of this server. A `url`
 * is never opened: only its `id` is used, and only from a file path of `origin`. `callbackUrl` is ignored: the server
 * itself sets where edits are saved.
 */
export function askedDocument(query: URLSearchParams, origin: string): AskedDocument | null {
  const of = fileNamed(query, origin);
  if (!of) return null;
  const title = (query.get('title') ?? '').slice(0, LONGEST_TITLE).trim();
  return { of, title, edit: /^(1|true)$/.test(query.get('edit') ?? '') };
}

function fileNamed(query: URLSearchParams, origin: string): AskedDocument['of'] | null {
  const id = query.get('id') || idBehind(query.get('url') ?? '', origin);
  if (isId(id)) return { id };
  const fileKey = query.get('fileKey') ?? '';
  return !id && isFileKey(fileKey) ? { fileKey } : null;
}

function idBehind(address: string, origin: string): string | null {
  if (address === '' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin && fileCalls.has(url.pathname) ? url.searchParams.get('id') : null;
}
