import type { WorkbookSheet } from '@rdm/core/internal/kernel';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { sumOf } from '../cell-number';
import { grouped } from './grouped-amount';
import { ruled } from './ruled-table';

const CELL = 8;
/** Columns from which a sheet lies on its side. */
export const WIDE = 7;

/** The rows of a workbook as a table. */
export function workbookLayout({ name, columns, rows }: WorkbookSheet): Content {
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  const body: TableCell[][] = [
    columns.map(({ heading }) => ({ text: heading, alignment: 'center', bold: true })),
    ...rows.map((row) =>
      columns.map(({ kind }, at): TableCell => ({
        text: shown(row[at] ?? '', kind),
        alignment: kind === 'text' ? 'left' : 'right',
      })),
    ),
    ...(rows.length > 0 && columns.some(({ total }) => total) ? [totalsOf(columns, rows)] : []),
  ];
  return [
    { text: name, alignment: 'center', bold: true, fontSize: 14, margin: [0, 0, 0, 8] },
    ruled({
      widths: columns.map(({ width }) => `${(width / all) * 100}%`),
      body,
      headerRows: 1,
      fontSize: CELL,
      padding: 2,
    }),
  ];
}

/** The sums that a workbook calculates under its last row. */
const totalsOf = (columns: WorkbookSheet['columns'], rows: WorkbookSheet['rows']): TableCell[] =>
  columns.map(({ total }, at) => ({
    text: total ? grouped(String(sumOf(rows.map((row) => row[at] ?? null))), 2) : at === 0 ? '合计' : '',
    ...{ alignment: total ? 'right' : 'left', bold: true },
  }));

const shown = (cell: string, kind: WorkbookSheet['columns'][number]['kind']): string =>
  kind === 'money' ? grouped(cell, 2) : cell;
