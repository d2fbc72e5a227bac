import { makeAutoObservable } from 'mobx';
import { fill, text, type Fault } from '@rdm/core/internal/kernel';
import { asRecorded, type Scenario, type ScenarioBase } from '@rdm/core/internal/scenario';
import { incomeTaxEffect, type IncomeTaxEffect, type IncomeTaxRate } from '@rdm/core/internal/tax';
import { yuan } from '@rdm/core/money';
import { Loader } from '../../../resource/Loader';
import { RecomputeViewModel } from '../../../resource/recompute/RecomputeViewModel';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { openYear } from '../../../resource/year-to-open';
import { KeptScenarios } from './KeptScenarios';
import { columnNames, ScenarioColumn } from './ScenarioColumn';

export const permissions = {
  view: 'scenario_view',
  adopt: 'scenario_adopt',
  recompute: 'preferential_recompute',
} as const;

const said = {
  adopted: text('已采用{name}，写入 {count} 项修改', '{name} adopted: {count} {count|change|changes} written'),
};

type Services = Pick<ResourceServices, 'ports' | 'can' | 'toast' | 'storage' | 'owner' | 'dictionaries'>;

/** A loss of an earlier year as it is typed. */
export interface TypedLoss {
  readonly year: string;
  readonly amount: string;
}

const isAmount = (typed: string) => /^-?\d{1,13}(\.\d{1,2})?$/.test(typed);

/** What-if of a year: the form as recorded and of three scenarios, computed here; nothing is written until one is adopted. */
export class ScenarioViewModel {
  readonly columns: readonly ScenarioColumn[];
  readonly base: Loader<ScenarioBase>;
  readonly recomputing: RecomputeViewModel;
  /** The scenario the switches belong to, 1 to 3. */
  active = 1;
  onlyDifferent = false;
  /** 纳税调整后所得 before the deduction, 元, as typed. */
  income = '';
  losses: readonly TypedLoss[] = [];
  readonly #services: Services;

  constructor(
    services: Services,
    public year: string,
  ) {
    this.#services = services;
    this.base = new Loader(() => services.ports.scenario.base({ year: this.year }));
    const [recordedName, ...names] = columnNames;
    const recorded = new ScenarioColumn(recordedName, () => this.base.value, null);
    this.columns = [recorded, ...names.map((name) => new ScenarioColumn(name, () => this.base.value, recorded))];
    this.recomputing = new RecomputeViewModel(services.ports.ledger, services.ports.work);
    makeAutoObservable(this, { base: false, columns: false, recomputing: false });
    this.#takeKept();
  }

  get fault(): Fault | null {
    return this.base.fault;
  }

  get column(): ScenarioColumn {
    return this.columns[this.active]!;
  }

  /** What a place shows that has no room for all: the form as recorded and the active scenario. */
  shownIn(isNarrow: boolean): readonly ScenarioColumn[] {
    return isNarrow ? [this.columns[0]!, this.column] : this.columns;
  }

  get scenario(): Scenario {
    return this.column.scenario;
  }

  /** Whether the registers were changed since the forms were computed, so that the form as recorded is a new one. */
  get isOutdated(): boolean {
    const now = this.columns[0]!.made?.form.lines['51'];
    return now !== undefined && this.base.value !== null && now !== this.base.value.computed;
  }

  get mayAdopt(): boolean {
    return this.#services.can(permissions.adopt) && this.base.value?.isFiled === false;
  }

  choose(active: number): void {
    this.active = active;
  }

  show(onlyDifferent: boolean): void {
    this.onlyDifferent = onlyDifferent;
  }

  change(change: Partial<Scenario>): void {
    this.column.set(change);
    this.#keep();
  }

  clear(): void {
    this.column.clear();
    this.#keep();
  }

  /** Takes what another scenario assumes over into the active one. */
  copyFrom(other: number): void {
    this.column.set(this.columns[other]!.scenario);
    this.#keep();
  }

