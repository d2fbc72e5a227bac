import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  Download,
  ImportCorrection,
  ImportError,
  ImportReport,
  ImportRequest,
  UploadedFile,
} from '@rdm/core/internal/records';
import type { Fault } from '@rdm/core/internal/kernel';
import { faultOf } from '../fault-of';
import { CellCorrections, isCorrectable } from './CellCorrections';
import type { ImportPort } from './ImportPort';
import { firstRowsReport, isLarge } from './first-rows-report';
import { reportIn } from './report-in';
import { unlessAborted } from './unless-aborted';

export interface WorkbookFile {
  readonly name: string;
  bytes(): Promise<Uint8Array>;
}

export function workbookFile(file: File): WorkbookFile {
  return { name: file.name, bytes: async () => new Uint8Array(await file.arrayBuffer()) };
}

/** `refused`: rows are wrong and nothing was written. `failed`: the call itself did not succeed. */
export type ImportState = 'waiting' | 'checking' | 'checked' | 'refused' | 'importing' | 'done' | 'failed';

export interface ErrorGroup {
  /** The heading of the column; empty for faults of the whole workbook. */
  readonly column: string;
  readonly errors: readonly ImportError[];
}

/** The import of one workbook into one register: checked first, corrected where faulty, then written. */
export class WorkbookImport {
  state: ImportState = 'waiting';
  /** The latest report; a failed call leaves it valid. */
  report: ImportReport | null = null;
  fault: Fault | null = null;
  /** The report covers the first rows only; the rest is being checked. */
  isBeginning = false;
  /** Fraction of the file uploaded, 0 to 1; null if nothing is being uploaded or the progress is unknown. */
  sent: number | null = null;
  /** The workbook with its faulty cells marked is being made. */
  marking = false;
  markingFault: Fault | null = null;
  /** Cells corrected on the screen; sent with every call. */
  readonly corrections = new CellCorrections();
  /** The sheet and the layout the file is read by; without them the first sheet by the register's own headings. */
  readAs: Pick<ImportRequest, 'sheet' | 'layout'> = {};
  #check: AbortController | null = null;

  constructor(readonly file: WorkbookFile) {
    makeAutoObservable(this, {
      file: false,
      corrections: false,
      readAs: observableRef,
      report: observableRef,
      fault: observableRef,
      markingFault: observableRef,
    });
  }

  get isBusy(): boolean {
    return this.state === 'checking' || this.state === 'importing';
  }

  /** The faults by column, in the order in which the columns first show one. */
  get groups(): readonly ErrorGroup[] {
    return byColumn(this.report?.errors);
  }

  /** The warnings by column; their rows are written nevertheless. */
  get warnings(): readonly ErrorGroup[] {
    return byColumn(this.report?.warnings);
  }

  /** Rows with a fault; a row may have several. */
  get wrongRows(): number {
    return new Set(this.report?.errors.map(({ row }) => row)).size;
  }

  /** Every row names something that is not registered, so that none would be written. */
  get isAllLeftOut(): boolean {
    const { state, report } = this;
    return state === 'refused' && report !== null && report.rows === 0 && (report.leftOut?.length ?? 0) > 0;
  }

  /** Whether any fault or warning can be resolved by editing its cell. */
  get isCorrectable(): boolean {
    return this.#said.some(isCorrectable);
  }

  /** Whether its cells can be marked: a file that is no workbook, or holds no rows, has none. */
  get isMarkable(): boolean {
    return this.#said.some(({ column }) => column !== '');
  }

