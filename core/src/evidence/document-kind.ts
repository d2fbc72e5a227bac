/** How a file is looked at in a page; `other` is only downloaded. */
export type DocumentKind = 'pdf' | 'word' | 'image' | 'other';

const kinds: Readonly<Record<string, DocumentKind>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'image/jpeg': 'image',
  'image/png': 'image',
};

/** By the type its content was found to be of, never by its name: pictures that may hold scripts (SVG) are none. */
export const documentKind = (contentType: string): DocumentKind =>
  Object.hasOwn(kinds, contentType) ? kinds[contentType]! : 'other';
