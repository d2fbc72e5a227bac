import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SubjectStanding } from '@rdm/core/internal/finance';
import { fill, text, type Fault } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import { effectInWords } from './effect-in-words';

const said = {
  nothing: text('没有需要保存的科目对应', 'There is nothing to save'),
  save: text('保存 {count} 个科目的对应?', 'Save the matching of {count} {count|account|accounts}?'),
  saveVerb: text('保存', 'Save'),
  saved: text(
    '已保存 {count} 个科目的对应，一键重算后计入辅助账',
    '{count} {count|account|accounts} matched; ledgers follow with the next recompute',
  ),
  none: text('没有可采用的建议', 'There is no proposal to take'),
  leave: text('有 {count} 个科目的对应尚未保存，确定离开?', 'Leave with {count} {count|account|accounts} not saved?'),
  lost: text('离开后这些选择不会保留', 'The choices are not kept'),
  leaveVerb: text('离开', 'Leave'),
};

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast'>;

/** Accounts and what they are matched to: chosen one by one or by their proposals, saved together. */
export class MatchSubjectViewModel {
  /** Unsaved choices by account code. */
  chosen: ReadonlyMap<string, string> = new Map();
  readonly #task: Task;
  readonly #loader = new Loader(() => this.services.ports.finance.subjects({}));

  constructor(private readonly services: Services) {
    this.#task = new Task(services.toast);
    makeAutoObservable<this, 'services'>(this, { services: false, chosen: observableRef });
  }

  get saving(): boolean {
    return this.#task.running;
  }

  get standings(): readonly SubjectStanding[] | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get isUnsaved(): boolean {
    return this.chosen.size > 0;
  }

  get unmatched(): number {
    return this.standings?.filter(({ costItem }) => costItem === null).length ?? 0;
  }

  /** The cost item an account has on screen; null where none is chosen. */
  itemOf({ subjectCode, costItem }: SubjectStanding): string | null {
    return this.chosen.get(subjectCode) ?? costItem;
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  /** Chooses the item of an account; choosing the stored item drops the choice. */
  choose({ subjectCode, costItem }: SubjectStanding, item: string): void {
    const next = new Map(this.chosen);
    if (item === costItem) next.delete(subjectCode);
    else next.set(subjectCode, item);
    this.chosen = next;
  }

  /** Applies the proposals of all accounts that are neither matched nor chosen. */
  takeProposals(): void {
    const taken = (this.standings ?? []).flatMap((standing) => {
      const item = standing.proposal?.costItem;
      return this.itemOf(standing) === null && item ? [[standing.subjectCode, item] as const] : [];
    });
    if (taken.length === 0) this.services.toast.error(said.none);
    else this.chosen = new Map([...this.chosen, ...taken]);
  }

  /** Shows the effect of the choices for confirmation, then saves all or none. */
  async save(): Promise<void> {
    const { ports, toast, confirm } = this.services;
    if (this.saving) return;
    if (!this.isUnsaved) return toast.error(said.nothing);
    const matches = [...this.chosen].map(([subjectCode, costItem]) => ({ subjectCode, costItem }));
    await this.#task.run(async () => {
      const effect = await ports.finance.submitMatch({ matches, check: true });
      const title = fill(said.save, { count: matches.length });
      if (!(await confirm({ title, body: effectInWords(effect), verb: said.saveVerb }))) return;
      await ports.finance.submitMatch({ matches });
      toast.success(fill(said.saved, { count: matches.length }));
      runInAction(() => void (this.chosen = new Map()));
      await this.load();
    });
  }

  async mayLeave(): Promise<boolean> {
    if (!this.isUnsaved) return true;
    const title = fill(said.leave, { count: this.chosen.size });
    return this.services.confirm({ title, body: said.lost, verb: said.leaveVerb });
  }
}
