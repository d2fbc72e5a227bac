import { makeAutoObservable } from 'mobx';
import {
  voucherFormats,
  type AllocationVoucherRecord,
  type GroupToBook,
  type MonthVoucher,
  type SubjectGroup,
  type VoucherFormat,
} from '@rdm/core/internal/cost';
import { fill, text, type Fault } from '@rdm/core/internal/kernel';
import { formatMoney, yuan } from '@rdm/core/money';
import { download } from '../../../resource/download';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const said = {
  title: text('导出 {month} 研发费用分配凭证?', 'Export the allocation voucher of {month}?'),
  body: text(
    '借方合计 {total} 元。导出后这些金额视为已出账，之后只导出差额；导入财务软件后请登记凭证号。',
    'Debits {total} yuan. These amounts count as gone out: later exports hold differences alone. Enter the number once it is booked.',
  ),
  verb: text('导出', 'Export'),
  made: text('已导出，导入财务软件后请登记凭证号', 'Exported; enter the number once it is booked'),
};

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast'>;

/** What is typed for the file. */
export interface FileChoices {
  readonly format: VoucherFormat;
  /** Empty for the last day of the month. */
  readonly date: string;
  readonly voucherType: string;
  readonly voucherNo: string;
  readonly bookCode: string;
  readonly orgCode: string;
  readonly projectField: string;
}

const usual: FileChoices = {
  format: voucherFormats[0]!,
  date: '',
  voucherType: '记',
  voucherNo: '1',
  bookCode: '',
  orgCode: '',
  projectField: '',
};

/** What there is to book of a month, and exporting it. */
export class MonthVoucherViewModel {
  choices: FileChoices = usual;
  /** Groups left out by hand. */
  readonly left = new Set<SubjectGroup>();
  readonly #services: Services;
  readonly #task: Task;
  readonly #loader = new Loader((month: string): Promise<MonthVoucher> =>
    this.#services.ports.allocationVouchers.month({ month }),
  );

  constructor(services: Services) {
    this.#services = services;
    this.#task = new Task(services.toast);
    makeAutoObservable(this);
  }

  get voucher(): MonthVoucher | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get working(): boolean {
    return this.#task.running;
  }

  /** The groups that go out: verified, without a fault, with something to book, and not left out. */
  get chosen(): readonly GroupToBook[] {
    return this.voucher?.groups.filter((group) => isReady(group) && !this.left.has(group.group)) ?? [];
  }

  /** Whether a group could go out, ticked or not. */
  get hasAnything(): boolean {
    return this.voucher?.groups.some(isReady) ?? false;
  }

  /** Whether an amount of the month is not booked yet. */
  get isOpen(): boolean {
    return this.voucher?.groups.some(({ toBook }) => Number(toBook) !== 0) ?? false;
  }

  /** Debits first, as in the file. */
  get entries(): GroupToBook['entries'] {
    const entries = this.chosen.flatMap((group) => group.entries);
    return [...entries.filter(({ side }) => side === 'debit'), ...entries.filter(({ side }) => side === 'credit')];
  }

  get total(): string {
    return this.entries
      .filter(({ side }) => side === 'debit')
      .reduce((all, { amount }) => all.plus(yuan(amount)), yuan(0))
      .toString();
  }

  get mayExport(): boolean {
    const { format, bookCode, orgCode } = this.choices;
    return this.entries.length > 0 && (format !== 'galaxy' || (bookCode.trim() !== '' && orgCode.trim() !== ''));
  }

  async load(month: string): Promise<void> {
    if (this.voucher?.month !== month) {
      this.#loader.clear();
      this.left.clear();
      this.choices = { ...this.choices, date: '' };
    }
    await this.#loader.load(month);
  }

  toggle(group: SubjectGroup, goesOut: boolean): void {
    if (goesOut) this.left.delete(group);
    else this.left.add(group);
  }

  choose(choices: Partial<FileChoices>): void {
    this.choices = { ...this.choices, ...choices };
  }

  /** Exports the chosen groups after a confirmation and saves the file; null where nothing went out. */
  async make(): Promise<AllocationVoucherRecord | null> {
    const { voucher, choices } = this;
    const { confirm, ports, toast } = this.#services;
    if (!voucher || !this.mayExport) return null;
    const body = fill(said.body, { total: formatMoney(this.total) });
    if (!(await confirm({ title: fill(said.title, { month: voucher.month }), body, verb: said.verb }))) return null;
    const groups = this.chosen.map(({ group }) => group);
    return this.#task.run(async () => {
      const made = await ports.allocationVouchers.make({ month: voucher.month, groups, ...choices });
      download(await ports.files.download({ id: made.file![0]! }));
      toast.success(said.made);
      return made;
    });
  }
}

/** Whether a group can go out. */
export const isReady = ({ verified, faults, entries }: GroupToBook): boolean =>
  verified && faults.length === 0 && entries.length > 0;
