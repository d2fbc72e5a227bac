import { isHttpUrl } from './http-url';

/** A gateway for text messages. */
export interface SmsSettings {
  readonly url: string;
  readonly token: string;
}

const names = { url: 'RDM_SMS_URL', token: 'RDM_SMS_TOKEN' } as const;

/** Both or none. */
export function readSms(given: (name: string) => string | null, mistakes: string[]): SmsSettings | null {
  const [url, token] = [given(names.url), given(names.token)];
  if (url === null && token === null) return null;
  if (url === null || token === null) {
    const missing = url === null ? names.url : names.token;
    mistakes.push(`使用短信网关还须设置 ${missing} / For the SMS gateway ${missing} must be set as well.`);
    return null;
  }
  if (!isHttpUrl(url)) {
    mistakes.push(`${names.url} 应为 http(s) 地址 / ${names.url} must look like https://sms.example.com/send.`);
  }
  // Nothing else stands in a header. RFC 6750 §2.1
  if (!/^[\w.~+/-]+=*$/.test(token)) {
    mistakes.push(
      `${names.token} 只能含字母、数字和 - . _ ~ + / / ${names.token} may hold letters, digits and - . _ ~ + / only.`,
    );
  }
  return { url, token };
}
