import { createContext, useContext, type ReactNode } from 'react';
import type { Ports } from '@rdm/core/internal/application';
import type { Text } from '@rdm/core/internal/kernel';
import { ResourceHostContext, type AtOnce } from '../resource/ResourceHost';
import type { Preferences } from './preferences/Preferences';
import type { SaberStorage } from './storage/SaberStorage';
import type { SessionViewModel } from './session/SessionViewModel';
import type { TabsViewModel } from './tabs/TabsViewModel';

/** What the composition root gives to the screens. */
export interface Services {
  readonly ports: Ports;
  readonly atOnce?: AtOnce;
  readonly session: SessionViewModel;
  readonly tabs: TabsViewModel;
  readonly preferences: Preferences;
  readonly storage: SaberStorage;
  /** A notice about this installation for everyone who signs in. */
  readonly notice?: { readonly text: Text };
}

const ServicesContext = /* @__PURE__ */ createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <ResourceHostContext value={services}>{children}</ResourceHostContext>
    </ServicesContext>
  );
}

/** @throws Error outside a ServicesProvider; so do the hooks below. */
function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around it');
  return services;
}

/** The notice on the sign-in page, if the installation has one; observable. */
export function useNotice(): Text | undefined {
  return useServices().notice?.text;
}

export function usePorts(): Ports {
  return useServices().ports;
}

export function useSession(): SessionViewModel {
  return useServices().session;
}

export function useTabs(): TabsViewModel {
  return useServices().tabs;
}

export function usePreferences(): Preferences {
  return useServices().preferences;
}

export function useStorage(): SaberStorage {
  return useServices().storage;
}
