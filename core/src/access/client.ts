import { crud, defineResource, integer, longText, string } from '../records';
import { fill, text } from '../kernel';
import { ACCESS_SECONDS, REFRESH_SECONDS } from './sign-in-client';

const otherwise = text('留空为 {seconds}', 'Left empty: {seconds}');

/** Client (应用): a program that may request tokens. Its secret is stored as a hash. */
export const client = defineResource('blade-system/client', {
  label: text('应用', 'Client'),
  fields: {
    clientId: string({ label: text('应用标识', 'Client id'), required: text('请输入应用标识', 'Enter the client id') }),
    clientSecret: string({
      label: text('应用密钥', 'Secret'),
      secret: true,
      maxLength: 500,
    }),
    authorizedGrantTypes: string({
      label: text('授权类型', 'Grant types'),
      required: text('请输入授权类型', 'Enter the grant types'),
      hint: text(
        '以逗号分隔：password、captcha、refresh_token、social',
        'Separated by commas: password, captcha, refresh_token, social',
      ),
      initial: () => 'refresh_token,password,captcha',
    }),
    scope: string({ label: text('授权范围', 'Scope'), initial: () => 'all' }),
    accessTokenValidity: integer({
      label: text('令牌秒数', 'Seconds of an access token'),
      min: 60,
      max: 86_400,
      hint: fill(otherwise, { seconds: ACCESS_SECONDS }),
      initial: () => ACCESS_SECONDS,
    }),
    refreshTokenValidity: integer({
      label: text('刷新令牌秒数', 'Seconds of a refresh token'),
      min: 60,
      max: 31_536_000,
      hint: fill(otherwise, { seconds: REFRESH_SECONDS }),
      initial: () => REFRESH_SECONDS,
    }),
    webServerRedirectUri: string({ label: text('回调地址', 'Redirect address'), maxLength: 500 }),
    resourceIds: string({ label: text('资源集合', 'Resources') }),
    authorities: string({ label: text('权限', 'Authorities') }),
    autoapprove: string({ label: text('自动授权', 'Approved automatically') }),
    additionalInformation: longText({ label: text('附加说明', 'Further information') }),
  },
  naturalKey: ['clientId'],
  title: 'clientId',
  search: ['clientId'],
  whenEmpty: text(
    '随产品提供的 saber、sword 无需登记；其他系统在此登记后，才能用自己的标识和密钥登录',
    'The clients saber and sword come with the product and need no entry; any other program signs in once it is entered here',
  ),
  columns: ['clientId', 'authorizedGrantTypes', 'scope', 'accessTokenValidity', 'refreshTokenValidity'],
  calls: ['list', 'detail', 'submit', 'remove', 'history'],
  detailBy: ['clientId'],
  binding: 'entity',
  sharing: 'platform',
  permissions: crud('client'),
});
