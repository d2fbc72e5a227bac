/** A stored entry, in the format used by clients of this family. `datetime` in ms since 1970. */
export interface SaberEntry {
  readonly dataType: string;
  readonly content: unknown;
  readonly type?: 'session';
  readonly datetime: number;
}

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'saber-';

/**
 * The browser's local storage, and its session storage for entries that end with the tab, under `saber-` keys.
 * Storage that is full or forbidden, and invalid entries, are treated as empty.
 */
export class SaberStorage {
  constructor(
    private readonly local: WebStorage,
    private readonly session: WebStorage,
    private readonly now: () => number = Date.now,
  ) {}

  entry(name: string): SaberEntry | null {
    try {
      const kept = this.session.getItem(prefix + name) ?? this.local.getItem(prefix + name);
      const parsed: unknown = kept === null ? null : JSON.parse(kept);
      return isEntry(parsed) ? parsed : null;
    } catch {
      return null;
    }
  }

  text(name: string): string | null {
    const content = this.entry(name)?.content;
    return typeof content === 'string' && content !== '' ? content : null;
  }

  write(name: string, content: unknown, type?: 'session'): void {
    const entry: SaberEntry = { dataType: typeof content, content, ...(type && { type }), datetime: this.now() };
    try {
      (type ? this.session : this.local).setItem(prefix + name, JSON.stringify(entry));
    } catch {
      // Best effort: the session continues without persistence.
    }
  }

  remove(...names: readonly string[]): void {
    for (const name of names) {
      try {
        this.session.removeItem(prefix + name);
        this.local.removeItem(prefix + name);
      } catch {
        return;
      }
    }
  }
}

function isEntry(value: unknown): value is SaberEntry {
  return typeof value === 'object' && value !== null && 'content' in value && 'datetime' in value;
}
