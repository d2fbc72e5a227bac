import { resources } from '@rdm/core/internal/application';
import type { Resource } from '@rdm/core/internal/records';
import { fieldUnder } from './field-under';
import type { ImportFile } from './ImportFile';

/** The registers that lack everybody, or everything, the rows of a file name. */
export function registersLacking(file: ImportFile): readonly Resource[] {
  const { workbook } = file;
  if (!workbook.isAllLeftOut) return [];
  const named = workbook.groups.flatMap(({ column }) => {
    const field = fieldUnder(file, column)?.field;
    return field && 'to' in field ? [field.to] : [];
  });
  return resources.filter(({ name }) => named.includes(name));
}
