import { isHttpUrl } from './http-url';

/** A service elsewhere: where it is asked, and what it knows this installation by. */
export interface KeyedAddress {
  readonly url: string;
  readonly key: string;
}

export interface KeyedAddressNames {
  /** The variables of the environment. */
  readonly url: string;
  readonly key: string;
  readonly service: { readonly zh: string; readonly en: string };
  /** An address to be told where one is none. */
  readonly example: string;
}

/** Both or none. */
export function readKeyedAddress(
  names: KeyedAddressNames,
  given: (name: string) => string | null,
  mistakes: string[],
): KeyedAddress | null {
  const [url, key] = [given(names.url), given(names.key)];
  if (url === null && key === null) return null;
  if (url === null || key === null) {
    const missing = url === null ? names.url : names.key;
    const { zh, en } = names.service;
    mistakes.push(`使用${zh}还须设置 ${missing} / For the ${en} ${missing} must be set as well.`);
    return null;
  }
  if (!isHttpUrl(url)) {
    mistakes.push(`${names.url} 应为 http(s) 地址 / ${names.url} must look like ${names.example}.`);
  }
  // Nothing else stands in a header. RFC 6750 §2.1
  if (!/^[\w.~+/-]+=*$/.test(key)) {
    mistakes.push(
      `${names.key} 只能含字母、数字和 - . _ ~ + / / ${names.key} may hold letters, digits and - . _ ~ + / only.`,
    );
  }
  return { url, key };
}
