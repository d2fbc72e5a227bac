import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { enterpriseYear, type YearState } from '@rdm/core/internal/enterprise';
import { text, type Fault } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { projectReport, type OverriddenLine, type Preferential } from '@rdm/core/internal/ledger';
import { allowedPeriods, type DeclarationPeriod } from '@rdm/core/tax';
import type { SheetChange } from '../../../components';
import { ExplanationViewModel } from '../../../resource/explanation/ExplanationViewModel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import { openYear } from '../../../resource/year-to-open';
import { inputAt } from './input-rows';
import { quartersOf } from './periods';
import { RecomputeViewModel } from '../../../resource/recompute/RecomputeViewModel';
import { typedTaxRate } from '../../../resource/recompute/typed-tax-rate';
import { fieldsOfLine, YearInputsViewModel } from './YearInputsViewModel';

const said = {
  saved: text('更新成功', 'Updated'),
  wrong: text('有不是金额的单元格，请更正后保存', 'A cell holds no amount; correct it before saving'),
  reason: text('与计算值不同的行请填写原因', 'Give the reason of every line that differs from its computed amount'),
  leave: text('填报数据有未保存的修改，确定离开?', 'Leave the unsaved amounts?'),
  lost: text('未保存的单元格将恢复为已存数据', 'The unsaved cells go back to what is stored'),
  leaveVerb: text('离开', 'Leave'),
};

export const permissions = {
  view: 'preferential_view',
  edit: 'preferential_edit',
  recompute: 'preferential_recompute',
  export: 'preferential_export',
} as const;

/** What a form is read beside. */
export interface Beside {
  readonly last: Preferential | null;
  /** As typed in the 107-2 report, e.g. `15%`. */
  readonly taxRate: string | null;
}

const nothingBeside: Beside = { last: null, taxRate: null };

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast' | 'can' | 'dictionaries'>;

