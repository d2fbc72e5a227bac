import { makeAutoObservable } from 'mobx';
import type { DeadlineKind, YearDeadline } from '@rdm/core/internal/deadline';
import type { Fault } from '@rdm/core/internal/kernel';
import { download } from '../../resource/download';
import { Loader } from '../../resource/Loader';
import { Task } from '../../resource/Task';
import type { ResourceServices } from '../../resource/ResourceServices';

/** Which deadlines are shown: all, those not done, those nobody sees to. */
export type DeadlinesShown = 'all' | 'open' | 'unassigned';

/** The deadlines of a calendar year. */
export class DeadlineViewModel {
  shown: DeadlinesShown = 'all';
  kind: DeadlineKind | null = null;
  readonly list: Loader<readonly YearDeadline[]>;
  readonly #services: Pick<ResourceServices, 'ports' | 'today' | 'toast'>;
  readonly #task: Task;

  constructor(
    services: Pick<ResourceServices, 'ports' | 'today' | 'toast'>,
    public year: string,
  ) {
    this.#services = services;
    this.#task = new Task(services.toast);
    this.list = new Loader<readonly YearDeadline[]>(() => services.ports.deadlines.ofYear({ year: this.year }));
    makeAutoObservable(this, { list: false });
  }

  get fault(): Fault | null {
    return this.list.fault;
  }

  /** By month, `yyyy-MM`, in order; months without any are not in it. */
  get months(): readonly { readonly month: string; readonly due: readonly YearDeadline[] }[] {
    const found = new Map<string, YearDeadline[]>();
    for (const each of this.list.value ?? []) {
      if (this.kind !== null && each.kind !== this.kind) continue;
      if (this.shown === 'open' && each.done) continue;
      if (this.shown === 'unassigned' && (each.done || each.responsible)) continue;
      const month = each.date.slice(0, 7);
      found.set(month, [...(found.get(month) ?? []), each]);
    }
    return [...found].map(([month, due]) => ({ month, due }));
  }

  isOverdue({ date, done }: YearDeadline): boolean {
    return !done && date < this.#services.today;
  }

  /** Days left, where it is due within two weeks and not done. */
  daysLeft({ date, done }: YearDeadline): number | null {
    const days = Math.round((Date.parse(date) - Date.parse(this.#services.today)) / 86_400_000);
    return !done && days >= 0 && days <= 14 ? days : null;
  }

  async load(): Promise<void> {
    await this.list.load();
  }

  async setYear(year: string): Promise<void> {
    this.year = year;
    this.list.clear();
    await this.load();
  }

  show(shown: DeadlinesShown): void {
    this.shown = shown;
  }

  showKind(kind: DeadlineKind | null): void {
    this.kind = kind;
  }

  async assign({ key }: YearDeadline, said: { responsible: string; done: boolean; remark: string }): Promise<void> {
    await this.#services.ports.deadlines.assign({ year: this.year, key, ...said });
    await this.load();
  }

  async save(): Promise<void> {
    await this.#task.run(async () => download(await this.#services.ports.deadlines.download({ year: this.year })));
  }
}
