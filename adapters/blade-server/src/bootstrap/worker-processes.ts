import { fork, type ChildProcess } from 'node:child_process';

/** In ms, before a worker that has ended is started again. */
const AGAIN_AFTER = 2_000;
/** In MB: what a recompute makes is copied less often, and swept for the first time when most of it is there. */
const heapOptions: readonly string[] = ['--max-semi-space-size=32', '--initial-old-space-size=400'];
/** How Node ends where it does not know an option. */
const BAD_OPTION = 9;

/** The worker processes a server has started itself; one that ends is started again. */
export class WorkerProcesses {
  readonly #running = new Set<ChildProcess>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #stopping = false;

  /**
   * @param program the file of the worker’s program
   * @param options of Node, which the workers go without where it does not know them
   */
  constructor(
    private readonly program: string,
    count: number,
    private options = heapOptions,
  ) {
    for (let each = 0; each < count; each++) this.#start();
  }

  /** Ends when the workers have given up or ended what they do. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(
      [...this.#running].map(
        (child) =>
          new Promise<void>((resolve) => {
            child.once('exit', () => resolve());
            child.kill('SIGTERM');
          }),
      ),
    );
  }

  #start(): void {
    const child = fork(this.program, [], {
      // Not those of the server besides: with `-e` the worker would be another server.
      execArgv: [...this.options],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#running.add(child);
    child.once('exit', (code) => {
      this.#running.delete(child);
      if (code === BAD_OPTION) this.options = [];
      if (this.#stopping) return;
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#start();
      }, AGAIN_AFTER).unref();
      this.#timers.add(timer);
    });
    // The worker ends when its server does, which it knows by this channel; the server need not stay for it.
    child.channel?.unref();
    child.unref();
  }
}
