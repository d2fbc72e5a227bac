import type { Content, TableCell } from 'pdfmake/interfaces';

const LINE = 0.5;

export interface RuledTable {
  /** Points, or shares of the room. */
  readonly widths: (number | string)[];
  readonly body: TableCell[][];
  /** Repeated on each page. */
  readonly headerRows?: number;
  readonly fontSize: number;
  /** Between the line and the text of a cell, in points. */
  readonly padding?: number;
}

/** A table with thin lines; a page break never splits a row. */
export const ruled = ({ widths, body, headerRows = 0, fontSize, padding = 3 }: RuledTable): Content => ({
  table: { widths, body, headerRows, dontBreakRows: true, keepWithHeaderRows: headerRows > 0 ? 1 : 0 },
  layout: {
    hLineWidth: () => LINE,
    vLineWidth: () => LINE,
    paddingLeft: () => padding,
    paddingRight: () => padding,
    paddingTop: () => Math.min(2, padding),
    paddingBottom: () => Math.min(2, padding),
  },
  fontSize,
  margin: [0, 2, 0, 6],
});
