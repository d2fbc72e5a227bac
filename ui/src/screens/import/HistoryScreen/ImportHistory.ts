import { makeAutoObservable } from 'mobx';
import type { Ports } from '@rdm/core/internal/application';
import type { Download, StoredRecord } from '@rdm/core/internal/records';
import { Loader } from '../../../resource/Loader';

type ImportsPort = Ports['imports'];

/** Records of an import on one page. */
const PAGE = 50;

/** What one import of the history changed, what keeps it from being undone, and taking it back. */
export class ImportHistory {
  /** The import whose drawer is open. */
  shown: StoredRecord | null = null;
  page = 1;
  readonly changes: Loader<Awaited<ReturnType<ImportsPort['changes']>>, [id: string, page: number]>;
  readonly obstacles: Loader<Awaited<ReturnType<ImportsPort['obstacles']>>, [id: string]>;
  /** The import is being taken back. */
  undoing = false;
  readonly #port: ImportsPort;

  constructor(port: ImportsPort) {
    this.#port = port;
    this.changes = new Loader((id, current) => port.changes({ id, current, size: PAGE }));
    this.obstacles = new Loader((id) => port.obstacles({ id }));
    makeAutoObservable(this, { changes: false, obstacles: false });
  }

  get size(): number {
    return PAGE;
  }

  open(record: StoredRecord): Promise<unknown> {
    this.changes.clear();
    this.obstacles.clear();
    this.shown = record;
    const asked = [this.turnTo(1)];
    if (record.state === 'written') asked.push(this.obstacles.load(record.id));
    return Promise.all(asked);
  }

  close(): void {
    this.shown = null;
  }

  turnTo(page: number): Promise<boolean> {
    this.page = page;
    return this.changes.load(this.shown!.id, page);
  }

  /** Stands, and nothing builds on it. */
  get canUndo(): boolean {
    return this.shown?.state === 'written' && this.obstacles.state === 'loaded' && this.obstacles.value?.total === 0;
  }

  /** Takes the shown import back; a second call while one runs does nothing. */
  async undo(): Promise<Awaited<ReturnType<ImportsPort['undo']>> | null> {
    if (this.undoing || !this.shown) return null;
    this.undoing = true;
    try {
      return await this.#port.undo({ id: this.shown.id });
    } finally {
      this.setUndoing(false);
    }
  }

  setUndoing(undoing: boolean): void {
    this.undoing = undoing;
  }

  /** The file as it was uploaded. */
  file(id: string): Promise<Download> {
    return this.#port.file({ id });
  }
}
