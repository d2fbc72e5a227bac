import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { YearState } from '@rdm/core/internal/enterprise';
import { text, type Fault } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { projectReport } from '@rdm/core/internal/ledger';
import { annualReportTree, checkAnnualReport, type AnnualReportFinding } from '@rdm/core/internal/statistics';
import { ExplanationViewModel } from '../../../resource/explanation/ExplanationViewModel';
import { faultOf } from '../../../resource/fault-of';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import { openYear } from '../../../resource/year-to-open';
import { KeptDraft } from './KeptDraft';
import { ratioKey, ReportDraftViewModel, type Values } from './ReportDraftViewModel';
import { reportRows, type ReportRow } from './report-rows';

const said = {
  saved: text('更新成功', 'Updated'),
  wrong: text('有填写不正确的单元格，请更正后保存', 'Some cells are wrong; correct them before saving'),
  leave: text('有未保存的修改，确定离开?', 'Leave with unsaved changes?'),
  kept: text(
    '已录入的内容会留在本机，下次打开时恢复',
    'What you entered stays on this machine and is back when you return',
  ),
  leaveVerb: text('离开', 'Leave'),
};

export const permissions = {
  view: 'projectreportother_view',
  edit: 'projectreportother_edit',
  export: 'projectreportother_export',
  recompute: 'preferential_recompute',
} as const;

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast' | 'can' | 'storage' | 'owner'>;

