import * as v from 'valibot';
import type { EndpointTable } from './endpoint';

const year = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^(19|20|21)\d{2}$/));
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,19}$/));
const period = v.picklist(['H1', 'Q1_Q3', 'ANNUAL']);
/** A query parameter that is there but empty counts as not given. */
const optional = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );

const ofYear = v.object({ year });
const ofYearOrReport = v.object({ year: optional(year), reportId: optional(id) });

/** Amounts by name: texts or numbers; null and absent keep what is stored. */
const amounts = v.pipe(
  v.record(v.string(), v.nullish(v.union([v.string(), v.number()]))),
  v.transform((given) =>
    Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        value === null || value === undefined ? [] : [[name, String(value)]],
      ),
    ),
  ),
);

const auth = '/api/blade-auth/oauth';
const rows = '/api/blade-rdm/projectreportdetaillist';
const text = v.optional(v.string());

/** The one table of special calls: each method of a port, its path, and where its arguments go. Spec §7 */
export const endpoints: EndpointTable = {
  session: {
    token: {
      method: 'POST',
      path: `${auth}/token`,
      query: v.object({
        grant_type: v.optional(v.string()),
        tenantId: v.pipe(v.string(), v.trim(), v.regex(/^\w{1,12}$/)),
        username: text,
        password: text,
        refresh_token: text,
        captchaKey: text,
        captchaCode: text,
      }),
      headers: { tenantId: 'Tenant-Id', captchaKey: 'Captcha-Key', captchaCode: 'Captcha-Code' },
      answer: 'bare',
    },
    captcha: { method: 'GET', path: `${auth}/captcha`, answer: 'bare' },
    logout: { method: 'GET', path: `${auth}/logout`, answer: 'bare' },
    userInfo: { method: 'GET', path: `${auth}/user-info` },
    routes: { method: 'GET', path: '/api/blade-system/menu/routes' },
    buttons: { method: 'GET', path: '/api/blade-system/menu/buttons' },
    updateDefaultPassword: {
      method: 'POST',
      path: '/api/blade-user/update-def-password',
      query: v.object({ newPassword: v.string(), newPassword1: v.string() }),
    },
  },
  dictionaries: {
    entries: {
      method: 'GET',
      path: '/api/blade-rdm/dict-biz/dictionary',
      aliases: ['/api/blade-system/dict-biz/dictionary'],
      query: v.object({ code: v.pipe(v.string(), v.minLength(1)) }),
    },
  },
  ledger: {
    recompute: { method: 'GET', path: `${rows}/restats-amount`, query: ofYear, slow: true },
    recomputeProgress: { method: 'GET', path: `${rows}/restats-progress`, query: ofYear },
    statsAmount: { method: 'GET', path: '/api/blade-rdm/projectreport/stats/amount', query: ofYear },
    statsMonths: { method: 'GET', path: '/api/blade-rdm/project/stats/month/amount', query: ofYear },
    preferential: {
      method: 'GET',
      path: `${rows}/preferential`,
      query: v.object({ ...ofYearOrReport.entries, addedType: optional(period) }),
    },
    explain: {
      method: 'GET',
      path: `${rows}/preferential/explain`,
      query: v.object({ year, key: v.pipe(v.string(), v.minLength(1)), addedType: optional(period) }),
    },
    saveYearInputs: {
      method: 'POST',
      path: '/api/blade-rdm/projectreport/submit/amortizeAmount',
      body: amounts,
    },
    clearYearInputs: {
      method: 'POST',
      path: '/api/blade-rdm/projectreport/clean/amortizeAmount',
      query: v.object({ id }),
    },
  },
  statistics: {
    data: { method: 'GET', path: '/api/blade-rdm/projectreportother/data', query: ofYearOrReport },
    save: {
      method: 'POST',
      path: '/api/blade-rdm/projectreportother/data',
      query: ofYearOrReport,
      body: amounts,
    },
  },
};
