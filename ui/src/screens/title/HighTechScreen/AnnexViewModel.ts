import { makeAutoObservable } from 'mobx';
import type { Fault } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { recognition } from '@rdm/core/internal/title';
import { download } from '../../../resource/download';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import {
  costDetailView,
  developingView,
  projectInfoView,
  relationView,
  type AnnexView,
  type ShowEntry,
} from './annex-view';

/** The annexes by the tab that shows them. */
export type AnnexName = 'projectinfo' | 'projectcostdetail' | 'relateactivities' | 'projectdeveloping';

type Port = ResourceServices['ports']['highTechAnnex'];
interface Annex {
  readonly dictionaries: readonly string[];
  readonly read: (port: Port, year: string, show: ShowEntry) => Promise<AnnexView>;
  readonly print: (port: Port, year: string) => Promise<Download>;
}

const annexes: Readonly<Record<AnnexName, Annex>> = {
  projectinfo: {
    dictionaries: ['high_tech_product_domain', 'high_tech_product_source'],
    read: async (port, year, show) => projectInfoView(await port.projectInfo({ year }), show),
    print: (port, year) => port.printProjectInfo({ year }),
  },
  projectcostdetail: {
    dictionaries: [],
    read: async (port, year) => costDetailView(await port.projectCostDetail({ year })),
    print: (port, year) => port.printProjectCostDetail({ year }),
  },
  relateactivities: {
    dictionaries: [],
    read: async (port, year) => relationView(await port.relateActivities({ year })),
    print: (port, year) => port.printRelateActivities({ year }),
  },
  projectdeveloping: {
    dictionaries: ['project_stage', 'project_achiev_type_1071'],
    read: async (port, year, show) => developingView(await port.projectDeveloping({ year }), show),
    print: (port, year) => port.printProjectDeveloping({ year }),
  },
};

/** An annex of the application of a year. */
export class AnnexViewModel {
  readonly #services: ResourceServices;
  readonly #annex: Annex;
  readonly #task: Task;
  readonly #loader = new Loader(() => this.#read());

  constructor(
    services: ResourceServices,
    readonly name: AnnexName,
    public year: string,
  ) {
    this.#services = services;
    this.#annex = annexes[name];
    this.#task = new Task(services.toast);
    makeAutoObservable(this);
  }

  get view(): AnnexView | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get working(): boolean {
    return this.#task.running;
  }

  get mayPrint(): boolean {
    return this.#services.can(recognition.permissions.export);
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    await this.load();
  }

  async print(): Promise<void> {
    const file = await this.#task.run(() => this.#annex.print(this.#services.ports.highTechAnnex, this.year));
    if (file) download(file);
  }

  async #read(): Promise<AnnexView> {
    const { ports, dictionaries } = this.#services;
    // Entries are then shown as their keys.
    await dictionaries.load(this.#annex.dictionaries).catch(() => undefined);
    return this.#annex.read(ports.highTechAnnex, this.year, (code, key) => dictionaries.labelOf(code, key));
  }
}
