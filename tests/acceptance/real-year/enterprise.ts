import type { Ports } from '@rdm/core/internal/application';
import {
  fixedAsset,
  fixedAssetUse,
  intangibleAsset,
  leasedAsset,
  material,
  personnelSalary,
} from '@rdm/core/internal/cost';
import { enterpriseYear } from '@rdm/core/internal/enterprise';
import { subjectMatch, voucherEntry } from '@rdm/core/internal/finance';
import { attendance, workTime } from '@rdm/core/internal/hours';
import { ledgerRow } from '@rdm/core/internal/ledger';
import { personnel, project } from '@rdm/core/internal/project';
import type { RecordOf, Resource } from '@rdm/core/internal/records';
import { department } from '@rdm/core/internal/system';
import type { OpenStack } from '../../setup/stacks';

type Period = 'H1' | 'Q1_Q3' | 'ANNUAL';

/** An entry of a voucher: debit of an account, or credit where it says so. Amounts are decimal strings in 元. */
export interface Entry {
  readonly account: string;
  /** Name of the account; its code unless given. */
  readonly name?: string;
  readonly debit?: string;
  readonly credit?: string;
  /** Code of a project of the voucher's year. */
  readonly project?: string;
}

/** A small enterprise of its own, told in the words of a bookkeeper and recorded through the ports. */
export class Enterprise {
  readonly #projects = new Map<string, string>();
  readonly #people = new Map<string, string>();
  readonly #matches = new Map<string, string>();
  readonly #assets = new Map<string, string>();
  readonly #voucherNumbers = new Map<string, number>();
  #department: string | undefined;

  private constructor(
    private readonly stack: Pick<OpenStack, 'found' | 'signIn'>,
    readonly tenantId: string,
    /** The ports of its finance clerk, who records everything below. */
    readonly finance: Ports,
  ) {}

  static async founded(stack: Pick<OpenStack, 'found' | 'signIn'>, tenantId: string): Promise<Enterprise> {
    await stack.found(tenantId);
    return new Enterprise(stack, tenantId, await stack.signIn('finance', tenantId));
  }

  /** Somebody else of it: manager, admin or reviewer. */
  as(account: 'manager' | 'admin' | 'reviewer'): Promise<Ports> {
    return this.stack.signIn(account, this.tenantId);
  }

  /** The id of a project that was recorded. */
  projectId(year: string, code: string): string {
    return this.#projects.get(`${year} ${code}`)!;
  }

  personId(code: string): string {
    return this.#people.get(code)!;
  }

  assetId(code: string): string {
    return this.#assets.get(code)!;
  }

  async kinds(year: string, ...enterpriseKinds: ('manufacturing' | 'techSme' | 'icOrMachineTool')[]): Promise<void> {
    await this.finance.resource(enterpriseYear).submit({ year, enterpriseKinds });
  }

  /** An expensed project of its own, from January to December unless told otherwise. */
  async project(year: string, code: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const values = {
      year,
      code,
      name: `${code}项目`,
      source: '1',
      type: 'newTechnology',
      stage: '2',
      devForm: 'zzyf',
      expenditureType: 'expensed',
      completion: 'ongoing',
      leader: await this.person('E0'),
      deptId: await this.#departmentId(),
      startTime: `${year}-01-01`,
      endTime: `${year}-12-31`,
      ...more,
    };
    const { id } = await this.finance.resource(project).submit(values);
    this.#projects.set(`${year} ${code}`, id);
    return id;
  }

  /** A person by staff number, recorded where it is not yet. */
  async person(code: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const known = this.#people.get(code);
    if (known) return known;
    const { id } = await this.finance.resource(personnel).submit({ code, name: `员工${code}`, ...more });
    this.#people.set(code, id);
    return id;
  }

  /** A month's pay of a person: wages, social insurance, labour, welfare. */
  async pay(month: string, person: string, amounts: Readonly<Record<string, string>>): Promise<void> {
    await this.finance.resource(personnelSalary).submit({ month, personnelId: await this.person(person), ...amounts });
  }

  async attended(month: string, person: string, hours: string, dueHours = hours): Promise<void> {
    const values = { month, personnelId: await this.person(person), dueHours, actualHours: hours };
    await this.finance.resource(attendance).submit(values);
  }

  async hours(month: string, projectCode: string, person: string, hours: string): Promise<void> {
    const projectId = this.projectId(month.slice(0, 4), projectCode);
    await this.finance.resource(workTime).submit({ month, projectId, personnelId: await this.person(person), hours });
  }

