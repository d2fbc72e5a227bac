import { makeAutoObservable } from 'mobx';
import type { RegisterReport, ReportName } from '@rdm/core/internal/cost';
import type { Download } from '@rdm/core/internal/records';
import type { Fault } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { openYear } from '../../../resource/year-to-open';

/** What a register cost the projects of a year, month by month. */
export class ReportViewModel {
  readonly #services: Pick<ResourceServices, 'ports'>;
  readonly #loader = new Loader(() => this.#services.ports.costReports[`report${this.name}`]({ year: this.year }));

  constructor(
    services: Pick<ResourceServices, 'ports'>,
    readonly name: ReportName,
    public year: string,
  ) {
    this.#services = services;
    makeAutoObservable(this, { name: false });
  }

  get report(): RegisterReport | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
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

  /** The same as a workbook. */
  export(): Promise<Download> {
    return this.#services.ports.costReports[`export${this.name}`]({ year: this.year });
  }
}
