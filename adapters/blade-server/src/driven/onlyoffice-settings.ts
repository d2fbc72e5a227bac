/** An ONLYOFFICE Document Server beside the program. */
export interface OnlyOfficeSettings {
  /** Where browsers and this server reach it, without a slash at the end. */
  readonly url: string;
  /** What it signs and checks its messages with (its `JWT_SECRET`). */
  readonly secret: string;
  /** Where it reaches this server, without a slash at the end. */
  readonly backUrl: string;
}

const names = {
  url: 'RDM_ONLYOFFICE_URL',
  secret: 'RDM_ONLYOFFICE_SECRET',
  backUrl: 'RDM_ONLYOFFICE_BACK_URL',
} as const;

const SHORTEST_SECRET = 16;

/**
 * The settings of the document server, or null when there is none. Half of them is a mistake.
 * @param ownUrl where this server listens, for a document server on the same machine
 */
export function readOnlyOffice(
  given: (name: string) => string | null,
  mistakes: string[],
  ownUrl: string,
): OnlyOfficeSettings | null {
  const [url, secret, backUrl] = [given(names.url), given(names.secret), given(names.backUrl)];
  if (url === null && secret === null && backUrl === null) return null;
  if (url === null || secret === null) {
    const missing = [url === null && names.url, secret === null && names.secret].filter(Boolean).join(', ');
    mistakes.push(`使用 ONLYOFFICE 还须设置 ${missing} / For ONLYOFFICE ${missing} must be set as well.`);
    return null;
  }
  for (const [name, value] of [
    [names.url, url],
    [names.backUrl, backUrl ?? ownUrl],
  ] as const) {
    if (!isHttpUrl(value)) {
      mistakes.push(`${name} 应为 http(s) 地址 / ${name} must look like https://office.example.com.`);
    }
  }
  if (secret.length < SHORTEST_SECRET) {
    mistakes.push(
      `${names.secret} 至少需要 ${SHORTEST_SECRET} 个字符 / ${names.secret} needs at least ${SHORTEST_SECRET} characters.`,
    );
  }
  return { url: withoutSlash(url), secret, backUrl: withoutSlash(backUrl ?? ownUrl) };
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** Without credentials, which would end up in pages, and without a query. */
function isHttpUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
}
