import type { Ports } from '@rdm/core/internal/application';
import type { Condition, PageQuery } from '@rdm/core/internal/records';
import { personnel } from '@rdm/core/internal/project';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';
import { bound, sample } from './sample';

/** Pages, orders and conditions of lists. docs/wire.md, Page and Filters */
export function listContract(stack: () => OpenStack, [tenant, neighbour]: readonly [string, string]): void {
  describe('a list', () => {
    let ports: Ports;
    const codes = async (query: PageQuery) =>
      (await ports.resource(personnel).list(query)).records.map(({ code }) => code);
    const matching = (...where: Condition[]) => codes({ where, size: -1 });

    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
      const ids: Record<string, string> = {};
      for (const deptName of ['研发部', '研发二部', '行政部']) {
        ids[deptName] = (await ports.resource(department).submit({ deptName })).id;
      }
      const of = ['研发部', '研发二部', '行政部', null];
      for (let index = 0; index < 12; index += 1) {
        const dept = of[index % 4];
        await ports.resource(personnel).submit({
          code: `E${String(index + 1).padStart(2, '0')}`,
          name: index % 2 ? '李四' : '张三',
          ...(dept && { deptId: ids[dept] }),
        });
      }
    });

    it.each<[PageQuery, number, number, number]>([
      [{}, 10, 1, 2],
      [{ size: 5, current: 3 }, 2, 3, 3],
      [{ size: 5, current: 0 }, 5, 1, 3],
      [{ size: 5, current: -3 }, 5, 1, 3],
      [{ size: 5, current: 99 }, 0, 99, 3],
      [{ size: -1 }, 12, 1, 1],
      [{ size: -1, current: 7 }, 12, 1, 1],
      [{ size: 0 }, 10, 1, 2],
      [{ size: 5, current: 999_999_999 }, 0, 999_999_999, 3],
    ])('asked with %j has %i rows', async (query, rows, current, pages) => {
      const page = await ports.resource(personnel).list(query);
      expect(page.records).toHaveLength(rows);
      expect(page).toMatchObject({ total: 12, current, pages });
    });

    it('keeps every record on exactly one page', async () => {
      const pages = await Promise.all([1, 2, 3].map((current) => codes({ current, size: 5 })));
      expect(pages.flat().sort()).toEqual((await codes({ size: -1 })).sort());
    });

    it('knows a record by ids that are texts, and what is empty by null', async () => {
      const { records } = await ports.resource(personnel).list({ size: 4 });
      expect(records[3]).toMatchObject({
        id: expect.stringMatching(/^\d{15,19}$/),
        tenantId: tenant,
        createUser: expect.stringMatching(/^\d{15,19}$/),
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        version: 1,
        deptId: null,
        deptName: null,
        entryDate: null,
      });
    });

    it('shows what its references name', async () => {
      const { records } = await ports.resource(personnel).list({ size: 4 });
      expect(records).toMatchObject([
        { deptName: '研发部' },
        { deptName: '研发二部' },
        { deptName: '行政部' },
        { deptId: null, deptName: null },
      ]);
    });

    it('takes conditions on fields, on base columns and on what a reference shows', async () => {
      expect(await matching({ field: 'name', is: 'equal', value: '张三' })).toHaveLength(6);
      expect(await matching({ field: 'version', is: 'greater', value: 1 })).toEqual([]);
      expect(await matching({ field: 'deptName', is: 'like', value: '研发' })).toHaveLength(6);
      expect(
        await matching(
          { field: 'deptName', is: 'equal', value: '行政部' },
          { field: 'code', is: 'greater', value: 'E03' },
        ),
      ).toEqual(['E07', 'E11']);
      expect(await matching({ field: 'deptName', is: 'equal', value: '没有' })).toEqual([]);
      expect(await matching({ field: 'deptName', is: 'isNull' })).toEqual(['E04', 'E08', 'E12']);
      expect(await matching({ field: 'deptName', is: 'isNotNull' })).toHaveLength(9);
    });

    it('passes over conditions and orders that its declaration does not allow', async () => {
      expect(await matching({ field: 'nothing', is: 'equal', value: '1' })).toHaveLength(12);
      expect(await matching({ field: 'constructor', is: 'isNull' })).toHaveLength(12);
      expect((await codes({ order: [{ field: 'nothing' }] }))[0]).toBe('E01');
      expect((await codes({ order: [{ field: 'code', descending: true }] }))[0]).toBe('E12');
      const byBoth = ['name', 'code'].map((field) => ({ field, descending: true }));
      expect((await codes({ order: byBoth }))[0]).toBe('E12');
      await ports.resource(sample).submit({ code: 'Z1', kinds: ['techSme'] });
      const { records } = await ports.resource(sample).list({
        where: [
          { field: 'parts', is: 'equal', value: '1' },
          { field: 'secret', is: 'isNotNull' },
        ],
        order: [{ field: 'kinds' }, { field: 'parts' }, { field: 'secret' }],
      });
      expect(records).not.toEqual([]);
    });

    it('never mixes tenants', async () => {
      const beside = await stack().signIn('finance', neighbour);
      const ours = await beside.resource(personnel).submit({ code: 'E01', name: '王' });
      const [theirs] = (await ports.resource(personnel).list({ where: [{ field: 'code', is: 'equal', value: 'E01' }] }))
        .records;
      expect(theirs!.id).not.toBe(ours.id);
      const people = ports.resource(personnel);
      await expect(people.detail({ id: ours.id })).rejects.toMatchObject(refusal(404));
      await expect(people.submit({ id: ours.id, name: '改' })).rejects.toMatchObject(refusal(404));
      await expect(people.remove({ ids: [ours.id] })).rejects.toMatchObject(refusal(404));
      await expect(people.history({ id: ours.id })).rejects.toMatchObject(refusal(404));
      await expect(people.restore({ ids: [ours.id] })).rejects.toMatchObject(refusal(404));
      await expect(ports.resource(sample).submit({ code: 'Z2', leader: ours.id })).rejects.toMatchObject(
        refusal(400, '所选的负责人不存在或已被删除'),
      );
    });

    it('of a resource that binds whole values has them compared whole', async () => {
      for (const code of ['a', 'ab']) await ports.resource(bound).submit({ code });
      const { total } = await ports.resource(bound).list({ where: [{ field: 'code', is: 'like', value: 'a' }] });
      expect(total).toBe(2);
    });
  });
}
