import { makeAutoObservable } from 'mobx';
import type { Fault } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import type { ProjectFormRow } from '@rdm/core/internal/statistics';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import { openYear } from '../../../resource/year-to-open';

/** The dictionaries whose codes the form shows with what they mean. */
const shownDictionaries = ['project_source', 'project_achiev_type_1071', 'project_target', 'project_stage'] as const;

/** Form 107-1 of a year: its projects. */
export class ProjectReportViewModel {
  readonly #services: Pick<ResourceServices, 'ports' | 'dictionaries'>;
  readonly #printing: Task;
  readonly #loader = new Loader(() => this.#read());

  constructor(
    services: Pick<ResourceServices, 'ports' | 'dictionaries' | 'toast'>,
    public year: string,
  ) {
    this.#services = services;
    this.#printing = new Task(services.toast);
    makeAutoObservable(this);
  }

  /** The projects; null until loaded. */
  get rows(): readonly ProjectFormRow[] | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get exporting(): boolean {
    return this.#printing.running;
  }

  /** Projects done with a partner whose kind is not registered, so that their form of development is open. */
  get undetermined(): readonly ProjectFormRow[] {
    return (this.rows ?? []).filter(({ developmentForm }) => developmentForm === null);
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

  /** The printed form; null on failure. */
  print(): Promise<Download | null> {
    return this.#printing.run(() => this.#services.ports.statistics.exportProjects({ year: this.year }));
  }

  async #read(): Promise<readonly ProjectFormRow[]> {
    const { ports, dictionaries } = this.#services;
    const [rows] = await Promise.all([
      ports.statistics.projects({ year: this.year }),
      // The codes alone are shown when it fails.
      dictionaries.load(shownDictionaries).catch(() => undefined),
    ]);
    return rows;
  }
}
