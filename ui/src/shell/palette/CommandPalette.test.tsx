import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import type { Page, PageQuery, Resource } from '@rdm/core/internal/records';
import { fakeSessionPort, menu, menus } from '../testing/fake-session-port';
import { saberStorage } from '../testing/memory-storage';
import { showShell } from '../testing/show-shell';
import { servicesWith } from '../testing/TestServices';
import { CommandPalette } from './CommandPalette';

const user = userEvent.setup();
const asked = vi.fn<(resource: string, query: PageQuery) => void>();
const close = vi.fn<() => void>();
const show = vi.fn<() => void>();

const stored: Readonly<Record<string, readonly { id: string; code: string; name: string }[]>> = {
  'blade-rdm/project': [{ id: '5', code: 'RD2025001', name: '低温压缩机' }],
  'blade-rdm/entpersonnel': [{ id: '9', code: 'E240001', name: '低小明' }],
};
/** Registers that answer by the beginning of a name or code. */
const resource = ((of: Resource) => ({
  list: async (query: PageQuery): Promise<Page<unknown>> => {
    asked(of.name, query);
    const [condition] = query.where ?? [];
    const records = (stored[of.name] ?? []).filter((record) =>
      String(Reflect.get(record, condition?.field ?? '')).startsWith(String(condition?.value)),
    );
    return { records, total: records.length, size: 6, current: 1, pages: 1 };
  },
})) as unknown as Ports['resource'];

async function open(permissions: readonly string[] = ['project_view', 'entpersonnel_view']) {
  const port = fakeSessionPort({
    routes: () => Promise.resolve([...menus, menu('help', '帮助', 'https://example.com', { isOpen: 2 })]),
    buttons: () => Promise.resolve(permissions.map((code) => menu(code, code, ''))),
  });
  const services = servicesWith(port, saberStorage(), { resource });
  await services.session.signIn({ tenantId: '100001', account: 'finance', password: 'finance' });
  await services.session.load();
  showShell(services, <CommandPalette onClose={close} onShow={show} />);
  return services;
}
const place = () => screen.getByLabelText('place').textContent;
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  for (const mock of [asked, close, show]) mock.mockReset();
});

describe('The palette', () => {
  it('goes to a menu with the keyboard alone', async () => {
    await open();
    expect(screen.getByRole('combobox')).toHaveFocus();
    await user.keyboard('研发');
    expect(options()[0]).toContain('研发人员');
    await user.keyboard('{Enter}');
    expect([place(), close.mock.calls.length]).toEqual(['/rdm/personnel/list', 1]);
  });

  it('finds projects and people by name or code, and opens them', async () => {
    await open();
    await user.keyboard('低');
    expect(await screen.findByRole('group', { name: '研发项目' })).toHaveTextContent('低温压缩机RD2025001');
    expect(screen.getByRole('group', { name: '研发人员' })).toHaveTextContent('低小明');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('低小明');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(place()).toBe('/rdm/project/edit?id=5');
    const fields = asked.mock.calls.map(([name, { where, size }]) => [name, where?.[0]?.field, where?.[0]?.is, size]);
    expect(fields).toContainEqual(['blade-rdm/project', 'code', 'like', 6]);
    expect(fields).toContainEqual(['blade-rdm/entpersonnel', 'name', 'like', 6]);
  });

  it('asks no register its person may not see', async () => {
    await open(['project_view']);
    await user.keyboard('低');
    await screen.findByRole('group', { name: '研发项目' });
    expect(new Set(asked.mock.calls.map(([name]) => name))).toEqual(new Set(['blade-rdm/project']));
  });

  it('opens another program in a window of its own', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await open();
    await user.keyboard('帮助');
    await user.click(screen.getByRole('option'));
    expect(opened).toHaveBeenCalledExactlyOnceWith('https://example.com', '_blank', 'noopener,noreferrer');
    expect(place()).toBe('/wel/index');
    opened.mockRestore();
  });

  it('says when nothing was found, closes with Escape, and leads to the keys', async () => {
    await open();
    await user.keyboard('没有这样的');
    expect(await screen.findByText('没有发现菜单、项目或人员')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '快捷键' }));
    expect(show).toHaveBeenCalledExactlyOnceWith('shortcuts');
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
