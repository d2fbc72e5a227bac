import { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Milliseconds of statements, each of which is answered before anything else gets its turn, after which the process
 * looks at its connections: an answer that is ready must not wait for the statements of the next one.
 */
const TURN = 5;

/**
 * The engine as the stream that `pg` writes its messages to and reads the answers from: what is written together is
 * answered together, and nothing but `pg` reads the messages.
 */
export class EngineStream extends Duplex {
  #turned = performance.now();

  constructor(private readonly engine: PGlite) {
    super();
  }

  /** Nothing to connect to: the engine is in this process. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed when they come.
  }

  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#answer(message).then(() => done(), done);
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#answer(Buffer.concat(messages.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  /** Copied, because the engine reuses its memory. In the raw stream mode it does not parse its answer itself. */
  async #answer(messages: Buffer): Promise<void> {
    if (performance.now() - this.#turned > TURN) {
      await setImmediate();
      this.#turned = performance.now();
    }
    return this.engine.execProtocolRawStream(messages, { onRawData: (part) => this.push(Buffer.from(part)) });
  }
}
