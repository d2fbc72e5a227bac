import { makeAutoObservable } from 'mobx';
import type { ClosedMonth, GroupOfYear } from '@rdm/core/internal/cost';
import { fill, text } from '@rdm/core/internal/kernel';
import { rightsOf } from '../../../resource/list/record-commands';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import { lockRights, verifyScreens, type MonthLocks } from '../month-locks';

const said = {
  verified: text('已核对 {count} 个月份', '{count} {count|month|months} verified'),
  locked: text('已锁定 {count} 个月份', '{count} {count|month|months} locked'),
  unlocked: text('已解锁 {count} 个月份', '{count} {count|month|months} unlocked'),
};

/** Several months of a group, verified with one reason, locked and opened together. */
export class ClosingMonths {
  readonly chosen = new Set<string>();
  reason = '';
  readonly #task: Task;
  readonly #locks: MonthLocks;

  constructor(
    readonly group: GroupOfYear,
    private readonly services: ResourceServices,
    private readonly reload: () => Promise<void>,
  ) {
    this.#locks = verifyScreens.find((each) => each.group === group.group)!;
    this.#task = new Task(services.toast);
    const current = services.today.slice(0, 7);
    for (const { id, month, standing } of this.months)
      if (month < current && standing !== 'locked') this.chosen.add(id);
    makeAutoObservable<this, 'services' | 'reload'>(this, { services: false, reload: false, group: false });
  }

  /** Those that have cost or were closed without. */
  get months(): readonly ClosedMonth[] {
    return this.group.months.filter(({ standing }) => standing !== 'none');
  }

  get picked(): readonly ClosedMonth[] {
    return this.months.filter(({ id }) => this.chosen.has(id));
  }

  get working(): boolean {
    return this.#task.running;
  }

  get mayVerify(): boolean {
    const rights = rightsOf(this.#locks.resource, this.services.can);
    return rights.add && rights.edit;
  }

  get mayLock(): boolean {
    return this.services.can(lockRights(this.#locks).lock);
  }

  get mayUnlock(): boolean {
    return this.services.can(lockRights(this.#locks).unlock);
  }

  /** Months that nobody has verified with their figures of now. */
  get toVerify(): readonly ClosedMonth[] {
    return this.picked.filter(({ standing }) => standing === 'agrees' || standing === 'differs');
  }

  get needsReason(): boolean {
    return this.toVerify.some(({ standing }) => standing === 'differs');
  }

  get toLock(): readonly ClosedMonth[] {
    return this.picked.filter(({ standing }) => standing !== 'locked');
  }

  get toUnlock(): readonly ClosedMonth[] {
    return this.picked.filter(({ standing }) => standing === 'locked');
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  pick(id: string, picked: boolean): void {
    if (picked) this.chosen.add(id);
    else this.chosen.delete(id);
  }

  pickAll(picked: boolean): void {
    for (const { id } of this.months) this.pick(id, picked);
  }

  /** Verifies the chosen months, those that differ with the reason. What was verified before a refusal stays so. */
  verify(): Promise<boolean> {
    return this.#done(async () => {
      const { toVerify } = this;
      await this.#verifyAll(toVerify);
      this.services.toast.success(fill(said.verified, { count: toVerify.length }));
    });
  }

  /** Verifies where needed, then locks all or none. */
  lock(): Promise<boolean> {
    return this.#done(async () => {
      const { toVerify, toLock } = this;
      await this.#verifyAll(toVerify.filter(({ standing }) => standing === 'differs'));
      const { locked } = await this.services.ports.cost[this.#locks.lock]({ ids: idsOf(toLock) });
      this.services.toast.success(fill(said.locked, { count: locked }));
    });
  }

  unlock(): Promise<boolean> {
    return this.#done(async () => {
      const { unlocked } = await this.services.ports.cost[this.#locks.unlock]({ ids: idsOf(this.toUnlock) });
      this.services.toast.success(fill(said.unlocked, { count: unlocked }));
    });
  }

  async #verifyAll(months: readonly ClosedMonth[]): Promise<void> {
    const port = this.services.ports.resource(this.#locks.resource);
    for (const { month, standing } of months) {
      await port.submit({ id: codeOf(month), ...(standing === 'differs' && { reason: this.reason.trim() }) });
    }
  }

  /** Whether it was done; the board shows in any case what became of it. */
  async #done(work: () => Promise<void>): Promise<boolean> {
    const done = await this.#task.run(async () => {
      await work();
      return true;
    });
    await this.reload();
    return done === true;
  }
}

/** Its digits, which the verify registers understand whether or not there is a record of it yet. */
const codeOf = (month: string) => month.replace('-', '');

const idsOf = (months: readonly ClosedMonth[]) => months.map(({ month }) => codeOf(month)).join(',');
