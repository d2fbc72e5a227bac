import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Fault, fill, text, type Text, type Trace } from '@rdm/core/internal/kernel';
import type { Download, StoredRecord } from '@rdm/core/internal/records';
import {
  type FieldRemark,
  type FigureShown,
  type TitleAction,
  type TitleMatch,
  type TitleOverview,
  titleMoves,
} from '@rdm/core/internal/title';
import { download } from '../../../resource/download';
import { ExplanationViewModel } from '../../../resource/explanation/ExplanationViewModel';
import { ResourceFormViewModel } from '../../../resource/form/ResourceFormViewModel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import type { TitlePage } from '../title-pages';

const said = {
  submit: text('提交{year}年度的申请?', 'Submit the application of {year}?'),
  submitBody: text(
    '提交后数据按当前留存，不能修改；由审核人员通过或退回。',
    'The figures are kept as they are and cannot be changed; a reviewer passes or returns the application.',
  ),
  resubmit: text('重新提交{year}年度的申请?', 'Submit the application of {year} again?'),
  resubmitBody: text('上次提交的版本保留不变。', 'The version submitted before is kept.'),
  pass: text('通过{year}年度的申请?', 'Pass the application of {year}?'),
  done: text('已{verb}', 'Done: {verb}'),
  removed: text('已删除', 'Deleted'),
  remove: text('删除{year}年度的草稿?', 'Delete the draft of {year}?'),
  removeVerb: text('删除', 'Delete'),
  typed: text('已调整', 'Adjusted'),
  copied: text('已复制', 'Copied'),
  notCopied: text('浏览器不允许复制，请手工选择', 'The browser does not allow copying; select it by hand'),
};

/** What a reviewer decides with an opinion, asked for in a dialog. */
export type Asked = Exclude<TitleAction, 'submit' | 'resubmit' | 'pass'>;

/** A title in a year: the page and what can be done on it. */
export class TitleViewModel {
  /** The decision whose opinion is being asked for. */
  asking: Asked | null = null;
  opinion = '';
  remarks: Readonly<Record<string, string>> = {};
  /** The figure being typed over. */
  typing: FigureShown | null = null;
  typedValue = '';
  typedReason = '';
  form: ResourceFormViewModel | null = null;
  readonly explanation = new ExplanationViewModel(() => Promise.reject(new Error('No figure opens further')));
  readonly #services: ResourceServices;
  readonly #task: Task;
  readonly #loader = new Loader(() => this.#read());
  /** The record a link or the list asks for; else that of the year. */
  #id: string | null;

  constructor(
    services: ResourceServices,
    readonly page: TitlePage,
    public year: string,
    id: string | null,
    /** Whether the enterprise may apply; asks what is to be done where it may not. */
    private readonly mayApply: () => Promise<boolean>,
  ) {
    this.#services = services;
    this.#task = new Task(services.toast);
    this.#id = id;
    makeAutoObservable<this, 'mayApply'>(this, {
      mayApply: false,
      page: false,
      explanation: false,
      form: observableRef,
      typing: observableRef,
    });
  }

  get overview(): TitleOverview | null {
    return this.#loader.value?.overview ?? null;
  }

