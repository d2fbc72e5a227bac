import { voucherEntry } from '@rdm/core/finance';
import * as v from 'valibot';
import type { EndpointTable } from '../endpoint';
import { id, optional, year } from './parameters';

const accounts = `/api/${voucherEntry.name}`;
const ofReport = v.object({ reportId: id });
/** `1` and `true` say yes, in a body as well as in a query. */
const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['0', '1', 'true', 'false']), v.picklist([0, 1])]),
  v.transform((given) => given === true || given === 1 || given === '1' || given === 'true'),
);
const choice = v.object({
  subjectCode: v.string(),
  subjectName: v.optional(v.string()),
  costItem: v.string(),
});

/** Vouchers and the matching of their accounts. */
export const financeEndpoints: EndpointTable['finance'] = {
  page: { method: 'GET', path: `${accounts}/page`, page: voucherEntry },
  unsubmitted: { method: 'GET', path: `${accounts}/unsubmit/list`, page: voucherEntry },
  subjects: { method: 'GET', path: `${accounts}/subjects`, query: v.object({ year: optional(year) }) },
  unmatchedSubjects: {
    method: 'GET',
    path: `${accounts}/subject-not-match`,
    query: v.object({ tenantId: optional(v.string()), year: optional(year) }),
  },
  subjectsOfReport: { method: 'GET', path: `${accounts}/matchSubject`, query: ofReport },
  submitMatch: {
    method: 'POST',
    path: `${accounts}/submitMatch`,
    query: v.object({ reportId: optional(id) }),
    body: v.object({ matches: v.array(choice), check: optional(flag), reportId: optional(id) }),
  },
  updateSubjects: {
    method: 'POST',
    path: `${accounts}/update-subjects`,
    body: v.object({ subjects: v.array(v.object({ subjectCode: v.string(), subjectName: v.string() })) }),
  },
  stats: {
    method: 'GET',
    path: `${accounts}/stats`,
    query: v.object({ reportId: id, type: optional(v.picklist(['subject', 'item', 'category', 'month'])) }),
  },
  total: {
    method: 'GET',
    path: `${accounts}/total`,
    query: v.object({ reportId: id, subject2: v.pipe(v.string(), v.minLength(1)), coopLeader: optional(v.string()) }),
  },
  totalAmount: { method: 'GET', path: `${accounts}/totalAmount`, query: ofReport },
  exportCooperation: {
    method: 'GET',
    path: `${accounts}/auxiliary/coop/export`,
    query: v.object({ year: optional(year), projectId: optional(id) }),
    answer: 'download',
  },
};
