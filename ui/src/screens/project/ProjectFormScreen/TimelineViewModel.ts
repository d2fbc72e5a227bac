import { makeAutoObservable } from 'mobx';
import type { TimelineEntry } from '@rdm/core/internal/execution';
import type { Fault } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';

/** What was done on one day. */
export interface TimelineDay {
  readonly day: string;
  readonly entries: readonly TimelineEntry[];
}

/** Who did what about a project, day by day, more of it when asked. */
export class TimelineViewModel {
  readonly #loader = new Loader(async (before: readonly TimelineEntry[]) => {
    const { entries, hasMore } = await this.#services.ports.execution.timeline({
      projectId: this.projectId,
      offset: before.length,
    });
    return { entries: [...before, ...entries], hasMore };
  });
  readonly #services: Pick<ResourceServices, 'ports'>;

  constructor(
    services: Pick<ResourceServices, 'ports'>,
    private readonly projectId: string,
  ) {
    this.#services = services;
    makeAutoObservable<this, 'projectId'>(this, { projectId: false });
  }

  get days(): readonly TimelineDay[] {
    const days = new Map<string, TimelineEntry[]>();
    for (const entry of this.#entries) {
      const day = entry.time.slice(0, 10);
      const others = days.get(day);
      if (others) others.push(entry);
      else days.set(day, [entry]);
    }
    return [...days].map(([day, entries]) => ({ day, entries }));
  }

  get hasMore(): boolean {
    return this.#loader.value?.hasMore ?? false;
  }

  get loaded(): boolean {
    return this.#loader.value !== null;
  }

  get loading(): boolean {
    return this.#loader.loading;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  /** The first entries, or those after the ones shown. */
  async load(): Promise<void> {
    if (!this.loading) await this.#loader.load(this.#entries);
  }

  get #entries(): readonly TimelineEntry[] {
    return this.#loader.value?.entries ?? [];
  }
}
