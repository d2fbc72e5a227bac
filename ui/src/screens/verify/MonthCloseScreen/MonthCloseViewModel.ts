import { makeAutoObservable } from 'mobx';
import type { ClosedMonth, GroupOfYear, ItemBeside, SubjectGroup } from '@rdm/core/internal/cost';
import type { Fault } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { ClosingMonths } from './ClosingMonths';

export interface ChosenCell {
  readonly group: GroupOfYear;
  readonly month: ClosedMonth;
}

/** 月结看板: the months of a year by subject group, what one is made of, and closing several at once. */
export class MonthCloseViewModel {
  /** The month whose two sides are shown beside the board. */
  cell: ChosenCell | null = null;
  closing: ClosingMonths | null = null;
  readonly #board = new Loader((): Promise<readonly GroupOfYear[]> => {
    return this.services.ports.monthClose.board({ year: this.year });
  });
  readonly #beside = new Loader((month: string, group: SubjectGroup): Promise<readonly ItemBeside[]> =>
    this.services.ports.monthClose.differences({ month, group }),
  );

  constructor(
    private readonly services: ResourceServices,
    public year: string,
  ) {
    makeAutoObservable<this, 'services'>(this, { services: false });
  }

  get board(): readonly GroupOfYear[] | null {
    return this.#board.value;
  }

  get fault(): Fault | null {
    return this.#board.fault;
  }

  /** Twelve, of all groups; empty where the caller may view none. */
  get months(): readonly string[] {
    return [...new Set((this.board ?? []).flatMap(({ months }) => months.map(({ month }) => month)))].sort();
  }

  get beside(): readonly ItemBeside[] | null {
    return this.#beside.value;
  }

  get besideFault(): Fault | null {
    return this.#beside.fault;
  }

  async load(): Promise<void> {
    await this.#board.load();
  }

  async setYear(year: string): Promise<void> {
    if (year === this.year) return;
    this.year = year;
    this.#board.clear();
    await this.load();
  }

  async show(cell: ChosenCell): Promise<void> {
    this.cell = cell;
    this.#beside.clear();
    await this.loadBeside();
  }

  async loadBeside(): Promise<void> {
    if (this.cell) await this.#beside.load(this.cell.month.month, this.cell.group.group);
  }

  hide(): void {
    this.cell = null;
  }

  /** Opens the closing of a group's months, with those chosen that are over and not locked. */
  close(group: GroupOfYear): void {
    this.closing = new ClosingMonths(group, this.services, () => this.load());
  }

  stopClosing(): void {
    this.closing = null;
  }
}
