import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg, pdf } from '../setup/sample-files';
import { wireStack } from '../setup/stacks';
import { startTestServer, type TestServer } from '../setup/test-server';
import { attachmentsContract } from './attachments.contract';
import { filesContract } from './files.contract';
import { expectRefusal, wireCaller, type WireCall } from './wire-caller';

filesContract(wireStack);
attachmentsContract(wireStack);

describe('files over the wire', () => {
  let server: TestServer;
  let call: WireCall;
  let token: string;
  const formOf = (bytes: Uint8Array, name: string) => {
    const form = new FormData();
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    return form;
  };
  const put = (bytes = pdf(), name = '合同.pdf', path = 'put-file') =>
    call('POST', `/api/blade-resource/oss/endpoint/${path}`, { token, body: formOf(bytes, name) });

  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
    token = await server.tokenOf('finance');
  });
  afterAll(() => server.stop());
  const ticketFor = async (address: string, of = token): Promise<string> => {
    const asked = { token: of, query: { address } };
    return String((await call('POST', '/api/blade-auth/oauth/download-ticket', asked)).body.data.ticket);
  };

  it.each(['put-file', 'put-file-attach'])('%s answers what the widgets of the family read', async (path) => {
    const { status, body } = await put(pdf(), '合同.pdf', path);
    expect([status, body.code]).toEqual([200, 200]);
    expect(Object.keys(body.data).sort()).toEqual(['attachId', 'domain', 'link', 'name', 'originalName']);
    expect(body.data).toMatchObject({ domain: server.url, originalName: '合同.pdf' });
    expect(body.data.attachId).toMatch(/^\d{15,19}$/);
  });

  it('gives the file by the link it answered and a ticket for it, to be saved and not to be guessed at', async () => {
    const { link } = (await put()).body.data as { link: string };
    const ticket = await ticketFor(link.slice(server.url.length));
    const answer = await fetch(`${link}&blade-auth=${encodeURIComponent(`bearer ${ticket}`)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('合同.pdf')}`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf());
    expect((await fetch(link)).status).toBe(401);
    for (const value of ['nonsense', `bearer ${token}`]) {
      expect((await fetch(`${link}&blade-auth=${encodeURIComponent(value)}`)).status).toBe(401);
    }
    const { link: another } = (await put()).body.data as { link: string };
    expect((await fetch(`${another}&blade-auth=${ticket}`)).status).toBe(401);
    const session = await server.tokenOf('finance');
    const own = await ticketFor(link.slice(server.url.length), session);
    await call('GET', '/api/blade-auth/oauth/logout', { token: session });
    expect((await fetch(`${link}&blade-auth=${own}`)).status).toBe(401);
  });

  it.each(['/api/blade-rdm/attachment/previewPdf', '/api/assess/attachment/previewPdf'])(
    'shows a PDF in place under %s',
    async (path) => {
      const id = String((await put()).body.data.attachId);
      const ticket = await ticketFor(`${path}?id=${id}`);
      const shown = await call('GET', path, { query: { id, 'blade-auth': `bearer ${ticket}` } });
      expect(shown.status).toBe(200);
      expect(shown.headers.get('content-disposition')).toMatch(/^inline; /);
      const photo = String((await put(jpeg(), '照片.jpg')).body.data.attachId);
      expectRefusal(await call('GET', path, { token, query: { id: photo } }), 400);
    },
  );

  it('lists the attachments of a record as the family asks for them', async () => {
    const { name: fileKey } = (await put()).body.data;
    const json = { fileKey, objectId: '4711', type: 'contract' };
    await call('POST', '/api/blade-rdm/attachment/submit', { token, json });
    for (const path of ['blade-rdm', 'assess']) {
      const query = { objectId: '4711', current: '0', size: '100' };
      const { body } = await call('GET', `/api/${path}/attachment/list`, { token, query });
      expect(body.data).toMatchObject({
        total: 1,
        records: [{ objectId: '4711', type: 'contract', originalName: '合同.pdf' }],
      });
    }
  });

  it('copies attachments by ids in a text or a list', async () => {
    const id = String((await put()).body.data.attachId);
    for (const ids of [id, [id]]) {
      const json = { ids, objectId: '4712' };
      const { body } = await call('POST', '/api/blade-rdm/attachment/copysave', { token, json });
      expect(body.data).toMatchObject([{ objectId: '4712', type: '', isDeleted: 0, version: 1 }]);
    }
    for (const json of [{ ids: '', objectId: '1' }, { ids: 'x', objectId: '1' }, { ids: id }, {}]) {
      expectRefusal(await call('POST', '/api/blade-rdm/attachment/copysave', { token, json }), 400);
    }
  });

  it('says in English what is wrong to whoever reads English', async () => {
    const headers = { 'Accept-Language': 'en' };
    const body = formOf(jpeg(), 'contract.pdf');
    const path = '/api/blade-resource/oss/endpoint/put-file';
    const answer = await call('POST', path, { token, headers, body });
    expectRefusal(
      answer,
      400,
      'The content of the file is not .pdf; upload a genuine file of .doc, .docx, .pdf, .jpg, .jpeg, .png, .gif',
    );
    expectRefusal(await call('POST', path, { token, json: {} }), 400, '请选择要上传的文件');
  });
});
