import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  amountFields,
  externalUnitBudget,
  governmentProjectBudget,
  ownBudget,
  unallotted,
  type AmountField,
  type SubjectAmounts,
  type Unallotted,
} from '@rdm/core/internal/funding';
import { text, type Fault, type Text } from '@rdm/core/internal/kernel';
import type { Draft, RecordOf } from '@rdm/core/internal/records';
import type { Option } from '../../../components';
import { faultOf } from '../../../resource/fault-of';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';

const said = {
  saved: text('预算已保存', 'The budget is saved'),
  leave: text('放弃未保存的预算修改？', 'Discard the changes of the budget?'),
  lost: text('关闭后，未保存的金额不会保留。', 'Amounts that are not saved are lost.'),
  leaveVerb: text('放弃修改', 'Discard'),
  twice: text('该外部单位已在预算中', 'The unit has a part already'),
};

type Amounts = Record<AmountField, string>;

/** The budget, the own part or that of a unit, as it is typed. */
export interface Share {
  /** As the call names it in its faults, without the place of a unit. */
  readonly of: 'budget' | 'own' | 'unit';
  readonly unit: Option | null;
  readonly amounts: Amounts;
  /** As it was stored; empty for a new one. */
  readonly stored: Draft;
}

interface Stored {
  readonly budget: RecordOf<typeof governmentProjectBudget>;
  readonly own: RecordOf<typeof ownBudget> | null;
  readonly units: readonly RecordOf<typeof externalUnitBudget>[];
}

const amountsOf = (row: SubjectAmounts): Amounts =>
  Object.fromEntries(amountFields.map((field) => [field, row[field] ?? ''])) as Amounts;

/** A government project's budget beside the parts of this enterprise and of external units, written all or none. */
export class BudgetDivision {
  budget: Share | null = null;
  /** Null while no own part is stated: it is what the units leave. */
  own: Share | null = null;
  units: readonly Share[] = [];
  saving = false;
  /** Why it was not saved; its fields are named as the call names them. */
  refused: Fault | null = null;
  #before = '';
  readonly #loader: Loader<Stored>;

  constructor(
    private readonly services: Pick<ResourceServices, 'ports' | 'confirm' | 'toast'>,
    readonly id: string,
  ) {
    this.#loader = new Loader(() => this.#read(), { taken: (stored) => this.#take(stored) });
    makeAutoObservable<this, 'services'>(this, { services: false, id: false, refused: observableRef });
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  async open(): Promise<void> {
    await this.#loader.load();
  }

  /** What no part has; where no own part is stated, what this enterprise has. */
  get left(): Unallotted {
    const parts = [...(this.own ? [this.own] : []), ...this.units];
    return unallotted(
      this.budget?.amounts ?? {},
      parts.map(({ amounts }) => amounts),
    );
  }

  get isUnsaved(): boolean {
    return this.budget !== null && this.#typed() !== this.#before;
  }

  set(share: Share, field: AmountField, amount: string): void {
    share.amounts[field] = amount;
    this.refused = null;
  }

  /** States the own part, beginning with what the units leave. */
  stateOwn(): void {
    const { left } = this;
    const rest = amountFields.map((field) => [field, left[field]?.startsWith('-') ? '' : (left[field] ?? '')]);
    this.own = { of: 'own', unit: null, stored: {}, amounts: Object.fromEntries(rest) as Amounts };
  }

  addUnit(unit: Option): void {
    if (this.units.some((each) => each.unit?.value === unit.value)) {
      this.services.toast.error(said.twice);
      return;
    }
    this.units = [...this.units, { of: 'unit', unit, stored: { unitId: unit.value }, amounts: amountsOf({}) }];
  }

  removeUnit(unit: Share): void {
    this.units = this.units.filter((each) => each !== unit);
    this.refused = null;
  }

  /** What was refused of an amount. */
  faultOf(share: Share, field: AmountField): Text | undefined {
    const name = {
      budget: field,
      own: `own.${field}`,
      unit: `units.${this.units.indexOf(share)}.${field}`,
    }[share.of];
    return this.refused?.fields?.find((each) => each.field === name)?.message;
  }

  /** Returns whether it was saved. A second call while it runs is ignored. */
  async save(): Promise<boolean> {
    const { budget, own, units, saving } = this;
    if (!budget || saving) return false;
    this.saving = true;
    this.refused = null;
    try {
      const sheet = {
        budget: draftOf(budget),
        ...(own && { own: draftOf(own) }),
        units: units.map(draftOf),
      };
      const saved = await this.services.ports.funding.save({ sheet });
      runInAction(() => this.#take(saved as Stored));
      this.services.toast.success(said.saved);
      return true;
    } catch (error) {
      runInAction(() => (this.refused = faultOf(error)));
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  async mayLeave(): Promise<boolean> {
    if (!this.isUnsaved) return true;
    return this.services.confirm({ title: said.leave, body: said.lost, verb: said.leaveVerb });
  }

  async #read(): Promise<Stored> {
    const { ports } = this.services;
    const query = { where: [{ field: 'budgetId', is: 'equal', value: this.id }], size: -1 } as const;
    const [budget, own, units] = await Promise.all([
      ports.resource(governmentProjectBudget).detail({ id: this.id }),
      ports.resource(ownBudget).list(query),
      ports.resource(externalUnitBudget).list(query),
    ]);
    return { budget, own: own.records[0] ?? null, units: units.records };
  }

  #take({ budget, own, units }: Stored): void {
    this.budget = { of: 'budget', unit: null, stored: budget, amounts: amountsOf(budget) };
    this.own = own && { of: 'own', unit: null, stored: own, amounts: amountsOf(own) };
    this.units = units.map((unit) => ({
      of: 'unit',
      unit: { value: unit.unitId, label: String((unit as Draft).unitName ?? unit.unitId) },
      stored: unit,
      amounts: amountsOf(unit),
    }));
    this.#before = this.#typed();
  }

  /** What is on the page, as one text to compare. */
  #typed(): string {
    const { budget, own, units } = this;
    return JSON.stringify([budget, own, ...units].map((share) => share && [share.unit?.value, share.amounts]));
  }
}

const draftOf = ({ stored, amounts }: Share): Draft => ({ ...stored, ...amounts });
