import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { attachmentIds, attachmentType } from '@rdm/core/internal/evidence';
import { fill, text } from '@rdm/core/internal/kernel';
import type { FilesField } from '@rdm/core/internal/records';
import { UploadQueue, type Sending, type ShownFile } from '../../components';
import type { RecordForm } from './RecordForm';
import type { ResourceServices } from '../ResourceServices';
import { shownFile, StoredFiles } from '../files/StoredFiles';
import { uploadFault } from '../files/upload-fault';

const said = {
  remove: text('删除文件“{name}”?', 'Delete the file “{name}”?'),
  after: text('保存表单后生效', 'This takes effect when the form is saved'),
  verb: text('删除', 'Delete'),
};

/** The files of one field of a form: stored ones and uploads in progress. */
export class FieldFiles {
  readonly stored: StoredFiles;
  readonly queue: UploadQueue;
  known: ReadonlyMap<string, ShownFile> = new Map();
  #stop: () => void = () => undefined;

  constructor(
    private readonly services: ResourceServices,
    private readonly form: RecordForm,
    private readonly name: string,
    field: FilesField,
  ) {
    this.stored = new StoredFiles(services);
    this.queue = new UploadQueue({
      rule: field,
      limit: field.limit,
      count: () => this.#ids.length,
      send: (file, sending) => this.#send(file, sending),
      faultOf: uploadFault,
    });
    makeAutoObservable(this, { stored: false, queue: false, known: observableRef });
  }

  get #ids(): readonly string[] {
    return attachmentIds(this.form.values[this.name]);
  }

  /** In the order they were added; one whose row is not read yet shows its id. */
  get files(): readonly ShownFile[] {
    return this.#ids.map((id) => this.known.get(id) ?? { id, name: id, size: null });
  }

  /** Loads the rows of the field's files, also on changes; blocks saving during uploads. Returns a disposer. */
  open(): () => void {
    const stopReading = reaction(
      () => this.#ids.join(),
      () => void this.#read(),
      { fireImmediately: true },
    );
    const stopHolding = reaction(
      () => this.queue.isBusy,
      (isBusy) => this.form.wait(this.name, isBusy),
    );
    this.#stop = () => {
      stopReading();
      this.queue.cancelAll();
      stopHolding();
      this.form.wait(this.name, false);
    };
    return () => this.#stop();
  }

  async remove(file: ShownFile): Promise<void> {
    const title = fill(said.remove, { name: file.name });
    if (!(await this.services.confirm({ title, body: said.after, verb: said.verb, danger: true }))) return;
    this.form.set(
      this.name,
      this.#ids.filter((id) => id !== file.id),
    );
  }

  async #read(): Promise<void> {
    const unknown = this.#ids.filter((id) => !this.known.has(id));
    if (unknown.length === 0) return;
    try {
      this.#learn((await this.stored.list([{ field: 'id', is: 'in', value: unknown }])).map(shownFile));
    } catch {
      // Without the permission to list attachments the files are still shown, by id.
    }
  }

  async #send(file: File, { signal, onProgress }: Sending): Promise<void> {
    const answer = await this.services.ports.files.putFile({
      file: new Uint8Array(await file.arrayBuffer()),
      fileName: file.name,
      type: attachmentType(this.form.resource, this.name),
      signal,
      onProgress,
    });
    if (signal.aborted) return;
    this.#learn([{ id: answer.attachId, name: answer.originalName, size: file.size }]);
    this.form.set(this.name, [...this.#ids, answer.attachId]);
  }

  #learn(files: readonly ShownFile[]): void {
    runInAction(() => {
      this.known = new Map([...this.known, ...files.map((file) => [file.id, file] as const)]);
    });
  }
}
