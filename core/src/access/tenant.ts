import { computed, crud, defineResource, integer, string, time } from '../records';
import { text } from '../kernel';

/** The tenant whose users administer the installation. */
export const PLATFORM_TENANT = '000000';

/** Tenant (租户). The records belong to the platform tenant. docs/wire.md, Tenants */
export const tenant = defineResource('blade-system/tenant', {
  label: text('租户', 'Tenant'),
  fields: {
    code: string({
      label: text('租户编号', 'Tenant number'),
      hint: text('新增后自动生成', 'Assigned when the tenant is added'),
      readOnly: true,
      maxLength: 12,
    }),
    tenantName: string({ label: text('租户名称', 'Name'), required: text('请输入租户名称', 'Enter the name') }),
    creditCode: string({ label: text('统一社会信用代码', 'Unified social credit code'), maxLength: 18 }),
    domain: string({ label: text('域名', 'Domain') }),
    backgroundUrl: string({ label: text('登录背景', 'Background of the sign-in page'), maxLength: 500 }),
    linkman: string({ label: text('联系人', 'Contact') }),
    contactNumber: string({ label: text('联系电话', 'Phone of the contact') }),
    address: string({ label: text('联系地址', 'Address') }),
    accountNumber: integer({
      label: text('账号额度', 'Accounts allowed'),
      hint: text('-1 表示不限', '-1: no limit'),
      min: -1,
    }),
    expireTime: time({ label: text('过期时间', 'Expires') }),
    fileQuota: integer({
      label: text('附件空间额度（MB）', 'Space for files (MB)'),
      hint: text('不填为：试用 500，正式 100000', 'Empty: 500 on trial, 100,000 when licensed'),
      min: 1,
    }),
    rowQuota: integer({
      label: text('每日新增数据额度（行）', 'Rows that may be added in a day'),
      hint: text('不填为：试用 100000，正式 5000000', 'Empty: 100,000 on trial, 5,000,000 when licensed'),
      min: 1,
    }),
    activate: integer({
      label: text('正式版', 'Licensed'),
      names: { 1: text('正式', 'Licensed'), 0: text('试用', 'Trial') },
      min: 0,
      max: 1,
      initial: () => 1,
    }),
    datasourceId: string({
      label: text('分配的数据源', 'Data source assigned'),
      hint: text(
        '仅登记分配给该租户的数据源，RDM 仍将数据存放在自己的数据库中',
        'Only notes which data source is assigned to the tenant; RDM keeps its data in its own database',
      ),
      readOnly: true,
    }),
    /** Never stored: returned once, in the answer to the creation. */
    firstPassword: computed('text', () => null, {
      label: text('管理员初始密码', 'First password of its administrator'),
      hint: text('只显示一次，首次登录须修改', 'Shown once; it must be changed at the first sign-in'),
    }),
  },
  naturalKey: ['code'],
  title: 'tenantName',
  search: ['code', 'tenantName', 'contactNumber'],
  columns: ['code', 'tenantName', 'linkman', 'contactNumber', 'accountNumber', 'expireTime', 'activate', 'domain'],
  order: [{ field: 'code' }],
  calls: ['list', 'detail', 'submit', 'remove', 'history'],
  sharing: 'platform',
  tenantNumber: 'code',
  shownOnce: 'firstPassword',
  permissions: crud('tenant'),
});
