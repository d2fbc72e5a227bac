import type { ReactNode } from 'react';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import type { Ports } from '@rdm/core/internal/application';
import { ConfirmProvider, ToastProvider } from '../../components';
import { ResourceHostContext } from '../ResourceHost';

// A loaded machine takes longer than the default second to render a form.
configure({ asyncUtilTimeout: 5_000 });

interface Session {
  can: (permission: string) => boolean;
  readonly tenantId: string;
  readonly account: string;
  readonly user?: { readonly nickName: string; readonly roleName?: string; readonly settings?: readonly string[] };
}

/** Who is signed in while a screen is tested, and the ports it calls. */
export const current: { ports: Ports | null; session: Session } = {
  ports: null,
  session: { can: () => true, tenantId: '100001', account: 'finance' },
};

interface Shown {
  readonly at?: string;
  readonly can?: (permission: string) => boolean;
  /** The settings that are on. */
  readonly settings?: readonly string[];
  /** Role aliases, joined by commas. */
  readonly roleName?: string;
}

/** Shows a screen as the program around it would, at an address. */
export function renderScreen(
  screen: ReactNode,
  ports: Ports,
  { at = '/', can = () => true, settings = [], roleName = 'user' }: Shown = {},
) {
  current.ports = ports;
  current.session = { can, tenantId: '100001', account: 'finance', user: { nickName: '李工', roleName, settings } };
  window.localStorage.clear();
  const shown = render(
    <MemoryRouter initialEntries={[at]}>
      <ResourceHostContext value={{ ports, session: current.session }}>
        <ToastProvider>
          <ConfirmProvider>
            {screen}
            <Address />
          </ConfirmProvider>
        </ToastProvider>
      </ResourceHostContext>
    </MemoryRouter>,
  );
  return { ...shown, user: userEvent.setup() };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}
