import type { Resource } from '@rdm/core/internal/records';

/** The registers that files are imported into; each stands behind those that its rows name, as the catalogue does. */
export const importedRegisters = (resources: readonly Resource[]): readonly Resource[] =>
  resources.filter(({ workbook, calls }) => workbook && calls.includes('import'));
