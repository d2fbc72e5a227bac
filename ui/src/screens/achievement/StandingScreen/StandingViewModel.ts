import { makeAutoObservable } from 'mobx';
import type { Fault } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { openYear } from '../../../resource/year-to-open';

/** The rights of the parts; one without its right is not asked for and not shown. */
const rights = {
  properties: 'intellectualproperty_view',
  products: 'hightechproduct_view',
  conversions: 'achievementtrans_view',
} as const;

type Services = Pick<ResourceServices, 'ports' | 'can'>;

/** How intellectual property, products and conversions stand at the end of a year. */
export class StandingViewModel {
  readonly #services: Services;
  readonly points = new Loader(() => this.#services.ports.innovation.standing({ year: this.year }));
  readonly properties = new Loader(() => this.#services.ports.achievements.properties({ day: `${this.year}-12-31` }));
  readonly dates = new Loader(() => this.#services.ports.achievements.dates());
  readonly products = new Loader(() => this.#services.ports.achievements.products({ year: this.year }));
  readonly conversions = new Loader(() => this.#services.ports.achievements.conversions({ year: this.year }));

  constructor(
    services: Services,
    public year: string,
  ) {
    this.#services = services;
    makeAutoObservable(this, { points: false, properties: false, dates: false, products: false, conversions: false });
  }

  get fault(): Fault | null {
    return this.points.fault;
  }

  sees(part: keyof typeof rights): boolean {
    return this.#services.can(rights[part]);
  }

  /** Opens without a requested year: the given one, or the latest with projects when it has none. */
  open(): Promise<void> {
    return openYear(this.#services.ports, this);
  }

  async load(): Promise<void> {
    const { points, properties, dates, products, conversions } = this;
    await Promise.all([
      points.load(),
      ...(this.sees('properties') ? [properties.load(), dates.load()] : []),
      ...(this.sees('products') ? [products.load()] : []),
      ...(this.sees('conversions') ? [conversions.load()] : []),
    ]);
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    for (const part of [this.points, this.properties, this.products, this.conversions]) part.clear();
    await this.load();
  }
}
