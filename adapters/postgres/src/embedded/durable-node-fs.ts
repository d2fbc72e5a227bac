import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

interface Stream {
  readonly nfd?: number;
  readonly node: unknown;
}

/** The parts of the database's own file system that decide whether a commit is on the disk, and who may read it. */
interface Internals {
  readonly NODEFS: {
    readonly node_ops: {
      mknod: (parent: unknown, name: string, mode: number, device: unknown) => unknown;
      setattr: (node: unknown, attributes: { readonly mode?: number }) => void;
    };
    readonly stream_ops: { fsync?: (stream: Stream) => number };
    /** Every system call goes through here. */
    tryFSOperation: <T>(call: () => T) => T;
    realPath(node: unknown): string;
  };
  readonly FS: {
    readonly ErrnoError: new (errno: number) => Error;
    readonly streams: readonly (Stream | null | undefined)[];
  };
}

/** Error codes of a disk that cannot store a change. */
const REFUSALS = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EFBIG']);

/** EIO in the numbering of the WebAssembly system interface. */
const EIO = 29;

/**
 * PGlite's file system with a real fsync, and with files readable by the owner only. The original has no fsync, so an
 * acknowledged commit may be lost when the machine fails, and makes its files world-writable. This depends on internals
 * of one exact version: tests count the calls per commit, fill the disk and look at the modes.
 */
export class DurableNodeFS extends NodeFS {
  /** Node's error of the last change the disk refused; the engine itself only reports that it aborted. */
  lastRefusal: unknown = null;
  #internals: Internals | undefined;
  #hasEnded = false;

  /**
   * @param onEnd called once when the engine has stopped, with the cause: Node's error where it was the disk. An engine
   * that has stopped must not be called again: it would never answer, or never return.
   */
  constructor(
    directory: string,
    private readonly onEnd: (cause: unknown) => void,
  ) {
    super(directory);
  }

  override async init(database: PGlite, options: EmscriptenOptions) {
    const makeDurable = (module: unknown) => {
      this.#internals = module as Internals;
      this.#hear(this.#internals);
      this.#sync(this.#internals);
      keepPrivate(this.#internals);
    };
    return super.init(database, {
      ...options,
      // PostgreSQL aborts on an error it cannot roll back, above all a log that cannot be written.
      onAbort: (reason: unknown) => this.#end(this.lastRefusal ?? new Error(`The engine gave up: ${String(reason)}`)),
      preRun: [...(options.preRun ?? []), makeDurable],
    });
  }

  /** Makes sure that an engine that has stopped neither writes again nor keeps files open. */
  abandon(): void {
    if (this.#internals === undefined) return;
    const { NODEFS, FS } = this.#internals;
    NODEFS.tryFSOperation = () => {
      throw new FS.ErrnoError(EIO);
    };
    const handles = FS.streams.flatMap((stream) => (stream?.nfd === undefined ? [] : [stream.nfd]));
    for (const handle of new Set(handles)) fs.closeSync(handle);
    this.#internals = undefined;
  }

  #end(cause: unknown): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.onEnd(cause);
  }

  #hear({ NODEFS }: Internals): void {
    const original = NODEFS.tryFSOperation;
    NODEFS.tryFSOperation = (call) =>
      original(() => {
        try {
          return call();
        } catch (error) {
          if (REFUSALS.has((error as NodeJS.ErrnoException).code ?? '')) this.lastRefusal = error;
          throw error;
        }
      });
  }

  #sync({ NODEFS, FS }: Internals): void {
    NODEFS.stream_ops.fsync = (stream) => {
      try {
        if (stream.nfd === undefined) syncDirectory(NODEFS.realPath(stream.node));
        else fs.fsyncSync(stream.nfd);
        return 0;
      } catch (error) {
        this.#end(error);
        throw new FS.ErrnoError(EIO);
      }
    };
  }
}

/** Mode bits that give other accounts access. */
const OTHERS = 0o077;

/** The engine sets the mode of every file it creates, whatever the umask of the process is. */
function keepPrivate({ NODEFS: { node_ops: operations } }: Internals): void {
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  operations.setattr = (node, attributes) =>
    setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS });
}

/** Makes the entries of a directory durable; on Windows this is not needed and directories cannot be opened. */
export function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(directory, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Makes every file and name below a directory durable. */
export function syncTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const below = `${directory}/${entry.name}`;
    if (entry.isDirectory()) syncTree(below);
    else if (entry.isFile()) {
      const handle = fs.openSync(below, 'r+');
      try {
        fs.fsyncSync(handle);
      } finally {
        fs.closeSync(handle);
      }
    }
  }
  syncDirectory(directory);
}
