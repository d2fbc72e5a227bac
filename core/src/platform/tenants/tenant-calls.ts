import * as v from 'valibot';
import { text } from '../../kernel';
import { argument, calls, type PortOf } from '../../records';
import { assignDataSource } from './assign-data-source';
import { dataSyncAuth } from './data-sync-auth';
import { tenantChoices, tenantOfDomain, tenantPage, tenantsNamed } from './find-tenants';
import { setTenants } from './set-tenants';

const number = v.pipe(v.string(), v.regex(/^\w{1,12}$/));
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/));
const accounts = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^(-1|\d{1,7})$/),
  v.transform(Number),
);
const choices = v.array(v.object({ tenantId: v.string(), tenantName: v.string() }));
const onOrOff = v.picklist(['0', '1']);

/** Tenant calls, for users of the platform; only the lookup by domain is public. docs/wire.md, Tenants */
export const tenantCalls = calls({
  page: {
    needs: 'tenant_view',
    about: text('租户分页', 'The tenants, a page of them.'),
    does: tenantPage,
  },
  select: {
    needs: 'signedIn',
    about: text('租户选择列表', 'The tenants to choose from: all for whoever may view them, else the caller’s own.'),
    answers: choices,
    does: tenantChoices,
  },
  findByName: {
    needs: 'tenant_view',
    about: text('按名称查找租户', 'The tenants whose name contains the text.'),
    takes: v.object({ name: v.string() }),
    answers: choices,
    does: tenantsNamed,
  },
  info: {
    // Called by the sign-in page, before authentication.
    needs: 'public',
    about: text(
      '按域名查询租户',
      'The tenant a domain belongs to, for the sign-in page; empty for a domain of nobody’s.',
    ),
    takes: v.object({ domain: v.optional(v.string(), '') }),
    answers: v.object({
      tenantId: v.optional(v.string()),
      domain: v.optional(v.string()),
      backgroundUrl: v.optional(v.string()),
    }),
    conducts: tenantOfDomain,
  },
  setting: {
    needs: 'tenant_edit',
    about: text('设置租户额度与期限', 'Sets how many accounts tenants may have and until when they may sign in.'),
    takes: v.object({
      ids: argument.idList,
      accountNumber: argument.optional(accounts),
      expireTime: argument.optional(time),
    }),
    conducts: setTenants,
  },
  datasource: {
    needs: 'tenant_edit',
    about: text(
      '设置租户数据源',
      'Notes which data source is assigned to a tenant, and nothing more: its data stay where they are. Without an id ' +
        'the assignment is taken back; an unknown one is refused with 403.',
    ),
    takes: v.object({ tenantId: number, datasourceId: v.pipe(v.string(), v.maxLength(40)) }),
    does: assignDataSource,
  },
  dataSyncAuth: {
    needs: 'param_edit',
    about: text(
      '数据同步授权',
      'Whether the tenant lets others fetch its data; with `status` 0 or 1 it is set and answered as it then stands.',
    ),
    takes: v.object({ status: argument.optional(onOrOff) }),
    answers: v.object({ status: onOrOff }),
    does: dataSyncAuth,
  },
});

export type TenantPort = PortOf<typeof tenantCalls>;
