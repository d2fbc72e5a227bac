import * as v from 'valibot';
import { headerKey, httpAddress, variableGroup } from './variable-group';

/** The open interface of 天眼查, or a gateway before it. */
export interface TianyanchaSettings {
  /** Base address; the paths of the interface follow it. */
  readonly url: string;
  readonly token: string;
  /** Requests a month; null for any number. */
  readonly monthlyLimit: number | null;
}

export const readTianyancha = variableGroup({
  use: { zh: '使用天眼查', en: 'For the company registry' },
  variables: {
    RDM_TIANYANCHA_URL: httpAddress('RDM_TIANYANCHA_URL', 'https://open.api.tianyancha.com'),
    RDM_TIANYANCHA_TOKEN: headerKey('RDM_TIANYANCHA_TOKEN'),
    RDM_TIANYANCHA_LIMIT: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^[1-9]\d{0,6}$/,
          'RDM_TIANYANCHA_LIMIT 应为正整数 / RDM_TIANYANCHA_LIMIT must be a whole number above 0.',
        ),
        v.transform(Number),
      ),
    ),
  },
  shared: ['RDM_TIANYANCHA_LIMIT'],
  settings: ({
    RDM_TIANYANCHA_URL: url,
    RDM_TIANYANCHA_TOKEN: token,
    RDM_TIANYANCHA_LIMIT: limit,
  }): TianyanchaSettings => ({
    url,
    token,
    monthlyLimit: limit ?? null,
  }),
});
