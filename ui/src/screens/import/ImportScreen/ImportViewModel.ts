import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '@rdm/core/application';
import type { Download, Recognition, Resource } from '@rdm/core/records';
import { faultOf } from '../../../resource/fault-of';
import type { ImportPort } from '../../../resource/import/ImportPort';
import type { WorkbookFile } from '../../../resource/import/WorkbookImport';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { recogniseRegister, registerMeant } from './recognise-register';
import { isCorrected, WorkbookCard } from './WorkbookCard';

/**
 * Brings all workbooks of an enterprise in at once, each checked right before it is written, in the order in which
 * the registers refer to one another: a workbook checked before its projects exist would only report unknown ones.
 */
export class ImportViewModel {
  cards: readonly WorkbookCard[] = [];
  running = false;
  /** Ends after the workbook that is being written. */
  cancelling = false;
  /** What looks odd holds no workbook up any more. */
  takesOdd = false;
  readonly registers: readonly Resource[];
  readonly #ports: Ports;
  readonly #toast: ResourceServices['toast'];
  /** Also those the person may not bring in: their workbooks are not taken for another's. */
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

  /** Takes workbooks in by their file names; ends when their headings have been looked at. */
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

  /** The workbook whose faults stop the rest. */
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

  /** Goes through the workbooks that are left, up to the first with a fault. */
  async run(): Promise<void> {
    if (!this.canRun) return;
    await this.#goOnAfter(async () => {
      await this.#recognised;
      return this.unknown.length === 0;
    });
  }

  /** A check ends at once; what is being written is written to its end. */
  cancel(): void {
    this.cancelling = this.running;
    this.current?.workbook.cancel();
  }

  /** Writes the right rows of the workbook that is held, then goes on. */
  async takeValid(card: WorkbookCard): Promise<void> {
    const port = this.#portOf(card);
    if (port) await this.#goOnAfter(() => card.workbook.bringIn(port, true));
  }

  /**
   * Writes the workbook that is held for what looks odd, then goes on; from then on `forAll` are written without being
   * held for it.
   */
  async takeOdd(card: WorkbookCard, forAll = false): Promise<void> {
    const port = this.#portOf(card);
    if (forAll) this.takesOdd = true;
    if (port) await this.#goOnAfter(() => card.workbook.bringIn(port));
  }

  /** Looks at the workbook that is held with its corrections; once it is right, goes on with it and the rest. */
  async recheck(card: WorkbookCard): Promise<void> {
    const port = this.#portOf(card);
    if (port) await this.#goOnAfter(() => this.#checkAndBringIn(card, port));
  }

  /** Takes the corrections of the workbook back; the person sees its faults again before anything goes on. */
  async undoCorrections(card: WorkbookCard): Promise<void> {
    const port = this.#portOf(card);
    if (!port) return;
    await this.#goOnAfter(async () => {
      await card.workbook.undoCorrections(port);
      return false;
    });
  }

  /** The workbook of a card with its faulty cells marked; null where it cannot be had, which the card then says. */
  async marked(card: WorkbookCard): Promise<Download | null> {
    const port = this.#portOf(card);
    return port ? card.workbook.marked(port) : null;
  }

  async skip(card: WorkbookCard): Promise<void> {
    if (this.running) return;
    card.skipped = true;
    await this.run();
  }

  /** The template of a register; null when it was refused, which is then said. */
  async template(register: Resource): Promise<Download | null> {
    try {
      return await this.#ports.resource(register).template();
    } catch (error) {
      this.#toast.error(faultOf(error).message);
      return null;
    }
  }

  /** The register only where the person may bring it in. */
  readonly #permitted = (register: Resource | null): Resource | null =>
    register && this.registers.includes(register) ? register : null;

  /** Looks at the headings; where they cannot be had, what the file name says stands. */
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

  /** The one run at a time: first what the clerk decided on, then, where that came right, what is left. */
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

  /** Workbooks whose register is unknown come first, where the question is seen. */
  #inOrder(cards: readonly WorkbookCard[]): readonly WorkbookCard[] {
    const place = (card: WorkbookCard) => (card.register ? this.registers.indexOf(card.register) : -1);
    return [...cards].sort((a, b) => place(a) - place(b) || a.id - b.id);
  }
}
