import * as v from 'valibot';
import { count } from '../answer-schemas';

const cellFault = v.object({
  row: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Row of the sheet; 1 is the heading')),
  column: v.pipe(v.string(), v.description('Heading of the column')),
  value: v.string(),
  message: v.string(),
  noCell: v.pipe(
    v.optional(v.literal(true)),
    v.description('Below row 1 and of a column, but of no cell that `corrections` could replace'),
  ),
});

/** Schema of `ImportReport`. */
export const importReport = v.object({
  rows: v.pipe(count, v.description('Data rows of the sheet')),
  inserted: count,
  updated: count,
  unchanged: count,
  errors: v.array(cellFault),
  warnings: v.pipe(
    v.optional(v.array(cellFault)),
    v.description('What looks odd and is written all the same; there where anything does'),
  ),
  leftOut: v.pipe(
    v.optional(v.array(v.object({ row: v.number(), why: v.string() }))),
    v.description('Rows of the file that are not data of the register'),
  ),
  changes: v.pipe(
    v.optional(
      v.object({
        total: count,
        rows: v.array(
          v.object({
            row: v.number(),
            kind: v.picklist(['new', 'changed']),
            key: v.string(),
            cells: v.array(v.object({ column: v.string(), before: v.string(), after: v.string() })),
          }),
        ),
      }),
    ),
    v.description('Of a check: what would be written, changed records first, at most 500'),
  ),
});
