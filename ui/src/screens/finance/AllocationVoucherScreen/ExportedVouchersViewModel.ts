import { makeAutoObservable, runInAction } from 'mobx';
import { allocationVoucher, type AllocationVoucherRecord, type FoundVoucher } from '@rdm/core/internal/cost';
import { text, type Fault } from '@rdm/core/internal/kernel';
import { download } from '../../../resource/download';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const said = {
  booked: text('已登记，请一键重算更新辅助账', 'Entered; recompute the year to update the ledgers'),
  voided: text('已作废，金额可以重新导出', 'Voided; its amounts can be exported again'),
};

type Services = Pick<ResourceServices, 'ports' | 'toast'>;

/** The number of a voucher as it is being typed. */
export interface TypedNumber {
  readonly voucherDate: string;
  readonly voucherType: string;
  readonly voucherNo: string;
}

/** The vouchers exported in a year, their numbers, and voiding them. */
export class ExportedVouchersViewModel {
  /** The voucher whose number is being entered. */
  numbering: AllocationVoucherRecord | null = null;
  typed: TypedNumber = { voucherDate: '', voucherType: '', voucherNo: '' };
  /** The voucher that is being voided. */
  voiding: AllocationVoucherRecord | null = null;
  reason = '';
  readonly #services: Services;
  readonly #task: Task;
  readonly #loader = new Loader((year: string) => this.#read(year));

  constructor(
    services: Services,
    private readonly changed: () => Promise<void>,
  ) {
    this.#services = services;
    this.#task = new Task(services.toast);
    makeAutoObservable<this, 'changed'>(this, { changed: false });
  }

  /** The latest month first; null until loaded. */
  get vouchers(): readonly AllocationVoucherRecord[] | null {
    return this.#loader.value?.vouchers ?? null;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get working(): boolean {
    return this.#task.running;
  }

  /** The likeliest voucher of the register for each exported one that has no number yet. */
  get proposals(): readonly FoundVoucher[] {
    const found = this.#loader.value?.proposals ?? [];
    return found.filter(({ id }, at) => found.findIndex((each) => each.id === id) === at);
  }

  async load(year: string): Promise<void> {
    await this.#loader.load(year);
  }

  clear(): void {
    this.#loader.clear();
  }

  /** Begins to enter a number: that of the register where it is proposed, else that of the file. */
  number(voucher: AllocationVoucherRecord, proposal?: FoundVoucher): void {
    const { head } = voucher;
    this.numbering = voucher;
    this.typed = proposal ?? {
      voucherDate: voucher.voucherDate ?? head?.date ?? '',
      voucherType: voucher.voucherType ?? head?.voucherType ?? '',
      voucherNo: voucher.voucherNo ?? '',
    };
  }

  /** Begins to confirm a proposal. */
  confirm(proposal: FoundVoucher): void {
    const voucher = this.vouchers?.find(({ id }) => id === proposal.id);
    if (voucher) this.number(voucher, proposal);
  }

  type(typed: Partial<TypedNumber>): void {
    this.typed = { ...this.typed, ...typed };
  }

  void(voucher: AllocationVoucherRecord): void {
    this.voiding = voucher;
    this.reason = '';
  }

  give(reason: string): void {
    this.reason = reason;
  }

  dismiss(): void {
    this.numbering = null;
    this.voiding = null;
  }

  async saveNumber(): Promise<void> {
    const { numbering, typed } = this;
    if (!numbering) return;
    const { voucherDate, voucherType, voucherNo } = typed;
    const given = { id: numbering.id, voucherDate, voucherType, voucherNo };
    await this.#do(() => this.#services.ports.allocationVouchers.book(given), said.booked);
  }

  async saveVoid(): Promise<void> {
    const { voiding, reason } = this;
    if (!voiding) return;
    await this.#do(() => this.#services.ports.allocationVouchers.void({ id: voiding.id, reason }), said.voided);
  }

  /** Saves the very file that was exported. */
  async saveFile({ file }: AllocationVoucherRecord): Promise<void> {
    const [id] = file ?? [];
    if (id === undefined) return;
    const found = await this.#task.run(() => this.#services.ports.files.download({ id }));
    if (found) download(found);
  }

  async #do(work: () => Promise<unknown>, done: (typeof said)['booked']): Promise<void> {
    if ((await this.#task.run(work)) === null) return;
    this.#services.toast.success(done);
    runInAction(() => this.dismiss());
    await this.changed();
  }

  async #read(year: string) {
    const { ports } = this.#services;
    const where = [{ field: 'year', is: 'equal' as const, value: year }];
    const [page, proposals] = await Promise.all([
      ports.resource(allocationVoucher).list({ where, size: -1 }),
      ports.allocationVouchers.proposals({ year }),
    ]);
    return { vouchers: page.records, proposals };
  }
}
