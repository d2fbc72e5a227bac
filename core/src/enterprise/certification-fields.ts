import { text } from '../kernel';
import { dictionary, longText, string, structureOf, time } from '../records';

/**
 * States of a business certification (工商认证), keys of the dictionary `biz_cert_state`. `1` is fixed by the wire, which
 * knows an approved certification by it.
 */
export const certificationStates = { none: '0', passed: '1', submitted: '2', returned: '3' } as const;
export type CertificationState = (typeof certificationStates)[keyof typeof certificationStates];

/** A certification that was passed and ended with a change of name or credit code. */
export interface FormerCertification {
  readonly name: string;
  readonly creditCode: string;
  readonly submittedBy: string | null;
  readonly submittedTime: string | null;
  readonly reviewedBy: string | null;
  readonly reviewedTime: string | null;
  /** When the change opened the certification again, `yyyy-MM-dd HH:mm:ss`, and who made it. */
  readonly endedTime: string;
  readonly endedBy: string;
}

/** State and history of the certification. Written by its calls only: what a form says of them is passed over. */
export const certificationFields = {
  bizCert: dictionary('biz_cert_state', {
    label: text('工商认证', 'Certification'),
    readOnly: true,
    initial: () => certificationStates.none,
  }),
  bizCertSubmittedBy: string({ label: text('认证提交人账号', 'Account of the submitter'), readOnly: true }),
  bizCertSubmittedById: string({
    label: text('认证提交人编号', 'Id of the submitter'),
    readOnly: true,
    maxLength: 19,
  }),
  bizCertSubmittedTime: time({ label: text('认证提交时间', 'Submitted at'), readOnly: true }),
  bizCertReviewedBy: string({ label: text('认证审核人账号', 'Account of the reviewer'), readOnly: true }),
  bizCertReviewedTime: time({ label: text('认证审核时间', 'Reviewed at'), readOnly: true }),
  bizCertReturnReason: longText({ label: text('退回原因', 'Reason for the return'), maxLength: 500, readOnly: true }),
  formerBizCerts: structureOf<readonly FormerCertification[] | null>()({
    label: text('历次认证', 'Former certifications'),
  }),
} as const;

/** Who submitted and who reviewed it, by name. */
export const certificationNames = {
  bizCertSubmittedByName: string({ label: text('认证提交人', 'Submitted by') }),
  bizCertReviewedByName: string({ label: text('认证审核人', 'Reviewed by') }),
};

export const certificationFieldNames = Object.keys(certificationFields) as (keyof typeof certificationFields)[];
