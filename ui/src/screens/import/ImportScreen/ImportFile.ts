import { makeAutoObservable, observableRef } from 'mobx';
import type { FileProposal, Reading } from '@rdm/core/internal/intake';
import type { Fault, SheetContent } from '@rdm/core/internal/kernel';
import type { Layout, Recognition, Resource } from '@rdm/core/internal/records';
import { WorkbookImport, type WorkbookFile } from '../../../resource/import/WorkbookImport';

/** A file on the screen, the register it goes into, and how it is read. */
export class ImportFile {
  /** Skipped by the user after its faults were shown. */
  skipped = false;
  /** What it is, is being found out; until then the register is the one by file name. */
  recognising = false;
  /** The register was chosen by the user and overrides what was recognised. */
  chosen = false;
  /** The valid rows are written although others are wrong. */
  takesValid = false;
  /** Its warnings and changes were looked at. */
  takesOdd = false;
  /** The proposed columns were looked at. */
  confirmed = false;
  recognition: Recognition | null = null;
  /** Kind, sheets and first rows; null where the file has a register's own headings or cannot be read. */
  proposal: FileProposal | null = null;
  /** Why the file cannot be read. */
  fault: Fault | null = null;
  /** How it is read; null by the register's own headings. */
  reading: Reading | null = null;
  readonly workbook: WorkbookImport;

  constructor(
    readonly id: number,
    file: WorkbookFile,
    public register: Resource | null,
  ) {
    this.workbook = new WorkbookImport(file);
    makeAutoObservable(this, {
      id: false,
      workbook: false,
      register: observableRef,
      recognition: observableRef,
      proposal: observableRef,
      fault: observableRef,
      reading: observableRef,
    });
  }

  /** The first rows of its sheet, where they were read. */
  get sheet(): SheetContent | null {
    return this.proposal && { name: this.proposal.sheet, rows: this.proposal.rows };
  }

  /** The ways it can be read into its register. */
  get readings(): readonly Reading[] {
    const offered = this.proposal?.readings.filter(({ register }) => register === this.register?.name) ?? [];
    return this.reading && !offered.includes(this.reading) ? [this.reading, ...offered] : offered;
  }

  /** Its register was not recognised: the user must choose it. */
  get isUnknown(): boolean {
    return this.register === null && !this.skipped && !this.recognising;
  }

  /** Its columns were only guessed, or required ones have no source: the user must look at them. */
  get isUnmapped(): boolean {
    if (!this.reading || this.confirmed || this.isSettled) return false;
    return this.reading.grounds === 'proposed' || this.reading.missing.length > 0;
  }

  /** Why the register named by its headings is not permitted. */
  get notAllowed(): string | null {
    return this.recognition?.reason === 'notAllowed' ? this.recognition.why : null;
  }

  get isSettled(): boolean {
    return this.skipped || this.workbook.state === 'done';
  }

  /** Valid, but its warnings, or what it changes in stored records, need a review before it is written. */
  get isOdd(): boolean {
    const { state, warnings, report } = this.workbook;
    return state === 'checked' && (warnings.length > 0 || (report?.updated ?? 0) > 0);
  }

  /** Into this register, read this way; what was found before is dropped. */
  readInto(register: Resource | null, reading: Reading | null): void {
    if (this.workbook.isBusy) return;
    const layout = reading?.layout;
    const sheet = this.proposal && (this.proposal.sheets.length > 1 || layout) ? this.proposal.sheet : undefined;
    if (register !== this.register || layout !== this.workbook.readAs.layout || sheet !== this.workbook.readAs.sheet) {
      this.workbook.readBy({ ...(sheet !== undefined && { sheet }), ...(layout && { layout }) });
      this.forgetDecisions();
      this.confirmed = false;
    }
    this.register = register;
    this.reading = reading;
  }

  /** As the user mapped it, or as a profile of this name that was just saved says. */
  readAsMapped(layout: Layout, stored: { readonly id: string } | null): void {
    const { register, reading } = this;
    if (!register) return;
    const grounds = stored ? 'stored' : (reading?.grounds ?? 'proposed');
    const layoutId = stored?.id ?? reading?.layoutId ?? null;
    const note = stored ? null : (reading?.note ?? null);
    this.readInto(register, {
      register: register.name,
      grounds,
      layout,
      layoutId,
      note,
      missing: [],
      unused: reading?.unused ?? [],
    });
    this.confirmed = true;
  }

  forgetDecisions(): void {
    this.takesValid = false;
    this.takesOdd = false;
  }
}