  setRate(column: ScenarioColumn, rate: IncomeTaxRate): void {
    column.setRate(rate);
    this.#keep();
  }

  setIncome(income: string): void {
    this.income = income;
    this.#keep();
  }

  setLosses(losses: readonly TypedLoss[]): void {
    this.losses = losses;
    this.#keep();
  }

  /** The rate of a column: as chosen, else as the enterprise states it. */
  rateOf(column: ScenarioColumn): IncomeTaxRate {
    return column.rate ?? (Number(this.base.value?.facts.taxRate ?? '25') === 15 ? 'highTech' : 'common');
  }

  /** What the form of a column comes to in tax; null while the income is not known or an amount cannot be read. */
  taxOf(column: ScenarioColumn): IncomeTaxEffect | null {
    const deduction = column.made?.form.lines['51'];
    if (deduction === undefined || !isAmount(this.income) || !this.hasReadableLosses) return null;
    const rate = this.rateOf(column);
    return incomeTaxEffect({
      ...{ year: Number(this.year), income: this.income, deduction, rate },
      losses: this.losses
        .filter(({ year, amount }) => year !== '' && amount !== '')
        .map(({ year, amount }) => ({ year: Number(year), amount })),
      carriesLonger: rate === 'highTech' || column.made!.kinds.includes('techSme'),
    });
  }

  get hasReadableLosses(): boolean {
    return this.losses.every(
      ({ year, amount }) =>
        (year === '' && amount === '') || (/^\d{4}$/.test(year) && /^\d/.test(amount) && isAmount(amount)),
    );
  }

  /** What is above the tax of the form as recorded; below 0 it is saved. */
  taxDifference(column: ScenarioColumn): string | null {
    const [own, recorded] = [this.taxOf(column), this.taxOf(this.columns[0]!)];
    return own && recorded ? yuan(own.tax).minus(yuan(recorded.tax)).toString() : null;
  }

  open(): Promise<void> {
    return openYear(this.#services.ports, this);
  }

  async load(): Promise<void> {
    // Without them, choices are shown as their keys.
    const dictionaries = ['enterprise_kind', 'expenditure_type', 'exclusion_reason', 'cost_source', 'grant_treatment'];
    await Promise.all([this.base.load(), this.#services.dictionaries.load(dictionaries).catch(() => undefined)]);
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.base.clear();
    this.recomputing.forget();
    this.#takeKept();
    await this.load();
  }

  /**
   * Writes what the active scenario changes, as it was shown, and computes the year again where that is allowed.
   *
   * @throws Refusal where something was changed meanwhile, or a register refuses
   */
  async adopt(): Promise<void> {
    const { scenario, changes, name } = this.column;
    const { ports, toast, can } = this.#services;
    const written = await ports.scenario.adopt({ year: this.year, scenario, changes });
    toast.success(
      text(
        fill(said.adopted, { name: name.zh, count: written.changes }).zh,
        fill(said.adopted, { name: name.en, count: written.changes }).en,
      ),
    );
    // What was only supposed stays: it stands in no register.
    this.column.scenario = { ...asRecorded, further: scenario.further };
    this.#keep();
    await this.load();
    if (can(permissions.recompute) && (await this.recomputing.run(this.year))) await this.load();
  }

  get #kept() {
    return new KeptScenarios(this.#services.storage, `rdm.scenario/${this.#services.owner}/${this.year}`);
  }

  #keep(): void {
    const { income, losses } = this;
    this.#kept.keep({ scenarios: this.columns.map(({ scenario, rate }) => ({ scenario, rate })), income, losses });
  }

  #takeKept(): void {
    const kept = this.#kept.read();
    this.columns.forEach((column, at) => {
      column.scenario = kept?.scenarios[at]?.scenario ?? asRecorded;
      column.rate = kept?.scenarios[at]?.rate ?? null;
    });
    this.income = kept?.income ?? '';
    this.losses = kept?.losses ?? [];
  }
}
