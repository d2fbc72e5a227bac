import * as v from 'valibot';
import { faults, Refusal, text } from '../kernel';
import { answer, argument, calls, type Call, type PortOf, type RecordOf } from '../records';
import { certificationStates } from './certification-fields';
import { enterprise } from './enterprise';
import { certificationReminders } from './use-cases/certification-reminders';
import { certificationStanding, submittedCertifications } from './use-cases/certification-state';
import { reviewCertification, submitCertification } from './use-cases/certify';
import { enterpriseSheet } from './use-cases/enterprise-sheet';
import { enterpriseCard } from './use-cases/require-certified';

/** The card of a tenant, which is the caller's own: the cards of others do not exist for anybody. */
async function cardOfTenant(
  call: Call,
  { tenantId }: { readonly tenantId: string },
): Promise<RecordOf<typeof enterprise> | null> {
  if (tenantId !== call.caller.tenantId) throw new Refusal(faults.notFound(enterprise.label));
  return enterpriseCard(call);
}

const { none, passed, submitted, returned } = certificationStates;
const decision = v.object({
  id: argument.id,
  value: v.picklist([passed, returned]),
  reason: argument.optional(v.string()),
});

/** Certification of the enterprise (工商认证). docs/product.md, Certification */
export const enterpriseCalls = calls({
  submitBizCert: {
    // Whether it adds or changes the card depends on the arguments; the use case requires the permission.
    needs: 'signedIn',
    about: text(
      '提交工商认证',
      'Saves the card of the enterprise and submits it for certification. Name, credit code and licence cannot be ' +
        'changed until it is reviewed.',
    ),
    logged: 'event',
    does: submitCertification,
  },
  bizCerts: {
    needs: 'bizcert_view',
    about: text('分页查询工商认证', 'A page of the certifications that were submitted.'),
    does: submittedCertifications,
  },
  reviewBizCert: {
    needs: 'bizcert_review',
    about: text(
      '审核工商认证',
      'Passes (`1`) or returns (`3`, with a reason) a submitted certification; refused to the person who submitted it.',
    ),
    takes: decision,
    logged: 'event',
    does: reviewCertification,
  },
  review: {
    needs: 'bizcert_review',
    about: text('审核企业信息', 'The same, with the decision in the body.'),
    takes: decision,
    logged: 'event',
    does: reviewCertification,
  },
  ofTenant: {
    needs: 'enterprise_view',
    about: text(
      '查询租户的企业信息',
      'The card of the caller’s own enterprise by its tenant number; none before it is entered.',
    ),
    takes: v.object({ tenantId: v.pipe(v.string(), v.regex(/^\w{1,12}$/)) }),
    does: cardOfTenant,
  },
  certification: {
    needs: 'signedIn',
    about: text(
      '查询工商认证状态',
      'How the certification of the caller’s enterprise stands (`1` is passed), and what its card lacks before it can ' +
        'be submitted.',
    ),
    answers: v.object({
      bizCert: v.picklist([none, passed, submitted, returned]),
      returnReason: v.nullable(v.string()),
      missing: v.array(v.object({ field: v.string(), message: answer.bilingual })),
      registered: v.object({ name: v.string(), creditCode: v.string() }),
    }),
    does: certificationStanding,
  },
  reminders: {
    needs: 'signedIn',
    about: text('查询工商认证提醒', 'What about the certification waits for the caller.'),
    answers: v.array(v.object({ kind: v.picklist(['review', 'returned']), message: answer.bilingual, to: v.string() })),
    does: certificationReminders,
  },
  enterpriseInfoDownload: {
    needs: 'enterprise_export',
    about: text(
      '下载企业基本情况表',
      'The card of the enterprise as a document (.docx), by its id or the caller’s own.',
    ),
    takes: v.object({ id: argument.optional(argument.id) }),
    logged: 'read',
    prints: enterpriseSheet,
  },
});

export type EnterprisePort = PortOf<typeof enterpriseCalls>;
