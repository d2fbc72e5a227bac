import type { ReactNode } from 'react';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import type { Ports } from '@rdm/core/application';
import { ConfirmProvider, ToastProvider } from '../../components';

// A busy machine takes longer than the default second to draw a form.
configure({ asyncUtilTimeout: 5_000 });

interface Session {
  can: (permission: string) => boolean;
  readonly tenantId: string;
  readonly account: string;
  readonly user?: { readonly nickName: string };
}

/** What the mocked shell answers in a test of a screen. */
export const current: { ports: Ports | null; session: Session } = {
  ports: null,
  session: { can: () => true, tenantId: '100001', account: 'finance' },
};

const tabs = { visit: () => undefined, close: () => Promise.resolve() };

export const mockedShell = {
  usePorts: () => current.ports,
  useSession: () => current.session,
  useTabs: () => tabs,
};

interface Shown {
  readonly at?: string;
  readonly can?: (permission: string) => boolean;
}

/** Shows a screen as the shell would, at an address. */
export function renderScreen(screen: ReactNode, ports: Ports, { at = '/', can = () => true }: Shown = {}) {
  current.ports = ports;
  current.session = { can, tenantId: '100001', account: 'finance', user: { nickName: '李工' } };
  window.localStorage.clear();
  const shown = render(
    <MemoryRouter initialEntries={[at]}>
      <ToastProvider>
        <ConfirmProvider>
          {screen}
          <Address />
        </ConfirmProvider>
      </ToastProvider>
    </MemoryRouter>,
  );
  return { ...shown, user: userEvent.setup() };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}
