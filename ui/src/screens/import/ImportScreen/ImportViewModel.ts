import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '@rdm/core/internal/application';
import { fingerprintOf, layoutPlace, type Download, type Layout, type Resource } from '@rdm/core/internal/records';
import { dictionaryOf } from '../../../resource/field-dictionary';
import { faultOf } from '../../../resource/fault-of';
import type { ImportPort } from '../../../resource/import/ImportPort';
import type { WorkbookFile } from '../../../resource/import/WorkbookImport';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import { FileRecognition } from './FileRecognition';
import { faultsUnder, headingsNaming, names } from './faults-awaited';
import { fieldUnder } from './field-under';
import { ImportFile } from './ImportFile';
import { importedRegisters } from '../imported-registers';
import { proposedReading } from './proposed-reading';
import { changeProfile } from '../save-profile';
import { recogniseRegister } from './recognise-register';
import { withTranslation, type Translation } from './translation';

/**
 * Imports all files of an enterprise in one run. All are checked before any is written, so that every fault is shown at
 * once; then they are written in the order in which the registers refer to one another, and a file that names records
 * of one written before it is checked once more.
 */
export class ImportViewModel {
  /** In the order in which they were dropped. */
  files: readonly ImportFile[] = [];
  running = false;
  /** Ends after the file that is being written. */
  cancelling = false;
  /** Warnings no longer hold a file. */
  takesOdd = false;
  readonly registers: readonly Resource[];
  /** Puts all templates together. */
  readonly packing: Task;
  readonly #ports: Ports;
  readonly #toast: ResourceServices['toast'];
  /** Includes those the user may not import, so that their files are not assigned to another register. */
  readonly #named: readonly Resource[];
  readonly #recognition: FileRecognition;
  #nextId = 0;
  /** Files are recognised one after the other. */
  #recognised: Promise<void> = Promise.resolve();

  constructor(services: Pick<ResourceServices, 'ports' | 'toast' | 'can'>, resources: readonly Resource[]) {
    this.#ports = services.ports;
    this.#toast = services.toast;
    this.packing = new Task(services.toast);
    this.#named = importedRegisters(resources);
    this.registers = this.#named.filter(({ permissions }) => services.can(permissions.import));
    this.#recognition = new FileRecognition(this.#ports, this.#named, this.registers);
    makeAutoObservable(this, { registers: false, packing: false, files: observableRef });
  }

