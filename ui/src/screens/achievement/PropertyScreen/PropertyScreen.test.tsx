import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { intellectualProperty, type AchievementPort, type RegistryPreview } from '@rdm/core/internal/achievement';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import PropertyScreen from './PropertyScreen';

vi.setConfig({ testTimeout: 20_000 });

const base = { type: '12', differences: [], id: null, version: null };
const preview: RegistryPreview = {
  company: '远川精密制造有限公司',
  rows: [
    { ...base, kind: 'new', code: 'ZL2', name: '一种新方法', draft: { code: 'ZL2', name: '一种新方法', type: '12' } },
    {
      ...base,
      ...{ kind: 'changed', id: '7', version: 1, code: 'ZL7', name: '一种方法' },
      differences: [{ field: 'regTime', stored: '', found: '2024-03-22' }],
      draft: { regTime: '2024-03-22' },
    },
    { ...base, kind: 'unknown', id: '8', version: 1, code: 'ZL8', name: '旧方法', draft: {} },
  ],
  unread: 1,
  isComplete: true,
  used: 3,
  limit: 100,
};

function show(refresh: AchievementPort['refresh'], can: (permission: string) => boolean = () => true) {
  const register = memoryPort(intellectualProperty, [stored('7', { code: 'ZL7', name: '一种方法', type: '12' })]);
  const dictionaries = { ipr_type: { 12: '发明专利' } };
  const ports = memoryPorts([[intellectualProperty, register]], dictionaries, {
    achievements: { refresh } as unknown as AchievementPort,
  });
  return { register, ...renderScreen(<PropertyScreen resource={intellectualProperty} />, ports, { can }) };
}

describe('the refresh from the company registry', () => {
  test('shows what is new, changed and unknown, and takes the chosen rows through submits', async () => {
    const { user, register } = show(async () => preview);
    await user.click(await screen.findByRole('button', { name: '从天眼查更新' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/本月已调用 3 次，上限 100 次/)).toBeInTheDocument();
    expect(dialog.getByText(/有 1 条记录缺少/)).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: /ZL7/ })).toHaveTextContent('授权（登记）日：空 → 2024-03-22');
    expect(dialog.getByRole('row', { name: /ZL8/ })).toHaveTextContent('天眼查没有');
    await user.click(dialog.getByRole('button', { name: '采用所选（2）' }));
    expect(await dialog.findByRole('button', { name: '采用所选（0）' })).toBeDisabled();
    expect(register.submit.mock.calls.map(([draft]) => draft)).toEqual([
      { code: 'ZL2', name: '一种新方法', type: '12' },
      { regTime: '2024-03-22', id: '7', version: 1 },
    ]);
    expect(dialog.queryByRole('row', { name: /ZL2/ })).toBeNull();
  });

  test('says in one sentence what to set where there is no registry', async () => {
    const told = text('请设置 RDM_TIANYANCHA_URL', 'Set RDM_TIANYANCHA_URL');
    const { user } = show(() => Promise.reject(new Refusal(faults.invalid(told))));
    await user.click(await screen.findByRole('button', { name: '从天眼查更新' }));
    expect(await screen.findByText('请设置 RDM_TIANYANCHA_URL')).toBeInTheDocument();
  });

  test('is not offered without its right', async () => {
    show(
      async () => preview,
      (permission) => permission !== 'intellectualproperty_refresh',
    );
    expect(await screen.findByText('一种方法')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '从天眼查更新' })).toBeNull();
  });
});
