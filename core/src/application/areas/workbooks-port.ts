import { recogniseWorkbook, type Resource, type WorkbooksPort } from '../../records';
import type { AreaRunner } from './area-runner';
import type { SpreadsheetReader } from '../../kernel';
import { areaAccess } from '../permissions';

const access = areaAccess.workbooks;

/** A workbook is read before the transaction begins, and only by those who are signed in. */
export function workbooksPort(
  { admitted, run }: AreaRunner,
  { reader }: { readonly reader: SpreadsheetReader },
  resources: readonly Resource[],
): WorkbooksPort {
  const registers = resources.filter(({ workbook, calls }) => workbook && calls.includes('import'));
  return {
    recognise: async ({ file }) => {
      admitted(access.recognise);
      const reading = await reader.read(file, { firstRows: 1 });
      return run(access.recognise, async (call) =>
        reading.ok
          ? recogniseWorkbook(call, reading.sheet, registers)
          : { resource: null, candidates: [], reason: 'unreadable', why: reading.fault.message[call.language] },
      );
    },
  };
}
