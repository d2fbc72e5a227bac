import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import type { Ports } from '@rdm/core/internal/application';
import { attachment, type FilePort } from '@rdm/core/internal/evidence';
import { faults, Refusal } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { describe, expect, it, vi } from 'vitest';
import { fakeSessionPort } from '../../../shell/testing/fake-session-port';
import { saberStorage } from '../../../shell/testing/memory-storage';
import { showShell } from '../../../shell/testing/show-shell';
import { servicesWith } from '../../../shell/testing/TestServices';
import OfficeScreen from './OfficeScreen';

const file = (type: string, name = '合同.pdf'): Download => ({ name, type, bytes: new Uint8Array([1]) });

async function visit(
  at: string,
  { given = file('text/plain', '说明.txt'), signedIn = true, refusedOnce = false, config = {}, script = '' } = {},
) {
  const files = {
    download: vi.fn(async () => given),
    openOnline: vi.fn(async () => ({ script, config })),
  };
  if (refusedOnce) files.download.mockRejectedValueOnce(new Refusal(faults.notFound(attachment.label)));
  const ports = { files: files as unknown as FilePort } satisfies Partial<Ports>;
  const services = servicesWith(fakeSessionPort({}), saberStorage(), ports);
  if (signedIn) await services.session.signIn({ tenantId: '100001', account: 'finance', password: 'finance' });
  showShell(
    services,
    <Routes>
      <Route path="/office/:page" element={<OfficeScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  );
  return { files, user: userEvent.setup() };
}

describe('the page of a document', () => {
  it('asks who is not signed in to do so, and comes back afterwards', async () => {
    const { files, user } = await visit('/office/index?id=12', { signedIn: false });
    expect(screen.getByText('请先登录再查看文档')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '去登录' }));
    expect(screen.getByLabelText('place')).toHaveTextContent('/login');
    expect(files.download).not.toHaveBeenCalled();
  });

  it.each(['index', 'assessindex'])('shows the file of %s with a title that is text', async (page) => {
    const { files } = await visit(`/office/${page}?id=12&title=${encodeURIComponent('<img src=x>')}`);
    expect(await screen.findByText('此类文件不能在线预览，请下载后查看')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '<img src=x>' })).toBeInTheDocument();
    expect(document.title).toContain('<img src=x>');
    expect(files.download).toHaveBeenCalledExactlyOnceWith({ id: '12' });
  });

  it('asks the server for nothing when the address names no file of it', async () => {
    const { files } = await visit('/office/index?url=https%3A%2F%2Fevil.example.com%2Fa.pdf');
    expect(screen.getByText('地址没有指明本系统的文件，请从附件列表中打开')).toBeInTheDocument();
    expect(files.download).not.toHaveBeenCalled();
    expect(document.querySelector('iframe, embed, object, img')).toBeNull();
  });

  it('of another name is not there', async () => {
    await visit('/office/other?id=12');
    expect(screen.getByLabelText('place')).toHaveTextContent('/404');
  });

  it('says what the server has against it, and asks again', async () => {
    const { files, user } = await visit('/office/index?id=12', { refusedOnce: true });
    await screen.findByText('附件不存在或已被删除');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('此类文件不能在线预览，请下载后查看')).toBeInTheDocument();
    expect(files.download).toHaveBeenCalledTimes(2);
  });

  it('shows pictures as they are, and none that may hold a script', async () => {
    await visit('/office/index?id=12', { given: file('image/png', '照片.png') });
    expect((await screen.findByRole('img', { name: '照片.png' })).getAttribute('src')).toMatch(/^blob:/);
  });

  it('offers a picture made of markup for download alone', async () => {
    await visit('/office/index?id=12', { given: file('image/svg+xml', '图.svg') });
    expect(await screen.findByText('此类文件不能在线预览，请下载后查看')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says that a document is only to be read where editing was asked for and there is no editor', async () => {
    const { files } = await visit('/office/index?id=12&edit=1', { given: file('image/png', '照片.png') });
    await waitFor(() => expect(files.openOnline).toHaveBeenCalledWith({ id: '12', edit: true }));
    expect(await screen.findByText(/^没有设置在线编辑服务/)).toBeInTheDocument();
  });

  it('opens the editor beside the program where there is one, and nothing else', async () => {
    const place: string[] = [];
    Object.assign(globalThis, {
      DocsAPI: {
        DocEditor: class {
          constructor(id: string, config: { title?: string }) {
            place.push(`${document.getElementById(id)!.tagName} ${config.title}`);
          }
          destroyEditor() {
            place.pop();
          }
        },
      },
    });
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      (script as HTMLScriptElement).onload?.(new Event('load'));
    });
    const { files } = await visit('/office/index?id=12&edit=1', {
      script: 'https://office.example.com/api.js',
      config: { title: '合同' },
    });
    await waitFor(() => expect(place).toEqual(['DIV 合同']));
    expect(files.download).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('says so when the editor cannot be reached', async () => {
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      (script as HTMLScriptElement).onerror?.(new Event('error'));
    });
    await visit('/office/index?id=12&edit=1', { script: 'https://office.example.com/other.js' });
    expect(await screen.findByText('未能连接在线编辑服务，请稍后重试或下载后编辑')).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});
