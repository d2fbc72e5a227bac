import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { tokenShape } from '../wire/session-shapes';
import { optional } from './parameters';

const line = v.pipe(v.string(), v.maxLength(300));
const given = v.optional(line);
const tenantId = v.pipe(v.string(), v.trim(), v.regex(/^\w{1,12}$/));

/** What people who are not signed in may do beside signing in. */
export const registrationEndpoints: EndpointTable['registration'] = {
  terms: { method: 'GET', path: '/api/enterprise/register/terms' },
  register: {
    method: 'POST',
    path: '/api/enterprise/register',
    body: v.object({
      name: v.optional(line, ''),
      creditCode: v.optional(line, ''),
      linkman: given,
      phone: v.optional(line, ''),
      account: v.optional(line, ''),
      password: v.optional(line, ''),
      password2: given,
      id: given,
      value: given,
      captchaKey: given,
      captchaCode: given,
    }),
  },
  check: { method: 'GET', path: '/api/enterprise/check/{value}', params: v.object({ value: line }) },
  sendCode: {
    method: 'POST',
    path: '/api/blade-auth/oauth/sms/send-validate',
    query: v.object({
      tenantId: optional(tenantId),
      phone: v.string(),
      captchaKey: optional(v.string()),
      captchaCode: optional(v.string()),
    }),
    headers: { captchaKey: 'Captcha-Key', captchaCode: 'Captcha-Code' },
  },
  retrievePassword: {
    method: 'POST',
    path: '/api/enterprise/retrieve/password',
    body: v.object({
      tenantId,
      account: given,
      phone: line,
      id: line,
      value: line,
      newPassword: line,
      newPassword1: line,
    }),
  },
  k3Login: {
    method: 'POST',
    path: '/api/k3/login',
    body: v.object({ tenantId, username: line, password: line, captchaKey: given, captchaCode: given }),
    shape: tokenShape,
  },
};
