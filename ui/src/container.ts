import { createBladeClient, Gathering } from '@rdm/blade-client';
import { preloadWhenIdle } from './preload';
import { Preferences, roomForMenu } from './shell/preferences/Preferences';
import type { Services } from './shell/services';
import { SaberStorage } from './shell/storage/SaberStorage';
import { SessionViewModel } from './shell/session/SessionViewModel';
import { TabsViewModel } from './shell/tabs/TabsViewModel';

/**
 * The composition root: the only place of the UI that names an adapter. Written by hand, as a container library would
 * be a seventh of what the sign-in page loads.
 */
export function createServices(): Services {
  const storage = new SaberStorage(window.localStorage, window.sessionStorage);
  const preferences = new Preferences(storage, window.innerWidth >= roomForMenu);
  const together = new Gathering();
  const ports = createBladeClient({
    // The session is read lazily at each call, because it depends on the client itself.
    token: () => session.accessToken,
    language: () => preferences.language,
    onUnauthorised: () => session.expire(),
    clientSecret: servedSecret(),
    together,
    ahead: (load) => preloadWhenIdle([load]),
  });
  const session = new SessionViewModel(ports.session, storage);
  return {
    ports,
    atOnce: (ask) => together.atOnce(ask),
    session,
    tabs: new TabsViewModel(storage, session),
    preferences,
    storage,
  };
}

/** An installation with its own client secret embeds it in the page it serves. */
function servedSecret(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="saber-secret"]');
  return meta ? decodeURIComponent(meta.content) : undefined;
}
