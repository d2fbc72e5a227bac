import { makeAutoObservable } from 'mobx';
import type { RecordOf } from '@rdm/core/internal/records';
import { notice } from '@rdm/core/internal/system';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';

export type Notice = RecordOf<typeof notice>;

/** The notices of the tenant, and which of them the account has read. */
export class NoticesViewModel {
  chosenId: string | null = null;
  readonly list: Loader<readonly Notice[]>;
  readonly marks: Loader<ReadonlySet<string>>;
  readonly #services: Pick<ResourceServices, 'ports'>;

  constructor(services: Pick<ResourceServices, 'ports'>) {
    this.#services = services;
    this.list = new Loader<readonly Notice[]>(
      async () => (await services.ports.resource(notice).list({ size: -1 })).records,
    );
    this.marks = new Loader<ReadonlySet<string>>(
      async () => new Set((await services.ports.reading.readIds({ kind: 'notice' })).ids),
    );
    makeAutoObservable(this, { list: false, marks: false });
  }

  get notices(): readonly Notice[] {
    return this.list.value ?? [];
  }

  get chosen(): Notice | null {
    return this.notices.find(({ id }) => id === this.chosenId) ?? null;
  }

  get unread(): number {
    return this.notices.filter(({ id }) => !this.isRead(id)).length;
  }

  /** Until it is known what was read nothing counts as unread. */
  isRead(id: string): boolean {
    return this.marks.value?.has(id) ?? true;
  }

  async load(): Promise<void> {
    void this.marks.load();
    await this.list.load();
  }

  /** Opens a notice; it is read then. A mark that cannot be kept is kept the next time. */
  async choose(id: string | null): Promise<void> {
    this.chosenId = id;
    if (id === null || this.isRead(id)) return;
    try {
      await this.#services.ports.reading.markRead({ kind: 'notice', ids: id });
      await this.marks.load();
    } catch {
      // As above.
    }
  }
}
