import { enterprise, type enterpriseCalls } from '@rdm/core/internal/enterprise';
import { get, post, postForm, type Wire } from './wire-line';

const path = enterprise.name;

/** The enterprise's card and its certification. docs/wire.md, Certification */
export const enterpriseWire: Wire<typeof enterpriseCalls> = {
  submitBizCert: post(`${path}/submitBizCert`, { draft: enterprise, record: enterprise, keyed: true }),
  bizCerts: get(`${path}/list/bizCert`, { page: enterprise }),
  reviewBizCert: postForm(`${path}/bizCert/{id}/{value}`, { record: enterprise }),
  review: post(`${path}/review`, { record: enterprise }),
  ofTenant: get(`${path}/detail/{tenantId}`, { record: enterprise, orNothing: true }),
  certification: get(`${path}/certification`),
  reminders: get(`${path}/reminders`),
  enterpriseInfoDownload: post(`${path}/enterpriseInfoDownload`, { answer: 'download' }),
};