  get #said(): readonly ImportError[] {
    return [...(this.report?.errors ?? []), ...(this.report?.warnings ?? [])];
  }

  /**
   * Checks the whole workbook and writes nothing; the first check of a large one reports the faults of the first rows
   * early. Returns whether all rows are valid, false when cancelled.
   */
  async check(port: ImportPort): Promise<boolean> {
    if (this.isBusy) return false;
    const { state, report, fault } = this;
    const check = (this.#check = new AbortController());
    const isRight = await this.#send('checking', 'checked', async (upload) => {
      const asked: ImportRequest = { ...upload, check: true, signal: check.signal, onProgress: this.#onProgress };
      if (report === null && isLarge(upload.file)) await this.#lookAhead(port, asked, check.signal);
      return unlessAborted(() => port.import(asked), check.signal);
    });
    if (!check.signal.aborted) return isRight;
    runInAction(() => {
      this.state = state;
      this.report = report;
      this.fault = fault;
    });
    return false;
  }

  /** Aborts a check at once. A write in progress is not cancelled. */
  cancel(): void {
    this.#check?.abort();
  }

  /** Writes all rows, or with `validOnly` the valid ones. Returns whether the import succeeded. */
  bringIn(port: ImportPort, validOnly = false): Promise<boolean> {
    return this.#send('importing', 'done', (upload) =>
      port.import({ ...upload, validOnly, onProgress: this.#onProgress }),
    );
  }

  /** Undoes all corrections; if the report was made with them, checks the workbook again. */
  async undoCorrections(port: ImportPort): Promise<void> {
    if (this.isBusy) return;
    this.corrections.undo();
    if (this.corrections.isUnseen) await this.check(port);
  }

  /** The workbook with its faulty cells marked; null on failure, see `markingFault`. */
  async marked(port: ImportPort): Promise<Download | null> {
    if (this.marking) return null;
    this.marking = true;
    this.markingFault = null;
    try {
      return await port.marked(await this.#upload());
    } catch (error) {
      const fault = faultOf(error);
      runInAction(() => (this.markingFault = fault));
      return null;
    } finally {
      runInAction(() => (this.marking = false));
    }
  }

  /** Reads the file another way from now on; what was found the old way is dropped. */
  readBy(readAs: Pick<ImportRequest, 'sheet' | 'layout'>): void {
    if (this.isBusy) return;
    this.readAs = readAs;
    this.startOver();
  }

  /** Resets to unchecked, because the faults are those of a register the workbook is no longer imported into. */
  startOver(): void {
    if (this.isBusy) return;
    this.state = 'waiting';
    this.report = null;
    this.fault = null;
    this.markingFault = null;
    this.corrections.clear();
  }

  async #upload() {
    const corrections = this.corrections.list;
    return {
      file: await this.file.bytes(),
      fileName: this.file.name,
      ...this.readAs,
      ...(corrections.length > 0 && { corrections }),
    };
  }

  async #send(
    during: 'checking' | 'importing',
    after: 'checked' | 'done',
    call: (upload: UploadedFile) => Promise<ImportReport>,
  ): Promise<boolean> {
    if (this.isBusy) return false;
    this.state = during;
    this.fault = null;
    this.markingFault = null;
    const corrections = this.corrections.list;
    try {
      this.#take(await call(await this.#upload()), after, corrections);
      return true;
    } catch (error) {
      const fault = faultOf(error);
      runInAction(() => (this.fault = fault));
      const report = reportIn(fault);
      if (report) this.#take(report, 'refused', corrections);
      else runInAction(() => (this.state = 'failed'));
      return false;
    } finally {
      runInAction(() => {
        this.isBeginning = false;
        this.sent = null;
      });
    }
  }

  /** Shows the faults of the first rows. */
  async #lookAhead(port: ImportPort, asked: ImportRequest, signal: AbortSignal): Promise<void> {
    const report = await firstRowsReport(port, asked, signal);
    if (report === null || signal.aborted) return;
    runInAction(() => {
      this.report = report;
      this.isBeginning = true;
    });
  }

  readonly #onProgress = (share: number): void => {
    runInAction(() => (this.sent = share));
  };

  #take(report: ImportReport, state: ImportState, seen: readonly ImportCorrection[]): void {
    runInAction(() => {
      this.state = state;
      this.report = report;
      this.corrections.see(seen);
    });
  }
}

function byColumn(said: readonly ImportError[] = []): readonly ErrorGroup[] {
  const groups = new Map<string, ImportError[]>();
  for (const error of said) {
    const group = groups.get(error.column);
    if (group) group.push(error);
    else groups.set(error.column, [error]);
  }
  return [...groups].map(([column, errors]) => ({ column, errors }));
}
