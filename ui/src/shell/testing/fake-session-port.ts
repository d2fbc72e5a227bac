import type { MenuNode, SessionPort, SignIn, TokenAnswer } from '@rdm/core/internal/access';

export function tokenAnswer(answer: Partial<TokenAnswer> = {}): TokenAnswer {
  return {
    tenantId: '100001',
    userId: '7',
    deptId: '1',
    postId: '1',
    roleId: '1',
    oauthId: '',
    account: 'finance',
    nickName: '王会计',
    roleName: 'user',
    avatar: '',
    accessToken: 'token-1',
    refreshToken: 'refresh-1',
    expiresInSeconds: 3600,
    deptName: '财务部',
    mustChangePassword: false,
    passwordExpired: false,
    mustSetSecondFactor: false,
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

/** A fake server for one user; `calls` records the sign-in requests. Override what a test is about. */
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
        tenantId: answer.tenantId,
        userId: answer.userId,
        account: answer.account,
        nickName: answer.nickName,
        roleId: '1',
        deptId: '1',
        avatar: '',
        oauthId: '',
        deptName: answer.deptName,
        mustChangePassword: false,
        passwordExpired: false,
        mustSetSecondFactor: false,
        idleMinutes: 0,
        maySwitchRoles: false,
        settings: [],
        hasAssistant: false,
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
    downloadTicket: () => Promise.resolve({ ticket: '' }),
    sendLogs: () => Promise.resolve(),
    ...over,
    token: (args) => {
      calls.push(args);
      return over.token ? over.token(args) : Promise.resolve(answer);
    },
  };
}
