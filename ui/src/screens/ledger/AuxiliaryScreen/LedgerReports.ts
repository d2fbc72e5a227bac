import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { fill, text } from '@rdm/core/internal/kernel';
import type { StoredRecord } from '@rdm/core/internal/records';
import type { ReportYear } from '@rdm/core/internal/ledger';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const said = {
  submit: text('提交 {count} 本辅助账?', 'Submit {count} {count|ledger|ledgers}?'),
  submitBody: text(
    '提交后金额有变动的辅助账会重新变为草稿，需再次提交',
    'A ledger whose amounts change afterwards is a draft again and must be submitted once more',
  ),
  submitVerb: text('提交', 'Submit'),
  submitted: text('已提交 {count} 本辅助账', '{count} {count|ledger|ledgers} submitted'),
  goOn: text('将项目 {code} 转入 {year} 年度?', 'Carry project {code} into {year}?'),
  goOnBody: text(
    '将以相同编号新建该年度的项目，已有则不变',
    'A project with the same number is set up in that year; one that is there stays as it is',
  ),
  goOnVerb: text('结转下年', 'Carry over'),
  wentOn: text('项目 {code} 已转入 {year} 年度', 'Project {code} goes on in {year}'),
  wasThere: text('项目 {code} 在 {year} 年度已存在，未作改动', 'Project {code} is in {year} already; nothing changed'),
};

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast'>;

export const isDraft = ({ dataStatus }: StoredRecord): boolean => dataStatus !== 'submit';

/** Actions on whole ledgers: listing their years, submitting them, continuing a project in the next year. */
export class LedgerReports {
  /** The years that have ledgers, the latest first. */
  years: readonly ReportYear[] = [];
  readonly #services: Services;
  readonly #changed: () => Promise<void>;
  readonly #task: Task;

  /** @param changed awaited after ledgers have changed */
  constructor(services: Services, changed: () => Promise<void>) {
    this.#services = services;
    this.#changed = changed;
    this.#task = new Task(services.toast);
    makeAutoObservable(this, { years: observableRef });
  }

  get working(): boolean {
    return this.#task.running;
  }

  /** Optional: if the years cannot be loaded, the page shows the requested year. */
  async load(): Promise<void> {
    const years = await this.#services.ports.reports.listYears().catch(() => []);
    runInAction(() => void (this.years = years));
  }

  async submit(ledgers: readonly StoredRecord[]): Promise<void> {
    const { confirm, ports } = this.#services;
    const title = fill(said.submit, { count: ledgers.length });
    if (!(await confirm({ title, body: said.submitBody, verb: said.submitVerb }))) return;
    await this.#doing(async () => {
      const { submitted } = await ports.reports.submitBatch({ reports: ledgers.map(({ id }) => ({ id })) });
      return fill(said.submitted, { count: submitted });
    });
  }

  /** Opens the project of a ledger in the year after it. */
  async goOn(ledger: StoredRecord): Promise<void> {
    const { confirm, ports } = this.#services;
    const to = { code: String(ledger.projectCode), year: Number(ledger.year) + 1 };
    if (!(await confirm({ title: fill(said.goOn, to), body: said.goOnBody, verb: said.goOnVerb }))) return;
    await this.#doing(async () => {
      const { created, projectCode: code, year } = await ports.reports.submitCrossYear({ id: ledger.id });
      return fill(created ? said.wentOn : said.wasThere, { code, year });
    });
  }

  async #doing(work: () => Promise<ReturnType<typeof fill>>): Promise<void> {
    await this.#task.run(async () => {
      this.#services.toast.success(await work());
      await this.#changed();
      await this.load();
    });
  }
}
