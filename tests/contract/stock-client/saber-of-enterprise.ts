import { page, screen, type Journey, type Step } from './journey';
import { list, node, opening } from './saber-opening';

const user = {
  ...{ account: 'xiaowang', realName: '小王', name: '小王', sex: 1, phone: '13800000001', password: 'Wang#2024kept' },
  ...{ roleId: '$roleId', deptId: '$deptId', postId: '$postId' },
};

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The administrator of an enterprise. */
export const saberOfEnterprise: Journey = {
  client: 'Saber',
  signsIn: { tenantId: '100002', account: 'admin' },
  steps: [
    ...opening,
    {
      does: '个人信息: 头像',
      sends: 'POST blade-resource/oss/endpoint/put-file',
      file: { name: 'me.png', base64: PNG },
      reads: { link: 'filled', name: 'filled' },
      keeps: { link: 'link' },
    },
    { does: '个人信息: 显示头像', sends: 'GET $link', download: true, anonymous: true },
    {
      does: '租户下拉',
      sends: 'GET blade-system/tenant/select',
      reads: [{ tenantId: { is: '100002' }, tenantName: 'filled' }],
    },
    { does: '菜单下拉', sends: 'GET blade-system/menu/tree', reads: [node] },
    ...screen('岗位', 'blade-system/post', {
      row: { id: 'filled', postName: 'filled', categoryName: 'filled' },
      added: { postCode: 'ceo', postName: '首席执行官', category: 1, sort: 1 },
    }),
    {
      does: '岗位: 新增一个留用',
      sends: 'POST blade-system/post/submit',
      json: { postCode: 'staff', postName: '普通员工', category: 3, sort: 9 },
      reads: { id: 'filled' },
      keeps: { postId: 'id' },
    },
    {
      does: '机构: 新增',
      sends: 'POST blade-system/dept/submit',
      json: { deptName: '研发部', fullName: '研发部', sort: 1 },
    },
    {
      does: '机构: 树',
      sends: 'GET blade-system/dept/list',
      query: list,
      reads: [{ id: 'filled', deptName: 'filled', ancestors: 'filled', isDeleted: { is: 0 } }],
      keeps: { deptId: '0.id' },
    },
    {
      does: '机构: 新增下级',
      sends: 'POST blade-system/dept/submit',
      json: { parentId: '$deptId', deptName: '试制车间', fullName: '试制车间', deptCategory: 2, sort: 1 },
      reads: { id: 'filled', tenantId: { is: '100002' } },
      keeps: { newDept: 'id' },
    },
    {
      does: '机构: 搜索',
      sends: 'GET blade-system/dept/list',
      query: { ...list, deptName: '试制' },
      reads: [{ deptName: { is: '试制车间' } }],
    },
    {
      does: '机构: 逐级',
      sends: 'GET blade-system/dept/lazy-list',
      query: { parentId: '0' },
      reads: [{ id: 'filled', hasChildren: 'any' }],
    },
    { does: '机构: 下拉', sends: 'GET blade-system/dept/tree', query: { tenantId: '100002' }, reads: [node] },
    {
      does: '机构: 查看',
      sends: 'GET blade-system/dept/detail',
      query: { id: '$newDept' },
      reads: { deptCategoryName: 'filled', parentName: 'filled' },
      keeps: { row: '' },
    },
    { does: '机构: 原样保存', sends: 'POST blade-system/dept/submit', json: '$row' },
    { does: '机构: 删除', sends: 'POST blade-system/dept/remove', query: { ids: '$newDept' } },
    {
      does: '角色: 树',
      sends: 'GET blade-system/role/list',
      query: list,
      reads: [{ id: 'filled', roleName: 'filled', isDeleted: { is: 0 } }],
    },
    {
      does: '角色: 新增',
      sends: 'POST blade-system/role/submit',
      json: { roleName: '查看员', roleAlias: 'viewer', sort: 9 },
      reads: { id: 'filled' },
      keeps: { roleId: 'id' },
    },
    {
      does: '角色: 下拉',
      sends: 'GET blade-system/role/tree',
      query: { tenantId: '100002' },
      reads: [node],
    },
    {
      does: '角色: 权限树',
      sends: 'GET blade-system/menu/grant-tree',
      reads: { menu: [node], dataScope: 'any', apiScope: 'any' },
      keeps: { menuId: 'menu.0.id' },
    },
    {
      does: '角色: 授权',
      sends: 'POST blade-system/role/grant',
      json: { roleIds: ['$roleId'], menuIds: ['$menuId'], dataScopeIds: [], apiScopeIds: [] },
    },
    {
      does: '角色: 已有权限',
      sends: 'GET blade-system/menu/role-tree-keys',
      query: { roleIds: '$roleId' },
      reads: { menu: 'any', dataScope: 'any', apiScope: 'any' },
    },
    {
      does: '用户: 岗位下拉',
      sends: 'GET blade-system/post/select',
      query: { tenantId: '100002' },
      reads: [{ id: 'filled', postName: 'filled' }],
    },
    { does: '用户: 新增', sends: 'POST blade-user/submit', json: user },
    {
      does: '用户: 查询',
      sends: 'GET blade-user/list',
      query: { ...list, account: 'xiaowang' },
      reads: page({
        account: 'filled',
        sexName: { is: '男' },
        sex: 'number',
        statusName: 'filled',
        roleName: 'filled',
      }),
      keeps: { userId: 'records.0.id' },
    },
    {
      does: '用户: 查看',
      sends: 'GET blade-user/detail',
      query: { id: '$userId' },
      reads: { sex: { is: 1 } },
      keeps: { row: '' },
    },
    { does: '用户: 原样保存', sends: 'POST blade-user/submit', json: '$row' },
    { does: '用户: 更新', sends: 'POST blade-user/update', json: { $row: '$row', realName: '王小' } },
    { does: '用户: 角色配置', sends: 'POST blade-user/grant', query: { userIds: '$userId', roleIds: '$roleId' } },
    { does: '用户: 密码重置', sends: 'POST blade-user/reset-password', query: { userIds: '$userId' } },
    { does: '用户: 解锁', sends: 'POST blade-user/unlock', query: { userIds: '$userId' } },
    { does: '用户: 导出', sends: 'GET blade-user/export-user', query: { account: 'xiaowang' }, download: true },
    { does: '用户: 删除', sends: 'POST blade-user/remove', query: { ids: '$userId' } },
    { does: '角色: 删除', sends: 'POST blade-system/role/remove', query: { ids: '$roleId' } },
    {
      does: '业务字典: 树',
      sends: 'GET blade-system/dict-biz/list',
      query: list,
      reads: [{ id: 'filled', code: 'filled', dictValue: 'filled', children: 'any' }],
    },
    {
      does: '业务字典: 字典',
      sends: 'GET blade-system/dict-biz/parent-list',
      query: list,
      reads: page({ code: 'filled', dictValue: 'filled' }),
      keeps: { dictId: 'records.0.id' },
    },
    {
      does: '业务字典: 字典项',
      sends: 'GET blade-system/dict-biz/child-list',
      query: { ...list, parentId: '$dictId' },
      reads: [{ dictKey: 'text' }],
    },
    {
      does: '系统字典: 下拉',
      sends: 'GET blade-system/dict/dictionary',
      query: { code: 'sex' },
      reads: [{ dictKey: 'filled', dictValue: 'filled', parentId: 'filled', isDeleted: { is: 0 } }],
    },
    ...screen('通知', 'blade-desk/notice', {
      row: { id: 'filled', title: 'filled', categoryName: 'filled' },
      added: { title: '放假', category: 1, releaseTime: '2024-03-05 08:00:00', content: '<p>放假</p>' },
      search: { title: '放假' },
    }),
    ...screen('参数', 'blade-system/param', {
      row: { id: 'filled', paramKey: 'filled' },
      added: { paramName: '试用', paramKey: 'stock.tried', paramValue: '1' },
      search: { paramKey: 'stock.tried' },
    }),
    {
      does: '数据权限: 菜单',
      sends: 'GET blade-system/menu/lazy-menu-list',
      query: { parentId: '0' },
      reads: [{ id: 'filled', name: 'filled', hasChildren: 'any', isDeleted: { is: 0 } }],
      keeps: { menuId: '0.id' },
    },
    {
      does: '数据权限: 新增本人可见',
      sends: 'POST blade-system/data-scope/submit',
      json: {
        ...{ menuId: '$menuId', scopeName: '本人', resourceCode: 'own', scopeClass: 'blade-rdm/project' },
        ...{ scopeType: 2, scopeColumn: 'create_user', scopeField: '*' },
      },
    },
    {
      does: '数据权限: 查询',
      sends: 'GET blade-system/data-scope/list',
      query: { ...list, menuId: '$menuId' },
      reads: page({ scopeTypeName: 'filled', scopeColumn: { is: 'createUser' } }),
      keeps: { rowId: 'records.0.id' },
    },
    { does: '数据权限: 删除', sends: 'POST blade-system/data-scope/remove', query: { ids: '$rowId' } },
    {
      does: '数据权限: 新增全部可见',
      sends: 'POST blade-system/data-scope/submit',
      json: {
        ...{ menuId: '$menuId', scopeName: '全部', resourceCode: 'all', scopeClass: 'blade-rdm/project' },
        ...{ scopeType: 1, scopeColumn: '-', scopeField: '*' },
      },
    },
    {
      does: '接口权限: 新增',
      sends: 'POST blade-system/api-scope/submit',
      json: {
        menuId: '$menuId',
        scopeName: '删除项目',
        resourceCode: 'api',
        scopePath: '/api/blade-rdm/project/remove',
        scopeType: 2,
      },
    },
    {
      does: '接口权限: 查询',
      sends: 'GET blade-system/api-scope/list',
      query: { ...list, menuId: '$menuId' },
      reads: page({ scopeTypeName: 'filled' }),
      keeps: { rowId: 'records.0.id' },
    },
    { does: '接口权限: 删除', sends: 'POST blade-system/api-scope/remove', query: { ids: '$rowId' } },
    ...['usual', 'api', 'error'].map((kind): Step => ({
      does: `日志 ${kind}`,
      sends: `GET blade-log/${kind}/list`,
      query: list,
      reads: { records: 'any', total: 'number' },
    })),
  ],
};
