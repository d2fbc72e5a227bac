import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { Download, RecordOf, Resource, ResourcePort } from '@rdm/core/internal/records';
import { project, type ProjectYearStats } from '@rdm/core/internal/project';
import { referenceFile } from '@rdm/core/internal/retention';
import { faultOf } from '../../../resource/fault-of';
import { ResourceListViewModel } from '../../../resource/list/ResourceListViewModel';
import type { ResourceServices } from '../../../resource/ResourceServices';
import type { ProjectServices } from '../project-services';

const said = {
  copied: text('复制成功，请补充后提交', 'Copied: complete it, then submit'),
  wrongYear: text('请输入四位年度', 'Enter a year of four digits'),
};

/** The list of projects: all of them or one's own, its documents, and copies for another year. */
export class ProjectListViewModel {
  readonly list: ResourceListViewModel;
  /** Only those the person leads, applied for or entered. */
  mine = false;
  lastYear: ProjectYearStats | null = null;
  /** Percent of the files that have to be kept, by the id of a project of the year shown. */
  retention: ReadonlyMap<string, number> = new Map();
  copying = false;
  readonly #services: ProjectServices;

  constructor(services: ProjectServices, given: Readonly<Record<string, string>> = {}) {
    this.#services = services;
    const port = services.ports.resource(project);
    const shown: ResourcePort<RecordOf<typeof project>> = {
      ...port,
      list: (query) => (this.mine ? services.projects.listMine(query) : services.projects.listWeb(query)),
      export: (query) => services.projects.exportAll(query),
    };
    this.list = new ResourceListViewModel(project, withProjects(services, shown), given);
    makeAutoObservable(this, { list: false, lastYear: observableRef, retention: observableRef });
  }

  showMine(mine: boolean): Promise<void> {
    this.mine = mine;
    return this.list.search();
  }

  /** Loads the list, and what stands beside it. */
  async open(): Promise<void> {
    await Promise.all([this.list.load(), this.loadBeside()]);
  }

  /** Loads what stands beside the list; the list works without it. */
  async loadBeside(): Promise<void> {
    await Promise.all([this.#loadRetention(this.list.sent.year ?? ''), this.#loadLastYear()]);
  }

  /** The totals of the year before. */
  async #loadLastYear(): Promise<void> {
    const stats = await this.#services.projects.lastYearStats().catch(() => null);
    runInAction(() => void (this.lastYear = stats));
  }

  /** How far the files of the projects of a year are collected. */
  async #loadRetention(year: string): Promise<void> {
    const { can, ports } = this.#services;
    if (!/^\d{4}$/.test(year) || !can(referenceFile.permissions.view)) return;
    const standing = await ports.retention.standing({ year }).catch(() => []);
    const found = standing.map(({ projectId, completeness }) => [projectId, completeness] as const);
    runInAction(() => void (this.retention = new Map(found)));
  }

  /** The chosen projects, or all that the search finds. */
  exportChosen(): Promise<Download | null> {
    const { selected } = this.list;
    if (selected.size === 0) return this.list.export();
    return this.#orSay(() => this.#services.projects.exportExcel({ ids: [...selected].join(',') }));
  }

  /** The proposal of one project as a document. */
  exportDocument(id: string): Promise<Download | null> {
    return this.#orSay(() => this.#services.projects.exportDocument({ id }));
  }

  /** Why a project cannot be copied to a year. */
  refuseYear(year: string): Text | undefined {
    return /^\d{4}$/.test(year) ? undefined : said.wrongYear;
  }

  /** Returns the id of the copy, or null when none was made; errors are shown. */
  async copy(id: string, year: string): Promise<string | null> {
    if (this.copying) return null;
    this.copying = true;
    const sheet = await this.#orSay(() => this.#services.projects.copy({ id, year }));
    runInAction(() => void (this.copying = false));
    if (sheet) this.#services.toast.success(said.copied);
    return sheet?.project.id ?? null;
  }

  async #orSay<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      this.#services.toast.refused(faultOf(error));
      return null;
    }
  }
}

type Projects = ResourcePort<RecordOf<typeof project>>;

/** The same services with another project port. */
function withProjects(services: ProjectServices, projects: Projects): ResourceServices {
  const { ports } = services;
  return {
    ...services,
    // Wire ports resolve their areas lazily, so they are inherited, not copied.
    ports: Object.assign(Object.create(ports) as typeof ports, {
      // The name identifies the resource, so the record type is that of its declaration.
      resource: <R extends Resource>(asked: R) =>
        asked.name === project.name ? (projects as unknown as ResourcePort<RecordOf<R>>) : ports.resource(asked),
    }),
  };
}
