/** How a file is previewed in a page; `other` can only be downloaded. */
export type DocumentKind = 'pdf' | 'word' | 'image' | 'other';

const kinds: Readonly<Record<string, DocumentKind>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'image/jpeg': 'image',
  'image/png': 'image',
};

/** By detected content type, never by name; image types that may contain scripts (SVG) are excluded. */
export const documentKind = (contentType: string): DocumentKind =>
  Object.hasOwn(kinds, contentType) ? kinds[contentType]! : 'other';
