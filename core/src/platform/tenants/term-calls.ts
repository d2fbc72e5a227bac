import * as v from 'valibot';
import { PLATFORM_TENANT, tenant } from '../../access';
import { text } from '../../kernel';
import { daysUntil } from '../../kernel/calendar';
import { answer, argument, calls, listedPage, wholly, type Call, type PageQuery, type PortOf } from '../../records';
import { setDefaultTerm } from './default-term';
import { useTerm } from './use-term';

/** The tenant's name, the expiry of its licence, and whether it is a trial. */
export interface TermInfo {
  /** Of the enterprise; empty for the platform. */
  readonly tenantName: string;
  /** 0 trial, 1 formal */
  readonly activate: 0 | 1;
  /** `yyyy-MM-dd HH:mm:ss`; empty if it does not expire. */
  readonly expireTime: string;
  /** Whole days until it expires, 0 on the last one; null if it does not expire. */
  readonly daysLeft: number | null;
  /** The last of 30, 7 and 1 days before the end that has come; null before, and 0 once it is over. */
  readonly reminder: number | null;
}

const reminders = [1, 7, 30];
const endless = { expireTime: '', daysLeft: null, reminder: null };

/** The term of the caller's own tenant. The platform's never expires and is no trial. */
async function termInfo(call: Call): Promise<TermInfo> {
  const code = call.caller.tenantId;
  if (code === PLATFORM_TENANT) return { tenantName: '', activate: 1, ...endless };
  // Data scopes do not apply to the caller's own tenant.
  const [found] = await wholly(call).records.findByKeys(tenant, [{ code }]);
  const named = { tenantName: found?.tenantName ?? '', activate: found?.activate === 0 ? 0 : 1 } as const;
  if (!found?.expireTime) return { ...named, ...endless };
  const { expireTime } = found;
  if (call.caller.termEndedAt) return { ...named, expireTime, daysLeft: 0, reminder: 0 };
  const daysLeft = Math.max(0, daysUntil(call.clock.now().slice(0, 10), expireTime.slice(0, 10)));
  return { ...named, expireTime, daysLeft, reminder: reminders.find((days) => daysLeft <= days) ?? null };
}

/** Calls about the caller's tenant as a whole. */
export const systemCalls = calls({
  termInfo: {
    needs: 'signedIn',
    about: text('使用期限', 'Whether the tenant tries the product, and until when it may use it.'),
    answers: v.object({
      tenantName: v.pipe(v.string(), v.description('Empty for the platform')),
      activate: v.pipe(answer.flag, v.description('0 trial, 1 formal')),
      expireTime: v.pipe(v.string(), v.description('Empty where it does not end')),
      daysLeft: v.nullable(answer.count),
      reminder: v.pipe(
        v.nullable(answer.count),
        v.description('The last of 30, 7 and 1 days before the end that has come; 0 once it is over'),
      ),
    }),
    does: termInfo,
  },
  useTerms: {
    needs: useTerm.permissions.view,
    about: text('查询使用期限', 'A page of the licence terms.'),
    does: (call: Call, query: PageQuery) => listedPage(call, useTerm, call.hooksOf(useTerm), query),
  },
  setDefaultTerm: {
    needs: useTerm.permissions.edit,
    about: text('设为默认使用期限', 'Makes a term the one that enterprises which register begin with.'),
    takes: v.object({ id: argument.id }),
    logged: 'write',
    does: setDefaultTerm,
  },
});

export type SystemPort = PortOf<typeof systemCalls>;
