import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { screenAhead, Screens } from './screen-routes';
import { menuScreenAhead, screensAhead } from './screens-ahead';
import { Layout } from './shell/layout/Layout';
import { fakeSessionPort, menu } from './shell/testing/fake-session-port';
import { saberStorage } from './shell/testing/memory-storage';
import { servicesWith, TestServices } from './shell/testing/TestServices';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./screens/deadline/DeadlineScreen', () => {
  fetched();
  return { default: () => null };
});

const fetchedOfResource = vi.hoisted(() => vi.fn());
vi.mock('./screens/enterprise/EnterpriseInfoScreen/EnterpriseInfoScreen', () => {
  fetchedOfResource();
  return { default: () => null };
});

/** Timeout for lazily loaded parts. */
const slow = { timeout: 15_000 };
vi.setConfig({ testTimeout: 20_000 });

it('the menu of the user leads to the own page, which is in no menu and names its tab', async () => {
  const user = userEvent.setup();
  const services = servicesWith(fakeSessionPort(), saberStorage());
  await services.session.signIn({ tenantId: '100001', account: 'finance', password: 'finance' });
  await services.session.load();
  render(<TestServices services={services} at="/wel/index" children={<Layout screen={Screens} />} />);
  await user.click(screen.getByRole('button', { name: '用户菜单' }));
  await user.click(await screen.findByRole('menuitem', { name: '个人信息' }));
  const tabs = within(screen.getByRole('navigation', { name: '已打开的页面' }));
  const titles = () => tabs.getAllByRole('link').map((link) => link.textContent);
  await waitFor(() => expect(titles()).toEqual(['首页', '个人信息']), slow);
  expect(document.title).toBe('个人信息-研发费用管理');
});

it('fetches the program of a page ahead, also of one that is guarded, and not before', async () => {
  expect(fetched).not.toHaveBeenCalled();
  await screenAhead('/rdm/calendar');
  expect(fetched).toHaveBeenCalledOnce();
});

const ownMenu = [menu('enterprise', '企业信息', '/rdm/enterpriseinfo')];

it('fetches what a resource has of its own ahead, when somebody is about to open its menu', async () => {
  expect(fetchedOfResource).not.toHaveBeenCalled();
  await menuScreenAhead(ownMenu, '/rdm/enterpriseinfo');
  expect(fetchedOfResource).toHaveBeenCalledOnce();
});

it('has a step for each screen of a menu, and none for somebody who saves data', () => {
  const menus = [menu('project', '项目', '', { children: [...ownMenu, menu('deadline', '日历', '/rdm/calendar')] })];
  expect(screensAhead(menus)).toHaveLength(2);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(screensAhead(menus)).toEqual([]);
  vi.unstubAllGlobals();
});
