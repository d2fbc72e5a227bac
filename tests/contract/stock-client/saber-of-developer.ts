import { page, type Journey, type Step } from './journey';
import { list, node, opening } from './saber-opening';

/** A dictionary as both clients keep one: the entry, an entry below it, both taken away again. */
function dictionary(title: string, path: string): Step[] {
  return [
    {
      does: `${title}: 新增`,
      sends: `POST ${path}/submit`,
      json: { code: 'stock_tried', dictKey: '-1', dictValue: '试用字典', sort: 1, isSealed: 0 },
    },
    {
      does: `${title}: 字典`,
      sends: `GET ${path}/parent-list`,
      query: { ...list, code: 'stock_tried' },
      reads: page({ id: 'filled', code: { is: 'stock_tried' }, dictValue: { is: '试用字典' } }),
      keeps: { parent: 'records.0.id' },
    },
    {
      does: `${title}: 新增字典项`,
      sends: `POST ${path}/submit`,
      json: { parentId: '$parent', code: 'stock_tried', dictKey: '1', dictValue: '甲', sort: 1, isSealed: 0 },
    },
    {
      does: `${title}: 字典项`,
      sends: `GET ${path}/child-list`,
      query: { ...list, parentId: '$parent' },
      reads: [{ id: 'filled', dictKey: { is: '1' }, dictValue: { is: '甲' } }],
      keeps: { child: '0.id' },
    },
    {
      does: `${title}: 查看`,
      sends: `GET ${path}/detail`,
      query: { id: '$child' },
      reads: { id: { is: '$child' }, parentId: { is: '$parent' } },
      keeps: { row: '' },
    },
    { does: `${title}: 原样保存`, sends: `POST ${path}/submit`, json: '$row' },
    {
      does: `${title}: 下拉`,
      sends: `GET ${path}/dictionary`,
      query: { code: 'stock_tried' },
      reads: [{ dictKey: { is: '1' }, dictValue: { is: '甲' } }],
    },
    {
      does: `${title}: 下拉树`,
      sends: `GET ${path}/dictionary-tree`,
      query: { code: 'stock_tried' },
      reads: [{ id: 'filled', dictKey: 'filled', dictValue: 'filled' }],
    },
    { does: `${title}: 删除字典项`, sends: `POST ${path}/remove`, query: { ids: '$child' } },
    { does: `${title}: 删除字典`, sends: `POST ${path}/remove`, query: { ids: '$parent' } },
  ];
}

/** What the clients read of the detail of a line in a log. */
function log(title: string, path: string, row: Step['reads']): Step[] {
  return [
    {
      does: `${title}: 查询`,
      sends: `GET ${path}/list`,
      query: list,
      reads: page({ id: 'filled' }),
      keeps: { lineId: 'records.0.id' },
    },
    { does: `${title}: 查看`, sends: `GET ${path}/detail`, query: { id: '$lineId' }, reads: row },
  ];
}

