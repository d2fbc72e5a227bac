import type { AreaPorts } from '@rdm/core/internal/application';
import type { Fault, Language } from '@rdm/core/internal/kernel';
import type { HtmlCleaner } from '@rdm/core/internal/system';

/** Which port is called: that of an area, or that of a resource by its name. */
export type Addressed = { readonly area: keyof AreaPorts } | { readonly resource: string };

/** A call of a port, as it goes to the worker. */
export interface PortCall {
  readonly port: Addressed;
  readonly method: string;
  /** Without functions; see `parcel`. */
  readonly args: readonly unknown[];
  /** The caller's access token. */
  readonly token: string | null;
  readonly language: Language;
}

/** A refusal is returned as a value, because of a thrown error only the message is transferred. */
export type Answer = { readonly value: unknown } | { readonly fault: Fault };

/** Progress callback, from 0 to 1. */
export type Follow = (share: number) => unknown;

/** The interface of the demo's worker to its page, through comlink. */
export interface DemoWorker {
  /** Starts the demo, once. The page sanitises HTML for the worker, which has no document. */
  begin(clean: HtmlCleaner['clean'], follow: Follow): Promise<void>;
  /** @param onProgress called with the progress of the call */
  call(asked: PortCall, onProgress: Follow | null): Promise<Answer>;
}
