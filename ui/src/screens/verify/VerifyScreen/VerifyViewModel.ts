import { makeAutoObservable } from 'mobx';
import { fill, joined, text, type Text } from '@rdm/core/internal/kernel';
import type { Download, StoredRecord } from '@rdm/core/internal/records';
import { ResourceListViewModel } from '../../../resource/list/ResourceListViewModel';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import type { MonthLocks } from '../month-locks';

const said = {
  none: text('请选择至少一条数据', 'Select at least one record'),
  verify: text('确定核对所选的 {count} 个月份?', 'Verify the {count} selected {count|month|months}?'),
  verifyVerb: text('核对', 'Verify'),
  verified: text('已核对 {count} 个月份', '{count} {count|month|months} verified'),
  oneByOne: text(
    '{months} 有差异，请逐月核对并填写差异原因',
    '{months} differ; verify them one by one and give the reason',
  ),
  lock: text('确定锁定所选的 {count} 个月份?', 'Lock the {count} selected {count|month|months}?'),
  lockBody: text(
    '锁定后这些月份的台账、凭证和费用均不可修改',
    'Their registers, vouchers and cost cannot be changed then',
  ),
  lockVerb: text('锁定', 'Lock'),
  locked: text('已锁定 {count} 个月份', '{count} {count|month|months} locked'),
  unlock: text('确定解锁所选的 {count} 个月份?', 'Unlock the {count} selected {count|month|months}?'),
  unlockBody: text('解锁会记入修改记录', 'It will stand in their history'),
  unlockVerb: text('解锁', 'Unlock'),
  unlocked: text('已解锁 {count} 个月份', '{count} {count|month|months} unlocked'),
};

/** The months of a verify register: verified one by one or together, locked and opened again. */
export class VerifyViewModel {
  readonly list: ResourceListViewModel;
  readonly #task: Task;

  constructor(
    readonly locks: MonthLocks,
    private readonly services: ResourceServices,
    given: Readonly<Record<string, string>> = {},
  ) {
    this.list = new ResourceListViewModel(locks.resource, services, given);
    this.#task = new Task(services.toast);
    // All months of a year fit on one page.
    this.list.size = 30;
    makeAutoObservable<this, 'services'>(this, { list: false, locks: false, services: false });
  }

  get working(): boolean {
    return this.#task.running;
  }

  get chosen(): readonly StoredRecord[] {
    return this.list.rows.filter(({ id }) => this.list.selected.has(id));
  }

  /** Verifies the chosen months that agree with the vouchers. Returns a single chosen month if it needs a reason. */
  async verify(): Promise<StoredRecord | null> {
    const { chosen } = this;
    if (chosen.length === 0) return this.#none();
    const differing = chosen.filter(({ difference }) => Number(difference) !== 0);
    if (chosen.length === 1 && differing[0]) return differing[0];
    if (differing.length > 0) {
      const months = differing.map(({ month }) => String(month));
      this.services.toast.error(fill(said.oneByOne, { months: joined(months) }));
      return null;
    }
    const port = this.services.ports.resource(this.locks.resource);
    await this.#asked(said.verify, null, said.verifyVerb, async (rows) => {
      for (const { id } of rows) await port.submit({ id });
      return fill(said.verified, { count: rows.length });
    });
    return null;
  }

  async lock(): Promise<void> {
    await this.#asked(said.lock, said.lockBody, said.lockVerb, async (rows) => {
      const { locked } = await this.services.ports.cost[this.locks.lock]({ ids: idsOf(rows) });
      return fill(said.locked, { count: locked });
    });
  }

  async unlock(): Promise<void> {
    await this.#asked(said.unlock, said.unlockBody, said.unlockVerb, async (rows) => {
      const { unlocked } = await this.services.ports.cost[this.locks.unlock]({ ids: idsOf(rows) });
      return fill(said.unlocked, { count: unlocked });
    });
  }

  /** The allocation sheets of the one chosen month, otherwise of the year. */
  allocationSheets(): Promise<Download> {
    const [first, ...others] = this.chosen;
    const shown = String((first ?? this.list.rows[0])?.year ?? this.services.today.slice(0, 4));
    const month = first && others.length === 0 ? { month: String(first.month) } : {};
    return this.services.ports.ledger.exportAllocationSheets({ year: shown, ...month, kind: this.locks.sheets });
  }

  #none(): null {
    this.services.toast.error(said.none);
    return null;
  }

  /** Runs an action after a confirmation that states the number of months, and reports the result. */
  async #asked(
    title: Text,
    about: Text | null,
    verb: Text,
    work: (rows: readonly StoredRecord[]) => Promise<Text>,
  ): Promise<void> {
    const { toast, confirm } = this.services;
    const { chosen } = this;
    if (chosen.length === 0) return void this.#none();
    if (this.working) return;
    const months = chosen.map(({ month }) => String(month));
    const body = text(
      [joined(months).zh, about?.zh].filter(Boolean).join('。'),
      [joined(months).en, about?.en].filter(Boolean).join('. '),
    );
    if (!(await confirm({ title: fill(title, { count: chosen.length }), body, verb }))) return;
    await this.#task.run(async () => toast.success(await work(chosen)));
    await this.list.load();
  }
}

const idsOf = (rows: readonly StoredRecord[]) => rows.map(({ id }) => id).join(',');