/** What only those who build on the platform open: dictionaries, top menus, the code generator, logs, enterprises. */
export const saberOfDeveloper: Journey = {
  client: 'Saber',
  signsIn: { tenantId: '000000', account: 'platform.root' },
  steps: [
    ...opening,
    {
      does: '租户: 按域名',
      sends: 'GET blade-system/tenant/info',
      query: { domain: 'http://localhost' },
      reads: 'any',
    },
    {
      does: '租户: 新增',
      sends: 'POST blade-system/tenant/submit',
      json: { tenantName: '试用企业', linkman: '张三', contactNumber: '13800138000', address: '杭州' },
    },
    {
      does: '租户: 查询',
      sends: 'GET blade-system/tenant/list',
      query: { ...list, tenantName: '试用企业' },
      reads: page({ id: 'filled', tenantId: 'filled', tenantName: { is: '试用企业' }, accountNumber: 'number' }),
      keeps: { enterprise: 'records.0.id' },
    },
    {
      does: '租户: 查看',
      sends: 'GET blade-system/tenant/detail',
      query: { id: '$enterprise' },
      reads: { id: { is: '$enterprise' }, linkman: { is: '张三' } },
    },
    { does: '租户: 删除', sends: 'POST blade-system/tenant/remove', query: { ids: '$enterprise' } },
    ...dictionary('系统字典', 'blade-system/dict'),
    ...dictionary('业务字典', 'blade-system/dict-biz'),
    {
      does: '顶部菜单: 新增',
      sends: 'POST blade-system/topmenu/submit',
      json: { code: 'tried', name: '试用顶部', source: 'icon', path: '/tried', sort: 9 },
    },
    {
      does: '顶部菜单: 查询',
      sends: 'GET blade-system/topmenu/list',
      query: { ...list, name: '试用顶部' },
      reads: page({ id: 'filled' }),
      keeps: { topId: 'records.0.id' },
    },
    {
      does: '顶部菜单: 可选菜单',
      sends: 'GET blade-system/menu/grant-top-tree',
      reads: { menu: [node] },
      keeps: { menuId: 'menu.0.id' },
    },
    {
      does: '顶部菜单: 配置',
      sends: 'POST blade-system/topmenu/grant',
      json: { topMenuIds: ['$topId'], menuIds: ['$menuId'] },
    },
    {
      does: '顶部菜单: 已配置',
      sends: 'GET blade-system/menu/top-tree-keys',
      query: { topMenuIds: '$topId' },
      reads: { menu: { is: ['$menuId'] } },
    },
    {
      does: '顶部菜单: 导航',
      sends: 'GET blade-system/menu/top-menu',
      reads: [{ id: 'filled', name: 'filled', path: 'text' }],
    },
    {
      does: '顶部菜单: 切换',
      sends: 'GET blade-system/menu/routes',
      query: { topMenuId: '$topId' },
      reads: [{ id: 'filled', name: 'filled' }],
    },
    { does: '顶部菜单: 删除', sends: 'POST blade-system/topmenu/remove', query: { ids: '$topId' } },
    { does: '部门: 逐级选择', sends: 'GET blade-system/dept/lazy-tree', query: { parentId: '0' }, reads: 'any' },
    {
      does: '数据源: 新增',
      sends: 'POST blade-develop/datasource/submit',
      json: {
        ...{ name: '试用库', driverClass: 'org.postgresql.Driver', username: 'reader', password: 'secret' },
        url: 'jdbc:postgresql://db.example.com:5432/tried',
      },
    },
    {
      does: '数据源: 下拉',
      sends: 'GET blade-develop/datasource/select',
      reads: [{ id: 'filled', name: 'filled' }],
      keeps: { sourceId: '0.id' },
    },
    {
      does: '代码生成: 新增',
      sends: 'POST blade-develop/code/submit',
      json: {
        ...{
          datasourceId: '$sourceId',
          serviceName: 'tried',
          codeName: '试用',
          menuId: '$menuId',
          tablePrefix: 'rdm_',
        },
        ...{ tableName: 'rdm_project', pkName: 'id', packageName: 'org.example.tried', baseMode: 1, wrapMode: 1 },
        ...{ apiPath: '/srv/api', webPath: '/srv/web', codeStyle: 'saber3' },
      },
    },
    {
      does: '代码生成: 查询',
      sends: 'GET blade-develop/code/list',
      query: { ...list, codeName: '试用' },
      reads: page({ id: 'filled', codeName: 'filled', baseMode: 'filled', wrapMode: 'filled' }),
      keeps: { codeId: 'records.0.id' },
    },
    {
      does: '代码生成: 查看',
      sends: 'GET blade-develop/code/detail',
      query: { id: '$codeId' },
      reads: { id: { is: '$codeId' } },
      keeps: { row: '' },
    },
    { does: '代码生成: 原样保存', sends: 'POST blade-develop/code/submit', json: '$row' },
    { does: '代码生成: 复制', sends: 'POST blade-develop/code/copy', query: { id: '$codeId' } },
    { does: '代码生成: 删除', sends: 'POST blade-develop/code/remove', query: { ids: '$codeId' } },
    ...log('接口日志', 'blade-log/api', { id: { is: '$lineId' }, methodName: 'text', params: 'any', time: 'any' }),
    {
      does: '通用日志: 查询',
      sends: 'GET blade-log/usual/list',
      query: list,
      reads: { records: 'any', total: 'number' },
    },
    {
      does: '错误日志: 查询',
      sends: 'GET blade-log/error/list',
      query: list,
      reads: { records: 'any', total: 'number' },
    },
    {
      does: '个人信息: 保存',
      sends: 'POST blade-user/update-info',
      json: { realName: '平台管理员', phone: '13800138001', email: 'root@example.com' },
    },
    {
      does: '行政区划: 查询',
      sends: 'GET blade-system/region/list',
      query: { ...list, code: '33' },
      reads: page({ code: 'filled', name: 'filled' }),
    },
    {
      does: '退出登录',
      sends: 'GET blade-auth/oauth/logout',
      bare: true,
      reads: { success: 'any' },
    },
  ],
};
