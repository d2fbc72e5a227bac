import { makeAutoObservable, observableRef } from 'mobx';
import { intellectualProperty, type RegistryPreview, type RegistryRow } from '@rdm/core/internal/achievement';
import { fill, text, type Fault, type Text } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const labels = {
  taken: text('已采用 {count} 条', 'Taken: {count}'),
};

export const rowKey = ({ kind, code }: RegistryRow): string => `${kind} ${code}`;

/** Rows that can be taken: of an unknown one there is nothing to write. */
const isTakeable = ({ kind }: RegistryRow): boolean => kind !== 'unknown';

/** What the company registry has beside the register, and which of it is taken. */
export class RefreshViewModel {
  chosen: ReadonlySet<string> = new Set();
  /** Rows taken so far; they are no longer offered. */
  taken: ReadonlySet<string> = new Set();
  readonly #services: Pick<ResourceServices, 'ports' | 'toast'>;
  readonly #taking: Task;
  readonly #loader = new Loader(() => this.#services.ports.achievements.refresh(), {
    taken: ({ rows }) => {
      this.chosen = new Set(rows.filter(isTakeable).map(rowKey));
      this.taken = new Set();
    },
  });

  constructor(services: Pick<ResourceServices, 'ports' | 'toast'>) {
    this.#services = services;
    this.#taking = new Task(services.toast);
    makeAutoObservable(this, { chosen: observableRef, taken: observableRef });
  }

  get preview(): RegistryPreview | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get isTaking(): boolean {
    return this.#taking.running;
  }

  get rows(): readonly RegistryRow[] {
    return (this.preview?.rows ?? []).filter((row) => !this.taken.has(rowKey(row)));
  }

  get chosenCount(): number {
    return this.rows.filter((row) => this.chosen.has(rowKey(row))).length;
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  choose(keys: readonly string[]): void {
    const takeable = new Set(this.rows.filter(isTakeable).map(rowKey));
    this.chosen = new Set(keys.filter((key) => takeable.has(key)));
  }

  /**
   * Submits the chosen rows one by one, so that one that is refused keeps the others; returns whether any was taken. The
   * first refusal is told and ends the run.
   */
  async take(): Promise<boolean> {
    const port = this.#services.ports.resource(intellectualProperty);
    const wanted = this.rows.filter((row) => this.chosen.has(rowKey(row)));
    const done: string[] = [];
    await this.#taking.run(async () => {
      for (const row of wanted) {
        const { id, version, draft } = row;
        await port.submit({ ...draft, ...(id !== null && { id, version }) });
        done.push(rowKey(row));
      }
    });
    if (done.length === 0) return false;
    this.keepTaken(done);
    this.#services.toast.success(told(done.length));
    return true;
  }

  keepTaken(keys: readonly string[]): void {
    this.taken = new Set([...this.taken, ...keys]);
    this.chosen = new Set([...this.chosen].filter((key) => !keys.includes(key)));
  }
}

const told = (count: number): Text => fill(labels.taken, { count });
