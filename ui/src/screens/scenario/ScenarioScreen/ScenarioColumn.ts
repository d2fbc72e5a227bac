import { makeAutoObservable, observableRef } from 'mobx';
import { text, type Fault, type Text } from '@rdm/core/internal/kernel';
import {
  asRecorded,
  scenarioChanges,
  scenarioForm,
  type Scenario,
  type ScenarioBase,
  type ScenarioChange,
  type ScenarioForm,
} from '@rdm/core/internal/scenario';
import type { IncomeTaxRate } from '@rdm/core/internal/tax';
import { faultOf } from '../../../resource/fault-of';

/** Names of the columns: what is recorded, then the scenarios. */
export const columnNames: readonly [Text, ...Text[]] = [
  text('现行', 'As recorded'),
  text('方案一', 'Scenario 1'),
  text('方案二', 'Scenario 2'),
  text('方案三', 'Scenario 3'),
];

/** A column of the comparison: a scenario with the form that follows from it. */
export class ScenarioColumn {
  scenario: Scenario = asRecorded;
  /** Null: as the enterprise states it. */
  rate: IncomeTaxRate | null = null;
  readonly #base: () => ScenarioBase | null;
  readonly #recorded: ScenarioColumn | null;

  /** @param recorded the form as recorded, which is also that of a scenario that assumes nothing */
  constructor(
    readonly name: Text,
    base: () => ScenarioBase | null,
    recorded: ScenarioColumn | null,
  ) {
    this.#base = base;
    this.#recorded = recorded;
    makeAutoObservable(this, { name: false, scenario: observableRef });
  }

  /** The form, or why it cannot be computed; null before anything is loaded. */
  get computed(): { readonly made: ScenarioForm } | { readonly fault: Fault } | null {
    const base = this.#base();
    if (!base) return null;
    if (this.#recorded && !this.isTouched) return this.#recorded.computed;
    try {
      return { made: scenarioForm(base, this.scenario) };
    } catch (error) {
      return { fault: faultOf(error) };
    }
  }

  get made(): ScenarioForm | null {
    return this.computed && 'made' in this.computed ? this.computed.made : null;
  }

  get fault(): Fault | null {
    return this.computed && 'fault' in this.computed ? this.computed.fault : null;
  }

  get changes(): readonly ScenarioChange[] {
    const base = this.#base();
    return base ? scenarioChanges(base, this.scenario) : [];
  }

  /** Whether it differs from what is recorded, in what can be adopted or in money that might be spent besides. */
  get isTouched(): boolean {
    return this.changes.length > 0 || this.scenario.further.length > 0;
  }

  set(change: Partial<Scenario>): void {
    this.scenario = { ...this.scenario, ...change };
  }

  setRate(rate: IncomeTaxRate): void {
    this.rate = rate;
  }

  clear(): void {
    this.scenario = asRecorded;
    this.rate = null;
  }
}
