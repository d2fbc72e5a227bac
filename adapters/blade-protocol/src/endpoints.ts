import { attachment } from '@rdm/core/evidence';
import { project, projectBudget, projectDetail } from '@rdm/core/project';
import * as v from 'valibot';
import { SUBMISSION_HEADER } from './clients';
import type { EndpointTable, Sheet } from './endpoint';

const year = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^(19|20|21)\d{2}$/));
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,19}$/));
/** Ids joined by commas, as a query takes them, or as a list. */
const idList = v.pipe(
  v.union([
    v.pipe(
      v.array(id),
      v.transform((ids) => ids.join(',')),
    ),
    id,
    v.string(),
  ]),
  v.regex(/^[\d,\s]+$/),
);
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
const oss = '/api/blade-resource/oss/endpoint';
const rows = '/api/blade-rdm/projectreportdetaillist';
const text = v.optional(v.string());

const projects = `/api/${project.name}`;
const projectSheet: Sheet = {
  main: { name: 'project', resource: project },
  parts: { detail: projectDetail, budget: projectBudget },
};
/** What names the form a submit comes from travels beside the body. */
const keyed = { query: v.object({ key: optional(v.string()) }), headers: { key: SUBMISSION_HEADER } };

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
  files: {
    putFile: {
      method: 'POST',
      path: `${oss}/put-file`,
      aliases: [`${oss}/put-file-attach`],
      query: v.object({ type: optional(v.string()) }),
      upload: true,
      links: true,
    },
    download: {
      method: 'GET',
      path: `/api/${attachment.name}/download`,
      aliases: ['/api/assess/attachment/download'],
      query: v.object({ id }),
      answer: 'download',
    },
    previewPdf: {
      method: 'GET',
      path: `/api/${attachment.name}/previewPdf`,
      aliases: ['/api/assess/attachment/previewPdf'],
      query: v.object({ id }),
      answer: 'download',
    },
    copySave: {
      method: 'POST',
      path: `/api/${attachment.name}/copysave`,
      aliases: ['/api/assess/attachment/copysave'],
      body: v.object({ ids: idList, objectId: id, type: optional(v.pipe(v.string(), v.maxLength(200))) }),
      record: attachment,
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
  project: {
    code: { method: 'GET', path: `${projects}/code`, query: ofYear },
    copy: {
      method: 'GET',
      path: `${projects}/copy`,
      query: v.object({ id, year }),
      sheet: { ...projectSheet, only: 'answer' },
    },
    sheet: {
      method: 'GET',
      path: `${projects}/sheet`,
      query: v.object({ id }),
      sheet: { ...projectSheet, only: 'answer' },
    },
    save: { method: 'POST', path: `${projects}/save`, sheet: projectSheet, ...keyed },
    saveDetail: {
      method: 'POST',
      path: `${projects}/save-detail`,
      draft: projectDetail,
      record: projectDetail,
      ...keyed,
    },
    validateInfo: {
      method: 'GET',
      path: `${projects}/validateInfoByProject`,
      query: v.object({ projectId: id }),
    },
    hasVirtualAssets: { method: 'GET', path: `${projects}/hasVirtualAssets`, query: v.object({ id }) },
    lastYearStats: { method: 'GET', path: `${projects}/last/year/stats` },
    listWeb: { method: 'GET', path: `${projects}/list/web`, page: project },
    listMine: { method: 'GET', path: `${projects}/list/web/my`, page: project },
    exportExcel: {
      method: 'GET',
      path: `${projects}/exportExcel`,
      query: v.object({ ids: v.string() }),
      answer: 'download',
    },
    exportAll: { method: 'GET', path: `${projects}/exportAll`, page: project, answer: 'download' },
    importModify: { method: 'POST', path: `${projects}/importModify`, upload: true },
    exportDocument: { method: 'GET', path: `${projects}/export`, query: v.object({ id }), answer: 'download' },
    budgetOfProject: {
      method: 'GET',
      path: `/api/${projectBudget.name}/detailByProject`,
      query: v.object({ projectId: id }),
      record: projectBudget,
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
