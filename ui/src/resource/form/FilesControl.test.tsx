import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { attachment, type FilePort, type PutFile } from '@rdm/core/internal/evidence';
import { crud, defineResource, files, string } from '@rdm/core/internal/records';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { expect, test, vi } from 'vitest';
import { current, renderScreen } from '../testing/current-session';
import { memoryPort, memoryPorts, stored } from '../testing/memory-ports';
import { memoryServices } from '../testing/memory-services';
import { FilesControl } from './FilesControl';
import { RecordForm } from './RecordForm';
import { spyOnSaving } from '../testing/spy-on-saving';

const download = spyOnSaving();

const dossier = defineResource('test/dossier', {
  label: text('卷宗', 'Dossier'),
  fields: {
    code: string({ label: text('编号', 'Code') }),
    plans: files({ label: text('计划书', 'Plan'), limit: 3, required: text('请上传计划书', 'Upload the plan') }),
  },
  naturalKey: ['code'],
  permissions: crud('dossier'),
});

const row = (id: string, originalName: string, size = 2048) =>
  stored(id, { originalName, size, type: 'dossier.plans' });

/** A form over a dossier that has these files. */
function show(
  ids: readonly string[] = ['11'],
  { readOnly = false, can = () => true }: { readOnly?: boolean; can?: (permission: string) => boolean } = {},
) {
  const attachments = memoryPort(attachment, [row('11', '计划书.pdf'), row('12', '照片.jpg')]);
  attachments.list.mockImplementation(async ({ where = [] }) => {
    const wanted = where[0]!.value as readonly string[];
    const records = attachments.rows.filter(({ id }) => wanted.includes(id));
    return { records, total: records.length, size: 100, current: 1, pages: 1 };
  });
  const waiting: { args: PutFile; arrive: () => void; fail: (reason: unknown) => void }[] = [];
  let made = 20;
  const putFile = vi.fn(
    (args: PutFile) =>
      new Promise<Awaited<ReturnType<FilePort['putFile']>>>((resolve, reject) => {
        const attachId = String((made += 1));
        const answer = { link: '', domain: '', name: '', originalName: args.fileName, attachId };
        waiting.push({ args, arrive: () => resolve(answer), fail: reject });
        args.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const bytes = new Uint8Array([1]);
  const given = vi.fn(async ({ id }: { id: string }) => ({ name: `${id}.pdf`, type: 'application/pdf', bytes }));
  const openOnline = vi.fn(async () => ({ script: '', config: {} }));
  const port = {
    putFile,
    download: given,
    picture: vi.fn(),
    previewPdf: given,
    openOnline,
    copySave: vi.fn(),
  } satisfies FilePort;
  const ports = memoryPorts([[attachment, attachments]], {}, { files: port });
  const record = stored('1', { code: 'D1', plans: ids });
  const form = new RecordForm(dossier, memoryServices(ports, [dossier]), record, { readOnly });
  const field = dossier.fields.plans;
  const { user } = renderScreen(<FilesControl form={form} name="plans" field={field} />, ports, { can });
  const box = () => within(screen.getByRole('group', { name: '计划书的文件' }));
  const drop = (...chosen: File[]) =>
    fireEvent.drop(box().getByRole('button', { name: '将文件拖到此处，或点击选择' }), {
      dataTransfer: { files: chosen },
    });
  return { form, port, waiting, user, box, drop };
}

const pdf = (name: string) => new File(['%PDF-1.4'], name);

test('shows the files of the field with their sizes, once their rows are read', async () => {
  const { box } = show(['11', '12']);
  expect(await box().findByText('计划书.pdf')).toBeInTheDocument();
  expect(box().getByText('照片.jpg')).toBeInTheDocument();
  expect(box().getAllByText('2.0 KB')).toHaveLength(2);
  expect(box().getByText('支持 .doc、.docx、.pdf、.jpg、.jpeg，每个文件不超过 30 MB，最多 3 个')).toBeInTheDocument();
});

test('a dropped file goes up with its field, shows how far it is, holds saving back and then is in the field', async () => {
  const { box, drop, waiting, form } = show([]);
  drop(pdf('合同.pdf'));
  const bar = await box().findByRole('progressbar', { name: '正在上传 合同.pdf' });
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(waiting[0]!.args).toMatchObject({ fileName: '合同.pdf', type: 'dossier.plans' });
  expect(new TextDecoder().decode(waiting[0]!.args.file)).toBe('%PDF-1.4');
  waiting[0]!.args.onProgress?.(0.5);
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
  expect(form.awaited.has('plans')).toBe(true);
  waiting[0]!.arrive();
  expect(await box().findByRole('button', { name: '删除 合同.pdf' })).toBeInTheDocument();
  expect(form.values.plans).toEqual(['21']);
  expect(form.awaited.has('plans')).toBe(false);
});

test('many files are chosen at once by the keyboard, and too many are none', async () => {
  const { box, drop, waiting, user } = show(['11']);
  const zone = box().getByRole('button', { name: '将文件拖到此处，或点击选择' });
  const input = zone.parentElement!.querySelector<HTMLInputElement>('input[type=file]')!;
  const opened = vi.spyOn(input, 'click');
  await user.tab();
  expect(zone).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  drop(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'));
  expect(await box().findByText('当前限制选择 3 个文件，本次选择了 3 个文件，共选择了 4 个文件')).toHaveAttribute(
    'role',
    'alert',
  );
  expect(waiting).toHaveLength(0);
  await user.upload(input, [pdf('1.pdf'), pdf('2.pdf')]);
  await waitFor(() => expect(waiting).toHaveLength(2));
});

test('an upload that fails says so and is tried again; what the server has against a file it says itself', async () => {
  const { box, drop, waiting, user, form } = show([]);
  drop(pdf('合同.pdf'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]!.fail(new Refusal({ code: 503, name: 'UNREACHABLE', message: text('无法连接', 'Unreachable') }));
  expect(await box().findByText('上传失败，请重试')).toHaveAttribute('role', 'alert');
  await user.click(box().getByRole('button', { name: '重试 合同.pdf' }));
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]!.fail(new Refusal(faults.invalid(text('文件内容不是 .pdf 格式', 'Not a PDF'))));
  expect(await box().findByText('文件内容不是 .pdf 格式')).toBeInTheDocument();
  expect(box().queryByRole('button', { name: '重试 合同.pdf' })).toBeNull();
  await user.click(box().getByRole('button', { name: '移除 合同.pdf' }));
  expect(box().queryByText('合同.pdf')).toBeNull();
  expect(form.values.plans).toEqual([]);
});

test('an upload is cancelled without a trace', async () => {
  const { box, drop, waiting, user, form } = show([]);
  drop(pdf('合同.pdf'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await user.click(box().getByRole('button', { name: '取消上传 合同.pdf' }));
  expect(waiting[0]!.args.signal?.aborted).toBe(true);
  await waitFor(() => expect(form.awaited.has('plans')).toBe(false));
  expect(box().queryByText('合同.pdf')).toBeNull();
  expect(form.values.plans).toEqual([]);
});

test('a file leaves the field only after a question', async () => {
  const { box, user, form } = show(['11', '12']);
  await user.click(await box().findByRole('button', { name: '删除 计划书.pdf' }));
  const question = within(await screen.findByRole('alertdialog', { name: '删除文件“计划书.pdf”?' }));
  await user.click(question.getByRole('button', { name: '取消' }));
  expect(form.values.plans).toEqual(['11', '12']);
  await user.click(box().getByRole('button', { name: '删除 计划书.pdf' }));
  await user.click(await screen.findByRole('button', { name: '删除' }));
  await waitFor(() => expect(form.values.plans).toEqual(['12']));
});

test('a file is saved', async () => {
  const { box, user, port } = show(['11', '12']);
  await box().findByText('照片.jpg');
  await user.click(box().getByRole('button', { name: '照片.jpg' }));
  expect(port.download).toHaveBeenCalledWith({ id: '12' });
  await waitFor(() => expect(download).toHaveBeenCalledWith(expect.objectContaining({ name: '12.pdf' })));
});

test('a file is looked at over the form, which stays as it is', async () => {
  const { box, user, port } = show(['11', '12']);
  port.download.mockResolvedValueOnce({ name: '照片.jpg', type: 'image/jpeg', bytes: new Uint8Array([1]) });
  await user.click(await box().findByRole('button', { name: '预览 照片.jpg' }));
  const shown = within(await screen.findByRole('dialog', { name: '照片.jpg' }));
  expect(await shown.findByRole('img', { name: '照片.jpg' })).toBeInTheDocument();
  expect(port.download).toHaveBeenCalledExactlyOnceWith({ id: '12' });
  await user.click(shown.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  port.download.mockRejectedValueOnce(new Refusal(faults.notFound(attachment.label)));
  await user.click(box().getByRole('button', { name: '预览 计划书.pdf' }));
  expect(await screen.findByText('附件不存在或已被删除')).toBeInTheDocument();
});

test('where nothing may be changed files are only looked at', async () => {
  const { box } = show(['11'], { readOnly: true });
  expect(await box().findByText('计划书.pdf')).toBeInTheDocument();
  expect(box().queryByRole('button', { name: '将文件拖到此处，或点击选择' })).toBeNull();
  expect(box().queryByRole('button', { name: '删除 计划书.pdf' })).toBeNull();
  expect(box().getByRole('button', { name: '下载 计划书.pdf' })).toBeInTheDocument();
});

test('who may not add attachments takes files out of the field but adds none', async () => {
  const { box } = show(['11'], { can: (permission) => permission !== 'attachment_add' });
  expect(await box().findByRole('button', { name: '删除 计划书.pdf' })).toBeInTheDocument();
  expect(box().queryByRole('button', { name: '将文件拖到此处，或点击选择' })).toBeNull();
  expect(current.session.account).toBe('finance');
});
