import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Ports } from '@rdm/core/internal/application';
import type { ResourceChoicePort } from '@rdm/core/internal/platform';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { Resource } from '@rdm/core/internal/records';
import { IN_USE, NOT_IN_USE, objectStore, smsService } from '@rdm/core/internal/system';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import ChoiceScreen from './ChoiceScreen';

vi.setConfig({ testTimeout: 20_000 });

/** Required values of both kinds. */
const complete = { category: '1', endpoint: 'https://s3.example.com', bucketName: 'files' };

function show(resource: Resource, can: (permission: string) => boolean = () => true) {
  const port = memoryPort(resource, [
    stored('1', { ...complete, ossCode: 'A', smsCode: 'A', inUse: IN_USE, hasAccessKey: '2', hasSecretKey: '2' }),
    stored('2', { ...complete, ossCode: 'B', smsCode: 'B', inUse: NOT_IN_USE, hasAccessKey: '2', hasSecretKey: '1' }),
  ]);
  const use = vi.fn<ResourceChoicePort['enableOss']>(async ({ id }) => {
    port.rows = port.rows.map((row) => ({ ...row, inUse: row.id === id ? IN_USE : NOT_IN_USE }));
  });
  const leave = vi.fn<ResourceChoicePort['disableOss']>(async ({ id }) => {
    port.rows = port.rows.map((row) => (row.id === id ? { ...row, inUse: NOT_IN_USE } : row));
  });
  const other = vi.fn<ResourceChoicePort['enableOss']>();
  const resourceChoice: ResourceChoicePort =
    resource === objectStore
      ? { enableOss: use, enableSms: other, disableOss: leave, disableSms: other }
      : { enableOss: other, enableSms: use, disableOss: other, disableSms: leave };
  const ports = memoryPorts(
    [[resource, port]],
    { oss: { 1: 'minio' }, sms: { 1: '云片' }, yes_no: { 1: '否', 2: '是' } },
    { resourceChoice } as Partial<Ports>,
  );
  return { ...renderScreen(<ChoiceScreen resource={resource} />, ports, { can }), port, use, leave, other };
}

const action = async (row: number, name: '启用' | '停用') =>
  within((await screen.findAllByRole('row'))[row]!).getByRole('button', { name });
const enable = (row: number) => action(row, '启用');

test.each([objectStore, smsService])('$label.zh: another one is taken into use after asking', async (resource) => {
  const { user, use, other } = show(resource);
  await screen.findByText('B');
  await user.click(await enable(2));
  const question = await screen.findByRole('alertdialog', { name: '确定启用该配置? B' });
  await user.click(within(question).getByRole('button', { name: '启用' }));
  expect(await screen.findByText('已启用')).toBeInTheDocument();
  expect(use).toHaveBeenCalledExactlyOnceWith({ id: '2' });
  expect(other).not.toHaveBeenCalled();
  expect(await waitFor(() => action(2, '停用'))).toBeEnabled();
  expect(await enable(1)).toBeEnabled();
});

test.each([objectStore, smsService])('$label.zh: the one in use is put out of it after asking', async (resource) => {
  const { user, leave, other } = show(resource);
  await screen.findByText('A');
  await user.click(await action(1, '停用'));
  const question = await screen.findByRole('alertdialog', { name: '确定停用该配置? A' });
  expect(question).toHaveTextContent(resource === objectStore ? '服务器自身的存储' : '不带签名');
  await user.click(within(question).getByRole('button', { name: '停用' }));
  expect(await screen.findByText('已停用')).toBeInTheDocument();
  expect(leave).toHaveBeenCalledExactlyOnceWith({ id: '1' });
  expect(other).not.toHaveBeenCalled();
  expect(await waitFor(() => enable(1))).toBeEnabled();
});

describe.each([objectStore, smsService])('the keys of $label.zh', (resource) => {
  const edit = async (user: ReturnType<typeof show>['user'], row: number) => {
    const line = within((await screen.findAllByRole('row'))[row]!);
    await user.click(line.getByRole('button', { name: '编辑' }));
    return within(await screen.findByRole('dialog'));
  };

  test('are typed in the form, masked, and kept nowhere on this machine', async () => {
    const { user, port } = show(resource);
    await screen.findByText('B');
    const form = await edit(user, 2);
    const [access, secret] = [form.getByLabelText('accessKey'), form.getByLabelText('secretKey')];
    for (const field of [access, secret]) {
      expect(field).toHaveAttribute('type', 'password');
      expect(field).toHaveAttribute('autocomplete', 'new-password');
      expect(field).toHaveValue('');
    }
    expect(access).toHaveAttribute('placeholder', '已保存，留空则不修改');
    expect(secret).not.toHaveAttribute('placeholder');
    await user.type(secret, 'SK-geheim');
    await user.click(form.getAllByRole('button', { name: '显示密码' })[1]!);
    expect(secret).toHaveAttribute('type', 'text');
    await user.type(form.getByLabelText('备注'), '备用');
    await user.click(form.getByRole('button', { name: '取消' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('密码和密钥不会留在本机，须重新填写');
    await user.click(within(question).getByRole('button', { name: '取消' }));
    expect(JSON.stringify({ ...window.localStorage })).toContain('备用');
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('geheim');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('更新成功')).toBeInTheDocument();
    expect(port.submit).toHaveBeenCalledWith(
      expect.objectContaining({ id: '2', accessKey: '', secretKey: 'SK-geheim', remark: '备用' }),
      expect.anything(),
    );
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('geheim');
  });

  test('are not there for those who only look', async () => {
    const { user } = show(resource, (permission) => permission.endsWith('_view'));
    await user.click(await screen.findByText('A'));
    const form = within(await screen.findByRole('dialog'));
    expect(form.queryByLabelText('secretKey')).toBeNull();
    expect(form.getByText('已设置 secretKey')).toBeInTheDocument();
  });
});

test('waits while a store is tried', async () => {
  const { user, use } = show(objectStore);
  let answer: () => void = () => undefined;
  use.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await screen.findByText('B');
  await user.click(await enable(2));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '启用' }));
  expect(await screen.findByRole('button', { name: '正在启用' })).toBeDisabled();
  answer();
  expect(await screen.findByText('已启用')).toBeInTheDocument();
});

test('says what the server refuses', async () => {
  const { user, use } = show(objectStore);
  use.mockRejectedValueOnce(new Refusal(faults.invalid(text('该配置已被删除', 'It is gone'))));
  await screen.findByText('B');
  await user.click(await enable(2));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '启用' }));
  expect(await screen.findByText('该配置已被删除')).toBeInTheDocument();
});

test('is offered to those alone who may', async () => {
  show(objectStore, (permission) => permission !== 'oss_enable');
  await screen.findByText('B');
  // The column of that name is sorted by a button in the first row.
  for (const row of screen.getAllByRole('row').slice(1)) {
    expect(within(row).queryByRole('button', { name: /^(启用|停用)$/ })).toBeNull();
  }
});
