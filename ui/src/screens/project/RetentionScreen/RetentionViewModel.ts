import { makeAutoObservable, runInAction } from 'mobx';
import type { Fault } from '@rdm/core/internal/kernel';
import type { InspectorFinding, ProjectRetention, Retention } from '@rdm/core/internal/retention';
import { fill, text } from '@rdm/core/internal/kernel';
import { downloadStream } from '../../../resource/download';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const said = {
  made: text('资料清单已生成，共 {count} 项', 'The list is made: {count} {count|file|files}'),
  noProjects: text('该年度没有项目，请先登记研发项目', 'The year has no projects; enter them first'),
};

/** The whole as an archive, or bound into one PDF. */
export type PackKind = 'folder' | 'volume';

const MEGABYTE = 1024 * 1024;

/** How far a project is collected, and what an inspector would ask about it. */
export interface InspectedProject extends ProjectRetention {
  readonly findings: readonly InspectorFinding[];
}

/** How far a year as a whole is collected, and each of its projects. */
interface YearStanding {
  readonly ofYear: Retention;
  readonly projects: readonly InspectedProject[];
}

/** How far the retained files of a year are collected, the list of what has to be kept, and its pack. */
export class RetentionViewModel {
  year: string;
  /** The pack that is being downloaded, and how much of it has arrived. */
  arriving: { readonly kind: PackKind; readonly megabytes: number } | null = null;
  readonly #services: Pick<ResourceServices, 'ports' | 'toast'>;
  readonly #making: Task;
  readonly #packing: Task;
  readonly #loader = new Loader(async (year: string): Promise<YearStanding> => {
    const { retention } = this.#services.ports;
    const [ofYear, standing, inspected] = await Promise.all([
      retention.standingOfYear({ year }),
      retention.standing({ year }),
      retention.findings({ year }),
    ]);
    const findings = new Map(inspected.map((each) => [each.projectId, each.findings]));
    return { ofYear, projects: standing.map((each) => ({ ...each, findings: findings.get(each.projectId) ?? [] })) };
  });

  constructor(services: Pick<ResourceServices, 'ports' | 'toast'>, year: string) {
    this.#services = services;
    this.year = year;
    this.#making = new Task(services.toast);
    this.#packing = new Task(services.toast);
    makeAutoObservable(this);
  }

  get projects(): readonly InspectedProject[] | null {
    return this.#loader.value?.projects ?? null;
  }

  /** Of the year as a whole, beside its projects. */
  get ofYear(): Retention | null {
    return this.#loader.value?.ofYear ?? null;
  }

  /** The projects that lack nothing and about which there is nothing to ask. */
  get complete(): number {
    return (this.projects ?? []).filter(({ missing, findings }) => missing.length + findings.length === 0).length;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get making(): boolean {
    return this.#making.running;
  }

  async show(year: string): Promise<void> {
    this.year = year;
    if (/^\d{4}$/.test(year)) await this.#loader.load(year);
  }

  /** Makes the list of what the projects of the year have to keep. Returns whether there is one now. */
  async makeList(): Promise<boolean> {
    const made = await this.#making.run(async () => {
      const ids = (this.projects ?? []).map(({ projectId }) => projectId);
      if (ids.length === 0) {
        this.#services.toast.error(said.noProjects);
        return false;
      }
      const slots = await this.#services.ports.retention.init({ projectIds: ids.join(',') });
      this.#services.toast.success(fill(said.made, { count: slots.length }));
      await this.show(this.year);
      return true;
    });
    return made === true;
  }

  /** Downloads the files of the year, or of one of its projects: as an archive, or bound into one PDF. */
  async pack(kind: PackKind, code?: string): Promise<void> {
    const { year } = this;
    await this.#packing.run(async () => {
      runInAction(() => (this.arriving = { kind, megabytes: 0 }));
      try {
        const file = await this.#services.ports.retention[kind]({ year, ...(code !== undefined && { code }) });
        await downloadStream(file, (bytes) =>
          runInAction(() => (this.arriving = { kind, megabytes: Math.floor(bytes / MEGABYTE) })),
        );
      } finally {
        runInAction(() => (this.arriving = null));
      }
    });
  }
}
