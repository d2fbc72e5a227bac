import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { client } from '@rdm/core/internal/access';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import ResourceScreen from '../../resource/ResourceScreen';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../resource/testing/memory-ports';

vi.setConfig({ testTimeout: 30_000 });

function show() {
  const port = memoryPort(client, [stored('1', { clientId: 'erp', authorizedGrantTypes: 'password' })]);
  return { port, ...renderScreen(<ResourceScreen resource={client} />, memoryPorts([[client, port]])) };
}

test('the secret of a client is changed in its form, and stays where nothing is typed', async () => {
  const { user, port } = show();
  await screen.findByText('erp');
  await user.click(screen.getByRole('button', { name: '编辑' }));
  const form = within(await screen.findByRole('dialog', { name: '编辑应用' }));
  const secret = form.getByLabelText('应用密钥');
  expect(secret).toHaveAttribute('type', 'password');
  expect(secret).toHaveAttribute('placeholder', '已保存，留空则不修改');
  await user.type(secret, 'CS-geheim');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('更新成功')).toBeInTheDocument();
  expect(port.submit.mock.calls[0]![0]).toMatchObject({ id: '1', clientSecret: 'CS-geheim' });
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('geheim');
});

test('a new client is asked for its secret where it is typed', async () => {
  const { user, port } = show();
  await user.click(await screen.findByRole('button', { name: '新增' }));
  const form = within(await screen.findByRole('dialog', { name: '新增应用' }));
  expect(form.getByLabelText('应用密钥')).not.toHaveAttribute('placeholder');
  await user.type(form.getByLabelText('应用标识'), 'crm');
  const message = text('请输入应用密钥', 'Enter the secret');
  port.submit.mockRejectedValueOnce(new Refusal(faults.invalid(message, [{ field: 'clientSecret', message }])));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('请输入应用密钥')).toBeInTheDocument();
  expect(form.getByLabelText('应用密钥')).toHaveFocus();
});
