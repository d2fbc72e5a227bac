import type { MenuNode, SessionPort, SignIn, TokenAnswer } from '@rdm/core/access';

export function tokenAnswer(answer: Partial<TokenAnswer> = {}): TokenAnswer {
  return {
    tenant_id: '100001',
    user_id: '7',
    dept_id: '1',
    post_id: '1',
    role_id: '1',
    oauth_id: '',
    account: 'finance',
    user_name: 'finance',
    nick_name: '王会计',
    real_name: '王会计',
    role_name: 'user',
    avatar: '',
    access_token: 'token-1',
    refresh_token: 'refresh-1',
    token_type: 'bearer',
    expires_in: 3600,
    detail: { type: 'web', deptName: '财务部' },
    license: '',
    reset_def_pass: 0,
    password_expired: 0,
    ...answer,
  };
}

export function menu(code: string, name: string, path: string, more: Partial<MenuNode> = {}): MenuNode {
  return {
    id: code,
    parentId: '0',
    code,
    name,
    nameEn: `${code} en`,
    alias: 'menu',
    path,
    source: '',
    sort: 1,
    category: 1,
    action: 0,
    isOpen: 1,
    ...more,
  };
}

export const menus: readonly MenuNode[] = [
  menu('rdmproject', '研发项目', '/rdm/project', {
    source: 'iconfont iconicon_savememo',
    children: [
      menu('project', '项目列表', '/rdm/project/list'),
      menu('entpersonnel', '研发人员', '/rdm/personnel/list'),
    ],
  }),
  menu('rdmimport', '数据导入', '/rdm/import'),
];

/** A server for one person; `calls` is what it was asked. Override what a test is about. */
export function fakeSessionPort(over: Partial<SessionPort> = {}): SessionPort & { readonly calls: SignIn[] } {
  const calls: SignIn[] = [];
  const answer = tokenAnswer();
  return {
    calls,
    captcha: () => Promise.resolve({ key: '', image: '' }),
    sources: () => Promise.resolve([]),
    logout: () => Promise.resolve(),
    userInfo: () =>
      Promise.resolve({
        roles: ['user'],
        tenantId: answer.tenant_id,
        userId: answer.user_id,
        account: answer.account,
        userName: answer.user_name,
        nickName: answer.nick_name,
        roleId: '1',
        deptId: '1',
        avatar: '',
        oauthId: '',
        detail: answer.detail,
        reset_def_pass: 0,
        password_expired: 0,
        switch_mode: 0,
        settings: [],
        assistant: 0,
      }),
    routes: () => Promise.resolve(menus),
    buttons: () =>
      Promise.resolve([
        menu('project', '项目列表', '/rdm/project/list', {
          children: [
            menu('project_view', '查看', '', { category: 2 }),
            menu('project_add', '新增', '', { category: 2 }),
          ],
        }),
        menu('rdmimport', '数据导入', '/rdm/import'),
      ]),
    updateDefaultPassword: () => Promise.resolve(),
    clearCache: () => Promise.resolve(),
    sendLogs: () => Promise.resolve(),
    ...over,
    token: (args) => {
      calls.push(args);
      return over.token ? over.token(args) : Promise.resolve(answer);
    },
  };
}
