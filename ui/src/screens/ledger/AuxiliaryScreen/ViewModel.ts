import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Fault } from '@rdm/core/kernel';
import type { StoredRecord } from '@rdm/core/records';
import { projectReport, type LedgerSheet } from '@rdm/core/ledger';
import { ExplanationViewModel } from '../../../resource/explanation/ExplanationViewModel';
import { faultOf } from '../../../resource/fault-of';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { yearToOpen } from '../../../resource/year-to-open';

type Services = Pick<ResourceServices, 'ports' | 'dictionaries'>;

const dictionaries = ['completion', 'expenditure_type', 'data_status'];

/** What the address asks for. */
export interface Asked {
  readonly year: string | null;
  /** The id of a project report. */
  readonly id: string | null;
}

/** The ledgers of a year, one of them open. */
export class AuxiliaryViewModel {
  /** The project reports of the year; null until known. */
  ledgers: readonly StoredRecord[] | null = null;
  search = '';
  /** The id of the report whose ledger is open. */
  chosen: string | null;
  sheet: LedgerSheet | null = null;
  loading = false;
  fault: Fault | null = null;
  readonly folded = observable.set<string>();
  readonly explanation: ExplanationViewModel;
  year: string;
  readonly #services: Services;
  readonly #asked: Asked;
  #turn = 0;

  constructor(services: Services, asked: Asked, usualYear: string) {
    this.#services = services;
    this.#asked = asked;
    this.year = asked.year ?? usualYear;
    this.chosen = asked.id;
    this.explanation = new ExplanationViewModel((key) => services.ports.ledger.explain({ year: this.year, key }));
    makeAutoObservable(this, {
      explanation: false,
      folded: false,
      ledgers: observableRef,
      sheet: observableRef,
      fault: observableRef,
    });
  }

  get isEmpty(): boolean {
    return this.ledgers !== null && this.ledgers.length === 0;
  }

  /** Those whose project, type of expenditure or completion says what is searched. */
  get found(): readonly StoredRecord[] {
    const wanted = this.search.trim().toLowerCase();
    return (this.ledgers ?? []).filter((ledger) => wanted === '' || this.#wordsOf(ledger).includes(wanted));
  }

  /** Opens with what the address asks for; a ledger that is gone leads to those of the year. */
  async open(): Promise<void> {
    const { year, id } = this.#asked;
    const { ports } = this.#services;
    if (year === null) {
      const named =
        id === null
          ? null
          : await ports
              .resource(projectReport)
              .detail({ id })
              .catch(() => null);
      const found = named ? String(named.year) : await yearToOpen(ports, this.year);
      runInAction(() => void (this.year = found));
    }
    await this.load();
  }

  async load(): Promise<void> {
    const { ports, dictionaries: store } = this.#services;
    const where = [{ field: 'year', is: 'equal' as const, value: this.year }];
    await this.#asking(async () => {
      const [{ records }] = await Promise.all([
        ports.resource(projectReport).list({ size: -1, where }),
        store.load(dictionaries).catch(() => undefined),
      ]);
      const ledgers = (records as readonly unknown[] as readonly StoredRecord[]).toSorted(byCode);
      const chosen = ledgers.find(({ id }) => id === this.chosen) ?? ledgers[0];
      const sheet = chosen ? await ports.ledger.ledgerSheet({ reportId: chosen.id }) : null;
      return () => {
        this.ledgers = ledgers;
        this.chosen = chosen?.id ?? null;
        this.sheet = sheet;
      };
    });
  }

  async choose(id: string): Promise<void> {
    if (id === this.chosen && this.sheet) return;
    this.chosen = id;
    this.folded.clear();
    this.explanation.close();
    await this.#asking(async () => {
      const sheet = await this.#services.ports.ledger.ledgerSheet({ reportId: id });
      return () => void (this.sheet = sheet);
    });
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.ledgers = null;
    this.sheet = null;
    this.chosen = null;
    this.folded.clear();
    this.explanation.close();
    await this.load();
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

  /** Takes an answer over unless something else was asked for since. */
  async #asking(ask: () => Promise<() => void>): Promise<void> {
    const turn = ++this.#turn;
    this.loading = true;
    this.fault = null;
    try {
      const take = await ask();
      if (turn === this.#turn) runInAction(take);
    } catch (error) {
      if (turn === this.#turn) runInAction(() => void (this.fault = faultOf(error)));
    } finally {
      if (turn === this.#turn) runInAction(() => void (this.loading = false));
    }
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

const byCode = (left: StoredRecord, right: StoredRecord) =>
  String(left.projectCode) < String(right.projectCode) ? -1 : 1;
