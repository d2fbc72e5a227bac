import { makeAutoObservable } from 'mobx';
import type { Ports } from '@rdm/core/internal/application';
import { project } from '@rdm/core/internal/project';
import type { WorkbookFile } from '../../../resource/import/WorkbookImport';
import { Loader } from '../../../resource/Loader';

/** The sample workbooks, offered to an enterprise that has no project yet. */
export class SampleFiles {
  readonly #ports: Pick<Ports, 'workbooks' | 'resource'>;
  readonly #offer = new Loader(async (): Promise<readonly WorkbookFile[]> => {
    const [samples, { total }] = await Promise.all([
      this.#ports.workbooks.samples(),
      this.#ports.resource(project).list({ size: 1 }),
    ]);
    return total === 0 ? samples.map(({ resource, fileName }) => this.#fileOf(resource, fileName)) : [];
  });

  constructor(ports: Pick<Ports, 'workbooks' | 'resource'>) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** None where there is data already, or where that is not known: nobody has asked for them. */
  get files(): readonly WorkbookFile[] {
    return this.#offer.value ?? [];
  }

  async look(): Promise<void> {
    await this.#offer.load();
  }

  /** Fetched when it is read, once. */
  #fileOf(resource: string, name: string): WorkbookFile {
    let fetched: Promise<Uint8Array> | null = null;
    return {
      name,
      bytes: () => (fetched ??= this.#ports.workbooks.sample({ resource }).then(({ bytes }) => bytes)),
    };
  }
}
