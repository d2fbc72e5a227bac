import { text, type Text } from '../kernel';

/** The decision of the gate: allowed, or the message to confirm and the page to open on confirmation. */
export type CertificationGate =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly message: Text; readonly confirmGoesTo: string | null };

/** `status` of a business certification (工商认证) that was approved. */
const CERTIFIED = '1';

/** Where an enterprise applies for its certification. */
const CERTIFICATION_PAGE = '/rdm/enterpriseinfo';

const mustWait = text(
  '未通过工商认证审核，请耐心等待工商认证通过后再提交',
  'The business certification has not been approved; wait until it is, then submit',
);

const mustCertify = text(
  '未通过工商认证审核，无法进行操作。点击“确定”进行认证？',
  'The business certification has not been approved, so this cannot be done. Press OK to certify now?',
);

/**
 * Whether an action that requires business certification is allowed. A project manager can only wait; other users are
 * directed to the certification.
 *
 * @param roleName the role aliases of the session, joined by commas
 */
export function certificationGate(visit: {
  readonly status?: string | number | null;
  readonly roleName?: string | null;
}): CertificationGate {
  const { status, roleName } = visit ?? {};
  if (status === CERTIFIED || status === Number(CERTIFIED)) return { allowed: true };
  return typeof roleName === 'string' && roleName.includes('projectmanager')
    ? { allowed: false, message: mustWait, confirmGoesTo: null }
    : { allowed: false, message: mustCertify, confirmGoesTo: CERTIFICATION_PAGE };
}
