import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { addMonths } from '@rdm/core/calendar';
import {
  hoursFindings,
  hoursTotal,
  workTime,
  type HoursEntry,
  type MonthHours,
  type ProjectOfMonth,
} from '@rdm/core/internal/hours';
import { fill, type Fault } from '@rdm/core/internal/kernel';
import { parseValue } from '@rdm/core/internal/records';
import type { CellEdit } from '../../../components';
import { faultOf } from '../../../resource/fault-of';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { cellsToCopy } from './cells-to-copy';
import { cellKey, cellOf, gridRows, shownProjects, storedCells } from './grid-rows';
import { MonthDrafts, type TypedCells } from './month-draft';
import { labels } from './worktime-labels';

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast' | 'can' | 'storage' | 'owner'>;

/** The hours of a month as a grid of people and projects: typed, checked in place, saved in one transaction. */
export class WorktimeViewModel {
  typed: TypedCells = new Map();
  saving = false;
  /** Whether unsaved hours have come back of which nothing was said yet. */
  isRestored = false;
  readonly #services: Services;
  readonly #drafts: MonthDrafts;
  readonly #loader = new Loader((month?: string) => this.#services.ports.time.month({ month }), {
    taken: ({ month }, before) => {
      this.month = month;
      const isOpening = before?.month !== month;
      this.#take(isOpening ? this.#drafts.read(month) : this.typed);
      if (isOpening) this.isRestored = this.isUnsaved;
    },
  });

  constructor(
    services: Services,
    public month: string,
  ) {
    this.#services = services;
    this.#drafts = new MonthDrafts(services.storage, services.owner);
    makeAutoObservable(this, { typed: observableRef });
  }

  get hours(): MonthHours | null {
    return this.#loader.value;
  }

  get loading(): boolean {
    return this.#loader.loading;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get mayEdit(): boolean {
    const { add, edit, remove } = workTime.permissions;
    return [add, edit, remove].every((permission) => this.#services.can(permission));
  }

  get isUnsaved(): boolean {
    return this.typed.size > 0;
  }

  get #stored() {
    return this.hours ? storedCells(this.hours) : new Map<string, { hours: string; version: number }>();
  }

  /** The shown values: typed ones override stored ones. */
  get shown(): ReadonlyMap<string, string> {
    const cells = new Map([...this.#stored].map(([key, { hours }]) => [key, hours]));
    for (const [key, { hours }] of this.typed) cells.set(key, hours);
    return cells;
  }

  get projects(): readonly ProjectOfMonth[] {
    return this.hours ? shownProjects(this.hours, this.shown) : [];
  }

  /** Errors and warnings of the current cells. */
  get findings() {
    if (!this.hours) return [];
    const { month, people, projects } = this.hours;
    const cells = [...this.shown].map(([key, hours]) => ({ ...cellOf(key), hours }));
    return hoursFindings(month, people, projects, cells);
  }

  get rows() {
    const cells = { shown: this.shown, stored: this.#stored, typed: new Set(this.typed.keys()) };
    return gridRows(this.hours?.people ?? [], this.projects, cells, this.findings);
  }

  /** The hours of a project over all people; without one those of all projects. */
  totalOf(projectId?: string): string {
    return hoursTotal(this.rows.map(({ hours, total }) => (projectId === undefined ? total : hours[projectId])));
  }

  /** Opens without a requested month: the latest month that has hours, else this one. */
  async open(): Promise<void> {
    await this.#loader.load();
  }

  /** Loads the month and restores its unsaved draft. */
  async load(): Promise<void> {
    await this.#loader.load(this.month);
  }

  async setMonth(month: string): Promise<void> {
    if (month === '' || month === this.month) return;
    runInAction(() => {
      this.month = month;
      this.#loader.clear();
      this.typed = new Map();
    });
    await this.load();
  }

  /** Says once that unsaved hours have come back. */
  sayRestored(): void {
    if (!this.isRestored) return;
    this.isRestored = false;
    this.#services.toast.success(labels.restored, this.#dropping());
  }

  /** Applies typing, paste or undo; values equal to the stored ones count as not typed. */
  edit(edits: readonly CellEdit[]): void {
    if (!this.mayEdit) return;
    const typed = new Map(this.typed);
    for (const { row, column, value } of edits) {
      const key = cellKey(row, column);
      const version = typed.get(key)?.version ?? this.#stored.get(key)?.version ?? 0;
      typed.set(key, { hours: value, version });
    }
    this.#take(typed);
  }

  /** Saves the typed values in one transaction. */
  async save(): Promise<void> {
    const { ports, toast } = this.#services;
    if (this.saving || !this.isUnsaved || !this.mayEdit) return;
    const wrong = this.findings.find(({ level }) => level === 'error');
    if (wrong) return toast.error(wrong.message);
    this.saving = true;
    try {
      const cells = [...this.typed].map(([key, entry]): HoursEntry => ({ ...cellOf(key), ...entry }));
      const { inserted, updated, removed } = await ports.time.batchSave({ month: this.month, cells });
      toast.success(fill(labels.saved, { count: inserted + updated + removed }));
      runInAction(() => this.#take(new Map()));
      await this.load();
    } catch (error) {
      const fault = faultOf(error);
      const refresh = { label: labels.refresh, onClick: () => void this.refresh() };
      toast.refused(fault, fault.code === 409 ? refresh : undefined);
    } finally {
      runInAction(() => void (this.saving = false));
    }
  }

  /** Reloads the stored values and rebases the typed ones on them, to be reviewed and saved again. */
  async refresh(): Promise<void> {
    await this.load();
    if (this.fault) return;
    runInAction(() => {
      const versionOf = (key: string) => this.#stored.get(key)?.version ?? 0;
      this.#take(new Map([...this.typed].map(([key, { hours }]) => [key, { hours, version: versionOf(key) }])));
    });
  }

  /** Fills empty cells of projects that run with the hours of the month before. */
  async copyLastMonth(): Promise<void> {
    const { ports, toast } = this.#services;
    if (!this.hours || !this.mayEdit) return;
    const before = this.typed;
    try {
      const last = await ports.time.month({ month: addMonths(this.month, -1) });
      const copied = cellsToCopy(last, this.hours, this.shown);
      if (copied.length === 0) return toast.error(labels.nothingToCopy);
      this.edit(copied);
      toast.success(fill(labels.copied, { count: copied.length }), {
        label: labels.undo,
        onClick: () => runInAction(() => this.#take(before)),
      });
    } catch (error) {
      toast.refused(faultOf(error));
    }
  }

  /** Removes the hours of a project in the month after confirmation; can be undone from the toast. */
  async clean(project: ProjectOfMonth): Promise<void> {
    const { ports, toast, confirm } = this.#services;
    const { month } = this;
    const named = { project: `${project.projectCode} ${project.projectName}`, month };
    if (
      !(await confirm({
        title: fill(labels.clean, named),
        body: labels.cleanBody,
        verb: labels.cleanVerb,
        danger: true,
      }))
    ) {
      return;
    }
    try {
      const { removed, ids } = await ports.time.clean({ projectId: project.projectId, month });
      runInAction(() =>
        this.#take(new Map([...this.typed].filter(([key]) => cellOf(key).projectId !== project.projectId))),
      );
      const restore = { label: labels.undo, onClick: () => void this.#restore(ids.split(',')) };
      toast.success(fill(labels.cleaned, { count: removed }), removed ? restore : undefined);
      await this.load();
    } catch (error) {
      toast.refused(faultOf(error));
    }
  }

  /** Whether the page may be left with unsaved hours, which stay in local storage until the month is reopened. */
  async mayLeave(): Promise<boolean> {
    if (!this.isUnsaved) return true;
    return this.#services.confirm({ title: labels.leave, body: labels.kept, verb: labels.leaveVerb });
  }

  /** Why an entry is not valid in a cell. */
  refusalOf(entry: string) {
    if (entry === '') return undefined;
    const parsed = parseValue(workTime.fields.hours, entry);
    return parsed.ok ? undefined : parsed.message;
  }

  async #restore(ids: readonly string[]): Promise<void> {
    const { ports, toast } = this.#services;
    try {
      const { restored } = await ports.resource(workTime).restore({ ids });
      toast.success(fill(labels.broughtBack, { count: restored }));
      await this.load();
    } catch (error) {
      toast.refused(faultOf(error));
    }
  }

  #dropping() {
    return { label: labels.drop, onClick: () => runInAction(() => this.#take(new Map())) };
  }

  #take(typed: TypedCells): void {
    const stored = this.#stored;
    this.typed = new Map([...typed].filter(([key, { hours }]) => !isSame(hours, stored.get(key)?.hours ?? '')));
    this.#drafts.keep(this.month, this.typed);
  }
}

/** `8.0` is what is stored as `8`; an empty cell is not 0. */
function isSame(typed: string, stored: string): boolean {
  if (typed === '' || stored === '') return typed === stored;
  const parsed = parseValue(workTime.fields.hours, typed);
  return parsed.ok && parsed.value === stored;
}
