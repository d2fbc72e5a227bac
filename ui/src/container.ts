import { Container } from 'inversify';
import { createBladeClient } from '@rdm/blade-client';
import { Ports } from '@rdm/core/application';
import { Preferences } from './shell/preferences/Preferences';
import type { Services } from './shell/services';
import { SaberStorage } from './shell/session/SaberStorage';
import { SessionViewModel } from './shell/session/SessionViewModel';
import { TabsViewModel } from './shell/tabs/TabsViewModel';

/** The composition root: the only place of the UI that names an adapter. */
export function createContainer(): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(SaberStorage).toConstantValue(new SaberStorage(window.localStorage, window.sessionStorage));
  container.bind(Preferences).toResolvedValue((storage) => new Preferences(storage), [SaberStorage]);
  container.bind<Ports>(Ports).toResolvedValue(
    (preferences) =>
      createBladeClient({
        // The session is asked at every call, not when the client is made: it needs the client itself.
        token: () => container.get(SessionViewModel).accessToken,
        language: () => preferences.language,
        onUnauthorised: () => container.get(SessionViewModel).expire(),
      }),
    [Preferences],
  );
  container
    .bind(SessionViewModel)
    .toResolvedValue((ports: Ports, storage) => new SessionViewModel(ports.session, storage), [Ports, SaberStorage]);
  container
    .bind(TabsViewModel)
    .toResolvedValue((storage, session) => new TabsViewModel(storage, session), [SaberStorage, SessionViewModel]);
  return container;
}

export function servicesOf(container: Container): Services {
  return {
    ports: container.get<Ports>(Ports),
    session: container.get(SessionViewModel),
    tabs: container.get(TabsViewModel),
    preferences: container.get(Preferences),
    storage: container.get(SaberStorage),
  };
}
