import { makeAutoObservable } from 'mobx';
import { evaluationRecord, type EvaluationKind } from '@rdm/core/internal/evaluation';
import { fill, text, type Fault } from '@rdm/core/internal/kernel';
import type { Download, Page, RecordOf } from '@rdm/core/internal/records';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';

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

  constructor(
    services: Services,
    public kind: EvaluationKind,
  ) {
    this.#services = services;
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
    return this.records.filter(({ id }) => this.#chosenNow.includes(id)).toReversed();
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
  choose(id: string, isChosen: boolean): void {
    const others = this.#chosenNow.filter((each) => each !== id);
    this.chosen = isChosen ? [...others, id].slice(-MOST) : others;
  }

  get #chosenNow(): readonly string[] {
    return this.chosen ?? this.records.slice(0, 2).map(({ id }) => id);
  }

  printed(id: string): Promise<Download> {
    return this.#services.ports.evaluation.print({ id });
  }

  async remove({ id, evaluatedAt }: EvaluationRecord): Promise<void> {
    const { confirm, ports, toast } = this.#services;
    const title = fill(said.remove, { time: evaluatedAt ?? '' });
    if (!(await confirm({ title, body: said.removeBody, verb: said.removeVerb, danger: true }))) return;
    const port = ports.resource(evaluationRecord);
    await port.remove({ ids: [id] });
    this.choose(id, false);
    await this.load();
    const undo = async () => {
      await port.restore({ ids: [id] });
      await this.load();
    };
    toast.success(said.removed, { label: said.undo, onClick: () => void undo() });
  }
}
