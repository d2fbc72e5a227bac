import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  collectedYearExpense,
  summariseYearExpense,
  yearExpense,
  type YearExpenseAmounts,
  type YearExpenseSummary,
} from '@rdm/core/enterprise';
import type { Fault } from '@rdm/core/kernel';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { yearToOpen } from '../../../resource/year-to-open';

/** The expense of a year as its organisations state it, beside what the enterprise states and what was collected. */
export class YearExpenseSummaryViewModel {
  summary: YearExpenseSummary | null = null;
  /** Cost collected from the registers and vouchers, in 万元; null where nobody may know. */
  collected: YearExpenseAmounts | null = null;
  fault: Fault | null = null;
  readonly #services: Pick<ResourceServices, 'ports'>;
  #turn = 0;

  constructor(
    services: Pick<ResourceServices, 'ports'>,
    public year: string,
  ) {
    this.#services = services;
    makeAutoObservable(this, { summary: observableRef, collected: observableRef, fault: observableRef });
  }

  /** Nothing is stated of the year. */
  get isEmpty(): boolean {
    return this.summary !== null && this.summary.enterprise === null && this.summary.organisations.length === 0;
  }

  /** Opens where no year was asked for: the given one, or the latest with projects where it has none. */
  async open(): Promise<void> {
    const year = await yearToOpen(this.#services.ports, this.year);
    runInAction(() => void (this.year = year));
    await this.load();
  }

  async load(): Promise<void> {
    const turn = ++this.#turn;
    const { ports } = this.#services;
    const { year } = this;
    this.fault = null;
    const where = [{ field: 'year', is: 'equal' as const, value: year }];
    try {
      const [stated, amounts] = await Promise.all([
        ports.resource(yearExpense).list({ size: -1, where }),
        // Who may not see the ledgers sees the expense all the same.
        ports.ledger.statsAmount({ year }).catch(() => null),
      ]);
      if (turn !== this.#turn) return;
      runInAction(() => {
        this.summary = summariseYearExpense(stated.records);
        this.collected = amounts && collectedYearExpense(amounts);
      });
    } catch (error) {
      if (turn === this.#turn) runInAction(() => void (this.fault = faultOf(error)));
    }
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.summary = null;
    this.collected = null;
    await this.load();
  }
}
