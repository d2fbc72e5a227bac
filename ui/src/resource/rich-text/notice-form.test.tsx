import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notice } from '@rdm/core/internal/system';
import ResourceScreen from '../ResourceScreen';
import { renderScreen } from '../testing/current-session';
import { memoryPort, memoryPorts, stored } from '../testing/memory-ports';

vi.setConfig({ testTimeout: 20_000 });

const content = '<h2>停机维护</h2><p>今晚 <a href="/rdm/import">22:00</a></p>';

function show(can: (permission: string) => boolean = () => true) {
  const row = stored('1', { title: '维护通知', category: '1', releaseTime: '2024-08-01 00:00:00', content });
  const port = memoryPort(notice, [row]);
  const ports = memoryPorts([[notice, port]], { notice: { 1: '发布通知' } });
  return { ...renderScreen(<ResourceScreen resource={notice} />, ports, { can }), port };
}

test('a notice is written with the editor and saved as what stands in it', async () => {
  const { user, port } = show();
  await user.click(await screen.findByRole('button', { name: '维护通知' }));
  const form = within(await screen.findByRole('dialog', { name: '编辑通知公告' }));
  expect(await form.findByRole('textbox', { name: '通知内容' })).toHaveTextContent('停机维护今晚 22:00');
  await user.click(form.getByRole('button', { name: /^标题 2/ }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(port.submit).toHaveBeenCalled());
  expect(port.submit.mock.lastCall?.[0].content).toBe('<p>停机维护</p><p>今晚 <a href="/rdm/import">22:00</a></p>');
});

test('a notice that was only looked at has no unsaved change', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '维护通知' }));
  const form = within(await screen.findByRole('dialog', { name: '编辑通知公告' }));
  await form.findByRole('textbox', { name: '通知内容' });
  await user.click(form.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('those who may only read see it as it is meant, not its mark-up', async () => {
  const { user } = show((permission) => permission === 'notice_view');
  await user.click(await screen.findByRole('button', { name: '维护通知' }));
  const form = within(await screen.findByRole('dialog', { name: '查看通知公告' }));
  expect(await form.findByRole('heading', { name: '停机维护' })).toBeInTheDocument();
  expect(form.getByRole('link', { name: '22:00' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(form.queryByRole('toolbar')).toBeNull();
});
