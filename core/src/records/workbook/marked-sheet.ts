import { fill, text, type Language, type WorkbookColumn, type WorkbookSheet } from '../../kernel';
import type { ImportError, ImportReport } from '../declaration/resource-port';
import type { RegisterSheet } from '../layout/laid-out-sheet';
import type { Resource } from '../declaration/resource';
import { sheetColumn } from './export-workbook';
import { headingOf } from '../layout/heading';
import { namesOf, workbookColumns } from './column-places';
import { uploadedPlace } from './uploaded-place';

const ODD = text('提示：{message}', 'Note: {message}');

/** The workbook as it was uploaded, its cells marked with their errors and warnings. What stands above the headings is not. */
export function markedSheet(
  resource: Resource,
  sheet: RegisterSheet,
  { errors, warnings = [] }: Pick<ImportReport, 'errors' | 'warnings'>,
  language: Language,
): WorkbookSheet {
  const { rows, headings, data } = uploadedPlace(sheet);
  const known = new Map(
    workbookColumns(resource).flatMap((column) => namesOf(column).map((name) => [headingOf(name), column] as const)),
  );
  const positions = headings.map(headingOf);
  const mark = ({ row, column }: ImportError, note: string) => ({
    row: row - 1 - data,
    column: positions.indexOf(headingOf(column)),
    note,
  });
  return {
    name: sheet.name,
    columns: headings.map((heading): WorkbookColumn => {
      const column = known.get(headingOf(heading));
      return column && !sheet.origin
        ? { ...sheetColumn(column, new Map()), heading }
        : { heading, width: 14, kind: 'text' };
    }),
    rows: rows
      .slice(data)
      .map((cells) => headings.map((_, at) => ((cells[at] ?? null) === null ? null : String(cells[at])))),
    marks: [
      ...errors.map((error) => mark(error, error.message)),
      ...warnings.map((warning) => mark(warning, fill(ODD, { message: warning.message })[language])),
    ],
  };
}
