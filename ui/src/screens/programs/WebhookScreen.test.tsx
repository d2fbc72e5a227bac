import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AreaPorts } from '@rdm/core/internal/application';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { webhook } from '@rdm/core/internal/platform';
import { renderScreen } from '../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../resource/testing/memory-ports';
import WebhookScreen from './WebhookScreen';

type Webhooks = AreaPorts['webhooks'];

vi.setConfig({ testTimeout: 20_000 });

function show(can: (right: string) => boolean = () => true) {
  const hook = stored('1', { name: 'ERP', url: 'https://erp.example.com/rdm', active: '2', failures: 0 });
  const ping = vi.fn<Webhooks['ping']>(async () => ({ status: 204, response: '', durationMs: 12 }));
  const ports = memoryPorts(
    [[webhook, memoryPort(webhook, [hook])]],
    { yes_no: { '1': '否', '2': '是' } },
    { webhooks: { ping } as unknown as Webhooks },
  );
  return { ...renderScreen(<WebhookScreen />, ports, { can }), ping };
}

const press = async (user: ReturnType<typeof show>['user']) =>
  user.click(await screen.findByRole('button', { name: '测试推送' }));

test('a test that arrives says what was answered', async () => {
  const { user, ping } = show();
  await press(user);
  const told = within(await screen.findByRole('alertdialog', { name: '测试推送已送达：ERP' }));
  expect(told.getByText(/应答 204，耗时 12 毫秒/)).toBeInTheDocument();
  expect(ping).toHaveBeenCalledExactlyOnceWith({ id: '1' });
});

test('a test that the receiver refuses is no success', async () => {
  const { user, ping } = show();
  ping.mockResolvedValueOnce({ status: 500, response: 'no such tenant', durationMs: 7 });
  await press(user);
  const told = within(await screen.findByRole('alertdialog', { name: '接收方没有接受测试推送：ERP' }));
  expect(told.getByText(/应答 500，耗时 7 毫秒。no such tenant/)).toBeInTheDocument();
});

test('one test at a time; one that does not arrive says why', async () => {
  const { user, ping } = show();
  let fail = (_: Refusal) => {};
  ping.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await press(user);
  expect(await screen.findByRole('button', { name: '正在推送' })).toBeDisabled();
  fail(new Refusal(faults.invalid(text('10秒内没有应答', 'No answer within ten seconds'))));
  expect(await screen.findByText('10秒内没有应答')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '测试推送' })).toBeEnabled();
});

test('who may only look tests nothing', async () => {
  show((right) => right === webhook.permissions.view);
  expect(await screen.findByText('ERP')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '测试推送' })).toBeNull();
});
