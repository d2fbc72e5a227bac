import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

interface Stream {
  readonly nfd?: number;
  readonly node: unknown;
}

/** The parts of the database's own file system that decide whether a commit is on the disk. */
interface Internals {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: Stream) => number };
    realPath(node: unknown): string;
  };
  readonly FS: { ErrnoError: new (errno: number) => Error };
}

/** EIO in the numbering of the WebAssembly system interface. */
const EIO = 29;

/**
 * PGlite's file system with a real fsync. The original has none, so an acknowledged commit may be lost with the
 * machine. This leans on internals of one exact version: a test counts the calls per commit.
 */
export class DurableNodeFS extends NodeFS {
  /** @param onFailure hears that the disk refused; the engine stops there without answering. */
  constructor(
    directory: string,
    private readonly onFailure: (cause: unknown) => void,
  ) {
    super(directory);
  }

  override async init(database: PGlite, options: EmscriptenOptions) {
    const makeDurable = (module: unknown) => {
      const { NODEFS, FS } = module as Internals;
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) syncDirectory(NODEFS.realPath(stream.node));
          else fs.fsyncSync(stream.nfd);
          return 0;
        } catch (error) {
          this.onFailure(error);
          throw new FS.ErrnoError(EIO);
        }
      };
    };
    return super.init(database, { ...options, preRun: [...(options.preRun ?? []), makeDurable] });
  }
}

/** Makes names in a directory durable; Windows keeps no such order and cannot open directories. */
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
