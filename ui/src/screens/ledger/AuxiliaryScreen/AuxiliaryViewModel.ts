import { makeAutoObservable, observable, runInAction } from 'mobx';
import { Refusal, type Fault } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import { projectReport, type LedgerSheet } from '@rdm/core/internal/ledger';
import { ExplanationViewModel } from '../../../resource/explanation/ExplanationViewModel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { openYear } from '../../../resource/year-to-open';

type Services = Pick<ResourceServices, 'ports' | 'dictionaries'>;

const dictionaries = ['completion', 'expenditure_type', 'data_status'];

/** Query parameters of the URL. */
export interface Asked {
  readonly year: string | null;
  /** The id of a project report. */
  readonly id: string | null;
}

interface Opened {
  readonly ledgers: readonly StoredRecord[] | null;
  readonly chosen: string | null;
  readonly sheet: LedgerSheet | null;
}

/** The ledgers of a year, one of them open. */
export class AuxiliaryViewModel {
  search = '';
  /** The id of the report whose ledger is open. */
  chosen: string | null;
  readonly folded = observable.set<string>();
  readonly explanation: ExplanationViewModel;
  year: string;
  readonly #services: Services;
  readonly #asked: Asked;
  /** Without an id loads the ledgers of the year and opens the chosen or the first one; with an id that ledger. */
  readonly #loader = new Loader((id: string | null) => (id === null ? this.#readYear() : this.#readLedger(id)), {
    taken: ({ chosen }) => void (this.chosen = chosen),
  });

  constructor(services: Services, asked: Asked, usualYear: string) {
    this.#services = services;
    this.#asked = asked;
    this.year = asked.year ?? usualYear;
    this.chosen = asked.id;
    this.explanation = new ExplanationViewModel((key) => services.ports.ledger.explain({ year: this.year, key }));
    makeAutoObservable(this, {
      explanation: false,
      folded: false,
    });
  }

  /** The project reports of the year; null until known. */
  get ledgers(): readonly StoredRecord[] | null {
    return this.#loader.value?.ledgers ?? null;
  }

  get sheet(): LedgerSheet | null {
    return this.#loader.value?.sheet ?? null;
  }

  get loading(): boolean {
    return this.#loader.loading;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get isEmpty(): boolean {
    return this.ledgers !== null && this.ledgers.length === 0;
  }

  /** The ledgers whose project, type of expenditure or completion contains the search text. */
  get found(): readonly StoredRecord[] {
    const wanted = this.search.trim().toLowerCase();
    return (this.ledgers ?? []).filter((ledger) => wanted === '' || this.#wordsOf(ledger).includes(wanted));
  }

  /** Opens what the URL requests; if that ledger no longer exists, the ledgers of the year. */
  async open(): Promise<void> {
    const { year, id } = this.#asked;
    const given = this.year;
    const found = year ?? (id && (await this.#yearOf(id)));
    // Another year was chosen meanwhile.
    if (this.year !== given) return;
    if (!found) return openYear(this.#services.ports, this);
    runInAction(() => void (this.year = found));
    await this.load();
  }

  /** Shows the ledger that a link names, in its own year where the link names none; without a ledger the year. */
  async follow({ year, id }: Asked): Promise<void> {
    if (id === null) return this.setYear(year ?? this.year);
    const isListed = this.ledgers?.some((ledger) => ledger.id === id) ?? false;
    if (isListed && (year ?? this.year) === this.year) return this.choose(id);
    const { year: yearBefore, chosen } = this;
    const found = year ?? (await this.#yearOf(id)) ?? yearBefore;
    // Something else was chosen meanwhile.
    if (this.year === yearBefore && this.chosen === chosen) await this.#begin(found, id);
  }

  async load(): Promise<void> {
    await this.#loader.load(null);
  }

  async choose(id: string): Promise<void> {
    if (id === this.chosen && this.sheet) return;
    this.chosen = id;
    this.folded.clear();
    this.explanation.close();
    await this.#loader.load(id);
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    await this.#begin(year, null);
  }

  setSearch(search: string): void {
    this.search = search;
  }

  toggleMonth(month: string): void {
    if (!this.folded.delete(month)) this.folded.add(month);
  }

  foldAll(): void {
    for (const { month } of this.sheet?.rows ?? []) this.folded.add(month);
  }

  unfoldAll(): void {
    this.folded.clear();
  }

  /** Shows the ledgers of a year anew, with the given one open or the first. */
  async #begin(year: string, id: string | null): Promise<void> {
    this.year = year;
    this.#loader.clear();
    this.chosen = id;
    this.folded.clear();
    this.explanation.close();
    await this.load();
  }

  /** The year of a ledger; null where it no longer exists. */
  async #yearOf(id: string): Promise<string | null> {
    const reports = this.#services.ports.resource(projectReport);
    const named = await reports.detail({ id }).catch(() => null);
    return named && String(named.year);
  }

  async #readYear(): Promise<Opened> {
    const { ports, dictionaries: store } = this.#services;
    const where = [{ field: 'year', is: 'equal' as const, value: this.year }];
    const likely = this.chosen === null ? { year: this.year } : { reportId: this.chosen };
    const [{ records }, sheet] = await Promise.all([
      ports.resource(projectReport).list({ size: -1, where }),
      // Together with the list, which tells which one to open in place of one that is gone.
      ports.ledger.ledgerSheet(likely).catch(unlessGone),
      store.load(dictionaries).catch(() => undefined),
    ]);
    const ledgers = (records as readonly unknown[] as readonly StoredRecord[]).toSorted(byCode);
    const chosen = ledgers.find(({ id }) => id === this.chosen) ?? ledgers[0];
    if (!chosen) return { ledgers, chosen: null, sheet: null };
    const isLikely = sheet?.reportId === chosen.id;
    return { ledgers, chosen: chosen.id, sheet: isLikely ? sheet : await this.#readSheet(chosen.id) };
  }

  #readSheet(reportId: string): Promise<LedgerSheet> {
    return this.#services.ports.ledger.ledgerSheet({ reportId });
  }

  async #readLedger(id: string): Promise<Opened> {
    return { ledgers: this.ledgers, chosen: id, sheet: await this.#readSheet(id) };
  }

  #wordsOf({ projectCode, projectName, expenditureType, completion }: StoredRecord): string {
    const { dictionaries: store } = this.#services;
    const words = [
      projectCode,
      projectName,
      store.labelOf('expenditure_type', String(expenditureType)),
      store.labelOf('completion', String(completion)),
    ];
    return words.join(' ').toLowerCase();
  }
}

function unlessGone(error: unknown): null {
  if (error instanceof Refusal && error.fault.code === 404) return null;
  throw error;
}

const byCode = (left: StoredRecord, right: StoredRecord) =>
  String(left.projectCode) < String(right.projectCode) ? -1 : 1;
