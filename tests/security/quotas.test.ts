import { tenant } from '@rdm/core/internal/access';
import type { Ports } from '@rdm/core/internal/application';
import { department } from '@rdm/core/internal/system';
import { updateRecords } from '@rdm/core/internal/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, wireCaller, type WireCall } from '../contract/wire-caller';
import { refusal } from '../contract/ports/refusal';
import { openMemoryApplication, type MemoryApplication } from '../setup/memory-application';
import { pdf } from '../setup/sample-files';
import { startTestServer, type TestServer } from '../setup/test-server';

const TENANT = '100001';

describe('what a tenant may use of the installation', () => {
  let memory: MemoryApplication;
  let admin: Ports;
  beforeAll(async () => {
    memory = await openMemoryApplication({ tenants: [TENANT, '100002'] });
    admin = await memory.signIn('admin');
  });
  afterAll(() => memory.stop());

  const setQuota = (values: { fileQuota?: number | null; rowQuota?: number | null; activate?: number }) =>
    memory.application.inTenant('000000', async (call) => {
      const [before] = await call.records.findByKeys(tenant, [{ code: TENANT }]);
      await updateRecords(call, tenant, [{ before: before!, values }]);
    });
  const upload = (ports: Ports, size: number) => {
    const file = new Uint8Array(size);
    file.set(pdf());
    return ports.files.putFile({ file, fileName: '合同.pdf' });
  };

  it('files are taken until the space is used up, and again when some were removed; others go on', async () => {
    await setQuota({ fileQuota: 3 });
    const megabyte = 1024 * 1024;
    for (let time = 0; time < 2; time++) await upload(admin, 1.4 * megabyte);
    await expect(upload(admin, 1.4 * megabyte)).rejects.toMatchObject(
      refusal(400, '本企业的附件空间已满（额度 3 MB），请删除不用的附件，或请平台管理员提高额度'),
    );
    await upload(await memory.signIn('admin', '100002'), 1.4 * megabyte);
    await setQuota({ fileQuota: 10 });
    await upload(admin, 1.4 * megabyte);
  });

  it('rows are added until the day’s quota is used up, others go on, and the next day is a new one', async () => {
    await setQuota({ rowQuota: 100_005, activate: 1 });
    await memory.application.ephemeral.count(`rows of ${TENANT}`, 24 * 3_600_000, 100_000);
    const add = (ports: Ports, deptName: string) => ports.resource(department).submit({ deptName, sort: 1 });
    let added = 0;
    const failed = await (async () => {
      for (; added < 20; added++) await add(admin, `部门${added}`);
    })().catch((error: unknown) => error);
    expect(failed).toMatchObject(
      refusal(400, '本企业今天新增的数据已达额度（100005 行），请明天再继续，或请平台管理员提高额度'),
    );
    expect(added).toBeGreaterThan(0);
    // What is there can be read, changed and left.
    const { records } = await admin.resource(department).list({ size: 1 });
    await admin.resource(department).submit({ id: records[0]!.id, remark: '改' });
    await add(await memory.signIn('admin', '100002'), '别的租户');
    memory.clock.advance(24 * 3_600_000);
    await add(await memory.signIn('admin'), '第二天');
  });
});

describe('what a person may ask of a process', () => {
  let server: TestServer;
  let call: WireCall;
  beforeAll(async () => {
    server = await startTestServer(undefined, { requestsPerMinute: 30 });
    call = wireCaller(server.url);
  });
  afterAll(() => server.stop());

  it('is so many requests in a minute; signing out and the requests of others go on', async () => {
    const [token, other] = [await server.tokenOf('finance'), await server.tokenOf('manager')];
    const ask = (of: string) => call('GET', '/api/blade-auth/oauth/user-info', { token: of });
    // A minute may end in between, so that the first thirty-one can be of two minutes; the next thirty cannot.
    let granted = 0;
    let answer = await ask(token);
    for (; answer.status === 200 && granted <= 60; granted++) answer = await ask(token);
    expect(granted).toBeGreaterThanOrEqual(30);
    expectRefusal(answer, 429, '您的请求过于频繁，请一分钟后再试');
    expect((await ask(other)).status).toBe(200);
    await call('GET', '/api/blade-auth/oauth/logout', { token });
    expect(await server.application.callerOf(token)).toBeNull();
  });

  it('is uploads one after the other, of which none is lost and none of which holds up others', async () => {
    const fresh = await startTestServer();
    const token = await fresh.tokenOf('finance');
    const put = async () => {
      const body = new FormData();
      body.append('file', new Blob([pdf() as Uint8Array<ArrayBuffer>]), '合同.pdf');
      const answer = await fetch(`${fresh.url}/api/blade-resource/oss/endpoint/put-file-attach`, {
        method: 'POST',
        headers: { 'Blade-Auth': `bearer ${token}` },
        body,
      });
      return answer.status;
    };
    const statuses = await Promise.all(Array.from({ length: 25 }, put));
    expect(statuses).toEqual(statuses.map(() => 200));
    await fresh.stop();
  });
});
