import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ShownFile } from '../../components';
import { storedFiles } from '../files/stored-files';
import type { ResourceServices } from '../ResourceServices';

/** Names and sizes of the files whose ids a form holds: asked for as soon as an id is known, for all its fields at once. */
export class KnownFiles {
  rows: ReadonlyMap<string, ShownFile> = new Map();
  readonly #services: Pick<ResourceServices, 'ports'>;
  readonly #asked = new Set<string>();

  constructor(services: Pick<ResourceServices, 'ports'>) {
    this.#services = services;
    makeObservable(this, { rows: observableRef });
  }

  /** One whose row is not there yet shows its id. */
  shown(id: string): ShownFile {
    return this.rows.get(id) ?? { id, name: id, size: null };
  }

  async ask(ids: readonly string[]): Promise<void> {
    const wanted = ids.filter((id) => !this.rows.has(id) && !this.#asked.has(id));
    if (wanted.length === 0) return;
    for (const id of wanted) this.#asked.add(id);
    try {
      this.learn(await storedFiles(this.#services, wanted));
    } catch {
      // Without the permission to list attachments the files are still shown, by id.
      for (const id of wanted) this.#asked.delete(id);
    }
  }

  learn(files: readonly ShownFile[]): void {
    runInAction(() => {
      this.rows = new Map([...this.rows, ...files.map((file) => [file.id, file] as const)]);
    });
  }
}
