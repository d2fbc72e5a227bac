import type { Read, Step } from './journey';

/*
 * The calls of Saber (Vue 2) and Saber3 (Vue 3), https://github.com/chillzhuang/Saber: arguments of removals in the
 * address, forms as JSON with the whole record.
 */

/** A node of a tree to choose from. */
export const node: Read = { id: 'filled', title: 'filled', value: 'filled', key: 'filled' };
/** The paging both send. */
export const list = { current: '1', size: '10' };

/** What both do after the sign-in. */
export const opening: readonly Step[] = [
  { does: '读取菜单', sends: 'GET blade-system/menu/routes', reads: [{ id: 'filled', name: 'filled', path: 'text' }] },
  { does: '读取按钮', sends: 'GET blade-system/menu/buttons', reads: [{ code: 'filled', children: 'any' }] },
  {
    does: '个人信息',
    sends: 'GET blade-user/info',
    reads: {
      ...{ id: 'filled', account: 'filled', roleId: 'filled', deptId: 'text', postId: 'text' },
      status: 'number',
    },
  },
];
