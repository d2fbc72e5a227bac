import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { text, type Text } from '@rdm/core/internal/kernel';
import { projectCrossYear, type CarryOver } from '@rdm/core/internal/ledger';
import { faultOf } from '../../../resource/fault-of';
import type { ProjectServices } from '../project-services';

const said = {
  done: text('已跨年，请补充该年度的项目后提交', 'Carried over: complete the project of that year, then submit'),
  wrongYear: text('请输入四位年度', 'Enter a year of four digits'),
};

/** Carries one project over into a later year: what it takes along is shown before it is confirmed. */
export class CrossYearViewModel {
  year: string;
  preview: CarryOver | null = null;
  /** Why it cannot be carried over into this year. */
  refused: Text | null = null;
  loading = false;
  confirming = false;
  readonly #services: ProjectServices;
  readonly #id: string;

  constructor(services: ProjectServices, record: { readonly id: string; readonly year?: unknown }) {
    this.#services = services;
    this.#id = record.id;
    this.year = String(Number(record.year) + 1);
    makeAutoObservable(this, { preview: observableRef, refused: observableRef });
  }

  /** Shows what a year would take over. */
  async show(year: string): Promise<void> {
    this.year = year;
    this.preview = null;
    this.refused = null;
    if (!/^\d{4}$/.test(year)) {
      this.refused = said.wrongYear;
      return;
    }
    this.loading = true;
    try {
      const preview = await this.#services.ports.masters.crossYearPreview({ id: this.#id, year });
      if (year === this.year) runInAction(() => void (this.preview = preview));
    } catch (error) {
      if (year === this.year) runInAction(() => void (this.refused = faultOf(error).message));
    } finally {
      if (year === this.year) runInAction(() => void (this.loading = false));
    }
  }

  /** Returns the id of the project of that year, or null when none was made; errors are shown. */
  async confirm(): Promise<string | null> {
    if (this.confirming || this.preview === null) return null;
    this.confirming = true;
    try {
      const { sourceId, year } = this.preview;
      const crossYears = this.#services.ports.resource(projectCrossYear);
      const where = [
        { field: 'sourceId', is: 'equal', value: sourceId },
        { field: 'year', is: 'equal', value: year },
      ] as const;
      const [draft] = (await crossYears.list({ where, size: 1 })).records;
      const { id } = draft ?? (await crossYears.submit({ sourceId, year }));
      const { projectId } = await this.#services.ports.masters.confirmCrossYear({ id });
      this.#services.toast.success(said.done);
      return projectId;
    } catch (error) {
      runInAction(() => void (this.refused = faultOf(error).message));
      return null;
    } finally {
      runInAction(() => void (this.confirming = false));
    }
  }
}
