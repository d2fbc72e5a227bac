import { client, PLATFORM_TENANT } from '@rdm/core/internal/access';
import { officialDivisions } from '@rdm/blade-server';
import { seedDivisions } from '@rdm/core/internal/platform';
import type { Ports } from '@rdm/core/internal/application';
import { equipmentPower } from '@rdm/core/internal/cost';
import { underSettings } from '@rdm/core/internal/records';
import {
  dictionaryEntry,
  errorLog,
  notice,
  objectStore,
  parameter,
  parameterOf,
  region,
  smsOutbox,
  smsService,
  systemDictionaryEntry,
  TOP_KEY,
} from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { platformAdministrator } from './platform-administrator';
import { refusal } from './refusal';

/** The platform’s own tables but tenants, and the parts of them tenants may see. docs/wire.md, Dictionaries to Logs */
export function platformContract(stack: () => OpenStack, [own, other]: readonly [string, string]): void {
  let root: Ports;
  let admin: Ports;
  beforeAll(async () => {
    root = await platformAdministrator(stack());
    admin = await stack().signIn('admin', own);
  });

  describe('a dictionary', () => {
    it('has each key once, and its entries below it', async () => {
      const entries = admin.resource(dictionaryEntry);
      const head = await entries.submit({ code: 'colour', dictValue: '颜色', sort: 1 });
      expect(head).toMatchObject({ dictKey: TOP_KEY, parentId: null });
      await expect(entries.submit({ code: 'colour', dictValue: '又一个', sort: 1 })).rejects.toMatchObject(
        refusal(400, '当前字典键值已存在!'),
      );
      const red = await entries.submit({ code: 'x', parentId: head.id, dictKey: 'r', dictValue: '红', sort: 1 });
      expect(red.code).toBe('colour');
      await entries.submit({ code: 'x', parentId: red.id, dictKey: 'r1', dictValue: '深红', sort: 1 });
      await expect(
        entries.submit({ code: 'x', parentId: head.id, dictKey: 'r', dictValue: '红2', sort: 2 }),
      ).rejects.toMatchObject(refusal(400, '当前字典键值已存在!'));
      await expect(
        entries.submit({ code: 'x', parentId: head.id, dictKey: TOP_KEY, dictValue: '头', sort: 2 }),
      ).rejects.toMatchObject(refusal(400));
      await expect(entries.remove({ ids: [head.id] })).rejects.toMatchObject(refusal(400, '请先删除子节点!'));
      expect(await admin.dictionaryRecords.entriesTree({ code: 'colour' })).toMatchObject([
        { dictKey: 'r', children: [{ dictKey: 'r1' }] },
      ]);
      expect(await admin.dictionaryRecords.children({ parentId: red.id })).toMatchObject([{ dictKey: 'r1' }]);
      expect(await admin.dictionaryRecords.children({ parentId: '-1' })).toEqual([]);
      expect((await admin.dictionaryRecords.parentTree()).map(({ title }) => title)).toContain('颜色');
      const parents = await admin.dictionaryRecords.parents({ size: -1 });
      expect(parents.records.every(({ parentId }) => parentId === null)).toBe(true);
    });

    it('takes its entries along when its code changes', async () => {
      const [head] = (
        await admin.resource(dictionaryEntry).list({
          where: [
            { field: 'code', is: 'equal', value: 'colour' },
            { field: 'dictKey', is: 'equal', value: TOP_KEY },
          ],
        })
      ).records;
      await admin.resource(dictionaryEntry).submit({ id: head!.id, code: 'paint' });
      expect((await admin.dictionaries.entries({ code: 'paint' })).map(({ dictKey }) => dictKey)).toEqual(['r', 'r1']);
      expect(await admin.dictionaries.entries({ code: 'colour' })).toEqual([]);
    });

    it('of the platform is read by every tenant and changed by none', async () => {
      expect((await admin.systemDictionaries.entries({ code: 'notice' })).map(({ dictValue }) => dictValue)).toEqual([
        '发布通知',
        '批转通知',
        '转发通知',
        '指示通知',
        '任免通知',
        '事务通知',
      ]);
      const [first] = (await root.systemDictionaries.parents({ size: 1 })).records;
      await expect(
        admin.resource(systemDictionaryEntry).submit({ id: first!.id, dictValue: '改' }),
      ).rejects.toMatchObject(refusal(403));
    });
  });

  describe('a parameter', () => {
    const read = (tenantId: string, key: string) =>
      stack().application.inTenant(tenantId, (call) => parameterOf(call, key, 'nothing'));

    it('asks for name, key and value', async () => {
      const wanted = [
        [{}, '请输入参数名称'],
        [{ paramName: '甲' }, '请输入参数键名'],
        [{ paramName: '甲', paramKey: 'a' }, '请输入参数键值'],
      ] as const;
      for (const [draft, sentence] of wanted) {
        await expect(admin.resource(parameter).submit(draft)).rejects.toMatchObject(refusal(400, sentence));
      }
    });

    it('has the platform’s value until the tenant adds its own, which is nobody else’s', async () => {
      expect(await read(own, 'account.registerUser')).toBe('true');
      expect(await read(own, 'no.such')).toBe('nothing');
      await admin
        .resource(parameter)
        .submit({ paramName: '账号注册', paramKey: 'account.registerUser', paramValue: 'no' });
      expect(await read(own, 'account.registerUser')).toBe('no');
      expect(await read(other, 'account.registerUser')).toBe('true');
      expect(await read(PLATFORM_TENANT, 'account.registerUser')).toBe('true');
    });

    it('that shows fields is told to the screens of its tenant alone', async () => {
      const settingsOf = async (tenantId: string) =>
        (await (await stack().signIn('finance', tenantId)).session.userInfo()).settings;
      expect(await settingsOf(own)).toEqual([]);
      const paramKey = 'assets_power_dept';
      await admin.resource(parameter).submit({ paramName: '使用部门', paramKey, paramValue: 'true' });
      expect(await settingsOf(own)).toEqual([paramKey]);
      expect(await settingsOf(other)).toEqual([]);
      const names = Object.keys(underSettings(equipmentPower, await settingsOf(own)).fields);
      expect(names).toContain('subDept');
      expect(Object.keys(underSettings(equipmentPower, []).fields)).toEqual(names.filter((name) => name !== 'subDept'));
    });

    it('of the platform is not changed or removed by a tenant', async () => {
      const [byDefault] = (
        await admin.resource(parameter).list({ where: [{ field: 'paramKey', is: 'equal', value: 'log.days' }] })
      ).records;
      const sentence = '这是平台的默认参数，请新增一条相同键名的参数来覆盖它';
      await expect(admin.resource(parameter).submit({ id: byDefault!.id, paramValue: '1' })).rejects.toMatchObject(
        refusal(400, sentence),
      );
      await expect(admin.resource(parameter).remove({ ids: [byDefault!.id] })).rejects.toMatchObject(
        refusal(400, sentence),
      );
      expect(await read(PLATFORM_TENANT, 'log.days')).toBe('180');
    });
  });

  describe('the faults of the screens', () => {
    it('are kept in the tenant’s error log, the latest first, and shown to no other tenant', async () => {
      const entry = { url: '/rdm/project/list', time: '2024-01-01', type: 'error', stack: 'at x', info: 'render' };
      const finance = await stack().signIn('finance', own);
      await finance.session.sendLogs({ entries: [{ ...entry, message: 'x is not a function' }] });
      const [kept] = (await admin.resource(errorLog).list({})).records;
      expect(kept).toMatchObject({
        message: 'x is not a function',
        requestUri: '/rdm/project/list',
        createBy: 'finance',
      });
      expect(await admin.resource(errorLog).detail({ id: kept!.id })).toMatchObject({ stackTrace: 'at x' });
      const strangers = await (await stack().signIn('admin', other)).resource(errorLog).list({ size: -1 });
      expect(strangers.records.map(({ message }) => message)).not.toContain('x is not a function');
      await expect(finance.resource(errorLog).list({})).rejects.toMatchObject(refusal(403));
      await expect(stack().anyone().session.sendLogs({ entries: [] })).rejects.toMatchObject(refusal(401));
    });
  });

  describe('a notice', () => {
    it('is stored with what its content may hold, and read by everybody of the tenant', async () => {
      const written = await admin.resource(notice).submit({
        title: '停机通知',
        category: '1',
        releaseTime: '2024-06-01 08:00:00',
        content: '<p onclick="x()">今晚<b>维护</b><script>alert(1)</script></p>',
      });
      expect(written.content).toBe('<p>今晚<b>维护</b></p>');
      const finance = await stack().signIn('finance', own);
      expect((await finance.resource(notice).list({})).records).toMatchObject([{ title: '停机通知' }]);
      await expect(finance.resource(notice).submit({ title: '假' })).rejects.toMatchObject(refusal(403));
    });
  });

  describe('the secret of a service or a client', () => {
    it('is never sent back, and stays while nothing new is typed', async () => {
      const added = await root.resource(smsService).submit({
        category: '1',
        smsCode: `s-${own}`,
        templateId: '项目{name}已提交',
        accessKey: 'AK-visible',
        secretKey: 'SK-visible',
      });
      const named = await root
        .resource(client)
        .submit({ clientId: `erp-${own}`, clientSecret: 'CS-visible', authorizedGrantTypes: 'password' });
      await root.resource(smsService).submit({ id: added.id, signName: '研发', secretKey: '' });
      const answers = [
        added,
        named,
        await root.resource(smsService).list({}),
        await root.resource(client).list({}),
        await root.resource(smsService).history({ id: added.id }),
      ];
      expect(JSON.stringify(answers)).not.toMatch(/visible/);
      const stored = await stack().application.inTenant(PLATFORM_TENANT, (call) =>
        call.records.find(smsService, { where: [{ field: 'id', is: 'equal', value: added.id }] }),
      );
      expect(stored[0]!.secretKey).toEqual(expect.any(String));
      expect(JSON.stringify(stored)).not.toMatch(/visible/);
      await expect(
        root.resource(client).submit({ clientId: 'x', authorizedGrantTypes: 'password' }),
      ).rejects.toMatchObject(refusal(400, '请输入应用密钥'));
    });

    it('is told to be there or not, and has 500 characters at the most', async () => {
      const stores = () => root.resource(objectStore);
      const store = { category: '1', endpoint: 'https://s3.example.com', bucketName: 'files' };
      const added = await stores().submit({ ...store, ossCode: `k-${own}`, accessKey: ' AK-visible ', secretKey: ' ' });
      expect(added).toMatchObject({ hasAccessKey: '2', hasSecretKey: '1' });
      const told = { id: added.id, hasAccessKey: '1', hasSecretKey: '2' };
      expect(await stores().submit(told)).toMatchObject({ hasAccessKey: '2', hasSecretKey: '1' });
      expect(await stores().submit({ id: added.id, secretKey: 'SK-visible' })).toMatchObject({ hasSecretKey: '2' });
      await expect(stores().submit({ id: added.id, secretKey: 'x'.repeat(501) })).rejects.toMatchObject(
        refusal(400, 'secretKey不能超过500个字符'),
      );
      const long = { clientId: `long-${own}`, clientSecret: 'x'.repeat(501), authorizedGrantTypes: 'password' };
      await expect(root.resource(client).submit(long)).rejects.toMatchObject(refusal(400, '应用密钥不能超过500个字符'));
    });

    it('belongs to a service of which one at a time is in use, and whose template fills messages', async () => {
      const [service] = (
        await root.resource(smsService).list({ where: [{ field: 'smsCode', is: 'equal', value: `s-${own}` }] })
      ).records;
      const second = await root.resource(smsService).submit({ category: '2', smsCode: `t-${own}`, inUse: 2 });
      expect(second.inUse).toBe(1);
      await root.resourceChoice.enableSms({ id: second.id });
      await root.resourceChoice.enableSms({ id: service!.id });
      expect((await root.resource(smsService).detail({ id: second.id })).inUse).toBe(1);
      expect((await root.resource(smsService).detail({ id: service!.id })).inUse).toBe(2);
      await root.sms.sendMessage({ params: '{"name":"RD-7"}', phones: '13800000001,13800000002' });
      const sent = (await root.resource(smsOutbox).list({ size: 2 })).records;
      expect(sent.map(({ phone, content }) => [phone, content]).sort()).toEqual([
        ['13800000001', '项目RD-7已提交'],
        ['13800000002', '项目RD-7已提交'],
      ]);
      await expect(admin.sms.sendMessage({ params: '{}', phones: '13800000001' })).rejects.toMatchObject(refusal(403));
    });
  });

  describe('an administrative division', () => {
    beforeAll(() => seedDivisions(stack().application, officialDivisions()));

    it('is chosen step by step from the country down, or searched for', async () => {
      const provinces = await admin.regions.lazyTree({});
      expect(provinces).toHaveLength(34);
      expect(provinces).toContainEqual({
        ...{ id: '45', parentId: '00', title: '广西壮族自治区', key: '45', value: '45' },
        hasChildren: true,
      });
      expect((await admin.regions.lazyTree({ parentCode: '45' })).map(({ title }) => title)).toContain('南宁市');
      const counties = await admin.regions.select({ code: '4501' });
      expect(counties.find(({ code }) => code === '450103')).toMatchObject({
        ...{ name: '青秀区', ancestors: '0,00,45,4501', regionLevel: 3 },
        ...{ provinceName: '广西壮族自治区', cityName: '南宁市', districtName: '青秀区' },
      });
      expect((await admin.regions.lazyList({ name: '青秀' })).map(({ code }) => code)).toEqual(['450103']);
      const beijing = await admin.regions.tree({ parentId: '11' });
      expect(beijing.map(({ title }) => title)).toContain('朝阳区');
    });

    it('is kept by the platform: named after its parents, found by its code, removed from below', async () => {
      const divisions = root.resource(region);
      const town = await divisions.submit({ code: '450103001', parentCode: '450103', name: '新竹街道' });
      expect(town).toMatchObject({ regionLevel: 4, districtName: '青秀区', townName: '新竹街道' });
      expect(await divisions.submit({ code: '450103001', parentCode: '450103', name: '新竹' })).toMatchObject({
        ...{ id: town.id, townName: '新竹' },
      });
      expect(await divisions.detail({ by: { code: '450103001' } })).toMatchObject({ name: '新竹' });
      await expect(divisions.submit({ code: '12345', name: '五位' })).rejects.toMatchObject(refusal(400));
      await expect(divisions.submit({ code: '4602', parentCode: '45', name: '别省' })).rejects.toMatchObject(
        refusal(400),
      );
      await expect(divisions.remove({ ids: ['450103'] })).rejects.toMatchObject(refusal(400, '请先删除子节点!'));
      expect(await divisions.remove({ ids: ['450103001'] })).toEqual({ removed: 1 });
      await expect(admin.resource(region).submit({ code: '99', name: '我国' })).rejects.toMatchObject(refusal(403));
    });
  });

  describe('what the server remembers', () => {
    it('is listed and forgotten by the platform alone', async () => {
      await admin.session.userInfo();
      expect((await root.caches.list({})).map(({ key }) => key)).toContain(`user:${own}`);
      expect(await root.caches.remove({ keys: [`user:${own}`, 'nothing'] })).toEqual({ removed: 1 });
      expect(await root.caches.list({ key: `user:${own}` })).toEqual([]);
      await root.caches.clearDictionary({ name: 'project_source' });
      await root.caches.clearTaxOffices({ name: 'nanning' });
      await root.caches.clearRegion({ name: '00' });
      await admin.session.clearCache();
      await expect(stack().anyone().session.clearCache()).rejects.toMatchObject(refusal(401));
    });
  });
}
