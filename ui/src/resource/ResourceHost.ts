import { createContext, useContext } from 'react';
import type { Ports } from '@rdm/core/internal/application';

/** What lists and forms need from the application; provided by the component that renders them. */
export interface ResourceHost {
  readonly ports: Ports;
  /** Who is signed in, and what they may do. */
  readonly session: {
    readonly tenantId: string;
    readonly account: string;
    /** `roleName`: the role aliases, joined by commas. */
    readonly user?: { readonly roleName?: string } | null;
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
