import * as v from 'valibot';
import { PLATFORM_TENANT, tenant } from '../../access';
import { text } from '../../kernel';
import { answer, calls, wholly, type Call, type PortOf } from '../../records';

/** The expiry of the tenant's licence, and whether it is a trial. */
export interface TermInfo {
  /** 0 trial, 1 formal */
  readonly activate: 0 | 1;
  /** `yyyy-MM-dd HH:mm:ss`; empty if it does not expire. */
  readonly expireTime: string;
}

/** The term of the caller's own tenant. The platform's never expires and is no trial. */
async function termInfo(call: Call): Promise<TermInfo> {
  const code = call.caller.tenantId;
  if (code === PLATFORM_TENANT) return { activate: 1, expireTime: '' };
  // Data scopes do not apply to the caller's own tenant.
  const [found] = await wholly(call).records.findByKeys(tenant, [{ code }]);
  return { activate: found?.activate === 0 ? 0 : 1, expireTime: found?.expireTime ?? '' };
}

/** Calls about the caller's tenant as a whole. */
export const systemCalls = calls({
  termInfo: {
    needs: 'signedIn',
    about: text('使用期限', 'Whether the tenant tries the product, and until when it may use it.'),
    answers: v.object({
      activate: v.pipe(answer.flag, v.description('0 trial, 1 formal')),
      expireTime: v.pipe(v.string(), v.description('Empty where it does not end')),
    }),
    does: termInfo,
  },
});

export type SystemPort = PortOf<typeof systemCalls>;
