import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AreaPorts } from '@rdm/core/internal/application';
import { enterprise } from '@rdm/core/internal/enterprise';
import type { StoredRecord } from '@rdm/core/internal/records';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import BizCertScreen from './BizCertScreen';

vi.setConfig({ testTimeout: 20_000 });

const waiting = stored('5', {
  ...{ name: '甲企业', creditCode: '91350100M000100Y43', creditCodeFiles: [], address: '福州市', bizCert: '2' },
  ...{ bizCertSubmittedByName: '陈会计（finance）', bizCertSubmittedTime: '2025-02-01 08:00:00' },
});

function show(cards: readonly StoredRecord[], can?: (permission: string) => boolean) {
  const calls = {
    bizCerts: vi.fn(async () => ({ records: cards, total: cards.length, size: 100, current: 1, pages: 1 })),
    reviewBizCert: vi.fn(async () => waiting),
  };
  const dictionaries = { biz_cert_state: { 1: '已通过', 2: '审核中', 3: '已退回' } };
  const ports = memoryPorts([[enterprise, memoryPort(enterprise)]], dictionaries, {
    enterprise: calls as unknown as AreaPorts['enterprise'],
  });
  return { ...calls, ...renderScreen(<BizCertScreen />, ports, { can }) };
}

test('shows the card that waits, and passes it after a question', async () => {
  const { user, reviewBizCert } = show([waiting]);
  const card = within(await screen.findByRole('region', { name: '甲企业' }));
  expect(card.getByText('审核中')).toBeInTheDocument();
  expect(card.getByText('陈会计（finance） 于 2025-02-01 08:00:00 提交')).toBeInTheDocument();
  expect(card.getByText('福州市')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: '通过' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '通过' }));
  await waitFor(() => expect(reviewBizCert).toHaveBeenCalledExactlyOnceWith({ id: '5', value: '1' }));
});

test('returns it with a reason only', async () => {
  const { user, reviewBizCert } = show([waiting]);
  await user.click(await screen.findByRole('button', { name: '退回' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退回工商认证' }));
  expect(dialog.getByRole('button', { name: '退回' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: /退回原因/ }), '执照不清晰');
  await user.click(dialog.getByRole('button', { name: '退回' }));
  await waitFor(() =>
    expect(reviewBizCert).toHaveBeenCalledExactlyOnceWith({ id: '5', value: '3', reason: '执照不清晰' }),
  );
});

test('what is decided, and who may only look, has no command; without any it says so', async () => {
  const { unmount } = show([{ ...waiting, bizCert: '3', bizCertReturnReason: '执照不清晰' }]);
  expect(await screen.findByText(/执照不清晰/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  unmount();
  const { unmount: leave } = show([waiting], (right) => right === 'bizcert_view');
  expect(await screen.findByText('审核中')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '退回' })).toBeNull();
  leave();
  show([]);
  expect(await screen.findByText('没有提交的工商认证')).toBeInTheDocument();
});