  /** Adds files, first assigned by file name; resolves when they have been recognised. */
  add(files: readonly WorkbookFile[]): Promise<void> {
    const added = files.map((file) => {
      const named = recogniseRegister(file.name, this.#named);
      const row = new ImportFile(this.#nextId++, file, named && this.registers.includes(named) ? named : null);
      row.recognising = true;
      return row;
    });
    this.files = [...this.files, ...added];
    for (const file of added) this.#recognised = this.#recognised.then(() => this.#recognise(file));
    return this.#recognised;
  }

  /** Imports the file into this register, by a profile for it or, without one, by the columns that are proposed. */
  choose(file: ImportFile, name: string | undefined): void {
    const register = this.registers.find((each) => each.name === name) ?? null;
    file.chosen = true;
    if (register !== file.register) file.readInto(register, register && proposedReading(file, register));
  }

  /** Reads the file by another of its offered readings. */
  readBy(file: ImportFile, place: number): void {
    const reading = file.readings[place];
    if (reading) file.readInto(file.register, reading);
  }

  /** Reads another sheet of the file. */
  async readSheet(file: ImportFile, sheet: string): Promise<void> {
    if (this.running || file.workbook.isBusy) return;
    file.recognising = true;
    await this.#recognition.ofSheet(file, sheet);
  }

  /** Fetches the first rows of a file read by its own headings, for a mapping by hand. Returns whether it has them. */
  async fetchRows(file: ImportFile): Promise<boolean> {
    if (!file.proposal) await this.#recognition.rowsOf(file);
    if (file.fault) this.#toast.refused(file.fault);
    return file.proposal !== null;
  }

  /** Reads the file, and every other of the batch that is only guessed and has the same headings, as it was mapped. */
  map(file: ImportFile, layout: Layout, stored: { readonly id: string } | null): void {
    file.readAsMapped(layout, stored);
    const asked = this.#fingerprint(file);
    for (const other of this.files) {
      const isAlike = other.isUnmapped && other.register === file.register && this.#fingerprint(other) === asked;
      if (isAlike) other.readAsMapped(layout, stored);
    }
  }

  /** Of the headings that the layout of a file was found at; null where it is read without one, or not found. */
  #fingerprint({ workbook, sheet }: ImportFile): string | null {
    const { layout } = workbook.readAs;
    const place = layout && sheet ? layoutPlace(layout, sheet) : null;
    return place && fingerprintOf(place.headings);
  }

  /** Words of the file for which a value of the dictionary was chosen, and that its layout does not know yet. */
  translations(file: ImportFile): readonly Translation[] {
    const { workbook, reading } = file;
    if (!reading || file.isSettled) return [];
    const chosen = (workbook.report?.errors ?? []).flatMap((error): Translation[] => {
      const to = workbook.corrections.valueOf(error);
      const from = workbook.corrections.originalOf(error);
      const found = from === '' || to === from ? null : fieldUnder(file, error.column);
      if (!found || dictionaryOf(found.field) === null || !reading.layout.fields[found.name]) return [];
      return [{ field: found.name, from, to }];
    });
    return [...new Map(chosen.map((each) => [`${each.field} ${each.from}`, each])).values()];
  }

  /** Reads this word of the file as that value from now on, in its profile too, and checks the file again. */
  async translate(file: ImportFile, translation: Translation): Promise<void> {
    const { reading } = file;
    if (!reading || this.running) return;
    const layout = withTranslation(reading.layout, translation);
    const id = reading.grounds === 'stored' ? reading.layoutId : null;
    try {
      const saved = id === null ? null : await changeProfile(this.#ports, id, layout);
      file.readAsMapped(layout, saved);
    } catch (error) {
      this.#toast.refused(faultOf(error));
      return;
    }
    await this.check();
  }

  remove(file: ImportFile): void {
    if (!file.workbook.isBusy) this.files = this.files.filter((other) => other !== file);
  }

  get unknown(): readonly ImportFile[] {
    return this.files.filter((file) => file.isUnknown);
  }

  get unmapped(): readonly ImportFile[] {
    return this.files.filter((file) => file.isUnmapped && !file.recognising);
  }

  get settled(): number {
    return this.files.filter((file) => file.isSettled).length;
  }

  /** Files whose faults, warnings or changes of stored data block the rest. */
  get held(): readonly ImportFile[] {
    return this.files.filter((file) => this.isHeld(file));
  }

  get current(): ImportFile | null {
    return this.files.find(({ workbook }) => workbook.isBusy) ?? null;
  }

  get isFinished(): boolean {
    return !this.running && this.files.length > 0 && this.settled === this.files.length && this.written > 0;
  }

  get written(): number {
    return this.files.filter(({ workbook }) => workbook.state === 'done').length;
  }

  get canRun(): boolean {
    return !this.running && this.#areKnown && this.files.some((file) => !file.isSettled);
  }

  /** Whether every file that is not written yet was found right, so that only the writing is left. */
  get isJudged(): boolean {
    const open = this.files.filter((file) => !file.isSettled);
    return open.length > 0 && open.every((file) => this.#isJudged(file)) && this.held.length === 0;
  }

  /** The files of the batch that will be written before this one and hold records that it names. */
  awaited(file: ImportFile): readonly ImportFile[] {
    const { register } = file;
    if (!register) return [];
    return this.#inOrder
      .slice(0, this.#inOrder.indexOf(file))
      .filter((other) => !other.isSettled && other.register && names(register, other.register));
  }

  /** Faults of this file that can only be judged when the files before it are written. */
  awaitedFaults(file: ImportFile): number {
    const { register, workbook } = file;
    const before = this.awaited(file);
    if (!register || workbook.state !== 'refused' || before.length === 0) return 0;
    const headings = headingsNaming(
      file,
      before.map((other) => other.register!),
    );
    return faultsUnder(headings, workbook.report?.errors ?? []).length;
  }

  /** Nothing is wrong with the file but what waits for the files before it. */
  isAwaiting(file: ImportFile): boolean {
    const awaited = this.awaitedFaults(file);
    return awaited > 0 && awaited === file.workbook.report?.errors.length;
  }

  /** Has faults, warnings or changes of stored data about which the user has not decided yet. */
  isHeld(file: ImportFile): boolean {
    if (file.skipped) return false;
    const { state } = file.workbook;
    if (state === 'failed') return true;
    if (state === 'refused') return !file.takesValid && !this.isAwaiting(file);
    return file.isOdd && !file.takesOdd && !this.takesOdd;
  }

  /** Checks all remaining files and, if nothing is held, writes them. */
  async run(): Promise<void> {
    if (this.canRun) await this.#goOnAfter(async () => true);
  }

  /** Checks all remaining files and writes nothing. */
  async check(): Promise<void> {
    if (this.canRun) await this.#goOnAfter(async () => true, false);
  }

  /** Aborts a check at once; a write in progress is completed. */
  cancel(): void {
    this.cancelling = this.running;
    this.current?.workbook.cancel();
  }

  /** The valid rows of a held file are enough; continues with the rest. */
  async takeValid(file: ImportFile): Promise<void> {
    if (this.running) return;
    file.takesValid = true;
    await this.run();
  }

  /** The warnings of a file were looked at; with `forAll` later warnings hold no file. Continues with the rest. */
  async takeOdd(file: ImportFile, forAll = false): Promise<void> {
    if (this.running) return;
    file.takesOdd = true;
    if (forAll) this.takesOdd = true;
    await this.run();
  }

  /** Checks a held file with its corrections; once nothing is held, continues with it and the rest. */
  async recheck(file: ImportFile): Promise<void> {
    const port = this.#portOf(file);
    if (port) await this.#goOnAfter(async () => (await this.#check(file, port)) && this.held.length === 0);
  }

  /** Discards the corrections of a file and shows its faults again before anything continues. */
  async undoCorrections(file: ImportFile): Promise<void> {
    const port = this.#portOf(file);
    if (!port) return;
    await this.#goOnAfter(async () => {
      file.forgetDecisions();
      await file.workbook.undoCorrections(port);
      return false;
    });
  }

  /** The file as a workbook with its faulty cells marked; null on failure, which its row shows. */
  async marked(file: ImportFile): Promise<Download | null> {
    const port = this.#portOf(file);
    return port ? file.workbook.marked(port) : null;
  }

  async skip(file: ImportFile): Promise<void> {
    if (this.running) return;
    file.skipped = true;
    if (this.held.length === 0) await this.run();
  }

  /** The template of a register; null after an error, which is shown as a toast. */
  async template(register: Resource): Promise<Download | null> {
    try {
      return await this.#ports.resource(register).template();
    } catch (error) {
      this.#toast.refused(faultOf(error));
      return null;
    }
  }

  /** The templates of all registers; null after an error, which is shown as a toast. */
  async templates(): Promise<Download | null> {
    return this.packing.run(() => this.#ports.workbooks.templates());
  }

  get #areKnown(): boolean {
    return this.unknown.length === 0 && this.unmapped.length === 0;
  }

  /** As the registers refer to one another, and as they were dropped. */
  get #inOrder(): readonly ImportFile[] {
    const place = ({ register }: ImportFile) => (register ? this.registers.indexOf(register) : -1);
    return [...this.files].sort((a, b) => place(a) - place(b) || a.id - b.id);
  }

  async #recognise(file: ImportFile): Promise<void> {
    await this.#recognition.of(file);
    runInAction(() => {
      if (this.files.includes(file)) this.files = this.files.filter((other) => !this.#isCorrected(other, file));
    });
  }

  /** Whether a later file replaces an earlier one: of the same register, and held or of the same file name. */
  #isCorrected(earlier: ImportFile, { id, register, workbook }: ImportFile): boolean {
    if (earlier.id >= id || register === null || earlier.register !== register) return false;
    const { state, isBusy, file } = earlier.workbook;
    return !isBusy && state !== 'done' && (this.isHeld(earlier) || file.name === workbook.file.name);
  }

