import {
  role,
  topMenu,
  user,
  type departmentsCalls,
  type menusCalls,
  type profileCalls,
  type rolesCalls,
  type secondFactorCalls,
  type tokensCalls,
  type usersCalls,
} from '@rdm/core/internal/access';
import { department, post as postOfPeople } from '@rdm/core/internal/system';
import { rowsShape } from './rows-shape';
import { download, get, post, postForm, type Wire } from './wire-line';

export const profileWire: Wire<typeof profileCalls> = {
  info: get('blade-user/info'),
  updateInfo: post('blade-user/update-info'),
  updatePassword: postForm('blade-user/update-password', {
    passwords: { oldPassword: {}, newPassword: { typed: 'typedPassword' }, newPassword1: {} },
  }),
  confirmPassword: postForm('blade-user/confirm-password', { passwords: { password: {} } }),
  sessions: get('blade-user/sessions'),
  endSession: postForm('blade-user/end-session'),
};

/** docs/wire.md, Second factor */
export const secondFactorWire: Wire<typeof secondFactorCalls> = {
  own: get('blade-user/second-factors'),
  inviteApp: postForm('blade-user/second-factors/invite-app'),
  addApp: postForm('blade-user/second-factors/add-app'),
  invitePasskey: postForm('blade-user/second-factors/invite-passkey'),
  addPasskey: post('blade-user/second-factors/add-passkey'),
  renewRecoveryCodes: postForm('blade-user/second-factors/renew-recovery-codes'),
  remove: postForm('blade-user/second-factors/remove'),
};

/** docs/wire.md, Access tokens */
export const tokensWire: Wire<typeof tokensCalls> = {
  own: get('blade-user/tokens'),
  choices: get('blade-user/tokens/choices'),
  create: post('blade-user/tokens/create'),
  revokeOwn: postForm('blade-user/tokens/revoke'),
  revoke: postForm('blade-system/apitoken/revoke'),
};

export const usersWire: Wire<typeof usersCalls> = {
  page: get('blade-user/page', { page: user }),
  platformDetail: get('blade-user/platform-detail', { record: user }),
  update: post('blade-user/update', { draft: user, record: user }),
  resetPassword: postForm('blade-user/reset-password'),
  importTemplate: download('blade-user/export-template'),
  importUsers: post('blade-user/import-user', { upload: true }),
  resetSecondFactor: postForm('blade-user/reset-second-factor'),
  grant: postForm('blade-user/grant'),
  updateDepartment: postForm('blade-user/batch/update/dept'),
  resetAccount: postForm('blade-user/reset/account'),
  unlock: postForm('blade-user/unlock'),
  orgTree: get('blade-user/org/tree'),
  updatePlatform: postForm('blade-user/update-platform'),
  registerGuest: postForm('blade-user/register-guest'),
  choices: get('blade-user/choices'),
};

export const rolesWire: Wire<typeof rolesCalls> = {
  list: get('blade-system/role/list', { filters: role, shape: rowsShape }),
  grant: post('blade-system/role/grant'),
};

export const menusWire: Wire<typeof menusCalls> = {
  list: get('blade-system/menu/list', { shape: rowsShape }),
  menuList: get('blade-system/menu/menu-list', { shape: rowsShape }),
  lazyList: get('blade-system/menu/lazy-list', { shape: rowsShape }),
  lazyMenuList: get('blade-system/menu/lazy-menu-list', { shape: rowsShape }),
  grantTree: get('blade-system/menu/grant-tree'),
  roleTreeKeys: get('blade-system/menu/role-tree-keys'),
  grantTopTree: get('blade-system/menu/grant-top-tree'),
  topTreeKeys: get('blade-system/menu/top-tree-keys'),
  topMenu: get('blade-system/menu/top-menu', { record: topMenu, many: true }),
  grantTop: post('blade-system/topmenu/grant'),
  authRoutes: get('blade-system/menu/auth-routes'),
};

export const departmentsWire: Wire<typeof departmentsCalls> = {
  list: get('blade-system/dept/list', { filters: department, shape: rowsShape }),
  lazyList: get('blade-system/dept/lazy-list'),
  lazyTree: get('blade-system/dept/lazy-tree'),
  batchSubmit: post('blade-system/dept/batch/submit', {
    list: { name: 'departments', most: 500, drafts: department },
    record: department,
    many: true,
  }),
  roleTree: get('blade-system/dept/role/tree'),
  posts: get('blade-system/post/select', { record: postOfPeople, many: true }),
};
