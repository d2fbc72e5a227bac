import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AreaPorts } from '@rdm/core/internal/application';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import { webhookDelivery } from '@rdm/core/internal/platform';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../resource/testing/memory-ports';
import DeliveryScreen from './DeliveryScreen';

type Webhooks = AreaPorts['webhooks'];

vi.setConfig({ testTimeout: 20_000 });

function show(can: (right: string) => boolean = () => true) {
  const given = {
    webhookName: 'ERP',
    resource: 'blade-rdm/project',
    event: 'written',
    registerLabel: '项目',
    eventLabel: '新增或修改',
    attempts: 1,
  };
  const port = memoryPort(webhookDelivery, [
    stored('1', { ...given, deliveryId: 'a', state: 2 }),
    stored('2', { ...given, deliveryId: 'b', state: 3 }),
  ]);
  const resend = vi.fn<Webhooks['resend']>(async ({ ids }) => ({ waiting: ids.split(',').length }));
  const ports = memoryPorts([[webhookDelivery, port]], {}, { webhooks: { resend } as unknown as Webhooks });
  return { ...renderScreen(<DeliveryScreen />, ports, { can }), resend, port };
}

const again = () => screen.getAllByRole('button', { name: '重新发送' });

test('one delivery is sent again from its row', async () => {
  const { user, resend } = show();
  await screen.findByText('已放弃');
  await user.click(again().at(-1)!);
  expect(await screen.findByText('1 条推送将重新发送')).toBeInTheDocument();
  expect(resend).toHaveBeenCalledExactlyOnceWith({ ids: '2' });
});

test('several are sent again together, once they are chosen', async () => {
  const { user, resend } = show();
  await screen.findByText('已放弃');
  const [together] = again();
  expect(together).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: '全选本页' }));
  await user.click(together!);
  expect(await screen.findByText('2 条推送将重新发送')).toBeInTheDocument();
  expect(resend).toHaveBeenCalledExactlyOnceWith({ ids: '1,2' });
});

test('a refusal is said', async () => {
  const { user, resend } = show();
  await screen.findByText('已放弃');
  resend.mockRejectedValueOnce(new Refusal(faults.notFound(webhookDelivery.label)));
  await user.click(again().at(-1)!);
  expect(await screen.findByText('推送记录不存在或已被删除')).toBeInTheDocument();
});

test('are searched by what became of them, by name', async () => {
  const { user, port } = show();
  await screen.findByText('已放弃');
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: /^状态/ }));
  await user.click(await screen.findByRole('option', { name: '已放弃' }));
  await user.click(screen.getByRole('button', { name: '查询' }));
  const where = [{ field: 'state', is: 'equal', value: '3' }];
  await waitFor(() => expect(port.list.mock.lastCall?.[0]).toMatchObject({ where }));
});

test('who may only look sends nothing', async () => {
  show((right) => right === webhookDelivery.permissions.view);
  expect(await screen.findByText('已放弃')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '重新发送' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
