import { crud, defineResource, integer, longText, string, text } from '../kernel';

/** Client (应用): a program that may ask for tokens. What it proves itself by is kept as a hash. `blade-wire.md` §3.11 */
export const client = defineResource('blade-system/client', {
  label: text('应用', 'Client'),
  fields: {
    clientId: string({ label: text('应用标识', 'Client id'), required: text('请输入应用标识', 'Enter the client id') }),
    clientSecret: string({
      label: text('应用密钥', 'Secret'),
      hint: text('已保存的不显示，留空则不修改', 'What is stored is not shown; left empty it stays'),
      secret: true,
      maxLength: 500,
    }),
    authorizedGrantTypes: string({
      label: text('授权类型', 'Grant types'),
      required: text('请输入授权类型', 'Enter the grant types'),
      initial: () => 'refresh_token,password,captcha',
    }),
    scope: string({ label: text('授权范围', 'Scope'), initial: () => 'all' }),
    accessTokenValidity: integer({
      label: text('令牌秒数', 'Seconds of an access token'),
      min: 60,
      max: 86_400,
      initial: () => 3600,
    }),
    refreshTokenValidity: integer({
      label: text('刷新令牌秒数', 'Seconds of a refresh token'),
      min: 60,
      max: 31_536_000,
      initial: () => 604_800,
    }),
    webServerRedirectUri: string({ label: text('回调地址', 'Redirect address'), maxLength: 500 }),
    resourceIds: string({ label: text('资源集合', 'Resources') }),
    authorities: string({ label: text('权限', 'Authorities') }),
    autoapprove: string({ label: text('自动授权', 'Approved by itself') }),
    additionalInformation: longText({ label: text('附加说明', 'Further information') }),
  },
  naturalKey: ['clientId'],
  title: 'clientId',
  search: ['clientId'],
  columns: ['clientId', 'authorizedGrantTypes', 'scope', 'accessTokenValidity', 'refreshTokenValidity'],
  calls: ['list', 'detail', 'submit', 'remove', 'history'],
  binding: 'entity',
  sharing: 'platform',
  permissions: crud('client'),
});
