import { makeAutoObservable } from 'mobx';
import type { CostSummaryStats } from '@rdm/core/internal/cost';
import type { Fault } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { openYear } from '../../../resource/year-to-open';

/** The cost of a year beside what its vouchers book, by project, cost item and month. */
export class CostTotalsViewModel {
  readonly #services: Pick<ResourceServices, 'ports'>;
  readonly #loader = new Loader(() =>
    this.#services.ports.costViews.summary({ where: [{ field: 'year', is: 'equal', value: this.year }] }),
  );

  constructor(
    services: Pick<ResourceServices, 'ports'>,
    public year: string,
  ) {
    this.#services = services;
    makeAutoObservable(this);
  }

  get totals(): CostSummaryStats | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

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
}
