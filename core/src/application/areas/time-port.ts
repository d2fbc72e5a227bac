import type { TimePort } from '../../cost';
import type { FormSheetWriter, SpreadsheetWriter } from '../../kernel';
import { areaAccess } from '../permissions';
import { workbookDownload } from '../resource/workbook/workbook-download';
import { cleanHours } from '../time/clean-hours';
import { monthHours, personnelOfMonth } from '../time/month-hours';
import { attendanceOfMonth, printDevHours, printYearHours, yearHours } from '../time/print-hours';
import { saveHours } from '../time/save-hours';
import type { AreaRunner } from './area-runner';
import { formDownload } from './form-download';

const access = areaAccess.time;

interface Writers {
  readonly writer: SpreadsheetWriter;
  readonly formWriter: FormSheetWriter;
}

/** Workbooks are written after their transaction has ended. */
export const timePort = ({ run }: AreaRunner, { writer, formWriter }: Writers): TimePort => ({
  month: (args) => run(access.month, (call) => monthHours(call, args)),
  personnel: (args) => run(access.personnel, (call) => personnelOfMonth(call, args)),
  batchSave: (args) => run(access.batchSave, (call) => saveHours(call, args)),
  clean: (args) => run(access.clean, (call) => cleanHours(call, args)),
  stats: (args) => run(access.stats, (call) => yearHours(call, args)),
  exportStats: async (args) =>
    formDownload(formWriter, await run(access.exportStats, (call) => printYearHours(call, args))),
  exportAttendance: async (args) => {
    const { name, sheet } = await run(access.exportAttendance, (call) => attendanceOfMonth(call, args));
    return workbookDownload(writer, name, [sheet]);
  },
  exportDevHours: async (args) =>
    formDownload(formWriter, await run(access.exportDevHours, (call) => printDevHours(call, args))),
});
