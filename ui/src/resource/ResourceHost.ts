import { createContext, useContext } from 'react';
import type { Ports } from '@rdm/core/internal/application';

/** Asks, and has sent what was asked in it before it returns; without a network there is nothing to send. */
export type AtOnce = <T>(ask: () => T) => T;

/** What lists and forms need from the application; provided by the component that renders them. */
export interface ResourceHost {
  readonly ports: Ports;
  readonly atOnce?: AtOnce;
  /** Who is signed in, and what they may do. */
  readonly session: {
    readonly tenantId: string;
    readonly account: string;
    /** `roleName`: the role aliases, joined by commas. */
    readonly user?: { readonly roleName?: string; readonly nickName?: string } | null;
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
