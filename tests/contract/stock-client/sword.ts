import { page, screen, type Journey, type Read } from './journey';

/*
 * The calls of Sword, https://github.com/chillzhuang/Sword: arguments of POST calls in the parts of a form, records as
 * JSON.
 */

const list = { current: '1', size: '10' };
const notice: Read = { id: 'filled', title: 'filled', categoryName: 'filled' };

export const sword: Journey = {
  client: 'Sword',
  signsIn: { tenantId: '100002', account: 'admin' },
  steps: [
    { does: '菜单', sends: 'GET blade-system/menu/routes', reads: [{ name: 'filled' }] },
    { does: '按钮', sends: 'GET blade-system/menu/buttons', reads: [{ code: 'filled' }] },
    { does: '页面授权', sends: 'GET blade-system/menu/auth-routes', reads: ['any'] },
    { does: '首页通知', sends: 'GET blade-desk/dashboard/notices', reads: 'any' },
    { does: '首页动态', sends: 'GET blade-desk/dashboard/activities', reads: 'any' },
    { does: '我的通知', sends: 'GET blade-desk/dashboard/my-notices', reads: 'any' },
    ...screen(
      '通知',
      'blade-desk/notice',
      { row: notice, added: { title: '开会', category: '1', releaseTime: '2024-03-05 08:00:00', content: '开会' } },
      'parts',
    ),
    ...screen(
      '参数',
      'blade-system/param',
      {
        row: { paramKey: 'filled' },
        added: { paramName: '试用', paramKey: 'sword.tried', paramValue: '1' },
        search: { paramKey: 'sword.tried' },
      },
      'parts',
    ),
    ...screen(
      '岗位',
      'blade-system/post',
      { row: { postName: 'filled' }, added: { postCode: 'pm', postName: '技术经理', category: 2, sort: 2 } },
      'form',
    ),
    { does: '机构: 新增', sends: 'POST blade-system/dept/submit', json: { deptName: '质量部', sort: 2 } },
    {
      does: '机构',
      sends: 'GET blade-system/dept/list',
      query: list,
      reads: [{ deptName: 'filled' }],
      keeps: { deptId: '0.id' },
    },
    { does: '业务字典', sends: 'GET blade-system/dict-biz/list', query: list, reads: [{ dictValue: 'filled' }] },
    {
      does: '角色',
      sends: 'GET blade-system/role/list',
      query: list,
      reads: [{ roleName: 'filled' }],
      keeps: { roleId: '0.id' },
    },
    {
      does: '角色树',
      sends: 'GET blade-system/role/tree-by-id',
      query: { roleId: '$roleId' },
      reads: [{ title: 'filled' }],
    },
    {
      does: '用户',
      sends: 'GET blade-user/list',
      query: { ...list, account: 'finance' },
      reads: page({ account: { is: 'finance' } }),
      keeps: { userId: 'records.0.id', before: 'records.0.roleId' },
    },
    { does: '用户: 授权', sends: 'POST blade-user/grant', parts: { userIds: '$userId', roleIds: '$before' } },
    { does: '用户: 重置密码', sends: 'POST blade-user/reset-password', parts: { userIds: '$userId' } },
    {
      does: '角色: 授权',
      sends: 'GET blade-system/menu/role-tree-keys',
      query: { roleIds: '$before' },
      reads: { menu: 'any' },
      keeps: { keys: 'menu' },
    },
    {
      does: '角色: 原样授权',
      sends: 'POST blade-system/role/grant',
      json: { roleIds: ['$before'], menuIds: '$keys', dataScopeIds: [], apiScopeIds: [] },
    },
    { does: '用户: 删除自己', sends: 'POST blade-user/remove', form: { ids: '$userId' } },
  ],
};
