import { applyLayout, columnHeading, columnOf, type Field } from '@rdm/core/internal/records';
import type { ImportFile } from './ImportFile';

/** The field of the register that is read from the cells under a heading of the file; null where none is. */
export function fieldUnder(
  { register, workbook, sheet }: ImportFile,
  heading: string,
): { readonly name: string; readonly field: Field } | null {
  if (!register) return null;
  const { layout } = workbook.readAs;
  const laidOut = layout && sheet && applyLayout(layout, sheet, { resource: register, fileName: workbook.file.name });
  for (const name of register.workbook ?? []) {
    const column = columnOf(register, name);
    if (!column || !('field' in column)) continue;
    const official = columnHeading(column);
    if ((laidOut?.origin.headings[official] ?? official) === heading) return { name, field: column.field };
  }
  return null;
}
