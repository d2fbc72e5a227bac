import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ClientLogEntry, SessionPort } from '@rdm/core/internal/access';
import type { SaberStorage } from '../storage/SaberStorage';

const key = 'logsList';
/** The maximum the server accepts at once; older entries are dropped. */
const mostKept = 200;
/** In characters; browser storage holds about five million for the whole application. */
const longest = { url: 500, message: 2_000, stack: 6_000, info: 2_000 };

/** An error before it becomes a log entry. */
export interface Failure {
  readonly error: unknown;
  /** React's component stack, the source position, or the kind of event. */
  readonly info: string;
}

/** Faults of the screens, kept in this browser until they are sent to the server. docs/product.md, Layout */
export class ErrorLog {
  /** The oldest first. */
  entries: readonly ClientLogEntry[] = [];

  constructor(
    private readonly storage: SaberStorage,
    private readonly now: () => Date = () => new Date(),
  ) {
    makeAutoObservable<this, 'storage' | 'now'>(
      this,
      { storage: false, now: false, entries: observableRef },
      { autoBind: true },
    );
    this.adopt();
  }

  /** Reloads the entries from storage, because other windows write to the same log. */
  adopt(): void {
    const kept = this.storage.entry(key)?.content;
    this.entries = Array.isArray(kept) ? kept.filter(isEntry) : [];
  }

  /** @param url the page it happened on. */
  add({ error, info }: Failure, url: string): void {
    const { message, stack } = wordsOf(error);
    this.adopt();
    const entry: ClientLogEntry = {
      url: url.slice(0, longest.url),
      time: localTime(this.now()),
      type: 'error',
      message: message.slice(0, longest.message),
      stack: stack.slice(0, longest.stack),
      info: info.slice(0, longest.info),
    };
    this.#keep([...this.entries, entry].slice(-mostKept));
  }

  clear(): void {
    this.entries = [];
    this.storage.remove(key);
  }

  /** Sends the entries and removes those sent. @throws Refusal; nothing is removed then. */
  async send(port: Pick<SessionPort, 'sendLogs'>): Promise<void> {
    const sent = this.entries;
    await port.sendLogs({ entries: sent });
    runInAction(() => {
      this.adopt();
      const before = new Set(sent.map((entry) => JSON.stringify(entry)));
      this.#keep(this.entries.filter((entry) => !before.has(JSON.stringify(entry))));
    });
  }

  #keep(entries: readonly ClientLogEntry[]): void {
    this.entries = entries;
    this.storage.write(key, entries);
  }
}

const logs = new WeakMap<SaberStorage, ErrorLog>();

/** The shared log of a storage. */
export function errorLogOf(storage: SaberStorage): ErrorLog {
  const known = logs.get(storage) ?? new ErrorLog(storage);
  logs.set(storage, known);
  return known;
}

function wordsOf(error: unknown): { message: string; stack: string } {
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' };
  return { message: typeof error === 'string' ? error : written(error), stack: '' };
}

/** Any value may be thrown, including ones that cannot be converted to a string. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** yyyy-MM-dd HH:mm:ss in the zone of the machine. */
function localTime(at: Date): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

function isEntry(value: unknown): value is ClientLogEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Readonly<Record<string, unknown>>;
  return ['url', 'time', 'type', 'message', 'stack', 'info'].every((name) => typeof entry[name] === 'string');
}
