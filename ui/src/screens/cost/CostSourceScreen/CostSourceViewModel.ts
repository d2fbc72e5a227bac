import { makeAutoObservable } from 'mobx';
import {
  costSourceChoice,
  costSourceLabels,
  type CostSourceChoice,
  type SourceOverview,
} from '@rdm/core/internal/cost';
import { fill, text, type Fault, type Text } from '@rdm/core/internal/kernel';
import { formatMoney } from '@rdm/core/money';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import { openYear } from '../../../resource/year-to-open';
import { sourceLines, type SourceLine } from './source-lines';

const said = {
  title: text('修改 {named} 的费用来源?', 'Change the source of {named}?'),
  body: text(
    '由“{from}”改为“{to}”。台账分摊 {allocated} 元，凭证入账 {booked} 元。费用和辅助账在一键重算后更新。',
    'From “{from}” to “{to}”. Allocated {allocated}, booked {booked} yuan. Cost and ledgers follow with the next recompute.',
  ),
  verb: text('修改', 'Change'),
  saved: text('已修改，请一键重算', 'Changed; recompute the year'),
};

/** What a line can be set to; `item` gives a project back to the rule of its item. */
export type SourceSetting = CostSourceChoice | 'item';

export const settingLabels: Readonly<Record<SourceSetting, Text>> = {
  ...costSourceLabels,
  item: text('按费用项目', 'As the item'),
};

type Services = Pick<ResourceServices, 'ports' | 'confirm' | 'toast'>;

/** The sources of a year's cost, and changing them. */
export class CostSourceViewModel {
  readonly #task: Task;
  readonly #loader = new Loader((): Promise<SourceOverview> => {
    return this.services.ports.costSources.overview({ year: this.year });
  });

  constructor(
    private readonly services: Services,
    public year: string,
  ) {
    this.#task = new Task(services.toast);
    makeAutoObservable<this, 'services'>(this, { services: false });
  }

  get overview(): SourceOverview | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  get saving(): boolean {
    return this.#task.running;
  }

  get lines(): readonly SourceLine[] {
    return sourceLines(this.overview?.items ?? []);
  }

  /** Nothing is booked, allocated or chosen in the year. */
  get isEmpty(): boolean {
    return (
      this.overview !== null && this.lines.every(({ isIdle }) => isIdle) && Number(this.overview.booked.booked) === 0
    );
  }

  open(): Promise<void> {
    return openYear(this.services.ports, this);
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  async setYear(year: string): Promise<void> {
    if (year === '' || year === this.year) return;
    this.year = year;
    this.#loader.clear();
    await this.load();
  }

  /** Says what the change does and, once confirmed, makes it. */
  async set(line: SourceLine, to: SourceSetting): Promise<void> {
    if (to === line.setting || this.saving) return;
    await this.#task.run(async () => {
      const { confirm, toast } = this.services;
      const [from, next] = [settingLabels[line.setting], settingLabels[to]];
      const figures = { allocated: formatMoney(line.allocated), booked: formatMoney(line.booked) };
      const body = text(
        fill(said.body, { ...figures, from: from.zh, to: next.zh }).zh,
        fill(said.body, { ...figures, from: from.en, to: next.en }).en,
      );
      const title = text(fill(said.title, { named: line.named.zh }).zh, fill(said.title, { named: line.named.en }).en);
      if (!(await confirm({ title, body, verb: said.verb }))) return;
      await this.#write(line, to);
      toast.success(said.saved);
      await this.load();
    });
  }

  async #write({ item, projectId }: SourceLine, to: SourceSetting): Promise<void> {
    const choices = this.services.ports.resource(costSourceChoice);
    if (to !== 'item') {
      await choices.submit({ year: this.year, costItem: item, projectId, source: to });
      return;
    }
    if (projectId === null) return;
    const stored = await choices.list({
      size: -1,
      where: [
        { field: 'year', is: 'equal', value: this.year },
        { field: 'costItem', is: 'equal', value: item },
        { field: 'projectId', is: 'equal', value: projectId },
      ],
    });
    await choices.remove({ ids: stored.records.map(({ id }) => id) });
  }
}
