import { makeAutoObservable } from 'mobx';
import { monthsOfYear } from '@rdm/core/calendar';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { yearToOpen } from '../../../resource/year-to-open';
import { ExportedVouchersViewModel } from './ExportedVouchersViewModel';
import { MonthVoucherViewModel } from './MonthVoucherViewModel';

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast' | 'today'>;

/** Vouchers of allocated cost: those of a month to export, and those exported in its year. */
export class AllocationVoucherViewModel {
  readonly toExport: MonthVoucherViewModel;
  readonly exported: ExportedVouchersViewModel;
  month: string;
  readonly #services: Services;

  constructor(
    services: Services,
    public year: string,
    asked: string | null,
  ) {
    this.#services = services;
    this.month = asked?.startsWith(`${year}-`) ? asked : usualMonth(year, services.today);
    this.toExport = new MonthVoucherViewModel(services);
    this.exported = new ExportedVouchersViewModel(services, () => this.load());
    makeAutoObservable(this, { toExport: false, exported: false });
  }

  get months(): readonly string[] {
    return monthsOfYear(this.year);
  }

  async open(): Promise<void> {
    const given = this.year;
    const year = await yearToOpen(this.#services.ports, given);
    if (this.year !== given) return;
    if (year === given) await this.load();
    else await this.setYear(year);
  }

  async load(): Promise<void> {
    await Promise.all([this.toExport.load(this.month), this.exported.load(this.year)]);
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.month = usualMonth(year, this.#services.today);
    this.exported.clear();
    await this.load();
  }

  async setMonth(month: string | undefined): Promise<void> {
    if (month === undefined || month === this.month) return;
    this.month = month;
    await this.toExport.load(month);
  }

  async make(): Promise<void> {
    if (await this.toExport.make()) await this.load();
  }
}

/** The last month that is over; of an earlier year December, of a later one January. */
function usualMonth(year: string, today: string): string {
  const over = monthsOfYear(year).filter((month) => month < today.slice(0, 7));
  return over.at(-1) ?? `${year}-01`;
}
