import { isHttpUrl } from './http-url';

export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Names it in addresses and records. */
  readonly source: string;
  /** Names it on its button. */
  readonly label: string;
  /** Where people reach the product: the provider sends them back there. */
  readonly site: string;
}

const neededOfOpenId = {
  issuer: 'RDM_OIDC_ISSUER',
  clientId: 'RDM_OIDC_CLIENT_ID',
  clientSecret: 'RDM_OIDC_CLIENT_SECRET',
  site: 'RDM_SITE_URL',
} as const;

/** All or none; the site alone sets nothing up. */
export function readOpenId(given: (name: string) => string | null, mistakes: string[]): OpenIdSettings | null {
  const { issuer, clientId, clientSecret, site } = neededOfOpenId;
  const [source, label] = [given('RDM_OIDC_NAME'), given('RDM_OIDC_LABEL')];
  const own = [given(issuer), given(clientId), given(clientSecret), source, label];
  if (own.every((value) => value === null)) return null;
  const missing = Object.values(neededOfOpenId).filter((name) => given(name) === null);
  if (missing.length > 0) {
    const list = missing.join(', ');
    mistakes.push(`使用第三方登录还须设置 ${list} / To sign in through a provider ${list} must be set as well.`);
    return null;
  }
  if (!isSafeUrl(given(issuer)!)) {
    mistakes.push(
      `${issuer} 应为 https 地址 / ${issuer} must look like https://id.example.com (http on 127.0.0.1 only).`,
    );
  }
  if (!isHttpUrl(given(site)!) || new URL(given(site)!).pathname !== '/') {
    mistakes.push(`${site} 应为本系统的访问地址 / ${site} must look like https://rdm.example.com.`);
  }
  if (source !== null && !/^[a-z][a-z\d_]{0,29}$/.test(source)) {
    mistakes.push('RDM_OIDC_NAME 应为小写字母、数字或下划线 / RDM_OIDC_NAME must be small letters, digits or _.');
  }
  if (label !== null && label.length > 30) {
    mistakes.push('RDM_OIDC_LABEL 不能超过 30 个字 / RDM_OIDC_LABEL has 30 characters at the most.');
  }
  return {
    issuer: given(issuer)!,
    clientId: given(clientId)!,
    clientSecret: given(clientSecret)!,
    source: source ?? 'oidc',
    label: label ?? source ?? 'OpenID Connect',
    site: given(site)!,
  };
}

/** Over TLS, or on the machine itself. */
const isSafeUrl = (value: string): boolean =>
  isHttpUrl(value) && (value.startsWith('https:') || new URL(value).hostname === '127.0.0.1');
