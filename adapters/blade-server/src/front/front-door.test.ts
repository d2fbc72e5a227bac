import type http from 'node:http';
import { once } from 'node:events';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FrontDoor } from './front-door';

const host = '127.0.0.1';
const says = (text: string) => (_: http.IncomingMessage, response: http.ServerResponse) => void response.end(text);
const page = { headers: { Accept: 'text/html,*/*' } };

describe('the front door of a server that is starting', () => {
  let door: FrontDoor;
  beforeEach(async () => {
    door = await FrontDoor.open({ port: 0, host });
  });
  afterEach(async () => {
    door.server.closeAllConnections();
    await door.close();
  });
  const ask = async (path: string, given: RequestInit = {}) => (await fetch(door.url + path, given)).text();
  const serve = (text: string) => {
    door.leadTo(says(text));
    door.handOver();
  };
  /** Begins requests, and waits until the door has taken them. */
  async function begun(...paths: string[]) {
    let taken = 0;
    const all = new Promise<void>((resolve) => {
      door.server.on('request', () => {
        taken += 1;
        if (taken === paths.length) resolve();
      });
    });
    const answers = paths.map((path) => ask(path, page));
    await all;
    return answers;
  }

  it('shows pages as soon as there are any, and lets calls wait for the server', async () => {
    const answers = await begun('/', '/assets/main.js', '/rdm/personnel/list', '/api/blade-auth/oauth/captcha');
    const [home, script, screen, call] = answers;
    door.showPages(says('page'));
    expect(await Promise.all([home, script, screen])).toEqual(['page', 'page', 'page']);
    expect(await ask('/login', page)).toBe('page');
    serve('server');
    expect(await call).toBe('server');
    expect(await ask('/login', page)).toBe('server');
  });

  it('hands a form over whole', async () => {
    const body = 'x'.repeat(300_000);
    const length = ask('/api/blade-rdm/project/submit', { method: 'POST', body });
    await once(door.server, 'request');
    door.leadTo((request, response) => {
      let read = 0;
      request.on('data', (part: Buffer) => (read += part.length)).once('end', () => response.end(String(read)));
    });
    door.handOver();
    expect(await length).toBe(String(body.length));
  });

  it('holds what is no page, although a browser asks for it', async () => {
    door.showPages(says('page'));
    const answers = await begun('/api-docs', '/api/blade-system/menu/routes');
    serve('server');
    expect(await Promise.all(answers)).toEqual(['server', 'server']);
  });

  it('hands over nothing for a client that has gone', async () => {
    const gone = new AbortController();
    const asked = ask('/api/blade-auth/oauth/captcha', { signal: gone.signal });
    const [, response] = (await once(door.server, 'request')) as [unknown, http.ServerResponse];
    gone.abort();
    await expect(asked).rejects.toThrow();
    if (!response.closed) await once(response, 'close');
    door.leadTo(() => {
      throw new Error('Nobody waits for this.');
    });
    door.handOver();
  });

  it('tells a call that has waited for long to come again, in its language', async () => {
    const impatient = await FrontDoor.open({ port: 0, host, patience: 20 });
    const answer = await fetch(`${impatient.url}/api/blade-auth/oauth/captcha`, {
      headers: { 'Accept-Language': 'en' },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(await answer.json()).toEqual({
      code: 503,
      success: false,
      data: { name: 'STARTING' },
      msg: 'The system is starting; try again in a moment',
    });
    await impatient.close();
  });

  it('refuses the address of another program, as listening does', async () => {
    const port = Number(new URL(door.url).port);
    await expect(FrontDoor.open({ port, host })).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' });
  });

  it('takes no more connections once it is closed, and ends when the last is answered', async () => {
    let answer: (text: string) => void = () => undefined;
    door.leadTo((_, response) => (answer = (text) => void response.setHeader('Connection', 'close').end(text)));
    door.handOver();
    const asked = ask('/api/x');
    await once(door.server, 'request');
    const { port } = new URL(door.url);
    const closed = door.close();
    const late = net.connect({ port: Number(port), host });
    await expect(once(late, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    answer('the last');
    expect(await asked).toBe('the last');
    await closed;
  });
});
