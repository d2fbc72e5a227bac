import type { Resource, SpreadsheetReader } from '../../kernel';
import { areaAccess } from '../permissions';
import { recogniseWorkbook } from '../resource/workbook/recognise-workbook';
import type { WorkbooksPort } from '../resource/workbook/workbooks-port';
import type { AreaRunner } from './area-runner';

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
