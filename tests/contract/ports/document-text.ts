import { documentParts } from '../../setup/document-parts';

/** The text of the body of a .docx, one line per paragraph. */
export function documentText(bytes: Uint8Array): string {
  const body = documentParts(bytes).get('word/document.xml');
  if (body === undefined) throw new Error('There is no document in it');
  return [...body.matchAll(/<w:p>(.*?)<\/w:p>/gs)]
    .map(([, paragraph]) => [...paragraph!.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>/gs)].map(([, text]) => text).join(''))
    .join('\n');
}
