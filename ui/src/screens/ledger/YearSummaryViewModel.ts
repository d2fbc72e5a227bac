import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Fault, Trace } from '@rdm/core/kernel';
import { projectReport } from '@rdm/core/ledger';
import { ExplanationViewModel } from '../../resource/explanation/ExplanationViewModel';
import { faultOf } from '../../resource/fault-of';
import type { ResourceServices } from '../../resource/ResourceServices';
import { yearToOpen } from '../../resource/year-to-open';

/** The right to see the summaries. */
export const summaryPermission = 'projectreportyear_view';
/** The right to have a figure explained by the ledger. */
export const explainPermission = 'preferential_view';

const dictionaries = ['completion', 'expenditure_type', 'project_achiev_type_1071'];

type Services = Pick<ResourceServices, 'ports' | 'dictionaries'>;

/** A summary of the ledgers of a year, in either edition, and how its figures came about. */
export class YearSummaryViewModel<Summary extends { readonly trace: Trace }> {
  summary: Summary | null = null;
  /** Whether the year has ledgers; null until known, or where nobody may know. */
  hasLedgers: boolean | null = null;
  loading = false;
  fault: Fault | null = null;
  readonly explanation: ExplanationViewModel;
  readonly #services: Services;
  readonly #read: (year: string) => Promise<Summary>;
  #turn = 0;

  constructor(
    services: Services,
    read: (year: string) => Promise<Summary>,
    public year: string,
  ) {
    this.#services = services;
    this.#read = read;
    this.explanation = new ExplanationViewModel((key) => services.ports.ledger.explain({ year: this.year, key }));
    makeAutoObservable(this, { explanation: false, summary: observableRef, fault: observableRef });
  }

  get isEmpty(): boolean {
    return this.hasLedgers === false;
  }

  /** Opens where no year was asked for: the given one, or the latest with projects where it has none. */
  async open(): Promise<void> {
    const year = await yearToOpen(this.#services.ports, this.year);
    runInAction(() => void (this.year = year));
    await this.load();
  }

  async load(): Promise<void> {
    const turn = ++this.#turn;
    const { ports, dictionaries: store } = this.#services;
    const { year } = this;
    this.loading = true;
    this.fault = null;
    const where = [{ field: 'year', is: 'equal' as const, value: year }];
    try {
      const [summary, ledgers] = await Promise.all([
        this.#read(year),
        // Who may not list ledgers sees the summary all the same.
        ports
          .resource(projectReport)
          .list({ size: 1, where })
          .catch(() => null),
        // Words of dictionaries then show as their keys.
        store.load(dictionaries).catch(() => undefined),
      ]);
      if (turn !== this.#turn) return;
      runInAction(() => {
        this.summary = summary;
        this.hasLedgers = ledgers && ledgers.total > 0;
        this.explanation.follow(summary.trace);
      });
    } catch (error) {
      if (turn === this.#turn) runInAction(() => void (this.fault = faultOf(error)));
    } finally {
      if (turn === this.#turn) runInAction(() => void (this.loading = false));
    }
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.summary = null;
    this.hasLedgers = null;
    this.explanation.close();
    this.explanation.follow(null);
    await this.load();
  }
}
