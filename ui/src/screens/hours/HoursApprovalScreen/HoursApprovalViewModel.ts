import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { hoursTotal, type ReviewedLine } from '@rdm/core/internal/hours';
import { fill, text, type Fault } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const said = {
  none: text('请选择至少一条数据', 'Please select at least one data item'),
  approve: text(
    '批准所选 {count} 条工时，共 {hours} 小时?',
    'Approve the {count} selected {count|line|lines}, {hours} hours in all?',
  ),
  approveBody: text(
    '其中 {count} 条有提示。批准后本人不能再修改',
    '{count} of them are marked. Their people cannot change them afterwards',
  ),
  approveVerb: text('批准', 'Approve'),
  approved: text('已批准 {count} 条工时', '{count} {count|line|lines} approved'),
  returned: text('已退回 {count} 条工时', '{count} {count|line|lines} returned'),
};

/** Which lines are shown. */
export type ShownState = 'submitted' | 'approved' | 'returned' | 'all';

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast'>;

export const keyOfLine = ({ id, projectId }: ReviewedLine): string => `${id} ${projectId}`;

/** The confirmed hours of the projects one leads: looked through, approved, returned. */
export class HoursApprovalViewModel {
  state: ShownState = 'submitted';
  month = '';
  projectId = '';
  onlyMarked = false;
  selected: ReadonlySet<string> = new Set();
  /** The reason being typed; null while nothing is being returned. */
  remark: string | null = null;
  readonly #task: Task;
  readonly #loader = new Loader(() =>
    this.services.ports.hoursMonths.reviewed({
      ...(this.month !== '' && { month: this.month }),
      ...(this.state !== 'all' && { state: this.state }),
    }),
  );

  constructor(private readonly services: Services) {
    this.#task = new Task(services.toast);
    makeAutoObservable<this, 'services'>(this, { services: false, selected: observableRef });
  }

  get working(): boolean {
    return this.#task.running;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get lines(): readonly ReviewedLine[] | null {
    return this.#loader.value;
  }

  get projects() {
    const named = new Map(
      (this.lines ?? []).map((line) => [line.projectId, `${line.projectCode} ${line.projectName}`]),
    );
    return [...named].map(([value, label]) => ({ value, label }));
  }

  get shown(): readonly ReviewedLine[] {
    return (this.lines ?? []).filter(
      ({ projectId, outliers }) =>
        (this.projectId === '' || projectId === this.projectId) && (!this.onlyMarked || outliers.length > 0),
    );
  }

  /** Whether the caller may decide on any of the shown lines. */
  get mayReview(): boolean {
    return this.shown.some(({ mayReview }) => mayReview);
  }

  get chosen(): readonly ReviewedLine[] {
    return this.shown.filter((line) => line.mayReview && this.selected.has(keyOfLine(line)));
  }

  get total(): string {
    return hoursTotal(this.shown.map(({ hours }) => hours));
  }

  setState(state: ShownState): void {
    this.state = state;
    this.#anew();
  }

  setMonth(month: string): void {
    this.month = month;
    this.#anew();
  }

  setProject(projectId: string): void {
    this.projectId = projectId;
  }

  setOnlyMarked(onlyMarked: boolean): void {
    this.onlyMarked = onlyMarked;
  }

  select(selected: ReadonlySet<string>): void {
    this.selected = selected;
  }

  choose(line: ReviewedLine, chosen: boolean): void {
    const selected = new Set(this.selected);
    if (chosen) selected.add(keyOfLine(line));
    else selected.delete(keyOfLine(line));
    this.selected = selected;
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  /** Approves the chosen lines, or with none chosen all that are shown and wait, after a question with their sum. */
  async approve(): Promise<void> {
    const { toast, confirm } = this.services;
    const lines = (this.chosen.length > 0 ? this.chosen : this.shown).filter(
      ({ mayReview, state }) => mayReview && state === 'submitted',
    );
    if (lines.length === 0) return toast.error(said.none);
    const marked = lines.filter(({ outliers }) => outliers.length > 0).length;
    const asked = await confirm({
      title: fill(said.approve, { count: lines.length, hours: hoursTotal(lines.map(({ hours }) => hours)) }),
      body: fill(said.approveBody, { count: marked }),
      verb: said.approveVerb,
    });
    if (asked) await this.#review(lines, { decision: 'approve' }, said.approved);
  }

  /** Opens the question for the reason. */
  askRemark(): void {
    if (this.chosen.length === 0) this.services.toast.error(said.none);
    else this.remark = '';
  }

  setRemark(remark: string | null): void {
    this.remark = remark;
  }

  async giveBack(): Promise<void> {
    const { remark } = this;
    if (remark === null || remark.trim() === '') return;
    const done = await this.#review(this.chosen, { decision: 'return', remark }, said.returned);
    if (done) runInAction(() => void (this.remark = null));
  }

  async #review(
    lines: readonly ReviewedLine[],
    decided: { decision: 'approve' | 'return'; remark?: string },
    message: typeof said.approved,
  ): Promise<boolean> {
    const reviewed = await this.#task.run(() =>
      this.services.ports.hoursMonths.review({
        ...decided,
        lines: lines.map(({ id, projectId }) => ({ id, projectId })),
      }),
    );
    if (reviewed === null) return false;
    this.services.toast.success(fill(message, { count: reviewed.reviewed }));
    runInAction(() => void (this.selected = new Set()));
    await this.load();
    return true;
  }

  #anew(): void {
    this.selected = new Set();
    this.#loader.clear();
    void this.load();
  }
}
