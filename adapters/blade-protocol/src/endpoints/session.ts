import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, optional } from './parameters';

const auth = '/api/blade-auth/oauth';
const text = v.optional(v.string());
/** A text of a log entry; what a browser does not know of a fault is empty. */
const said = v.nullish(v.string(), '');

/** Signing in and out. docs/wire.md, Token */
export const sessionEndpoints: EndpointTable['session'] = {
  token: {
    method: 'POST',
    path: `${auth}/token`,
    query: v.object({
      grant_type: v.optional(v.string()),
      tenantId: v.pipe(v.string(), v.trim(), v.regex(/^\w{1,12}$/)),
      username: text,
      password: text,
      refresh_token: text,
      captchaKey: text,
      captchaCode: text,
      source: text,
      code: text,
      state: text,
      roleId: text,
      deptId: text,
    }),
    headers: {
      tenantId: 'Tenant-Id',
      captchaKey: 'Captcha-Key',
      captchaCode: 'Captcha-Code',
      roleId: 'Role-Id',
      deptId: 'Dept-Id',
    },
    answer: 'bare',
  },
  captcha: { method: 'GET', path: `${auth}/captcha`, answer: 'bare' },
  sources: { method: 'GET', path: `${auth}/sources` },
  logout: { method: 'GET', path: `${auth}/logout`, answer: 'bare' },
  clearCache: { method: 'GET', path: `${auth}/clear-cache`, answer: 'bare' },
  sendLogs: {
    method: 'POST',
    path: `${auth}/logout`,
    bodyList: {
      name: 'entries',
      most: 200,
      items: v.object({ url: said, time: said, type: said, message: said, stack: said, info: said }),
    },
  },
  userInfo: { method: 'GET', path: `${auth}/user-info` },
  routes: {
    method: 'GET',
    path: '/api/blade-system/menu/routes',
    query: v.object({ topMenuId: optional(id) }),
  },
  buttons: { method: 'GET', path: '/api/blade-system/menu/buttons' },
  updateDefaultPassword: {
    method: 'POST',
    path: '/api/blade-user/update-def-password',
    query: v.object({ newPassword: v.string(), newPassword1: v.string() }),
  },
};
