import type { Call } from '../call';
import type { ImportError, ImportReport, UploadedFile } from '../declaration/resource-port';
import type { Resource } from '../declaration/resource';

type Look = <T>(work: (call: Call) => Promise<T>) => Promise<T>;
type Run = <T>(work: (call: Call) => Promise<T>) => Promise<T>;

/** Keeps the files of imports, and what each of them wrote. */
export interface ImportKeeper {
  /** Warnings about the file itself: one that was imported into the register before. */
  findings(call: Call, resource: Resource, upload: UploadedFile): Promise<readonly ImportError[]>;
  /** Puts the file into its store, outside of any transaction. */
  take(upload: UploadedFile, look: Look): Promise<TakenFile>;
}

/** The file of an import that is about to be written. */
export interface TakenFile {
  /** Runs the writing as an import of its own, and keeps what it was, in the transaction of the call. */
  written(call: Call, resource: Resource, report: ImportReport, work: (call: Call) => Promise<void>): Promise<void>;
  /** Takes the file away again, because its import was not written. */
  drop(): Promise<void>;
}

/** The report with the findings about the file before those about its rows. */
export function withFileFindings(report: ImportReport, findings: readonly ImportError[]): ImportReport {
  return findings.length === 0 ? report : { ...report, warnings: [...findings, ...(report.warnings ?? [])] };
}

/** What an import is written with. */
export interface KeptWriting {
  readonly upload: UploadedFile;
  readonly report: ImportReport;
  readonly look: Look;
  readonly run: Run;
}

/**
 * Writes a checked import in one transaction together with its history, its file first. An import that changes nothing
 * leaves no trace; of one that fails the file is taken away again.
 */
export async function writeKept(
  keeper: ImportKeeper,
  resource: Resource,
  { upload, report, look, run }: KeptWriting,
  work: (call: Call) => Promise<void>,
): Promise<void> {
  if (report.inserted + report.updated === 0) return run(work);
  const taken = await keeper.take(upload, look);
  try {
    await run((call) => taken.written(call, resource, report, work));
  } catch (error) {
    // If even that fails, orphaned bytes remain: space is lost, but no file.
    await taken.drop().catch(() => undefined);
    throw error;
  }
}
