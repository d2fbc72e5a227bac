import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import type { CacheEntry, CachePort } from '@rdm/core/internal/platform';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPorts, stored } from '../../resource/testing/memory-ports';
import { CacheDialog } from './CacheDialog';

vi.mock('../services', async () => (await import('../testing/mocked-shell')).mockedShell);
vi.setConfig({ testTimeout: 20_000 });

const dictionaries = [
  stored('1', { code: 'project_stage', dictValue: '项目阶段' }),
  stored('2', { code: 'ipr_type', dictValue: '知识产权类型' }),
];

function show(can: (permission: string) => boolean = () => true) {
  let entries: readonly CacheEntry[] = ['100001', '100002'].map((id) => ({
    key: `user:${id}`,
    name: `租户${id}的用户权限`,
  }));
  const done = async () => undefined;
  const caches = {
    list: vi.fn<CachePort['list']>(async () => entries),
    remove: vi.fn<CachePort['remove']>(async ({ keys }) => {
      entries = entries.filter(({ key }) => !keys.includes(key));
      return { removed: keys.length };
    }),
    clearDictionary: vi.fn<CachePort['clearDictionary']>(done),
    clearTaxOffices: vi.fn<CachePort['clearTaxOffices']>(done),
    clearRegion: vi.fn<CachePort['clearRegion']>(done),
  };
  const parents = vi.fn(async () => ({ records: dictionaries, total: 2, size: -1, current: 1, pages: 1 }));
  const ports = memoryPorts([], {}, { caches, dictionaryRecords: { parents } } as unknown as Partial<Ports>);
  const onClose = vi.fn();
  return { ...renderScreen(<CacheDialog onClose={onClose} />, ports, { can }), caches, onClose };
}
type Shown = ReturnType<typeof show>;

async function choose(user: Shown['user'], field: string, option: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${field}`) }));
  await user.click(await screen.findByRole('option', { name: option }));
}
async function agree(user: Shown['user'], verb: string): Promise<void> {
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: verb }));
}

describe('the server’s cache', () => {
  test.each([
    ['字典缓存', /项目阶段/, 'clearDictionary', 'project_stage'],
    ['税务机关缓存', null, 'clearTaxOffices', 'nanning'],
    ['行政区划树缓存', null, 'clearRegion', '00'],
  ] as const)('%s is cleared by its key, after asking', async (type, key, call, name) => {
    const { user, caches } = show();
    await choose(user, '缓存类型', new RegExp(`^${type}`));
    // Only dictionaries leave a choice of keys.
    if (key) await choose(user, '缓存键名', key);
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(await screen.findByText(`${type}：${name}`)).toBeInTheDocument();
    await agree(user, '清理');
    expect(await screen.findByText('清除完毕')).toBeInTheDocument();
    expect(caches[call]).toHaveBeenCalledExactlyOnceWith({ name });
  });

  test('nothing is cleared without a key', async () => {
    show();
    expect(await screen.findByRole('button', { name: '确定' })).toBeDisabled();
  });

  test('a failure is said', async () => {
    const { user, caches } = show();
    caches.clearRegion.mockRejectedValueOnce(new Refusal(faults.invalid(text('没有权限', 'No right'))));
    await choose(user, '缓存类型', /^行政区划树缓存/);
    await user.click(screen.getByRole('button', { name: '确定' }));
    await agree(user, '清理');
    expect(await screen.findByText('没有权限')).toBeInTheDocument();
  });

  test('is listed, and what is ticked is forgotten after asking', async () => {
    const { user, caches } = show();
    await user.click(await screen.findByRole('tab', { name: '缓存列表' }));
    await screen.findByText('租户100001的用户权限');
    await user.click(screen.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('请选择至少一条数据')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '选择第 2 行' }));
    await user.click(screen.getByRole('button', { name: '删除' }));
    await agree(user, '删除');
    expect(await screen.findByText('删除成功')).toBeInTheDocument();
    expect(caches.remove).toHaveBeenCalledExactlyOnceWith({ keys: ['user:100002'] });
    await waitFor(() => expect(screen.queryByText('租户100002的用户权限')).toBeNull());
  });

  test('is only looked at by those who may not clear it', async () => {
    show((permission) => permission === 'cache_view');
    expect(await screen.findByText('租户100001的用户权限')).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: '按类型清理' })).toBeNull();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  });
});
