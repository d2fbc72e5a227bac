import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PersonHours } from '@rdm/core/internal/cost';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const said = {
  ready: text(
    '可以反算：需研发工时 {hours}，相关人员出勤 {attended}',
    'Hours can be found: {hours} R&D hours of {attended} attended',
  ),
  allocate: text(
    '确定按入账金额 {amount} 元反算 {month} 的工时?',
    'Find the hours of {month} from {amount} yuan booked?',
  ),
  allocateBody: text(
    '现有的相关工时将被替换，可用“清除工时”恢复；当月人员人工费用随之重新生成',
    'The hours concerned are replaced and can be brought back by clearing; personnel cost of the month is built again',
  ),
  allocateVerb: text('反算分摊', 'Allocate'),
  allocated: text('反算完成，工时合计 {hours}，写入 {cells} 项', 'Done: {hours} hours, {cells} cells written'),
  clear: text('确定清除 {month} 反算的工时?', 'Clear the hours found for {month}?'),
  clearBody: text('工时恢复为反算前的内容', 'The hours become what they were before'),
  clearVerb: text('清除工时', 'Clear the hours'),
  cleared: text('已恢复反算前的工时，写入 {cells} 项', 'The earlier hours are back, {cells} cells written'),
};

/** Hours before and after an allocation, as they are shown. */
export interface AllocatedHours {
  readonly month: string;
  /** 元 */
  readonly booked: string;
  /** What the hours leave of it, 元. */
  readonly difference: string;
  readonly people: readonly PersonHours[];
}

/** What can be done with a record of reverse allocation: check, write the hours, take them back. */
export class ReverseAllocationViewModel {
  readonly #task: Task;
  /** What was checked or allocated last, until it is closed. */
  allocated: AllocatedHours | null = null;

  constructor(private readonly services: Pick<ResourceServices, 'ports' | 'toast' | 'confirm'>) {
    this.#task = new Task(services.toast);
    makeAutoObservable<this, 'services'>(this, { services: false, allocated: observableRef });
  }

  close(): void {
    this.allocated = null;
  }

  get working(): boolean {
    return this.#task.running;
  }

  /** Shows whether hours can be found, and if not, why. */
  async check({ id, month, bookedAmount }: StoredRecord): Promise<void> {
    await this.#task.run(async () => {
      const [found] = await this.services.ports.reverseAllocation.check({ ids: id });
      if (!found) return;
      const { reason, hours, attendedHours: attended, difference, people } = found;
      if (reason) return void this.services.toast.error(reason);
      this.services.toast.success(fill(said.ready, { hours, attended }));
      this.#show({ month: String(month), booked: String(bookedAmount), difference, people });
    });
  }

  /** Returns whether hours were written. */
  async allocate({ id, month, bookedAmount }: StoredRecord): Promise<boolean> {
    const title = fill(said.allocate, { month: String(month), amount: String(bookedAmount) });
    return this.#asked(title, said.allocateBody, said.allocateVerb, async () => {
      const { hours, cells, difference, people } = await this.services.ports.reverseAllocation.allocate({ id });
      this.#show({ month: String(month), booked: String(bookedAmount), difference: difference ?? '0.00', people });
      return fill(said.allocated, { hours, cells });
    });
  }

  /** Returns whether the earlier hours were restored. */
  async clear({ id, month }: StoredRecord): Promise<boolean> {
    return this.#asked(fill(said.clear, { month: String(month) }), said.clearBody, said.clearVerb, async () => {
      const { cells } = await this.services.ports.reverseAllocation.clearTime({ id });
      return fill(said.cleared, { cells });
    });
  }

  #show(allocated: AllocatedHours): void {
    runInAction(() => {
      this.allocated = allocated;
    });
  }

  async #asked(title: Text, body: Text, verb: Text, work: () => Promise<Text>): Promise<boolean> {
    if (this.working || !(await this.services.confirm({ title, body, verb }))) return false;
    const done = await this.#task.run(async () => this.services.toast.success(await work()));
    return done !== null;
  }
}
