import { page, screen, type Journey } from './journey';
import { list, node, opening } from './saber-opening';

/** The administrator of the platform. */
export const saberOfPlatform: Journey = {
  client: 'Saber',
  signsIn: { tenantId: '000000', account: 'platform.root' },
  steps: [
    ...opening,
    {
      does: '租户: 查询',
      sends: 'GET blade-system/tenant/list',
      query: { ...list, tenantId: '100002' },
      reads: page({ tenantId: { is: '100002' }, tenantName: 'filled' }),
      keeps: { row: 'records.0' },
    },
    { does: '租户: 原样保存', sends: 'POST blade-system/tenant/submit', json: '$row' },
    {
      does: '租户: 下拉',
      sends: 'GET blade-system/tenant/select',
      reads: [{ tenantId: 'filled', tenantName: 'filled' }],
    },
    {
      does: '用户: 为其他租户新增',
      sends: 'POST blade-user/submit',
      json: { tenantId: '100002', account: 'stray', realName: '错放', roleId: '1' },
      refused: '只能查看和管理本租户的数据，其他租户的用户、角色和部门请由该租户的管理员管理',
    },
    {
      does: '用户: 其他租户的角色下拉',
      sends: 'GET blade-system/role/tree',
      query: { tenantId: '100002' },
      refused: '只能查看和管理本租户的数据，其他租户的用户、角色和部门请由该租户的管理员管理',
    },
    {
      does: '菜单: 树',
      sends: 'GET blade-system/menu/list',
      query: list,
      reads: [
        {
          name: 'filled',
          categoryName: 'filled',
          isOpenName: 'filled',
          actionName: 'filled',
          remark: 'text',
          isDeleted: { is: 0 },
        },
      ],
      keeps: { parentId: '0.id' },
    },
    {
      does: '菜单: 新增',
      sends: 'POST blade-system/menu/submit',
      json: {
        parentId: '$parentId',
        name: '试用',
        code: 'tried',
        alias: 'menu',
        path: '/tried',
        category: 1,
        action: 0,
        isOpen: 0,
        sort: 1,
      },
      reads: { id: 'filled' },
      keeps: { rowId: 'id' },
    },
    {
      does: '菜单: 查看',
      sends: 'GET blade-system/menu/detail',
      query: { id: '$rowId' },
      reads: { isOpenName: { is: '否' } },
      keeps: { row: '' },
    },
    { does: '菜单: 原样保存', sends: 'POST blade-system/menu/submit', json: '$row' },
    { does: '菜单: 删除', sends: 'POST blade-system/menu/remove', query: { ids: '$rowId' } },
    {
      does: '系统字典: 树',
      sends: 'GET blade-system/dict/list',
      query: list,
      reads: [{ code: 'filled', dictValue: 'filled' }],
    },
    { does: '系统字典: 选择树', sends: 'GET blade-system/dict/tree', query: { code: 'DICT' }, reads: [node] },
    ...screen('顶部菜单', 'blade-system/topmenu', {
      row: { id: 'filled', name: 'filled', path: { is: '/top' } },
      added: { code: 'top', name: '顶部', source: 'icon', path: '/top', sort: 1 },
    }),
    { does: '顶部菜单: 可选', sends: 'GET blade-system/menu/grant-top-tree', reads: { menu: [node] } },
    ...screen('应用', 'blade-system/client', {
      row: { id: 'filled', clientId: 'filled', clientSecret: 'filled' },
      added: {
        clientId: 'stockapp',
        clientSecret: 'a secret of its own',
        authorizedGrantTypes: 'password',
        scope: 'all',
        accessTokenValidity: 3600,
        refreshTokenValidity: 604800,
      },
      changed: { scope: 'some' },
      search: { clientId: 'stockapp' },
    }),
    { does: '行政区划: 逐级', sends: 'GET blade-system/region/lazy-tree', query: { parentCode: '00' }, reads: [node] },
    {
      does: '行政区划: 查看',
      sends: 'GET blade-system/region/detail',
      query: { code: '33' },
      reads: { level: { is: 1 }, parentId: { is: '00' }, parentName: 'filled', name: { is: '浙江省' } },
    },
    {
      does: '行政区划: 查看上级',
      sends: 'GET blade-system/region/detail',
      query: { code: '3301' },
      reads: { name: { is: '杭州市' } },
      keeps: { row: '' },
    },
    // The record of the parent with another code.
    {
      does: '行政区划: 新增下级',
      sends: 'POST blade-system/region/submit',
      json: { $row: '$row', code: '330199', parentCode: '3301', name: '新区', level: 3 },
    },
    {
      does: '行政区划: 查看新区',
      sends: 'GET blade-system/region/detail',
      query: { code: '330199' },
      reads: { name: { is: '新区' }, parentName: { is: '杭州市' }, level: { is: 3 } },
    },
    {
      does: '行政区划: 上级未变',
      sends: 'GET blade-system/region/detail',
      query: { code: '3301' },
      reads: { name: { is: '杭州市' } },
    },
    { does: '行政区划: 删除', sends: 'POST blade-system/region/remove', query: { id: '330199' } },
    ...screen('数据源', 'blade-develop/datasource', {
      row: { id: 'filled', name: 'filled', password: 'filled' },
      added: {
        name: '试用库',
        driverClass: 'org.postgresql.Driver',
        url: 'jdbc:postgresql://db.example.com:5432/tried',
        username: 'reader',
        password: 'secret',
      },
      changed: { remark: '只读' },
    }),
  ],
};
