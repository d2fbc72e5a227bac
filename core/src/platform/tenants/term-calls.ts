import * as v from 'valibot';
import { PLATFORM_TENANT, tenant } from '../../access';
import { text } from '../../kernel';
import { answer, calls, wholly, type Call, type PortOf } from '../../records';

/** Until when the tenant may use the product, and whether it still tries it. */
export interface TermInfo {
  /** 0 trial, 1 formal */
  readonly activate: 0 | 1;
  /** `yyyy-MM-dd HH:mm:ss`; empty where it does not end. */
  readonly expireTime: string;
}

/** The term of the caller's own tenant. The platform neither tries the product nor ends. */
async function termInfo(call: Call): Promise<TermInfo> {
  const code = call.caller.tenantId;
  if (code === PLATFORM_TENANT) return { activate: 1, expireTime: '' };
  // One's own tenant is no record to be hidden.
  const [found] = await wholly(call).records.findByKeys(tenant, [{ code }]);
  return { activate: found?.activate === 0 ? 0 : 1, expireTime: found?.expireTime ?? '' };
}

/** What the program says of the tenant itself. */
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
