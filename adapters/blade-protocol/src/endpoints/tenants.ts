import { tenant } from '@rdm/core/access';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { idList, optional } from './parameters';

const tenants = '/api/blade-system/tenant';
const number = v.pipe(v.string(), v.regex(/^\w{1,12}$/));
const time = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/));
const accounts = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^(-1|\d{1,7})$/),
  v.transform(Number),
);

/** The tenants of the installation. docs/wire.md, Tenants */
export const tenantEndpoints: EndpointTable['tenants'] = {
  page: { method: 'GET', path: `${tenants}/page`, page: tenant },
  select: { method: 'GET', path: `${tenants}/select` },
  findByName: { method: 'GET', path: `${tenants}/find-by-name`, query: v.object({ name: v.string() }) },
  info: { method: 'GET', path: `${tenants}/info`, query: v.object({ domain: v.optional(v.string(), '') }) },
  setting: {
    method: 'POST',
    path: `${tenants}/setting`,
    query: v.object({ ids: idList, accountNumber: optional(accounts), expireTime: optional(time) }),
  },
  datasource: {
    method: 'POST',
    path: `${tenants}/datasource`,
    query: v.object({ tenantId: number, datasourceId: v.pipe(v.string(), v.maxLength(40)) }),
  },
  dataSyncAuth: {
    method: 'GET',
    path: `${tenants}/data-sync-auth`,
    query: v.object({ status: optional(v.picklist(['0', '1'])) }),
  },
};
