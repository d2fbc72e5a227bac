import type { Ports } from '@rdm/core/internal/application';
import { attachment, editingKey, type EditTicket } from '@rdm/core/internal/evidence';
import { user } from '@rdm/core/internal/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compoundFile, docx, pdf } from '../setup/sample-files';
import type { OpenStack, Stack } from '../setup/stacks';
import { dossier } from './dossier';
import { refusal } from './ports/refusal';

const tenants = ['320001', '320002'] as const;

/** What an external editor receives and returns, for every implementation of the ports. */
export function editedDocumentsContract(stack: Stack): void {
  describe(`edited documents: ${stack.name}`, () => {
    let opened: OpenStack;
    let ports: Ports;
    const row = (id: string) => ports.resource(attachment).detail({ id });
    const contentOf = async (id: string) => (await ports.files.download({ id })).bytes;
    const documents = () => opened.application.editedDocuments;
    const keep = (ticket: EditTicket, bytes: Uint8Array, isFinal = true) =>
      documents().keep(ticket, { bytes, isFinal });

    /** A document uploaded by a user, and the ticket an editor gets for it. */
    async function upload(bytes = docx('one'), fileName = '合同.docx', type?: string) {
      const { attachId: id } = await ports.files.putFile({ file: bytes, fileName, type });
      return { id, ticket: await ticketFor(id) };
    }
    async function ticketFor(id: string, changed: Partial<EditTicket> = {}): Promise<EditTicket> {
      const { fileKey, createUser } = await row(id);
      const key = editingKey({ id, fileKey });
      return { tenantId: tenants[0], userId: String(createUser), attachmentId: id, key, ...changed };
    }
    const idOf = async (account: string) => {
      const { records } = await (await opened.signIn('admin', tenants[0])).resource(user).list({ size: 100 });
      return records.find((each) => each.account === account)!.id;
    };

    beforeAll(async () => {
      opened = await stack.open({ tenants, furtherResources: [dossier] });
      ports = await opened.signIn('finance', tenants[0]);
    });
    afterAll(() => opened?.stop());

    it('are opened nowhere where no editor is set up, and by nobody who may not see them', async () => {
      const { id } = await upload();
      expect(await ports.files.openOnline({ id, edit: true })).toEqual({ script: '', config: {} });
      const neighbour = await opened.signIn('finance', tenants[1]);
      await expect(neighbour.files.openOnline({ id })).rejects.toMatchObject(refusal(404));
      await expect(opened.anyone().files.openOnline({ id })).rejects.toMatchObject(refusal(401));
    });

    it('are given as they are kept', async () => {
      const { ticket } = await upload(docx('given'));
      expect(await documents().file(ticket)).toMatchObject({ name: '合同.docx', bytes: docx('given') });
    });

    it('come back as the new content of their attachment, by whom and from what stands in its history', async () => {
      const { id, ticket } = await upload();
      const before = await row(id);
      await keep(ticket, docx('a longer text'));
      expect(await contentOf(id)).toEqual(docx('a longer text'));
      const after = await row(id);
      expect(after).toMatchObject({ version: 2, size: docx('a longer text').length, originalName: '合同.docx' });
      expect(after.fileKey).toMatch(/^320001\/upload\/\d{8}\/[\da-f]{32}\.docx$/);
      const [latest] = await ports.resource(attachment).history({ id });
      expect(latest).toMatchObject({
        action: 'update',
        userId: before.createUser,
        before: { fileKey: before.fileKey, size: before.size },
        after: { fileKey: after.fileKey, size: after.size },
      });
    });

    it('have another key when an editing has ended, and the same while it goes on', async () => {
      const { id, ticket } = await upload();
      await keep(ticket, docx('meanwhile'), false);
      expect(await contentOf(id)).toEqual(docx('meanwhile'));
      expect((await ticketFor(id)).key).toBe(ticket.key);
      await keep(ticket, docx('meanwhile'));
      expect((await ticketFor(id)).key).not.toBe(ticket.key);
    });

    it('are kept once when an editor that heard no answer sends them again', async () => {
      const { id, ticket } = await upload();
      await keep(ticket, docx('two'));
      await keep(ticket, docx('two'));
      expect(await row(id)).toMatchObject({ version: 2 });
    });

    it('are not kept over what somebody else has put there meanwhile', async () => {
      const { id, ticket } = await upload();
      await keep(ticket, docx('two'));
      await expect(keep(ticket, docx('three'))).rejects.toMatchObject(refusal(409));
      expect(await contentOf(id)).toEqual(docx('two'));
    });

    it('are one of two when two editings end at once', async () => {
      const { id, ticket } = await upload();
      const ends = await Promise.allSettled([keep(ticket, docx('left')), keep(ticket, docx('right'))]);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const bytes = ends[0]!.status === 'fulfilled' ? docx('left') : docx('right');
      expect(await contentOf(id)).toEqual(bytes);
    });

    it.each([
      ['another kind', pdf(), 400],
      ['an older Word document', compoundFile('WordDocument'), 400],
      ['nothing', new Uint8Array(), 400],
      ['more than 30 MB', new Uint8Array(30 * 1024 * 1024 + 1), 413],
    ] as const)('are not kept where they have become %s', async (_, bytes, code) => {
      const { id, ticket } = await upload();
      await expect(keep(ticket, bytes)).rejects.toMatchObject(refusal(code));
      expect(await row(id)).toMatchObject({ version: 1 });
      expect(await contentOf(id)).toEqual(docx('one'));
    });

    it('are given to and kept for people of their tenant alone, who hold the right still', async () => {
      const { id, ticket } = await upload();
      const reviewer = await ticketFor(id, { userId: await idOf('reviewer') });
      expect((await documents().file(reviewer)).bytes).toEqual(docx('one'));
      await expect(keep(reviewer, docx('two'))).rejects.toMatchObject(refusal(403));
      for (const gone of ['1', '', 'x']) {
        await expect(documents().file({ ...ticket, userId: gone })).rejects.toMatchObject(refusal(401));
      }
      const elsewhere = { ...ticket, tenantId: tenants[1] };
      await expect(documents().file(elsewhere)).rejects.toMatchObject(refusal(401));
      await expect(keep(elsewhere, docx('two'))).rejects.toMatchObject(refusal(401));
    });

    it('stay with the record that names them', async () => {
      const { id } = await upload();
      const record = await ports.resource(dossier).submit({ code: 'E1', plans: [id] });
      await keep(await ticketFor(id), docx('two'));
      expect(await row(id)).toMatchObject({ objectId: record.id, type: 'dossier.plans' });
      expect((await ports.resource(dossier).detail({ id: record.id })).plans).toEqual([id]);
    });
  });
}
