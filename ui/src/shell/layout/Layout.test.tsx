import { useContext, useEffect, useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Location } from 'react-router';
import { fakeSessionPort } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { servicesWith, TestServices } from '../testing/TestServices';
import { HoldUnsaved } from '../../resource/hold-unsaved';
import { Layout } from './Layout';

/** Timeout for lazily loaded parts. */
const slow = { timeout: 15_000 };
vi.setConfig({ testTimeout: 20_000 });

const mayLeave = vi.fn<() => Promise<boolean>>();
const load = vi.fn<(path: string) => Promise<void>>();

/** A screen that keeps something typed. */
function Page({ location }: { location: Location }) {
  const [note, setNote] = useState('');
  const hold = useContext(HoldUnsaved);
  useEffect(() => hold({ isUnsaved: note !== '', mayLeave }), [hold, note]);
  return <input aria-label={location.pathname} value={note} onChange={(event) => setNote(event.target.value)} />;
}

let services = servicesWith(fakeSessionPort(), saberStorage());
const user = userEvent.setup();
const side = () => within(screen.getByRole('navigation', { name: '主菜单' }));
const tabs = () => within(screen.getByRole('navigation', { name: '已打开的页面' }));
const titles = () =>
  tabs()
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(async () => {
  mayLeave.mockReset().mockResolvedValue(true);
  load.mockReset().mockResolvedValue();
  services = servicesWith(fakeSessionPort(), saberStorage());
  await services.session.signIn({ tenantId: '100001', account: 'finance', password: 'finance' });
  await services.session.load();
  render(<TestServices services={services} at="/wel/index" children={<Layout screen={Page} load={load} />} />);
});

describe('The side menu', () => {
  it('opens a group, and a menu as a tab that names the page', async () => {
    expect(side().queryByRole('link', { name: '项目列表' })).not.toBeInTheDocument();
    await user.click(side().getByRole('button', { name: '研发项目' }));
    await user.click(side().getByRole('link', { name: '项目列表' }));
    expect(side().getByRole('link', { name: '项目列表' })).toHaveAttribute('aria-current', 'page');
    expect(titles()).toEqual(['首页', '项目列表']);
    expect(document.title).toBe('项目列表-研发费用管理');
    expect(screen.getByLabelText('/rdm/project/list')).toBeVisible();
  });

  it('fetches a page ahead when the pointer or the keyboard reaches its row', async () => {
    await user.click(side().getByRole('button', { name: '研发项目' }));
    await user.hover(side().getByRole('link', { name: '项目列表' }));
    expect(load).toHaveBeenLastCalledWith('/rdm/project/list');
    side().getByRole('link', { name: '首页' }).focus();
    expect(load).toHaveBeenLastCalledWith('/wel/index');
  });

  it('makes a page ready out of sight for a pointer that rests on its row, and the press shows it as it is', async () => {
    await user.click(side().getByRole('button', { name: '研发项目' }));
    await user.hover(side().getByRole('link', { name: '项目列表' }));
    const ready = await screen.findByLabelText('/rdm/project/list');
    expect(ready).not.toBeVisible();
    expect(titles()).toEqual(['首页']);
    await user.click(side().getByRole('link', { name: '项目列表' }));
    expect(ready).toBeVisible();
    expect(titles()).toEqual(['首页', '项目列表']);
  });

  it('folds to icons that keep their names, and remembers it', async () => {
    await user.click(screen.getByRole('button', { name: '折叠菜单' }));
    expect(services.preferences.menuFolded).toBe(true);
    expect(services.storage.entry('isCollapse')?.content).toBe(true);
    await user.click(side().getByRole('button', { name: '研发项目' }));
    expect(services.preferences.menuFolded).toBe(false);
    expect(side().getByRole('link', { name: '研发人员' })).toBeInTheDocument();
  });

  it('speaks the language chosen', async () => {
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByRole('link', { name: 'rdmimport en' })).toBeInTheDocument();
  });
});

