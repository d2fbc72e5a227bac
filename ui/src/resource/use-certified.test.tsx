import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AreaPorts } from '@rdm/core/internal/application';
import { Button } from '../components';
import { renderScreen } from './testing/current-session';
import { memoryPorts } from './testing/memory-ports';
import { useCertified } from './use-certified';

type Standing = Awaited<ReturnType<AreaPorts['enterprise']['certification']>>;

function show(certification: () => Promise<Pick<Standing, 'bizCert'>>, roleName = 'user') {
  const work = vi.fn(async () => 'done');
  function Action() {
    const certified = useCertified();
    return <Button onClick={() => void certified.only(work)()}>申报</Button>;
  }
  const enterprise = { certification } as unknown as AreaPorts['enterprise'];
  return { work, ...renderScreen(<Action />, memoryPorts([], {}, { enterprise }), { roleName }) };
}

test('a certified enterprise goes on', async () => {
  const { user, work } = show(async () => ({ bizCert: '1' }));
  await user.click(screen.getByRole('button', { name: '申报' }));
  await waitFor(() => expect(work).toHaveBeenCalledOnce());
});

test.each(['0', '2', '3'] as const)('with state %s 确定 leads to the certification, and 取消 stays', async (bizCert) => {
  const { user, work } = show(async () => ({ bizCert }));
  const sentence = '未通过工商认证审核，无法进行操作。点击“确定”进行认证？';
  await user.click(screen.getByRole('button', { name: '申报' }));
  const question = within(await screen.findByRole('alertdialog', { name: sentence }));
  await user.click(question.getByRole('button', { name: '取消' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/);
  await user.click(screen.getByRole('button', { name: '申报' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/rdm/enterpriseinfo'));
  expect(work).not.toHaveBeenCalled();
});

test('a project manager is asked to wait, and confirming does nothing', async () => {
  const { user, work } = show(async () => ({ bizCert: '2' }), 'projectmanager,member');
  const sentence = '未通过工商认证审核，请耐心等待工商认证通过后再提交';
  await user.click(screen.getByRole('button', { name: '申报' }));
  const question = within(await screen.findByRole('alertdialog', { name: sentence }));
  await user.click(question.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('address')).toHaveTextContent(/^\/$/);
  expect(work).not.toHaveBeenCalled();
});

test('where the state cannot be read, the server decides', async () => {
  const { user, work } = show(() => Promise.reject(new Error('offline')));
  await user.click(screen.getByRole('button', { name: '申报' }));
  await waitFor(() => expect(work).toHaveBeenCalledOnce());
});
