import { makeAutoObservable } from 'mobx';
import type { Fault, Trace } from '@rdm/core/internal/kernel';
import { projectReport } from '@rdm/core/internal/ledger';
import { ExplanationViewModel } from '../../resource/explanation/ExplanationViewModel';
import { Loader } from '../../resource/Loader';
import type { ResourceServices } from '../../resource/ResourceServices';
import { openYear } from '../../resource/year-to-open';

/** Permission to view the summaries. */
export const summaryPermission = 'projectreportyear_view';
/** Permission to trace a figure to the ledger. */
export const explainPermission = 'preferential_view';

const dictionaries = ['completion', 'expenditure_type', 'project_achiev_type_1071'];

type Services = Pick<ResourceServices, 'ports' | 'dictionaries'>;

interface Explained {
  readonly trace: Trace;
  readonly collectionTable?: { readonly trace: Trace };
  /** Keys of the figures that a whole summary explains. */
  readonly explains?: readonly string[];
}

/** How a summary is asked for: `brief` without its traces. */
export interface SummaryAsked {
  readonly year: string;
  readonly brief?: boolean;
}

/** A summary of the ledgers of a year, in either edition, and how its figures came about. */
export class YearSummaryViewModel<Summary extends Explained> {
  readonly explanation: ExplanationViewModel;
  readonly #services: Services;
  readonly #summary: (asked: SummaryAsked) => Promise<Summary>;
  readonly #loader = new Loader(() => this.#read(), {
    taken: ({ summary: { explains = [] } }) =>
      this.explanation.followUntold({ figures: explains, read: () => this.#traces() }),
  });

  constructor(
    services: Services,
    summary: (asked: SummaryAsked) => Promise<Summary>,
    public year: string,
  ) {
    this.#services = services;
    this.#summary = summary;
    this.explanation = new ExplanationViewModel((key) => services.ports.ledger.explain({ year: this.year, key }));
    makeAutoObservable(this, { explanation: false });
  }

  get summary(): Summary | null {
    return this.#loader.value?.summary ?? null;
  }

  /** Whether the year has ledgers; null until loaded, or where they cannot be listed. */
  get hasLedgers(): boolean | null {
    return this.#loader.value?.hasLedgers ?? null;
  }

  get loading(): boolean {
    return this.#loader.loading;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get isEmpty(): boolean {
    return this.hasLedgers === false;
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
    this.explanation.close();
    this.explanation.follow(null);
    await this.load();
  }

  async #traces(): Promise<readonly Trace[]> {
    const { trace, collectionTable } = await this.#summary({ year: this.year });
    return collectionTable ? [trace, collectionTable.trace] : [trace];
  }

  async #read() {
    const { ports, dictionaries: store } = this.#services;
    const where = [{ field: 'year', is: 'equal' as const, value: this.year }];
    const [summary, ledgers] = await Promise.all([
      this.#summary({ year: this.year, brief: true }),
      // Without the permission to list ledgers the summary is still shown.
      ports
        .resource(projectReport)
        .list({ size: 1, where })
        .catch(() => null),
      // Dictionary labels are then shown as their keys.
      store.load(dictionaries).catch(() => undefined),
    ]);
    return { summary, hasLedgers: ledgers && ledgers.total > 0 };
  }
}