describe('The tabs', () => {
  const visit = async (name: string) => {
    const group = side().getByRole('button', { name: '研发项目' });
    if (group.getAttribute('aria-expanded') === 'false') await user.click(group);
    await user.click(side().getByRole('link', { name }));
  };

  const shows = (page: string) => waitFor(() => expect(screen.getByLabelText(page)).toBeVisible());

  it('keep what was typed on the page behind them', async () => {
    await visit('数据导入');
    await user.type(screen.getByLabelText('/rdm/import'), 'note');
    await visit('项目列表');
    expect(screen.getByLabelText('/rdm/import')).not.toBeVisible();
    await user.click(tabs().getByRole('link', { name: '数据导入' }));
    await shows('/rdm/import');
    expect(screen.getByLabelText('/rdm/import')).toHaveValue('note');
    await user.click(tabs().getByRole('button', { name: '关闭数据导入' }));
    await visit('数据导入');
    expect(screen.getByLabelText('/rdm/import')).toHaveValue('');
  });

  it('ask before they close over what is not saved, also from behind', async () => {
    await visit('数据导入');
    await user.type(screen.getByLabelText('/rdm/import'), 'x');
    await visit('项目列表');
    mayLeave.mockResolvedValueOnce(false);
    await user.click(tabs().getByRole('button', { name: '关闭数据导入' }));
    expect(titles()).toEqual(['首页', '数据导入', '项目列表']);
    await user.click(tabs().getByRole('button', { name: '关闭数据导入' }));
    await waitFor(() => expect(titles()).toEqual(['首页', '项目列表']));
    expect(mayLeave).toHaveBeenCalledTimes(2);
  });

  it('close to the left neighbour; home cannot be closed', async () => {
    await visit('数据导入');
    await visit('项目列表');
    expect(tabs().queryByRole('button', { name: '关闭首页' })).not.toBeInTheDocument();
    await user.click(tabs().getByRole('button', { name: '关闭项目列表' }));
    await shows('/rdm/import');
  });

  it('offer to close several on a right click', async () => {
    await visit('数据导入');
    await visit('项目列表');
    await user.pointer({ keys: '[MouseRight]', target: tabs().getByRole('link', { name: '数据导入' }) });
    await user.click(await screen.findByRole('menuitem', { name: '关闭其它' }, slow));
    await shows('/rdm/import');
    expect(titles()).toEqual(['首页', '数据导入']);
  });

  it('clear the cache after a question', async () => {
    const clearCache = vi.spyOn(services.ports.session, 'clearCache');
    const ask = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: '更多' }));
      await user.click(await screen.findByRole('menuitem', { name: '清除缓存' }));
      expect(await screen.findByText('是否需要清除缓存?', {}, slow)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: answer }));
    };
    await ask('取消');
    expect(clearCache).not.toHaveBeenCalled();
    await ask('确定');
    expect(await screen.findByText('清除完毕')).toBeInTheDocument();
    expect(clearCache).toHaveBeenCalledTimes(1);
  });

  it('lead to the search', async () => {
    await user.click(screen.getByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('menuitem', { name: '搜索菜单' }));
    expect(await screen.findByRole('dialog', { name: '搜索菜单、项目和人员' }, slow)).toBeInTheDocument();
  });

  it('offer the same in a dropdown', async () => {
    await visit('数据导入');
    await user.click(screen.getByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('menuitem', { name: '关闭所有' }));
    await shows('/wel/index');
    expect(titles()).toEqual(['首页']);
  });
});

describe('The header', () => {
  it('goes to a menu by the beginning of its name', async () => {
    const search = await screen.findByRole('combobox', { name: '搜索菜单' }, slow);
    await user.type(search, '研发');
    expect(screen.getByRole('option')).toHaveTextContent('研发人员');
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['首页', '研发人员']);
    expect(search).toHaveValue('');
    await user.type(search, '没有的菜单');
    expect(screen.getByText('没有发现菜单')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(search).toHaveValue('');
  });

  it('signs out only after a confirmation', async () => {
    const leave = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: '用户菜单' }));
      await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
      expect(await screen.findByText('退出系统, 是否继续?')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: answer }));
    };
    await leave('取消');
    expect(services.session.signedIn).toBe(true);
    await leave('确定');
    expect(services.session.ended).toBe('signedOut');
  });

  it('leads to the own page', async () => {
    await user.click(screen.getByRole('button', { name: '用户菜单' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      '首页',
      '个人信息',
      '退出登录',
    ]);
    await user.click(screen.getByRole('menuitem', { name: '个人信息' }));
    expect(await screen.findByLabelText('/info/index')).toBeVisible();
  });

  it('changes the theme at once and for the next time', async () => {
    await user.click(await screen.findByRole('button', { name: '主题' }, slow));
    const themes = await screen.findAllByRole('radio', {}, slow);
    expect(themes).toHaveLength(11);
    await user.click(screen.getByRole('radio', { name: '黑色主题' }));
    expect(services.storage.text('themeName')).toBe('theme-dark');
  });

  it('offers its tools behind one button on small screens', async () => {
    await user.click(await screen.findByRole('button', { name: '更多工具' }, slow));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      '全屏',
      '没有错误日志',
      '后台任务',
      '锁屏',
      '主题',
      '换色',
    ]);
  });
});
