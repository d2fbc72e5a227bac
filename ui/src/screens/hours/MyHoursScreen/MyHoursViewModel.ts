import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { addMonths } from '@rdm/core/calendar';
import { hoursLeft, hoursTotal, type HoursMonthState, type MyHoursMonth } from '@rdm/core/internal/hours';
import { fill, type Fault, type Text } from '@rdm/core/internal/kernel';
import { faultOf } from '../../../resource/fault-of';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { HoursDrafts, type TypedLines } from './HoursDrafts';
import { labels } from './my-hours-labels';

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast' | 'storage' | 'owner' | 'today'>;

/** A line as it is shown. */
export interface ShownLine {
  readonly projectId: string;
  readonly projectCode: string;
  readonly projectName: string;
  readonly hours: string;
  readonly state: HoursMonthState;
  readonly remark: string | null;
  readonly basis: Text | null;
  /** Approved lines, and all of a closed month, stay as they are. */
  readonly fixed: boolean;
  readonly wrong: boolean;
}

const STEP = 0.5;
const plain = /^(\d{1,4}(\.\d{1,2})?)?$/;

/** One's own month of hours: proposed, typed, submitted. What was typed stays on this machine until it is submitted. */
export class MyHoursViewModel {
  typed: TypedLines = new Map();
  /** The month that was asked for last; null for the one that is due. */
  asked: string | null = null;
  saving = false;
  readonly #services: Services;
  readonly #drafts: HoursDrafts;
  readonly #loader = new Loader(
    (month: string | null) => this.#services.ports.hoursMonths.mine(month === null ? {} : { month }),
    {
      taken: (value, before) => {
        if (before?.month === value.month) return;
        this.typed = this.#drafts.read(value.month);
        if (this.isUnsaved) this.#services.toast.success(labels.restored, this.#dropping());
      },
    },
  );

  constructor(services: Services) {
    this.#services = services;
    this.#drafts = new HoursDrafts(services.storage, services.owner);
    makeAutoObservable(this, { typed: observableRef });
  }

  get value(): MyHoursMonth | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get isUnsaved(): boolean {
    return this.typed.size > 0;
  }

  /** The month cannot be later than the present one. */
  get hasNext(): boolean {
    return this.value !== null && this.value.month < this.#services.today.slice(0, 7);
  }

  get mayType(): boolean {
    return this.value !== null && this.value.closed === null;
  }

  get lines(): readonly ShownLine[] {
    const { value, typed } = this;
    if (!value) return [];
    const added = value.others
      .filter(({ projectId }) => typed.has(projectId))
      .map((other) => ({ ...other, hours: '', state: 'draft' as const, remark: null, basis: null }));
    return [...value.lines, ...added].map((line): ShownLine => {
      const hours = typed.get(line.projectId) ?? line.hours;
      const { projectId, projectCode, projectName, state, remark, basis } = line;
      const fixed = !this.mayType || state === 'approved';
      return { projectId, projectCode, projectName, hours, state, remark, basis, fixed, wrong: !plain.test(hours) };
    });
  }

  get others() {
    return (this.value?.others ?? []).filter(({ projectId }) => !this.typed.has(projectId));
  }

  get total(): string {
    return hoursTotal(this.lines.map(({ hours }) => hours));
  }

  /** How the total stands to the presence of the month. */
  get standing(): { readonly message: Text; readonly above: boolean } | null {
    if (!this.value) return null;
    if (this.total === '0') return { message: labels.nothing, above: false };
    const hours = hoursLeft(this.value.presence.hours, this.total);
    if (hours.startsWith('-')) return { message: fill(labels.above, { hours: hours.slice(1) }), above: true };
    if (hours === '0') return { message: labels.whole, above: false };
    return { message: fill(labels.rest, { hours }), above: false };
  }

  get maySubmit(): boolean {
    return this.mayType && this.lines.some(({ fixed }) => !fixed);
  }

  async load(month: string | null): Promise<void> {
    this.asked = month;
    await this.#loader.load(month);
  }

  async reload(): Promise<void> {
    await this.#loader.load(this.value?.month ?? null);
  }

  async move(count: number): Promise<void> {
    if (this.value) await this.load(addMonths(this.value.month, count));
  }

  type(projectId: string, hours: string): void {
    const line = this.lines.find((each) => each.projectId === projectId);
    if (line?.fixed) return;
    this.#take(new Map([...this.typed, [projectId, hours.trim()]]));
  }

  /** Adds or takes away half an hour; below zero there is nothing. */
  step(projectId: string, direction: 1 | -1): void {
    const now = this.lines.find((line) => line.projectId === projectId)?.hours;
    const next = direction === 1 ? hoursTotal([now, STEP]) : hoursLeft(now, STEP);
    this.type(projectId, next === '0' || next.startsWith('-') ? '' : next);
  }

  /** Fills in the proposed hours; lines without any are emptied, so that the whole is as proposed. */
  fillIn(): void {
    const { value } = this;
    if (!value) return;
    const before = this.typed;
    const proposed = new Map(value.proposal.lines.map(({ projectId, hours }) => [projectId, hours]));
    const open = this.lines.filter(({ fixed }) => !fixed);
    this.#take(
      new Map([...before, ...open.map(({ projectId }) => [projectId, proposed.get(projectId) ?? ''] as const)]),
    );
    this.#services.toast.success(labels.filled, {
      label: labels.undo,
      onClick: () => runInAction(() => this.#take(before)),
    });
  }

  /** Submits the month as it is shown. What was typed stays where that fails. */
  async submit(): Promise<void> {
    const { ports, toast } = this.#services;
    const { value, lines } = this;
    if (!value || this.saving || !this.maySubmit) return;
    const wrong = lines.find((line) => line.wrong);
    if (wrong) return toast.error(fill(labels.wrong, { project: wrong.projectCode }));
    this.saving = true;
    const { month, version } = value;
    try {
      const { warnings } = await ports.hoursMonths.submit({
        ...{ month, version },
        lines: lines.map(({ projectId, hours }) => ({ projectId, hours })),
      });
      runInAction(() => {
        this.typed = new Map();
        this.#drafts.keep(month, this.typed);
      });
      const [warning] = warnings;
      toast.success(warning ? warning.message : fill(labels.submitted, { month }));
      await this.reload();
    } catch (error) {
      const fault = faultOf(error);
      const refresh = { label: labels.refresh, onClick: () => void this.reload() };
      toast.refused(fault, fault.code === 409 ? refresh : undefined);
    } finally {
      runInAction(() => void (this.saving = false));
    }
  }

  async mayLeave(): Promise<boolean> {
    if (!this.isUnsaved) return true;
    return this.#services.confirm({ title: labels.leave, body: labels.kept, verb: labels.leaveVerb });
  }

  /** Keeps what differs from the stored month; a project added without hours stays on the page. */
  #take(typed: TypedLines): void {
    const stored = new Map((this.value?.lines ?? []).map(({ projectId, hours }) => [projectId, hours]));
    this.typed = new Map([...typed].filter(([projectId, hours]) => stored.get(projectId) !== hours));
    if (this.value) this.#drafts.keep(this.value.month, this.typed);
  }

  #dropping() {
    return { label: labels.drop, onClick: () => runInAction(() => this.#take(new Map())) };
  }
}
