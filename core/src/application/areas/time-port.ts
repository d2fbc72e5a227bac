import {
  attendanceOfMonth,
  cleanHours,
  monthHours,
  personnelOfMonth,
  printDevHours,
  printYearHours,
  saveHours,
  yearHours,
  type TimePort,
} from '../../hours';
import type { FormSheetWriter, SpreadsheetWriter } from '../../kernel';
import { areaAccess } from '../permissions';
import { formDownload, workbookDownload } from '../../records';
import type { AreaRunner } from './area-runner';

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
