import { randomBytes } from 'node:crypto';
import { fileKeyOf, type FileStore } from '@rdm/core/internal/evidence';
import type { Cancellation } from '@rdm/core/internal/kernel';
import { cancelledWork, type Download, type StreamedDownload } from '@rdm/core/internal/records';

/** Bytes of an answer in one file: an archive larger than that is in memory by parts. */
const PART = 8 * 1024 * 1024;

/** An answer between two processes: plain data, or a file whose parts are in the file store. */
export type CarriedAnswer =
  | { readonly data: unknown }
  | {
      readonly file: Pick<Download, 'name' | 'type' | 'inline'>;
      readonly parts: readonly string[];
      readonly streamed: boolean;
    };

/** The files of work on their way from one process to another, under names of their own. */
export class CarriedFiles {
  constructor(
    private readonly store: FileStore,
    private readonly tenantId: string,
  ) {}

  /** The arguments with a name in place of the bytes of each file. */
  async sent(args: object): Promise<{ args: object; files: readonly string[] }> {
    const files: string[] = [];
    const entries: [string, unknown][] = [];
    for (const [name, value] of Object.entries(args)) {
      if (!(value instanceof Uint8Array)) entries.push([name, value]);
      else {
        const key = await this.#put(value);
        files.push(key);
        entries.push([name, { stored: key }]);
      }
    }
    return { args: Object.fromEntries(entries), files };
  }

  async received(args: object): Promise<object> {
    const entries: [string, unknown][] = [];
    for (const [name, value] of Object.entries(args)) entries.push([name, await this.#bytesOf(value)]);
    return Object.fromEntries(entries);
  }

  /** An answer with its file put away, part by part. */
  async answered(
    answer: unknown,
    cancellation: Cancellation,
  ): Promise<{ answer: CarriedAnswer; files: readonly string[] }> {
    if (isStream(answer)) {
      const parts: string[] = [];
      for await (const part of inParts(answer.chunks)) {
        if (cancellation.aborted) {
          await this.drop(parts);
          throw cancelledWork();
        }
        parts.push(await this.#put(part));
      }
      const { name, type } = answer;
      return { answer: { file: { name, type }, parts, streamed: true }, files: parts };
    }
    if (isDownload(answer)) {
      const { bytes, ...file } = answer;
      const parts = [await this.#put(bytes)];
      return { answer: { file, parts, streamed: false }, files: parts };
    }
    return { answer: { data: answer ?? null }, files: [] };
  }

  /** The answer as the work gave it; its parts go as they are read. */
  async given(carried: CarriedAnswer): Promise<unknown> {
    if ('data' in carried) return carried.data;
    const { file, parts, streamed } = carried;
    if (streamed) return { ...file, chunks: this.#chunksOf(parts) } satisfies StreamedDownload;
    const bytes = await this.#bytes(parts[0]!);
    await this.drop(parts);
    return { ...file, bytes } satisfies Download;
  }

  async drop(files: readonly string[]): Promise<void> {
    for (const key of files) await this.store.remove(key);
  }

  async *#chunksOf(parts: readonly string[]): AsyncGenerator<Uint8Array> {
    try {
      for (const key of parts) yield await this.#bytes(key);
    } finally {
      await this.drop(parts);
    }
  }

  async #bytesOf(value: unknown): Promise<unknown> {
    const isStored = typeof value === 'object' && value !== null && 'stored' in value;
    return isStored ? this.#bytes(String(value.stored)) : value;
  }

  async #bytes(key: string): Promise<Uint8Array> {
    const bytes = await this.store.get(key);
    if (!bytes) throw new Error(`The file ${key} of long work is not there; do all processes use one file store?`);
    return bytes;
  }

  async #put(bytes: Uint8Array): Promise<string> {
    const day = new Date().toISOString().slice(0, 10);
    const key = fileKeyOf({ tenantId: this.tenantId, day, id: randomBytes(16).toString('hex'), extension: 'work' });
    await this.store.put(key, bytes, 'application/octet-stream');
    return key;
  }
}

async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let gathered: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    size += chunk.length;
    if (size < PART) continue;
    yield Buffer.concat(gathered);
    [gathered, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(gathered);
}

const isStream = (answer: unknown): answer is StreamedDownload =>
  typeof answer === 'object' && answer !== null && 'chunks' in answer;

const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' && answer !== null && 'bytes' in answer && answer.bytes instanceof Uint8Array;
