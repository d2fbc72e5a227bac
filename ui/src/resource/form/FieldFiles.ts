import { makeAutoObservable, reaction } from 'mobx';
import { attachmentIds, attachmentType } from '@rdm/core/internal/evidence';
import { fill, text } from '@rdm/core/internal/kernel';
import type { FilesField } from '@rdm/core/internal/records';
import { UploadQueue, type Sending, type ShownFile } from '../../components';
import type { RecordForm } from './RecordForm';
import type { ResourceServices } from '../ResourceServices';
import { saveStoredFile } from '../files/stored-files';
import { uploadFault } from '../files/upload-fault';

const said = {
  remove: text('删除文件“{name}”?', 'Delete the file “{name}”?'),
  after: text('保存表单后生效', 'This takes effect when the form is saved'),
  verb: text('删除', 'Delete'),
};

/** The files of one field of a form: stored ones and uploads in progress. */
export class FieldFiles {
  readonly queue: UploadQueue;
  #stop: () => void = () => undefined;

  constructor(
    private readonly services: ResourceServices,
    private readonly form: RecordForm,
    private readonly name: string,
    field: FilesField,
  ) {
    this.queue = new UploadQueue({
      rule: field,
      limit: field.limit,
      count: () => this.#ids.length,
      send: (file, sending) => this.#send(file, sending),
      faultOf: uploadFault,
    });
    makeAutoObservable(this, { queue: false });
  }

  get #ids(): readonly string[] {
    return attachmentIds(this.form.values[this.name]);
  }

  /** In the order they were added. */
  get files(): readonly ShownFile[] {
    return this.#ids.map((id) => this.form.files.shown(id));
  }

  /** Learns of files that a change brings; blocks saving during uploads. Returns a disposer. */
  open(): () => void {
    const stopReading = reaction(
      () => this.#ids.join(),
      () => void this.form.files.ask(this.#ids),
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

  async save(file: ShownFile): Promise<void> {
    await saveStoredFile(this.services, file);
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
    this.form.files.learn([{ id: answer.attachId, name: answer.originalName, size: file.size }]);
    this.form.set(this.name, [...this.#ids, answer.attachId]);
  }
}
