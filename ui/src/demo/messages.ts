import type { AreaPorts } from '@rdm/core/application';
import type { Fault, Language } from '@rdm/core/kernel';

/** Which port is called: that of an area, or that of a resource by its name. */
export type Addressed = { readonly area: keyof AreaPorts } | { readonly resource: string };

/** A call of a port, as it goes to the worker. */
export interface CallMessage {
  readonly call: number;
  readonly port: Addressed;
  readonly method: string;
  /** Without functions; see `parcel`. */
  readonly args: readonly unknown[];
  /** The access token of who calls. */
  readonly token: string | null;
  readonly language: Language;
  /** Whether the caller wants to hear how far it is. */
  readonly followed: boolean;
}

/** Nobody waits for the answer of a call any more. */
export interface CancelMessage {
  readonly cancel: number;
}

/** What the worker says: how much of the content is there (0 to 1), how far a call is (0 to 1), or how it ended. */
export type WorkerMessage =
  | { readonly filled: number }
  | { readonly call: number; readonly share: number }
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly fault: Fault }
  | { readonly call: number; readonly failure: string };

/** One end of the line between page and worker. */
export interface Line<Out, In> {
  send(message: Out): void;
  /** Everything the other end sends, from now on. */
  listen(hear: (message: In) => void): void;
}

/** The line through one end of a worker: the worker itself in the page, `self` inside of it. */
export function lineThrough<Out, In>(end: Pick<Worker, 'postMessage' | 'addEventListener'>): Line<Out, In> {
  return {
    send: (message) => end.postMessage(message),
    listen: (hear) => end.addEventListener('message', ({ data }) => hear(data as In)),
  };
}
