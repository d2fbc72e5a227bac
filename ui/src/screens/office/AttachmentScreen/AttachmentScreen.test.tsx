import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { attachment, type FilePort } from '@rdm/core/internal/evidence';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { renderScreen } from '../../../resource/testing/current-session';
import { memoryPort, memoryPorts, stored } from '../../../resource/testing/memory-ports';
import AttachmentScreen from './AttachmentScreen';
import { spyOnSaving } from '../../../resource/testing/spy-on-saving';

const download = spyOnSaving();
vi.setConfig({ testTimeout: 20_000 });

const types: Readonly<Record<string, string>> = { '11': 'image/jpeg', '12': 'application/zip' };

function show(can: (permission: string) => boolean = () => true) {
  const rows = [
    stored('11', {
      originalName: '照片.jpg',
      size: 2048,
      contentType: 'image/jpeg',
      type: 'project.planFiles',
    }),
    stored('12', { originalName: '资料.zip', size: 4096, contentType: 'application/zip' }),
  ];
  const given = vi.fn(async ({ id }: { id: string }): Promise<Download> => {
    const name = String(rows.find((row) => row.id === id)!.originalName);
    return { name, type: types[id]!, bytes: new Uint8Array([1]) };
  });
  const files = { download: given } as unknown as FilePort;
  const ports = memoryPorts([[attachment, memoryPort(attachment, rows)]], {}, { files });
  return { ...renderScreen(<AttachmentScreen resource={attachment} />, ports, { can }), given };
}

const preview = async (name: string) =>
  within((await screen.findByText(name)).closest('tr')!).getByRole('button', { name: '预览' });

test('files are listed in words: where they belong, what they are and how large', async () => {
  show();
  const row = within((await screen.findByText('照片.jpg')).closest('tr')!);
  expect(row.getByText('图片')).toBeInTheDocument();
  expect(row.getByText('2.0 KB')).toBeInTheDocument();
  expect(within(screen.getByText('资料.zip').closest('tr')!).getByText('尚未使用')).toBeInTheDocument();
  expect(screen.queryByText(/image\/|application\/|\w\.\w+Files/)).toBeNull();
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
});

test('a file is looked at over the list, which stays as it is', async () => {
  const { user, given } = show();
  await user.click(await preview('照片.jpg'));
  const dialog = within(await screen.findByRole('dialog', { name: '照片.jpg' }));
  expect(await dialog.findByRole('img', { name: '照片.jpg' })).toBeInTheDocument();
  expect(given).toHaveBeenCalledExactlyOnceWith({ id: '11' });
  await user.click(dialog.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('资料.zip')).toBeInTheDocument();
});

test('a file of another kind says to download it, and can be', async () => {
  const { user } = show();
  await user.click(await preview('资料.zip'));
  const dialog = within(await screen.findByRole('dialog', { name: '资料.zip' }));
  expect(await dialog.findByText('此类文件不能在线预览，请下载后查看')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '下载' }));
  expect(download).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: '资料.zip' }));
});

test('one that is gone is said to be, and can be tried again', async () => {
  const { user, given } = show();
  given.mockRejectedValueOnce(new Refusal(faults.notFound(attachment.label)));
  await user.click(await preview('照片.jpg'));
  const dialog = within(await screen.findByRole('dialog', { name: '照片.jpg' }));
  expect(await dialog.findByText('附件不存在或已被删除')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '重试' }));
  expect(await dialog.findByRole('img', { name: '照片.jpg' })).toBeInTheDocument();
});

test('looking is for everybody who sees the list, changing it is not', async () => {
  show((permission) => permission === 'attachment_view');
  expect(await preview('照片.jpg')).toBeInTheDocument();
  for (const name of ['编辑', '删除']) expect(screen.queryByRole('button', { name })).toBeNull();
});
