import { client, PLATFORM_TENANT, tenant } from '@rdm/core/internal/access';
import { useTerm } from '@rdm/core/internal/platform';
import type { Ports } from '@rdm/core/internal/application';
import type { RecordOf } from '@rdm/core/internal/records';
import { personnel } from '@rdm/core/internal/project';
import { department, systemDictionaryEntry } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { platformAdministrator } from './platform-administrator';
import { refusal } from './refusal';

/** Enterprises as the platform founds, finds and ends them, and the terms they use the product for. docs/wire.md */
export function tenantsContract(stack: () => OpenStack, [own, other]: readonly [string, string]): void {
  let root: Ports;
  let admin: Ports;
  beforeAll(async () => {
    root = await platformAdministrator(stack());
    admin = await stack().signIn('admin', own);
  });

  describe('a tenant', () => {
    const keyed = (code: string) => ({ where: [{ field: 'code', is: 'equal' as const, value: code }] });
    const recordOf = async (code: string): Promise<RecordOf<typeof tenant>> =>
      (await root.resource(tenant).list(keyed(code))).records[0]!;
    const add = (values: object) => root.resource(tenant).submit({ tenantName: '新企业', ...values });

    it('is founded with all it needs, and its administrator signs in with a password that is shown once', async () => {
      const added = await add({ domain: 'https://Rd.Example.com:8443/login' });
      expect(added.code).toMatch(/^\d{6}$/);
      expect(added.accountNumber).toBe(100);
      const password = String(added.firstPassword);
      expect(password).toMatch(/^[0-9a-f]{16}$/);
      expect((await recordOf(String(added.code))).firstPassword).toBeNull();
      const answer = await stack()
        .anyone()
        .session.token({ tenantId: String(added.code), username: 'admin', password: stack().secretOf(password) });
      expect(answer).toMatchObject({ mustChangePassword: true, roleName: 'admin', deptName: '新企业' });
      const ports = await stack().withToken(answer.accessToken);
      expect((await ports.dictionaries.entries({ code: 'sex' })).length).toBe(3);
      expect(await ports.system.termInfo()).toEqual({
        ...{ tenantName: '新企业', activate: 1, expireTime: '', daysLeft: null, reminder: null },
      });
    });

    it('is found by the domain it is reached under, and no other tenant is told of', async () => {
      const { code } = await add({ tenantName: '有域名', domain: 'mine.example.org' });
      const info = (domain: string) => stack().anyone().tenants.info({ domain });
      expect(await info('http://mine.example.org:8080/')).toMatchObject({ tenantId: code, domain: 'mine.example.org' });
      expect(await info('example.org')).toEqual({});
      expect(await info('')).toEqual({});
    });

    it('keeps its number, and gets a quota and an end by the call for it', async () => {
      const added = await add({ code: '000000' });
      expect(added.code).not.toBe('000000');
      expect(await root.resource(tenant).submit({ id: added.id, code: '999999', tenantName: '改名' })).toMatchObject({
        code: added.code,
        tenantName: '改名',
      });
      await root.tenants.setting({ ids: added.id, accountNumber: 5, expireTime: '2031-01-31 00:00:00' });
      expect(await recordOf(String(added.code))).toMatchObject({ accountNumber: 5, expireTime: '2031-01-31 00:00:00' });
      expect(await root.tenants.findByName({ name: '改名' })).toContainEqual({
        tenantId: added.code,
        tenantName: '改名',
      });
    });

    it('whose time has ended reads and exports, and changes nothing; one that was removed lets nobody in', async () => {
      const added = await add({ tenantName: '到期' });
      const secret = stack().secretOf(String(added.firstPassword));
      const sign = (password = secret) =>
        stack()
          .anyone()
          .session.token({ tenantId: String(added.code), username: 'admin', password });
      const { accessToken } = await sign();
      const infoOf = async () => (await stack().withToken(accessToken)).session.userInfo();
      expect(await infoOf()).toMatchObject({ account: 'admin' });
      await root.tenants.setting({ ids: added.id, expireTime: '2020-01-01 00:00:00' });
      expect(await infoOf()).toMatchObject({ account: 'admin' });
      const own = '0123456789abcdef0123456789abcdef';
      await (
        await stack().withToken(accessToken)
      ).session.updateDefaultPassword({ newPassword: own, newPassword1: own });
      const again = (await sign(own)).accessToken;
      const ports = await stack().withToken(again);
      expect(await ports.system.termInfo()).toMatchObject({ expireTime: '2020-01-01 00:00:00', reminder: 0 });
      const people = ports.resource(personnel);
      expect((await people.list({})).records).toEqual([]);
      expect((await people.export({ size: -1 })).bytes.length).toBeGreaterThan(1_000);
      const over = refusal(403, '使用期限已于 2020-01-01 00:00:00 到期：可以查看和导出，不能修改；请联系平台续期');
      await expect(people.submit({ code: 'E1', name: '迟到' })).rejects.toMatchObject(over);
      const [head] = (await ports.resource(department).list({})).records;
      await expect(ports.resource(department).remove({ ids: [head!.id] })).rejects.toMatchObject(over);
      await root.tenants.setting({ ids: added.id, expireTime: '2099-01-01 00:00:00' });
      const renewed = await stack().withToken(again);
      expect(await renewed.resource(personnel).submit({ code: 'E1', name: '续期' })).toMatchObject({ name: '续期' });
      await root.resource(tenant).remove({ ids: [added.id] });
      await expect(sign()).rejects.toMatchObject(refusal(400, '用户名或密码不正确'));
      await expect(infoOf()).rejects.toMatchObject(refusal(401));
    });

    it('of the platform stays', async () => {
      const { id } = await recordOf(PLATFORM_TENANT);
      await expect(root.resource(tenant).remove({ ids: [id] })).rejects.toMatchObject(
        refusal(400, '不可删除管理租户!'),
      );
    });

    it('sees nothing of the others', async () => {
      for (const asked of [
        () => admin.resource(tenant).list({}),
        () => admin.tenants.page({}),
        () => admin.tenants.findByName({ name: '' }),
        () => admin.resource(tenant).submit({ tenantName: '盗' }),
        () => admin.resource(client).list({}),
        () => admin.resource(systemDictionaryEntry).list({}),
        () => admin.caches.list({}),
      ]) {
        await expect(asked()).rejects.toMatchObject(refusal(403));
      }
      expect(await admin.tenants.select()).toHaveLength(1);
    });

    it('says whether others may fetch its data, its own alone', async () => {
      expect(await admin.tenants.dataSyncAuth({})).toEqual({ status: '0' });
      expect(await admin.tenants.dataSyncAuth({ status: '1' })).toEqual({ status: '1' });
      expect(await admin.tenants.dataSyncAuth({})).toEqual({ status: '1' });
      expect(await (await stack().signIn('admin', other)).tenants.dataSyncAuth({})).toEqual({ status: '0' });
    });
  });

  describe('a term of use', () => {
    const defaults = async () =>
      (await root.system.useTerms({ size: -1 })).records.flatMap(({ name, isDefault }) =>
        isDefault === '2' ? [name] : [],
      );

    it('is kept by the platform, and one of them is what an enterprise begins with', async () => {
      await expect(admin.resource(useTerm).submit({ name: '自封', activate: 1 })).rejects.toMatchObject(refusal(403));
      const year = await root.resource(useTerm).submit({ name: '正式一年', activate: 1, days: 365, isDefault: '2' });
      const trial = await root.resource(useTerm).submit({ name: '试用三十天', activate: 0, days: 30 });
      expect(await defaults()).toEqual([]);
      await root.system.setDefaultTerm({ id: year.id });
      await expect(root.resource(useTerm).remove({ ids: [year.id] })).rejects.toMatchObject(refusal(400));
      expect(await root.system.setDefaultTerm({ id: trial.id })).toMatchObject({ isDefault: '2' });
      expect(await defaults()).toEqual(['试用三十天']);
      await expect(admin.system.setDefaultTerm({ id: year.id })).rejects.toMatchObject(refusal(403));
      await root.resource(useTerm).remove({ ids: [year.id] });
    });
  });
}
