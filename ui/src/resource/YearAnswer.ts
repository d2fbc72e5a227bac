import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { Fault } from '@rdm/core/internal/kernel';
import { Loader } from './Loader';
import type { ResourceServices } from './ResourceServices';
import { openYear } from './year-to-open';

/** The answer to one question about a year, asked again for another year. */
export class YearAnswer<Answer> {
  year: string;
  readonly #ports: ResourceServices['ports'];
  readonly #loader: Loader<Answer>;

  constructor({ ports }: Pick<ResourceServices, 'ports'>, ask: (year: string) => Promise<Answer>, year: string) {
    this.#ports = ports;
    this.#loader = new Loader(() => ask(this.year));
    this.year = year;
    makeObservable(this, { year: observable, answer: computed, fault: computed });
  }

  /** null until loaded. */
  get answer(): Answer | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  /** Opens without a requested year: the given one, or the latest with projects when it has none. */
  open(): Promise<void> {
    return openYear(this.#ports, this);
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    runInAction(() => (this.year = year));
    this.#loader.clear();
    await this.load();
  }
}
