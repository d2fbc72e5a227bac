import type { Call } from '../../records';
import { lockProjects, openInYear, recordIn, requireGoesOn, requireLater, sheetRows } from '../../project';
import { reportNamed } from './report-entries';

/** A project in the year after a ledger's. */
export interface CrossYearProject {
  readonly projectId: string;
  readonly projectCode: string;
  readonly year: string;
  /** False if it already existed. */
  readonly created: boolean;
}

/**
 * Opens the project of a ledger in a later year: the same code, stage and dates, so that the ledger of a capitalised
 * project is re-opened with its 期初余额. An existing project is returned unchanged.
 */
export async function crossYear(call: Call, given: { id: string; year?: string }): Promise<CrossYearProject> {
  const report = await reportNamed(call, given.id);
  const year = given.year ?? String(Number(report.year) + 1);
  requireLater(report, year);
  await lockProjects(call);
  const sheet = await sheetRows(call, report.projectId);
  const projectCode = String(sheet.project.code);
  const there = await recordIn(call, projectCode, year);
  if (there) return { projectId: there.id, projectCode, year, created: false };
  await requireGoesOn(call, sheet.project, year);
  return { projectId: await openInYear(call, sheet, year), projectCode, year, created: true };
}
