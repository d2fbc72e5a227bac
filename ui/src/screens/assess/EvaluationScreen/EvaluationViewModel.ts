import { makeAutoObservable } from 'mobx';
import { evaluationRecord, type EvaluationKind } from '@rdm/core/internal/evaluation';
import { fill, text, type Fault } from '@rdm/core/internal/kernel';
import type { Download, Page, RecordOf } from '@rdm/core/internal/records';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

export type EvaluationRecord = RecordOf<typeof evaluationRecord> & { readonly evaluatedByName?: string | null };

/** More columns cannot be compared at a glance. */
const MOST = 4;
const PAGE = 10;

const said = {
  remove: text('删除 {time} 的自评记录？', 'Delete the record of {time}?'),
  removeBody: text(
    '删除后不再参与对比，可在 8 秒内撤销。',
    'It is no longer compared; this can be undone for 8 seconds.',
  ),
  removeVerb: text('删除', 'Delete'),
  removed: text('已删除', 'Deleted'),
  undo: text('撤销', 'Undo'),
};

type Services = Pick<ResourceServices, 'ports' | 'can' | 'confirm' | 'toast'>;

/** The records of one kind of self-assessment, and those of them that are compared, the oldest first. */
export class EvaluationViewModel {
  page = 1;
  /** Null until somebody chooses: then the latest two are compared. */
  chosen: readonly string[] | null = null;
  readonly list: Loader<Page<EvaluationRecord>>;
  readonly #services: Services;
  readonly #printing: Task;

  constructor(
    services: Services,
    public kind: EvaluationKind,
  ) {
    this.#services = services;
    this.#printing = new Task(services.toast);
    this.list = new Loader(async () => {
      const where = [{ field: 'kind', is: 'equal', value: this.kind }] as const;
      return (await services.ports.evaluation.records({
        current: this.page,
        size: PAGE,
        where,
      })) as Page<EvaluationRecord>;
    });
    makeAutoObservable(this, { list: false });
  }

  get fault(): Fault | null {
    return this.list.fault;
  }

  get records(): readonly EvaluationRecord[] {
    return this.list.value?.records ?? [];
  }

  /** What is compared, the oldest first. */
  get compared(): readonly EvaluationRecord[] {
    return this.records.filter(({ id }) => this.selected.includes(id)).toReversed();
  }

  get pageSize(): number {
    return PAGE;
  }

  get mayRemove(): boolean {
    return this.#services.can(evaluationRecord.permissions.remove);
  }

  get mayPrint(): boolean {
    return this.#services.can(evaluationRecord.permissions.export);
  }

  async load(): Promise<void> {
    await this.list.load();
  }

  async setKind(kind: EvaluationKind): Promise<void> {
    if (kind === this.kind) return;
    this.kind = kind;
    this.page = 1;
    this.chosen = null;
    this.list.clear();
    await this.load();
  }

  async setPage(page: number): Promise<void> {
    this.page = page;
    this.chosen = null;
    await this.load();
  }

  /** Beyond the most that can be compared, the one chosen first goes. */
  /** Those chosen last, where there are more than can be compared. */
  compareOnly(ids: readonly string[]): void {
    this.chosen = ids.slice(-MOST);
  }

  /** What is selected, on other pages too. */
  get selected(): readonly string[] {
    return this.chosen ?? this.records.slice(0, 2).map(({ id }) => id);
  }

  /** The printed report; null where it could not be made, which a toast has said. */
  printed(id: string): Promise<Download | null> {
    return this.#printing.run(() => this.#services.ports.evaluation.print({ id }));
  }

  async remove({ id, evaluatedAt }: EvaluationRecord): Promise<void> {
    const { confirm, ports, toast } = this.#services;
    const title = fill(said.remove, { time: evaluatedAt ?? '' });
    if (!(await confirm({ title, body: said.removeBody, verb: said.removeVerb, danger: true }))) return;
    const port = ports.resource(evaluationRecord);
    await port.remove({ ids: [id] });
    this.compareOnly(this.selected.filter((each) => each !== id));
    await this.load();
    const undo = async () => {
      await port.restore({ ids: [id] });
      await this.load();
    };
    toast.success(said.removed, { label: said.undo, onClick: () => void undo() });
  }
}
