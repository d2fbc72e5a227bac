import * as v from 'valibot';
import { isHttpUrl } from './http-url';
import { variableGroup } from './variable-group';

export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its name in URLs and records. */
  readonly source: string;
  /** Its name on the sign-in button. */
  readonly label: string;
  /** The product's public address: the provider redirects users back there. */
  readonly site: string;
}

/** TLS, or the local machine. */
const isSafeUrl = (value: string): boolean =>
  isHttpUrl(value) && (value.startsWith('https:') || new URL(value).hostname === '127.0.0.1');

export const readOpenId = variableGroup({
  use: { zh: '使用第三方登录', en: 'To sign in through a provider' },
  variables: {
    RDM_OIDC_ISSUER: v.pipe(
      v.string(),
      v.check(
        isSafeUrl,
        'RDM_OIDC_ISSUER 应为 https 地址 / RDM_OIDC_ISSUER must look like https://id.example.com (http on 127.0.0.1 only).',
      ),
    ),
    RDM_OIDC_CLIENT_ID: v.string(),
    RDM_OIDC_CLIENT_SECRET: v.string(),
    RDM_SITE_URL: v.pipe(
      v.string(),
      v.check(
        (value) => isHttpUrl(value) && new URL(value).pathname === '/',
        'RDM_SITE_URL 应为本系统的访问地址 / RDM_SITE_URL must look like https://rdm.example.com.',
      ),
    ),
    RDM_OIDC_NAME: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^[a-z][a-z\d_]{0,29}$/,
          'RDM_OIDC_NAME 应为小写字母、数字或下划线 / RDM_OIDC_NAME must be small letters, digits or _.',
        ),
      ),
    ),
    RDM_OIDC_LABEL: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(30, 'RDM_OIDC_LABEL 不能超过 30 个字 / RDM_OIDC_LABEL has 30 characters at the most.'),
      ),
    ),
  },
  shared: ['RDM_SITE_URL'],
  settings: (given): OpenIdSettings => ({
    issuer: given.RDM_OIDC_ISSUER,
    clientId: given.RDM_OIDC_CLIENT_ID,
    clientSecret: given.RDM_OIDC_CLIENT_SECRET,
    source: given.RDM_OIDC_NAME ?? 'oidc',
    label: given.RDM_OIDC_LABEL ?? given.RDM_OIDC_NAME ?? 'OpenID Connect',
    site: given.RDM_SITE_URL,
  }),
});
