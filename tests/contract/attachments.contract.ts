import type { Ports } from '@rdm/core/internal/application';
import { attachment, downloadLink } from '@rdm/core/internal/evidence';
import { project, projectDetail } from '@rdm/core/internal/project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../setup/sample-files';
import type { OpenStack, Stack } from '../setup/stacks';
import { dossier } from './dossier';
import { refusal } from './ports/refusal';

const tenants = ['320001', '320002'] as const;

/** The rows that name uploaded files, changed and copied by themselves, for every implementation of the ports. */
export function attachmentsContract(stack: Stack): void {
  describe(`attachments: ${stack.name}`, () => {
    let opened: OpenStack;
    let ports: Ports;
    let neighbour: Ports;
    const rows = () => ports.resource(attachment);
    const put = (fileName: string, file = pdf(fileName)) => ports.files.putFile({ file, fileName });
    const uploaded = async (fileName = '计划书.pdf') => (await put(fileName)).attachId;
    const row = (id: string) => rows().detail({ id });
    const total = async () => (await rows().list({})).total;

    beforeAll(async () => {
      opened = await stack.open({ tenants, furtherResources: [dossier] });
      ports = await opened.signIn('finance', tenants[0]);
      neighbour = await opened.signIn('finance', tenants[1]);
    });
    afterAll(() => opened?.stop());

    describe('a row of an attachment', () => {
      it('that a record names cannot be deleted or moved away from it', async () => {
        const manager = await opened.signIn('manager', tenants[0]);
        const values = { year: '2024', code: 'RD-F', name: '附件', dataStatus: 'save' };
        const { id: projectId } = await manager.resource(project).submit(values);
        const file = await uploaded('计划书.pdf');
        const submit = (planTaskFiles: unknown) =>
          manager.resource(projectDetail).submit({ projectId, dataStatus: 'save', planTaskFiles });
        await submit([file]);
        expect(await row(file)).toMatchObject({ type: 'projectdetail.planTaskFiles' });
        const inUse = refusal(400, '文件“计划书.pdf”正在“项目立项”中使用，请先在该记录中移除');
        await expect(rows().remove({ ids: [file] })).rejects.toMatchObject(inUse);
        await expect(rows().submit({ id: file, objectId: '7' })).rejects.toMatchObject(inUse);
        await expect(rows().submit({ id: file, type: '' })).rejects.toMatchObject(inUse);
        await submit('');
        await expect(rows().remove({ ids: [file] })).resolves.toEqual({ removed: 1 });
      });

      it('that is deleted is not given out, and restored is the same file again', async () => {
        const file = await uploaded();
        await rows().remove({ ids: [file] });
        await expect(ports.files.download({ id: file })).rejects.toMatchObject(refusal(404));
        await rows().restore({ ids: [file] });
        expect((await ports.files.download({ id: file })).bytes).toEqual(pdf('计划书.pdf'));
      });

      it('may be renamed and given an owner; all else stays as the upload left it', async () => {
        const file = await uploaded();
        const theirs = await neighbour.files.putFile({ file: pdf('theirs'), fileName: 'a.pdf' });
        const before = await row(file);
        const changed = await rows().submit({
          id: file,
          originalName: '../新名.pdf',
          type: '合同',
          objectId: '77',
          fileKey: theirs.name,
          name: theirs.name,
          link: theirs.link,
          size: 1,
          contentType: 'text/html',
        });
        expect(changed).toMatchObject({ originalName: '新名.pdf', type: '合同', objectId: '77' });
        const { fileKey, name, link, size, contentType } = before;
        expect(changed).toMatchObject({ fileKey, name, link, size, contentType });
        expect((await ports.files.download({ id: file })).bytes).toEqual(pdf('计划书.pdf'));
      });

      it('keeps the extension of its content whatever it is renamed to', async () => {
        const file = await uploaded();
        expect((await rows().submit({ id: file, originalName: '木马.exe' })).originalName).toBe('木马.exe.pdf');
        expect((await rows().submit({ id: file, originalName: '' })).originalName).toBe('木马.exe.pdf');
      });

      it('is added without an upload only over bytes the tenant has', async () => {
        const { name: fileKey } = await put('合同.pdf', pdf('shared'));
        const added = await rows().submit({ fileKey, objectId: '78', type: '合同', originalName: '副本' });
        expect(added).toMatchObject({
          fileKey,
          objectId: '78',
          originalName: '副本.pdf',
          link: downloadLink(added.id),
        });
        expect((await ports.files.download({ id: added.id })).bytes).toEqual(pdf('shared'));
        const other = await rows().submit({ fileKey, objectId: '78', type: '合同' });
        expect(other.id).not.toBe(added.id);
        const theirs = await neighbour.files.putFile({ file: pdf(), fileName: 'a.pdf' });
        for (const foreign of [theirs.name, '320001/upload/20240603/0', '']) {
          await expect(rows().submit({ fileKey: foreign, objectId: '78' })).rejects.toMatchObject(
            refusal(400, '请先上传文件'),
          );
        }
      });
    });

    describe('attachments that are copied', () => {
      it('are rows of their own for the further record, over the same bytes', async () => {
        const [one, other] = [await uploaded('一.pdf'), await uploaded('二.pdf')];
        await ports.resource(dossier).submit({ code: 'D1', plans: [one, other] });
        const copies = await ports.files.copySave({ ids: `${one},${other}`, objectId: '88' });
        expect(copies.map(({ originalName, objectId, type }) => [originalName, objectId, type])).toEqual([
          ['一.pdf', '88', 'dossier.plans'],
          ['二.pdf', '88', 'dossier.plans'],
        ]);
        const [copy] = copies as [(typeof copies)[number]];
        expect(copy.fileKey).toBe((await row(one)).fileKey);
        expect(copy.link).toBe(downloadLink(copy.id));
        await rows().remove({ ids: [copy.id] });
        expect((await ports.files.download({ id: one })).bytes).toEqual(pdf('一.pdf'));
        const [typed] = await ports.files.copySave({ ids: one, objectId: '88', type: '合同' });
        expect(typed!.type).toBe('合同');
      });

      it('are all there or none', async () => {
        const file = await uploaded();
        const before = await total();
        await expect(ports.files.copySave({ ids: `${file},999`, objectId: '88' })).rejects.toMatchObject(refusal(404));
        expect(await total()).toBe(before);
      });
    });
  });
}
