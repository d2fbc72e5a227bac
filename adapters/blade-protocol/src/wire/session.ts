import type { sessionCalls } from '@rdm/core/internal/access';
import { tokenShape, userInfoShape } from './session-shapes';
import { get, post, postForm, type Wire } from './wire-line';

/**
 * Signing in and out. docs/wire.md, Token. The sign-in page loads these lines alone, so this module names no resource and
 * imports no declaration at run time.
 */
export const sessionWire: Wire<typeof sessionCalls> = {
  token: postForm('blade-auth/oauth/token', {
    headers: {
      tenantId: 'Tenant-Id',
      captchaKey: 'Captcha-Key',
      captchaCode: 'Captcha-Code',
      roleId: 'Role-Id',
      deptId: 'Dept-Id',
    },
    answer: 'bare',
    passwords: { password: { neverTyped: true } },
    names: { grantType: 'grant_type', refreshToken: 'refresh_token' },
    shape: tokenShape,
  }),
  captcha: get('blade-auth/oauth/captcha', { answer: 'bare' }),
  sources: get('blade-auth/oauth/sources'),
  logout: get('blade-auth/oauth/logout', { answer: 'bare' }),
  downloadTicket: postForm('blade-auth/oauth/download-ticket'),
  clearCache: get('blade-auth/oauth/clear-cache', { answer: 'bare' }),
  sendLogs: post('blade-auth/oauth/logout', { list: { name: 'entries', most: 200 } }),
  userInfo: get('blade-auth/oauth/user-info', { shape: userInfoShape }),
  routes: get('blade-system/menu/routes'),
  buttons: get('blade-system/menu/buttons'),
  updateDefaultPassword: postForm('blade-user/update-def-password', {
    passwords: { newPassword: { typed: 'typedPassword' }, newPassword1: {} },
  }),
};