  get matches(): readonly TitleMatch[] {
    return this.#loader.value?.matches ?? [];
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get working(): boolean {
    return this.#task.running;
  }

  /** Whether this year has no record of its own yet and one may be added. */
  get mayAdd(): boolean {
    const { overview } = this;
    const isNew = overview !== null && (overview.recordYear !== this.year || this.page.matches === true);
    return isNew && this.#services.can(this.page.resource.permissions.add);
  }

  get mayPrint(): boolean {
    return this.#services.can(this.page.resource.permissions.export);
  }

  get mayRemove(): boolean {
    return this.overview?.state === 'draft' && this.#services.can(this.page.resource.permissions.remove);
  }

  /** Whether the record may be opened in its form: to change it, or to fill in its outcome. */
  get mayOpen(): boolean {
    return this.overview?.id !== null && this.#services.can(this.page.resource.permissions.edit);
  }

  /** Whether figures may be typed over. */
  get mayType(): boolean {
    const { overview } = this;
    if (!overview?.id || overview.frozen) return false;
    return overview.mayEdit || (overview.state === 'passed' && this.mayOpen);
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || (year === this.year && this.#id === null)) return;
    this.year = year;
    await this.show(null);
  }

  /** Shows a record by its id, or that of the year. */
  async show(id: string | null, year?: string): Promise<void> {
    this.#id = id;
    if (year !== undefined) this.year = year;
    this.explanation.close();
    await this.load();
  }

  /** The remark of a returned application at a field or figure. */
  remarkOf(field: string): string | null {
    return this.overview?.remarks.find((each) => each.field === field)?.remark ?? null;
  }

  explain(trace: Trace): void {
    this.explanation.follow(trace);
    this.explanation.openFigure(trace.key);
  }

  /** Opens the form of a new record of the year, or of the one shown. */
  async openForm(isNew: boolean): Promise<void> {
    const { resource } = this.page;
    if (isNew) {
      this.form = new ResourceFormViewModel(resource, this.#services, null, false, { year: this.year });
      return;
    }
    const id = this.overview?.id;
    if (!id) return;
    const record = await this.#task.run<StoredRecord>(() => this.#services.ports.resource(resource).detail({ id }));
    if (!record) return;
    const form = new ResourceFormViewModel(resource, this.#services, record);
    const remarks = this.overview?.remarks ?? [];
    form.fields.remark(remarks.map(({ field, remark }) => ({ field, message: text(remark, remark) })));
    runInAction(() => void (this.form = form));
  }

  closeForm(): void {
    this.form = null;
  }

  async saved(record: StoredRecord): Promise<void> {
    this.form = null;
    await this.show(record.id, String(record.year));
  }

  async remove(): Promise<void> {
    const id = this.overview?.id;
    if (!id) return;
    const title = fill(said.remove, { year: this.year });
    if (!(await this.#services.confirm({ title, verb: said.removeVerb, danger: true }))) return;
    const { resource } = this.page;
    const done = await this.#task.run(() => this.#services.ports.resource(resource).remove({ ids: [id] }));
    if (!done) return;
    this.#services.toast.success(said.removed);
    await this.show(null);
  }

  /** Takes a step; those that take an opinion ask for it first. */
  async take(action: TitleAction): Promise<void> {
    if (action === 'return' || action === 'reject' || action === 'revoke') {
      this.asking = action;
      this.opinion = '';
      this.remarks = {};
      return;
    }
    const id = this.overview?.id;
    if (!id) return;
    if (action !== 'pass' && !(await this.mayApply())) return;
    const bodies = { submit: said.submitBody, resubmit: said.resubmitBody, pass: undefined };
    const question = {
      title: fill(said[action], { year: this.year }),
      body: bodies[action],
      verb: titleMoves[action].label,
    };
    if (!(await this.#services.confirm(question))) return;
    const port = this.page.port(this.#services.ports);
    const work = {
      submit: () => port.apply({ id }),
      resubmit: () => port.resubmit({ draft: { id } }),
      pass: () => port.review({ id, decision: 'pass' }),
    };
    await this.#do(work[action], titleMoves[action].label);
  }

  setOpinion(opinion: string): void {
    this.opinion = opinion;
  }

  setRemark(field: string, remark: string): void {
    this.remarks = { ...this.remarks, [field]: remark };
  }

  dismiss(): void {
    this.asking = null;
    this.typing = null;
  }

  /** Decides with the opinion entered. */
  async decide(): Promise<void> {
    const id = this.overview?.id;
    const { asking } = this;
    if (!asking || !id) return;
    const remarks: FieldRemark[] = Object.entries(this.remarks).flatMap(([field, remark]) =>
      remark.trim() ? [{ field, remark }] : [],
    );
    const given = { id, decision: asking, opinion: this.opinion, ...(asking === 'return' && { remarks }) };
    const port = this.page.port(this.#services.ports);
    if (await this.#do(() => port.review(given), titleMoves[asking].label))
      runInAction(() => void (this.asking = null));
  }

  /** Begins typing a figure over. */
  type(figure: FigureShown): void {
    this.typing = figure;
    this.typedValue = figure.overridden?.value ?? figure.value ?? '';
    this.typedReason = figure.overridden?.reason ?? '';
  }

  setTyped(value: string): void {
    this.typedValue = value;
  }

  setReason(reason: string): void {
    this.typedReason = reason;
  }

  /** Keeps the figure typed; `back` lets that of the registers count again. */
  async keepTyped(back = false): Promise<void> {
    const id = this.overview?.id;
    if (!this.typing || !id) return;
    const { field } = this.typing;
    const typed = back ? {} : { value: this.typedValue, reason: this.typedReason };
    const port = this.page.port(this.#services.ports);
    const done = await this.#task.run(() => port.override({ id, year: this.year, field, ...typed }));
    if (!done) return;
    this.#services.toast.success(said.typed);
    runInAction(() => void (this.typing = null));
    await this.load();
  }

  /** Saves the document, the workbook, or all files in one archive. */
  async print(what: 'document' | 'workbook' | 'pack'): Promise<void> {
    const port = this.page.port(this.#services.ports);
    const named = { id: this.overview?.id ?? undefined, year: this.year };
    const file = await this.#task.run<Download>(() => port[what](named));
    if (file) download(file);
  }

  async saveFile(id: string): Promise<void> {
    const file = await this.#task.run(() => this.#services.ports.files.download({ id }));
    if (file) download(file);
  }

  /** Copies the column of figures, a line each, to be put into the platform of the authority. */
  async copyFigures(): Promise<void> {
    const lines = this.overview?.figures.map(({ value, overridden }) => overridden?.value ?? value ?? '0') ?? [];
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      this.#services.toast.success(said.copied);
    } catch {
      this.#services.toast.error(said.notCopied);
    }
  }

  async #do(work: () => Promise<unknown>, verb: Text): Promise<boolean> {
    if ((await this.#task.run(work)) === null) return false;
    const message = text(fill(said.done, { verb: verb.zh }).zh, fill(said.done, { verb: verb.en }).en);
    this.#services.toast.success(message);
    await this.load();
    return true;
  }

  async #read() {
    const { ports, dictionaries } = this.#services;
    const named = this.#id === null ? { year: this.year } : { id: this.#id, year: this.year };
    const [overview, matches] = await Promise.all([
      this.page.port(ports).overview(named),
      this.page.matches ? ports.titles.matches({ year: this.year }) : [],
      // Kinds are then shown as their keys.
      dictionaries.load(['regional_title']).catch(() => undefined),
    ]);
    return { overview, matches };
  }
}
