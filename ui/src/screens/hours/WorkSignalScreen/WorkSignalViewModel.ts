import { makeAutoObservable, runInAction } from 'mobx';
import type { SignalOverview } from '@rdm/core/internal/hours';
import { fill, text, type Fault } from '@rdm/core/internal/kernel';
import type { Ports } from '@rdm/core/internal/application';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const said = {
  read: text(
    '{file}：读取 {found} 条，新增 {inserted} 行，更新 {updated} 行，未变 {unchanged} 行',
    '{file}: {found} entries read; {inserted} rows added, {updated} changed, {unchanged} unchanged',
  ),
  unread: text('{file}：第 {at} 条未读取：{reason}', '{file}: entry {at} was not read: {reason}'),
};

type Services = Pick<ResourceServices, 'ports' | 'toast'>;
type ReadSignals = Awaited<ReturnType<Ports['workSignals']['readFile']>>;

/** What reading a file or a repository came to. */
export interface ReadOutcome {
  readonly key: string;
  readonly message: ReturnType<typeof text>;
  readonly unread: readonly ReturnType<typeof text>[];
}

/** The work signals of a month: read in, and what of them is not known. */
export class WorkSignalViewModel {
  folder = '';
  outcomes: readonly ReadOutcome[] = [];
  readonly #task: Task;
  readonly #loader = new Loader(() => this.services.ports.workSignals.overview({ month: this.month }));

  constructor(
    private readonly services: Services,
    public month: string,
  ) {
    this.#task = new Task(services.toast);
    makeAutoObservable<this, 'services'>(this, { services: false });
  }

  get working(): boolean {
    return this.#task.running;
  }

  get overview(): SignalOverview | null {
    return this.#loader.value;
  }

  get fault(): Fault | null {
    return this.#loader.fault;
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  async setMonth(month: string): Promise<void> {
    if (month === '') return;
    this.month = month;
    this.#loader.clear();
    await this.load();
  }

  setFolder(folder: string): void {
    this.folder = folder;
  }

  async readFiles(files: readonly File[]): Promise<void> {
    await this.#task.run(async () => {
      for (const file of files) {
        const bytes = new Uint8Array(await file.arrayBuffer());
        this.#note(file.name, await this.services.ports.workSignals.readFile({ file: bytes, fileName: file.name }));
      }
    });
    await this.load();
  }

  async readRepository(): Promise<void> {
    const { folder, month } = this;
    await this.#task.run(async () =>
      this.#note(folder, await this.services.ports.workSignals.readRepository({ folder: folder.trim(), month })),
    );
    await this.load();
  }

  #note(file: string, { found, inserted, updated, unchanged, unread, to }: ReadSignals): void {
    const outcome: ReadOutcome = {
      key: `${this.outcomes.length} ${file}`,
      message: fill(said.read, { file, found, inserted, updated, unchanged }),
      unread: unread.map(({ at, reason }) => ({
        zh: fill(said.unread, { file, at, reason: reason.zh }).zh,
        en: fill(said.unread, { file, at, reason: reason.en }).en,
      })),
    };
    runInAction(() => {
      this.outcomes = [outcome, ...this.outcomes];
      // Shows what was read, not a month without any of it.
      if (to !== null) this.month = to;
    });
  }
}
