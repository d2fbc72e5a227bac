import { makeAutoObservable, observableRef } from 'mobx';
import type { Recognition, Resource } from '@rdm/core/internal/records';
import { WorkbookImport, type WorkbookFile } from '../../../resource/import/WorkbookImport';

/** A workbook on the screen and the register it goes into. */
export class WorkbookCard {
  /** Skipped by the user after its faults were shown. */
  skipped = false;
  /** Its headings are being read; until then the register is the one by file name. */
  recognising = false;
  /** The register was chosen by the user and overrides the headings. */
  chosen = false;
  recognition: Recognition | null = null;
  readonly workbook: WorkbookImport;

  constructor(
    readonly id: number,
    file: WorkbookFile,
    public register: Resource | null,
  ) {
    this.workbook = new WorkbookImport(file);
    makeAutoObservable(this, { id: false, workbook: false, register: observableRef, recognition: observableRef });
  }

  /** Its register was not recognised: the user must choose it. */
  get isUnknown(): boolean {
    return this.register === null && !this.skipped && !this.recognising;
  }

  /** Why the register named by its headings is not permitted. */
  get notAllowed(): string | null {
    return this.recognition?.reason === 'notAllowed' ? this.recognition.why : null;
  }

  get isSettled(): boolean {
    return this.skipped || this.workbook.state === 'done';
  }

  /** Has faults or warnings; the user decides how to continue. */
  get isHeld(): boolean {
    const { state } = this.workbook;
    return !this.skipped && (state === 'refused' || state === 'failed' || this.isOdd);
  }

  /** Valid, but its warnings need a review before it is written. */
  get isOdd(): boolean {
    return this.workbook.state === 'checked' && this.workbook.warnings.length > 0;
  }
}

/** Whether a later workbook replaces an earlier one: of the same register, and held or of the same file name. */
export function isCorrected(earlier: WorkbookCard, { id, register, workbook }: WorkbookCard): boolean {
  if (earlier.id >= id || register === null || earlier.register !== register) return false;
  const { state, isBusy, file } = earlier.workbook;
  return !isBusy && state !== 'done' && (earlier.isHeld || file.name === workbook.file.name);
}
