import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { apiToken } from '@rdm/core/internal/access';
import type { AreaPorts } from '@rdm/core/internal/application';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../resource/testing/memory-ports';
import TokensScreen from './TokensScreen';

type Tokens = AreaPorts['tokens'];

const token = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  stored(id, { name: 'ERP 接口', prefix: 'abc', account: 'finance', expiresAt: '2027-01-01 00:00:00', ...values });

vi.setConfig({ testTimeout: 20_000 });

function show(tokens = [token('1')], can: (right: string) => boolean = () => true) {
  const port = memoryPort(apiToken, tokens);
  const revoke = vi.fn<Tokens['revoke']>(async ({ id }) => {
    port.rows = port.rows.map((row) => (row.id === id ? { ...row, revokedAt: '2026-11-03 09:00:00' } : row));
    return { revoked: 1 } as never;
  });
  const ports = memoryPorts([[apiToken, port]], {}, { tokens: { revoke } as unknown as Tokens });
  return { ...renderScreen(<TokensScreen />, ports, { can }), revoke };
}

test('a token of anybody is revoked after a question that says what it means, and then no more', async () => {
  const { user, revoke } = show();
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  const question = within(await screen.findByRole('alertdialog', { name: '撤销 finance 的令牌 ERP 接口' }));
  expect(question.getByText(/立即无法调用，且不能恢复/)).toBeInTheDocument();
  expect(revoke).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('令牌已撤销')).toBeInTheDocument();
  expect(revoke).toHaveBeenCalledExactlyOnceWith({ id: '1' });
  expect(await screen.findByText('2026-11-03 09:00:00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('a token stays when the question is declined', async () => {
  const { user, revoke } = show();
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: '取消' }));
  expect(revoke).not.toHaveBeenCalled();
});

test('a refusal is said', async () => {
  const { user, revoke } = show();
  revoke.mockRejectedValueOnce(new Refusal(faults.notFound(apiToken.label)));
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('访问令牌不存在或已被删除')).toBeInTheDocument();
});

test('who may only look revokes nothing, and what was revoked is not revoked again', async () => {
  const { unmount } = show([token('1')], (right) => right === apiToken.permissions.view);
  expect(await screen.findByText('ERP 接口')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  unmount();
  show([token('1', { revokedAt: '2026-01-01 00:00:00' })]);
  expect(await screen.findByText('ERP 接口')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('is closed to those who may not see it', () => {
  show([], () => false);
  expect(screen.getByText('您没有查看此内容的权限')).toBeInTheDocument();
});
