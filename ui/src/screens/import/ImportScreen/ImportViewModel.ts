import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '@rdm/core/internal/application';
import type { Download, Recognition, Resource } from '@rdm/core/internal/records';
import { faultOf } from '../../../resource/fault-of';
import type { ImportPort } from '../../../resource/import/ImportPort';
import type { WorkbookFile } from '../../../resource/import/WorkbookImport';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { recogniseRegister, registerMeant } from './recognise-register';
import { isCorrected, WorkbookCard } from './WorkbookCard';

/**
 * Imports all workbooks of an enterprise in one run, each checked right before it is written, in the order of the
 * references between registers: a workbook checked before its projects exist would only report unknown ones.
 */
export class ImportViewModel {
  cards: readonly WorkbookCard[] = [];
  running = false;
  /** Ends after the workbook that is being written. */
  cancelling = false;
  /** Warnings no longer hold a workbook. */
  takesOdd = false;
  readonly registers: readonly Resource[];
  readonly #ports: Ports;
  readonly #toast: ResourceServices['toast'];
  /** Includes those the user may not import, so that their workbooks are not assigned to another register. */
  readonly #named: readonly Resource[];
  #nextId = 0;
  /** Workbooks are recognised one after the other. */
  #recognised: Promise<void> = Promise.resolve();

  constructor(services: Pick<ResourceServices, 'ports' | 'toast' | 'can'>, resources: readonly Resource[]) {
    this.#ports = services.ports;
    this.#toast = services.toast;
    // The catalogue names a register after those it refers to.
    this.#named = resources.filter(({ workbook, calls }) => workbook && calls.includes('import'));
    this.registers = this.#named.filter(({ permissions }) => services.can(permissions.import));
    makeAutoObservable(this, { registers: false, cards: observableRef });
  }

