import { makeAutoObservable, observableRef } from 'mobx';
import type { AssetScheduleAnswer } from '@rdm/core/internal/cost';
import type { Fault } from '@rdm/core/internal/kernel';
import { ExplanationViewModel } from '../../../resource/explanation/ExplanationViewModel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';

/** The registers whose assets have schedules. */
export type ScheduledRegister = keyof ResourceServices['ports']['assetSchedules'];

/** Both schedules of an asset, by year and by month of a chosen year. */
export class SchedulesViewModel {
  /** Null while the years are shown. */
  year: string | null = null;
  readonly explanation = new ExplanationViewModel(() => Promise.reject(new Error('The trace is complete')));
  readonly #loader: Loader<AssetScheduleAnswer>;

  constructor(
    services: Pick<ResourceServices, 'ports'>,
    readonly id: string,
    register: ScheduledRegister,
  ) {
    this.#loader = new Loader(() => services.ports.assetSchedules[register]({ id }), {
      taken: ({ trace }) => this.explanation.follow(trace),
    });
    makeAutoObservable(this, { explanation: observableRef, id: false });
  }

  get schedules(): AssetScheduleAnswer | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  /** The rows of the table: years, or the months of the chosen year. */
  get rows(): readonly ScheduleRow[] {
    const { schedules, year } = this;
    if (!schedules) return [];
    if (year === null) return schedules.years.map((each) => ({ ...each, period: each.year, imported: false }));
    return schedules.months
      .filter(({ month }) => month.startsWith(year))
      .map((each) => ({ ...each, period: each.month }));
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  show(year: string | null): void {
    this.year = year;
    this.explanation.close();
  }
}

export interface ScheduleRow {
  /** A year, or a month `yyyy-MM`. */
  readonly period: string;
  readonly book: string;
  readonly tax: string;
  readonly difference: string;
  readonly imported: boolean;
}