/** Form 107-2 of a year: typed and computed values, failed checks, and how each figure came about. */
export class AnnualReportViewModel {
  saving = false;
  /** When the restored local draft was typed, in milliseconds; null without one. */
  resumedFrom: number | null = null;
  /** Ids of the rows folded. */
  folded: ReadonlySet<number> = new Set();
  /** The row to focus; a new object each time, so that repeating it has an effect. */
  focus: { readonly code: string } | null = null;
  /** The form is filled in by hand although there are no ledgers. */
  byHand = false;
  /** The year is declared. */
  isFiled = false;
  readonly draft = new ReportDraftViewModel();
  readonly explanation: ExplanationViewModel;
  readonly #services: Services;
  readonly #printing: Task;
  readonly #loader = new Loader(() => this.#read(), {
    taken: ({ data, computed }, before) => this.#show(data, computed, before === null),
  });
  /** Line 51 of A107012, loaded once a tax rate is typed; until then code 44 keeps its stored value. */
  readonly #line51 = new Loader(() => this.#readLine51(), {
    taken: (line51) => {
      if (line51 !== undefined) this.draft.line51 = line51;
    },
  });

  constructor(
    services: Services,
    public year: string,
  ) {
    this.#services = services;
    this.#printing = new Task(services.toast);
    this.explanation = new ExplanationViewModel((key) => services.ports.statistics.explain({ year: this.year, key }));
    makeAutoObservable(this, {
      draft: false,
      explanation: false,
      folded: observableRef,
      focus: observableRef,
    });
  }

  get exporting(): boolean {
    return this.#printing.running;
  }

  /** Whether the report of the year is loaded. */
  get loaded(): boolean {
    return this.#loader.value !== null;
  }

  /** Whether the year has ledgers; null until loaded, or where they cannot be listed. */
  get hasLedgers(): boolean | null {
    return this.#loader.value?.hasLedgers ?? null;
  }

  get loading(): boolean {
    return this.#loader.loading;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get mayEdit(): boolean {
    return !this.isFiled && this.#services.can(permissions.edit);
  }

  get mayExport(): boolean {
    return this.#services.can(permissions.export);
  }

  get isUnsaved(): boolean {
    return this.draft.isDirty;
  }

  /** No ledgers, and nothing typed either. */
  get isEmpty(): boolean {
    const nothing = Object.values(this.draft.values).every((value) => /^-?[0.]*%?$/.test(value));
    return this.hasLedgers === false && nothing && !this.byHand;
  }

  /** Failed checks of the form, including unsaved values. */
  get findings(): readonly AnnualReportFinding[] {
    return checkAnnualReport(this.draft.values);
  }

  get rows(): readonly ReportRow[] {
    return reportRows(this.year, this.draft, this.folded, this.findings);
  }

  /** Opens without a requested year: the given one, or the latest with projects when it has none. */
  open(): Promise<void> {
    return openYear(this.#services.ports, this);
  }

  async load(): Promise<void> {
    this.#line51.drop();
    await this.#loader.load();
  }

  /** A declared year shows its figures as filed, so nothing of it is typed or recomputed. */
  takeYearState({ year, filed }: Pick<YearState, 'year' | 'filed'>): void {
    if (year === this.year) this.isFiled = filed !== null;
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year || !(await this.mayLeave())) return;
    runInAction(() => {
      this.year = year;
      this.isFiled = false;
      this.#loader.clear();
      this.byHand = false;
      this.resumedFrom = null;
      this.draft.forget();
      this.explanation.close();
    });
    await this.load();
  }

  /** Sets entries by key; those of totals are ignored, an empty one of a computed indicator restores its value. */
  change(changes: Values): void {
    this.draft.set(changes);
    if (ratioKey in changes && this.draft.line51 === null) void this.#line51.load();
  }

  restore(key: string): void {
    this.draft.restore(key);
  }

  fillByHand(): void {
    this.byHand = true;
  }

  toggle(id: number): void {
    const folded = new Set(this.folded);
    if (!folded.delete(id)) folded.add(id);
    this.folded = folded;
  }

  foldAll(fold: boolean): void {
    const sections = annualReportTree(Number(this.year)).filter(({ parentId }) => parentId === 0);
    this.folded = new Set(fold ? sections.map(({ id }) => id) : []);
  }

  /** Brings the cursor to the row of a code, unfolding what hides it. */
  goTo(code: string): void {
    const tree = annualReportTree(Number(this.year));
    const folded = new Set(this.folded);
    for (let row = tree.find((each) => each.code === code); row; row = tree.find(({ id }) => id === row?.parentId)) {
      folded.delete(row.parentId);
    }
    this.folded = folded;
    this.focus = { code };
  }

  async explain(key: string): Promise<void> {
    await this.explanation.openDeeper(key);
  }

  /** Saves the changes; computed values are updated afterwards. */
  async save(): Promise<void> {
    const { ports, toast } = this.#services;
    if (this.saving || !this.isUnsaved || !this.mayEdit) return;
    if (!this.draft.isRight) {
      toast.error(said.wrong);
      return;
    }
    this.saving = true;
    const { year } = this;
    const { changes } = this.draft;
    try {
      await ports.statistics.save({ ...changes, year });
      this.#kept(year).drop();
      toast.success(said.saved);
      runInAction(() => {
        this.resumedFrom = null;
        this.draft.line51 = null;
      });
      await this.load();
    } catch (error) {
      this.keepDraft();
      toast.refused(faultOf(error));
    } finally {
      runInAction(() => void (this.saving = false));
    }
  }

  /** The printed form; null on failure. */
  print(): Promise<Download | null> {
    return this.#printing.run(() => this.#services.ports.statistics.export({ year: this.year }));
  }

  /** Discards the unsaved entries. */
  takeBack(): void {
    this.draft.takeBack();
    this.#kept(this.year).drop();
    this.resumedFrom = null;
  }

  /** Stores unsaved entries locally as they are typed. Returns a function that stops it. */
  keepDrafts(): () => void {
    return reaction(
      () => this.draft.changes,
      () => this.keepDraft(),
    );
  }

  keepDraft(): void {
    if (!this.loaded) return;
    if (this.isUnsaved) this.#kept(this.year).keep(this.draft.changes);
    else this.#kept(this.year).drop();
  }

  /** Whether the report may be left; asks for confirmation when entries are unsaved. */
  async mayLeave(): Promise<boolean> {
    if (!this.isUnsaved) return true;
    this.keepDraft();
    return this.#services.confirm({ title: said.leave, body: said.kept, verb: said.leaveVerb });
  }

  async #read() {
    const { ports } = this.#services;
    const { year } = this;
    const where = [{ field: 'year', is: 'equal' as const, value: year }];
    const [report, ledgers] = await Promise.all([
      ports.statistics.report({ year }),
      // Without the permission to list ledgers the report is still shown.
      ports
        .resource(projectReport)
        .list({ size: 1, where })
        .catch(() => null),
    ]);
    return { ...report, hasLedgers: ledgers && ledgers.total > 0 };
  }

  async #readLine51(): Promise<string | undefined> {
    const trace = await this.#services.ports.statistics.explain({ year: this.year, key: 'amount44' }).catch(() => null);
    return trace?.inputs[0]?.value;
  }

  /** Restores the unsaved local draft when a year is opened. */
  #show(data: Values, computed: Values, isOpening: boolean): void {
    const kept = isOpening && this.mayEdit ? this.#kept(this.year).read() : null;
    this.draft.rebase(data, computed);
    if (!kept) return;
    this.draft.set(kept.changes);
    this.resumedFrom = this.isUnsaved ? kept.keptAt : null;
    if (ratioKey in kept.changes) void this.#line51.load();
  }

  #kept(year: string): KeptDraft {
    return new KeptDraft(this.#services, year);
  }
}
