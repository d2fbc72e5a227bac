import type { Ports } from '@rdm/core/internal/application';
import { department } from '@rdm/core/internal/system';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenStack } from '../../setup/stacks';
import { refusal } from './refusal';

/** Parent and child records. docs/wire.md, Trees */
export function treeContract(stack: () => OpenStack, tenant: string): void {
  describe('a tree', () => {
    let ports: Ports;
    const add = (deptName: string, parentId?: string) => ports.resource(department).submit({ deptName, parentId });
    beforeAll(async () => {
      ports = await stack().signIn('finance', tenant);
    });

    it('hangs children under their parents', async () => {
      const root = await add('公司');
      const leaf = await add('车间', root.id);
      const nodes = await ports.resource(department).tree();
      const node = { id: leaf.id, parentId: root.id, title: '车间', key: leaf.id, value: leaf.id };
      expect(nodes).toContainEqual(expect.objectContaining({ id: root.id, parentId: '0', children: [node] }));
      expect(nodes.filter(({ id }) => id === leaf.id)).toEqual([]);
    });

    it('loses a node only after its children, or with them', async () => {
      const root = await add('总部');
      const leaf = await add('班组', root.id);
      const departments = ports.resource(department);
      await expect(departments.remove({ ids: [root.id] })).rejects.toMatchObject(refusal(400, '请先删除子节点!'));
      expect(await departments.remove({ ids: [root.id, leaf.id] })).toEqual({ removed: 2 });
    });

    it('takes no node under itself or what is below it', async () => {
      const root = await add('甲');
      const middle = await add('乙', root.id);
      const leaf = await add('丙', middle.id);
      const departments = ports.resource(department);
      const circle = refusal(400, '上级不能是自己或自己的下级');
      const own = refusal(400, '父节点不可选择自身!');
      await expect(departments.submit({ id: root.id, parentId: root.id })).rejects.toMatchObject(own);
      await expect(departments.submit({ id: root.id, parentId: leaf.id })).rejects.toMatchObject(circle);
      expect(await departments.submit({ id: leaf.id, parentId: root.id })).toMatchObject({ parentId: root.id });
      expect(await departments.submit({ id: leaf.id, parentId: '' })).toMatchObject({ parentId: null });
    });
  });
}
