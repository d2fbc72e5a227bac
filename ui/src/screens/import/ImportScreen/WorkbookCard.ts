import { makeAutoObservable, observableRef } from 'mobx';
import type { Recognition, Resource } from '@rdm/core/records';
import { WorkbookImport, type WorkbookFile } from '../../../resource/import/WorkbookImport';

/** A workbook on the screen and the register it goes into. */
export class WorkbookCard {
  /** Left out by the clerk after its faults were seen. */
  skipped = false;
  /** Its headings are being looked at; until then the register is what the file name says. */
  recognising = false;
  /** The register was chosen by the clerk, whatever the headings say. */
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

  /** Nobody knows its register: the clerk is to choose it. */
  get isUnknown(): boolean {
    return this.register === null && !this.skipped && !this.recognising;
  }

  /** Why the register its headings name is not taken. */
  get notAllowed(): string | null {
    return this.recognition?.reason === 'notAllowed' ? this.recognition.why : null;
  }

  get isSettled(): boolean {
    return this.skipped || this.workbook.state === 'done';
  }

  /** Seen as wrong or odd; the clerk decides how to go on. */
  get isHeld(): boolean {
    const { state } = this.workbook;
    return !this.skipped && (state === 'refused' || state === 'failed' || this.isOdd);
  }

  /** It may be written; what looks odd in it is to be looked at before. */
  get isOdd(): boolean {
    return this.workbook.state === 'checked' && this.workbook.warnings.length > 0;
  }
}

/** A corrected workbook takes the place of the one it corrects: refused before, or dropped once more. */
export function isCorrected(earlier: WorkbookCard, { id, register, workbook }: WorkbookCard): boolean {
  if (earlier.id >= id || register === null || earlier.register !== register) return false;
  const { state, isBusy, file } = earlier.workbook;
  return !isBusy && state !== 'done' && (earlier.isHeld || file.name === workbook.file.name);
}
