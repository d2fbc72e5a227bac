import { tenant } from '@rdm/core/internal/access';
import { codeSetting, dataSource } from '@rdm/core/internal/develop';
import type { Ports } from '@rdm/core/internal/application';
import type { Draft } from '@rdm/core/internal/records';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from '../../setup/postgres-server';
import type { OpenStack } from '../../setup/stacks';
import { platformAdministrator } from './platform-administrator';
import { refusal } from './refusal';

const TABLE = `
  create table blade_equipment_loan (
    id bigint primary key, tenant_id varchar(12), serial_no varchar(50) not null, deposit numeric(18, 2), lent_on date,
    is_deleted int, unique (tenant_id, serial_no));
  comment on column blade_equipment_loan.serial_no is '编号';
  comment on column blade_equipment_loan.deposit is '押金（元）';
  create role reader login password 'secret';
  create table hidden (id bigint primary key, note text);
  grant select on blade_equipment_loan to reader`;

/** Data sources and the code generated from their tables. docs/wire.md, Data sources and code generator */
export function developContract(stack: () => OpenStack, own: string): void {
  describe('the tools of developers', () => {
    let root: Ports;
    let admin: Ports;
    let foreign: PostgresServer;
    beforeAll(async () => {
      root = await platformAdministrator(stack());
      admin = await stack().signIn('admin', own);
      foreign = await startPostgres();
      const client = new pg.Client({ connectionString: foreign.url });
      await client.connect();
      await client.query(TABLE);
      await client.end();
    });
    afterAll(() => foreign?.stop());

    const port = () => new URL(foreign.url).port;
    const submitSource = (values: Draft) => root.resource(dataSource).submit(values);
    let made = 0;
    const addSource = (values: object = {}) =>
      submitSource({
        name: `外部库 ${(made += 1)}`,
        driverClass: 'org.postgresql.Driver',
        url: `jdbc:postgresql://127.0.0.1:${port()}/postgres`,
        username: 'reader',
        password: 'secret',
        ...values,
      });
    const addSetting = async (values: object = {}) =>
      root.resource(codeSetting).submit({
        datasourceId: (await addSource()).id,
        serviceName: 'blade-rdm',
        codeName: `设备借用${(made += 1)}`,
        tableName: 'blade_equipment_loan',
        tablePrefix: 'blade_',
        packageName: 'org.example.equipment',
        ...values,
      });

    describe('a data source', () => {
      it('keeps its password to itself', async () => {
        const source = await addSource();
        expect(source).toMatchObject({ hasPassword: '2', username: 'reader' });
        const { records } = await root.resource(dataSource).list({ size: 100 });
        const history = await root.resource(dataSource).history({ id: source.id });
        for (const answer of [source, records, history, await root.resource(dataSource).detail({ id: source.id })]) {
          expect(JSON.stringify(answer)).not.toContain('secret');
        }
        expect(records.find(({ id }) => id === source.id)?.password ?? null).toBeNull();
      });

      it('keeps it until another is sent, or its address changes', async () => {
        const { id, version } = await addSource();
        const renamed = await submitSource({ id, version, name: `改名 ${id}`, password: '' });
        expect(renamed.hasPassword).toBe('2');
        expect(await root.develop.testSource({ id })).toMatchObject({ success: true });
        const moved = await submitSource({ id, url: 'jdbc:postgresql://db.example.com/postgres' });
        expect(moved.hasPassword).toBe('1');
        expect(await submitSource({ id, password: 'secret' })).toMatchObject({ hasPassword: '2' });
      });

      it('is refused with a password in its address', async () => {
        const said = '连接地址中不能含用户名或密码，请填写在各自的栏目里';
        await expect(addSource({ url: 'jdbc:postgresql://a:b@h/d' })).rejects.toMatchObject(refusal(400, said));
      });

      it('is among those to choose from', async () => {
        const { id, name } = await addSource();
        expect(await root.develop.selectSources()).toContainEqual({ id, name, driverClass: 'org.postgresql.Driver' });
      });

      it('is tried with what is stored', async () => {
        const { id } = await addSource();
        const { version, ...tested } = await root.develop.testSource({ id });
        expect(tested).toEqual({ success: true });
        expect(version).toMatch(/^\d+(\.\d+)*$/);
      });

      it.each<[{ username?: string; driverClass?: string; url?: (port: string) => string }, string]>([
        [{ username: 'nobody_here' }, '用户名或密码不正确，或不允许其登录'],
        [{ url: (at) => `jdbc:postgresql://127.0.0.1:${at}/nowhere` }, '服务器上没有该数据库'],
        [{ url: () => 'jdbc:postgresql://127.0.0.1:1/rdm' }, '该地址没有 PostgreSQL 应答，请检查主机、端口和防火墙'],
        [
          { url: () => 'jdbc:postgresql://169.254.169.254/rdm' },
          '不允许连接该主机，内网主机须由运维人员加入 RDM_DATASOURCE_HOSTS',
        ],
        [
          { url: () => 'jdbc:postgresql://127.0.0.2/rdm' },
          '不允许连接该主机，内网主机须由运维人员加入 RDM_DATASOURCE_HOSTS',
        ],
        [
          { url: () => 'jdbc:mysql://db/rdm', driverClass: 'com.mysql.cj.jdbc.Driver' },
          '只支持 PostgreSQL（org.postgresql.Driver），不支持驱动 com.mysql.cj.jdbc.Driver',
        ],
        [{ url: () => 'somewhere' }, '连接地址格式不正确，请填写如 jdbc:postgresql://主机:5432/数据库'],
      ])('that cannot be used is refused with one sentence: %j', async ({ url, ...values }, sentence) => {
        const { id } = await addSource({ ...values, ...(url && { url: url(port()) }) });
        await expect(root.develop.testSource({ id })).rejects.toMatchObject(refusal(400, sentence));
      });

      it('that is not there is not found', async () => {
        await expect(root.develop.testSource({ id: '404' })).rejects.toMatchObject(refusal(404));
      });
    });

    describe('a tenant', () => {
      const idOf = async () => (await root.resource(tenant).submit({ tenantName: '有数据源' })).code!;
      const assigned = async (code: string) => {
        const where = [{ field: 'code', is: 'equal' as const, value: code }];
        return (await root.resource(tenant).list({ where })).records[0]!.datasourceId;
      };

      it('is assigned a data source, which then stays, until that is taken back', async () => {
        const tenantId = await idOf();
        const { id } = await addSource();
        await root.tenants.datasource({ tenantId, datasourceId: id });
        expect(await assigned(tenantId)).toBe(id);
        await expect(root.resource(dataSource).remove({ ids: [id] })).rejects.toMatchObject(refusal(400));
        await root.tenants.datasource({ tenantId, datasourceId: '' });
        expect(await assigned(tenantId)).toBeNull();
        expect(await root.resource(dataSource).remove({ ids: [id] })).toEqual({ removed: 1 });
      });

      it('is not assigned what is not there', async () => {
        const tenantId = await idOf();
        const refused = refusal(403, '数据源不存在或已被删除，不能分配给租户');
        for (const datasourceId of ['404', 'x']) {
          await expect(root.tenants.datasource({ tenantId, datasourceId })).rejects.toMatchObject(refused);
        }
        expect(await assigned(tenantId)).toBeNull();
      });
    });

    describe('code', () => {
      it('is made of a table: a declaration, a migration and where they go', async () => {
        const { id } = await addSetting();
        const { link, name, files } = await root.develop.generateCode({ ids: id, system: 'saber' });
        expect(link).toBe(`/api/blade-develop/code/download?ids=${id}`);
        const archive = await root.develop.downloadCode({ ids: id });
        expect(archive).toMatchObject({ name, type: 'application/zip' });
        const entries = unzipSync(archive.bytes);
        expect(Object.keys(entries)).toEqual(files);
        const declaration = strFromU8(entries['core/src/equipment/equipment-loan.ts']!);
        expect(declaration).toContain(`export const equipmentLoan = defineResource('blade-rdm/equipment-loan', {`);
        expect(declaration).toContain(`      label: text('编号', 'Serial no'),\n      required:`);
        expect(declaration).toContain(`    deposit: money('yuan', {`);
        expect(declaration).toContain(`naturalKey: ['serialNo'],`);
        const migration = files.find((path) => path.endsWith('.sql'))!;
        expect(migration).toMatch(/^adapters\/postgres\/migrations\/\d{4}-equipment-loan\.sql$/);
        expect(strFromU8(entries[migration]!)).toContain('create table blade_rdm_equipment_loan (');
      });

      it('of several settings is one archive', async () => {
        const [one, other] = [await addSetting(), await addSetting({ apiPath: 'blade-rdm/second' })];
        const { files } = await root.develop.generateCode({ ids: `${one.id},${other.id}` });
        expect(files).toHaveLength(4);
      });

      it('is not made of a table that is not there, or must not be read', async () => {
        for (const tableName of ['nothing', 'hidden', "x'; drop table hidden; --"]) {
          const { id } = await addSetting({ tableName });
          const refused = refusal(400, `没有找到表 ${tableName}，或它没有可生成的列`);
          await expect(root.develop.generateCode({ ids: id })).rejects.toMatchObject(refused);
        }
        await expect(root.develop.generateCode({ ids: '404' })).rejects.toMatchObject(refusal(404));
        await expect(root.develop.downloadCode({ ids: ',' })).rejects.toMatchObject(refusal(400));
      });

      it('has its setting copied under a name of its own', async () => {
        const { id, codeName } = await addSetting();
        expect(await root.develop.copyCode({ id })).toMatchObject({
          codeName: `${codeName}-copy`,
          tableName: 'blade_equipment_loan',
          version: 1,
        });
        expect((await root.develop.copyCode({ id })).codeName).toBe(`${codeName}-copy2`);
        await expect(root.develop.copyCode({ id: '404' })).rejects.toMatchObject(refusal(404));
      });

      it('holds its data source', async () => {
        const { datasourceId } = await addSetting();
        await expect(root.resource(dataSource).remove({ ids: [datasourceId] })).rejects.toMatchObject(refusal(400));
      });
    });

    it('are the platform’s: no administrator of an enterprise sees or uses them', async () => {
      const { id, datasourceId } = await addSetting();
      for (const call of [
        () => admin.resource(dataSource).list({}),
        () => admin.resource(dataSource).detail({ id: datasourceId }),
        () => admin.resource(codeSetting).detail({ id }),
        () => admin.resource(dataSource).submit({ name: 'x' }),
        () => admin.develop.selectSources(),
        () => admin.develop.testSource({ id: datasourceId }),
        () => admin.develop.copyCode({ id }),
        () => admin.develop.generateCode({ ids: id }),
        () => admin.develop.downloadCode({ ids: id }),
        () => admin.tenants.datasource({ tenantId: own, datasourceId }),
      ]) {
        await expect(call()).rejects.toMatchObject(refusal(403));
      }
    });
  });
}
