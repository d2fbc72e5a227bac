import { makeAutoObservable } from 'mobx';
import {
  collectedYearExpense,
  summariseYearExpense,
  yearExpense,
  type YearExpenseAmounts,
  type YearExpenseSummary,
} from '@rdm/core/internal/enterprise';
import type { Fault } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { openYear } from '../../../resource/year-to-open';

/** The expense of a year as its organisations state it, beside what the enterprise states and what was collected. */
export class YearExpenseSummaryViewModel {
  readonly #services: Pick<ResourceServices, 'ports'>;
  readonly #loader = new Loader(() => this.#read());

  constructor(
    services: Pick<ResourceServices, 'ports'>,
    public year: string,
  ) {
    this.#services = services;
    makeAutoObservable(this);
  }

  get summary(): YearExpenseSummary | null {
    return this.#loader.value?.summary ?? null;
  }

  /** Cost collected from the registers and vouchers, in 万元; null where it cannot be loaded. */
  get collected(): YearExpenseAmounts | null {
    return this.#loader.value?.collected ?? null;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  /** No expense is recorded for the year. */
  get isEmpty(): boolean {
    return this.summary !== null && this.summary.enterprise === null && this.summary.organisations.length === 0;
  }

  /** Opens without a requested year: the given one, or the latest with projects when it has none. */
  open(): Promise<void> {
    return openYear(this.#services.ports, this);
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.#loader.clear();
    await this.load();
  }

  async #read() {
    const { ports } = this.#services;
    const { year } = this;
    const where = [{ field: 'year', is: 'equal' as const, value: year }];
    const [stated, amounts] = await Promise.all([
      ports.resource(yearExpense).list({ size: -1, where }),
      // Without the permission to view the ledgers the expense is still shown.
      ports.ledger.statsAmount({ year }).catch(() => null),
    ]);
    return { summary: summariseYearExpense(stated.records), collected: amounts && collectedYearExpense(amounts) };
  }
}
