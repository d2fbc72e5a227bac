/** Tells a call that nobody waits for its answer any more; an `AbortSignal` is one. */
export interface Cancellation {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}
