import type { Ports } from '@rdm/core/internal/application';
import { attachment, type OnlineDocument } from '@rdm/core/internal/evidence';
import type { Download } from '@rdm/core/internal/records';
import { describe, expect, it, vi } from 'vitest';
import { memoryPort, memoryPorts, stored } from '../testing/memory-ports';
import { DocumentViewModel, type Asked } from './DocumentViewModel';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const key = `100001/upload/20240603/${'a'.repeat(32)}.docx`;
const editor = (mode: string): OnlineDocument => ({
  script: 'https://o.example/api.js',
  config: { editorConfig: { mode } },
});
const none: OnlineDocument = { script: '', config: {} };

function view(asked: Asked, type = WORD, online: OnlineDocument = none) {
  const file: Download = { name: '合同.docx', type, bytes: new Uint8Array([1]) };
  const files = { download: vi.fn(async () => file), openOnline: vi.fn(async () => online) };
  const rows = memoryPort(attachment, [stored('7', { fileKey: key })]);
  const ports = memoryPorts([[attachment, rows]], {}, { files: files as unknown as Ports['files'] });
  return { files, viewed: new DocumentViewModel(ports, asked) };
}
const byId = (edit = false): Asked => ({ of: { id: '7' }, edit });

describe('a document that is looked at', () => {
  it('is fetched, and its kind told by its content', async () => {
    const { viewed, files } = view(byId(), 'application/pdf');
    await viewed.load();
    expect([viewed.kind, viewed.file?.name, viewed.isNotEdited]).toEqual(['pdf', '合同.docx', false]);
    expect(files.openOnline).not.toHaveBeenCalled();
  });

  it('is found by its key, and not there where no row of the tenant has it', async () => {
    const { viewed, files } = view({ of: { fileKey: key }, edit: false });
    await viewed.load();
    expect(files.download).toHaveBeenCalledWith({ id: '7' });
    const { viewed: missing } = view({ of: { fileKey: key.replace('aa', 'bb') }, edit: false });
    await missing.load();
    expect(missing.fault).toMatchObject({ code: 404 });
  });

  it('may be edited where the editor says so', async () => {
    for (const [online, canEdit] of [
      [editor('edit'), true],
      [editor('view'), false],
      [none, false],
    ] as const) {
      const { viewed } = view(byId(), WORD, online);
      await viewed.load();
      expect([viewed.canEdit, viewed.online]).toEqual([canEdit, null]);
    }
  });

  it('is opened in the editor when editing was asked for, or the page cannot show it', async () => {
    const { viewed: edited, files } = view(byId(true), WORD, editor('edit'));
    await edited.load();
    expect(edited.online).not.toBeNull();
    expect(files.download).not.toHaveBeenCalled();
    const { viewed: old } = view(byId(), 'application/msword', editor('view'));
    await old.load();
    expect(old.online).not.toBeNull();
  });

  it('is shown to be read where editing was asked for and there is no editor', async () => {
    const { viewed } = view(byId(true));
    await viewed.load();
    expect([viewed.isNotEdited, viewed.file?.name]).toEqual([true, '合同.docx']);
  });

  it('is shown although the editor cannot be asked', async () => {
    const { viewed, files } = view(byId());
    files.openOnline.mockRejectedValue(new Error('away'));
    await viewed.load();
    expect([viewed.fault, viewed.kind]).toEqual([null, 'word']);
  });
});