/** A107012 of a year: what is typed in, what follows, and how each figure came about. */
export class PreferentialViewModel {
  readonly inputs = new YearInputsViewModel();
  readonly explanation: ExplanationViewModel;
  readonly recomputing: RecomputeViewModel;
  /** The year is declared. */
  isFiled = false;
  /** Until the year to open with is found. */
  opening: Promise<void> | null = null;
  readonly #services: Services;
  readonly #task: Task;
  readonly #loader = new Loader(() => this.#read(), {
    taken: ({ sheet }) => {
      this.inputs.rebase(sheet);
      this.explanation.follow(sheet.trace);
    },
  });

  readonly #beside = new Loader(() => this.#readBeside());

  constructor(
    services: Services,
    public year: string,
    public period: DeclarationPeriod = 'ANNUAL',
  ) {
    this.#services = services;
    this.#task = new Task(services.toast);
    this.recomputing = new RecomputeViewModel(services.ports.ledger, services.ports.work);
    this.explanation = new ExplanationViewModel((key) =>
      services.ports.ledger.explain({ year: this.year, key, addedType: this.period }),
    );
    makeAutoObservable(this, {
      inputs: false,
      explanation: false,
      recomputing: false,
      opening: observableRef,
    });
    this.period = this.#allowed(period);
  }

  get saving(): boolean {
    return this.#task.running;
  }

  /** The same form a year before, and the typed tax rate; each null where there is none. */
  get beside(): Beside {
    return (this.#beside.value?.year === this.year && this.#beside.value) || nothingBeside;
  }

  get sheet(): Preferential | null {
    return this.#shown?.sheet ?? null;
  }

  /** Whether the year has ledgers; null until known. */
  get hasReports(): boolean | null {
    return this.#shown?.hasReports ?? null;
  }

  /** Of a year without ledgers nothing is shown before it is known that no other is opened. */
  get #shown() {
    const { value } = this.#loader;
    return this.opening && value?.hasReports === false ? null : value;
  }

  get loading(): boolean {
    return this.#loader.loading;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get periods(): readonly DeclarationPeriod[] {
    return allowedPeriods(Number(this.year));
  }

  /** The line whose explanation is open. */
  get line(): number | null {
    const line = /^line(\d+)$/.exec(this.explanation.figure ?? '')?.[1];
    return line === undefined ? null : Number(line);
  }

  openLine(line: number): void {
    this.explanation.openFigure(`line${line}`);
  }

  get quarters() {
    return quartersOf(this.period);
  }

  get mayEdit(): boolean {
    return !this.isFiled && this.#services.can(permissions.edit);
  }

  get mayRecompute(): boolean {
    return !this.isFiled && this.#services.can(permissions.recompute);
  }

  get mayExport(): boolean {
    return this.#services.can(permissions.export);
  }

  get mayEditKinds(): boolean {
    const { add, edit } = enterpriseYear.permissions;
    return !this.isFiled && this.#services.can(edit) && this.#services.can(add);
  }

  /** Whether there are unsaved amounts. */
  get isUnsaved(): boolean {
    return this.inputs.isDirty;
  }

  get isEmpty(): boolean {
    return this.hasReports === false;
  }

  /** Opens without a requested year: the given one, or the latest with projects when it has none. */
  async open(): Promise<void> {
    this.opening = openYear(this.#services.ports, this, (year) => {
      this.year = year;
      this.period = this.#allowed(this.period);
    });
    await this.opening;
    runInAction(() => (this.opening = null));
  }

  async load(): Promise<void> {
    // Asked for together; each is answered when it is ready, and the form waits for nothing that stands beside it.
    const form = this.#loader.load();
    void this.#beside.load();
    await form;
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
      this.period = this.#allowed(this.period);
      this.#loader.clear();
      this.inputs.forget();
      this.explanation.follow(null);
      this.recomputing.forget();
    });
    await this.load();
  }

  async setPeriod(period: DeclarationPeriod): Promise<void> {
    if (period === this.period) return;
    this.period = period;
    await this.load();
  }

  /** Whether the page may be left; asks for confirmation when amounts are unsaved. */
  async mayLeave(): Promise<boolean> {
    if (!this.isUnsaved) return true;
    return this.#services.confirm({ title: said.leave, body: said.lost, verb: said.leaveVerb });
  }

  change(changes: readonly SheetChange[]): void {
    for (const { line, column, value } of changes) {
      const field = inputAt(line, column, this.quarters);
      if (field) this.inputs.set(field, value);
    }
  }

  /** Saves the changed cells; the form then follows from them. */
  async save(): Promise<void> {
    const { ports, toast } = this.#services;
    if (this.saving || !this.isUnsaved || !this.mayEdit) return;
    if (!this.inputs.isRight) {
      toast.error(said.wrong);
      return;
    }
    if (this.inputs.needsReason(this.quarters)) {
      toast.error(said.reason);
      return;
    }
    await this.#saving(() => ports.ledger.saveYearInputs({ year: this.year, ...this.inputs.changes }));
  }

  /** Takes the computed amounts of a line back: what is typed for it and its reason are cleared. */
  async useComputed(line: OverriddenLine): Promise<void> {
    if (this.saving || !this.mayEdit) return;
    const cleared = Object.fromEntries([...fieldsOfLine(line), `reason${line}`].map((field) => [field, '']));
    this.inputs.drop(line);
    await this.#saving(() => this.#services.ports.ledger.saveYearInputs({ year: this.year, ...cleared }));
  }

  /** Saves how the fourth quarter of 2022 is determined. */
  async saveFourthQuarter(stated: Readonly<Record<string, string>>): Promise<void> {
    await this.#saving(() => this.#services.ports.ledger.saveYearInputs({ year: this.year, ...stated }));
  }

  async saveKinds(kinds: readonly string[]): Promise<void> {
    const enterpriseKinds = kinds.length ? kinds : '';
    await this.#saving(() =>
      this.#services.ports.resource(enterpriseYear).submit({ year: this.year, enterpriseKinds }),
    );
  }

  /** The form as a workbook. */
  exported(): Promise<Download> {
    return this.#services.ports.ledger.exportPreferential({ year: this.year, addedType: this.period });
  }

  async recompute(): Promise<void> {
    // Of the year that stays, not of the one that is on screen for a moment.
    if (this.opening) await this.opening;
    if (await this.recomputing.run(this.year)) await this.load();
  }

  async #read() {
    const { ports, dictionaries } = this.#services;
    const { year, period } = this;
    const [sheet, hasReports] = await Promise.all([
      ports.ledger.preferential({ year, addedType: period }),
      this.#hasReports(year),
      // Kinds of enterprise are then shown as their keys.
      dictionaries.load(['enterprise_kind']).catch(() => undefined),
    ]);
    return { sheet, hasReports };
  }

  async #hasReports(year: string): Promise<boolean> {
    const where = [{ field: 'year', is: 'equal' as const, value: year }];
    return (await this.#services.ports.resource(projectReport).list({ size: 1, where })).total > 0;
  }

  async #readBeside(): Promise<Beside & { readonly year: string }> {
    const { ports } = this.#services;
    const { year, period } = this;
    const none = () => null;
    const before = String(Number(year) - 1);
    const [last, isComputed, taxRate] = await Promise.all([
      ports.ledger.preferential({ year: before, addedType: period }).catch(none),
      this.#hasReports(before).catch(() => false),
      typedTaxRate(ports, year),
    ]);
    // A form of zeros is no year to compare with.
    return { year, last: isComputed ? last : null, taxRate };
  }

  async #saving(call: () => Promise<unknown>): Promise<void> {
    await this.#task.run(async () => {
      await call();
      this.#services.toast.success(said.saved);
      await this.load();
    });
  }

  #allowed(period: DeclarationPeriod): DeclarationPeriod {
    return this.periods.includes(period) ? period : 'ANNUAL';
  }
}
