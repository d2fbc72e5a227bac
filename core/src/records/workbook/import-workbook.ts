import { Refusal, type SheetContent } from '../../kernel';
import type { RegisterSheet } from '../layout/laid-out-sheet';
import type { Call, ResourceHooks } from '../call';
import type { ImportReport } from '../declaration/resource-port';
import type { Resource } from '../declaration/resource';
import { checkImport } from './check-import';
import { writeAsChecked } from './write-import';

/**
 * Imports a workbook within the transaction of the call: checked whole first, then written. Idempotent: importing the
 * same file again changes nothing.
 */
export async function importWorkbook(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  sheet: SheetContent,
): Promise<ImportReport> {
  const checked = await checkImport(call, resource, hooks, sheet, { validOnly: false });
  await writeAsChecked(call, resource, hooks, checked);
  return checked.report;
}

/** The errors and warnings of a workbook; writes nothing. */
export async function importFindings(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  sheet: RegisterSheet,
): Promise<Pick<ImportReport, 'errors' | 'warnings'>> {
  try {
    return (await checkImport(call, resource, hooks, sheet, { validOnly: true })).report;
  } catch (error) {
    const report = error instanceof Refusal ? (error.fault.data as ImportReport | undefined) : undefined;
    if (!report) throw error;
    return report;
  }
}
