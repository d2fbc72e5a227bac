import { Refusal, type SheetContent } from '../../kernel';
import type { Call, ResourceHooks } from '../call';
import type { ImportReport } from '../declaration/resource-port';
import type { Resource } from '../declaration/resource';
import { checkImport } from './check-import';
import { writeImport } from './write-import';

/**
 * Brings a workbook in within the transaction of the call: checked whole first, then written. The same file brought in
 * again changes nothing.
 */
export async function importWorkbook(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  sheet: SheetContent,
): Promise<ImportReport> {
  const checked = await checkImport(call, resource, hooks, sheet, { validOnly: false });
  await writeImport(call, resource, hooks, checked);
  return checked.report;
}

/** What is wrong with a workbook and what looks odd in it; nothing is written. */
export async function importFindings(
  call: Call,
  resource: Resource,
  hooks: ResourceHooks,
  sheet: SheetContent,
): Promise<Pick<ImportReport, 'errors' | 'warnings'>> {
  try {
    return (await checkImport(call, resource, hooks, sheet, { validOnly: true })).report;
  } catch (error) {
    const report = error instanceof Refusal ? (error.fault.data as ImportReport | undefined) : undefined;
    if (!report) throw error;
    return report;
  }
}
