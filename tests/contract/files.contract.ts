import type { Ports } from '@rdm/core/internal/application';
import { attachment, downloadLink } from '@rdm/core/internal/evidence';
import type { Draft } from '@rdm/core/internal/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compoundFile, docx, jpeg, pdf, png, zip } from '../setup/sample-files';
import type { OpenStack, Stack } from '../setup/stacks';
import { dossier } from './dossier';
import { refusal } from './ports/refusal';

const tenants = ['320001', '320002'] as const;
const kinds = '.doc、.docx、.pdf、.jpg、.jpeg、.png、.gif';

/** Files uploaded and downloaded, and the records they belong to, for every implementation of the ports. */
export function filesContract(stack: Stack): void {
  describe(`files: ${stack.name}`, () => {
    let opened: OpenStack;
    let ports: Ports;
    let neighbour: Ports;
    let codes = 0;
    const rows = () => ports.resource(attachment);
    const dossiers = () => ports.resource(dossier);
    const put = (fileName: string, file = pdf(fileName), type?: string) =>
      ports.files.putFile({ file, fileName, type });
    const uploaded = async (fileName = '计划书.pdf') => (await put(fileName)).attachId;
    const row = (id: string) => rows().detail({ id });
    const keep = (draft: Draft = {}) => dossiers().submit({ code: `D${(codes += 1)}`, ...draft });
    const change = async ({ id }: { id: string }, draft: Draft) => dossiers().submit({ id, ...draft });
    const total = async () => (await rows().list({})).total;

    beforeAll(async () => {
      opened = await stack.open({ tenants, furtherResources: [dossier] });
      ports = await opened.signIn('finance', tenants[0]);
      neighbour = await opened.signIn('finance', tenants[1]);
    });
    afterAll(() => opened?.stop());

    describe('a file that is uploaded', () => {
      it('comes back byte by byte under its name, and belongs to nobody yet', async () => {
        const answer = await put('开发合同 (终稿).pdf', pdf('one'));
        expect(answer.originalName).toBe('开发合同 (终稿).pdf');
        expect(answer.name).toMatch(/^320001\/upload\/\d{8}\/[\da-f]{32}\.pdf$/);
        expect(answer.link).toBe(`${answer.domain}${downloadLink(answer.attachId)}`);
        expect(await ports.files.download({ id: answer.attachId })).toEqual({
          name: '开发合同 (终稿).pdf',
          type: 'application/pdf',
          bytes: pdf('one'),
        });
        expect(await row(answer.attachId)).toMatchObject({
          originalName: '开发合同 (终稿).pdf',
          fileKey: answer.name,
          contentType: 'application/pdf',
          size: pdf('one').length,
          objectId: null,
          type: null,
        });
      });

      it.each([
        ['合同.doc', compoundFile('WordDocument'), 'application/msword'],
        ['合同.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
        ['合同.PDF', pdf(), 'application/pdf'],
        ['照片.jpg', jpeg(), 'image/jpeg'],
        ['照片.jpeg', jpeg(), 'image/jpeg'],
        ['照片.png', png(), 'image/png'],
      ])('may be %s', async (fileName, bytes, type) => {
        const { attachId } = await put(fileName, bytes);
        expect(await ports.files.download({ id: attachId })).toEqual({ name: fileName, type, bytes });
      });

      it.each([
        ['照片.bmp', png(), `只能上传 ${kinds} 文件，请重新选择`],
        ['合同', pdf(), `只能上传 ${kinds} 文件，请重新选择`],
        ['.pdf', pdf(), `只能上传 ${kinds} 文件，请重新选择`],
        ['合同.pdf.exe', pdf(), `只能上传 ${kinds} 文件，请重新选择`],
        ['gpj.\u202efdp.exe', pdf(), `只能上传 ${kinds} 文件，请重新选择`],
        ['合同.pdf', jpeg(), `文件内容不是 .pdf 格式，请上传真实的 ${kinds} 文件`],
        ['照片.jpg', png(), `文件内容不是 .jpg 格式，请上传真实的 ${kinds} 文件`],
        ['合同.docx', zip({ 'a.txt': 'a' }), `文件内容不是 .docx 格式，请上传真实的 ${kinds} 文件`],
        ['合同.doc', compoundFile('Workbook'), `文件内容不是 .doc 格式，请上传真实的 ${kinds} 文件`],
        ['合同.docx', compoundFile('WordDocument'), `文件内容不是 .docx 格式，请上传真实的 ${kinds} 文件`],
        ['说明.pdf', new TextEncoder().encode('<script>'), `文件内容不是 .pdf 格式，请上传真实的 ${kinds} 文件`],
        ['空.pdf', new Uint8Array(), '文件是空的，请重新选择'],
      ])('may not be %s with such a content, and nothing of it is kept', async (fileName, bytes, sentence) => {
        const before = await total();
        await expect(put(fileName, bytes)).rejects.toMatchObject(refusal(400, sentence));
        expect(await total()).toBe(before);
      });

      it('may have 30 MB and not a byte more', async () => {
        const largest = new Uint8Array(30 * 1024 * 1024);
        largest.set(pdf());
        await expect(put('大.pdf', largest)).resolves.toMatchObject({ originalName: '大.pdf' });
        const larger = new Uint8Array(largest.length + 1);
        larger.set(pdf());
        await expect(put('大.pdf', larger)).rejects.toMatchObject(refusal(413, '文件大小能不超过30M'));
      });

      it.each([
        ['../../etc/passwd.pdf', 'passwd.pdf'],
        ['C:\\fakepath\\合同.pdf', '合同.pdf'],
        ['a<b>:c.pdf', 'abc.pdf'],
        [`${'长'.repeat(296)}.pdf`, `${'长'.repeat(196)}.pdf`],
      ])('named %s is kept as %s', async (fileName, kept) => {
        const { attachId, originalName } = await put(fileName);
        expect(originalName).toBe(kept);
        expect((await ports.files.download({ id: attachId })).name).toBe(kept);
      });

      it('may be named as another: both are there, each with its own content', async () => {
        const [one, other] = [await put('同名.pdf', pdf('one')), await put('同名.pdf', pdf('other'))];
        expect(one.name).not.toBe(other.name);
        expect((await ports.files.download({ id: one.attachId })).bytes).toEqual(pdf('one'));
        expect((await ports.files.download({ id: other.attachId })).bytes).toEqual(pdf('other'));
      });

      it('may be of the kinds its field takes, and then of no other, and as large as the field allows', async () => {
        const type = 'dossier.portrait';
        expect((await put('照片.png', png(), type)).originalName).toBe('照片.png');
        await expect(put('合同.pdf', pdf(), type)).rejects.toMatchObject(
          refusal(400, '只能上传 .png、.jpg 文件，请重新选择'),
        );
        const large = new Uint8Array(500 * 1024 + 1);
        large.set(png());
        await expect(put('照片.png', large, type)).rejects.toMatchObject(refusal(413, '文件大小能不超过500KB'));
        await expect(put('照片.png', png(), 'dossier.code')).rejects.toMatchObject(
          refusal(400, '附件类型不存在，请更正'),
        );
      });

      it('can be looked at in place when it is a PDF', async () => {
        const { attachId } = await put('合同.pdf');
        expect(await ports.files.previewPdf({ id: attachId })).toMatchObject({ name: '合同.pdf', inline: true });
        const photo = await put('照片.jpg', jpeg());
        await expect(ports.files.previewPdf({ id: photo.attachId })).rejects.toMatchObject(
          refusal(400, '只有 PDF 可以在线预览，请下载后查看'),
        );
      });

      it('hears how far it has come', async () => {
        const shares: number[] = [];
        await ports.files.putFile({ file: pdf(), fileName: '合同.pdf', onProgress: (share) => shares.push(share) });
        expect(shares.filter((share) => share < 0 || share > 1)).toEqual([]);
      });
    });

    describe('who may', () => {
      it('see a file: the tenant it was uploaded in, and no other', async () => {
        const { attachId } = await put('合同.pdf');
        for (const id of [attachId, '1', '999999999999999999']) {
          await expect(neighbour.files.download({ id })).rejects.toMatchObject(refusal(404, '附件不存在或已被删除'));
          await expect(neighbour.files.previewPdf({ id })).rejects.toMatchObject(refusal(404));
          await expect(neighbour.files.copySave({ ids: id, objectId: '7' })).rejects.toMatchObject(refusal(404));
        }
      });

      it('put up a picture of himself, of its own kinds and size, and see those of others', async () => {
        const { files: own } = await opened.signIn('reviewer', tenants[0]);
        const picture = { file: png(), fileName: '我.png', type: 'user.avatar' };
        const { attachId: id } = await own.putFile(picture);
        expect(await ports.files.download({ id })).toMatchObject({ bytes: png(), type: 'image/png' });
        await expect(neighbour.files.download({ id })).rejects.toMatchObject(refusal(404));
        const kind = own.putFile({ ...picture, file: pdf(), fileName: '我.pdf' });
        await expect(kind).rejects.toMatchObject(refusal(400, '只能上传 .jpg、.jpeg、.png 文件，请重新选择'));
        const size = own.putFile({ ...picture, file: new Uint8Array(500 * 1024 + 1) });
        await expect(size).rejects.toMatchObject(refusal(413));
      });

      it('be shown a picture: whoever knows its address, without a session, and nothing else by such an address', async () => {
        const { link, name, attachId: id } = await put('照片.png', png());
        const file = name.split('/').at(-1)!;
        expect(link).toMatch(new RegExp(`/api/blade-resource/picture/320001/${id}/${file}$`));
        const shown = (given: Partial<{ tenantId: string; id: string; file: string }>) =>
          opened.anyone().files.picture({ tenantId: tenants[0], id, file, ...given });
        expect(await shown({})).toMatchObject({ bytes: png(), type: 'image/png', inline: true });
        const contract = await put('合同.pdf');
        const none = refusal(404, '附件不存在或已被删除');
        await expect(shown({ tenantId: tenants[1] })).rejects.toMatchObject(none);
        await expect(shown({ file: `${'0'.repeat(32)}.png` })).rejects.toMatchObject(none);
        await expect(shown({ id: contract.attachId })).rejects.toMatchObject(none);
        const inside = { id: contract.attachId, file: contract.name.split('/').at(-1)! };
        await expect(shown(inside)).rejects.toMatchObject(none);
      });

      it('do what: a reviewer looks, a stranger does nothing', async () => {
        const reviewer = await opened.signIn('reviewer', tenants[0]);
        const { attachId: id } = await put('合同.pdf');
        expect((await reviewer.files.download({ id })).name).toBe('合同.pdf');
        await expect(reviewer.files.putFile({ file: pdf(), fileName: 'a.pdf' })).rejects.toMatchObject(refusal(403));
        await expect(reviewer.files.copySave({ ids: id, objectId: '7' })).rejects.toMatchObject(refusal(403));
        const stranger = opened.anyone();
        await expect(stranger.files.download({ id })).rejects.toMatchObject(refusal(401));
        await expect(stranger.files.putFile({ file: pdf(), fileName: 'a.pdf' })).rejects.toMatchObject(refusal(401));
      });
    });

    describe('a record that names files', () => {
      it('owns them from then on, and lets go of those it names no longer', async () => {
        const [kept, gone, added] = [await uploaded(), await uploaded(), await uploaded()];
        const record = await keep({ plans: [kept, gone] });
        expect(record.plans).toEqual([kept, gone]);
        for (const id of [kept, gone]) {
          expect(await row(id)).toMatchObject({ objectId: record.id, type: 'dossier.plans' });
        }
        await change(record, { plans: [kept, added] });
        expect(await row(kept)).toMatchObject({ objectId: record.id, version: 2 });
        expect(await row(gone)).toMatchObject({ objectId: null, type: null });
        expect(await row(added)).toMatchObject({ objectId: record.id });
        await change(record, { plans: '' });
        expect(await row(added)).toMatchObject({ objectId: null, type: null });
      });

      it('shows them by the call of the family: all of a record, told apart by type', async () => {
        const [plan, contract] = [await uploaded('计划.pdf'), await uploaded('合同.pdf')];
        const { id } = await keep({ plans: [plan], contracts: [contract] });
        const where = [{ field: 'objectId', is: 'equal' as const, value: id }];
        const { records, total: count } = await rows().list({ where, current: 0, size: 100 });
        expect(count).toBe(2);
        expect(new Map(records.map((each) => [each.type, each.originalName]))).toEqual(
          new Map([
            ['dossier.plans', '计划.pdf'],
            ['dossier.contracts', '合同.pdf'],
          ]),
        );
      });

      it('may move one from one of its fields to another, but not name it twice', async () => {
        const file = await uploaded();
        const record = await keep({ plans: [file] });
        await expect(change(record, { contracts: [file] })).rejects.toMatchObject(
          refusal(400, '文件“计划书.pdf”已用于其他位置，请重新上传'),
        );
        await change(record, { plans: '', contracts: [file] });
        expect(await row(file)).toMatchObject({ objectId: record.id, type: 'dossier.contracts' });
      });

      it('is refused one that belongs to another record, and nothing of it is written', async () => {
        const file = await uploaded();
        const owner = await keep({ plans: [file] });
        const before = (await dossiers().list({})).total;
        await expect(keep({ plans: [file] })).rejects.toMatchObject({
          fault: {
            code: 400,
            message: { zh: '文件“计划书.pdf”已用于其他位置，请重新上传' },
            fields: [{ field: 'plans' }],
          },
        });
        expect((await dossiers().list({})).total).toBe(before);
        expect(await row(file)).toMatchObject({ objectId: owner.id });
      });

      it.each<[string, () => Promise<string[]> | string[], string]>([
        ['was never uploaded', () => ['999'], '所选的计划书不存在或已被删除，请重新上传'],
        [
          'is of another tenant',
          async () => [(await neighbour.files.putFile({ file: pdf(), fileName: 'a.pdf' })).attachId],
          '所选的计划书不存在或已被删除，请重新上传',
        ],
        [
          'was deleted',
          async () => {
            const id = await uploaded();
            await rows().remove({ ids: [id] });
            return [id];
          },
          '所选的计划书不存在或已被删除，请重新上传',
        ],
        [
          'is of a kind for another field',
          async () => [(await put('照片.png', png(), 'dossier.portrait')).attachId],
          '只能上传 .doc、.docx、.pdf、.jpg、.jpeg 文件，请重新选择',
        ],
      ])('is refused one that %s', async (_, ids, sentence) => {
        await expect(keep({ plans: await ids() })).rejects.toMatchObject(refusal(400, sentence));
      });

      it('is refused one that is larger than its field allows', async () => {
        const large = new Uint8Array(600 * 1024);
        large.set(jpeg());
        const { attachId } = await put('照片.jpg', large);
        await expect(keep({ portrait: [attachId] })).rejects.toMatchObject(refusal(400, '文件大小能不超过500KB'));
      });

      it('may name as many as its limit and no more', async () => {
        const four = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
        await expect(keep({ plans: four })).rejects.toMatchObject(
          refusal(400, '最多只能有 3 个文件，现有 4 个，请移除多余的文件'),
        );
        expect((await keep({ plans: four.slice(0, 3) })).plans).toHaveLength(3);
      });

      it('keeps them when other fields change, and one that is named by two at once goes to one of them', async () => {
        const file = await uploaded();
        const both = await Promise.allSettled([keep({ plans: [file] }), keep({ plans: [file] })]);
        const owners = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
        expect(owners).toHaveLength(1);
        const owner = owners[0]!;
        await change(owner, { code: `D${(codes += 1)}` });
        expect(await row(file)).toMatchObject({ objectId: owner.id, version: 2 });
      });

      it('leaves them where they are when it is deleted, and has them again when it is restored', async () => {
        const file = await uploaded();
        const { id } = await keep({ plans: [file] });
        await dossiers().remove({ ids: [id] });
        expect(await row(file)).toMatchObject({ objectId: id });
        await expect(keep({ plans: [file] })).rejects.toMatchObject(refusal(400));
        await rows().remove({ ids: [file] });
        await dossiers().restore({ ids: [id] });
        expect((await dossiers().detail({ id })).plans).toEqual([file]);
        expect(await row(file)).toMatchObject({ objectId: id });
        expect((await ports.files.download({ id: file })).bytes).toEqual(pdf('计划书.pdf'));
      });
    });
  });
}
