import { openApi } from '@rdm/blade-protocol';
import { storedResources } from '@rdm/core/internal/application';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../setup/test-server';
import { wireCaller, type WireCall } from './wire-caller';

const document = openApi(storedResources);

const operations = Object.entries(document.paths).flatMap(([at, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path: at, method: method.toUpperCase(), operation })),
);

describe('on a server, the description', () => {
  let server: TestServer;
  let call: WireCall;
  beforeAll(async () => {
    server = await startTestServer();
    call = wireCaller(server.url);
  });
  afterAll(() => server.stop());

  it('is what it sends', async () => {
    for (const address of ['/api-docs', '/api-docs/', '/api-docs/json']) {
      const answer = await call('GET', address);
      expect(answer.headers.get('content-type')).toBe('application/json;charset=UTF-8');
      expect(answer.body).toEqual(JSON.parse(JSON.stringify(document)));
    }
  });

  it('names calls that are all served, and says truly which of them ask for a session', async () => {
    for (const { path: at, method, operation } of operations) {
      const { status } = await call(method, at, { headers: { Authorization: '' } });
      expect([404, 405]).not.toContain(status);
      if (operation.security.length > 0) expect([operation.operationId, status]).toEqual([operation.operationId, 401]);
      expect(Object.keys(operation.responses)).toContain(String(status));
    }
  });

  it('names the permission the server asks for', async () => {
    const token = await server.tokenOf('reviewer');
    let refused = 0;
    for (const { path: at, method, operation } of operations) {
      const permissions = operation['x-permission'];
      if (method !== 'GET' || permissions.length === 0) continue;
      const { status, body } = await call(method, at, { token });
      if (status !== 403) continue;
      refused += 1;
      expect(permissions.some((permission) => body.msg.includes(permission))).toBe(true);
    }
    expect(refused).toBeGreaterThan(10);
  });
});
