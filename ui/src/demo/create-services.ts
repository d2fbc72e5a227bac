import { demonstrationTenant } from '@rdm/core/demonstration';
import { Preferences } from '../shell/preferences/Preferences';
import type { Services } from '../shell/services';
import { SaberStorage } from '../shell/storage/SaberStorage';
import { SessionViewModel } from '../shell/session/SessionViewModel';
import { TabsViewModel } from '../shell/tabs/TabsViewModel';
import { calledPorts } from './called-ports';
import { DemoNotice } from './DemoNotice';
import type { CallMessage, CancelMessage, Line, WorkerMessage } from './messages';
import { PageStorage } from './PageStorage';

/** What the screens get in the demo: the same as from a server, over the line to the use cases. */
export function createServices(line: Line<CallMessage | CancelMessage, WorkerMessage>): Services {
  const storage = new SaberStorage(new PageStorage(), new PageStorage());
  storage.write('tenantId', demonstrationTenant.code);
  storage.write('account', 'finance');
  const notice = new DemoNotice();
  line.listen((message) => 'filled' in message && notice.follow(message.filled));
  const preferences = new Preferences(storage);
  const ports = calledPorts(line, {
    // The session is asked at every call, not when the ports are made: it needs the ports itself.
    token: () => session.accessToken,
    language: () => preferences.language,
    onUnauthorised: () => session.expire(),
  });
  const session = new SessionViewModel(ports.session, storage);
  return { ports, session, tabs: new TabsViewModel(storage, session), preferences, storage, notice };
}
