import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Fault, ImportError, ImportReport, ResourcePort, StoredRecord } from '@rdm/core/kernel';
import { faultOf } from '../fault-of';

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

type ImportPort = Pick<ResourcePort<StoredRecord>, 'import'>;

/** One workbook on its way into one register: looked at first, then written. */
export class WorkbookImport {
  state: ImportState = 'waiting';
  report: ImportReport | null = null;
  fault: Fault | null = null;

  constructor(readonly file: WorkbookFile) {
    makeAutoObservable(this, { file: false, report: observableRef, fault: observableRef });
  }

  get isBusy(): boolean {
    return this.state === 'checking' || this.state === 'importing';
  }

  /** The faults by column, in the order in which the columns first show one. */
  get groups(): readonly ErrorGroup[] {
    const groups = new Map<string, ImportError[]>();
    for (const error of this.report?.errors ?? []) {
      groups.set(error.column, [...(groups.get(error.column) ?? []), error]);
    }
    return [...groups].map(([column, errors]) => ({ column, errors }));
  }

  /** Rows with a fault; a row may have several. */
  get wrongRows(): number {
    return new Set(this.report?.errors.map(({ row }) => row)).size;
  }

  /** Looks at the whole workbook and writes nothing. Answers whether every row is right. */
  check(port: ImportPort): Promise<boolean> {
    return this.#send(port, 'checking', 'checked', { check: true });
  }

  /** Writes all rows, or with `validOnly` the right ones. Answers whether anything stands now. */
  bringIn(port: ImportPort, validOnly = false): Promise<boolean> {
    return this.#send(port, 'importing', 'done', { validOnly });
  }

  async #send(
    port: ImportPort,
    during: 'checking' | 'importing',
    after: 'checked' | 'done',
    how: { check?: boolean; validOnly?: boolean },
  ): Promise<boolean> {
    if (this.isBusy) return false;
    this.state = during;
    this.fault = null;
    try {
      const report = await port.import({ file: await this.file.bytes(), fileName: this.file.name, ...how });
      runInAction(() => {
        this.report = report;
        this.state = after;
      });
      return true;
    } catch (error) {
      const fault = faultOf(error);
      runInAction(() => {
        this.fault = fault;
        this.report = isReport(fault.data) ? fault.data : null;
        this.state = isReport(fault.data) ? 'refused' : 'failed';
      });
      return false;
    }
  }
}

function isReport(data: unknown): data is ImportReport {
  return typeof data === 'object' && data !== null && 'rows' in data && 'errors' in data && Array.isArray(data.errors);
}
