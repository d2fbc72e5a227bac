import { makeAutoObservable } from 'mobx';
import type { Fault } from '@rdm/core/internal/kernel';
import type { CalibreBridge } from '@rdm/core/internal/statistics';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { openYear } from '../../../resource/year-to-open';

/** What lies between the three calibres of a year. */
export class CalibreBridgeViewModel {
  readonly #services: Pick<ResourceServices, 'ports'>;
  readonly #loader = new Loader(() => this.#services.ports.statistics.bridge({ year: this.year }));

  constructor(
    services: Pick<ResourceServices, 'ports'>,
    public year: string,
  ) {
    this.#services = services;
    makeAutoObservable(this);
  }

  /** null until loaded. */
  get bridge(): CalibreBridge | null {
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
}
