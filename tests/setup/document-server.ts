import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify, SignJWT } from 'jose';

/** The part of an editor's configuration that a document server works with. */
export interface EditorConfig {
  readonly document: { readonly key: string; readonly url: string; readonly fileType: string; readonly title: string };
  readonly editorConfig: {
    readonly mode: string;
    readonly callbackUrl?: string;
    readonly user: { readonly id: string };
  };
  readonly token: string;
}

export interface Told {
  readonly status: number;
  readonly body: { readonly error: number; readonly message?: string };
}

export interface DocumentServer {
  readonly url: string;
  readonly secret: string;
  /** Stores an edited document for the program to fetch; returns its URL. */
  hold(bytes: Uint8Array): string;
  /** Opens a document like the editor: checks the signature of the configuration and fetches the document. */
  open(config: EditorConfig): Promise<Uint8Array>;
  /** Sends the program a signed callback about an editing session. */
  tell(config: EditorConfig, message: { status: number; url?: string; key?: string }, secret?: string): Promise<Told>;
  stop(): Promise<void>;
}

const SECRET = 'a secret shared with the document server';

export const signed = (payload: Readonly<Record<string, unknown>>, secret = SECRET): Promise<string> =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(secret));

/** The script draws its editor as a frame that is named for the document. */
const script = `(function () {
  var editor = new URL('/editor', document.currentScript.src).href;
  window.DocsAPI = { DocEditor: function (place, config) {
    var frame = document.createElement('iframe');
    frame.title = config.document.title;
    frame.src = editor;
    document.getElementById(place).replaceWith(frame);
    this.destroyEditor = function () { frame.remove(); };
  } };
})();`;

/** A stand-in for ONLYOFFICE Docs on a free port of this machine: its script, its downloads, its callbacks. */
export async function startDocumentServer(): Promise<DocumentServer> {
  const held = new Map<string, Uint8Array>();
  const server = createServer((request, response) => answer(held, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    secret: SECRET,
    hold: (bytes) => {
      const path = `/cache/files/data/${held.size + 1}/output.docx`;
      held.set(path, bytes);
      return `${url}${path}?md5=x&expires=1`;
    },
    open: async ({ token, document }) => {
      const { payload } = await jwtVerify(token, new TextEncoder().encode(SECRET), { algorithms: ['HS256'] });
      const { url: address } = (payload as unknown as EditorConfig).document;
      if (address !== document.url) throw new Error('The configuration is not the one that was signed');
      const response = await fetch(address);
      if (!response.ok) throw new Error(`The document was refused with ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    tell: async ({ document, editorConfig }, message, secret) => {
      const said = { key: document.key, users: [editorConfig.user.id], ...message };
      const response = await fetch(editorConfig.callbackUrl!, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...said, token: await signed(said, secret) }),
      });
      return { status: response.status, body: (await response.json()) as Told['body'] };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

function answer(held: ReadonlyMap<string, Uint8Array>, { url = '' }: IncomingMessage, response: ServerResponse): void {
  const path = url.split('?')[0]!;
  if (path === '/web-apps/apps/api/documents/api.js') {
    return void response.setHeader('Content-Type', 'text/javascript').end(script);
  }
  if (path === '/editor') return void response.setHeader('Content-Type', 'text/html').end('<p>The editor</p>');
  if (path === '/elsewhere') return void response.writeHead(302, { Location: '/cache/files/data/1/output.docx' }).end();
  const bytes = held.get(path);
  response.writeHead(bytes ? 200 : 404).end(bytes);
}
