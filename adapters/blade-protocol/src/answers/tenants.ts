import type { TenantPort } from '@rdm/core/access';
import { text } from '@rdm/core/kernel';
import * as v from 'valibot';
import type { AnswersOf } from './answer';

const choices = v.array(v.object({ tenantId: v.string(), tenantName: v.string() }));

export const tenantAnswers: AnswersOf<TenantPort> = {
  page: { about: text('租户分页', 'The tenants, a page of them.') },
  select: { about: text('租户选择列表', 'All tenants, to choose from.'), schema: choices },
  findByName: { about: text('按名称查找租户', 'The tenants whose name contains the text.'), schema: choices },
  info: {
    about: text(
      '按域名查询租户',
      'The tenant a domain belongs to, for the sign-in page; empty for a domain of nobody’s.',
    ),
    schema: v.object({
      tenantId: v.optional(v.string()),
      domain: v.optional(v.string()),
      backgroundUrl: v.optional(v.string()),
    }),
  },
  setting: {
    about: text('设置租户额度与期限', 'Sets how many accounts tenants may have and until when they may sign in.'),
  },
  datasource: {
    about: text(
      '设置租户数据源',
      'Notes which data source is assigned to a tenant, and nothing more: its data stay where they are. Without an id ' +
        'the assignment is taken back; an unknown one is refused with 403.',
    ),
  },
  dataSyncAuth: {
    about: text(
      '数据同步授权',
      'Whether the tenant lets others fetch its data; with `status` 0 or 1 it is set and answered as it then stands.',
    ),
    schema: v.object({ status: v.picklist(['0', '1']) }),
  },
};
