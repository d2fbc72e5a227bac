import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, optional } from './parameters';

/** What the program tells of itself and of the tenant. */
export const systemEndpoints: EndpointTable['system'] = {
  termInfo: { method: 'GET', path: '/api/rdm/useterm/getTermInfo' },
};

const sms = '/api/blade-resource/sms/endpoint';
const some = v.pipe(v.string(), v.minLength(1), v.maxLength(4000));

/** Text messages. docs/wire.md, Text messages */
export const smsEndpoints: EndpointTable['sms'] = {
  sendValidate: { method: 'POST', path: `${sms}/send-validate`, query: v.object({ phone: v.string() }) },
  validateMessage: {
    method: 'POST',
    path: `${sms}/validate-message`,
    query: v.object({ id: some, value: some, phone: v.string() }),
  },
  sendMessage: {
    method: 'POST',
    path: `${sms}/send-message`,
    query: v.object({ code: optional(v.string()), params: v.optional(v.string(), '{}'), phones: some }),
  },
};

export const resourceChoiceEndpoints: EndpointTable['resourceChoice'] = {
  enableOss: { method: 'POST', path: '/api/blade-resource/oss/enable', query: v.object({ id }) },
  enableSms: { method: 'POST', path: '/api/blade-resource/sms/enable', query: v.object({ id }) },
  disableOss: { method: 'POST', path: '/api/blade-resource/oss/disable', query: v.object({ id }) },
  disableSms: { method: 'POST', path: '/api/blade-resource/sms/disable', query: v.object({ id }) },
};

const caches = '/api/blade-system/cache';
const named = v.object({ name: v.optional(v.string()) });

/** What the server remembers between requests. */
export const cacheEndpoints: EndpointTable['caches'] = {
  list: { method: 'GET', path: `${caches}/list`, query: v.object({ key: v.optional(v.string()) }) },
  remove: { method: 'DELETE', path: `${caches}/remove`, bodyList: { name: 'keys', items: v.string(), most: 1000 } },
  clearDictionary: { method: 'GET', path: '/api/blade-rdm/dict-biz/removeCache', query: named },
  clearTaxOffices: { method: 'GET', path: '/api/blade-rdm/dict-biz/removeTaxOfficeCache', query: named },
  clearRegion: { method: 'GET', path: '/api/blade-system/region/removeCache', query: named },
};
