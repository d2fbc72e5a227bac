import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router';
import type { Ports } from '@rdm/core/internal/application';
import type { SessionPort } from '@rdm/core/internal/access';
import { LanguageProvider } from '../../theme';
import { Preferences } from '../preferences/Preferences';
import { ServicesProvider, type Services } from '../services';
import type { SaberStorage } from '../storage/SaberStorage';
import { SessionViewModel } from '../session/SessionViewModel';
import { TabsViewModel } from '../tabs/TabsViewModel';

/** The services of a screen over a fake server; ports a test does not give are missing. */
export function servicesWith(session: SessionPort, storage: SaberStorage, ports: Partial<Ports> = {}): Services {
  const viewModel = new SessionViewModel(session, storage);
  return {
    ports: { ...ports, session } as Ports,
    session: viewModel,
    tabs: new TabsViewModel(storage, viewModel),
    preferences: new Preferences(storage),
    storage,
  };
}

export interface TestServicesProps {
  services: Services;
  at?: string;
  children: ReactNode;
}

export const TestServices = observer(function TestServices({ services, at = '/', children }: TestServicesProps) {
  const { preferences } = services;
  return (
    <ServicesProvider services={services}>
      <LanguageProvider language={preferences.language} onChange={preferences.setLanguage}>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </LanguageProvider>
    </ServicesProvider>
  );
});
