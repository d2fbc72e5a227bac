import { comparedHeading } from './heading-place';

/** The longest fingerprint that is kept. */
const LONGEST = 2_000;

/**
 * What tells one kind of file from another: its headings in any order, with days, months and project codes folded, so
 * that the files of two months have the same fingerprint.
 */
export function fingerprintOf(headings: readonly string[]): string {
  const folded = headings
    .filter((heading) => heading !== '')
    .map((heading) =>
      comparedHeading(heading)
        .replace(/#\d+$/, '')
        .replace(/(?:19|20)\d{2}/g, '#')
        .replace(/rd[-_]?\d+/g, 'rd#')
        .replace(/\d+/g, '#'),
    );
  return [...new Set(folded)].sort().join('|').slice(0, LONGEST);
}
