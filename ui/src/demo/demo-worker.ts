import type { AreaPorts } from '@rdm/core/application';
import type { Fault, Language } from '@rdm/core/kernel';
import type { HtmlCleaner } from '@rdm/core/system';

/** Which port is called: that of an area, or that of a resource by its name. */
export type Addressed = { readonly area: keyof AreaPorts } | { readonly resource: string };

/** A call of a port, as it goes to the worker. */
export interface PortCall {
  readonly port: Addressed;
  readonly method: string;
  /** Without functions; see `parcel`. */
  readonly args: readonly unknown[];
  /** The access token of who calls. */
  readonly token: string | null;
  readonly language: Language;
}

/** A refusal comes as a value: of what is thrown only the message reaches the other side. */
export type Answer = { readonly value: unknown } | { readonly fault: Fault };

/** What hears how far something is, from 0 to 1. */
export type Follow = (share: number) => unknown;

/** What the worker of the demo offers its page, through comlink. */
export interface DemoWorker {
  /** Begins the demo, once. The page cleans HTML for the worker, which has no document. */
  begin(clean: HtmlCleaner['clean'], follow: Follow): Promise<void>;
  /** @param onProgress hears how far the call is */
  call(asked: PortCall, onProgress: Follow | null): Promise<Answer>;
}
