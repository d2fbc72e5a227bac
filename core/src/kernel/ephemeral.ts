/**
 * Short-lived values that all processes of an installation share, and messages between these processes: captchas, codes,
 * counts of failures, the progress of long work. Keys are at most 300 characters, values plain data. Lifetimes are in
 * milliseconds; what has expired is there no more. Losing everything, as after a crash of the database, costs nobody
 * more than asking again.
 */
export interface Ephemeral {
  /** Stores a value in place of the one before. */
  put(key: string, value: unknown, lifetime: number): Promise<void>;
  /** The value, as the caller has put it; null where there is none. */
  find<Value>(key: string): Promise<Value | null>;
  /** The value, which is removed: of callers at the same time one gets it. */
  take<Value>(key: string): Promise<Value | null>;
  remove(key: string): Promise<void>;
  /** Adds to a count, by default one, and answers the new one; it ends a lifetime after its first addition. */
  count(key: string, lifetime: number, by?: number): Promise<Counted>;
  /** The count as it stands. */
  counted(key: string): Promise<Counted>;
  /** Sends a message, at most 4,000 characters, to the listeners of every process, this one included. */
  publish(topic: string, message: string): Promise<void>;
  /**
   * Listens to the messages of a topic; the function it returns ends that. The listener gets null where messages may
   * have been missed, after a time in which the process did not hear.
   */
  subscribe(topic: string, listener: MessageListener): () => void;
  /**
   * Whether messages of other processes arrive. While they do not, nothing that a message would drop may be cached:
   * whoever caches asks each time.
   */
  readonly hears: boolean;
}
export const Ephemeral = Symbol('Ephemeral');

export type MessageListener = (message: string | null) => void;

/** How often something was counted, and the milliseconds until the count begins anew. */
export interface Counted {
  readonly count: number;
  readonly left: number;
}

/** What nobody has counted. */
export const uncounted: Counted = { count: 0, left: 0 };
