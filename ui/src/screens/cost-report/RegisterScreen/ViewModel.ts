import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RegisterReport, ReportName } from '@rdm/core/cost';
import type { Download } from '@rdm/core/records';
import type { Fault } from '@rdm/core/kernel';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { yearToOpen } from '../../../resource/year-to-open';

/** What a register cost the projects of a year, month by month. */
export class ReportViewModel {
  report: RegisterReport | null = null;
  fault: Fault | null = null;
  readonly #services: Pick<ResourceServices, 'ports'>;
  #turn = 0;

  constructor(
    services: Pick<ResourceServices, 'ports'>,
    readonly name: ReportName,
    public year: string,
  ) {
    this.#services = services;
    makeAutoObservable(this, { report: observableRef, fault: observableRef, name: false });
  }

  /** Opens where no year was asked for: the given one, or the latest with projects where it has none. */
  async open(): Promise<void> {
    const year = await yearToOpen(this.#services.ports, this.year);
    runInAction(() => void (this.year = year));
    await this.load();
  }

  async load(): Promise<void> {
    const turn = ++this.#turn;
    const { year } = this;
    this.fault = null;
    try {
      const report = await this.#services.ports.costReports[`report${this.name}`]({ year });
      if (turn === this.#turn) runInAction(() => void (this.report = report));
    } catch (error) {
      if (turn === this.#turn) runInAction(() => void (this.fault = faultOf(error)));
    }
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.report = null;
    await this.load();
  }

  /** The same as a workbook. */
  export(): Promise<Download> {
    return this.#services.ports.costReports[`export${this.name}`]({ year: this.year });
  }
}
