import { applyLayout, columnHeading, columnOf, type ImportError, type Resource } from '@rdm/core/internal/records';
import type { ImportFile } from './ImportFile';

/** The registers whose records the rows of a register name, by field. */
const namedBy = (register: Resource): (readonly [field: string, to: string])[] =>
  (register.workbook ?? []).flatMap((name) => {
    const column = columnOf(register, name);
    return column && 'field' in column && 'to' in column.field ? [[name, column.field.to as string] as const] : [];
  });

/** Whether the rows of a register name records of another. */
export const names = (register: Resource, other: Resource): boolean =>
  namedBy(register).some(([, to]) => to === other.name);

/**
 * The headings of a file whose cells name records that these registers hold, e.g. 工号 while the personnel is not
 * written yet.
 */
export function headingsNaming({ register, workbook, sheet }: ImportFile, others: readonly Resource[]): Set<string> {
  if (!register) return new Set();
  const named = new Set(others.map(({ name }) => name));
  const official = namedBy(register)
    .filter(([, to]) => named.has(to))
    .map(([field]) => columnHeading(columnOf(register, field)!));
  const { layout } = workbook.readAs;
  const laidOut = layout && sheet && applyLayout(layout, sheet, { resource: register, fileName: workbook.file.name });
  return new Set(official.map((heading) => laidOut?.origin.headings[heading] ?? heading));
}

/** The faults that may be gone once the registers named by these headings are written. */
export const faultsUnder = (headings: ReadonlySet<string>, errors: readonly ImportError[]): readonly ImportError[] =>
  errors.filter(({ row, column, value }) => row > 1 && value !== '' && headings.has(column));
