import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { auditSubjectLabels, type AuditRow, type AuditSubject } from '@rdm/core/internal/cost';
import { fill, text, type Fault, type Text } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const said = {
  none: text('请选择至少一条数据', 'Please select at least one data item'),
  title: text('提交所选 {count} 条数据的“{subject}”?', 'Submit “{subject}” of the {count} selected {count|row|rows}?'),
  titleAll: text(
    '提交所选 {count} 条数据的全部科目?',
    'Submit the {count} selected {count|row|rows} under every subject?',
  ),
  body: text(
    '提交后金额有变动的科目会重新变为草稿，需再次提交',
    'A subject whose amount changes afterwards is a draft again and must be submitted once more',
  ),
  verb: text('提交', 'Submit'),
  done: text('已提交 {count} 项数据', '{count} {count|item|items} submitted'),
};

/** What is submitted: one subject, or all of them. */
export type ChosenSubject = AuditSubject | 'all';

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast'>;

export const keyOfRow = ({ month, projectId }: AuditRow): string => `${month} ${projectId}`;

/** The months of a year's projects, and which of their data were submitted. */
export class DataAuditViewModel {
  selected: ReadonlySet<string> = new Set();
  subject: ChosenSubject = 'all';
  onlyOpen = false;
  readonly #task: Task;
  readonly #loader = new Loader(() => this.services.ports.audit.listMonth({ year: this.year }));

  constructor(
    private readonly services: Services,
    public year: string,
  ) {
    this.#task = new Task(services.toast);
    makeAutoObservable<this, 'services'>(this, {
      services: false,
      selected: observableRef,
    });
  }

  get working(): boolean {
    return this.#task.running;
  }

  get rows(): readonly AuditRow[] | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get shown(): readonly AuditRow[] {
    return (this.rows ?? []).filter(({ dataStatus }) => !this.onlyOpen || dataStatus === 'save');
  }

  get chosen(): readonly AuditRow[] {
    return this.shown.filter((row) => this.selected.has(keyOfRow(row)));
  }

  select(selected: ReadonlySet<string>): void {
    this.selected = selected;
  }

  setSubject(subject: ChosenSubject): void {
    this.subject = subject;
  }

  setOnlyOpen(onlyOpen: boolean): void {
    this.onlyOpen = onlyOpen;
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.#loader.clear();
    this.selected = new Set();
    await this.load();
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  /** Submits the chosen rows after a confirmation that states their number. */
  async submit(): Promise<void> {
    const { toast, confirm } = this.services;
    const { chosen, subject } = this;
    if (this.working) return;
    if (chosen.length === 0) return toast.error(said.none);
    if (!(await confirm({ title: titleOf(subject, chosen.length), body: said.body, verb: said.verb }))) return;
    await this.#task.run(async () => {
      const submitted = subject === 'all' ? await this.#submitAll(chosen) : await this.#submitOne(subject, chosen);
      toast.success(fill(said.done, { count: submitted }));
      runInAction(() => void (this.selected = new Set()));
    });
    await this.load();
  }

  async #submitOne(subject: AuditSubject, chosen: readonly AuditRow[]): Promise<number> {
    const rows = chosen.map(({ month, projectId }) => ({ month, projectId }));
    return (await this.services.ports.audit.batchSubmit({ subject, rows })).submitted;
  }

  async #submitAll(chosen: readonly AuditRow[]): Promise<number> {
    let submitted = 0;
    for (const { month, projectId } of chosen) {
      submitted += (await this.services.ports.audit.submitMonth({ month, projectId })).submitted;
    }
    return submitted;
  }
}

function titleOf(subject: ChosenSubject, count: number): Text {
  if (subject === 'all') return fill(said.titleAll, { count });
  const label = auditSubjectLabels[subject];
  return text(fill(said.title, { count, subject: label.zh }).zh, fill(said.title, { count, subject: label.en }).en);
}
