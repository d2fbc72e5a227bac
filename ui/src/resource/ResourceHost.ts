import { createContext, useContext } from 'react';
import type { Ports } from '@rdm/core/application';

/** What lists and forms ask of the program around them; whoever shows them provides it. */
export interface ResourceHost {
  readonly ports: Ports;
  /** Who is signed in, and what they may do. */
  readonly session: {
    readonly tenantId: string;
    readonly account: string;
    can(permission: string): boolean;
  };
}

export const ResourceHostContext = /* @__PURE__ */ createContext<ResourceHost | null>(null);

/** @throws Error outside a ResourceHostContext. */
export function useResourceHost(): ResourceHost {
  const host = useContext(ResourceHostContext);
  if (!host) throw new Error('useResourceHost needs a ResourceHostContext around it');
  return host;
}
