import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendFollowed } from './send-followed';

/** A fake XMLHttpRequest: it records its calls, and the test makes it answer. */
class Request {
  static latest: Request;
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly sentHeaders: Record<string, string> = {};
  status = 200;
  response: ArrayBuffer = new TextEncoder().encode('{"code":200}').buffer as ArrayBuffer;
  sent = false;
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  onabort = () => {};
  constructor() {
    Request.latest = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.sentHeaders[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json;charset=UTF-8\r\nx-empty:\r\n';
  }
  send() {
    this.sent = true;
  }
  abort() {
    this.onabort();
  }
}

const outgoing = { url: 'http://127.0.0.1:1/', method: 'POST', headers: { A: 'b' }, body: 'x', timeout: 1000 };

describe('a request that is followed', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('tells what share of it has left, and answers as fetch does', async () => {
    vi.stubGlobal('XMLHttpRequest', Request);
    const shares: number[] = [];
    const answer = sendFollowed({ ...outgoing, onProgress: (share) => shares.push(share) });
    Request.latest.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    Request.latest.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
    Request.latest.onload();
    const response = await answer;
    expect(shares).toEqual([0.25]);
    expect(Request.latest.sentHeaders).toEqual({ A: 'b' });
    expect(response.headers.get('content-type')).toContain('json');
    expect(await response.json()).toEqual({ code: 200 });
  });

  it.each([
    ['onerror', 'NetworkError'],
    ['ontimeout', 'TimeoutError'],
  ] as const)('fails by %s as %s', async (event, name) => {
    vi.stubGlobal('XMLHttpRequest', Request);
    const answer = sendFollowed({ ...outgoing, onProgress: () => {} });
    Request.latest[event]();
    await expect(answer).rejects.toMatchObject({ name });
  });

  it('ends when it is cancelled, and never leaves when it was cancelled before', async () => {
    vi.stubGlobal('XMLHttpRequest', Request);
    const during = new AbortController();
    const answer = sendFollowed({ ...outgoing, onProgress: () => {}, signal: during.signal });
    during.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    const late = sendFollowed({ ...outgoing, onProgress: () => {}, signal: AbortSignal.abort() });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    expect(Request.latest.sent).toBe(false);
  });
});

describe('a request by fetch', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    // Never answers.
    server = createServer((request) => void request.resume());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => new Promise((resolve) => void server.close(resolve).closeAllConnections()));

  it('ends when it is cancelled or takes too long', async () => {
    const cancelled = new AbortController();
    const answer = sendFollowed({ ...outgoing, url, signal: cancelled.signal });
    cancelled.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    const early = sendFollowed({ ...outgoing, url, signal: AbortSignal.abort() });
    await expect(early).rejects.toMatchObject({ name: 'AbortError' });
    await expect(sendFollowed({ ...outgoing, url, timeout: 50 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
