import { makeAutoObservable, observableRef } from 'mobx';
import {
  assetErrors,
  equipmentPower,
  fixedAsset,
  registerStats,
  reportRegisters,
  type AssetErrors,
} from '@rdm/core/internal/cost';
import type { Condition, RecordOf, Resource, StoredRecord } from '@rdm/core/internal/records';
import type { Fault } from '@rdm/core/internal/kernel';
import type { Option } from '../../../components';
import { Loader } from '../../../resource/Loader';
import { searchReferences } from '../../../resource/reference-options';
import type { ResourceServices } from '../../../resource/ResourceServices';

/** The power machines took for a project in a year or a month of it, and the machines whose record is in error. */
export class PowerMonthViewModel {
  /** `01` … `12`; all months unless chosen. */
  month: string | null = null;
  project: Option | null = null;
  readonly #services: ResourceServices;
  readonly #loader = new Loader((projectId: string) => this.#read(projectId));

  constructor(
    services: ResourceServices,
    public year: string,
  ) {
    this.#services = services;
    makeAutoObservable(this, { project: observableRef });
  }

  get lines(): readonly StoredRecord[] | null {
    return this.#loader.value?.lines ?? null;
  }

  /** Null without the permission to view the register of fixed assets. */
  get errors(): readonly AssetErrors[] | null {
    return this.#loader.value?.errors ?? null;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  /** Hours worked and power in 元 of the lines. */
  get totals(): { readonly workTime: string; readonly amount: string } {
    const { workTime, amount } = registerStats(reportRegisters.EquipmentPower, this.lines ?? []).totals;
    return { workTime: workTime ?? '0', amount: amount ?? '0.00' };
  }

  async load(): Promise<void> {
    this.#loader.clear();
    if (this.project) await this.#loader.load(this.project.value);
  }

  /** A project belongs to its year. */
  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.project = null;
    await this.load();
  }

  async setMonth(month: string | null): Promise<void> {
    this.month = month;
    await this.load();
  }

  async setProject(chosen: Option | null): Promise<void> {
    this.project = chosen;
    await this.load();
  }

  /** The projects of the year that match the query. */
  searchProject(query: string): Promise<readonly Option[]> {
    return searchReferences(this.#services, equipmentPower.fields.projectId, { year: this.year }, query);
  }

  async #read(projectId: string) {
    const where = [
      equal('year', this.year),
      equal('projectId', projectId),
      ...(this.month === null ? [] : [equal('month', this.month)]),
    ];
    const lines = await this.#all(equipmentPower, where);
    return { lines, errors: await this.#errorsOf(lines) };
  }

  async #errorsOf(lines: readonly RecordOf<typeof equipmentPower>[]): Promise<readonly AssetErrors[] | null> {
    if (!this.#services.can(fixedAsset.permissions.view)) return null;
    const codes = [...new Set(lines.map(({ assetsCode }) => assetsCode))];
    if (codes.length === 0) return [];
    const where: Condition[] = [{ field: 'assetsCode', is: 'in', value: codes }];
    return assetErrors(lines, await this.#all(fixedAsset, where));
  }

  async #all<R extends Resource>(resource: R, where: readonly Condition[]): Promise<readonly RecordOf<R>[]> {
    return (await this.#services.ports.resource(resource).list({ size: -1, where })).records;
  }
}

const equal = (field: string, value: string): Condition => ({ field, is: 'equal', value });
