import { demonstrationTenant } from '@rdm/demonstration';
import { proxy } from 'comlink';
import { Preferences, roomForMenu } from '../shell/preferences/Preferences';
import type { Services } from '../shell/services';
import { SaberStorage } from '../shell/storage/SaberStorage';
import { SessionViewModel } from '../shell/session/SessionViewModel';
import { TabsViewModel } from '../shell/tabs/TabsViewModel';
import { browserHtmlCleaner } from './browser-html-cleaner';
import { calledPorts } from './called-ports';
import { DemoNotice } from './DemoNotice';
import type { DemoWorker } from './demo-worker';
import { PageStorage } from './PageStorage';

/** The services of the screens in the demo: the same as with a server, but calling the worker. */
export function createServices(worker: DemoWorker): Services {
  const storage = new SaberStorage(new PageStorage(), new PageStorage());
  storage.write('tenantId', demonstrationTenant.code);
  storage.write('account', 'finance');
  const notice = new DemoNotice();
  void worker.begin(
    proxy(browserHtmlCleaner.clean),
    proxy((share: number) => notice.follow(share)),
  );
  const preferences = new Preferences(storage, window.innerWidth >= roomForMenu);
  const ports = calledPorts(worker, {
    // The session is read lazily at each call, because it depends on the ports itself.
    token: () => session.accessToken,
    language: () => preferences.language,
    onUnauthorised: () => session.expire(),
  });
  const session = new SessionViewModel(ports.session, storage);
  return { ports, session, tabs: new TabsViewModel(storage, session), preferences, storage, notice };
}
