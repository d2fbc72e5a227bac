import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  acceptsName,
  cleanFileName,
  emptyFile,
  largestBytes,
  tooLarge,
  tooMany,
  wrongKind,
  type FileRule,
} from '@rdm/core/internal/evidence';
import { fill, joined, text, type Text } from '@rdm/core/internal/kernel';

/** A chosen file that is not uploaded yet. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Fraction sent, 0 to 1. */
  readonly share: number;
  readonly fault: Text | null;
  /** Whether sending it again may help. */
  readonly canRetry: boolean;
}

export interface Sending {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export interface UploadQueueOptions {
  readonly rule: FileRule;
  readonly limit: number;
  /** Number of files already uploaded. */
  readonly count: () => number;
  /** Sends one file and adds it to the uploaded ones. Rejects with an error that `faultOf` understands. */
  readonly send: (file: File, sending: Sending) => Promise<void>;
  /** The message for an error, and whether a retry may help. */
  readonly faultOf: (error: unknown) => { message: Text; canRetry: boolean };
}

const AT_ONCE = 2;
const TWICE = text('已选择过的文件不再重复上传：{names}', 'Chosen before, so not uploaded again: {names}');

/** Uploads in the order chosen, at most two in flight. Each fails, is retried or cancelled independently. */
export class UploadQueue {
  uploads: readonly Upload[] = [];
  /** Message about the last selection as a whole: too many files, or files already chosen. */
  notice: Text | null = null;
  readonly #options: UploadQueueOptions;
  readonly #sending = new Map<number, AbortController>();
  #keys = 0;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
    makeAutoObservable(this, { uploads: observableRef, notice: observableRef });
  }

  get isBusy(): boolean {
    return this.uploads.some(({ state }) => state !== 'failed');
  }

  /** Adds all chosen files or, when there are too many, none. Files that cannot be sent are shown with the reason. */
  take(chosen: readonly File[]): void {
    const known = new Set(this.uploads.filter(({ state }) => state !== 'failed').map(({ file }) => identityOf(file)));
    const files = chosen.filter((file) => !known.has(identityOf(file)) && known.add(identityOf(file)));
    const again = chosen.filter((file) => !files.includes(file)).map(({ name }) => name);
    const total = this.#options.count() + this.#pending + files.length;
    if (total > this.#options.limit) {
      this.notice = tooMany(this.#options.limit, files.length, total);
      return;
    }
    this.notice = again.length ? fill(TWICE, { names: joined(again) }) : null;
    // Earlier failures are removed from the list.
    this.uploads = [
      ...this.uploads.filter(({ state }) => state !== 'failed'),
      ...files.map((file) => this.#made(file)),
    ];
    this.#sendNext();
  }

  /** Aborts an upload, or removes a failed one from the list. */
  cancel(key: number): void {
    this.#sending.get(key)?.abort();
    this.#drop(key);
    this.#sendNext();
  }

  retry(key: number): void {
    this.#change(key, { state: 'waiting', fault: null, share: 0 });
    this.#sendNext();
  }

  /** Aborts everything, e.g. when the form is left. */
  cancelAll(): void {
    for (const sending of this.#sending.values()) sending.abort();
    this.#sending.clear();
    this.uploads = [];
  }

  get #pending(): number {
    return this.uploads.filter(({ state }) => state !== 'failed').length;
  }

  #made(file: File): Upload {
    const fault = this.#wrongWith(file);
    this.#keys += 1;
    return { key: this.#keys, file, state: fault ? 'failed' : 'waiting', share: 0, fault, canRetry: false };
  }

  #wrongWith(file: File): Text | null {
    const { rule } = this.#options;
    if (!acceptsName(rule, cleanFileName(file.name))) return wrongKind(rule);
    if (file.size === 0) return emptyFile;
    return file.size > largestBytes(rule) ? tooLarge(rule) : null;
  }

  #sendNext(): void {
    for (const upload of this.uploads) {
      if (this.#sending.size >= AT_ONCE) return;
      if (upload.state === 'waiting') void this.#send(upload);
    }
  }

  async #send({ key, file }: Upload): Promise<void> {
    const sending = new AbortController();
    this.#sending.set(key, sending);
    this.#change(key, { state: 'sending' });
    try {
      const onProgress = (share: number) => this.#change(key, { share });
      await this.#options.send(file, { signal: sending.signal, onProgress });
      this.#drop(key);
    } catch (error) {
      if (!sending.signal.aborted) {
        const { message, canRetry } = this.#options.faultOf(error);
        this.#change(key, { state: 'failed', fault: message, canRetry });
      }
    } finally {
      runInAction(() => {
        this.#sending.delete(key);
        this.#sendNext();
      });
    }
  }

  #change(key: number, values: Partial<Upload>): void {
    runInAction(() => {
      this.uploads = this.uploads.map((upload) => (upload.key === key ? { ...upload, ...values } : upload));
    });
  }

  #drop(key: number): void {
    runInAction(() => {
      this.uploads = this.uploads.filter((upload) => upload.key !== key);
    });
  }
}

/** Identifies a file on the user's machine; another file may have the same name. */
const identityOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;
