import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOnlyOffice, ONLYOFFICE_CALLBACK, ONLYOFFICE_FILE } from '@rdm/blade-server';
import type { Ports } from '@rdm/core/internal/application';
import { attachment } from '@rdm/core/internal/evidence';
import { errorLog } from '@rdm/core/internal/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signed, startDocumentServer, type DocumentServer, type EditorConfig } from '../setup/document-server';
import { compoundFile, docx, pdf } from '../setup/sample-files';
import { startTestServer, type TestServer } from '../setup/test-server';

/** An honest document server, a dishonest one, and clients that impersonate one. */
describe('documents that are edited in ONLYOFFICE', () => {
  let office: DocumentServer;
  let server: TestServer;
  let ports: Ports;
  /** An internal server that this server must never be made to request; counts its requests. */
  let inside: Server;
  let asked = 0;

  const put = async (bytes = docx('one'), fileName = '合同.docx') =>
    (await ports.files.putFile({ file: bytes, fileName })).attachId;
  const open = async (id: string, edit = true, as = ports) =>
    (await as.files.openOnline({ id, edit })).config as unknown as EditorConfig;
  const contentOf = async (id: string) => (await ports.files.download({ id })).bytes;
  const versionOf = async (id: string) => (await ports.resource(attachment).detail({ id })).version;

  beforeAll(async () => {
    office = await startDocumentServer();
    inside = createServer((_, response) => {
      asked += 1;
      response.end(docx('from inside'));
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const settings = { url: office.url, secret: office.secret, backUrl: '' };
    server = await startTestServer(undefined, { onlyOffice: (signingKey) => createOnlyOffice(settings, signingKey) });
    settings.backUrl = server.url;
    ports = await server.signIn('finance');
  });
  afterAll(async () => {
    await server?.stop();
    await office?.stop();
    inside?.closeAllConnections();
    inside?.close();
  });

  describe('a whole editing', () => {
    it('begins with a signed configuration, gives the document and keeps what comes back', async () => {
      const id = await put();
      const { script } = await ports.files.openOnline({ id, edit: true });
      expect(script).toBe(`${office.url}/web-apps/apps/api/documents/api.js`);
      const config = await open(id);
      expect(config).toMatchObject({
        documentType: 'word',
        document: { fileType: 'docx', title: '合同.docx', permissions: { edit: true } },
        editorConfig: { mode: 'edit', lang: 'zh-CN' },
      });
      expect(config.document.key).toMatch(/^[\w-]{1,128}$/);
      expect(await office.open(config)).toEqual(docx('one'));
      expect(await office.tell(config, { status: 1 })).toEqual({ status: 200, body: { error: 0 } });
      const url = office.hold(docx('edited'));
      expect(await office.tell(config, { status: 2, url })).toEqual({ status: 200, body: { error: 0 } });
      expect(await contentOf(id)).toEqual(docx('edited'));
      expect((await open(id)).document.key).not.toBe(config.document.key);
    });

    it('may be kept meanwhile, and then goes on under the same key', async () => {
      const id = await put();
      const config = await open(id);
      const url = office.hold(docx('half'));
      expect((await office.tell(config, { status: 6, url })).body).toEqual({ error: 0 });
      expect(await contentOf(id)).toEqual(docx('half'));
      expect((await open(id)).document.key).toBe(config.document.key);
      const whole = office.hold(docx('whole'));
      expect((await office.tell(config, { status: 2, url: whole })).body).toEqual({ error: 0 });
      expect(await contentOf(id)).toEqual(docx('whole'));
    });

    it('changes nothing when it was closed without a change, and when nobody but the editor failed', async () => {
      const id = await put();
      const config = await open(id);
      for (const status of [1, 4, 3, 7, 0, 99]) {
        expect((await office.tell(config, { status, url: office.hold(docx('x')) })).body).toEqual({ error: 0 });
      }
      expect(await versionOf(id)).toBe(1);
      const administrator = await server.signIn('admin');
      const { records } = await administrator.resource(errorLog).list({ size: 50 });
      expect(records.filter(({ exceptionName }) => exceptionName === 'OnlineEditorFailed')).toHaveLength(2);
    });

    it('is a reading for who did not ask to edit or may not, for what is no .docx, and is none for other kinds', async () => {
      const id = await put();
      const reviewer = await server.signIn('reviewer');
      const old = await put(compoundFile('WordDocument'), '合同.doc');
      for (const config of [await open(id, false), await open(id, true, reviewer), await open(old)]) {
        expect(config).toMatchObject({ document: { permissions: { edit: false } }, editorConfig: { mode: 'view' } });
        expect(config.editorConfig).not.toHaveProperty('callbackUrl');
      }
      expect(await ports.files.openOnline({ id: await put(pdf(), '合同.pdf') })).toEqual({ script: '', config: {} });
    });
  });

  describe('a message', () => {
    it.each([
      ['signed by somebody else', () => signed({ status: 2 }, 'another secret of the same length')],
      ['not signed at all', () => Promise.resolve(undefined)],
      ['signed by no method', () => Promise.resolve('eyJhbGciOiJub25lIn0.eyJzdGF0dXMiOjJ9.')],
      ['that is no token', () => Promise.resolve('nonsense')],
    ])('%s is refused and changes nothing', async (_, tokenOf) => {
      const id = await put();
      const { document, editorConfig } = await open(id);
      const body = { key: document.key, status: 2, url: office.hold(docx('forged')), token: await tokenOf() };
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(editorConfig.callbackUrl!, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([answer.status, await answer.json()]).toMatchObject([403, { error: 1 }]);
      expect(await versionOf(id)).toBe(1);
    });

    it('is what was signed, whatever stands beside it, and may be signed in its header', async () => {
      const id = await put();
      const { document, editorConfig } = await open(id);
      const said = { key: document.key, status: 4 };
      const send = async (body: object, authorization?: string) => {
        const headers = { 'Content-Type': 'application/json', ...(authorization && { Authorization: authorization }) };
        return fetch(editorConfig.callbackUrl!, { method: 'POST', headers, body: JSON.stringify(body) });
      };
      const beside = { ...said, status: 2, url: office.hold(docx('beside')) };
      expect((await send({ ...beside, token: await signed(said) })).status).toBe(200);
      expect((await send(beside, `Bearer ${await signed({ payload: said })}`)).status).toBe(200);
      expect(await versionOf(id)).toBe(1);
    });

    it('about another document than its link is refused', async () => {
      const [id, other] = [await put(), await put(docx('other'))];
      const { document } = await open(other);
      const url = office.hold(docx('x'));
      const { status, body } = await office.tell(await open(id), { status: 2, url, key: document.key });
      expect([status, body.error]).toEqual([400, 1]);
      expect(await contentOf(other)).toEqual(docx('other'));
    });

    it('of an editing whose content was replaced meanwhile is refused', async () => {
      const id = await put();
      const config = await open(id);
      await office.tell(config, { status: 2, url: office.hold(docx('first')) });
      const { status, body } = await office.tell(config, { status: 2, url: office.hold(docx('second')) });
      expect([status, body.error]).toEqual([409, 1]);
      expect(await contentOf(id)).toEqual(docx('first'));
    });

    it('that leads to another kind of content, or to too much of it, keeps nothing', async () => {
      const id = await put();
      const config = await open(id);
      for (const [bytes, code] of [
        [pdf(), 400],
        [new TextEncoder().encode('<script>alert(1)</script>'), 400],
        [new Uint8Array(31 * 1024 * 1024), 413],
      ] as const) {
        const { status, body } = await office.tell(config, { status: 2, url: office.hold(bytes) });
        expect([status, body.error]).toEqual([code, 1]);
      }
      expect(await contentOf(id)).toEqual(docx('one'));
    });

    it('makes this server ask nobody but the document server', async () => {
      const id = await put();
      const config = await open(id);
      const { port } = inside.address() as AddressInfo;
      const { host } = new URL(office.url);
      for (const url of [
        `http://127.0.0.1:${port}/`,
        `http://localhost:${port}/`,
        `http://${host}@127.0.0.1:${port}/`,
        `http://127.0.0.1:${port}/#${host}`,
        `http://${host}.example.com/`,
        `https://${host}/cache/files/x`,
        'http://169.254.169.254/latest/meta-data/',
        'file:///etc/passwd',
        'data:text/plain,x',
        `//${host}/x`,
        'nonsense',
        '',
      ]) {
        const { status, body } = await office.tell(config, { status: 2, url });
        expect([url, status, body.error]).toEqual([url, 403, 1]);
      }
      const { status } = await office.tell(config, { status: 2, url: `${office.url}/elsewhere` });
      expect(status).toBe(503);
      expect((await office.tell(config, { status: 2 })).status).toBe(400);
      expect(asked).toBe(0);
      expect(await versionOf(id)).toBe(1);
    });
  });

  describe('a link', () => {
    const at = (path: string, ticket: string) => `${server.url}${path}?ticket=${encodeURIComponent(ticket)}`;
    const ticketIn = (url: string) => new URL(url).searchParams.get('ticket')!;

    it('opens what it is for and nothing else', async () => {
      const { document, editorConfig } = await open(await put());
      const [file, save] = [ticketIn(document.url), ticketIn(editorConfig.callbackUrl!)];
      expect((await fetch(at(ONLYOFFICE_FILE, file))).status).toBe(200);
      for (const ticket of [save, '', 'nonsense', await server.tokenOf('finance'), await signed({ aud: 'file' })]) {
        expect((await fetch(at(ONLYOFFICE_FILE, ticket))).status).toBe(401);
      }
      const body = JSON.stringify({ token: await signed({ key: document.key, status: 4 }) });
      const tell = (ticket: string) =>
        fetch(at(ONLYOFFICE_CALLBACK, ticket), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
      expect((await tell(file)).status).toBe(401);
      expect((await tell(save)).status).toBe(200);
    });

    it('is no sign-in', async () => {
      const { document } = await open(await put());
      const headers = { 'Blade-Auth': `bearer ${ticketIn(document.url)}` };
      expect((await fetch(`${server.url}/api/blade-rdm/attachment/list`, { headers })).status).toBe(401);
    });
  });

  describe('the policy of pages', () => {
    const policyOf = async (url: string) =>
      (await fetch(`${url}/api/none`)).headers.get('content-security-policy')!.split(';');
    const directive = (policy: string[], name: string) => policy.find((each) => each.startsWith(`${name} `));

    it('lets the script and the frame of the document server in, and no other', async () => {
      const policy = await policyOf(server.url);
      expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${office.url}`);
      expect(directive(policy, 'frame-src')).toBe(`frame-src 'self' https: http: ${office.url}`);
      expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    });

    it('is as strict as ever, and none of its calls is there, where no document server is set up', async () => {
      const plain = await startTestServer();
      try {
        expect(directive(await policyOf(plain.url), 'script-src')).toBe("script-src 'self'");
        expect((await fetch(`${plain.url}${ONLYOFFICE_FILE}?ticket=x`)).status).toBe(404);
        expect((await fetch(`${plain.url}${ONLYOFFICE_CALLBACK}?ticket=x`, { method: 'POST' })).status).toBe(404);
      } finally {
        await plain.stop();
      }
    });
  });
});