  #portOf({ register }: ImportFile): ImportPort | null {
    return register && this.#ports.resource(register);
  }

  /** Checks a file; a decision on its faults or warnings does not outlast a check that finds more of them. */
  async #check(file: ImportFile, port: ImportPort): Promise<boolean> {
    const { workbook } = file;
    const oddities = () => (workbook.report?.warnings?.length ?? 0) + (workbook.report?.updated ?? 0);
    const [wrong, odd] = [workbook.wrongRows, oddities()];
    const isRight = await workbook.check(port);
    runInAction(() => {
      if (workbook.wrongRows > wrong) file.takesValid = false;
      if (oddities() > odd) file.takesOdd = false;
    });
    return isRight;
  }

  #isJudged(file: ImportFile): boolean {
    const { state, corrections } = file.workbook;
    if (corrections.isUnseen) return false;
    return state === 'checked' || (state === 'refused' && (file.takesValid || this.isAwaiting(file)));
  }

  /** The only run at a time: first the step the user decided on, then, if it succeeded, the remaining files. */
  async #goOnAfter(decided: () => Promise<boolean>, writes = true): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.cancelling = false;
    try {
      if (!(await decided())) return;
      await this.#recognised;
      if (!this.#areKnown) return;
      await this.#checkAll();
      if (writes && !this.cancelling && this.held.length === 0) await this.#writeAll();
    } finally {
      runInAction(() => {
        this.running = false;
        this.cancelling = false;
      });
    }
  }

  async #checkAll(): Promise<void> {
    for (const file of this.#inOrder) {
      const port = this.#portOf(file);
      if (this.cancelling) return;
      if (port && !file.isSettled && !this.#isJudged(file)) await this.#check(file, port);
    }
  }

  async #writeAll(): Promise<void> {
    const written = new Set<Resource>();
    for (const file of this.#inOrder) {
      const { register } = file;
      const port = this.#portOf(file);
      if (this.cancelling) return;
      if (!register || !port || file.isSettled) continue;
      if ([...written].some((other) => names(register, other))) await this.#check(file, port);
      if (this.cancelling || this.isHeld(file) || !this.#isJudged(file)) return;
      if (!(await file.workbook.bringIn(port, file.takesValid))) return;
      written.add(register);
    }
  }
}