  /** Adds workbooks, first assigned by file name; resolves when their headings have been recognised. */
  add(files: readonly WorkbookFile[]): Promise<void> {
    const added = files.map((file) => {
      const card = new WorkbookCard(this.#nextId++, file, this.#permitted(recogniseRegister(file.name, this.#named)));
      card.recognising = true;
      return card;
    });
    this.cards = this.#inOrder([...this.cards, ...added]);
    for (const card of added) this.#recognised = this.#recognised.then(() => this.#recognise(card));
    return this.#recognised;
  }

  choose(card: WorkbookCard, name: string | undefined): void {
    const register = this.registers.find((each) => each.name === name) ?? null;
    if (register !== card.register) card.workbook.startOver();
    card.chosen = true;
    card.register = register;
    this.cards = this.#inOrder(this.cards);
  }

  remove(card: WorkbookCard): void {
    if (!card.workbook.isBusy) this.cards = this.cards.filter((other) => other !== card);
  }

  get unknown(): readonly WorkbookCard[] {
    return this.cards.filter((card) => card.isUnknown);
  }

  get settled(): number {
    return this.cards.filter((card) => card.isSettled).length;
  }

  /** The workbook whose faults or warnings block the rest. */
  get held(): WorkbookCard | null {
    return this.cards.find((card) => card.isHeld) ?? null;
  }

  get current(): WorkbookCard | null {
    return this.cards.find(({ workbook }) => workbook.isBusy) ?? null;
  }

  get isFinished(): boolean {
    return !this.running && this.cards.length > 0 && this.settled === this.cards.length && this.written > 0;
  }

  get written(): number {
    return this.cards.filter(({ workbook }) => workbook.state === 'done').length;
  }

  get canRun(): boolean {
    return !this.running && this.unknown.length === 0 && this.cards.some((card) => !card.isSettled);
  }

  /** Imports the remaining workbooks, up to the first with a fault. */
  async run(): Promise<void> {
    if (!this.canRun) return;
    await this.#goOnAfter(async () => {
      await this.#recognised;
      return this.unknown.length === 0;
    });
  }

  /** Aborts a check at once; a write in progress is completed. */
  cancel(): void {
    this.cancelling = this.running;
    this.current?.workbook.cancel();
  }

  /** Writes the valid rows of the held workbook, then continues. */
  async takeValid(card: WorkbookCard): Promise<void> {
    const port = this.#portOf(card);
    if (port) await this.#goOnAfter(() => card.workbook.bringIn(port, true));
  }

  /** Writes a workbook held because of warnings, then continues; with `forAll` later warnings hold no workbook. */
  async takeOdd(card: WorkbookCard, forAll = false): Promise<void> {
    const port = this.#portOf(card);
    if (forAll) this.takesOdd = true;
    if (port) await this.#goOnAfter(() => card.workbook.bringIn(port));
  }

  /** Checks the held workbook with its corrections; once it is valid, continues with it and the rest. */
  async recheck(card: WorkbookCard): Promise<void> {
    const port = this.#portOf(card);
    if (port) await this.#goOnAfter(() => this.#checkAndBringIn(card, port));
  }

  /** Discards the corrections of the workbook and shows its faults again before anything continues. */
  async undoCorrections(card: WorkbookCard): Promise<void> {
    const port = this.#portOf(card);
    if (!port) return;
    await this.#goOnAfter(async () => {
      await card.workbook.undoCorrections(port);
      return false;
    });
  }

  /** The workbook of a card with its faulty cells marked; null on failure, which the card shows. */
  async marked(card: WorkbookCard): Promise<Download | null> {
    const port = this.#portOf(card);
    return port ? card.workbook.marked(port) : null;
  }

  async skip(card: WorkbookCard): Promise<void> {
    if (this.running) return;
    card.skipped = true;
    await this.run();
  }

  /** The template of a register; null after an error, which is shown as a toast. */
  async template(register: Resource): Promise<Download | null> {
    try {
      return await this.#ports.resource(register).template();
    } catch (error) {
      this.#toast.error(faultOf(error).message);
      return null;
    }
  }

  /** The register, or null without the permission to import it. */
  readonly #permitted = (register: Resource | null): Resource | null =>
    register && this.registers.includes(register) ? register : null;

  /** Assigns the register by the headings; when they cannot be read, the one by file name is kept. */
  async #recognise(card: WorkbookCard): Promise<void> {
    const { file } = card.workbook;
    const recognition = await this.#recognitionOf(file);
    runInAction(() => {
      card.recognising = false;
      card.recognition = recognition;
      if (recognition && !card.chosen)
        card.register = this.#permitted(registerMeant(recognition, file.name, this.#named));
      if (this.cards.includes(card))
        this.cards = this.#inOrder(this.cards.filter((other) => !isCorrected(other, card)));
    });
  }

  async #recognitionOf(file: WorkbookFile): Promise<Recognition | null> {
    try {
      return await this.#ports.workbooks.recognise({ file: await file.bytes(), fileName: file.name });
    } catch {
      return null;
    }
  }

  async #checkAndBringIn(card: WorkbookCard, port: ImportPort): Promise<boolean> {
    if (!(await card.workbook.check(port))) return false;
    return card.isOdd && !this.takesOdd ? false : card.workbook.bringIn(port);
  }

  #portOf({ register }: WorkbookCard): ImportPort | null {
    return register && this.#ports.resource(register);
  }

  /** The only run at a time: first the step the user decided on, then, if it succeeded, the remaining workbooks. */
  async #goOnAfter(decided: () => Promise<boolean>): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.cancelling = false;
    try {
      if (!(await decided())) return;
      for (;;) {
        const card = this.cards.find((next) => !next.isSettled);
        const port = card && this.#portOf(card);
        if (!port || this.cancelling) break;
        if (!(await this.#checkAndBringIn(card, port))) break;
      }
    } finally {
      runInAction(() => {
        this.running = false;
        this.cancelling = false;
      });
    }
  }

  /** Workbooks with an unknown register come first, so that the question is visible. */
  #inOrder(cards: readonly WorkbookCard[]): readonly WorkbookCard[] {
    const place = (card: WorkbookCard) => (card.register ? this.registers.indexOf(card.register) : -1);
    return [...cards].sort((a, b) => place(a) - place(b) || a.id - b.id);
  }
}
