import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Route, Routes, useLocation } from 'react-router';
import type { SessionPort } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { Refusal, text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { Guard } from './Guard';
import { Granted } from './menu/Granted';
import { MenuScreen } from './menu/MenuScreen';
import { StartGate } from './StartGate';
import { fakeSessionPort, menus, tokenAnswer } from './testing/fake-session-port';
import { saberStorage } from './testing/memory-storage';
import { servicesWith, TestServices } from './testing/TestServices';

const credentials = { tenantId: '100001', account: 'finance', password: 'finance' };

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}
function Register({ resource }: { resource: Resource }) {
  return <p>{resource.label.zh}</p>;
}

/** The modules that the enterprise has switched off. */
const off: string[] = [];
const resource = () => ({
  list: () => Promise.resolve({ records: off.map((code) => ({ code })) }),
});

function visit(at: string, over: Partial<SessionPort> = {}) {
  const services = servicesWith(fakeSessionPort(over), saberStorage(), { resource } as unknown as Ports);
  const open = () =>
    render(
      <TestServices services={services} at={at}>
        <Place />
        <Routes>
          <Route path="/" element={<p>start</p>} />
          <Route path="/login" element={<Guard isAuth={false} children={<p>sign in</p>} />} />
          <Route path="/resetdefpassword" element={<Guard children={<p>new password</p>} />} />
          <Route path="/404" element={<Guard isAuth={false} children={<p>not found</p>} />} />
          <Route
            path="*"
            element={
              <Guard>
                <StartGate>
                  <Routes>
                    <Route path="/rdm/import" element={<Granted children={<p>import</p>} />} />
                    <Route path="/project/preferential" element={<Granted children={<p>A107012</p>} />} />
                    <Route path="*" element={<MenuScreen resourceScreen={Register} />} />
                  </Routes>
                </StartGate>
              </Guard>
            }
          />
        </Routes>
      </TestServices>,
    );
  return { services, open };
}
async function visitSignedIn(at: string, over: Partial<SessionPort> = {}) {
  const { services, open } = visit(at, over);
  await services.session.signIn(credentials);
  open();
  return services;
}
const place = () => screen.getByTestId('place').textContent;

describe('Pages', () => {
  it('lead to the sign-in page and back to what was asked for', async () => {
    const { services, open } = visit('/rdm/personnel/list?deptId=3');
    open();
    expect(place()).toBe('/login');
    await services.session.signIn(credentials);
    expect(await screen.findByText('研发人员')).toBeInTheDocument();
    expect(place()).toBe('/rdm/personnel/list?deptId=3');
  });

  it('are not found at once where nobody has such a path', () => {
    visit('/nowhere/at-all').open();
    expect(place()).toBe('/404');
  });

  it('lead to the sign-in page when the session ends; who signed out starts afresh', async () => {
    const services = await visitSignedIn('/rdm/import');
    expect(await screen.findByText('import')).toBeInTheDocument();
    await services.session.signOut();
    expect(await screen.findByText('sign in')).toBeInTheDocument();
    await services.session.signIn(credentials);
    expect(await screen.findByText('start')).toBeInTheDocument();
  });

  it('wait behind a password that must change', async () => {
    await visitSignedIn('/rdm/import', { token: () => Promise.resolve(tokenAnswer({ passwordExpired: true })) });
    expect(screen.getByText('new password')).toBeInTheDocument();
  });

  it('show the register a menu names', async () => {
    await visitSignedIn('/rdm/project/list');
    expect(await screen.findByText('研发项目')).toBeInTheDocument();
  });

  it('say that the right is missing where no menu was granted', async () => {
    await visitSignedIn('/rdm/financialaccount/voucher');
    expect(await screen.findByText('您没有查看此内容的权限')).toBeInTheDocument();
  });

  it('say so for screens of their own as well', async () => {
    await visitSignedIn('/project/preferential');
    expect(await screen.findByText('您没有查看此内容的权限')).toBeInTheDocument();
    expect(screen.queryByText('A107012')).not.toBeInTheDocument();
  });

  it('say that the module is switched off where it is', async () => {
    off.push('rdmledger');
    await visitSignedIn('/project/preferential');
    expect(await screen.findByText('本企业已停用“辅助账与加计扣除”')).toBeInTheDocument();
    off.pop();
  });

  it('that do not exist lead to 404', async () => {
    await visitSignedIn('/nowhere');
    await vi.waitFor(() => expect(place()).toBe('/404'));
  });

  it('start again when the server could not be reached', async () => {
    let up = false;
    const down = new Refusal({ code: 503, name: 'UNREACHABLE', message: text('无法连接服务器', 'Unreachable') });
    await visitSignedIn('/rdm/import', { routes: () => (up ? Promise.resolve(menus) : Promise.reject(down)) });
    expect(await screen.findByRole('alert')).toHaveTextContent('无法连接服务器');
    up = true;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('import')).toBeInTheDocument();
  });
});
