import type { CellValue } from '../../kernel';

/** A heading normalised for comparison: lower case; full-width brackets, stars and percent signs become plain ones. */
export const headingOf = (cell: CellValue | undefined): string => writtenHeading(cell).toLowerCase();

/** A heading normalised for display: without blanks and stars. */
export function writtenHeading(cell: CellValue | undefined): string {
  return String(cell ?? '')
    .normalize('NFKC')
    .replace(/[\s*]/g, '');
}