  async match(account: string, costItem: string, name = account): Promise<void> {
    const { id } = await this.finance
      .resource(subjectMatch)
      .submit({ id: this.#matches.get(account), subjectCode: account, subjectName: name, costItem });
    this.#matches.set(account, id);
  }

  /** A voucher of the day, with the next number of its month; returns the ids of its entries. */
  async voucher(date: string, summary: string, ...entries: readonly Entry[]): Promise<string[]> {
    const month = date.slice(0, 7);
    const voucherNo = (this.#voucherNumbers.get(month) ?? 0) + 1;
    this.#voucherNumbers.set(month, voucherNo);
    const ids: string[] = [];
    for (const [index, { account, name = account, debit, credit, project: code }] of entries.entries()) {
      const { id } = await this.finance.resource(voucherEntry).submit({
        date,
        voucherType: '记',
        voucherNo: String(voucherNo),
        entryNo: index + 1,
        summary,
        subjectCode: account,
        subjectName: name,
        ...(debit !== undefined && { debitAmount: debit }),
        ...(credit !== undefined && { creditAmount: credit }),
        ...(code !== undefined && { projectId: this.projectId(date.slice(0, 4), code) }),
      });
      ids.push(id);
    }
    return ids;
  }

  /** Material issued to a project, or returned. */
  async material(
    date: string,
    projectCode: string,
    billNo: string,
    amount: string,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<string> {
    const { id } = await this.finance.resource(material).submit({
      date,
      billNo,
      materialCode: 'M1',
      materialName: '铜管',
      qty: '1',
      price: amount,
      amount,
      projectId: this.projectId(date.slice(0, 4), projectCode),
      direction: 'issue',
      ...more,
    });
    return id;
  }

  /** A fixed asset; an instrument depreciated straight-line without residual unless told otherwise. */
  async fixedAsset(code: string, more: Readonly<Record<string, unknown>>): Promise<string> {
    const { id } = await this.finance.resource(fixedAsset).submit({
      assetsCode: code,
      assetsName: `设备${code}`,
      category: 'instrument',
      residualRate: '0',
      depreciationMethod: 'straightLine',
      useType: 'shared',
      ...more,
    });
    this.#assets.set(code, id);
    return id;
  }

  async assetHours(month: string, projectCode: string, asset: string, rdHours: string, totalHours: string) {
    const projectId = this.projectId(month.slice(0, 4), projectCode);
    await this.finance
      .resource(fixedAssetUse)
      .submit({ month, projectId, assetsId: this.assetId(asset), rdHours, totalHours });
  }

  /** An intangible asset; software over 120 months unless told otherwise. */
  async intangible(code: string, more: Readonly<Record<string, unknown>>): Promise<string> {
    const values = { assetsCode: code, assetsName: `软件${code}`, category: 'software', amortizeMonths: 120, ...more };
    const { id } = await this.finance.resource(intangibleAsset).submit(values);
    this.#assets.set(code, id);
    return id;
  }

  async lease(month: string, projectCode: string, more: Readonly<Record<string, unknown>>): Promise<string> {
    const projectId = this.projectId(month.slice(0, 4), projectCode);
    const { id } = await this.finance.resource(leasedAsset).submit({ month, projectId, ...more });
    return id;
  }

  /** Any record of a resource, by its id: for what the words above do not say. */
  async record<R extends Resource>(resource: R, values: Readonly<Record<string, unknown>>): Promise<RecordOf<R>> {
    return (await this.finance.resource(resource).submit(values as never)) as RecordOf<R>;
  }

  recompute(year: string) {
    return this.finance.ledger.recompute({ year });
  }

  /** The sentences of a recompute, in Chinese. */
  async warnings(year: string): Promise<string[]> {
    return (await this.recompute(year)).warnings.map(({ zh }) => zh);
  }

  async form(year: string, addedType: Period = 'ANNUAL') {
    return this.finance.ledger.preferential({ year, addedType });
  }

  /** The lines of A107012 with an amount other than 0.00, or those asked for. */
  async lines(year: string, period: Period = 'ANNUAL', ...asked: readonly string[]): Promise<Record<string, string>> {
    const { lines } = await this.form(year, period);
    const shown = asked.length > 0 ? asked : Object.keys(lines).filter((line) => Number(lines[line]) !== 0);
    return Object.fromEntries(shown.map((line) => [line, lines[line]!]));
  }

  /** The ledger rows of a project, in their order. */
  async ledger(year: string, projectCode: string): Promise<RecordOf<typeof ledgerRow>[]> {
    const where = [{ field: 'projectId', is: 'equal', value: this.projectId(year, projectCode) }] as const;
    return (await this.finance.resource(ledgerRow).list({ where, size: -1 })).records as RecordOf<typeof ledgerRow>[];
  }

  async #departmentId(): Promise<string> {
    return (this.#department ??= (await this.finance.resource(department).submit({ deptName: '研发中心' })).id);
  }
}

/** Founds the enterprise of a case. */
export type FoundedEnterprise = () => Promise<Enterprise>;
